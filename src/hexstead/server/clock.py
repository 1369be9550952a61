"""The clock of a table: it reads no time of its own, so that the same entries always leave the same seconds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Clock:
    """How long each seat has left, told by the times of the entries alone."""

    kind: str
    seconds: float
    left: list[float] = field(default_factory=list)
    running: tuple[int, ...] = ()
    at: float = 0.0  # when `left` was true
    turn: int = -1
    out: set[int] = field(default_factory=set)  # seats whose time ran out, since it was said

    def go_on(self, at: float, running: Sequence[int], turn: int, turn_seat: int) -> None:
        """Time has come to `at`; from now on these seats' clocks run."""
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
        return max(0.0, self.left[seat] - max(0.0, now - self.at)) if seat in self.running else self.left[seat]
