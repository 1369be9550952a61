"""The clock of a table. Its time comes from log entries alone, so that the same log always leaves the same seconds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Clock:
    """Remaining time of each seat; kinds are none, turn (per decision or turn) and bank (for the game)."""

    kind: str
    seconds: float
    left: list[float] = field(default_factory=list)  # by seat, at time `at`
    running: tuple[int, ...] = ()
    at: float = 0.0
    turn: int = -1
    out: set[int] = field(default_factory=set)  # seats whose time ran out and was reported

    def advance(self, at: float, running: Sequence[int], turn: int, turn_seat: int) -> None:
        """Advance to time `at`; from then on the clocks of these seats run."""
        passed = max(0.0, at - self.at)
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - passed)
        if self.kind == "turn":
            for seat in running:
                if (turn != self.turn and seat == turn_seat) or (seat not in self.running and seat != turn_seat):
                    self.left[seat] = self.seconds
                    self.out.discard(seat)
        self.running, self.at, self.turn = tuple(running), max(at, self.at), turn

    def left_at(self, now: float, seat: int) -> float:
        """Seconds that a seat has left at a time after the last entry."""
        return max(0.0, self.left[seat] - max(0.0, now - self.at)) if seat in self.running else self.left[seat]
