"""Dice: the roll for the first turn, production, and shortages of the supply."""

from ..common_fields import (
    DICE,
    DISCARD,
    FIRST_ROLL,
    MAIN,
    NOBODY,
    ROBBER,
    SEATS,
    CommonBoard,
    CommonState,
    CommonWork,
)
from ..events import FIRST_PLAYER, FIRST_ROLLED, PRODUCED, ROLLED, SHORTAGE
from ..rule import hook, rule
from .basics import emit, enter
from .buildings import building_owner, building_yield
from .hands import gain
from .seven import ask_discards


@rule
def ways(total: int) -> int:
    """How many of the 36 pairs have this sum; 0 for 0, which means no number."""
    return max(0, 6 - abs(7 - total))


WAYS = {total: ways(total) for total in range(2, 13)}


@rule
def first_die(outcome: int) -> int:
    return outcome // 6 + 1


@rule
def second_die(outcome: int) -> int:
    return outcome % 6 + 1


@rule
def roll_for_first(s: CommonState, b: CommonBoard, w: CommonWork, outcome: int) -> bool:
    """Record a roll for the first turn; True once the first player is known. Tied leaders roll again.

    If the table has named the first player, there is one outcome and nobody rolls.
    """
    if b.first_seat > 0:
        s.roller = NOBODY
        for i in range(s.players):
            s.contender[i] = 0
        return begin_with(s, w, b.first_seat - 1)
    seat = s.roller
    s.first_roll[seat] = first_die(outcome) + second_die(outcome)
    emit(w, FIRST_ROLLED, seat, first_die(outcome), second_die(outcome), 0)
    s.roller = next_contender(s, seat + 1)
    if s.roller != NOBODY:
        return False
    best = 0
    for i in range(s.players):
        if s.contender[i] == 1 and s.first_roll[i] > best:
            best = s.first_roll[i]
    leaders = 0
    for i in range(s.players):
        if s.contender[i] == 1 and s.first_roll[i] == best:
            leaders += 1
        else:
            s.contender[i] = 0
    leader = next_contender(s, 0)
    if leaders > 1:
        s.roller = leader
        return False
    return begin_with(s, w, leader)


@rule
def begin_with(s: CommonState, w: CommonWork, seat: int) -> bool:
    s.contender[seat] = 1
    s.first = seat
    emit(w, FIRST_PLAYER, seat, 0, 0, 0)
    return True


@rule
def next_contender(s: CommonState, start: int) -> int:
    for seat in range(start, s.players):
        if s.contender[seat] == 1:
            return seat
    return NOBODY


@hook
def produce(s: CommonState, b: CommonBoard, w: CommonWork, total: int) -> int:
    """Production of a sum other than 7, for all seats."""
    raise NotImplementedError


@hook
def first_roll(s: CommonState, b: CommonBoard, w: CommonWork, outcome: int) -> int:
    """Roll for the first turn; the last of these rolls starts the set-up or the first turn."""
    raise NotImplementedError


@rule
def roll(s: CommonState) -> int:
    """Chance rolls next."""
    enter(s, DICE)
    return 0


@rule
def apply_dice(s: CommonState, b: CommonBoard, w: CommonWork, outcome: int) -> int:
    if s.phase == FIRST_ROLL:
        first_roll(s, b, w, outcome)
    else:
        roll_dice(s, b, w, outcome)
    return 0


@rule
def roll_dice(s: CommonState, b: CommonBoard, w: CommonWork, outcome: int) -> int:
    s.dice[0] = first_die(outcome)
    s.dice[1] = second_die(outcome)
    emit(w, ROLLED, s.turn_seat, s.dice[0], s.dice[1], 0)
    resolve_roll(s, b, w, s.dice[0] + s.dice[1])
    return 0


@rule
def resolve_roll(s: CommonState, b: CommonBoard, w: CommonWork, total: int) -> int:
    """On a 7, start discards or move the robber; on any other sum, produce."""
    s.rolled = 1
    if total != 7:
        produce(s, b, w, total)
        enter(s, MAIN)
    elif ask_discards(s, b):
        enter(s, DISCARD)
    else:
        enter(s, ROBBER)
    return 0


@rule
def forget_claims(s: CommonState, b: CommonBoard, w: CommonWork) -> int:
    for seat in range(s.players):
        for resource in range(b.resources):
            w.due[seat][resource] = 0
    return 0


@rule
def claim_cards_of(s: CommonState, b: CommonBoard, w: CommonWork, hex: int) -> bool:
    """Add the yield of a hex to what is due to each seat; False if no seat has a building there."""
    claimed = False
    for k in range(b.hex_corners[hex]):
        node = b.hex_corner[hex][k]
        owner = building_owner(s, node)
        if owner != NOBODY and owner < SEATS:
            w.due[owner][b.hex_resource[hex]] += building_yield(s, node)
            claimed = True
    return claimed


@rule
def give_cards_of(s: CommonState, b: CommonBoard, w: CommonWork, hex: int) -> int:
    """Give out what was granted for a hex."""
    resource = b.hex_resource[hex]
    for seat in range(s.players):
        count = 0
        for k in range(b.hex_corners[hex]):
            node = b.hex_corner[hex][k]
            if building_owner(s, node) == seat and w.grant[seat][resource] > 0:
                cards = min(building_yield(s, node), w.grant[seat][resource])
                w.grant[seat][resource] -= cards
                count += cards
        if count > 0:
            gain(s, seat, resource, count)
            emit(w, PRODUCED, seat, resource, count, hex)
    return 0


@rule
def grant_production(s: CommonState, b: CommonBoard, w: CommonWork) -> int:
    """Grant what is due. In a shortage nobody gets that resource, or by option a sole entitled seat gets the rest."""
    for resource in range(b.resources):
        total = 0
        entitled = 0
        for seat in range(s.players):
            w.grant[seat][resource] = w.due[seat][resource]
            total += w.due[seat][resource]
            if w.due[seat][resource] > 0:
                entitled += 1
        if total <= s.supply[resource]:
            continue
        emit(w, SHORTAGE, resource, 0, 0, 0)
        for seat in range(s.players):
            if entitled == 1 and b.lone_shortage == 1 and w.due[seat][resource] > 0:
                w.grant[seat][resource] = s.supply[resource]
            else:
                w.grant[seat][resource] = 0
    return 0
