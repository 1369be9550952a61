"""What was drawn by hand for a shipped map: its coast, and where its names stand. Kept in the game's art folder."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from ..board import Board, shipped_map
from .labels import Label
from .pieces import node_point


@cache
def coast(folder: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((folder / "coast.json").read_text(encoding="utf-8"))
    return data


@cache
def label_places(folder: Path) -> dict[str, dict[str, Any]]:
    data: dict[str, dict[str, Any]] = json.loads((folder / "labels.json").read_text(encoding="utf-8"))
    return data


def has_shipped_shape(board: Board) -> bool:
    """Whether the hexes lie exactly where the shipped map has them, so that the drawn coast fits."""
    return {(tile.x, tile.y) for tile in board.hexes} == {(tile.x, tile.y) for tile in shipped_map(board.game).hexes}


def drawn_places(board: Board, folder: Path) -> dict[str, dict[str, Any]]:
    """What was drawn by hand for the places that lie where the shipped map has them."""
    if not has_shipped_shape(board):
        return {}
    shipped = shipped_map(board.game)
    known = {name: entry for name, entry in label_places(folder).items() if name in board.places}
    return {
        name: entry
        for name, entry in known.items()
        if node_point(board, board.places[name]) == node_point(shipped, shipped.node(entry["at"]))
    }


def placed_labels(board: Board, folder: Path) -> list[Label]:
    """Names placed by hand."""
    drawn = drawn_places(board, folder)
    labels = []
    for name, node in board.places.items():
        if name in drawn:
            entry, (x, y) = drawn[name], node_point(board, node)
            lines = tuple(entry.get("lines", [name]))
            size = entry.get("squeeze", 1.0), entry.get("width")
            labels.append(Label(name, x + entry["dx"], y + entry["dy"], lines, *size))
    return labels
