"""Load test: many live tables with four sockets each, at a real server in a separate process; measures latency.

`python -m tests.bench.load 200 30 [PYTHON…]` plays on 200 tables for 30 seconds and prints the results, one server
after the other if several interpreters are given, such as those of two versions. `postgres` in their place compares one
and two processes on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import hexstead
from hexstead.server.start import HOST
from hexstead.sim.reference_loops import slowness
from tests.server import postgres
from tests.server.serving import pick

SEQ = re.compile(r'"seq":(\d+),"actions"')
LEASED = re.compile(r"^hexstead_leased_tables (\S+)$", re.MULTILINE)
INTERVAL = 2.0  # seconds between two moves of a table
GAMES = hexstead.game_names()
TABLES = (200, 400, 800)  # numbers of tables in the proof
SECONDS = 40.0
MAX_P99 = 0.050  # seconds
MAX_PROCESSOR = 0.001  # seconds per move
MAX_STOP = 0.020  # seconds of processor time without a look at the sockets, or of a garbage collection
TICK = 0.010  # seconds between two looks of the probe, which it counts as busy too
TABLES_SHARED = 200  # number of tables in the proof for several processes
MAX_RATIO = 1.15  # processor time per move of two processes on PostgreSQL, relative to one
SPREAD = "HEXSTEAD_SPREAD" in os.environ  # connect the seats of a table to different servers
SERVER = Path(__file__).with_name("probed_server.py")


@dataclass(frozen=True)
class Running:
    """A server in a separate process."""

    port: int
    pid: int
    log: Path  # of its probe

    def stops(self, since: float) -> dict[str, float]:
        """The longest stall of its event loop since a monotonic time, in seconds by kind."""
        found: dict[str, float] = {}
        for line in self.log.read_text(encoding="ascii").splitlines():
            at, kind, seconds = line.split()
            if float(at) > since:
                found[kind] = max(found.get(kind, 0.0), float(seconds))
        return found


@dataclass
class Figures:
    """Measurements of one run."""

    tables: int
    seconds: list[float] = field(default_factory=list)  # from each move until all seats have its events
    refused: int = 0
    bytes_per_table: int = 0
    cpu: float = 0.0  # processor time of the server, in seconds
    own: float = 0.0  # processor time of the clients, which can be the bottleneck
    stops: dict[str, float] = field(default_factory=dict)  # longest stalls of the event loop, in seconds by kind
    leased: int = 0  # tables that are live in exactly one process, on PostgreSQL

    @property
    def processor(self) -> float:
        """Processor time of the server per move, in seconds."""
        return self.cpu / len(self.seconds)

    def quantile(self, part: float) -> float:
        found = sorted(self.seconds)
        return found[min(len(found) - 1, int(part * len(found)))]

    def __str__(self) -> str:
        server, clients = 1000 * self.processor, 1000 * self.own / len(self.seconds)
        p50, p99, longest = (1000 * value for value in (median(self.seconds), self.quantile(0.99), max(self.seconds)))
        return (
            f"{self.tables} tables, {len(self.seconds)} moves, {self.refused} refused: p50 {p50:.1f} ms, "
            f"p99 {p99:.1f} ms, maximum {longest:.0f} ms; processor time per move {server:.2f} ms of the server and "
            f"{clients:.2f} ms of the clients; {self.bytes_per_table // 1000} kB per table; longest stops in ms: "
            f"{', '.join(f'{kind} {1000 * seconds:.0f}' for kind, seconds in sorted(self.stops.items())) or 'none'}"
        )


@contextlib.contextmanager
def served(python: str = sys.executable, database: str | None = None) -> Iterator[Running]:
    """A server in a separate process, of the version installed for a Python interpreter."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "probe.log"
        log.touch()
        command = [python, str(SERVER), database or f"sqlite:///{folder}/tables.sqlite", str(log)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline())
            _wait_for(port)
            yield Running(port, process.pid, log)
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait_for(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"http://{HOST}:{port}/api/health")
            return
        time.sleep(0.1)
    raise TimeoutError("the server does not respond")


def memory(pid: int) -> int:
    """Resident memory of a process, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def cpu_seconds(pid: int) -> float:
    """Processor time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class LiveTable:
    """A table and its four sockets; moves are random choices from the prompts."""

    def __init__(self, ports: Sequence[int], number: int, figures: Figures, game: str):
        self.ports, self.figures, self.game = ports, figures, game
        self.number = number
        self.rng = Random(number)
        self.sockets: list[ClientConnection] = []
        self.now = [""] * 4  # the last frame of each seat; parsed only when needed
        self.seq = [-1] * 4
        self._readers: list[asyncio.Task[None]] = []
        self._moved = asyncio.Event()
        self._answers: list[dict[str, Any]] = []
        self._ids = 0

    async def open(self, http: httpx.AsyncClient) -> None:
        reply = await http.post(
            f"http://{HOST}:{self.ports[0]}/api/tables", json={"game": self.game, "seats": ["person"] * 4}
        )
        made = reply.json()
        for seat in range(4):
            port = self.ports[(self.number + (seat if SPREAD else 0)) % len(self.ports)]
            socket = await connect(f"ws://{HOST}:{port}/ws", max_size=None, compression=None)
            hello = {"type": "hello", "game": made["table"], "token": made["tokens"][str(seat)], "last_seq": None}
            await socket.send(json.dumps(hello))
            self.sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(seat, socket)))
        while not all(self.now):
            await self._wait()

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for frame in socket:
            text = str(frame)
            if text.startswith(('{"type":"full"', '{"type":"events"')):
                found = SEQ.search(text)
                assert found is not None
                self.now[seat], self.seq[seat] = text, int(found[1])
            elif not text.startswith('{"type":"presence"'):
                self._answers.append(json.loads(text))
            self._moved.set()

    async def _wait(self) -> None:
        self._moved.clear()
        await asyncio.wait_for(self._moved.wait(), 20)

    async def play(self, until: float, measured: bool = True) -> None:
        await asyncio.sleep(self.rng.random() * INTERVAL)
        while time.monotonic() < until and '"result":null' in self.now[0]:
            began = time.monotonic()
            took = await self._move()
            if measured and took is not None:
                self.figures.seconds.append(took)
            await asyncio.sleep(max(0.0, INTERVAL - (time.monotonic() - began)))

    def _acting_seat(self) -> int | None:
        """A seat that has a prompt in its last frame."""
        return next((seat for seat in range(4) if not self.now[seat].endswith('"prompt":null}')), None)

    async def _move(self) -> float | None:
        """Make a move for a seat that has to act; return the seconds until all seats have its events."""
        while (seat := self._acting_seat()) is None:  # after an automatic action, some seats have no new frame yet
            if '"result":null' not in self.now[0]:
                return None
            await self._wait()
        now = json.loads(self.now[seat])
        self._ids += 1
        self._answers.clear()
        actions = pick(now["prompt"], self.rng)
        act = {"type": "act", "id": str(self._ids), "prompt": now["number"], "actions": actions}
        text, began = json.dumps(act), time.perf_counter()
        await self.sockets[seat].send(text)
        while not self._answers:
            await self._wait()
        answer = self._answers[0]
        if answer["type"] != "ok":
            self.figures.refused += 1
            return None
        while min(self.seq) < answer["seq"]:
            await self._wait()
        return time.perf_counter() - began


@contextlib.asynccontextmanager
async def live(
    ports: Sequence[int], count: int, figures: Figures, first: int = 0, games: Sequence[str] = GAMES
) -> AsyncIterator[list[LiveTable]]:
    tables = [LiveTable(ports, first + n, figures, games[n % len(games)]) for n in range(count)]
    try:
        for table in tables:
            async with httpx.AsyncClient() as http:  # each table belongs to a new device
                await table.open(http)
        yield tables
    finally:
        for table in tables:
            await table.close()


async def load(servers: Sequence[Running], count: int, seconds: float, games: Sequence[str] = GAMES) -> Figures:
    """Play on `count` tables for some seconds, divided between servers on the same database."""
    ports = [server.port for server in servers]
    figures = Figures(count)
    first = min(20, count // 10)
    async with live(ports, first, Figures(first), 0, games) as some:  # warm-up
        await asyncio.gather(*(table.play(time.monotonic() + 3 * INTERVAL, measured=False) for table in some))
    await asyncio.sleep(0.5)
    before = sum(memory(server.pid) for server in servers)
    async with live(ports, count, figures, first, games) as tables:
        gc.freeze()  # keep the garbage collector of the clients from distorting the measurement
        start = time.monotonic()
        began, own = sum(cpu_seconds(server.pid) for server in servers), time.process_time()
        until = start + seconds
        await asyncio.gather(*(table.play(until) for table in tables))
        figures.cpu = sum(cpu_seconds(server.pid) for server in servers) - began
        figures.own = time.process_time() - own
        figures.leased = sum([await _leased(server.port) for server in servers])
        for server in servers:
            figures.stops |= {kind: max(n, figures.stops.get(kind, 0.0)) for kind, n in server.stops(start).items()}
    await asyncio.sleep(1)
    figures.bytes_per_table = (sum(memory(server.pid) for server in servers) - before) // count
    return figures


async def _leased(port: int) -> int:
    async with httpx.AsyncClient() as http:
        metrics = (await http.get(f"http://{HOST}:{port}/metrics")).text
    found = LEASED.search(metrics)
    assert found is not None
    return int(float(found[1]))


LIMITS = {"p99": MAX_P99, "processor": MAX_PROCESSOR, "collection": MAX_STOP, "busy": MAX_STOP + TICK}


def prove_load(game: str, seed: int, count: int) -> Counter[str]:
    """Measure the load of a number of tables; times are in microseconds."""
    counts: Counter[str] = Counter()
    for tables in TABLES[seed : seed + count]:
        slow, slow_processor = slowness("plain"), slowness("plain", time.process_time)
        with served() as server:
            figures = asyncio.run(load([server], tables, SECONDS, [game]))
        slow, slow_processor = max(slow, slowness("plain")), max(slow_processor, slowness("plain", time.process_time))
        found = {"p50": figures.quantile(0.5), "p99": figures.quantile(0.99), "processor": figures.processor}
        found |= figures.stops
        counts |= Counter({f"{kind} at {tables}": round(1e6 * value) for kind, value in found.items()})
        counts |= Counter({f"moves at {tables}": len(figures.seconds)})
        counts |= Counter({f"slowness at {tables}": round(100 * slow)})
        counts |= Counter({f"slowness of the processor at {tables}": round(100 * slow_processor)})
    return counts


def summarise_load(counts: Counter[str]) -> dict[str, Any]:
    """Times in milliseconds; fails if one is too long for a machine of this speed."""
    for name, found in counts.items():
        kind, _, tables = name.partition(" at ")
        of = "slowness of the processor" if kind in ("processor", "busy", "collection") else "slowness"
        slow = counts[f"{of} at {tables}"] / 100
        limit = LIMITS.get(kind)
        assert limit is None or found <= 1e6 * limit * slow, f"{name}: {found / 1000:g} ms at slowness {slow:g}"
    plain = ("moves", "slowness")  # the slowness is in percent
    return {name: n if name.startswith(plain) else n / 1000 for name, n in counts.items()}


def prove_processes(game: str, seed: int, count: int) -> Counter[str]:
    """Measure the processor time per move of one and of two processes on PostgreSQL, in corrected microseconds."""
    counts: Counter[str] = Counter()
    for number in (1, 2):
        with postgres.running() as database, contextlib.ExitStack() as stack:
            servers = [stack.enter_context(served(database=database)) for _ in range(number)]
            slow = slowness("plain", time.process_time)
            figures = asyncio.run(load(servers, TABLES_SHARED, SECONDS, [game]))
            slow = max(slow, slowness("plain", time.process_time))
        counts[f"processor with {number}"] = round(1e6 * figures.processor / slow)
        counts[f"moves with {number}"] = len(figures.seconds)
        counts[f"tables live in one process, of {number}"] = figures.leased
    return counts


def summarise_processes(counts: Counter[str]) -> dict[str, Any]:
    """The counts with the ratio; fails if two processes cost too much, or a table is not live in exactly one."""
    ratio = counts["processor with 2"] / counts["processor with 1"]
    assert ratio <= MAX_RATIO, f"two processes take {ratio:.2f} times the processor time of one"
    live = [counts[f"tables live in one process, of {number}"] for number in (1, 2)]
    assert live == [TABLES_SHARED] * 2, live
    return {**counts, "ratio": round(ratio, 3)}


async def load_with_bots(port: int, count: int, seconds: float) -> Figures:
    """Do the same while a table of four Settlers is playing."""
    figures = Figures(count)
    async with httpx.AsyncClient(timeout=60) as http:
        wanted = {"game": hexstead.game_names()[0], "seats": ["settler"] * 4}
        code = (await http.post(f"http://{HOST}:{port}/api/tables", json=wanted)).json()["table"]

        async def bot_actions() -> int:
            return int((await http.get(f"http://{HOST}:{port}/api/games/{code}?viewer=watch")).json()["actions"])

        async def watch() -> None:  # bots play only while someone watches
            async with http.stream(
                "GET", f"http://{HOST}:{port}/api/tables/{code}/stream?seats=", timeout=None
            ) as lines:
                async for _ in lines.aiter_lines():
                    pass

        spectator = asyncio.create_task(watch())
        for _ in range(1200):  # until the bots have loaded
            if await bot_actions() > 12:
                break
            await asyncio.sleep(0.1)
        before = await bot_actions()
        async with live([port], count, figures, 10_000) as tables:
            until = time.monotonic() + seconds
            await asyncio.gather(*(table.play(until) for table in tables))
        actions = await bot_actions() - before
        spectator.cancel()
        assert actions > seconds, f"the bots performed {actions} actions in {seconds} s"
    return figures


async def compare_processes(count: int, seconds: float) -> None:
    """Print the load of one server on PostgreSQL, and of two on the same database."""
    for number in (1, 2):
        with postgres.running() as database, contextlib.ExitStack() as stack:
            servers = [stack.enter_context(served(database=database)) for _ in range(number)]
            print(f"{number} on PostgreSQL:", await load(servers, count, seconds), flush=True)


if __name__ == "__main__":
    tables, seconds = int(sys.argv[1]), float(sys.argv[2])
    if sys.argv[3:] == ["postgres"]:
        asyncio.run(compare_processes(tables, seconds))
    else:
        for python in sys.argv[3:] or [sys.executable]:
            with served(python) as server:
                print(asyncio.run(load([server], tables, seconds)), flush=True)
