"""Chance nodes: what may come out, by its weight. Games share a stolen card, a drawn card and two dice."""

from ..actions import DICE_ROLL, DRAW_CARD, STEAL_CARD
from ..rule import hook, rule
from ..table import DRAW, NO_CHOICE, STEAL, TableBoard, TableState, TableWork


@hook
def weigh(s: TableState, b: TableBoard, w: TableWork) -> int:
    """Write the chance node's kind and the weight of each outcome into the work record; their sum."""
    raise NotImplementedError


@rule
def check_outcome(s: TableState, b: TableBoard, w: TableWork, x: int) -> int:
    """Chance may only do what has a weight."""
    weigh(s, b, w)
    if w.weights[x] == 0:
        return NO_CHOICE
    return 0


@rule
def list_outcomes(s: TableState, b: TableBoard, w: TableWork) -> int:
    weigh(s, b, w)
    for x in range(w.n_weights):
        if w.weights[x] > 0:
            w.legal[w.n_legal] = b.block_start[w.chance_kind] + x
            w.n_legal += 1
    return 0


@rule
def weigh_shared(s: TableState, b: TableBoard, w: TableWork) -> int:
    """The weights of the outcomes of a steal, a draw, or else of two dice; their sum."""
    if s.phase == STEAL:
        w.chance_kind = STEAL_CARD
        w.n_weights = b.resources
        for x in range(b.resources):
            w.weights[x] = s.hand[s.victim][x]
        return s.hand_size[s.victim]
    if s.phase == DRAW:
        w.chance_kind = DRAW_CARD
        w.n_weights = b.cards
        for x in range(b.cards):
            w.weights[x] = s.stack[x]
        return s.stack_size
    w.chance_kind = DICE_ROLL
    w.n_weights = 36
    for x in range(36):
        w.weights[x] = 1
    return 36
