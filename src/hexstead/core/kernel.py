"""Kernels, the entry points that are bound or compiled together, and the rules' own kernel, `RULES`.

The entry points of `RULES` are the same for every game and back end. They take arrays of structs (lists when plain) and
an index: `ask` answers any single question about a state and `run` plays many actions in one call. Functions marked
@hook are supplied by the game. Bots and environments define kernels of their own, each compiled and cached separately.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .actions import DICE_ROLL
from .common_fields import CHANCE, DICE, OVER, CommonBoard, CommonState, CommonWork
from .layout import Struct
from .rule import Function, hook, rule
from .rules.chance_nodes import weigh as weigh
from .rules.dice import first_die, second_die
from .rules.play import apply as apply
from .rules.play import check as check
from .rules.play import legal as legal
from .rules.random import below, seed_random
from .rules.to_act import first_to_act as first_to_act
from .rules.to_act import may_act


@dataclass(frozen=True, slots=True, eq=False)
class Kernel:
    """Entry points that are compiled and cached together.

    `structs` are the types of parameters other than `s`, `b` and `w`, by name. `arrays` are parameters that hold many
    structs, by the name of such a parameter ("s", "m"), or many numbers, by numpy type and number of dimensions ("i2",
    "f4 2"). `hooks` are functions in addition to those of the game.
    """

    name: str
    entries: tuple[Function, ...]
    structs: Mapping[str, type[Struct]] = field(default_factory=dict)
    arrays: Mapping[str, str] = field(default_factory=dict)
    hooks: Mapping[str, Function] = field(default_factory=dict)


# Questions of `ask`, and of `run`.
CHECK, STEP, LEGAL, WHO, FIRST, WEIGH = range(6)
PLAY, REPLAY = range(2)


@hook
def hide(s: CommonState, seat: int) -> int:
    """Set everything hidden from the seat to 0. Generated from the state's fields (layout.hide_function)."""
    raise NotImplementedError


@hook
def copy_state(into: list[CommonState], to: int, states: Sequence[CommonState], i: int) -> int:
    """Copy state i to entry `to`. The compiled back end does it by one memory copy (compiled.copy_state)."""
    into[to] = states[i].copy()  # type: ignore[attr-defined]
    return 0


@rule
def who_acts(s: CommonState, b: CommonBoard) -> int:
    """The seats that can act, one bit each; bit CHANCE for chance."""
    seats = 0
    for seat in range(CHANCE + 1):
        if may_act(s, b, seat):
            seats += 1 << seat
    return seats


@rule
def step(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, kind: int, x: int, y: int) -> int:
    """Check an action and apply it if it is legal; returns 0, a refusal, or UNKNOWN_ACTION (a bug in the specs)."""
    w.n_events = 0
    refused = check(s, b, w, seat, kind, x, y)
    if refused == 0:
        refused = apply(s, b, w, seat, kind, x, y)
        if w.events_on == 1:
            w.who = who_acts(s, b)
    return refused


def ask(
    question: int,
    states: Sequence[CommonState],
    i: int,
    boards: Sequence[CommonBoard],
    works: Sequence[CommonWork],
    seat: int,
    kind: int,
    x: int,
    y: int,
) -> int:
    """Answer one question about state i: one of CHECK, STEP, LEGAL, WHO, FIRST and WEIGH."""
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
def draw_outcome(s: CommonState, b: CommonBoard, w: CommonWork) -> int:
    """Draw a chance outcome by weight; returns its code."""
    left = below(w, weigh(s, b, w))
    outcome = 0
    while left >= w.weights[outcome]:
        left -= w.weights[outcome]
        outcome += 1
    return b.block_start[w.chance_kind] + outcome


@rule
def count_outcome(s: CommonState, b: CommonBoard, w: CommonWork, code: int) -> int:
    w.chances += 1
    if s.phase == DICE:
        outcome = code - b.block_start[DICE_ROLL]
        w.dice_count[first_die(outcome) + second_die(outcome)] += 1
    return 0


@rule
def draw_decision(s: CommonState, b: CommonBoard, w: CommonWork, seat: int) -> int:
    """The random player: all legal actions are equally likely, with all trades together counting as one."""
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
def do_code(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, code: int) -> int:
    """Apply a legal code."""
    w.n_events = 0
    return apply(s, b, w, seat, b.code_kind[code], b.code_x[code], b.code_y[code])


def run(
    question: int,
    states: Sequence[CommonState],
    start: int,
    stop: int,
    boards: Sequence[CommonBoard],
    works: Sequence[CommonWork],
    log: list[int],
    ends: list[int],
    p: int,
    q: int,
) -> int:
    """Play many actions in one call.

    PLAY: random games of at most p turns on the states from `start` to `stop`; game i has the seed q + i. Codes are
    written to `log` while it has space, and `ends[i]` is the length of the log after game i. Counters are in the
    workspace. Returns the length of the log.
    REPLAY: check and apply the logged codes from p to q on the state `start`. Returns the index of the first illegal
    one, or −1.
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


RULES = Kernel("rules", (ask, run), arrays={"log": "i2", "ends": "i8"})  # type: ignore[arg-type]
