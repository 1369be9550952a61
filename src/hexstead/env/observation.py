"""What the environments have in common: the observation and its layout, the mask, the rewards.

An observation is the seat's masked record as one flat row of 16-bit integers, in the order of the state's fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..core import table
from ..core.definition import Definition, definition
from ..core.game import Game
from ..core.names import shown
from ..core.records import Field, visible
from ..core.schemas import meanings
from ..errors import BadAction
from ..sim.runs import simulation_options

TURNS = 1000  # where a game is cut if the caller says nothing
VERSION = 1  # of the environments; in their names
LOWEST, HIGHEST = table.NOBODY, 32767  # of any number in an observation

Numbers = np.ndarray[Any, Any]

# Who may know a field, in the words of its declaration.
KNOWN_TO = {"all": "all", "owner": "row i: seat i", "turn": "the turn player", "nobody": "nobody: always 0"}


@dataclass(frozen=True, slots=True)
class Part:
    """One field of an observation: the numbers from `offset` on, `shape` of them in row order."""

    name: str
    offset: int
    shape: tuple[int, ...]
    axes: tuple[str, ...]  # what is counted along each dimension, as in names ("seats", "paths"), or a number
    of: str | None  # what the numbers are: of which axis, −1 for none; None: counts
    who: str  # may know it: all, owner, turn, nobody; for others it is 0
    meaning: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=int))


def layout(game: str) -> list[Part]:
    """The fields of a game's observations, in order."""
    parts: list[Part] = []
    offset = 0
    found = definition(game)
    said = meanings(found)
    for f in found.state.FIELDS:
        axes = tuple(str(axis) for axis in f.axes)
        parts.append(Part(f.name, offset, f.shape, axes, f.of, f.who, said.get(f.name, "")))
        offset += f.size
    return parts


@cache
def numpy_type(game: str) -> np.dtype[Any]:
    """The packed numpy type of an observation, a name per field."""
    return np.dtype([(f.name, "<i2", f.shape) for f in definition(game).state.FIELDS])


def named(game: str, observations: Numbers) -> Numbers:
    """The same numbers by field: `named("…", batch.observations)["hand"]` has a hand per seat for each game."""
    return np.ascontiguousarray(observations, "<i2").view(numpy_type(game))[..., 0]


def size_of(game: Definition) -> int:
    """How many numbers an observation has."""
    fields: Iterable[Field] = game.state.FIELDS
    return sum(f.size for f in fields)


class Observer:
    """Looks at the games of one definition for their seats."""

    def __init__(self, game: Definition):
        self.game = game
        self.size = size_of(game)
        self.codes = game.actions.seat_codes
        self._visible: dict[tuple[int, bool], Numbers] = {}

    def code(self, action: Any) -> int:
        """An action as a code; whether it is legal the game says. Raises BadAction."""
        code = int(action)
        if not 0 <= code < self.codes:
            raise BadAction(f"{shown(action)} is not a code from 0 to {self.codes - 1}.")
        return code

    def observation(self, game: Game, seat: int) -> Numbers:
        """The seat's masked record as a row of integers."""
        key = (seat, seat == game.turn_seat)
        if key not in self._visible:
            self._visible[key] = np.array(visible(self.game.state, *key), "<i2")
        seen: Numbers = np.frombuffer(game.state_bytes(), "<i2") * self._visible[key]
        return seen

    def mask(self, game: Game, seat: int) -> Numbers:
        """1 for each code that the seat may do now."""
        mask = np.zeros(self.codes, np.int8)
        mask[game.legal_codes(seat)] = 1
        return mask

    def look(self, game: Game, seat: int, asked: bool) -> dict[str, Numbers]:
        """What a seat is given; only the seat that is asked has legal codes."""
        mask = self.mask(game, seat) if asked else np.zeros(self.codes, np.int8)
        return {"observation": self.observation(game, seat), "action_mask": mask}


def terms_of(game: str, players: int, options: Mapping[str, Any] | None, engine: str) -> dict[str, Any]:
    """What every game of an environment is begun with, but for its seed."""
    return {"game": game, "players": players, "options": simulation_options(game, options), "engine": engine}


def rewards(winner: int | None, players: int) -> list[float]:
    """Who wins gets 1, which the others lose together; nobody anything where nobody won."""
    if winner is None:
        return [0.0] * players
    return [1.0 if seat == winner else -1 / (players - 1) for seat in range(players)]


def described(game: str) -> str:
    """The layout of a game's observations and the blocks of its codes, as text."""
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
