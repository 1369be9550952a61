"""Which road networks play can reach, to validate positions.

Pieces stay on the map once built, so play can reach a network exactly if its pieces can be added one by one under the
rules. A position can leave pieces out: every town hall counts as one of the set-up, and a landmark that no road of its
builder reaches as built before.
"""

from __future__ import annotations

from ...core.common_fields import NOBODY
from .meta import CITY, MONUMENT, OPEN
from .state import Board, State


def network_problems(s: State, b: Board) -> list[str]:
    """Why play cannot reach the roads of a state, as sentences."""
    growth = _Growth(s, b)
    growth.run()
    found: list[str] = []
    for seat in range(s.players):
        if growth.stops_at(seat, CITY):
            found.append(f"Roads of seat {seat} go beyond a city without a town hall of its own (G-ROAD-04).")
        elif growth.stops_at(seat, MONUMENT):
            found.append(f"Roads of seat {seat} go beyond a landmark before it is built (G-ROAD-05).")
    return found


class _Growth:
    """The pieces of a state in an order in which they could have been built."""

    def __init__(self, s: State, b: Board):
        self.s, self.b = s, b
        self.built = {i for i in range(b.landmarks) if self._is_given(i)}  # landmarks
        self.missing = {path for path in range(b.paths) if s.road_owner[path] != NOBODY}
        self.touched: list[set[int]] = [set() for _ in range(s.players)]  # nodes at the roads built so far, by seat

    def _is_given(self, landmark: int) -> bool:
        """Whether a landmark is built, and the builder's road to it is left out."""
        node, owner = self.b.landmark_node[landmark], self.s.marker_owner[landmark]
        own = [self.s.road_owner[self.b.node_path[node][k]] == owner for k in range(self.b.node_degree[node])]
        return owner != NOBODY and not any(own)

    def run(self) -> None:
        """Build everything that can be built."""
        while self._build_roads() or self._build_landmarks():
            pass

    def _build_roads(self) -> bool:
        legal = {path for path in self.missing if any(self._allows(path, node) for node in self._ends(path))}
        self.missing -= legal
        for path in legal:
            self.touched[self.s.road_owner[path]].update(self._ends(path))
        return bool(legal)

    def _build_landmarks(self) -> bool:
        owners = enumerate(self.s.marker_owner[: self.b.landmarks])
        legal = {i for i, owner in owners if owner != NOBODY and self.b.landmark_node[i] in self.touched[owner]}
        new = legal - self.built
        self.built |= new
        return bool(new)

    def _ends(self, path: int) -> tuple[int, int]:
        return self.b.path_a[path], self.b.path_b[path]

    def _allows(self, path: int, node: int) -> bool:
        """Whether the road on a path can start at a node, as `end_allows` decides it during play."""
        seat = self.s.road_owner[path]
        return self.s.hall_owner[node] == seat or (node in self.touched[seat] and self._is_open(node))

    def _is_open(self, node: int) -> bool:
        """Whether any seat's roads can pass a node."""
        if self.b.spot[node] == CITY:
            return False
        return self.b.spot[node] == OPEN or self.b.node_landmark[node] in self.built

    def stops_at(self, seat: int, kind: int) -> bool:
        """Whether a road of the seat that could not be built continues its network at a spot of this kind."""
        ends = {node for path in self.missing if self.s.road_owner[path] == seat for node in self._ends(path)}
        return any(self.b.spot[node] == kind for node in ends & self.touched[seat])
