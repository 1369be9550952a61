"""Attack a server with default limits from one address, while a person at another address plays.

The attacker sends the most expensive requests as fast as they are answered: imports and tables of four Barons that it
watches, and in the second half also hellos, reads of all events and guessed codes. The person's messages must still be
answered quickly, and the server's memory and disk must grow slowly. The attacker has low priority, because it would run
on another machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import psutil
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from hexstead.server.start import HOST
from hexstead.sim.reference_loops import slowness
from tests.records import load
from tests.server.serving import PATIENCE

ATTACKER, PLAYER = {"X-Forwarded-For": "203.0.113.66"}, {"X-Forwarded-For": "198.51.100.7"}
PAUSE = 0.1  # seconds between two messages of the player, whose limit is 15 a second
MAX_P99_MS = 100.0
MAX_MEMORY_MB = 100.0  # in a minute
MAX_DISK_MB = 20.0  # in a minute
CUT_OFF = (httpx.HTTPError, WebSocketException, OSError, TimeoutError)
SERVE = """
import sys
from hexstead.server import Settings, logs
from hexstead.server.start import Server, bind
logs.configure()
listening = bind(0)
print(listening.getsockname()[1], flush=True)
Server(Settings(database=sys.argv[1])).run(sockets=[listening])
"""


@contextlib.contextmanager
def server() -> Iterator[tuple[int, psutil.Process, Path]]:
    """A server in a separate process, with default limits and caps: its port, process and folder."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, f"sqlite:///{folder}/tables.sqlite"]
        with (
            (Path(folder) / "log").open("w") as log,  # counted as disk usage
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process,
        ):
            try:
                assert process.stdout is not None
                port = int(process.stdout.readline())
                end = time.monotonic() + PATIENCE
                while time.monotonic() < end:
                    with contextlib.suppress(httpx.HTTPError):
                        if httpx.get(f"http://{HOST}:{port}/api/health/ready").status_code == 200:
                            break
                    time.sleep(0.1)
                yield port, psutil.Process(process.pid), Path(folder)
            finally:
                process.terminate()


class Attack:
    """All attacks from one address at the same time."""

    def __init__(self, port: int, game: str):
        self._game = game
        self._base, self._socket = f"http://{HOST}:{port}", f"ws://{HOST}:{port}/ws"
        self.counts: Counter[str] = Counter()
        record = copy.deepcopy(load("america-4-3"))
        record["actions"][-1]["weights"] = [1] * 1_300_000
        self._large = json.dumps(record).encode()
        self._record = json.dumps(load("germany-4-variable")).encode()

    async def run(self, seconds: float) -> None:
        async with httpx.AsyncClient(base_url=self._base, headers=ATTACKER, timeout=PATIENCE) as client:
            made = (await client.post("/api/games", content=self._record)).json().get("table", "QQQQQQ")
            slow: list[Callable[[], Awaitable[str]]] = [lambda: self._import(client), lambda: self._barons(client)]
            floods: list[Callable[[], Awaitable[str]]] = [
                lambda: self._read(client, made),
                lambda: self._read(client, made),
                lambda: self._guess(client),
                lambda: self._hello(made),
                lambda: self._hello(made),
            ]
            for jobs in (slow, slow + floods):  # floods use up the budget that imports would need
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        await asyncio.gather(*(self._repeat(job, time.monotonic() + seconds / 2) for job in jobs))

    async def _repeat(self, job: Callable[[], Awaitable[str]], end: float) -> None:
        """Attack until a monotonic time, and on a slow machine until every limit has been reached."""
        while time.monotonic() < end or not self._is_refused:
            try:
                self.counts[await job()] += 1
            except CUT_OFF:
                self.counts["cut off"] += 1
            await asyncio.sleep(0)

    @property
    def _is_refused(self) -> bool:
        return self.counts["tables of Barons answered 429"] > 0

    async def _import(self, client: httpx.AsyncClient) -> str:
        reply = await client.post("/api/games", content=random.choice([self._large, self._record]))
        return f"imports answered {reply.status_code}"

    async def _read(self, client: httpx.AsyncClient, code: str) -> str:
        viewer = random.choice(["all", "watch", "0", "1"])
        reply = await client.get(f"/api/games/{code}/events?viewer={viewer}")
        return f"reads answered {reply.status_code}"

    async def _barons(self, client: httpx.AsyncClient) -> str:
        client.cookies.clear()
        reply = await client.post("/api/tables", json={"game": self._game, "seats": ["baron"] * 4})
        if reply.status_code == 201:
            asyncio.get_running_loop().create_task(self._watch(reply.json()["table"]))
        return f"tables of Barons answered {reply.status_code}"

    async def _watch(self, code: str) -> None:
        with contextlib.suppress(*CUT_OFF):
            async with connect(self._socket, additional_headers=ATTACKER, max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello", "game": code, "seats": []}))
                async for _ in socket:
                    self.counts["messages of watched tables"] += 1

    async def _guess(self, client: httpx.AsyncClient) -> str:
        code = "".join(random.choices("ABCDEFGHJKLMNPQRSTUVWXYZ", k=6))
        reply = await client.post("/api/join", json={"code": code})
        return f"guesses answered {reply.status_code}"

    async def _hello(self, code: str) -> str:
        """Send many hellos at once without reading the answers, then read some."""
        options: dict[str, Any] = {"max_size": None, "max_queue": 4, "close_timeout": 0.1}
        async with connect(self._socket, additional_headers=ATTACKER, **options) as socket:
            for _ in range(100):
                await socket.send(json.dumps({"type": "hello", "game": code, "seats": []}))
                self.counts["hellos"] += 1
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    for _ in range(100):
                        await socket.recv()
        return "sockets"


async def _play(port: int, game: str, seconds: float, attacker: subprocess.Popen[str] | None = None) -> list[float]:
    """Send messages as a person for some time, and until the attacker ends.

    Return the time of each answer in milliseconds.
    """
    times = []
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", headers=PLAYER, timeout=PATIENCE) as client:
        made = (await client.post("/api/tables", json={"game": game, "seats": ["person"] * 4})).json()
    async with connect(f"ws://{HOST}:{port}/ws", additional_headers=PLAYER, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "game": made["table"], "token": made["tokens"]["0"]}))
        end, n = time.monotonic() + seconds, 0
        while time.monotonic() < end or (attacker is not None and attacker.poll() is None):
            n += 1
            began = time.perf_counter()
            await socket.send(json.dumps({"type": "mute", "id": str(n), "who": 1, "on": bool(n % 2)}))
            while (answer := json.loads(await socket.recv())).get("id") != str(n):
                pass
            assert answer["type"] == "ok", answer
            times.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(PAUSE)
    return times


def attack(seconds: float, game: str = "germany") -> dict[str, Any]:
    """Attack a server while a person plays; return what happened, with the growth of memory and disk in megabytes."""
    with server() as (port, process, folder):
        calm = asyncio.run(_play(port, game, min(5.0, seconds)))
        memory, disk = process.memory_info().rss, _size(folder)
        command = [sys.executable, "-m", "tests.server.hostile", str(port), str(seconds), game]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as attacker:
            times = asyncio.run(_play(port, game, seconds, attacker))
            counts = json.loads(attacker.communicate(timeout=seconds + 60)[0])
        grown = process.memory_info().rss - memory
        return {
            "calm p99 in ms": round(_p99(calm), 1),
            "messages": len(times),
            "p50 in ms": round(median(times), 1),
            "p99 in ms": round(_p99(times), 1),
            "slowest in ms": round(max(times), 1),
            "memory in MB": round(grown / 1e6, 1),
            "disk in MB": round((_size(folder) - disk) / 1e6, 1),
            "attacks": counts,
        }


def _p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98]


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.iterdir())


def prove_hostile(game: str, seed: int, count: int) -> Counter[str]:
    """Attack for `count` seconds; fails if the person waits too long, or memory or disk grow too fast.

    The limit of time is scaled by the speed of the machine.
    """
    slow = slowness("plain")
    found = attack(count, game)
    slow = max(1.0, slow, slowness("plain"))
    found["machine slower by %"] = 100 * (slow - 1)
    minutes = max(1.0, count / 60)
    assert found["p99 in ms"] <= MAX_P99_MS * slow, found
    assert found["memory in MB"] <= MAX_MEMORY_MB * minutes, found
    assert found["disk in MB"] <= MAX_DISK_MB * minutes, found
    attacks = found.pop("attacks")
    return Counter({**{key: round(value) for key, value in found.items()}, **attacks})


def _main() -> None:
    os.nice(10)
    port, seconds = int(sys.argv[1]), float(sys.argv[2])
    one = Attack(port, sys.argv[3])
    asyncio.run(one.run(seconds))
    print(json.dumps(one.counts))


if __name__ == "__main__":
    _main()
