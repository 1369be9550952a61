"""Faults of PostgreSQL and of the connection to it while people play: nothing is lost or doubled, all catch up."""

from __future__ import annotations

import signal
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import httpx
import sqlalchemy as sa

from hexstead.server.start import HOST
from tests.server import postgres
from tests.server.crashes import PERSONS, SHORT, Player, check_record
from tests.server.postgres import Postgres
from tests.server.processes import Servers
from tests.server.serving import PATIENCE
from tests.server.tcp_proxy import Proxy

MAX_SECONDS = 10.0  # after the end of a fault, until every client is up to date
MOVES = 6  # between two faults
LONGEST = 3.0  # seconds that a fault lasts


@dataclass(frozen=True)
class Fault:
    """How a fault begins and ends, given the proxy and the database, and the shortest time in between."""

    begin: Callable[[Proxy, Postgres], None]
    end: Callable[[Proxy, Postgres], None] = lambda proxy, _: proxy.heal()
    shortest: float = 0.2  # seconds
    longest: float = LONGEST


FAULTS = {
    "swallowed": Fault(lambda proxy, _: proxy.swallow()),
    "refused": Fault(lambda proxy, _: proxy.stop()),
    "closed": Fault(lambda proxy, _: proxy.restart()),
    "slow": Fault(lambda proxy, _: proxy.slow_down(0.3)),
    "stopped": Fault(lambda _, database: database.stop(), lambda _, database: database.start()),
    "restarted": Fault(
        lambda _, database: database.stop(signal.SIGQUIT), lambda _, database: database.start(), 0.0, 0.0
    ),
}


class Healing(threading.Thread):
    """Ends a fault after some seconds."""

    def __init__(self, seconds: float, end: Callable[[], None]):
        super().__init__(daemon=True)
        self._seconds, self._end, self.at = seconds, end, 0.0
        self.start()

    def run(self) -> None:
        time.sleep(self._seconds)
        self._end()
        self.at = time.monotonic()


def database_faults(game: str, seed: int, count: int) -> Counter[str]:
    """Play while PostgreSQL or the connection to it fails `count` times, in all ways; return counts of what happened.

    The kinds of faults continue where those of the previous seed ended.
    """
    random, counts = Random(f"{game} {seed}"), Counter[str]()
    with postgres.server() as database:
        proxy = Proxy(database.port)
        try:
            proxied = sa.make_url(database.url).set(host=HOST, port=proxy.port).render_as_string(hide_password=False)
            with Servers(proxied) as servers:
                _, port = servers.start()
                kinds = [list(FAULTS)[(seed * count + n) % len(FAULTS)] for n in range(count)]
                while kinds:
                    _one_game(game, port, proxy, database, random, counts, kinds)
        finally:
            proxy.close()
    return counts


def _one_game(
    game: str,
    port: int,
    proxy: Proxy,
    database: Postgres,
    random: Random,
    counts: Counter[str],
    kinds: list[str],
) -> None:
    """Play a game with faults of these kinds, which are removed from the list."""
    seats = ["person"] * PERSONS + ["random"] * (4 - PERSONS)
    wanted = {"game": game, "seats": seats, "options": SHORT[game], "seed": random.randrange(10**6)}
    made = httpx.post(f"http://{HOST}:{port}/api/tables", json=wanted, timeout=PATIENCE).json()
    players = [Player(made["table"], made["tokens"][str(seat)], seat) for seat in range(PERSONS)]
    clients = [player.connect(port) for player in players]
    for player in players:
        player.order()
    moves, heard = 0, time.monotonic()
    while not clients[0].now["result"]:
        assert time.monotonic() - heard < PATIENCE, f"the game stands still at {players[0].seen}"
        for player in players:
            player.read_available()
            if player.client.prompt is None:  # type: ignore[union-attr]
                continue
            moves, heard = moves + 1, time.monotonic()
            if moves % MOVES or not kinds:
                player.answer(random)
                continue
            kind = kinds.pop(0)
            healing = _fail(FAULTS[kind], proxy, database, random)
            player.answer(random)  # and repeat it until it is stored
            healing.join()
            _catch_up(players, healing)
            counts["faults"] += 1
            counts[kind] += 1
            heard = time.monotonic()
    for player in players:
        player.read_to_end()
    record = httpx.get(f"http://{HOST}:{port}/api/games/{made['table']}/record", timeout=PATIENCE).json()
    check_record(players, record)
    counts["games"] += 1
    counts["acknowledged"] += sum(len(player.done) for player in players)
    for client in clients:
        client.close()


def _fail(fault: Fault, proxy: Proxy, database: Postgres, random: Random) -> Healing:
    fault.begin(proxy, database)
    return Healing(random.uniform(fault.shortest, fault.longest), lambda: fault.end(proxy, database))


def _catch_up(players: list[Player], healing: Healing) -> None:
    """Let everyone chat, and check that all have everything in time."""
    for player in players:
        player.send({"type": "chat", "id": uuid.uuid4().hex, "phrase": "hello"})
    last = max(player.seen or 0 for player in players)
    for player in players:
        while (player.seen or 0) < last:
            player.read()
    seconds = time.monotonic() - healing.at
    assert seconds < MAX_SECONDS, f"{seconds:.1f} s after the fault until all were up to date"
