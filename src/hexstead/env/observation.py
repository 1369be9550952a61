"""Observations, action masks and rewards, shared by all environments.

An observation is the seat's masked state as one flat row of 16-bit integers, in the order of the state's fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..core import common_fields
from ..core.definition import Definition, definition
from ..core.game import Game
from ..core.layout import Field, visible
from ..core.names import short_repr
from ..core.schemas import field_comments
from ..errors import BadAction
from ..sim.random_games import simulation_options

TURNS = 1000  # default turn limit
VERSION = 1  # version of the environments, part of their names
LOWEST, HIGHEST = common_fields.NOBODY, 32767  # bounds of the numbers in an observation

Numbers = np.ndarray[Any, Any]

# Visibility of a field, by the `who` of its declaration.
KNOWN_TO = {"all": "all", "owner": "row i: seat i", "turn": "the turn player", "nobody": "nobody: always 0"}


@dataclass(frozen=True, slots=True)
class Part:
    """One field of an observation: the numbers from `offset` on, `shape` of them in row order."""

    name: str
    offset: int
    shape: tuple[int, ...]
    axes: tuple[str, ...]  # name of each dimension ("seats", "paths"), or its size
    of: str | None  # the axis that the numbers index (−1 for none); None for counts
    who: str  # visible to: all, owner, turn, nobody; 0 for everyone else
    meaning: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=int))


def layout(game: str) -> list[Part]:
    """The fields of a game's observations, in order."""
    parts: list[Part] = []
    offset = 0
    found = definition(game)
    comments = field_comments(found)
    for f in found.state.FIELDS:
        axes = tuple(str(axis) for axis in f.axes)
        parts.append(Part(f.name, offset, f.shape, axes, f.of, f.who, comments.get(f.name, "")))
        offset += f.size
    return parts


@cache
def numpy_type(game: str) -> np.dtype[Any]:
    """The packed numpy type of an observation, with named fields."""
    return np.dtype([(f.name, "<i2", f.shape) for f in definition(game).state.FIELDS])


def named(game: str, observations: Numbers) -> Numbers:
    """The observations as a structured array: `named("…", batch.observations)["hand"]` has the hands of each game."""
    return np.ascontiguousarray(observations, "<i2").view(numpy_type(game))[..., 0]


def size_of(game: Definition) -> int:
    """The number of integers in an observation."""
    fields: Iterable[Field] = game.state.FIELDS
    return sum(f.size for f in fields)


class Observer:
    """Computes observations and masks for games of one definition."""

    def __init__(self, game: Definition):
        self.game = game
        self.size = size_of(game)
        self.codes = game.actions.seat_codes
        self._visible: dict[tuple[int, bool], Numbers] = {}

    def code(self, action: Any) -> int:
        """The action as a code in range; raises BadAction. Legality is not checked."""
        code = int(action)
        if not 0 <= code < self.codes:
            raise BadAction(f"{short_repr(action)} is not a code from 0 to {self.codes - 1}.")
        return code

    def observation(self, game: Game, seat: int) -> Numbers:
        """The seat's masked state as a row of integers."""
        key = (seat, seat == game.turn_seat)
        if key not in self._visible:
            self._visible[key] = np.array(visible(self.game.state, *key), "<i2")
        seen: Numbers = np.frombuffer(game.state_bytes(), "<i2") * self._visible[key]
        return seen

    def mask(self, game: Game, seat: int) -> Numbers:
        """1 for each code that is legal for the seat."""
        mask = np.zeros(self.codes, np.int8)
        mask[game.legal_codes(seat)] = 1
        return mask

    def look(self, game: Game, seat: int, to_act: bool) -> dict[str, Numbers]:
        """Observation and mask of a seat; the mask is empty unless it is to act."""
        mask = self.mask(game, seat) if to_act else np.zeros(self.codes, np.int8)
        return {"observation": self.observation(game, seat), "action_mask": mask}


def terms_of(game: str, players: int, options: Mapping[str, Any] | None, engine: str) -> dict[str, Any]:
    """Arguments of `new` for every game of an environment, except the seed."""
    return {"game": game, "players": players, "options": simulation_options(game, options), "engine": engine}


def rewards(winner: int | None, players: int) -> list[float]:
    """1 for the winner, −1 split among the others; all 0 without a winner."""
    if winner is None:
        return [0.0] * players
    return [1.0 if seat == winner else -1 / (players - 1) for seat in range(players)]


def describe_layout(game: str) -> str:
    """The layout of a game's observations and action codes as text."""
    found = definition(game)
    lines = [f"An observation of {game}: {size_of(found)} numbers", ""]
    rows: list[tuple[str, ...]] = [("offset", "field", "shape", "numbers are", "known to", "meaning")]
    for p in layout(game):
        shape = " × ".join(f"{n} {axis}" if axis != str(n) else axis for n, axis in zip(p.shape, p.axes, strict=True))
        rows.append((str(p.offset), p.name, shape or "1", p.of or "counts", KNOWN_TO[p.who], p.meaning))
    lines += _columns(rows)
    actions = found.actions
    lines += ["", f"The actions of a seat: {actions.seat_codes} codes", ""]
    rows = [("code", "action", "arguments")]
    for kind, cls in enumerate(actions.classes):
        if not cls.by_chance:
            sizes = (actions.size_x[kind], actions.size_y[kind])
            arguments = " × ".join(f"{n} {axis}" for n, axis in zip(sizes, cls.axes, strict=False))
            rows.append((str(actions.start[kind]), cls.type_name(), arguments))
    return "\n".join([*lines, *_columns(rows)])


def _columns(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows]
