"""The smallest rules: events, phases, the way back to the turn, neighbours on the board, ending a game."""

from ..events import ENDED_DRAWN, WON_GAME
from ..rule import rule
from ..table import (
    DRAWN,
    EVENT_COLUMNS,
    EVENT_ROWS,
    MAIN,
    NOBODY,
    OVER,
    PRE_ROLL,
    WON,
    TableBoard,
    TableState,
    TableWork,
)


@rule
def emit(w: TableWork, kind: int, p: int, q: int, x: int, y: int) -> int:
    """Write an event row; unused columns are zero. Callers without a listener set `record` to 0."""
    if w.record == 0 or w.n_events == EVENT_ROWS:
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
def enter(s: TableState, phase: int) -> int:
    """The one place where the phase changes."""
    s.phase = phase
    return 0


@rule
def back_to_turn(s: TableState) -> int:
    """After a card or a reward: before the roll if the dice are still to be rolled."""
    if s.rolled == 1:
        enter(s, MAIN)
    else:
        enter(s, PRE_ROLL)
    return 0


@rule
def other_end(b: TableBoard, path: int, node: int) -> int:
    if b.path_a[path] == node:
        return b.path_b[path]
    return b.path_a[path]


@rule
def next_seat(s: TableState, seat: int) -> int:
    return (seat + 1) % s.players


@rule
def finish(s: TableState, w: TableWork, winner: int) -> int:
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
