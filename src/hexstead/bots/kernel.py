"""The bots' kernel: one decision of a seat, and whole matches. Only masked records reach the thinking."""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from functools import cache
from typing import Any

from ..core.actions import CONCLUDE, MAKE_OFFER
from ..core.kernel import copy_state, count_outcome, do_code, draw_outcome, first_to_act, hide, legal
from ..core.kernels import Kernel
from ..core.rule import rule
from ..core.rules.random import seed_random
from ..core.table import CHANCE, OVER, TableBoard, TableState, TableWork
from .mind import BARON, SIGHT, TableMind, mind_of
from .thinking.moves import choose, decide
from .thinking.search import best_tried, narrow, shortlist, try_world
from .thinking.value import features, value

# Questions to `think`.
DECIDE, VALUE, FEATURES, SHORTLIST, TRY, NARROW, BEST = range(7)


def think(
    question: int,
    thoughts: list[TableState],
    worlds: list[TableState],
    boards: Sequence[TableBoard],
    works: Sequence[TableWork],
    minds: Sequence[TableMind],
    seat: int,
    i: int,
) -> int:
    """Any question about the masked record `thoughts[SIGHT]`; the legal codes stand in the mind.

    A search is SHORTLIST, then TRY in world i as often as there is time, then BEST, the promise weighing like i tries.
    """
    b = boards[0]
    w = works[0]
    m = minds[0]
    w.record = 0
    if question == DECIDE:
        return decide(thoughts, b, w, m, seat)
    m.use = m.level[seat]
    if question == VALUE:
        return value(thoughts[SIGHT], b, w, m, seat)
    if question == TRY:
        return try_world(thoughts, worlds, b, w, m, i, seat)
    if question == SHORTLIST:
        return shortlist(m, choose(thoughts, b, w, m, seat))
    if question == NARROW:
        return narrow(m, i)
    if question == BEST:
        return best_tried(m, i)
    return features(thoughts[SIGHT], b, w, m, seat)


@rule
def count_decision(b: TableBoard, m: TableMind, seat: int, code: int) -> int:
    m.decisions[seat] += 1
    if b.code_kind[code] == MAKE_OFFER:
        m.offers[seat] += 1
    if b.code_kind[code] == CONCLUDE:
        m.trades_made[seat] += 1
    return 0


@rule
def study(
    thoughts: list[TableState],
    states: Sequence[TableState],
    samples: list[list[int]],
    b: TableBoard,
    w: TableWork,
    m: TableMind,
    i: int,
    row: int,
) -> int:
    """Write what every seat of game i sees in its own position, as Baron would: game, turn, seat, features.

    The next free row.
    """
    for seat in range(states[i].players):
        if row < len(samples):
            copy_state(thoughts, SIGHT, states, i)
            hide(thoughts[SIGHT], seat)
            m.use = BARON
            features(thoughts[SIGHT], b, w, m, seat)
            samples[row][0] = i
            samples[row][1] = states[i].turn
            samples[row][2] = seat
            for k in range(len(m.feature)):
                samples[row][3 + k] = m.feature[k]
            row += 1
    return row


def match(
    states: list[TableState],
    start: int,
    stop: int,
    boards: Sequence[TableBoard],
    works: Sequence[TableWork],
    thoughts: list[TableState],
    minds: Sequence[TableMind],
    log: list[int],
    ends: list[int],
    samples: list[list[int]],
    turns: int,
    seed: int,
) -> int:
    """Whole games between the levels of the mind, on states start to stop; codes go to the log while there is room.

    So do, for training, the features of all seats at every turn's end, to the samples.

    `works[0]` is the game's, its random numbers are the dice; `works[1]` is what the bots think with. The length of the
    log.
    """
    b = boards[0]
    w = works[0]
    v = works[1]
    m = minds[0]
    n = 0
    row = 0
    turn = 0
    room = len(log)
    for i in range(start, stop):
        s = states[i]
        seed_random(w, seed + i)
        seed_random(v, seed + i + 1_000_003)
        while s.phase != OVER and s.turn <= turns:
            if s.turn != turn:
                turn = s.turn
                row = study(thoughts, states, samples, b, v, m, i, row)
            seat = first_to_act(s, b)
            if seat == CHANCE:
                code = draw_outcome(s, b, w)
                count_outcome(s, b, w, code)
            else:
                m.n_choices = legal(s, b, w, seat)
                for k in range(m.n_choices):
                    m.choice[k] = w.legal[k]
                code = m.choice[0]
                if m.n_choices > 1:
                    w.choices += 1
                    copy_state(thoughts, SIGHT, states, i)
                    hide(thoughts[SIGHT], seat)
                    code = decide(thoughts, b, v, m, seat)
                count_decision(b, m, seat, code)
            if n < room:
                log[n] = code
                n += 1
            do_code(states[i], b, w, seat, code)
            s = states[i]
        ends[i] = n
    return n


@cache
def thinking(game: str) -> Kernel:
    """The kernel of a game's bots."""
    mind = mind_of(game)
    here = pathlib.Path(__file__).parent
    sources = [here / "kernel.py", here / "mind.py", *sorted((here / "thinking").glob("*.py"))]
    sources += sorted(mind.folder.glob("*.py"))
    entries: Any = (think, match)
    return Kernel(
        "bots",
        entries,
        records={"m": mind.record},
        arrays={"minds": "m", "thoughts": "s", "worlds": "s", "log": "i2", "ends": "i8", "samples": "i4 2"},
        hooks=mind.hooks,
        sources=tuple(sources),
    )
