"""Theme tokens: the named colours of the board for the themes light, dark and high contrast (hc).

A terrain has six colours: 0 ground, 1 light patch, 2 dark patch, 3 lip, 4 dark detail, 5 light detail.
A seat has four: base, lip (d), highlight (l) and mark (m).
"""

from __future__ import annotations

# fmt: off
LIGHT = {
    "sea": "#A6D2DA", "sea1": "#B8DDE1", "sea2": "#CBE7E6", "seaInk": "#24586A", "land": "#E6DDBF",
    "landEdge": "#C7B98E", "foreign": "#DAD6BB", "foreignInk": "#5E5A43", "soil": "#CDB98B", "soilD": "#A8925F",
    "fields0": "#EBCB74", "fields1": "#F3DA92", "fields2": "#DDB653", "fields3": "#B9913B", "fields4": "#9A6F22",
    "fields5": "#FBECBB", "fields6": "#CFCB78",
    "pasture0": "#B0D086", "pasture1": "#C5DF9E", "pasture2": "#98BE6E", "pasture3": "#769B52",
    "pasture4": "#6B4B36", "pasture5": "#FFFDF5", "cow": "#7B5036",
    "forest0": "#93BD8B", "forest1": "#ABCFA0", "forest2": "#74A577", "forest3": "#56845E", "forest4": "#2E6A50",
    "forest5": "#478A64",
    "mountains0": "#C3C7CF", "mountains1": "#D7DADF", "mountains2": "#ABB1BC", "mountains3": "#868D9B",
    "mountains4": "#6C7587", "mountains5": "#98A0AF", "snow": "#FFFFFF",
    "hills0": "#D6B594", "hills1": "#E4CAAD", "hills2": "#C09A78", "hills3": "#97724F", "hills4": "#3F383D",
    "hills5": "#B58D69", "coal1": "#2F2A30", "coal2": "#443D46", "coal3": "#7B7380",
    "clay0": "#E2AE92", "clay1": "#EFC7B0", "clay2": "#CF9072", "clay3": "#A5684C", "clay4": "#A9502F",
    "clay5": "#CB8361", "brick1": "#B4533A", "brick2": "#C96A4B",
    "desert0": "#F0DFB7", "desert1": "#F8EDD0", "desert2": "#E3CA96", "desert3": "#C2A470", "desert4": "#B8693F",
    "desert5": "#D8935F", "cactus": "#6E9A62", "bark": "#6B4A33", "wood": "#B98A57", "barn1": "#B9523F",
    "barn2": "#97392B", "ink2": "#3F3A44", "cast": "rgba(60,45,20,.16)", "castStrong": "rgba(40,28,14,.30)",
    "tilehi": "rgba(255,255,255,.62)", "numFlat": "rgba(255,251,238,.86)", "numFlatEdge": "rgba(90,70,40,.28)",
    "numInk": "#2B2730", "hot": "#A81812", "pieceInk": "#2B2228", "outlawRim": "#F6ECD8",
    "sleeper": "#4A382A",
    "R": "#CC3A34", "Rd": "#8F211D", "Rl": "#EE7A6C", "Rm": "#FFFFFF",
    "O": "#F2952F", "Od": "#B4630F", "Ol": "#FCC27A", "Om": "#33210C",
    "W": "#FBF7EC", "Wd": "#BEB5A2", "Wl": "#FFFFFF", "Wm": "#2B2730",
    "B": "#2E68BF", "Bd": "#1B4280", "Bl": "#6C9EE6", "Bm": "#FFFFFF", "lit": "#19C9B4", "litFill": "#7DF0DB",
    "litCore": "#FFFFFF", "litInk": "#04695D", "label": "#2A2530", "halo": "rgba(255,252,242,.86)",
    "lmLabel": "#8A2F16", "lmPlate": "#E9DFC2", "lmPlateEdge": "#8C7440", "lmGhost": "rgba(255,252,240,.62)",
    "lmGhostLine": "rgba(60,48,30,.6)", "spotRing": "#FFFDF4", "spotInk": "#6B5A4A",
    "numTop": "#FFF6DF", "numSide": "#B8925A", "numRim": "#D6B98A", "numOut": "#6E4F27",
    "sockFill": "rgba(255,252,240,.38)", "sockLine": "rgba(60,48,30,.55)", "sockInk": "rgba(50,40,26,.78)",
    "glass": "#FFF4D6", "slotFill": "rgba(255,252,242,.85)", "slotLine": "#3A3038",
    "N": "#9A958C", "Nd": "#6F6A62", "Nl": "#BDB8AE", "Nm": "#FFFFFF",
    "siteP": "#6D3FA0", "siteRing": "#FFFFFF", "siteR": "#C13A3A", "siteRline": "#5A1518", "siteRdot": "#FFE3D6",
    "gold": "#F4C544", "goldD": "#C28E1E", "goldO": "#7A5410", "goldInk": "#4A3004",
    "trackBed": "rgba(255,249,232,.78)", "trackTie": "#7A5B37", "trackRail": "#4A4350",
}

DARK = LIGHT | {
    "sea": "#14303B", "sea1": "#193A46", "sea2": "#1F4551", "seaInk": "#9CC7D0", "land": "#4A4635",
    "landEdge": "#2C2A1E", "foreign": "#2C3A38", "foreignInk": "#93A79F", "soil": "#3A3527", "soilD": "#2A261B",
    "fields0": "#9C803F", "fields1": "#AC8F4A", "fields2": "#8B7034", "fields3": "#5C4A22", "fields4": "#453415",
    "fields5": "#D6BC76", "fields6": "#80803F",
    "pasture0": "#63814A", "pasture1": "#718F56", "pasture2": "#53703E", "pasture3": "#3A502B",
    "pasture4": "#3B2A20", "pasture5": "#DAD7C9", "cow": "#3E2A1E",
    "forest0": "#44694F", "forest1": "#52785C", "forest2": "#375A43", "forest3": "#263F30", "forest4": "#183A2C",
    "forest5": "#2A5741",
    "mountains0": "#686F7E", "mountains1": "#767D8B", "mountains2": "#585F6E", "mountains3": "#3D434F",
    "mountains4": "#3C4352", "mountains5": "#525A6A", "snow": "#CBD4DE",
    "hills0": "#7B6150", "hills1": "#8A6F5C", "hills2": "#695141", "hills3": "#473529", "hills4": "#1E1A1E",
    "hills5": "#5A4434", "coal1": "#1B181C", "coal2": "#2A262C", "coal3": "#57505C",
    "clay0": "#8A5C4A", "clay1": "#996957", "clay2": "#774C3B", "clay3": "#523224", "clay4": "#5F2C1B",
    "clay5": "#6D402E", "brick1": "#8E4430", "brick2": "#A4563D",
    "desert0": "#9C865E", "desert1": "#A9936A", "desert2": "#8B764F", "desert3": "#635233", "desert4": "#6E422A",
    "desert5": "#8C5C3E", "cactus": "#3F6440", "bark": "#33241A", "wood": "#8A6640", "barn1": "#7A3A2E",
    "barn2": "#5B271E", "ink2": "#211F25", "cast": "rgba(0,0,0,.22)", "castStrong": "rgba(0,0,0,.45)",
    "tilehi": "rgba(255,255,255,.16)", "numFlat": "rgba(243,233,208,.90)", "numFlatEdge": "rgba(0,0,0,.35)",
    "numInk": "#221E26", "hot": "#A41510", "pieceInk": "#120E12", "sleeper": "#1A130D",
    "R": "#D2403A", "Rd": "#8E211D", "Rl": "#F59488",
    "O": "#F5A043", "Od": "#B56712", "Ol": "#FFD093",
    "W": "#F7F2E6", "Wd": "#B3AB99",
    "B": "#3B74CE", "Bd": "#1F4B94", "Bl": "#93BDF7", "lit": "#2FE6CE", "litFill": "#63F2DC", "litCore": "#D9FFF8",
    "litInk": "#003B34", "label": "#FDF7E8", "halo": "rgba(18,22,22,.78)", "lmLabel": "#FFC59E",
    "lmPlate": "#CDBE94", "lmPlateEdge": "#3A3018", "lmGhost": "rgba(24,30,32,.55)",
    "lmGhostLine": "rgba(255,248,226,.6)", "spotRing": "#F1E7CF", "spotInk": "#4B4036",
    "numTop": "#F6EBD0", "numSide": "#7E6138", "numRim": "#C7AA78", "numOut": "#1E160B",
    "sockFill": "rgba(15,20,22,.50)", "sockLine": "rgba(255,248,226,.55)", "sockInk": "rgba(255,248,226,.86)",
    "slotFill": "rgba(20,24,28,.75)", "slotLine": "#E9DFC8",
    "siteP": "#8A57C4", "siteR": "#D24A48", "siteRline": "#2E0A0C",
    "trackBed": "rgba(20,18,14,.42)", "trackTie": "#D9BE8F", "trackRail": "#F2E6CC",
}

HC = LIGHT | {
    "sea": "#D6ECF3", "sea1": "#E4F3F8", "sea2": "#F1FAFC", "seaInk": "#00343F", "land": "#FFFFFF",
    "landEdge": "#000000", "foreign": "#F2F2F2", "foreignInk": "#444444", "soil": "#FFFFFF", "soilD": "#000000",
    "fields0": "#FFEFA8", "fields1": "#FFF6CF", "fields2": "#F5DE80", "fields3": "#000000", "fields4": "#5C4300",
    "fields5": "#FFFFFF", "fields6": "#F1EFA0",
    "pasture0": "#DDF2C2", "pasture1": "#E9F8D6", "pasture2": "#CBE8A9", "pasture3": "#000000",
    "forest0": "#B9E0BE", "forest1": "#C8EACC", "forest2": "#A3D3AA", "forest3": "#000000", "forest4": "#0C3D2A",
    "forest5": "#1F6B4A",
    "mountains0": "#E4E6EA", "mountains1": "#F0F1F4", "mountains2": "#D3D6DC", "mountains3": "#000000",
    "mountains4": "#444C5C", "mountains5": "#79818F",
    "hills0": "#EBD3BC", "hills1": "#F4E4D4", "hills2": "#DDBFA3", "hills3": "#000000", "hills5": "#A97C56",
    "clay0": "#F3CDBA", "clay3": "#000000",
    "desert0": "#FBF1D9", "desert1": "#FFFBF0", "desert3": "#000000", "cast": "rgba(0,0,0,0)",
    "castStrong": "rgba(0,0,0,0)", "tilehi": "rgba(255,255,255,0)", "numFlat": "#FFFFFF", "numFlatEdge": "#000000",
    "numInk": "#000000", "hot": "#A30000", "pieceInk": "#000000",
    "R": "#B80012", "Rd": "#7A000C", "Rl": "#E06068",
    "O": "#FF9A1F", "Od": "#A85C00",
    "W": "#FFFFFF", "Wd": "#C8C8C8",
    "B": "#0A3FA8", "Bd": "#062769", "Bl": "#5C86E0", "lit": "#00A08F", "litFill": "#FFF200", "litCore": "#FFF200",
    "litInk": "#000000", "label": "#000000", "halo": "#FFFFFF", "lmPlate": "#FFFFFF", "lmPlateEdge": "#000000",
    "lmGhost": "#FFFFFF", "lmGhostLine": "#000000", "spotRing": "#FFFFFF", "spotInk": "#000000",
    "numTop": "#FFFFFF", "numSide": "#000000", "numRim": "#FFFFFF", "numOut": "#000000",
    "sockFill": "#FFFFFF", "sockLine": "#000000", "sockInk": "#000000",
    "siteP": "#4E1A8A", "siteR": "#A30000", "siteRline": "#000000",
    "trackBed": "#FFFFFF", "trackTie": "#000000", "trackRail": "#000000",
}
# fmt: on

THEMES = {"light": LIGHT, "dark": DARK, "hc": HC}

SEAT_LETTERS = "ROWB"
NEUTRAL = "N"  # pieces that belong to no seat
