"""Draw Germany as SVG: coast, city spots, town halls, roads, built and unbuilt landmarks, and Götz."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ...board import Board
from ...core.options import seat_colours
from ...drawing.atlas import coast, has_shipped_shape, placed_labels
from ...drawing.document import document, fitting_view
from ...drawing.labels import Label, label, place_labels
from ...drawing.land import drawn_coast, land_plate
from ...drawing.pieces import (
    art,
    art_id,
    colour_letter,
    ends,
    from_north,
    hex_point,
    lettered,
    lit_disc,
    lit_path,
    lit_ring,
    node_point,
    piece_symbols,
    plus,
    road,
    sort_lit,
    spot,
)
from ...drawing.svg import at, circle, ellipse, group, symbol, titled, token, use
from ...drawing.tiles import number, shore, soil, tile_symbols, tiles
from .mapcheck import landmark_of, places_of_kind

PIECE_LAYERS = ("roads", "cities", "landmarks", "halls")  # see drawing.piece_layers

ART = Path(__file__).parent / "art"

LOOKS = {"pasture": "sheep", "hills": "clay"}

BUILDINGS = {
    "Berlin": "brandenburg-gate",
    "Bremen": "bremen",
    "Dresden": "dresden",
    "Eisenach": "wartburg",
    "Frankfurt": "roemer",
    "Freiburg": "freiburg",
    "Köln": "koeln",
    "Lübeck": "holsten-gate",
    "München": "muenchen",
    "Nürnberg": "nuernberg",
    "Schwerin": "schwerin",
    "Trier": "porta-nigra",
}
ANY_BUILDING = "wartburg"

GOETZ_ASIDE = 15
NUMBER_ASIDE = 11


def draw(
    board: Board,
    position: Mapping[str, Any] | None,
    *,
    theme: str = "light",
    width: int | None = None,
    lit: Sequence[str] = (),
) -> str:
    """Draw the board with the pieces of a JSON position; None draws the empty printed board.

    `lit` names the paths, places and hexes that the player can choose.
    """
    pieces = position or {}
    colours = seat_colours(pieces.get("options", {}))
    roads = {board.path(name): colours[seat] for name, seat in pieces.get("road_owner", {}).items()}
    halls = {board.node(name): colours[seat] for name, seat in pieces.get("hall_owner", {}).items()}
    built = {board.node(name): colours[seat] for name, seat in pieces.get("marker_owner", {}).items()}
    goetz = board.hex(pieces["goetz"]) if pieces.get("goetz") else None
    lit_hexes, lit_nodes, lit_paths = sort_lit(board, lit)
    is_shipped_shape = has_shipped_shape(board)
    labels = place_labels(board, placed_labels(board, ART))
    layers = [
        *(drawn_coast(coast(ART)) if is_shipped_shape else land_plate(board)),
        shore(board),
        soil(board),
        tiles(board, LOOKS),
        group("roads", [_road(board, path, colour) for path, colour in roads.items()]),
        group("numbers", [_number(board, i, i == goetz) for i in range(len(board.hexes))]),
        group("lit", [lit_ring(hex_point(board, i)) for i in lit_hexes]),
        group("lit", [lit_path(*ends(board, path)) for path in lit_paths]),
        group("cities", _cities(board, halls, lit_nodes)),
        group("landmarks", [_landmark(board, town, built, lit_nodes) for town in places_of_kind(board, "landmark")]),
        group("names", [_name(board, entry) for entry in labels]),
        group("halls", [_hall(board, node, colour) for node, colour in from_north(board, halls)]),
        _goetz(board, goetz),
    ]
    view = coast(ART)["view"] if is_shipped_shape else fitting_view(board, labels)
    return document(board.data["title"], tuple(view), theme, _symbols(board, halls), layers, width)


def building(town: str) -> str:
    return BUILDINGS.get(town, ANY_BUILDING)


def ghost(drawing: str) -> str:
    """Recolour a drawing in pale greys, for a landmark that is not built yet."""
    return re.sub(r"#[0-9A-Fa-f]{6}", lambda found: _pale_grey(found[0]), drawing)


def _pale_grey(colour: str) -> str:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    pale = min(255, round(((grey - 127.5) * 0.55 + 127.5) * 1.15))
    return f"#{pale:02X}{pale:02X}{pale:02X}"


def _symbols(board: Board, halls: Mapping[int, str]) -> str:
    pieces, landmarks = art(ART / "pieces.svg"), art(ART / "landmarks.svg")
    letters = sorted({colour_letter(colour) for colour in halls.values()})
    used = sorted({building(town) for town in places_of_kind(board, "landmark")})
    drawings = [symbol(art_id(id), landmarks[id]) + symbol(art_id(f"{id}-ghost"), ghost(landmarks[id])) for id in used]
    hall = piece_symbols(pieces["hall"], "hall", letters)
    return tile_symbols(board, LOOKS) + hall + symbol(art_id("goetz"), pieces["goetz"]) + "".join(drawings)


def _road(board: Board, path: int, colour: str) -> str:
    a, b = board.node_name(board.paths[path].a), board.node_name(board.paths[path].b)
    title = f"Road of {colour}, {a} – {b}"
    return titled(title, road(*ends(board, path), colour_letter(colour)))


def _number(board: Board, index: int, blocked: bool) -> str:
    x, y = hex_point(board, index)
    tile = board.hexes[index]
    if not tile.number:
        return ""
    return titled(
        f"{tile.id}, {tile.terrain} {tile.number}", number(x - NUMBER_ASIDE * blocked, y, tile.number, blocked)
    )


def _cities(board: Board, halls: Mapping[int, str], lit_nodes: list[int]) -> list[str]:
    drawn = []
    for town in places_of_kind(board, "city"):
        node = board.places[town]
        if node in halls:
            continue
        mark = lit_disc(node_point(board, node), 11) if node in lit_nodes else ""
        drawn.append(titled(town, mark + spot(node_point(board, node))))
    return drawn


def _hall(board: Board, node: int, colour: str) -> str:
    title = f"Town hall of {colour} at {board.node_name(node)}"
    x, y = node_point(board, node)
    return titled(title, lettered("hall", (x, y - 2), colour_letter(colour), 7.6))


def _landmark(board: Board, town: str, built: Mapping[int, str], lit_nodes: list[int]) -> str:
    node = board.places[town]
    id, name = building(town), landmark_of(board, town)["name"]
    if node in built:
        plate = ellipse(0, 11, 21, 8.5, token("lmPlateEdge")) + ellipse(0, 9.6, 21, 8.5, token("lmPlate"))
        drawn = plate + at(0, -5, use(art_id(id), 0, 0), 0.98, 0.98)
        title = f"{name} at {town}, built by {built[node]}"
    elif node in lit_nodes:
        badge = circle(0, 0, 7, token("litCore"), f'stroke="{token("litInk")}" stroke-width="1.6"') + plus(
            3.2, "litInk"
        )
        drawn = lit_disc((0, 0), 20.5) + at(0, -0.5, use(art_id(id), 0, 0), 0.74, 0.74) + at(15, -15, badge)
        title = f"{name} at {town}, may be built now"
    else:
        line = f'stroke="{token("lmGhostLine")}" stroke-width="1.3" stroke-dasharray="3.5 2.6"'
        pale = f'<g opacity=".62">{at(0, -0.5, use(art_id(id + "-ghost"), 0, 0), 0.74, 0.74)}</g>'
        drawn = circle(0, 0, 18.5, token("lmGhost"), line) + pale
        title = f"{name} at {town}, not built"
    return titled(title, at(*node_point(board, node), drawn))


def _name(board: Board, entry: Label) -> str:
    return label(entry, "landmark" if board.place_data[entry.name]["kind"] == "landmark" else "")


def _goetz(board: Board, index: int | None) -> str:
    if index is None:
        return ""
    x, y = hex_point(board, index)
    return titled(f"Götz on {board.hexes[index].id}", use(art_id("goetz"), x + GOETZ_ASIDE, y))
