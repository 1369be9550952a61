"""Where a train can go in one move, for previews and plans. The rules still check every step."""

from __future__ import annotations

import heapq
from dataclasses import dataclass

from ...core.common_fields import NOBODY
from .actions import MOVE_TRAIN
from .meta import CARD_MOVE, COAL
from .rules.trains import fees_paid, is_stranded, owes_fee, trains_on
from .state import Board, State


@dataclass(frozen=True, slots=True)
class Way:
    """A move of a train: its paths in order, the coal used, and the seats paid."""

    paths: tuple[int, ...]
    coal: int
    fees: tuple[int, ...]


def train_ways(s: State, b: Board, seat: int, train: int) -> list[Way]:
    """The cheapest way to every path where a train can end a move, by coal and then by fees."""
    start = s.train_at[seat][train]
    if start == NOBODY or b.fits[s.phase][MOVE_TRAIN] == 0:
        return []
    if s.move_train not in (NOBODY, train) and (s.phase == CARD_MOVE or is_stranded(s, b)):
        return []
    by_card = s.phase == CARD_MOVE
    free = s.move_steps if by_card or s.move_train == train else 0
    most = free if by_card else free + s.hand[seat][COAL] * b.steps_per_card
    gold = s.gold[seat]

    def coal(steps: int) -> int:
        return 0 if by_card else max(0, -(-(steps - free) // b.steps_per_card))

    found: dict[int, Way] = {}
    best: dict[tuple[int, frozenset[int]], int] = {}
    queue: list[tuple[int, int, int, tuple[int, ...], frozenset[int]]] = [(0, 0, 0, (start,), frozenset())]
    while queue:
        _, _, steps, way, paid = heapq.heappop(queue)
        here = way[-1]
        if best.get((here, paid), most + 1) <= steps:
            continue
        best[here, paid] = steps
        if steps and here not in found and trains_on(s, here, seat, train) < b.trains_per_path:
            found[here] = Way(way[1:], coal(steps), tuple(sorted(paid)))
        if steps == most:
            continue
        for path in sorted(b.path_neighbour[here][k] for k in range(b.path_neighbours[here])):
            owner = s.rail_owner[path]
            if owner == NOBODY:
                continue
            payees = paid
            if not by_card and owner not in paid and owes_fee(s, seat, path, fees_paid(s, b, train)):
                payees = paid | {owner}
            if len(payees) <= gold:
                heapq.heappush(queue, (coal(steps + 1), len(payees), steps + 1, (*way, path), payees))
    return list(found.values())


def train_tours(s: State, b: Board, seat: int, train: int) -> list[tuple[tuple[int, ...], dict[str, int]]]:
    """The ways to all other paths, as path numbers with their total cost by name."""
    return [
        (way.paths, {good: count for good, count in (("coal", way.coal), ("gold", len(way.fees))) if count})
        for way in train_ways(s, b, seat, train)
        if way.paths[-1] != s.train_at[seat][train]
    ]
