"""Apply one observed action to one particle, if the action is legal there and produces the observed events."""

from __future__ import annotations

from ...core.actions import DRAW_CARD
from ...core.common_fields import CHANCE, EVENT_COLUMNS, CommonBoard, CommonState, CommonWork
from ...core.kernel import apply, check, copy_state, draw_outcome
from ...core.layout import Row
from ...core.rule import rule
from ...core.rules.random import below
from ..bot import HIDDEN
from .cards import MAX_DEALS, add_card, new_cards, prepare_cards, redeal, update_cards
from .particle import (
    ARGUMENT_X,
    ARGUMENT_Y,
    FIRST_ROW,
    GET,
    GIVE,
    IS_HIDDEN,
    KIND,
    ROW_COUNT,
    SEAT,
    Particle,
    add_hidden_move,
)


@rule
def events_match(observed: list[Row], rows: list[Row], w: CommonWork, a: int) -> bool:
    """Whether the events of the last step equal the observed ones, apart from hidden columns."""
    if w.n_events != observed[a][ROW_COUNT]:
        return False
    first = observed[a][FIRST_ROW]
    for i in range(w.n_events):
        for column in range(EVENT_COLUMNS):
            seen = rows[first + i][column]
            if seen != HIDDEN and seen != w.events[i][column]:
                return False
    return True


@rule
def is_legal(observed: list[Row], s: CommonState, b: CommonBoard, w: CommonWork, a: int, x: int, y: int) -> bool:
    for good in range(b.goods):
        w.give[good] = observed[a][GIVE + good]
        w.get[good] = observed[a][GET + good]
    return check(s, b, w, observed[a][SEAT], observed[a][KIND], x, y) == 0


@rule
def pick_outcome(s: CommonState, b: CommonBoard, w: CommonWork) -> int:
    """A chance outcome drawn by weight, as an index within its kind."""
    code = draw_outcome(s, b, w)
    return code - b.block_start[w.chance_kind]


@rule
def pick_choice(observed: list[Row], s: CommonState, b: CommonBoard, w: CommonWork, a: int) -> int:
    """A uniformly random legal choice of the action's kind, as an index within the kind; −1 for none."""
    kind = observed[a][KIND]
    found = -1
    count = 0
    for x in range(b.block_x[kind]):
        for y in range(b.block_y[kind]):
            if is_legal(observed, s, b, w, a, x, y):
                count += 1
                if below(w, count) == 0:
                    found = x * b.block_y[kind] + y
    return found


@rule
def step_particle(
    states: list[CommonState],
    particles: list[Particle],
    observed: list[Row],
    rows: list[Row],
    b: CommonBoard,
    w: CommonWork,
    i: int,
    a: int,
    outcome: int,
    viewer: int,
    goal: int,
) -> bool:
    """Apply action a to particle i; False if it is illegal there or produces other events than observed.

    `outcome` is the hidden part of the action; −1 draws it at random. Different events may be due to a hidden card
    (one that makes its owner win), so the hidden cards are dealt again a few times before giving up.
    """
    s = states[i]
    m = particles[i]
    if not prepare_cards(observed, rows, s, b, w, m, a, viewer, goal):
        return False
    spare = len(states) - 1
    copy_state(states, spare, states, i)
    seat = observed[a][SEAT]
    kind = observed[a][KIND]
    is_hidden = observed[a][IS_HIDDEN]
    stack_size = s.stack_size
    if kind == DRAW_CARD:
        stack_size -= 1
    for _ in range(MAX_DEALS):
        s = states[i]
        x = observed[a][ARGUMENT_X]
        y = observed[a][ARGUMENT_Y]
        if is_hidden == 1:
            x = outcome
            if outcome < 0 and seat == CHANCE:
                x = pick_outcome(s, b, w)
            elif outcome < 0:
                choice = pick_choice(observed, s, b, w, a)
                x = choice // b.block_y[kind]
                y = choice % b.block_y[kind]
        if x < 0 or not is_legal(observed, s, b, w, a, x, y):
            return False
        news = new_cards(s, b)
        w.events_on = 1
        w.n_events = 0
        apply(s, b, w, seat, kind, x, y)
        if events_match(observed, rows, w, a):
            if is_hidden == 1:
                if kind == DRAW_CARD:
                    add_card(observed, rows, m, a, x, min(1, max(0, new_cards(s, b) - news)))
                add_hidden_move(m, b.block_start[kind] + x * b.block_y[kind] + y)
            update_cards(s, b, m, stack_size)
            return True
        copy_state(states, i, states, spare)
        if m.n_cards == 0 and is_hidden == 0:
            return False
        redeal(states[i], b, w, m, goal)
        copy_state(states, spare, states, i)
    return False
