"""A supervised child process that exchanges messages over its pipes, with limits on time, memory and output.

Threads read and write the pipes, so the caller never blocks on a child that does not read. Killing a child also kills
all its descendants.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import struct
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from .errors import HexsteadError, needs, printable, with_full_stop

MAX_STDERR = 4096  # bytes of stderr kept
WATCH_SECONDS = 0.1  # interval between checks of the memory
SCAN_SHARE = 50  # the search for new descendants takes at most 1/50 of the time
MAX_SCAN_SECONDS = 1.0  # maximum interval between scans, however long one takes
HEADROOM = 1 << 30  # bytes above the limit for memory that is reserved but not touched; Node 24 starts with 560 MB
GRACE_SECONDS = 1.0  # for the child to exit after its input was closed

Split = Callable[[bytes, bool], tuple[list[bytes], bytes]]  # (buffer, is it the end) -> (messages, rest)
Process = Any  # psutil.Process; psutil is an optional dependency and imported late
FRAME_LENGTH = struct.Struct(">I")


class ChildFailed(HexsteadError):
    """The child cannot be used any more; `kind` is start, crash, hang, memory or flood."""

    def __init__(self, kind: str, sentence: str):
        super().__init__(sentence)
        self.kind = kind


def split_lines(buffer: bytes, is_end: bool) -> tuple[list[bytes], bytes]:
    """Messages that are lines; blank lines are ignored, and the last line needs no newline."""
    *lines, rest = buffer.split(b"\n")
    if is_end:
        lines, rest = [*lines, rest], b""
    return [line for line in lines if line.strip()], rest


def split_frames(buffer: bytes, is_end: bool) -> tuple[list[bytes], bytes]:
    """Messages with a four-byte length in front; an incomplete one at the end is dropped."""
    messages = []
    while len(buffer) >= FRAME_LENGTH.size:
        end = FRAME_LENGTH.size + FRAME_LENGTH.unpack_from(buffer)[0]
        if len(buffer) < end:
            break
        messages.append(buffer[FRAME_LENGTH.size : end])
        buffer = buffer[end:]
    return messages, b"" if is_end else buffer


def frame(message: bytes) -> bytes:
    """A message as `split_frames` reads it."""
    return FRAME_LENGTH.pack(len(message)) + message


class ChildProcess:
    """A running child. After a failure it and its descendants are dead.

    `deliver`, if given, is called in a thread with each message and with None at the end of the output, and `receive`
    must not be used.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        split: Split,
        environment: Mapping[str, str] | None = None,  # None: inherited
        memory_mb: int | None = None,  # limit for the child and its descendants together
        max_output: int | None = None,  # limit in bytes for stdout and for stderr, counted from `discard_output`
        keep_stderr: bool = True,  # False: inherited
        deliver: Callable[[bytes | None], None] | None = None,
    ):
        self._process = _launch(command, environment, keep_stderr)
        self.pid = self._process.pid
        self._split = split
        self._memory = None if memory_mb is None else memory_mb << 20
        self._max_output = max_output
        self._messages: queue.Queue[bytes | None] = queue.Queue()  # None: the end of its output
        self._deliver = deliver or self._messages.put
        self._sending: queue.Queue[bytes | None] = queue.Queue()
        self._written = {"stdout": 0, "stderr": 0}  # bytes since `discard_output`
        self._stderr = bytearray()
        self._failure: ChildFailed | None = None
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self._known: set[Process] = set()  # descendants seen so far: they may have left the session since
        self._finalizer = weakref.finalize(self, kill_tree, self.pid, self._known)  # if nobody closes it
        if self._memory is not None:
            limit_memory(self.pid, self._memory + HEADROOM)
        self._reader = self._start_thread(self._read_stdout)
        self._stderr_reader = self._start_thread(self._read_stderr) if keep_stderr else None
        self._start_thread(self._write)
        if self._memory is not None:
            self._start_thread(self._watch)

    def send(self, data: bytes) -> None:
        """Queue data for the child's input; never blocks."""
        self._sending.put(data)

    def discard_output(self) -> None:
        """Drop all messages that are waiting, and count the output from zero again."""
        with contextlib.suppress(queue.Empty):
            while True:
                if self._messages.get_nowait() is None:
                    self._messages.put(None)
                    break
        self._written = {"stdout": 0, "stderr": 0}

    def receive(self, start: float, seconds: float) -> bytes:
        """The next message, up to `seconds` after the monotonic time `start`; else kills it and raises ChildFailed."""
        try:
            message = self._messages.get(timeout=max(0.0, start + seconds - time.monotonic()))
        except queue.Empty:
            self._fail("hang", f"It did not answer in time, which is {seconds:.3g} s.{self._excerpt()}")
            message = None
        if message is None:
            self._fail("crash", "" if self._failure else self._describe_exit())
            self._finish()
            assert self._failure is not None
            raise self._failure
        return message

    def close(self) -> None:
        """Close the child's input and give it a moment to exit; then kill it and its descendants."""
        if not self._stopped.is_set():
            self._known.update(process_tree(self.pid))
            self._sending.put(None)
            self._exit_code(GRACE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """Kill the child and its descendants at once."""
        with self._lock:
            self._kill_tree()
        self._finish()

    @property
    def stderr(self) -> str:
        """The end of what it wrote to stderr."""
        return bytes(self._stderr).decode("utf-8", "replace").strip()

    # Internals

    def _start_thread(self, job: Callable[[], None]) -> threading.Thread:
        thread = threading.Thread(target=job, daemon=True, name=f"child {self.pid}")
        thread.start()
        return thread

    def _fail(self, kind: str, sentence: str) -> None:
        """Record a failure, unless there is one already, and kill; a waiting `receive` then finds the output ended."""
        with self._lock:
            if self._failure is None:
                self._failure = ChildFailed(kind, sentence)
            self._kill_tree()

    def _kill_tree(self) -> None:
        if not self._stopped.is_set():  # only once: the PID may be reused later
            self._stopped.set()
            self._finalizer.detach()
            kill_tree(self.pid, self._known)

    def _finish(self) -> None:
        """Reap the killed child, end the threads and close the pipes."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE_SECONDS)
        self._sending.put(None)
        for thread, pipe in ((self._reader, self._process.stdout), (self._stderr_reader, self._process.stderr)):
            if thread is not None and pipe is not None and thread is not threading.current_thread():
                thread.join(GRACE_SECONDS)
                if not thread.is_alive():
                    pipe.close()

    def _exit_code(self, seconds: float) -> int | None:
        """The exit code, negative for a signal; None if it still runs. Does not reap it, so its PID is not reused."""
        if os.name == "nt":
            with contextlib.suppress(subprocess.TimeoutExpired):
                return self._process.wait(seconds)
            return None
        deadline = time.monotonic() + seconds
        while True:
            with contextlib.suppress(ChildProcessError):
                status = os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)
                if status is not None:
                    return status.si_status if status.si_code == os.CLD_EXITED else -status.si_status
            if time.monotonic() > deadline:
                return None
            time.sleep(0.005)

    def _describe_exit(self) -> str:
        code = self._exit_code(GRACE_SECONDS)  # it closed its output, so it is probably exiting
        if code is None:
            return "It closed its output."
        if self._stderr_reader is not None:
            self._stderr_reader.join(GRACE_SECONDS)
        if code < 0:
            with contextlib.suppress(ValueError):
                return f"It was ended by {signal.Signals(-code).name}.{self._excerpt()}"
        return f"It ended with code {code}.{self._excerpt()}"

    def _excerpt(self) -> str:
        lines = [line for line in self.stderr.splitlines() if line.strip(" ^~")][-3:]  # without Python's ^^^ markers
        text = " / ".join(printable(line.encode()) for line in lines)
        return with_full_stop(f" It last wrote: {text}") if lines else ""

    def _read_stdout(self) -> None:
        assert self._process.stdout is not None
        rest = b""
        for chunk in self._chunks("stdout", self._process.stdout.fileno()):
            messages, rest = self._split(rest + chunk, False)
            for message in messages:
                self._deliver(message)
        for message in self._split(rest, True)[0]:
            self._deliver(message)
        self._deliver(None)

    def _read_stderr(self) -> None:
        assert self._process.stderr is not None
        for chunk in self._chunks("stderr", self._process.stderr.fileno()):
            self._stderr += chunk
            del self._stderr[:-MAX_STDERR]

    def _chunks(self, name: str, pipe: int) -> Iterator[bytes]:
        """The data from a pipe until its end or until there is too much."""
        with contextlib.suppress(OSError):
            while chunk := os.read(pipe, 1 << 16):
                self._written[name] += len(chunk)
                if self._max_output is not None and self._written[name] > self._max_output:
                    limit = f"{self._max_output >> 20} MB"
                    self._fail("flood", f"It wrote more than {limit} to {name} between two questions.")
                    return
                yield chunk

    def _write(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while (data := self._sending.get()) is not None:
                self._process.stdin.write(data)
                self._process.stdin.flush()
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.close()

    def _watch(self) -> None:
        """Check the memory often, but look for new descendants, which scans all processes, only when that is cheap."""
        assert self._memory is not None
        found: set[Process] = set()
        next_scan = 0.0
        while not self._stopped.wait(WATCH_SECONDS):
            began = time.monotonic()
            if began >= next_scan:
                found = process_tree(self.pid)
                self._known.update(found)
                next_scan = began + min(SCAN_SHARE * (time.monotonic() - began), MAX_SCAN_SECONDS)
            used = memory_of(found)
            if used > self._memory:
                self._fail("memory", f"It held {used >> 20} MB, and {self._memory >> 20} MB are allowed.")
                return


def _launch(
    command: Sequence[str], environment: Mapping[str, str] | None, keep_stderr: bool
) -> subprocess.Popen[bytes]:
    """Start a command in a new session, without a shell."""
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if keep_stderr else None,
            env=None if environment is None else dict(environment),
            start_new_session=True,
        )
    except OSError as error:
        raise ChildFailed("start", f"{' '.join(command)!r} cannot be run: {error.strerror}.") from None


# Process trees


def _psutil() -> Any:
    with needs("play"):
        import psutil
    return psutil


def process_tree(pid: int) -> set[Process]:
    """A child that leads a session, all processes of its session, and their descendants."""
    children: dict[int, list[Process]] = {}
    waiting: list[Process] = []
    for process in _psutil().process_iter(["ppid"]):
        children.setdefault(process.info["ppid"], []).append(process)
        if process.pid == pid or _session(process.pid) == pid:
            waiting.append(process)
    found: set[Process] = set()
    while waiting:
        process = waiting.pop()
        if process not in found:
            found.add(process)
            waiting += children.get(process.pid, [])
    return found


def _session(pid: int) -> int | None:
    if os.name == "nt":
        return None
    try:
        return os.getsid(pid)
    except OSError:  # it has ended, or belongs to another user
        return None


def memory_of(processes: set[Process]) -> int:
    """Resident memory in bytes; processes that have ended count as zero."""
    total = 0
    for process in processes:
        with contextlib.suppress(_psutil().Error):
            total += process.memory_info().rss
    return total


def kill_tree(pid: int, known: set[Process]) -> None:
    """Kill a child, its session, their descendants, and earlier descendants that are still running."""
    found = process_tree(pid) | set(known)  # a copy: the watching thread may add to it
    if os.name != "nt":
        with contextlib.suppress(OSError):
            os.killpg(pid, signal.SIGKILL)
    for process in found:
        with contextlib.suppress(_psutil().Error):
            process.kill()  # does nothing if the PID was reused


def limit_memory(pid: int, limit: int) -> None:
    """On Linux, limit the data segment of each process. Address space is no measure: Node reserves gigabytes."""
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(OSError, ValueError):  # it may have ended already
            resource.prlimit(pid, resource.RLIMIT_DATA, (limit, limit))
            resource.prlimit(pid, resource.RLIMIT_CORE, (0, 0))
