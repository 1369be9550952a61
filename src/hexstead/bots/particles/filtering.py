"""The particle filter: complete states that agree with all that a seat has seen.

It works on two parallel arrays, `states` and `particles`: entries 0 to n − 1 are the particles, entries from `limit` on
are for branching, the last is scratch. Three kinds of information are hidden from a seat:

- A chance outcome such as a stolen card. Every particle branches into all its outcomes by their weights; particles with
  equal hands are merged and their weights added; the heaviest `limit` of them stay. Every later action (a payment, an
  offer, a discard) is applied to every particle, and removes those where it is illegal or produces other events.
- A drawn card. Particles don't distinguish hidden cards (cards.py).
- Another seat's secret choice, until it is revealed: a random legal one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from ...core.actions import DRAW_CARD
from ...core.common_fields import CHANCE, CommonBoard, CommonState, CommonWork
from ...core.definition import definition
from ...core.kernel import Kernel, copy_state, hide, weigh
from ...core.layout import Row
from ...core.rule import rule
from ...core.rules.random import below, seed_random
from .cards import points, redeal
from .particle import IS_HIDDEN, KIND, SEAT, Particle, copy_particle
from .stepping import is_legal, step_particle

TOTAL_WEIGHT = 1 << 30  # approximate sum of all weights
MAX_FORCED_TRIES = 2000


@rule
def hands_key(s: CommonState, b: CommonBoard) -> int:
    """A 62-bit hash of the hands of all seats."""
    key = 0
    other = 0
    for seat in range(s.players):
        for resource in range(b.resources):
            key = (key * 1000003 + s.hand[seat][resource] + 1) % 2147483647
            other = (other * 998244353 + s.hand[seat][resource] + 7) % 2147483629
    return key * 2147483629 + other


@rule
def outcome_weight(
    observed: list[Row], s: CommonState, b: CommonBoard, w: CommonWork, m: Particle, a: int, x: int
) -> int:
    """The weight of the particle that follows from this one by outcome x of the chance action a; 0 if impossible."""
    if not is_legal(observed, s, b, w, a, x, 0):
        return 0
    total = weigh(s, b, w)
    return max(1, m.weight * w.weights[x] // total)


@rule
def merge(states: list[CommonState], particles: list[Particle], w: CommonWork, start: int, end: int) -> int:
    """Merge the particle `end` into one with equal hands from `start` on, if any; return the new end."""
    for i in range(start, end):
        if particles[i].hands == particles[end].hands:
            both = particles[i].weight + particles[end].weight
            if below(w, both) < particles[end].weight:
                copy_particle(states, particles, i, end)
            m = particles[i]
            m.weight = both
            return end
    return end + 1


@rule
def keep_heaviest(states: list[CommonState], particles: list[Particle], limit: int, end: int) -> int:
    """Move the heaviest particles between `limit` and `end` to the front; return how many there are."""
    n = 0
    while n < limit:
        best = limit
        for i in range(limit, end):
            if particles[i].weight > particles[best].weight:
                best = i
        if best == end or particles[best].weight == 0:
            return n
        copy_particle(states, particles, n, best)
        m = particles[best]
        m.weight = 0
        n += 1
    return n


@rule
def normalise_weights(particles: list[Particle], n: int) -> int:
    total = 0
    for i in range(n):
        total += particles[i].weight
    for i in range(n):
        m = particles[i]
        m.weight = max(1, m.weight * TOTAL_WEIGHT // total)
    return total


@rule
def update_points(states: list[CommonState], particles: list[Particle], b: CommonBoard, n: int, viewer: int) -> int:
    """Update the public points of all seats, which are the same in all particles."""
    spare = len(states) - 1
    copy_state(states, spare, states, 0)
    s = states[spare]
    hide(s, viewer)
    for seat in range(s.players):
        shown = points(s, b, seat)
        for i in range(n):
            m = particles[i]
            m.public_points[seat] = shown
            if seat == s.turn_seat and shown > m.max_public_points[seat]:
                m.max_public_points[seat] = shown
    return 0


@rule
def shuffle_hands(s: CommonState, b: CommonBoard, w: CommonWork, viewer: int) -> int:
    """Shuffle the hands of the viewer's opponents, ignoring what is known of them."""
    for seat in range(s.players):
        for resource in range(b.resources):
            for _ in range(s.hand[seat][resource]):
                swap_hand_card(s, b, w, seat, resource, viewer)
    return 0


@rule
def swap_hand_card(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, resource: int, viewer: int) -> int:
    """Swap a card with a random card of a random opponent of the viewer."""
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


def advance(
    states: list[CommonState],
    particles: list[Particle],
    observed: list[Row],
    rows: list[Row],
    boards: Sequence[CommonBoard],
    works: Sequence[CommonWork],
    n: int,
    limit: int,
    start: int,
    stop: int,
    viewer: int,
    goal: int,
    forced: int,
) -> int:
    """Apply the actions from `start` to `stop` to n particles; return how many particles are left.

    Returns −1 − a if action a fits no particle. With `forced`, the last resort, it then shuffles the opponents' hands
    until the action fits.
    """
    b = boards[0]
    w = works[0]
    last = len(states) - 2
    for a in range(start, stop):
        left = 0
        if observed[a][IS_HIDDEN] == 1 and observed[a][SEAT] == CHANCE and observed[a][KIND] != DRAW_CARD:
            end = limit
            for i in range(n):
                for x in range(b.block_x[observed[a][KIND]]):
                    weight = outcome_weight(observed, states[i], b, w, particles[i], a, x)
                    if weight > 0 and end < last:
                        copy_particle(states, particles, end, i)
                        if step_particle(states, particles, observed, rows, b, w, end, a, x, viewer, goal):
                            m = particles[end]
                            m.weight = weight
                            m.hands = hands_key(states[end], b)
                            end = merge(states, particles, w, limit, end)
            left = keep_heaviest(states, particles, limit, end)
        else:
            for i in range(n):
                if step_particle(states, particles, observed, rows, b, w, i, a, -1, viewer, goal):
                    if left != i:
                        copy_particle(states, particles, left, i)
                    left += 1
        if left == 0 and forced == 1:
            copy_particle(states, particles, last, 0)
            for _ in range(MAX_FORCED_TRIES):
                if left == 0:
                    copy_particle(states, particles, 0, last)
                    shuffle_hands(states[0], b, w, viewer)
                    if step_particle(states, particles, observed, rows, b, w, 0, a, -1, viewer, goal):
                        left = 1
        if left == 0:
            return -1 - a
        if left != n or observed[a][IS_HIDDEN] == 1:
            normalise_weights(particles, left)
        n = left
        update_points(states, particles, b, n, viewer)
    return n


def sample(
    states: list[CommonState],
    particles: list[Particle],
    into: list[CommonState],
    boards: Sequence[CommonBoard],
    works: Sequence[CommonWork],
    n: int,
    start: int,
    stop: int,
    goal: int,
    seed: int,
) -> int:
    """Write determinizations to the entries of `into` from `start` to `stop`: particles drawn by weight, with their
    hidden cards dealt again. Returns the index of the last particle; a copy of it stays in the scratch entry."""
    b = boards[0]
    w = works[0]
    seed_random(w, seed)
    spare = len(states) - 1
    total = 0
    for i in range(n):
        total += particles[i].weight
    chosen = 0
    for to in range(start, stop):
        left = below(w, total)
        chosen = 0
        while left >= particles[chosen].weight:
            left -= particles[chosen].weight
            chosen += 1
        copy_particle(states, particles, spare, chosen)
        redeal(states[spare], b, w, particles[spare], goal)
        copy_state(into, to, states, spare)
    return chosen


@cache
def particle_kernel(game: str) -> Kernel:
    """The kernel of the particle filter."""
    found = definition(game)
    particle: Any = Particle
    entries: Any = (advance, sample)
    own: Any = found.scoring.points
    return Kernel(
        "particles",
        entries,
        structs={"m": particle},
        arrays={"particles": "m", "observed": "i4 2", "rows": "i4 2"},
        hooks={"points": own},
    )
