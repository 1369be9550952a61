"""Gymnasium spaces and rendering, shared by the environments."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from gymnasium import spaces

from ..core.game import Game
from ..core.names import short_repr
from ..errors import BadOption, needs
from .encoding import ENCODINGS, encoder
from .graph import graph_encoder
from .observation import HIGHEST, LOWEST, Numbers, Observer

RENDER_MODES = ("ansi", "svg", "rgb_array")
PICTURE_WIDTH = 800  # pixels


def observation_space(observer: Observer, encoding: str = "state", players: int = 4) -> spaces.Dict:
    if encoding == "state":
        seen: spaces.Space[Any] = spaces.Box(LOWEST, HIGHEST, (observer.size,), np.int16)
    elif encoding == "flat":
        seen = spaces.Box(0, 4, (encoder(observer.game.name, players).size,), np.float32)
    else:
        shapes = graph_encoder(observer.game.name, players).shapes()
        seen = spaces.Dict({kind: spaces.Box(0, 4, shape, np.float32) for kind, shape in shapes.items()})
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (observer.codes,), np.int8)})


def check_encoding(encoding: object) -> None:
    if encoding not in ENCODINGS:
        raise BadOption(f"The encoding must be {' or '.join(ENCODINGS)}, not {short_repr(encoding)}.")


def check_render_mode(mode: object) -> None:
    if mode not in (None, *RENDER_MODES):
        raise BadOption(f"The render mode must be {' or '.join(RENDER_MODES)}, not {short_repr(mode)}.")


def render(game: Game, mode: str | None) -> str | Numbers | None:
    """The game as a line of text, as SVG or as pixels, without hidden information; None without a mode."""
    if mode == "ansi":
        return f"{game!r}\n"
    if mode == "rgb_array":
        return pixels(game.svg())
    return game.svg() if mode == "svg" else None


def pixels(svg: str) -> Numbers:
    """A picture as an array of height × width × 3 bytes."""
    with needs("env"):
        import resvg_py
        from PIL import Image

    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=PICTURE_WIDTH, background="white"))
    with Image.open(io.BytesIO(data)) as image:
        return np.asarray(image.convert("RGB"))
