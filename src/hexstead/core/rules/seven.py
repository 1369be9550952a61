"""A roll of 7: discards, chosen in private and shown together, and the card that the robber steals."""

from ..events import DISCARDED, SET_ASIDE, STOLEN
from ..rule import rule
from ..table import NO_CHOICE, NO_SUCH, NO_TARGET, NOBODY, ROB, STEAL, TableBoard, TableState, TableWork
from .basics import back_to_turn, emit, enter
from .houses import house_owner, robber_hex


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
def is_target(s: TableState, b: TableBoard, seat: int) -> bool:
    """An opponent of the turn player with a house at the robber's hex and at least one card."""
    if seat == s.turn_seat or s.hand_size[seat] == 0:
        return False
    hex = robber_hex(s)
    for k in range(b.hex_corners[hex]):
        if house_owner(s, b.hex_corner[hex][k]) == seat:
            return True
    return False


@rule
def choose_victim(s: TableState, b: TableBoard, optional: int) -> int:
    """The steal is skipped without a target; with one it is settled, with several or where it is optional, asked."""
    targets = 0
    last = NOBODY
    for other in range(s.players):
        if is_target(s, b, other):
            targets += 1
            last = other
    if targets == 0:
        back_to_turn(s)
    elif targets == 1 and optional == 0:
        rob(s, last)
    else:
        enter(s, ROB)
    return 0


@rule
def check_rob(s: TableState, b: TableBoard, victim: int) -> int:
    if victim >= s.players:
        return NO_CHOICE
    if not is_target(s, b, victim):
        return NO_TARGET
    return 0


@rule
def rob(s: TableState, victim: int) -> int:
    """Chance draws the card next."""
    s.victim = victim
    enter(s, STEAL)
    return 0


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
