"""The entry points into a game's rules, the same for every game and both back ends.

They take arrays (plain: lists) of records and an index. `ask` is one door for all questions about a state and `run` one
for many actions at once: what goes through one door is compiled once. The functions marked @hook are the game's own.
"""

from __future__ import annotations

from collections.abc import Sequence

from .actions import DICE_ROLL
from .rule import hook, rule
from .rules.acting import first_to_act as first_to_act
from .rules.acting import may_act
from .rules.chances import weigh as weigh
from .rules.dice import first_die, second_die
from .rules.play import legal as legal
from .rules.random import below, seed_random
from .table import CHANCE, DICE, OVER, TableBoard, TableState, TableWork

# Questions to `ask`, and to `run`.
CHECK, STEP, LEGAL, WHO, FIRST, WEIGH = range(6)
PLAY, REPLAY = range(2)


@hook
def check(s: TableState, b: TableBoard, w: TableWork, seat: int, kind: int, x: int, y: int) -> int:
    """0, or the number of the rule that forbids the action."""
    raise NotImplementedError


@hook
def apply(s: TableState, b: TableBoard, w: TableWork, seat: int, kind: int, x: int, y: int) -> int:
    """Carry out an action that was checked."""
    raise NotImplementedError


@hook
def hide(s: TableState, seat: int) -> int:
    """Zero what the seat may not know; made from the fields' own words (records.hiding)."""
    raise NotImplementedError


@hook
def copy_state(into: list[TableState], to: int, states: Sequence[TableState], i: int) -> int:
    """Make entry `to` a copy of state i; compiled, it is one copy of memory (compiled.copy_state)."""
    into[to] = states[i].copy()  # type: ignore[attr-defined]
    return 0


@rule
def who_acts(s: TableState, b: TableBoard) -> int:
    """A bit for every seat that may act, the bit CHANCE for chance."""
    seats = 0
    for seat in range(CHANCE + 1):
        if may_act(s, b, seat):
            seats += 1 << seat
    return seats


@rule
def step(s: TableState, b: TableBoard, w: TableWork, seat: int, kind: int, x: int, y: int) -> int:
    """Check, and apply if no rule forbids."""
    w.n_events = 0
    refused = check(s, b, w, seat, kind, x, y)
    if refused == 0:
        apply(s, b, w, seat, kind, x, y)
        if w.record == 1:
            w.who = who_acts(s, b)
    return refused


def ask(
    question: int,
    states: Sequence[TableState],
    i: int,
    boards: Sequence[TableBoard],
    works: Sequence[TableWork],
    seat: int,
    kind: int,
    x: int,
    y: int,
) -> int:
    """Any question about state i."""
    s = states[i]
    b = boards[0]
    w = works[0]
    if question == LEGAL:
        return legal(s, b, w, seat)
    if question == STEP:
        return step(s, b, w, seat, kind, x, y)
    if question == WHO:
        return who_acts(s, b)
    if question == CHECK:
        return check(s, b, w, seat, kind, x, y)
    if question == FIRST:
        return first_to_act(s, b)
    return weigh(s, b, w)


@rule
def draw_outcome(s: TableState, b: TableBoard, w: TableWork) -> int:
    """A chance outcome by its weight, as a code."""
    left = below(w, weigh(s, b, w))
    outcome = 0
    while left >= w.weights[outcome]:
        left -= w.weights[outcome]
        outcome += 1
    return b.block_start[w.chance_kind] + outcome


@rule
def count_outcome(s: TableState, b: TableBoard, w: TableWork, code: int) -> int:
    w.chances += 1
    if s.phase == DICE:
        outcome = code - b.block_start[DICE_ROLL]
        w.dice_count[first_die(outcome) + second_die(outcome)] += 1
    return 0


@rule
def draw_decision(s: TableState, b: TableBoard, w: TableWork, seat: int) -> int:
    """The random player: any legal action alike, all trade bundles together weighing as one."""
    n = legal(s, b, w, seat)
    w.decisions += 1
    if n > 1:
        w.choices += 1
    single = n - w.n_offers
    if w.n_offers == 0:
        return w.legal[below(w, n)]
    pick = below(w, single + 1)
    if pick == single:
        pick += below(w, w.n_offers)
    return w.legal[pick]


@rule
def do_code(s: TableState, b: TableBoard, w: TableWork, seat: int, code: int) -> int:
    """Apply a code that is known to be legal."""
    w.n_events = 0
    return apply(s, b, w, seat, b.code_kind[code], b.code_x[code], b.code_y[code])


def run(
    question: int,
    states: Sequence[TableState],
    start: int,
    stop: int,
    boards: Sequence[TableBoard],
    works: Sequence[TableWork],
    log: list[int],
    ends: list[int],
    p: int,
    q: int,
) -> int:
    """Many actions in one call.

    PLAY: random games on states start to stop, at most p turns long, each from its own seed, q + its number. Codes go
    to `log` while there is room, `ends[i]` is where those of game i stop; what was counted is in the work record. The
    length of the log.
    REPLAY: apply the logged codes p to q to the state `start`, checking each; the place of the first that a rule
    forbids, or −1.
    """
    b = boards[0]
    w = works[0]
    if question == REPLAY:
        s = states[start]
        for at in range(p, q):
            seat = first_to_act(s, b)
            code = log[at]
            if check(s, b, w, seat, b.code_kind[code], b.code_x[code], b.code_y[code]) != 0:
                return at
            do_code(s, b, w, seat, code)
        return -1
    n = 0
    room = len(log)
    for i in range(start, stop):
        s = states[i]
        seed_random(w, q + i)
        while s.phase != OVER and s.turn <= p:
            seat = first_to_act(s, b)
            if seat == CHANCE:
                code = draw_outcome(s, b, w)
                count_outcome(s, b, w, code)
            else:
                code = draw_decision(s, b, w, seat)
            if n < room:
                log[n] = code
                n += 1
            do_code(s, b, w, seat, code)
        ends[i] = n
    return n
