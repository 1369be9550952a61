"""Dice: rolling for the first turn, what a roll brings, and what is granted when the supply is short."""

from ..events import FIRST_PLAYER, FIRST_ROLLED, PRODUCED, ROLLED, SHORTAGE
from ..rule import hook, rule
from ..table import DISCARD, MAIN, NOBODY, ROBBER, SEATS, TableBoard, TableState, TableWork
from .basics import emit, enter
from .hands import gain
from .houses import house_owner
from .seven import ask_discards


@rule
def ways(total: int) -> int:
    """How many of the 36 pairs give a sum; none give 0, which stands for no number."""
    return max(0, 6 - abs(7 - total))


WAYS = {total: ways(total) for total in range(2, 13)}


@rule
def first_die(outcome: int) -> int:
    return outcome // 6 + 1


@rule
def second_die(outcome: int) -> int:
    return outcome % 6 + 1


@rule
def roll_for_first(s: TableState, w: TableWork, outcome: int) -> bool:
    """One seat's roll for the first turn; True once the first player is known. Tied leaders roll again."""
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
    s.first = leader
    emit(w, FIRST_PLAYER, leader, 0, 0, 0)
    return True


@rule
def next_contender(s: TableState, start: int) -> int:
    for seat in range(start, s.players):
        if s.contender[seat] == 1:
            return seat
    return NOBODY


@hook
def produce(s: TableState, b: TableBoard, w: TableWork, total: int) -> int:
    """What a sum other than 7 brings to all seats."""
    raise NotImplementedError


@rule
def roll_dice(s: TableState, b: TableBoard, w: TableWork, outcome: int) -> int:
    s.dice[0] = first_die(outcome)
    s.dice[1] = second_die(outcome)
    emit(w, ROLLED, s.turn_seat, s.dice[0], s.dice[1], 0)
    resolve_roll(s, b, w, s.dice[0] + s.dice[1])
    return 0


@rule
def resolve_roll(s: TableState, b: TableBoard, w: TableWork, total: int) -> int:
    """7: discards, then the robber; any other sum: production."""
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
def forget_claims(s: TableState, b: TableBoard, w: TableWork) -> int:
    for seat in range(s.players):
        for resource in range(b.resources):
            w.due[seat][resource] = 0
    return 0


@rule
def claim_cards_of(s: TableState, b: TableBoard, w: TableWork, hex: int) -> bool:
    """Add what a hex yields to what is due to each seat; False where no seat has a house."""
    claimed = False
    for k in range(b.hex_corners[hex]):
        owner = house_owner(s, b.hex_corner[hex][k])
        if owner != NOBODY and owner < SEATS:
            w.due[owner][b.hex_resource[hex]] += 1
            claimed = True
    return claimed


@rule
def give_cards_of(s: TableState, b: TableBoard, w: TableWork, hex: int) -> int:
    """Hand out what was granted for a hex."""
    resource = b.hex_resource[hex]
    for seat in range(s.players):
        count = 0
        for k in range(b.hex_corners[hex]):
            if house_owner(s, b.hex_corner[hex][k]) == seat and w.grant[seat][resource] > 0:
                w.grant[seat][resource] -= 1
                count += 1
        if count > 0:
            gain(s, seat, resource, count)
            emit(w, PRODUCED, seat, resource, count, hex)
    return 0


@rule
def grant_production(s: TableState, b: TableBoard, w: TableWork) -> int:
    """From what is due to what is granted: on a shortage nobody gets that type, or a lone seat the rest."""
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
