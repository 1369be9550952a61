"""Basic rules: events, phases, returning to the turn, neighbours on the board, ending a game."""

from ..common_fields import (
    DRAWN,
    EVENT_COLUMNS,
    EVENT_ROWS,
    MAIN,
    NOBODY,
    OVER,
    PRE_ROLL,
    WON,
    CommonBoard,
    CommonState,
    CommonWork,
)
from ..events import ENDED_DRAWN, WON_GAME
from ..rule import rule


@rule
def emit(w: CommonWork, kind: int, p: int, q: int, x: int, y: int) -> int:
    """Append an event row; unused columns are zero. Does nothing if `w.events_on` is 0 or the rows are full."""
    if w.events_on == 0 or w.n_events == EVENT_ROWS:
        return 0
    n = w.n_events
    w.events[n][0] = kind
    w.events[n][1] = p
    w.events[n][2] = q
    w.events[n][3] = x
    w.events[n][4] = y
    for column in range(5, EVENT_COLUMNS):
        w.events[n][column] = 0
    w.n_events = n + 1
    return 0


@rule
def enter(s: CommonState, phase: int) -> int:
    """Set the phase. No other function does."""
    s.phase = phase
    return 0


@rule
def back_to_turn(s: CommonState) -> int:
    """Return to the turn after a card or a reward: to MAIN, or to PRE_ROLL if the dice are not rolled yet."""
    if s.rolled == 1:
        enter(s, MAIN)
    else:
        enter(s, PRE_ROLL)
    return 0


@rule
def other_end(b: CommonBoard, path: int, node: int) -> int:
    if b.path_a[path] == node:
        return b.path_b[path]
    return b.path_a[path]


@rule
def next_seat(s: CommonState, seat: int) -> int:
    return (seat + 1) % s.players


@rule
def finish(s: CommonState, w: CommonWork, winner: int) -> int:
    """End the game: won by a seat, or drawn when the winner is NOBODY."""
    s.winner = winner
    if winner == NOBODY:
        s.ending = DRAWN
        emit(w, ENDED_DRAWN, 0, 0, 0, 0)
    else:
        s.ending = WON
        emit(w, WON_GAME, winner, 0, 0, 0)
    s.take = 0
    s.draws = 0
    enter(s, OVER)
    return 0
