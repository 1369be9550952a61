"""Boards as self-contained SVG: what all games share. A game's own drawing is `hexstead.games.<game>.drawing`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..board import Board
from .generic import draw_generic
from .theme import THEMES

__all__ = ["THEMES", "draw_generic", "draw_map"]


def draw_map(
    board: Board,
    position: Mapping[str, Any] | None = None,
    *,
    theme: str = "light",
    width: int | None = None,
    lit: Sequence[str] = (),
) -> str:
    """The board as SVG, with a position's pieces and lit places, by its game's drawing or else by the generic one."""
    module = f"hexstead.games.{board.game}.drawing"
    if find_spec(module) is None:
        return draw_generic(board, theme=theme, width=width)
    drawn: str = import_module(module).draw(board, position, theme=theme, width=width, lit=lit)
    return drawn
