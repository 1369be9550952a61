"""The kernel of batched play: thousands of games stepped in one call. Its one door takes numpy arrays, a row per game.

Chance acts inside, from a random state per game; picks of the random player come from another, so that looking at a
sample changes no dice.
"""

from __future__ import annotations

import pathlib
from typing import Any

from ..core.kernel import copy_state, do_code, draw_outcome, first_to_act, hide, legal
from ..core.kernels import Kernel
from ..core.rule import rule
from ..core.rules.random import below
from ..core.table import CHANCE, NOBODY, OVER, TableBoard, TableState, TableWork

# Questions to `batch`.
STEP, RESET, SAMPLE, OBSERVE = range(4)

# Columns of `random` and of `counts`.
CHANCE_A, CHANCE_B, PICK_A, PICK_B = range(4)
N_LEGAL, N_OFFERS = range(2)

FINE = -1  # what a step gives when no action was refused


@rule
def let_chance_act(s: TableState, b: TableBoard, w: TableWork, turns: int) -> int:
    """Let chance act until a seat is to decide: that seat, or NOBODY once the game is over or cut."""
    while s.phase != OVER and s.turn <= turns:
        seat = first_to_act(s, b)
        if seat != CHANCE:
            return seat
        do_code(s, b, w, CHANCE, draw_outcome(s, b, w))
    return NOBODY


def batch(
    question: int,
    states: Any,
    into: Any,
    fresh: Any,
    boards: Any,
    works: Any,
    actions: Any,
    seats: Any,
    masks: Any,
    listed: Any,
    counts: Any,
    random: Any,
    rewards: Any,
    terminated: Any,
    truncated: Any,
    turns: int,
    again: int,
    viewer: int,
) -> int:
    """Any question about all games.

    STEP: do `actions`; FINE, or the number of the first game whose action its mask refuses, and nothing has changed.
    Finished games begin anew where `again` is 1, else wait for RESET.
    RESET: begin the games whose action is 1 anew.
    SAMPLE: write a random player's choice for each game into `actions`.
    OBSERVE: write all games into `into` as the seat `viewer` knows them.
    """
    b = boards[0]
    w = works[0]
    n = len(states)
    if question == OBSERVE:
        for i in range(n):
            copy_state(into, i, states, i)
            hide(into[i], viewer)
        return FINE
    if question == SAMPLE:
        for i in range(n):
            actions[i] = 0
            if seats[i] != NOBODY:
                w.random_a = random[i, PICK_A]
                w.random_b = random[i, PICK_B]
                offers = counts[i, N_OFFERS]
                single = counts[i, N_LEGAL] - offers
                pick = below(w, single + min(offers, 1))
                if pick == single:
                    pick += below(w, offers)
                random[i, PICK_A] = w.random_a
                random[i, PICK_B] = w.random_b
                actions[i] = listed[i, pick]
        return FINE
    if question == STEP:
        codes = masks.shape[1]
        for i in range(n):
            if seats[i] != NOBODY and (actions[i] < 0 or actions[i] >= codes or masks[i, actions[i]] == 0):
                return i
    for i in range(n):
        s = states[i]
        seat = seats[i]
        if question == RESET and actions[i] != 1:
            continue
        for j in range(rewards.shape[1]):
            rewards[i, j] = 0
        if question == STEP and seat == NOBODY:  # finished before, and not begun anew
            continue
        terminated[i] = False
        truncated[i] = False
        w.random_a = random[i, CHANCE_A]
        w.random_b = random[i, CHANCE_B]
        if question == STEP:
            do_code(s, b, w, seat, actions[i])
            seat = let_chance_act(s, b, w, turns)
            if seat == NOBODY:
                terminated[i] = s.phase == OVER
                truncated[i] = s.phase != OVER
                if s.winner != NOBODY:
                    for j in range(rewards.shape[1]):
                        rewards[i, j] = -1 / (rewards.shape[1] - 1)
                    rewards[i, s.winner] = 1
        if question == RESET or (seat == NOBODY and again == 1):
            copy_state(states, i, fresh, 0)
            seat = let_chance_act(s, b, w, turns)
        random[i, CHANCE_A] = w.random_a
        random[i, CHANCE_B] = w.random_b
        seats[i] = seat

        for k in range(counts[i, N_LEGAL]):
            masks[i, listed[i, k]] = 0
        size = 0
        if seat != NOBODY:
            size = legal(s, b, w, seat)
            counts[i, N_OFFERS] = w.n_offers
        counts[i, N_LEGAL] = size
        for k in range(size):
            code = w.legal[k]
            listed[i, k] = code
            masks[i, code] = 1
        copy_state(into, i, states, i)
        hide(into[i], seat)
    return FINE


BATCH = Kernel(
    "batch",
    (batch,),  # type: ignore[arg-type]
    arrays={
        "fresh": "s",
        "actions": "i8",
        "seats": "i1",
        "masks": "i1 2",
        "listed": "i2 2",
        "counts": "i2 2",
        "random": "i8 2",
        "rewards": "f4 2",
        "terminated": "?",
        "truncated": "?",
    },
    sources=(pathlib.Path(__file__),),
)
