"""Sea and land under the tiles: the hand-drawn coast if it fits the map, else an island shaped like the hexes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..board import Board, geometry
from .pieces import node_point
from .svg import EDGE, Point, at, escape, group, hexagon, line, num, path, rounded, stroke, token
from .tiles import UNKNOWN_TERRAIN, repeated

LAKE_SHORE = 'stroke-width="5" paint-order="stroke"'


def drawn_coast(coast: Mapping[str, Any], edges: Sequence[Mapping[str, Any]] = ()) -> list[str]:
    """Return the layers of a hand-drawn coast: two rings of shallow water, land with its lip, lakes, pale tiles along
    the border, waves, and the names of seas and countries."""
    waves = "".join(f"M{num(x)},{num(y)}q5,-4.5 10,0q5,4.5 10,0" for x, y in coast["waves"])
    names = [
        f'<text class="{entry["kind"]}" x="{num(entry["x"])}" y="{num(entry["y"])}">{escape(entry["text"])}</text>'
        for entry in coast["names"]
    ]
    return [
        path(coast["ring2"], token("sea1")) + path(coast["ring1"], token("sea2")),
        path(coast["land"], token("landEdge"), 'transform="translate(0 4)"') + path(coast["land"], token("foreign")),
        *([path(coast["lakes"], token("sea"), f'{LAKE_SHORE} stroke="{token("sea2")}"')] if "lakes" in coast else []),
        *pale([path(coast["fringe"][edge["id"]], tint(edge)) for edge in edges if edge["id"] in coast["fringe"]]),
        stroke(waves, token("seaInk"), 1.6, 'stroke-opacity=".28"'),
        group("lands", names),
    ]


def land_plate(board: Board, edges: Sequence[Mapping[str, Any]] = ()) -> list[str]:
    """Return the layers of an island shaped like the hexes and paths, for maps without a hand-drawn coast."""
    bare = paths_off_tiles(board)
    beyond = [edge_point(board, edge) for edge in edges]
    drawn = []
    for reach, colour, down in ((46, "sea1", 0), (32, "sea2", 0), (20, "landEdge", 4), (20, "foreign", 0)):
        outline = rounded(hexagon(board.grid, EDGE + reach), reach)
        lower = f'transform="translate(0 {down})"' if down else ""
        paths = "".join(stroke(way, token(colour), 2 * reach, lower) for way in bare)
        fringe = "".join(at(x, y + down, path(outline, token(colour))) for x, y in beyond)
        drawn.append(paths + fringe + repeated(outline, board.hexes, token(colour), down))
    tile = rounded(hexagon(board.grid, EDGE), 9)
    drawn += pale([at(*point, path(tile, tint(edge))) for point, edge in zip(beyond, edges, strict=True)])
    return [*drawn, "".join(stroke(way, token("soil"), 4) for way in bare)]


def edge_point(board: Board, edge: Mapping[str, Any]) -> Point:
    x, y = geometry.position(board.grid, edge["col"], edge["row"])
    return x * EDGE, y * EDGE


def tint(edge: Mapping[str, Any]) -> str:
    """Ground colour of a tile beyond the border; sand if its terrain is uncertain."""
    return token(UNKNOWN_TERRAIN + "0" if edge.get("unsure") else f"{edge['terrain']}0")


def pale(tiles: list[str]) -> list[str]:
    return [f'<g opacity=".55">{"".join(tiles)}</g>'] if tiles else []


def paths_off_tiles(board: Board) -> list[str]:
    """Paths that are not an edge of any tile and must be drawn, since no gap between tiles shows them."""
    beside_tiles = {
        frozenset((tile.corners[i - 1], corner)) for tile in board.hexes for i, corner in enumerate(tile.corners)
    }
    return [
        line([node_point(board, path.a), node_point(board, path.b)])
        for path in board.paths
        if frozenset((path.a, path.b)) not in beside_tiles
    ]
