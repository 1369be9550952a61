"""A roll of 7: discards, which are chosen in secret and revealed together, and the robber's theft."""

from ..common_fields import (
    NO_CHOICE,
    NO_SUCH,
    NO_TARGET,
    NOBODY,
    ROB,
    ROBBER,
    STEAL,
    CommonBoard,
    CommonState,
    CommonWork,
)
from ..events import DISCARDED, SET_ASIDE, STOLEN
from ..rule import rule
from .basics import back_to_turn, emit, enter
from .buildings import building_owner, robber_hex


@rule
def ask_discards(s: CommonState, b: CommonBoard) -> bool:
    """Seats above the hand limit owe half of their cards, rounded down; False if there is none."""
    asked = False
    for seat in range(s.players):
        s.discard_due[seat] = 0
        if s.hand_size[seat] > b.hand_limit:
            s.discard_due[seat] = s.hand_size[seat] // 2
            asked = True
    return asked


@rule
def check_discard(s: CommonState, seat: int, resource: int) -> int:
    if s.hand[seat][resource] == 0:
        return NO_SUCH
    return 0


@rule
def set_aside(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, resource: int) -> bool:
    """Set a card aside; hand sizes and supply change only when the last seat has chosen, which returns True."""
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
def discard(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, resource: int) -> int:
    if set_aside(s, b, w, seat, resource):
        enter(s, ROBBER)
    return 0


@rule
def is_target(s: CommonState, b: CommonBoard, seat: int) -> bool:
    """An opponent of the turn player with a building at the robber's hex and at least one card."""
    if seat == s.turn_seat or s.hand_size[seat] == 0:
        return False
    hex = robber_hex(s)
    for k in range(b.hex_corners[hex]):
        if building_owner(s, b.hex_corner[hex][k]) == seat:
            return True
    return False


@rule
def choose_victim(s: CommonState, b: CommonBoard, optional: int) -> int:
    """Skip the theft without a target, rob a single one, else let the turn player choose (`optional`: always)."""
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
def check_rob(s: CommonState, b: CommonBoard, victim: int) -> int:
    if victim >= s.players:
        return NO_CHOICE
    if not is_target(s, b, victim):
        return NO_TARGET
    return 0


@rule
def rob(s: CommonState, victim: int) -> int:
    """Chance chooses the card next."""
    s.victim = victim
    enter(s, STEAL)
    return 0


@rule
def steal_card(s: CommonState, w: CommonWork, thief: int, resource: int) -> int:
    """Move the card that chance chose from the victim to the thief."""
    victim = s.victim
    s.hand[victim][resource] -= 1
    s.hand_size[victim] -= 1
    s.hand[thief][resource] += 1
    s.hand_size[thief] += 1
    s.victim = NOBODY
    emit(w, STOLEN, thief, victim, resource, 0)
    return 0


@rule
def steal(s: CommonState, w: CommonWork, resource: int) -> int:
    steal_card(s, w, s.turn_seat, resource)
    back_to_turn(s)
    return 0
