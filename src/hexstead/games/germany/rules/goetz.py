"""Götz: where he goes, whom he robs (G-GOE)."""

from ....core.rule import rule
from ....core.rules.basics import back_to_turn, emit, enter
from ....core.table import NO_CHOICE, NO_TARGET, NOBODY, ROB, STEAL
from ..events import GOETZ_MOVED
from ..refusals import G_GOE_02, G_GOE_05
from ..state import Board, State, Work


@rule
def check_move_goetz(s: State, b: Board, hex: int) -> int:
    """To any other hex, whatever its number (G-GOE-02, GQ-06)."""
    if hex >= b.hexes:
        return NO_CHOICE
    if hex == s.goetz:
        return G_GOE_02
    return 0


@rule
def is_target(s: State, b: Board, seat: int) -> bool:
    """An opponent of the turn player with a town hall at Götz's hex and at least one card (G-GOE-04, GQ-05)."""
    if seat == s.turn_seat or s.hand_size[seat] == 0:
        return False
    for k in range(b.hex_corners[s.goetz]):
        if s.hall_owner[b.hex_corner[s.goetz][k]] == seat:
            return True
    return False


@rule
def move_goetz(s: State, b: Board, w: Work, seat: int, hex: int) -> int:
    """Then the steal: chosen among several, settled with one target, skipped with none (G-GOE-05, 06, GQ-07, 08)."""
    s.goetz = hex
    emit(w, GOETZ_MOVED, seat, hex, 0, 0)
    targets = 0
    last = NOBODY
    for other in range(s.players):
        if is_target(s, b, other):
            targets += 1
            last = other
    if targets == 0:
        back_to_turn(s)
    elif targets == 1:
        rob(s, last)
    else:
        enter(s, ROB)
    return 0


@rule
def check_rob(s: State, b: Board, seat: int, victim: int) -> int:
    if victim == seat:
        return G_GOE_05
    if victim >= s.players:
        return NO_CHOICE
    if not is_target(s, b, victim):
        return NO_TARGET
    return 0


@rule
def rob(s: State, victim: int) -> int:
    """Chance draws the card next."""
    s.victim = victim
    enter(s, STEAL)
    return 0
