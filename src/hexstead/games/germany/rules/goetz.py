"""Götz, the robber: moving him and robbing a player (G-GOE)."""

from ....core.common_fields import NO_CHOICE
from ....core.rule import rule
from ....core.rules.basics import emit
from ....core.rules.seven import check_rob, choose_victim
from ..events import GOETZ_MOVED
from ..refusals import G_GOE_02, G_GOE_05
from ..state import Board, State, Work


@rule
def robber_hex(s: State) -> int:
    return s.goetz


@rule
def check_move_goetz(s: State, b: Board, hex: int) -> int:
    """Require any other hex, regardless of its number (G-GOE-02, GQ-06)."""
    if hex >= b.hexes:
        return NO_CHOICE
    if hex == s.goetz:
        return G_GOE_02
    return 0


@rule
def move_goetz(s: State, b: Board, w: Work, seat: int, hex: int) -> int:
    """Move Götz, then steal from a seat with a town hall there and a card (G-GOE-04 to 06, GQ-05, GQ-07, 08)."""
    s.goetz = hex
    emit(w, GOETZ_MOVED, seat, hex, 0, 0)
    choose_victim(s, b, 0)
    return 0


@rule
def check_rob_other(s: State, b: Board, seat: int, victim: int) -> int:
    """Require a victim that is another seat and a valid target."""
    if victim == seat:
        return G_GOE_05
    return check_rob(s, b, victim)
