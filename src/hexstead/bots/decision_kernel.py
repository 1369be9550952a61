"""The decision kernel: one decision of a seat, and whole matches. Only masked states reach the thinking."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from ..core.actions import CONCLUDE, MAKE_OFFER
from ..core.common_fields import CHANCE, OVER, CommonBoard, CommonState, CommonWork
from ..core.kernel import Kernel, copy_state, count_outcome, do_code, draw_outcome, first_to_act, hide, legal
from ..core.rule import rule
from ..core.rules.random import seed_random
from .mind import SEEN, CommonMind, known_mind
from .thinking.hooks import features
from .thinking.moves import choose, decide
from .thinking.network import fill_inputs, judge
from .thinking.search import best_choice, halve_shortlist, prospect, roll_out_shortlist, shortlist
from .thinking.value import value

# Questions to `think`.
DECIDE, VALUE, FEATURES, SHORTLIST, ROLL_OUT, HALVE, BEST, JUDGE, PROSPECT = range(9)


def think(
    question: int,
    scratch: list[CommonState],
    determinizations: list[CommonState],
    boards: Sequence[CommonBoard],
    works: Sequence[CommonWork],
    minds: Sequence[CommonMind],
    seat: int,
    i: int,
) -> int:
    """Answer a question about the masked state `scratch[SEEN]`; the mind holds the legal codes.

    To search, ask SHORTLIST, then ROLL_OUT for determinization i as often as time permits, then BEST with a prior that
    weighs as much as i rollouts. PROSPECT rolls out determinization i as it is. JUDGE is asked with the viewer as i, or
    with CHANCE about a complete state.
    """
    b = boards[0]
    w = works[0]
    m = minds[0]
    w.events_on = 0
    if question == DECIDE:
        return decide(scratch, b, w, m, seat)
    if question == JUDGE:
        return judge(scratch[SEEN], b, w, m, i)
    m.active = m.slot[seat]
    if question == VALUE:
        return value(scratch[SEEN], b, w, m, seat)
    if question == ROLL_OUT:
        return roll_out_shortlist(scratch, determinizations, b, w, m, i, seat)
    if question == SHORTLIST:
        return shortlist(m, choose(scratch, b, w, m, seat))
    if question == HALVE:
        return halve_shortlist(m, i)
    if question == BEST:
        return best_choice(m, i)
    if question == PROSPECT:
        return prospect(scratch, determinizations, b, w, m, i, seat)
    return features(scratch[SEEN], b, w, m, seat)


@rule
def count_decision(b: CommonBoard, m: CommonMind, seat: int, code: int) -> int:
    m.decisions[seat] += 1
    if b.code_kind[code] == MAKE_OFFER:
        m.offers[seat] += 1
    if b.code_kind[code] == CONCLUDE:
        m.trades_made[seat] += 1
    return 0


@rule
def write_samples(
    scratch: list[CommonState],
    states: Sequence[CommonState],
    samples: list[list[int]],
    b: CommonBoard,
    w: CommonWork,
    m: CommonMind,
    i: int,
    row: int,
) -> int:
    """Write a training sample per seat of game i: game, turn, seat, then the features of what the seat sees.

    Returns the next free row.
    """
    for seat in range(states[i].players):
        if row < len(samples):
            copy_state(scratch, SEEN, states, i)
            hide(scratch[SEEN], seat)
            m.active = m.sample_slot
            features(scratch[SEEN], b, w, m, seat)
            samples[row][0] = i
            samples[row][1] = states[i].turn
            samples[row][2] = seat
            for k in range(len(m.feature)):
                samples[row][3 + k] = m.feature[k]
            row += 1
    return row


@rule
def write_inputs(
    scratch: list[CommonState],
    states: Sequence[CommonState],
    samples: list[list[int]],
    b: CommonBoard,
    w: CommonWork,
    m: CommonMind,
    i: int,
    viewer: int,
    row: int,
) -> int:
    """Write a training sample of the network: game, turn, viewer, then every seat's inputs. Returns the next row."""
    if row >= len(samples):
        return row
    copy_state(scratch, SEEN, states, i)
    if viewer != CHANCE:
        hide(scratch[SEEN], viewer)
    fill_inputs(scratch[SEEN], b, w, m, viewer)
    samples[row][0] = i
    samples[row][1] = states[i].turn
    samples[row][2] = viewer
    at = 3
    for seat in range(states[i].players):
        for k in range(len(m.mean_input)):
            samples[row][at] = m.raw_input[seat][k]
            at += 1
    return row + 1


@rule
def sampled_viewer(s: CommonState, n: int) -> int:
    """The viewer of the nth sample of a game: every seat in turn, then CHANCE, who sees everything."""
    viewer = n % (s.players + 1)
    if viewer == s.players:
        return CHANCE
    return viewer


def match(
    states: list[CommonState],
    start: int,
    stop: int,
    boards: Sequence[CommonBoard],
    works: Sequence[CommonWork],
    scratch: list[CommonState],
    minds: Sequence[CommonMind],
    log: list[int],
    ends: list[int],
    samples: list[list[int]],
    turns: int,
    seed: int,
) -> int:
    """Play games `start` to `stop` between the levels of the mind, up to a number of turns; return the log's length.

    Codes are written to `log` and training samples to `samples` until these are full: every turn the features that each
    seat sees, or, if `sample_spacing` is set, the inputs of the network every `sample_spacing` actions. `works[0]`
    belongs to the game, its random numbers decide chance; `works[1]` belongs to the bots.
    """
    b = boards[0]
    w = works[0]
    v = works[1]
    m = minds[0]
    n = 0
    row = 0
    turn = 0
    log_size = len(log)
    for i in range(start, stop):
        s = states[i]
        seed_random(w, seed + i)
        seed_random(v, seed + i + 1_000_003)
        steps = seed + i
        while s.phase != OVER and s.turn <= turns:
            steps += 1
            if m.sample_spacing > 0 and steps % m.sample_spacing == 0:
                viewer = sampled_viewer(s, steps // m.sample_spacing)
                row = write_inputs(scratch, states, samples, b, v, m, i, viewer, row)
            if m.sample_spacing == 0 and s.turn != turn:
                turn = s.turn
                row = write_samples(scratch, states, samples, b, v, m, i, row)
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
                    copy_state(scratch, SEEN, states, i)
                    hide(scratch[SEEN], seat)
                    code = decide(scratch, b, v, m, seat)
                count_decision(b, m, seat, code)
            if n < log_size:
                log[n] = code
                n += 1
            do_code(states[i], b, w, seat, code)
            s = states[i]
        ends[i] = n
    return n


@cache
def decision_kernel(game: str) -> Kernel:
    """The decision kernel of a game, which must have a mind."""
    mind = known_mind(game)
    entries: Any = (think, match)
    return Kernel(
        "bots",
        entries,
        structs={"m": mind.struct},
        arrays={"minds": "m", "scratch": "s", "determinizations": "s", "log": "i2", "ends": "i8", "samples": "i4 2"},
        hooks=mind.hooks,
    )
