"""Playing a turn on: the value after a move, and the greedy rest of a turn."""

from ...core.actions import END_TURN, MAKE_OFFER
from ...core.common_fields import MAIN, OFFER, OVER, CommonBoard, CommonState, CommonWork
from ...core.kernel import copy_state, do_code, first_to_act, legal
from ...core.rule import rule
from ..mind import NEXT, CommonMind
from .value import value

MAX_TURN_MOVES = 24  # moves of a turn that is searched to its end
UNSCORED = -4_000_000_000_000_000


@rule
def value_after(
    scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, i: int, seat: int, code: int
) -> int:
    """The value of scratch state i after a move. Ending the turn counts as leaving the position unchanged."""
    if b.code_kind[code] == END_TURN:
        return value(scratch[i], b, w, m, seat)
    copy_state(scratch, NEXT, scratch, i)
    do_code(scratch[NEXT], b, w, seat, code)
    return value(scratch[NEXT], b, w, m, seat)


@rule
def ends_turn_search(s: CommonState, b: CommonBoard, seat: int) -> bool:
    """Whether the seat cannot simply play on: the game is over, or others or chance act first."""
    return s.phase == OVER or s.phase == OFFER or first_to_act(s, b) != seat


@rule
def finish_turn(scratch: list[CommonState], b: CommonBoard, w: CommonWork, m: CommonMind, i: int, seat: int) -> int:
    """Play scratch state i on greedily while the seat alone decides; return the best value on the way."""
    best = value(scratch[i], b, w, m, seat)
    for _ in range(MAX_TURN_MOVES):
        s = scratch[i]
        if ends_turn_search(s, b, seat):
            return best
        n = legal(s, b, w, seat)
        for k in range(n):
            m.inner_choice[k] = w.legal[k]
        must = s.phase != MAIN
        move = -1
        for k in range(n):
            kind = b.code_kind[m.inner_choice[k]]
            if kind != MAKE_OFFER and kind != END_TURN and b.declines[kind] == 0:
                now = value_after(scratch, b, w, m, i, seat, m.inner_choice[k])
                if now > best or (must and move < 0):
                    best = now
                    move = m.inner_choice[k]
        if move < 0:
            return best
        do_code(scratch[i], b, w, seat, move)
    return best
