"""Kernel for batched play: one entry point that steps thousands of games, given numpy arrays with a row per game.

Each game has two random streams: one for chance and one for sampled actions, so that sampling does not affect the dice.
"""

from __future__ import annotations

from typing import Any

from ..core.common_fields import CHANCE, NOBODY, OVER, CommonBoard, CommonState, CommonWork
from ..core.kernel import Kernel, copy_state, do_code, draw_outcome, first_to_act, hide, legal
from ..core.rule import rule
from ..core.rules.random import below

# Operations of `batch`.
STEP, RESET, SAMPLE, OBSERVE = range(4)

# Columns of `random` and of `counts`.
CHANCE_A, CHANCE_B, PICK_A, PICK_B = range(4)
N_LEGAL, N_OFFERS = range(2)

LISTED = 128  # legal codes that are kept per game; longer lists, which are rare, are listed again when needed

OK = -1  # returned by a step without illegal actions


@rule
def let_chance_act(s: CommonState, b: CommonBoard, w: CommonWork, turns: int) -> int:
    """Apply chance outcomes until a seat has to decide; return it, or NOBODY if the game or its turns are over."""
    while s.phase != OVER and s.turn <= turns:
        seat = first_to_act(s, b)
        if seat != CHANCE:
            return seat
        do_code(s, b, w, CHANCE, draw_outcome(s, b, w))
    return NOBODY


def batch(
    operation: int,
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
    auto_reset: int,
    viewer: int,
) -> int:
    """Run one operation on all games.

    STEP: apply `actions` and return OK, or change nothing and return the index of the first game with an illegal one.
    Finished games restart if `auto_reset` is 1, else they wait for RESET.
    RESET: restart the games whose action is 1.
    SAMPLE: write a random legal code for each game into `actions`.
    OBSERVE: write the observation of the seat `viewer` for each game into `into`.
    """
    b = boards[0]
    w = works[0]
    n = len(states)
    if operation == OBSERVE:
        for i in range(n):
            copy_state(into, i, states, i)
            hide(into[i], viewer)
        return OK
    if operation == SAMPLE:
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
                if counts[i, N_LEGAL] > LISTED:
                    legal(states[i], b, w, int(seats[i]))
                    actions[i] = w.legal[pick]
                else:
                    actions[i] = listed[i, pick]
        return OK
    if operation == STEP:
        codes = masks.shape[1]
        for i in range(n):
            if seats[i] != NOBODY and (actions[i] < 0 or actions[i] >= codes or masks[i, actions[i]] == 0):
                return i
    for i in range(n):
        s = states[i]
        seat = seats[i]
        if operation == RESET and actions[i] != 1:
            continue
        for j in range(rewards.shape[1]):
            rewards[i, j] = 0
        if operation == STEP and seat == NOBODY:  # already finished, not reset
            continue
        terminated[i] = False
        truncated[i] = False
        w.random_a = random[i, CHANCE_A]
        w.random_b = random[i, CHANCE_B]
        if operation == STEP:
            do_code(s, b, w, seat, actions[i])
            seat = let_chance_act(s, b, w, turns)
            if seat == NOBODY:
                terminated[i] = s.phase == OVER
                truncated[i] = s.phase != OVER
                if s.winner != NOBODY:
                    for j in range(rewards.shape[1]):
                        rewards[i, j] = -1 / (rewards.shape[1] - 1)
                    rewards[i, s.winner] = 1
        if operation == RESET or (seat == NOBODY and auto_reset == 1):
            copy_state(states, i, fresh, 0)
            seat = let_chance_act(s, b, w, turns)
        random[i, CHANCE_A] = w.random_a
        random[i, CHANCE_B] = w.random_b
        seats[i] = seat

        if counts[i, N_LEGAL] > LISTED:
            for code in range(masks.shape[1]):
                masks[i, code] = 0
        else:
            for k in range(counts[i, N_LEGAL]):
                masks[i, listed[i, k]] = 0
        size = 0
        if seat != NOBODY:
            size = legal(s, b, w, seat)
            counts[i, N_OFFERS] = w.n_offers
        counts[i, N_LEGAL] = size
        for k in range(size):
            masks[i, w.legal[k]] = 1
        for k in range(min(size, LISTED)):
            listed[i, k] = w.legal[k]
        copy_state(into, i, states, i)
        hide(into[i], seat)
    return OK


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
)
