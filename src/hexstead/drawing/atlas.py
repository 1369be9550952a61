"""Hand-drawn data of a shipped map, from the game's art folder: the coast and the positions of place names."""

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
    """The content of `labels.json`; empty for a game without hand-drawn labels."""
    file = folder / "labels.json"
    data: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return data


def has_shipped_shape(board: Board) -> bool:
    """Whether all hexes are exactly where the shipped map has them, so that the hand-drawn coast fits."""
    return {(tile.x, tile.y) for tile in board.hexes} == {(tile.x, tile.y) for tile in shipped_map(board.game).hexes}


def drawn_places(board: Board, folder: Path) -> dict[str, dict[str, Any]]:
    """Hand-drawn label data for the places that are where the shipped map has them, by place name."""
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
    """Labels for the places with hand-drawn label data."""
    drawn = drawn_places(board, folder)
    labels = []
    for name, node in board.places.items():
        if name in drawn:
            entry, (x, y) = drawn[name], node_point(board, node)
            lines = tuple(entry.get("lines", [name]))
            size = entry.get("squeeze", 1.0), entry.get("width")
            labels.append(Label(name, x + entry["dx"], y + entry["dy"], lines, *size))
    return labels
