"""Encodings of observations for neural networks: seat-relative rows of 32-bit floats.

The observing seat is always seat 0 of an encoding, the next one clockwise seat 1, and so on, so that one network can
play every seat. A number that refers to something (a seat, a phase, a hex) is one-hot encoded, all 0 for none; a count
n becomes log2(1 + n) / 4. Numbers hidden from everyone are left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np

from ..core.common_fields import ENDINGS
from ..core.definition import definition
from ..core.kernel import Kernel
from .observation import Numbers, layout

ENCODING_VERSION = 2  # version of the layout of encodings, which `feature_names` lists
ENCODINGS = ("state", "flat", "graph")
LARGEST_COUNT = 1023  # counts are capped at this


@dataclass(frozen=True, slots=True)
class Encoded:
    """One number of an observation in an encoding."""

    name: str
    offset: int  # index of its first float
    size: int  # number of floats; 0: a count, in one float


class Encoder:
    """Encodes observations of one game with a number of players."""

    def __init__(self, game: str, players: int):
        self.game, self.players = game, players
        fields = [part for part in layout(game) if part.who != "nobody"]
        sources: list[list[int]] = [[] for _ in range(players)]
        sizes: list[int] = []
        relative: list[int] = []
        names: list[str] = []
        for part in fields:
            entries = np.arange(part.offset, part.offset + part.size).reshape(part.shape)
            turned = [_from_seat(entries, part.axes, seat, players) for seat in range(players)]
            for seat in range(players):
                sources[seat] += turned[seat].ravel().tolist()
            seats = bool(part.axes) and part.axes[0] == "seats"
            rows = players if seats else 1
            per_row = turned[0].size // rows
            for row in range(rows):
                for entry in range(per_row):
                    sizes.append(self._values_of(part.of))
                    relative.append(int(part.of == "seats"))
                    place = [str(row)] if seats else []
                    place += [str(entry)] if per_row > 1 else []
                    names.append(".".join([part.name, *place]))
        floats = np.array([max(size, 1) for size in sizes])
        #: The numbers of an observation by seat, in the order of the encoding.
        self.sources = np.array(sources, np.int16)
        self.offsets = np.concatenate([[0], np.cumsum(floats)[:-1]]).astype(np.int16)
        self.sizes = np.array(sizes, np.int16)
        self.relative = np.array(relative, np.int8)
        self.counts = (np.log2(1 + np.arange(LARGEST_COUNT + 1)) / 4).astype(np.float32)
        self.size = int(floats.sum())
        self.numbers = tuple(
            Encoded(name, int(offset), int(size))
            for name, offset, size in zip(names, self.offsets, self.sizes, strict=True)
        )

    def _values_of(self, of: str | None) -> int:
        """The number of values of a reference to an axis; 0 for a count."""
        if of is None:
            return 0
        if of == "seats":
            return self.players
        found = definition(self.game)
        if of == "phases":
            return len(found.phases)
        if of == "endings":
            return len(ENDINGS)
        return _axis_size(self.game, of)

    def encode(self, observations: Numbers, seats: Numbers) -> Numbers:
        """Encode rows of observations, each for the seat that made it; a new array, rows × floats."""
        rows = np.atleast_2d(observations)
        owners = np.atleast_1d(seats).astype(np.int64)
        values = np.take_along_axis(rows, self.sources[owners].astype(np.int64), 1).astype(np.int64)
        out = np.zeros((len(rows), self.size), np.float32)
        count = self.sizes == 0
        out[:, self.offsets[count]] = self.counts[np.clip(values[:, count], 0, LARGEST_COUNT)]
        references = np.flatnonzero(~count)
        value = values[:, references]
        turned = np.where(self.relative[references] == 1, (value - owners[:, None]) % self.players, value)
        known = (value >= 0) & (turned < self.sizes[references])
        which, column = np.nonzero(known)
        out[which, self.offsets[references][column] + turned[which, column]] = 1
        return out

    def arguments(self) -> tuple[Numbers, ...]:
        """The arguments of the kernel between the observations and the output."""
        return self.sources, self.offsets, self.sizes, self.relative, self.counts


def _from_seat(entries: Numbers, axes: tuple[str, ...], seat: int, players: int) -> Numbers:
    """The entries of a field in the order of relative seats, without unused seats."""
    if "seats" not in axes:
        return entries
    return entries.take((np.arange(players) + seat) % players, axis=axes.index("seats"))


@lru_cache(maxsize=16)
def encoder(game: str, players: int = 4) -> Encoder:
    """The encoder of a game."""
    return Encoder(game, players)


@cache
def _axis_size(game: str, axis: str) -> int:
    """The size of an axis: the length of a field along it, otherwise the number of names on the shipped map."""
    from ..core.game import new

    for part in layout(game):
        for name, size in zip(part.axes, part.shape, strict=True):
            if name == axis:
                return size
    return new(game, definition(game).players[-1]).engine.names.size(axis)


def encode(
    seen: Any,
    seats: Any,
    sources: Any,
    offsets: Any,
    sizes: Any,
    relative: Any,
    table: Any,
    out: Any,
    players: int,
) -> int:
    """Encode rows of observations into `out`; rows of the seat −1 become 0."""
    last = len(table) - 1
    for i in range(len(seen)):
        for k in range(out.shape[1]):
            out[i, k] = 0
        seat = int(seats[i])
        if seat >= 0:
            for k in range(len(offsets)):
                value = int(seen[i, sources[seat, k]])
                if sizes[k] == 0:
                    out[i, offsets[k]] = table[min(max(value, 0), last)]
                elif value >= 0:
                    if relative[k] == 1:
                        value = (value - seat) % players
                    if value < sizes[k]:
                        out[i, offsets[k] + value] = 1
    return 0


ENCODE = Kernel(
    "encode",
    (encode,),  # type: ignore[arg-type]
    arrays={
        "seen": "i2 2",
        "seats": "i1",
        "sources": "i2 2",
        "offsets": "i2",
        "sizes": "i2",
        "relative": "i1",
        "table": "f4",
        "out": "f4 2",
    },
)


def feature_names(game: str, players: int = 4) -> list[str]:
    """The name of every float of an encoding: field, row and entry, and after "=" the value for references."""
    names: list[str] = []
    for number in encoder(game, players).numbers:
        names += [number.name] if number.size == 0 else [f"{number.name}={value}" for value in range(number.size)]
    return names
