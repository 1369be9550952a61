"""The time that a bot has for a turn, shared by all that the turn costs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

TURN_SECONDS = 2.7  # per turn of a searching bot; the limits are 3 on a server and 4 in a browser
SHARE = 0.25  # part of the remaining time that the next decision gets for its search
LEAST_SECONDS = 0.03  # with less, a decision is made without search: one rollout of all choices can take as long


class TurnTime:
    """How much of its time a seat has used in the current turn.

    Search is only a part: a turn also costs decisions without search, views, offers judged for other seats, messages to
    hosts, and entries written.
    """

    def __init__(self) -> None:
        self._turn = -1
        self._spent = 0.0
        self._since = 0.0  # when the outermost block began
        self._depth = 0

    @contextmanager
    def counting(self, turn: int) -> Iterator[None]:
        """Count the time of a block; a block inside another one counts once."""
        if turn != self._turn:
            self._turn, self._spent, self._since = turn, 0.0, time.monotonic()
        if self._depth == 0:
            self._since = time.monotonic()
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if self._depth == 0:
                self._spent += time.monotonic() - self._since

    def excuse(self, seconds: float) -> None:
        """Do not count a wait that is not the bot's, such as that for a host that is starting."""
        self._spent -= seconds

    def left(self) -> float:
        """Seconds left in the turn; negative if it has taken too long."""
        running = time.monotonic() - self._since if self._depth else 0.0
        return TURN_SECONDS - self._spent - running

    def for_search(self) -> float:
        """Seconds that the next decision may search; 0 if it should not."""
        seconds = self.left() * SHARE
        return seconds if seconds >= LEAST_SECONDS else 0.0
