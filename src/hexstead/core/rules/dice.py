"""Dice: rolling for the first turn, and what a production roll grants when the supply is short."""

from ..events import FIRST_PLAYER, FIRST_ROLLED, SHORTAGE
from ..rule import rule
from ..table import NOBODY, TableBoard, TableState, TableWork
from .basics import emit


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
