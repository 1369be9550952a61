"""Faults of the connection to PostgreSQL while people play: nothing is lost or doubled, and everyone catches up."""

from __future__ import annotations

import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable
from random import Random

import httpx
import sqlalchemy as sa

from hexstead.server.start import HOST
from tests.server import postgres
from tests.server.crashes import PERSONS, SHORT, Player, check_record
from tests.server.processes import Servers
from tests.server.serving import PATIENCE
from tests.server.tcp_proxy import Proxy

MAX_SECONDS = 10.0  # after a fault, until every client is up to date
MOVES = 6  # between two faults
FAULTS: dict[str, Callable[[Proxy], None]] = {
    "swallowed": lambda proxy: proxy.swallow(),
    "stopped": lambda proxy: proxy.stop(),
    "restarted": lambda proxy: proxy.restart(),
    "slow": lambda proxy: proxy.slow_down(0.3),
}


def database_faults(game: str, seed: int, count: int) -> Counter[str]:
    """Play while the connection fails `count` times, in all ways; return counts of what happened."""
    with postgres.running() as address:
        return fail_connections(game, address, seed, count)


def fail_connections(game: str, address: str, seed: int, count: int) -> Counter[str]:
    """Do the same on a running database."""
    random, counts = Random(f"{game} {seed}"), Counter[str]()
    url = sa.make_url(address)
    proxy = Proxy(int(url.port or 0))
    try:
        proxied = url.set(host=HOST, port=proxy.port).render_as_string(hide_password=False)
        with Servers(proxied) as servers:
            _, port = servers.start()
            while counts["faults"] < count:
                _one_game(game, port, proxy, random, counts, count)
    finally:
        proxy.close()
    return counts


def _one_game(game: str, port: int, proxy: Proxy, random: Random, counts: Counter[str], count: int) -> None:
    seats = ["person"] * PERSONS + ["random"] * (4 - PERSONS)
    wanted = {"game": game, "seats": seats, "options": SHORT[game], "seed": random.randrange(10**6)}
    made = httpx.post(f"http://{HOST}:{port}/api/tables", json=wanted, timeout=PATIENCE).json()
    players = [Player(made["table"], made["tokens"][str(seat)], seat) for seat in range(PERSONS)]
    clients = [player.connect(port) for player in players]
    moves = 0
    while not clients[0].now["result"]:
        for player, client in zip(players, clients, strict=True):
            player.read_available()
            if client.prompt is None:
                continue
            moves += 1
            if moves % MOVES or counts["faults"] == count:
                player.answer(random)
                continue
            kind = list(FAULTS)[counts["faults"] % len(FAULTS)]
            healed = _fail(proxy, kind, random)
            player.answer(random)  # and repeat it until it is stored
            healed.join()
            _catch_up(players)
            counts["faults"] += 1
            counts[kind] += 1
    for player in players:
        player.read_to_end()
    record = httpx.get(f"http://{HOST}:{port}/api/games/{made['table']}/record", timeout=PATIENCE).json()
    check_record(players, record)
    counts["games"] += 1
    counts["acknowledged"] += sum(len(player.done) for player in players)
    for client in clients:
        client.close()


def _fail(proxy: Proxy, kind: str, random: Random) -> threading.Timer:
    FAULTS[kind](proxy)
    healing = threading.Timer(random.uniform(0.2, 3.0), proxy.heal)
    healing.start()
    return healing


def _catch_up(players: list[Player]) -> None:
    """Let everyone chat, and check that all have everything in time."""
    began = time.monotonic()
    for player in players:
        player.send({"type": "chat", "id": uuid.uuid4().hex, "phrase": "hello"})
    last = max(player.seen or 0 for player in players)
    for player in players:
        while (player.seen or 0) < last:
            player.read()
    assert time.monotonic() - began < MAX_SECONDS, f"{time.monotonic() - began:.1f} s until all were up to date"
