"""Hooks for all of America's actions, and the actions whose effect depends on the phase."""

from ....core.actions import DONE
from ....core.common_fields import CHOICE_FIRST, MAIN, NOBODY, ROB, SET_UP
from ....core.events import STOPPED
from ....core.rule import rule
from ....core.rules.basics import emit
from ....core.rules.play import list_block
from ..actions import DELIVER, MOVE_TRAIN
from ..events import PASSED
from ..meta import BONUS, CARD_MOVE, SET_NEUTRAL, SET_RAIL
from ..state import Board, State, Work
from .delivery import list_deliveries
from .rails import build_rail, settle_rails
from .setup import place_chosen_rail, set_up_seat
from .trains import is_stranded, list_steps_of_moving
from .turn import acting, end_move, next_builder


@rule
def is_set_up(phase: int) -> bool:
    return phase == SET_UP or phase == SET_RAIL or phase == SET_NEUTRAL


@rule
def seat_to_act(s: State) -> int:
    """The seat that places in the set-up, builds out of turn or is on turn."""
    if is_set_up(s.phase):
        return set_up_seat(s)
    return acting(s)


@rule
def list_forced(s: State, b: Board, w: Work, seat: int) -> bool:
    """While a train is stranded, only its steps and deliveries are legal (A-TMOV-14)."""
    if s.phase != MAIN and s.phase != CARD_MOVE:
        return False
    if not is_stranded(s, b):
        return False
    list_steps_of_moving(s, b, w, seat)
    list_deliveries(s, b, w, seat)
    return True


@rule
def before_action(s: State, b: Board, kind: int) -> int:
    """End a train's move before any action other than a step or a delivery (A-TMOV-13, AQ-63)."""
    if s.phase == MAIN and kind != MOVE_TRAIN and kind != DELIVER:
        end_move(s)
    return 0


@rule
def lay_rail(s: State, b: Board, w: Work, seat: int, path: int) -> int:
    """Place a start rail in the set-up, else build a rail."""
    if s.phase == SET_RAIL:
        return place_chosen_rail(s, b, w, seat, path)
    return build_rail(s, b, w, seat, path)


@rule
def pass_build(s: State, b: Board, w: Work, seat: int) -> int:
    """Stop building out of turn (A-EBP-08, AQ-75)."""
    emit(w, PASSED, seat, 0, 0, 0)
    return next_builder(s, b, w)


@rule
def check_done(s: State, b: Board) -> int:
    if s.phase == CARD_MOVE and is_stranded(s, b):
        return CHOICE_FIRST
    return 0


@rule
def apply_done(s: State, b: Board, w: Work, seat: int) -> int:
    """Decline the rest: a bonus, the Engineer's rails, steps, cards, gold or stealing (AQ-40, A-CARD-03, AD-06)."""
    emit(w, STOPPED, seat, 0, 0, 0)
    end_move(s)
    s.take = 0
    if s.phase == BONUS:
        s.bonus = NOBODY
    else:
        s.free_rails = 0
    settle_rails(s, b, w)
    return 0


@rule
def list_done(s: State, b: Board, w: Work, seat: int) -> int:
    """Stealing can be declined only by option."""
    if s.phase != ROB or b.steal_optional == 1:
        list_block(s, b, w, seat, DONE)
    return 0
