"""Chance nodes: the possible outcomes and their weights. Games share a stolen card, a drawn card and two dice."""

from ..common_fields import FIRST_ROLL, NO_CHOICE, CommonBoard, CommonState, CommonWork
from ..rule import hook, rule


@hook
def weigh(s: CommonState, b: CommonBoard, w: CommonWork) -> int:
    """Write the kind of the chance node and the weight of each outcome into the workspace; returns their sum.

    Generated from the game's specs (action_specs.py).
    """
    raise NotImplementedError


@rule
def check_outcome(s: CommonState, b: CommonBoard, w: CommonWork, x: int) -> int:
    """Require an outcome with a positive weight."""
    weigh(s, b, w)
    if w.weights[x] == 0:
        return NO_CHOICE
    return 0


@rule
def list_outcomes(s: CommonState, b: CommonBoard, w: CommonWork) -> int:
    weigh(s, b, w)
    for x in range(w.n_weights):
        if w.weights[x] > 0:
            w.legal[w.n_legal] = b.block_start[w.chance_kind] + x
            w.n_legal += 1
    return 0


@rule
def weigh_steal(s: CommonState, b: CommonBoard, w: CommonWork) -> int:
    """Every card of the victim's hand is equally likely."""
    w.n_weights = b.resources
    for x in range(b.resources):
        w.weights[x] = s.hand[s.victim][x]
    return s.hand_size[s.victim]


@rule
def weigh_draw(s: CommonState, b: CommonBoard, w: CommonWork) -> int:
    """Every card of the stack is equally likely."""
    w.n_weights = b.cards
    for x in range(b.cards):
        w.weights[x] = s.stack[x]
    return s.stack_size


@rule
def weigh_dice(s: CommonState, b: CommonBoard, w: CommonWork) -> int:
    """All 36 pairs are equally likely. If the table has named the first player, its roll has one outcome."""
    w.n_weights = 36
    named = s.phase == FIRST_ROLL and b.first_seat > 0
    for x in range(36):
        w.weights[x] = 1
        if named and x > 0:
            w.weights[x] = 0
    if named:
        return 1
    return 36
