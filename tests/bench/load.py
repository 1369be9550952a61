"""Load test: many live tables with four sockets each, at a real server in a separate process; measures latency.

`python -m tests.bench.load 200 30` plays on 200 tables for 30 seconds and prints the results.
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
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import hexstead
from hexstead.server.start import HOST
from tests.server.serving import pick

SEQ = re.compile(r'"seq":(\d+),"actions"')
INTERVAL = 2.0  # seconds between two moves of a table
SERVE = """
import sys
from hexstead.server import Settings
from hexstead.server.start import Server, bind
listening = bind(0)
print(listening.getsockname()[1], flush=True)
Server(Settings(database=sys.argv[1], limits=False, pace=0.1)).run(sockets=[listening])
"""


@dataclass
class Figures:
    """Measurements of one run."""

    tables: int
    seconds: list[float] = field(default_factory=list)  # from each move until all seats have its events
    refused: int = 0
    bytes_per_table: int = 0
    cpu: float = 0.0  # processor time of the server, in seconds
    own: float = 0.0  # processor time of the clients, which can be the bottleneck

    def quantile(self, part: float) -> float:
        found = sorted(self.seconds)
        return found[min(len(found) - 1, int(part * len(found)))]

    def __str__(self) -> str:
        server, clients = (1000 * work / len(self.seconds) for work in (self.cpu, self.own))
        p50, p99, longest = (1000 * value for value in (median(self.seconds), self.quantile(0.99), max(self.seconds)))
        return (
            f"{self.tables} tables, {len(self.seconds)} moves, {self.refused} refused: p50 {p50:.1f} ms, "
            f"p99 {p99:.1f} ms, maximum {longest:.0f} ms; processor time per move {server:.1f} ms of the server and "
            f"{clients:.1f} ms of the clients; {self.bytes_per_table // 1000} kB per table"
        )


@contextlib.contextmanager
def served() -> Iterator[tuple[int, int]]:
    """A server in a separate process: its port and process id."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        process = subprocess.Popen([sys.executable, "-c", SERVE, database], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline())
            _wait_for(port)
            yield port, process.pid
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

    def __init__(self, port: int, number: int, figures: Figures):
        self.port, self.figures = port, figures
        self.rng = Random(number)
        self.game = hexstead.game_names()[number % len(hexstead.game_names())]
        self.sockets: list[ClientConnection] = []
        self.now = [""] * 4  # the last frame of each seat; parsed only when needed
        self.seq = [-1] * 4
        self._readers: list[asyncio.Task[None]] = []
        self._moved = asyncio.Event()
        self._answers: list[dict[str, Any]] = []
        self._ids = 0

    async def open(self, http: httpx.AsyncClient) -> None:
        reply = await http.post(
            f"http://{HOST}:{self.port}/api/tables", json={"game": self.game, "seats": ["person"] * 4}
        )
        made = reply.json()
        for seat in range(4):
            socket = await connect(f"ws://{HOST}:{self.port}/ws", max_size=None, compression=None)
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

    async def _move(self) -> float | None:
        """Make a move for a seat that has to act; return the seconds until all seats have its events."""
        seat = next(seat for seat in range(4) if not self.now[seat].endswith('"prompt":null}'))
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
async def live(port: int, count: int, figures: Figures, first: int = 0) -> AsyncIterator[list[LiveTable]]:
    tables = [LiveTable(port, first + n, figures) for n in range(count)]
    try:
        for table in tables:
            async with httpx.AsyncClient() as http:  # each table belongs to a new device
                await table.open(http)
        yield tables
    finally:
        for table in tables:
            await table.close()


async def load(port: int, pid: int, count: int, seconds: float) -> Figures:
    """Play on `count` tables for some seconds."""
    figures = Figures(count)
    first = count // 10
    async with live(port, first, Figures(first)) as some:  # warm-up
        await asyncio.gather(*(table.play(time.monotonic() + 3 * INTERVAL, measured=False) for table in some))
    await asyncio.sleep(0.5)
    before = memory(pid)
    async with live(port, count, figures, first) as tables:
        gc.freeze()  # keep the garbage collector of the clients from distorting the measurement
        began, own, until = cpu_seconds(pid), time.process_time(), time.monotonic() + seconds
        await asyncio.gather(*(table.play(until) for table in tables))
        figures.cpu, figures.own = cpu_seconds(pid) - began, time.process_time() - own
    await asyncio.sleep(1)
    figures.bytes_per_table = (memory(pid) - before) // count
    return figures


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
        async with live(port, count, figures, 10_000) as tables:
            until = time.monotonic() + seconds
            await asyncio.gather(*(table.play(until) for table in tables))
        actions = await bot_actions() - before
        spectator.cancel()
        assert actions > seconds, f"the bots performed {actions} actions in {seconds} s"
    return figures


if __name__ == "__main__":
    tables, seconds = int(sys.argv[1]), float(sys.argv[2])
    with served() as (port, pid):
        print(asyncio.run(load(port, pid, tables, seconds)), flush=True)
        print("with four Settlers:", asyncio.run(load_with_bots(port, tables // 4, seconds)), flush=True)
