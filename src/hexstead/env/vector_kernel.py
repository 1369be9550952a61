"""Kernel for games in which agents decide for some seats, and levels of bots play the others inside the kernel.

Each game has three random streams, for chance, for sampled actions and for its bots, so that games do not depend on
each other and sampling does not affect the dice.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ..bots.mind import LEVEL_SLOTS, SEEN, CommonMind, mind_of
from ..bots.thinking.moves import decide, weighted_random_move
from ..bots.thinking.value import value
from ..core.common_fields import CHANCE, NOBODY, OVER, CommonBoard, CommonState, CommonWork
from ..core.definition import definition
from ..core.kernel import (
    Kernel,
    copy_state,
    do_code,
    draw_decision,
    draw_outcome,
    first_to_act,
    hide,
    legal,
)
from ..core.layout import Row, struct
from ..core.rule import rule
from ..core.rules.random import below

# Operations of `vector`.
STEP, RESET, SAMPLE = range(3)

# Columns of `random` and of `counts`.
CHANCE_A, CHANCE_B, PICK_A, PICK_B, BOT_A, BOT_B = range(6)
N_LEGAL, N_OFFERS = range(2)

# Who plays a seat, in `slots`: an agent, the random player, or the level in this slot of the mind.
AGENT, RANDOM = -1, -2

OK = -1  # returned by a step without illegal actions


@rule
def level_move(
    scratch: list[CommonState],
    states: list[CommonState],
    b: CommonBoard,
    w: CommonWork,
    m: CommonMind,
    i: int,
    seat: int,
    slot: int,
) -> int:
    """The move of the level in this slot for a seat of game i. Only a masked state reaches the thinking."""
    m.n_choices = legal(states[i], b, w, seat)
    for k in range(m.n_choices):
        m.choice[k] = w.legal[k]
    if m.n_choices == 1:
        return m.choice[0]
    m.slot[seat] = slot
    m.active = slot
    if m.plays_randomly[slot] == 1:
        return weighted_random_move(b, w, m)
    copy_state(scratch, SEEN, states, i)
    hide(scratch[SEEN], seat)
    return decide(scratch, b, w, m, seat)


@rule
def evaluation(
    scratch: list[CommonState],
    into: list[CommonState],
    b: CommonBoard,
    w: CommonWork,
    m: CommonMind,
    i: int,
    seat: int,
    slot: int,
) -> int:
    """The value of the masked state i to a seat by the level in this slot, in thousandths of a point."""
    copy_state(scratch, SEEN, into, i)
    m.active = slot
    m.robbing = 0
    return value(scratch[SEEN], b, w, m, seat)


@rule
def play_to_agent(
    scratch: list[CommonState],
    states: list[CommonState],
    works: list[CommonWork],
    slots: list[Row],
    log: list[Row],
    logged: list[int],
    b: CommonBoard,
    m: CommonMind,
    i: int,
    turns: int,
) -> int:
    """Let chance and bots act until an agent has to decide; return its seat, or NOBODY if the game or its turns end.

    The first workspace belongs to the game, the second to the bots.
    """
    s = states[i]
    while s.phase != OVER and s.turn <= turns:
        seat = first_to_act(s, b)
        if seat == CHANCE:
            code = draw_outcome(s, b, works[0])
        else:
            slot = int(slots[i][seat])
            if slot == AGENT:
                return seat
            if slot == RANDOM:
                code = draw_decision(s, b, works[1], seat)
            else:
                code = level_move(scratch, states, b, works[1], m, i, seat, slot)
        if logged[i] < len(log[i]):
            log[i][logged[i]] = code
        logged[i] += 1
        do_code(s, b, works[0], seat, code)
        s = states[i]
    return NOBODY


def vector(
    operation: int,
    states: Any,
    into: Any,
    finals: Any,
    fresh: Any,
    boards: Any,
    works: Any,
    scratch: Any,
    minds: Any,
    slots: Any,
    actions: Any,
    seats: Any,
    masks: Any,
    listed: Any,
    counts: Any,
    random: Any,
    rewards: Any,
    values: Any,
    terminated: Any,
    truncated: Any,
    refused: Any,
    log: Any,
    logged: Any,
    turns: int,
    auto_reset: int,
    is_strict: int,
    slot: int,
) -> int:
    """Run one operation on all games.

    STEP: apply `actions` and return OK. With `is_strict`, it changes nothing if one is illegal, and returns the index
    of its game; else such a game stays as it is and is marked in `refused`. The final position of a finished game, as
    its agent sees it, is written to `finals`; the game restarts if `auto_reset` is 1, else it waits for RESET.
    RESET: restart the games whose action is 1.
    SAMPLE: write a random legal code for each game into `actions`.
    `slot` is that of the level that evaluates positions, into `values`; −1 for none.
    """
    b = boards[0]
    w = works[0]
    v = works[1]
    m = minds[0]
    n = len(states)
    codes = masks.shape[1]
    size = log.shape[1]
    if operation == SAMPLE:
        for i in range(n):
            actions[i] = 0
            if seats[i] != NOBODY:
                v.random_a = int(random[i, PICK_A])
                v.random_b = int(random[i, PICK_B])
                offers = int(counts[i, N_OFFERS])
                single = int(counts[i, N_LEGAL]) - offers
                pick = below(v, single + min(offers, 1))
                if pick == single:
                    pick += below(v, offers)
                random[i, PICK_A] = v.random_a
                random[i, PICK_B] = v.random_b
                actions[i] = listed[i, pick]
        return OK
    if operation == STEP:
        for i in range(n):
            refused[i] = 0
            if seats[i] != NOBODY and (actions[i] < 0 or actions[i] >= codes or masks[i, actions[i]] == 0):
                if is_strict == 1:
                    return i
                refused[i] = 1
    for i in range(n):
        if operation == RESET and actions[i] != 1:
            continue
        for j in range(rewards.shape[1]):
            rewards[i, j] = 0
        seat = int(seats[i])
        if operation == STEP and (seat == NOBODY or refused[i] == 1):
            continue
        terminated[i] = False
        truncated[i] = False
        w.random_a = int(random[i, CHANCE_A])
        w.random_b = int(random[i, CHANCE_B])
        v.random_a = int(random[i, BOT_A])
        v.random_b = int(random[i, BOT_B])
        if operation == STEP:
            agent = seat
            code = int(actions[i])
            if logged[i] < size:
                log[i, logged[i]] = code
            logged[i] += 1
            do_code(states[i], b, w, seat, code)
            seat = play_to_agent(scratch, states, works, slots, log, logged, b, m, i, turns)
            if seat == NOBODY:
                s = states[i]
                terminated[i] = s.phase == OVER
                truncated[i] = s.phase != OVER
                if s.winner != NOBODY:
                    for j in range(rewards.shape[1]):
                        rewards[i, j] = -1 / (rewards.shape[1] - 1)
                    rewards[i, s.winner] = 1
                copy_state(finals, i, states, i)
                hide(finals[i], agent)
        if operation == RESET or (seat == NOBODY and auto_reset == 1):
            copy_state(states, i, fresh, 0)
            logged[i] = 0
            seat = play_to_agent(scratch, states, works, slots, log, logged, b, m, i, turns)
        random[i, CHANCE_A] = w.random_a
        random[i, CHANCE_B] = w.random_b
        random[i, BOT_A] = v.random_a
        random[i, BOT_B] = v.random_b
        seats[i] = seat

        for k in range(counts[i, N_LEGAL]):
            masks[i, listed[i, k]] = 0
        found = 0
        if seat != NOBODY:
            found = legal(states[i], b, w, seat)
            counts[i, N_OFFERS] = w.n_offers
        counts[i, N_LEGAL] = found
        for k in range(found):
            code = w.legal[k]
            listed[i, k] = code
            masks[i, code] = 1
        copy_state(into, i, states, i)
        hide(into[i], seat)
        values[i] = 0
        if slot >= 0 and seat != NOBODY:
            values[i] = evaluation(scratch, into, b, v, m, i, seat, slot)
    return OK


@rule
def no_features(s: CommonState, b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """The hook `features` of a game without a mind."""
    return 0


@rule
def no_worth(s: CommonState, b: CommonBoard, w: CommonWork, m: CommonMind, seat: int, good: int) -> int:
    """The hook `worth` of a game without a mind."""
    return 0


@rule
def never_won(s: CommonState, b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> bool:
    """The hook `nearly_won` of a game without a mind."""
    return False


NO_MIND = "NoMind_"  # name of a struct without a mind, before the game's name


@cache
def mind_struct(game: str) -> Any:
    """The struct of a game's mind; one with the common fields for a game whose bots play at random."""
    mind = mind_of(game)
    if mind is not None:
        return mind.struct
    found = definition(game)
    fields = (*found.state.FIELDS, *found.board.FIELDS, *found.work.FIELDS)
    sizes = {axis: n for f in fields for axis, n in zip(f.axes, f.shape, strict=True) if isinstance(axis, str)}
    return struct({**sizes, "features": 1, "inputs": 1, "slots": LEVEL_SLOTS})(type(NO_MIND + game, (CommonMind,), {}))


def __getattr__(name: str) -> Any:
    """The struct of a game without a mind, where pickle looks for its class."""
    if name.startswith(NO_MIND):
        return mind_struct(name.removeprefix(NO_MIND))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@cache
def vector_kernel(game: str) -> Kernel:
    """The kernel of a game; without a mind, its bots play at random."""
    mind = mind_of(game)
    entries: Any = (vector,)
    none: Any = {"features": no_features, "worth": no_worth, "nearly_won": never_won}
    return Kernel(
        "vector",
        entries,
        structs={"m": mind_struct(game)},
        arrays={
            "finals": "s",
            "fresh": "s",
            "scratch": "s",
            "minds": "m",
            "slots": "i1 2",
            "actions": "i8",
            "seats": "i1",
            "masks": "i1 2",
            "listed": "i2 2",
            "counts": "i2 2",
            "random": "i8 2",
            "rewards": "f4 2",
            "values": "f4",
            "terminated": "?",
            "truncated": "?",
            "refused": "i1",
            "log": "i2 2",
            "logged": "i8",
        },
        hooks=none if mind is None else mind.hooks,
    )
