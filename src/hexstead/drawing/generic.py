"""A plain drawing of any board (land, tiles, numbers, places, names), for games without a drawing module."""

from __future__ import annotations

from ..board import Board
from .document import document, fitting_view
from .labels import label, place_labels
from .land import land_plate
from .pieces import hex_point, node_point, spot
from .svg import group, titled
from .tiles import number, shore, soil, tile_symbols, tiles


def draw_generic(board: Board, *, theme: str = "light", width: int | None = None) -> str:
    """Draw the empty board; pieces require a game's own drawing module."""
    labels = place_labels(board, [])
    layers = [
        *land_plate(board),
        shore(board),
        soil(board),
        tiles(board),
        group(
            "numbers", [number(*hex_point(board, i), tile.number) for i, tile in enumerate(board.hexes) if tile.number]
        ),
        group("places", [titled(name, spot(node_point(board, node))) for name, node in board.places.items()]),
        group("names", [label(entry) for entry in labels]),
    ]
    return document(board.data["title"], fitting_view(board, labels), theme, tile_symbols(board), layers, width)
