"""The chance nodes that games share: a stolen card, a drawn card, two dice."""

from ..actions import DICE_ROLL, DRAW_CARD, STEAL_CARD
from ..rule import rule
from ..table import DRAW, STEAL, TableBoard, TableState, TableWork


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
