"""Gymnasium's words for what an observation is, and how a game is shown."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from ..core.game import Game
from ..core.names import shown
from ..errors import BadOption
from .observation import HIGHEST, LOWEST, Observer

RENDER_MODES = ("ansi", "svg")


def observation_space(observer: Observer) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (observer.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (observer.codes,), np.int8),
        }
    )


def check_render_mode(mode: object) -> None:
    if mode not in (None, *RENDER_MODES):
        raise BadOption(f"A game is rendered as {' or '.join(RENDER_MODES)}, not {shown(mode)}.")


def render(game: Game, mode: str | None) -> str | None:
    """A line of text, the board as SVG, or nothing. Hidden cards are in neither."""
    if mode == "ansi":
        return f"{game!r}\n"
    return game.svg() if mode == "svg" else None
