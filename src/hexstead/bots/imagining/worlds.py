"""Possible worlds: complete states that agree with all that a seat saw, each with a note of what it holds hidden.

Written like rules, over an array of states and one of notes that go together: entries 0 to n − 1 are the worlds, those
from `limit` on are for branching, the last is spare. What is hidden from a seat is of three kinds:

- A chance outcome such as a stolen card. Every world branches into all its outcomes by their weights; worlds with the
  same hands become one, their weights added; the most likely `limit` of them stay. What anyone does later (pays,
  offers, accepts, discards) is tried in every world, and a world in which it is impossible, or looks different, ends.
- A drawn card. Worlds do not tell hidden cards apart (cards.py).
- Another seat's secret choice, until it is shown: any that is legal there.
"""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from functools import cache
from typing import Any

from ...core.actions import DRAW_CARD
from ...core.definition import definition
from ...core.kernel import copy_state, hide, weigh
from ...core.kernels import Kernel
from ...core.records import Row
from ...core.rule import rule
from ...core.rules.random import below, seed_random
from ...core.table import CHANCE, TableBoard, TableState, TableWork
from .acts import is_possible, live_through
from .cards import deal_anew, points
from .notes import IS_SECRET, KIND, SEAT, Note, copy_world

WHOLE = 1 << 30  # what the weights of all worlds add up to, about
FORCED_TRIES = 2000


@rule
def hands_key(s: TableState, b: TableBoard) -> int:
    """A number for the hands of all seats; two that differ have the same one once in a blue moon."""
    key = 0
    other = 0
    for seat in range(s.players):
        for resource in range(b.resources):
            key = (key * 1000003 + s.hand[seat][resource] + 1) % 2147483647
            other = (other * 998244353 + s.hand[seat][resource] + 7) % 2147483629
    return key * 2147483629 + other


@rule
def weight_of(acts: list[Row], s: TableState, b: TableBoard, w: TableWork, m: Note, a: int, x: int) -> int:
    """The weight of the world that follows from this one by an outcome of the chance action a; 0 without any."""
    if not is_possible(acts, s, b, w, a, x, 0):
        return 0
    total = weigh(s, b, w)
    return max(1, m.weight * w.weights[x] // total)


@rule
def join(states: list[TableState], notes: list[Note], w: TableWork, start: int, end: int) -> int:
    """Make the world `end` one with an equal one from `start` on, if there is one; where the worlds end now."""
    for i in range(start, end):
        if notes[i].key == notes[end].key:
            both = notes[i].weight + notes[end].weight
            if below(w, both) < notes[end].weight:
                copy_world(states, notes, i, end)
            m = notes[i]
            m.weight = both
            return end
    return end + 1


@rule
def keep_likely(states: list[TableState], notes: list[Note], limit: int, end: int) -> int:
    """Move the most likely of the worlds from `limit` to `end` to the front; how many there are."""
    n = 0
    while n < limit:
        best = limit
        for i in range(limit, end):
            if notes[i].weight > notes[best].weight:
                best = i
        if best == end or notes[best].weight == 0:
            return n
        copy_world(states, notes, n, best)
        m = notes[best]
        m.weight = 0
        n += 1
    return n


@rule
def level_weights(notes: list[Note], n: int) -> int:
    total = 0
    for i in range(n):
        total += notes[i].weight
    for i in range(n):
        m = notes[i]
        m.weight = max(1, m.weight * WHOLE // total)
    return total


@rule
def note_points(states: list[TableState], notes: list[Note], b: TableBoard, n: int, viewer: int) -> int:
    """What points everyone shows now, and the most so far in turns of his own: alike in all worlds."""
    spare = len(states) - 1
    copy_state(states, spare, states, 0)
    s = states[spare]
    hide(s, viewer)
    for seat in range(s.players):
        shown = points(s, b, seat)
        for i in range(n):
            m = notes[i]
            m.shown[seat] = shown
            if seat == s.turn_seat and shown > m.most[seat]:
                m.most[seat] = shown
    return 0


@rule
def mix_hands(s: TableState, b: TableBoard, w: TableWork, viewer: int) -> int:
    """Deal the hands of the viewer's opponents anew, whatever is known of them."""
    for seat in range(s.players):
        for resource in range(b.resources):
            for _ in range(s.hand[seat][resource]):
                change_hands(s, b, w, seat, resource, viewer)
    return 0


@rule
def change_hands(s: TableState, b: TableBoard, w: TableWork, seat: int, resource: int, viewer: int) -> int:
    """Exchange a card with any card of any opponent of the viewer."""
    other = below(w, s.players)
    size = 0
    for kind in range(b.resources):
        size += s.hand[other][kind]
    if seat == viewer or other == viewer or size == 0 or s.hand[seat][resource] == 0:
        return 0
    left = below(w, size)
    kind = 0
    while left >= s.hand[other][kind]:
        left -= s.hand[other][kind]
        kind += 1
    s.hand[seat][resource] -= 1
    s.hand[other][resource] += 1
    s.hand[other][kind] -= 1
    s.hand[seat][kind] += 1
    return 0


def follow(
    states: list[TableState],
    notes: list[Note],
    acts: list[Row],
    rows: list[Row],
    boards: Sequence[TableBoard],
    works: Sequence[TableWork],
    n: int,
    limit: int,
    start: int,
    stop: int,
    viewer: int,
    goal: int,
    forced: int,
) -> int:
    """Let the actions from `start` to `stop` happen in n worlds; how many worlds are left.

    A hidden outcome makes every world go on as many, those with the same hands as one, the most likely stay. −1 − a
    where action a is possible in none; with `forced`, the last resort, hands are dealt anew until it is.
    """
    b = boards[0]
    w = works[0]
    last = len(states) - 2
    for a in range(start, stop):
        left = 0
        if acts[a][IS_SECRET] == 1 and acts[a][SEAT] == CHANCE and acts[a][KIND] != DRAW_CARD:
            end = limit
            for i in range(n):
                for x in range(b.block_x[acts[a][KIND]]):
                    weight = weight_of(acts, states[i], b, w, notes[i], a, x)
                    if weight > 0 and end < last:
                        copy_world(states, notes, end, i)
                        if live_through(states, notes, acts, rows, b, w, end, a, x, viewer, goal):
                            m = notes[end]
                            m.weight = weight
                            m.key = hands_key(states[end], b)
                            end = join(states, notes, w, limit, end)
            left = keep_likely(states, notes, limit, end)
        else:
            for i in range(n):
                if live_through(states, notes, acts, rows, b, w, i, a, -1, viewer, goal):
                    if left != i:
                        copy_world(states, notes, left, i)
                    left += 1
        if left == 0 and forced == 1:
            copy_world(states, notes, last, 0)
            for _ in range(FORCED_TRIES):
                if left == 0:
                    copy_world(states, notes, 0, last)
                    mix_hands(states[0], b, w, viewer)
                    if live_through(states, notes, acts, rows, b, w, 0, a, -1, viewer, goal):
                        left = 1
        if left == 0:
            return -1 - a
        if left != n or acts[a][IS_SECRET] == 1:
            level_weights(notes, left)
        n = left
        note_points(states, notes, b, n, viewer)
    return n


def dream(
    states: list[TableState],
    notes: list[Note],
    into: list[TableState],
    boards: Sequence[TableBoard],
    works: Sequence[TableWork],
    n: int,
    start: int,
    stop: int,
    goal: int,
    seed: int,
) -> int:
    """Write states that may be the real one into the entries from `start` to `stop`: a world by its weight, its hidden
    cards dealt anew. The note of the last one is left in the spare entry; which world it was."""
    b = boards[0]
    w = works[0]
    seed_random(w, seed)
    spare = len(states) - 1
    total = 0
    for i in range(n):
        total += notes[i].weight
    chosen = 0
    for to in range(start, stop):
        left = below(w, total)
        chosen = 0
        while left >= notes[chosen].weight:
            left -= notes[chosen].weight
            chosen += 1
        copy_world(states, notes, spare, chosen)
        deal_anew(states[spare], b, w, notes[spare], goal)
        copy_state(into, to, states, spare)
    return chosen


@cache
def imagining(game: str) -> Kernel:
    """The kernel of possible worlds."""
    found = definition(game)
    note: Any = Note
    entries: Any = (follow, dream)
    own: Any = found.points
    here = pathlib.Path(__file__).parent
    return Kernel(
        "worlds",
        entries,
        records={"m": note},
        arrays={"notes": "m", "acts": "i4 2", "rows": "i4 2"},
        hooks={"points": own},
        sources=(*sorted(here.glob("*.py")), here.with_name("bot.py")),
    )
