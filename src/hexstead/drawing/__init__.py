"""Draw boards as self-contained SVG. Game-specific drawing is in `hexstead.games.<game>.drawing`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from ..board import Board
from ..game_packages import game_module, game_packages
from .generic import draw_generic
from .theme import THEMES

__all__ = ["THEMES", "draw_generic", "draw_map", "piece_layers"]

COMMON_PIECE_LAYERS = ("numbers", "lit")


def draw_map(
    board: Board,
    position: Mapping[str, Any] | None = None,
    *,
    theme: str = "light",
    width: int | None = None,
    lit: Sequence[str] = (),
) -> str:
    """Draw a board as SVG, with the pieces of a position and highlighted targets.

    A game without a `drawing` module gets `draw_generic`, which ignores `position` and `lit`.
    """
    if not _has_drawing(board.game):
        return draw_generic(board, theme=theme, width=width)
    drawn: str = game_module(board.game, "drawing").draw(board, position, theme=theme, width=width, lit=lit)
    return drawn


def piece_layers(game: str) -> tuple[str, ...]:
    """Classes of the layers that change during a game, which the web page draws itself.

    A game adds its own in `PIECE_LAYERS` of its `drawing` module.
    """
    own = getattr(game_module(game, "drawing"), "PIECE_LAYERS", ()) if _has_drawing(game) else ()
    return (*COMMON_PIECE_LAYERS, *own)


def _has_drawing(game: str) -> bool:
    return find_spec(f"{game_packages()[game]}.drawing") is not None
