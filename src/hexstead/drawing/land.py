"""Sea and land under the tiles: a drawn coast where there is one, else a plate that follows the hexes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexstead.board import Board
from hexstead.drawing.svg import EDGE, escape, group, hexagon, num, path, rounded, stroke, token
from hexstead.drawing.tiles import repeated


def drawn_coast(coast: Mapping[str, Any]) -> list[str]:
    """Layers of a coast by hand: two rings of shallow water, the land with its lip, waves, names of seas and lands."""
    waves = "".join(f"M{num(x)},{num(y)}q5,-4.5 10,0q5,4.5 10,0" for x, y in coast["waves"])
    names = [
        f'<text class="{entry["kind"]}" x="{num(entry["x"])}" y="{num(entry["y"])}">{escape(entry["text"])}</text>'
        for entry in coast["names"]
    ]
    return [
        path(coast["ring2"], token("sea1")) + path(coast["ring1"], token("sea2")),
        path(coast["land"], token("landEdge"), 'transform="translate(0 4)"') + path(coast["land"], token("foreign")),
        stroke(waves, token("seaInk"), 1.6, 'opacity=".28"'),
        group("lands", names),
    ]


def land_plate(board: Board) -> list[str]:
    """Layers of an island that follows the hexes, for maps without a coast of their own."""
    drawn = []
    for reach, colour, down in ((46, "sea1", 0), (32, "sea2", 0), (20, "landEdge", 4), (20, "foreign", 0)):
        drawn.append(repeated(rounded(hexagon(board.grid, EDGE + reach), reach), board.hexes, token(colour), down))
    return drawn
