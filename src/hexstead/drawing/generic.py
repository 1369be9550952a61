"""A plain but whole drawing of any board: land, tiles, numbers, places and their names. For games without their own."""

from __future__ import annotations

from hexstead.board import Board
from hexstead.drawing.document import document, fitting_view
from hexstead.drawing.labels import label, place_labels
from hexstead.drawing.land import land_plate
from hexstead.drawing.pieces import hex_point, node_point, spot
from hexstead.drawing.svg import Point, group, line, stroke, titled, token
from hexstead.drawing.tiles import number, shore, soil, tile_symbols, tiles


def draw_generic(board: Board, *, theme: str = "light", width: int | None = None) -> str:
    """The bare board; pieces need a drawing that knows the game."""
    layers = [
        *land_plate(board),
        shore(board),
        soil(board),
        tiles(board, {}),
        open_paths(board),
        group(
            "numbers", [number(*hex_point(board, i), tile.number) for i, tile in enumerate(board.hexes) if tile.number]
        ),
        group("places", [titled(name, spot(node_point(board, node))) for name, node in board.places.items()]),
        group("names", [label(entry) for entry in place_labels(board, [])]),
    ]
    return document(board.data["title"], fitting_view(board), theme, tile_symbols(board, {}), layers, width)


def open_paths(board: Board) -> str:
    """Paths that run beside no tile, which the joints between tiles do not show."""
    along_tiles = {
        frozenset((tile.corners[i - 1], corner)) for tile in board.hexes for i, corner in enumerate(tile.corners)
    }
    bare: list[list[Point]] = [
        [node_point(board, path.a), node_point(board, path.b)]
        for path in board.paths
        if frozenset((path.a, path.b)) not in along_tiles
    ]
    return group("paths", [stroke(line(ends), token("soil"), 4) for ends in bare])
