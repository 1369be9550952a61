"""A roll of 7: discards, chosen in private and shown together, and the card that is stolen."""

from ..events import DISCARDED, SET_ASIDE, STOLEN
from ..rule import rule
from ..table import NO_SUCH, NOBODY, TableBoard, TableState, TableWork
from .basics import emit


@rule
def ask_discards(s: TableState, b: TableBoard) -> bool:
    """Who holds more than the limit owes half, rounded down; False when nobody does."""
    asked = False
    for seat in range(s.players):
        s.discard_due[seat] = 0
        if s.hand_size[seat] > b.hand_limit:
            s.discard_due[seat] = s.hand_size[seat] // 2
            asked = True
    return asked


@rule
def check_discard(s: TableState, seat: int, resource: int) -> int:
    if s.hand[seat][resource] == 0:
        return NO_SUCH
    return 0


@rule
def set_aside(s: TableState, b: TableBoard, w: TableWork, seat: int, resource: int) -> bool:
    """A card lies apart: hand sizes and supply stand still until the last seat has chosen. True after the last."""
    s.hand[seat][resource] -= 1
    s.discarded[seat][resource] += 1
    s.discard_due[seat] -= 1
    emit(w, SET_ASIDE, seat, resource, 0, 0)
    for other in range(s.players):
        if s.discard_due[other] > 0:
            return False
    for other in range(s.players):
        for kind in range(b.resources):
            count = s.discarded[other][kind]
            if count > 0:
                s.discarded[other][kind] = 0
                s.supply[kind] += count
                s.hand_size[other] -= count
                emit(w, DISCARDED, other, kind, count, 0)
    return True


@rule
def steal_card(s: TableState, w: TableWork, thief: int, resource: int) -> int:
    """The card that chance drew from the victim's hand."""
    victim = s.victim
    s.hand[victim][resource] -= 1
    s.hand_size[victim] -= 1
    s.hand[thief][resource] += 1
    s.hand_size[thief] += 1
    s.victim = NOBODY
    emit(w, STOLEN, thief, victim, resource, 0)
    return 0
