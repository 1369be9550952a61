"""The pirate: where it goes (I-PIR). Discards and the theft are shared rules."""

from hexstead.core.common_fields import NO_CHOICE
from hexstead.core.rule import rule
from hexstead.core.rules.basics import emit
from hexstead.core.rules.seven import choose_victim

from ..events import PIRATE_MOVED
from ..refusals import I_PIR_02
from ..state import Board, State, Work


@rule
def robber_hex(s: State) -> int:
    return s.pirate


@rule
def check_move_pirate(s: State, b: Board, hex: int) -> int:
    """To any other hex (I-PIR-02)."""
    if hex >= b.hexes:
        return NO_CHOICE
    if hex == s.pirate:
        return I_PIR_02
    return 0


@rule
def move_pirate(s: State, b: Board, w: Work, seat: int, hex: int) -> int:
    """Then the theft from an opponent with a building there and a card (I-PIR-03, I-PIR-04)."""
    s.pirate = hex
    emit(w, PIRATE_MOVED, seat, hex, 0, 0)
    choose_victim(s, b, 0)
    return 0
