"""One action in one world: whether it is possible there, and letting it happen as the seat saw it happen."""

from __future__ import annotations

from ...core.actions import DRAW_CARD
from ...core.kernel import apply, check, copy_state, draw_outcome
from ...core.records import Row
from ...core.rule import rule
from ...core.rules.random import below
from ...core.table import CHANCE, EVENT_COLUMNS, TableBoard, TableState, TableWork
from ..bot import HIDDEN
from .cards import TRIES, add_card, deal_anew, keep_cards, new_cards, prepare_cards
from .notes import ARGUMENT_X, ARGUMENT_Y, FIRST_ROW, GET, GIVE, IS_SECRET, KIND, ROW_COUNT, SEAT, Note, write_secret


@rule
def looks_alike(acts: list[Row], rows: list[Row], w: TableWork, a: int) -> bool:
    """Whether the events of the last step are those that the seat saw, as far as it saw them."""
    if w.n_events != acts[a][ROW_COUNT]:
        return False
    first = acts[a][FIRST_ROW]
    for i in range(w.n_events):
        for column in range(EVENT_COLUMNS):
            told = rows[first + i][column]
            if told != HIDDEN and told != w.events[i][column]:
                return False
    return True


@rule
def is_possible(acts: list[Row], s: TableState, b: TableBoard, w: TableWork, a: int, x: int, y: int) -> bool:
    for good in range(b.goods):
        w.give[good] = acts[a][GIVE + good]
        w.get[good] = acts[a][GET + good]
    return check(s, b, w, acts[a][SEAT], acts[a][KIND], x, y) == 0


@rule
def pick_outcome(s: TableState, b: TableBoard, w: TableWork) -> int:
    """A chance outcome by its weight, as its number within the kind."""
    code = draw_outcome(s, b, w)
    return code - b.block_start[w.chance_kind]


@rule
def pick_choice(acts: list[Row], s: TableState, b: TableBoard, w: TableWork, a: int) -> int:
    """A legal choice of the action's kind, any alike, as its number within the kind; −1 without one."""
    kind = acts[a][KIND]
    found = -1
    count = 0
    for x in range(b.block_x[kind]):
        for y in range(b.block_y[kind]):
            if is_possible(acts, s, b, w, a, x, y):
                count += 1
                if below(w, count) == 0:
                    found = x * b.block_y[kind] + y
    return found


@rule
def live_through(
    states: list[TableState],
    notes: list[Note],
    acts: list[Row],
    rows: list[Row],
    b: TableBoard,
    w: TableWork,
    i: int,
    a: int,
    outcome: int,
    viewer: int,
    goal: int,
) -> bool:
    """Let action a happen in world i; False where it is impossible or looks different.

    Its hidden part is the outcome, or where that is −1, as it may be. What looks different may do so by a hidden card
    (somebody wins): then the cards are dealt anew.
    """
    s = states[i]
    m = notes[i]
    if not prepare_cards(acts, rows, s, b, w, m, a, viewer, goal):
        return False
    spare = len(states) - 1
    copy_state(states, spare, states, i)
    seat = acts[a][SEAT]
    kind = acts[a][KIND]
    is_secret = acts[a][IS_SECRET]
    stack_size = s.stack_size
    if kind == DRAW_CARD:
        stack_size -= 1
    for _ in range(TRIES):
        s = states[i]
        x = acts[a][ARGUMENT_X]
        y = acts[a][ARGUMENT_Y]
        if is_secret == 1:
            x = outcome
            if outcome < 0 and seat == CHANCE:
                x = pick_outcome(s, b, w)
            elif outcome < 0:
                choice = pick_choice(acts, s, b, w, a)
                x = choice // b.block_y[kind]
                y = choice % b.block_y[kind]
        if x < 0 or not is_possible(acts, s, b, w, a, x, y):
            return False
        news = new_cards(s, b)
        w.record = 1
        w.n_events = 0
        apply(s, b, w, seat, kind, x, y)
        if looks_alike(acts, rows, w, a):
            if is_secret == 1:
                if kind == DRAW_CARD:
                    add_card(acts, rows, m, a, x, min(1, max(0, new_cards(s, b) - news)))
                write_secret(m, b.block_start[kind] + x * b.block_y[kind] + y)
            keep_cards(s, b, m, stack_size)
            return True
        copy_state(states, i, states, spare)
        if m.n_cards == 0 and is_secret == 0:
            return False
        deal_anew(states[i], b, w, m, goal)
        copy_state(states, spare, states, i)
    return False
