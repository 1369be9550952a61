"""Gymnasium spaces and rendering, shared by the environments."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from ..core.game import Game
from ..core.names import short_repr
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
        raise BadOption(f"The render mode must be {' or '.join(RENDER_MODES)}, not {short_repr(mode)}.")


def render(game: Game, mode: str | None) -> str | None:
    """The game as a line of text or as SVG, without hidden information; None for other modes."""
    if mode == "ansi":
        return f"{game!r}\n"
    return game.svg() if mode == "svg" else None
