"""A bot in a process of its own, in any language, by JSON lines over stdio. docs/bots.md describes the protocol.

Whatever goes wrong costs the bot its move, never the match: a fallback moves instead, and a `Fault` says why.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from ..core.actions import COUNTER, MAKE_OFFER
from ..errors import HexsteadError
from . import protocol
from .bot import Move, Seen, Sight, Terms
from .child import Child, ChildFailed
from .protocol import BadAnswer, Message

SECONDS = 5.0
BANK_SECONDS = 300.0
START_SECONDS = 10.0
MEMORY_MB = 1024
RESTARTS = 3


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a bot lost a move. Kinds: start, crash, hang, bank, memory, flood, garbage, illegal."""

    kind: str
    text: str


class ProcessBot:
    """Plays by a command. `faults` tells what went wrong, `fallbacks` how many moves the fallback made."""

    def __init__(
        self,
        command: str,
        *,
        name: str | None = None,
        seconds: float = SECONDS,  # for one decision
        bank_seconds: float = BANK_SECONDS,  # for all decisions of a game
        start_seconds: float = START_SECONDS,  # from hello to ready
        memory_mb: int | None = MEMORY_MB,  # held by it and its children; None: any
        restarts: int = RESTARTS,  # after it ended, within a game
        environment: Mapping[str, str] | None = None,  # variables beside the few that are passed on
    ):
        self.command = command
        self.name = name or command
        self.seconds, self.bank_seconds, self.start_seconds = seconds, bank_seconds, start_seconds
        self.memory_mb, self.restarts = memory_mb, restarts
        self.environment = dict(environment or {})
        self.faults: list[Fault] = []
        self.fallbacks = 0
        self._child: Child | None = None
        self._playing = False  # between hello and end

    # The bot protocol

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        self._open(terms, seat, seed)
        self._greet(resumed=False)

    def _open(self, terms: Terms, seat: int, seed: int) -> None:
        self._finish(None)
        self._terms, self._seat, self._seed = terms, seat, seed
        self._seen: list[Seen] = []
        self._told = 0  # how many of those the process knows
        self._asked = 0
        self._bank = self.bank_seconds
        self._starts_left = self.restarts
        self._draw = Random(seed)
        self._playing = True

    def rehearse(self, terms: Terms) -> None:
        """Begin a game, once, that nobody plays; raises HexsteadError with the reason why it cannot."""
        self._open(terms, 0, 0)
        try:
            self._meet(resumed=False)
        except (BadAnswer, ChildFailed) as error:
            raise HexsteadError(f"{self.name!r} cannot play. {error}") from None
        finally:
            self.close()

    def see(self, seen: Seen) -> None:
        self._seen.append(seen)
        result = protocol.result_of(seen)
        if result is not None:
            self._finish(result)

    def decide(self, sight: Sight) -> Move:
        if self._bank > 0 and (self._child is not None or self._start_again()):
            try:
                return self._ask(sight)
            except (BadAnswer, ChildFailed) as error:
                self._report(error)
        return self._fall_back(sight)

    def close(self) -> None:
        self._finish(None)
        if self._child is not None:
            self._child.close()
            self._child = None

    # Inside

    def _ask(self, sight: Sight) -> Move:
        child = self._child
        assert child is not None
        began = time.monotonic()
        limit = min(self.seconds, self._bank)
        self._asked += 1
        child.forget()
        question = protocol.decide(sight, self._asked, max(1, int(limit * 1000)), self._news())
        child.send(protocol.line_of(question))
        try:
            while True:
                answer = protocol.read_line(child.receive(began, limit))
                if not protocol.is_stale(answer, self._asked):
                    return protocol.read_answer(sight, answer, self._asked)
        finally:
            self._bank -= time.monotonic() - began
            if self._bank <= 0:
                self._add("bank", f"Its {self.bank_seconds:g} seconds for the game are used up; the fallback plays on.")

    def _news(self) -> list[Message]:
        """The events since the process was last told."""
        news = [event for seen in self._seen[self._told :] for event in protocol.events_of(self._terms, seen)]
        self._told = len(self._seen)
        return news

    def _fall_back(self, sight: Sight) -> int:
        """Any legal action but a trade of one's own: it needs no thought and no time, and is nothing to hope for."""
        self.fallbacks += 1
        moves = self._terms.definition.actions.moves
        plain = [code for code in sight.legal if moves[code][0] not in (MAKE_OFFER, COUNTER)]
        return self._draw.choice(plain or list(sight.legal))

    def _start_again(self) -> bool:
        if self._starts_left == 0:
            return False
        self._starts_left -= 1
        return self._greet(resumed=True)

    def _greet(self, resumed: bool) -> bool:
        """Whether it is ready to play."""
        try:
            self._meet(resumed)
        except (BadAnswer, ChildFailed) as error:
            kind = error.kind if error.kind in ("memory", "flood") else "start"
            self._report(ChildFailed(kind, f"{error} It was not ready to play."))
            return False
        return True

    def _meet(self, resumed: bool) -> None:
        """Start the process unless it runs, and say hello; raises BadAnswer or ChildFailed unless it is ready."""
        limits = {"seconds": self.seconds, "bank_seconds": self.bank_seconds, "memory_mb": self.memory_mb}
        if self._child is None:
            self._child = self._start()
        else:
            self._child.forget()
        self._told = 0
        hello = protocol.hello(self._terms, self._seat, self._seed, limits, resumed)
        self._child.send(protocol.line_of(hello))
        protocol.check_ready(protocol.read_line(self._child.receive(time.monotonic(), self.start_seconds)))

    def _start(self) -> Child:
        try:
            return Child(self.command, memory_mb=self.memory_mb, environment=self.environment)
        except ChildFailed:
            self._starts_left = 0  # nor will it be there next time
            raise

    def _report(self, error: BadAnswer | ChildFailed) -> None:
        text = str(error)
        if isinstance(error, ChildFailed):
            if self._child is not None:
                self._child.close()
                self._child = None
            left = self._starts_left
            again = f" It may start again {left} time{'s' * (left > 1)} in this game."
            text += again if left else " The fallback plays on."
        self._add(error.kind, text)

    def _add(self, kind: str, text: str) -> None:
        self.faults.append(Fault(kind, text))

    def _finish(self, result: Message | None) -> None:
        """Tell the process how the game ended."""
        if self._playing and self._child is not None:
            self._child.send(protocol.line_of(protocol.end(self._news(), result)))
        self._playing = False
