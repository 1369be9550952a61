"""Encodings as a graph: the floats of the flat encoding, arranged by what they describe.

Hexes, intersections and paths are the elements of the board, each with a row of features; seats have rows as well, and
the rest describes the table. A number that refers to an element ("the robber is at hex 7") is 1 in that element's row.
Every float of the flat encoding occurs exactly once; rows are padded with 0 only where a number is missing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from ..core.game import new
from ..core.names import short_repr
from ..errors import BadOption
from .encoding import Encoder, encoder
from .observation import Numbers, Part, layout

BOARD = ("hexes", "nodes", "paths")
ELEMENTS = (*BOARD, "seats")  # in the order in which a number is assigned to an element
TABLE = "table"  # everything that belongs to no element
EDGES = (("hexes", "nodes"), ("paths", "nodes"))


class GraphEncoder:
    """Arranges flat encodings of one game as arrays by kind of element: rows × elements × features."""

    def __init__(self, game: str, players: int):
        self.game, self.players = game, players
        self.flat: Encoder = encoder(game, players)
        parts = {part.name: part for part in layout(game)}
        columns: dict[str, dict[str, dict[int, int]]] = {kind: {} for kind in (*ELEMENTS, TABLE)}
        for number in self.flat.numbers:
            name, *place = number.name.split(".")
            part = parts[name]
            kind, row, rest = _place(part, [int(n) for n in place], players)
            feature = ".".join([name, *map(str, rest)])
            if kind not in BOARD and part.of in ELEMENTS and kind != part.of:  # a feature of the element referred to
                feature = ".".join([name, *place])
                for value in range(number.size):
                    columns[part.of].setdefault(feature, {})[value] = number.offset + value
            elif number.size == 0:
                columns[kind].setdefault(feature, {})[row] = number.offset
            else:
                for value in range(number.size):
                    columns[kind].setdefault(f"{feature}={value}", {})[row] = number.offset + value
        #: The names of the features of each kind of element.
        self.features = {kind: list(found) for kind, found in columns.items() if found}
        #: How many elements of each kind there are.
        self.sizes = {
            kind: max((row for rows in columns[kind].values() for row in rows), default=0) + 1 for kind in self.features
        }
        self.sources = {
            kind: np.array([[rows.get(i, self.flat.size) for rows in columns[kind].values()] for i in range(size)])
            for kind, size in self.sizes.items()
        }

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The shape of each array of one observation."""
        return {kind: (self.sizes[kind], len(names)) for kind, names in self.features.items()}

    def arrange(self, encoded: Numbers) -> dict[str, Numbers]:
        """Arrange rows of the flat encoding."""
        padded = np.concatenate([encoded, np.zeros((len(encoded), 1), np.float32)], axis=1)
        return {kind: padded[:, sources] for kind, sources in self.sources.items()}


def _place(part: Part, place: list[int], players: int) -> tuple[str, int, list[int]]:
    """The kind and index of the element that an entry of a field belongs to, and the remaining indices."""
    axes = list(part.axes)
    shape = list(part.shape)
    seats_first = bool(axes) and axes[0] == "seats"
    if "seats" in axes:
        shape[axes.index("seats")] = players
    entry = 0
    per_row = int(np.prod(shape[1:] if seats_first else shape, dtype=int))
    if seats_first:
        entry = place[0] * per_row
    if per_row > 1:
        entry += place[-1]
    index = [int(i) for i in np.unravel_index(entry, shape)] if shape else []
    for kind in ELEMENTS:
        if kind in axes:
            at = axes.index(kind)
            return kind, index[at], index[:at] + index[at + 1 :]
    return TABLE, 0, index


@lru_cache(maxsize=16)
def graph_encoder(game: str, players: int = 4) -> GraphEncoder:
    """The graph encoder of a game."""
    return GraphEncoder(game, players)


def encode_one(encoding: str, game: str, players: int, observation: Numbers, seat: int) -> Any:
    """One encoded observation of a seat: a row, or arrays by kind of element."""
    if encoding == "state":
        return observation
    row = encoder(game, players).encode(observation, np.array([seat]))
    if encoding == "flat":
        return row[0]
    return {kind: rows[0] for kind, rows in graph_encoder(game, players).arrange(row).items()}


@lru_cache(maxsize=16)
def edges(game: str, kind: str, to: str = "nodes") -> Numbers:
    """The pairs of adjacent elements, as two rows of indices: hexes or paths, and their intersections."""
    if (kind, to) not in EDGES:
        known = ", ".join(f"{a}–{b}" for a, b in EDGES)
        raise BadOption(f"There are no edges from {short_repr(kind)} to {short_repr(to)}. Known: {known}.")
    b = new(game).engine.boards[0]
    if kind == "paths":
        pairs = [(path, node) for path in range(b.paths) for node in (b.path_a[path], b.path_b[path])]
    else:
        pairs = [(hex, b.hex_corner[hex][k]) for hex in range(b.hexes) for k in range(b.hex_corners[hex])]
    return np.array(pairs, np.int64).T
