"""The board as a graph: hexes, nodes and paths with their neighbours, names and distances."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from . import geometry

UNREACHABLE = -1


@dataclass(frozen=True, slots=True)
class Hex:
    """A terrain hex. `number` is 0 if none is printed; `corners` are node indices, clockwise from the top."""

    id: str
    x: float
    y: float
    terrain: str
    number: int
    corners: tuple[int, ...]
    data: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Node:
    """An intersection. x points east, y south; the unit is one hex edge."""

    id: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Path:
    """An edge between two nodes. Its id names both ends in the order given in the map file."""

    id: str
    a: int
    b: int
    data: Mapping[str, Any]


@dataclass(frozen=True, eq=False)
class Board:
    """A validated map as an immutable graph, built by `load_map`."""

    game: str
    grid: str
    hexes: tuple[Hex, ...]
    nodes: tuple[Node, ...]
    paths: tuple[Path, ...]
    places: dict[str, int]
    place_data: dict[str, Mapping[str, Any]]
    data: dict[str, Any]
    node_paths: tuple[tuple[int, ...], ...]
    node_hexes: tuple[tuple[int, ...], ...]
    node_neighbours: tuple[tuple[int, ...], ...]
    rules_version: int | None = None  # the rules played on it; None: the newest

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a shipped map by name, so that the copy is the same object, and any other map by its data."""
        from .mapfile import source_of

        return source_of(self)

    def __deepcopy__(self, memo: object) -> Board:
        return self  # immutable

    @cached_property
    def distances(self) -> list[list[int]]:
        """Shortest distance in paths between every two nodes; -1 (UNREACHABLE) if they are not connected."""
        return [self.distances_from(start) for start in range(len(self.nodes))]

    def distances_from(self, start: int) -> list[int]:
        """Shortest distance in paths from `start` to every node; -1 (UNREACHABLE) if not connected."""
        distance = [UNREACHABLE] * len(self.nodes)
        distance[start] = 0
        queue = [start]
        for node in queue:
            for neighbour in self.node_neighbours[node]:
                if distance[neighbour] == UNREACHABLE:
                    distance[neighbour] = distance[node] + 1
                    queue.append(neighbour)
        return distance

    @cached_property
    def _hex_index(self) -> dict[str, int]:
        return {tile.id: i for i, tile in enumerate(self.hexes)}

    @cached_property
    def _node_index(self) -> dict[str, int]:
        return {node.id: i for i, node in enumerate(self.nodes)} | self.places

    @cached_property
    def _path_index(self) -> dict[tuple[int, int], int]:
        index = {}
        for i, path in enumerate(self.paths):
            index[path.a, path.b] = index[path.b, path.a] = i
        return index

    @cached_property
    def _place_at(self) -> dict[int, str]:
        return {node: name for name, node in self.places.items()}

    def hex(self, id: str) -> int:
        """Return the index of the hex with this id; raise LookupError if there is none."""
        if id not in self._hex_index:
            raise LookupError(f"There is no hex {id!r} on this board.")
        return self._hex_index[id]

    def node(self, name: str) -> int:
        """Return the index of the node with this id or place name; raise LookupError if there is none."""
        if name not in self._node_index:
            raise LookupError(f"There is no node or place {name!r} on this board.")
        return self._node_index[name]

    def path(self, name: str) -> int:
        """Return the index of a path given as `"v00-v01"`: ids or place names of its ends, in either order.

        Raise LookupError if there is no such path.
        """
        found = self._find_path(name)
        if found is None:
            raise LookupError(f"There is no path {name!r} on this board.")
        return found

    def has_path(self, name: str) -> bool:
        return self._find_path(name) is not None

    def _find_path(self, name: str) -> int | None:
        ends = name.split("-")
        for cut in range(1, len(ends)):  # a place name can contain a hyphen
            a, b = self._node_index.get("-".join(ends[:cut])), self._node_index.get("-".join(ends[cut:]))
            if a is not None and b is not None and (a, b) in self._path_index:
                return self._path_index[a, b]
        return None

    def node_name(self, i: int) -> str:
        """Return the place name of a node if it has one, else its id."""
        return self._place_at.get(i, self.nodes[i].id)

    def path_name(self, i: int) -> str:
        """Return a path's id: the ids of its ends in the order given in the map file."""
        return self.paths[i].id


def build_board(data: dict[str, Any]) -> Board:
    """Build the board of a map whose structure and references have been checked."""
    grid: str = data["grid"]
    node_at = {(entry["col"], entry["row"]): i for i, entry in enumerate(data["nodes"])}
    node_index = {entry["id"]: i for i, entry in enumerate(data["nodes"])}
    nodes = tuple(Node(entry["id"], *geometry.position(grid, entry["col"], entry["row"])) for entry in data["nodes"])
    hexes = tuple(_build_hex(grid, entry, node_at) for entry in data["hexes"])
    paths = tuple(
        Path(f"{entry['a']}-{entry['b']}", node_index[entry["a"]], node_index[entry["b"]], entry)
        for entry in data["paths"]
    )
    node_paths: list[list[int]] = [[] for _ in nodes]
    node_neighbours: list[list[int]] = [[] for _ in nodes]
    for i, path in enumerate(paths):
        for here, there in ((path.a, path.b), (path.b, path.a)):
            node_paths[here].append(i)
            node_neighbours[here].append(there)
    node_hexes: list[list[int]] = [[] for _ in nodes]
    for i, tile in enumerate(hexes):
        for corner in tile.corners:
            node_hexes[corner].append(i)
    return Board(
        game=data["game"],
        grid=grid,
        hexes=hexes,
        nodes=nodes,
        paths=paths,
        places={entry["name"]: node_index[entry["at"]] for entry in data["places"]},
        place_data={entry["name"]: entry for entry in data["places"]},
        data=data,
        node_paths=tuple(map(tuple, node_paths)),
        node_hexes=tuple(map(tuple, node_hexes)),
        node_neighbours=tuple(map(tuple, node_neighbours)),
    )


def _build_hex(grid: str, entry: Mapping[str, Any], node_at: Mapping[geometry.Spot, int]) -> Hex:
    x, y = geometry.position(grid, entry["col"], entry["row"])
    corners = geometry.hex_corners(grid, entry["col"], entry["row"])
    existing = tuple(node_at[corner] for corner in corners if corner in node_at)
    return Hex(entry["id"], x, y, entry["terrain"], entry.get("number", 0), existing, entry)
