"""Nothing lost: several clients play while the server is killed again and again, and come back to the next one.

Half of the kills come at any moment, the others between commit and send. In the end the record holds every action that
was acknowledged, none twice, and every client has seen every event once and in order.
"""

from __future__ import annotations

import tempfile
import threading
import uuid
from collections import Counter
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidMessage

from hexstead.server.start import HOST
from tests.server import postgres
from tests.server.processes import Servers, kill
from tests.server.serving import PATIENCE, Client, pick, told

PERSONS = 3  # and a bot, whose moves are kept like anyone's
CUT_OFF = (ConnectionClosed, InvalidMessage, ConnectionError, httpx.NetworkError, httpx.RemoteProtocolError)
SHORT = {"germany": {"game.points": 6}, "america": {"game.goods": 3}}


class Player:
    """A seat that plays on whatever happens to the server."""

    def __init__(self, table: str, token: str, seat: int):
        self.table, self.token, self.seat = table, token, seat
        self.events: dict[int, dict[str, Any]] = {}  # by number
        self.seen: int | None = None
        self.done: list[dict[str, Any]] = []  # actions that were acknowledged
        self.client: Client | None = None
        self.unanswered: dict[str, Any] | None = None
        self.told = 0  # frames taken in

    def connect(self, port: int) -> None:
        """Come back from the last event, and repeat what was not answered."""
        self.client, self.told = Client(port, self.table, self.token, self.seen), 0
        self.take_in()
        if self.unanswered is not None:
            self.client.send(self.unanswered)
            self.finish()

    def take_in(self) -> None:
        """Take in what was read: an event that came before must be the same."""
        assert self.client is not None
        for frame in self.client.frames[self.told :]:
            if frame["type"] not in ("full", "events"):
                continue
            events: list[dict[str, Any]] = frame["events" if frame["type"] == "events" else "recent"]
            first = frame["from"] if frame["type"] == "events" else frame["seq"] - len(events)
            assert self.seen is None or first <= self.seen or frame["type"] == "full", "a gap"
            for number, event in enumerate(events, first):
                bare = {key: value for key, value in event.items() if key != "log"}
                assert self.events.setdefault(number, bare) == bare, "an event changed"
            self.seen = frame["seq"]
        self.told = len(self.client.frames)

    def look(self) -> None:
        """Read what has come."""
        assert self.client is not None
        while not self.client.is_silent(0.001):
            pass
        self.take_in()

    def hear_out(self) -> None:
        """Read until the end of the game."""
        assert self.client is not None
        while not self.client.now["result"]:
            self.client.read()
        self.take_in()

    def answer(self, random: Random) -> None:
        assert self.client is not None
        assert self.client.prompt is not None
        actions = pick(self.client.prompt, random)
        number = self.client.now["number"]
        self.unanswered = {"type": "act", "id": uuid.UUID(int=random.getrandbits(128)).hex, "prompt": number,
                           "actions": actions}  # fmt: skip
        self.client.send(self.unanswered)
        self.finish()

    def finish(self) -> None:
        """Wait for the answer to what was sent; ok counts as done."""
        assert self.client is not None
        assert self.unanswered is not None
        while (answer := self.client.read())["type"] not in ("ok", "no"):
            pass
        if answer["type"] == "ok":
            self.done += self.unanswered["actions"]
        else:  # an offer may close meanwhile
            assert answer["code"] in ("stale", "not_asked"), answer
        self.unanswered = None
        self.take_in()


def killed(game: str, database: str, seed: int, kills: int) -> Counter[str]:
    """Play games until the server was killed so often, and to the end; what was counted on the way."""
    random = Random(f"{game} {seed}")
    counts: Counter[str] = Counter()
    with Servers(database) as servers:
        while counts["kills"] < kills:
            counts += _one_game(servers, game, random, kills - counts["kills"])
    return counts


def killed_by_turns(game: str, seed: int, kills: int) -> Counter[str]:
    """The same on SQLite for even seeds, on PostgreSQL for odd ones; says which by what it counts."""
    if seed % 2:
        with postgres.running() as address:
            counts = killed(game, address, seed, kills)
    else:
        with tempfile.TemporaryDirectory() as folder:
            counts = killed(game, f"sqlite:///{folder}/tables.sqlite", seed, kills)
    counts["kills on PostgreSQL" if seed % 2 else "kills on SQLite"] += counts["kills"]
    return counts


def _one_game(servers: Servers, game: str, random: Random, most: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    pid, port = servers.start()
    seats = ["person"] * PERSONS + ["random"] * (4 - PERSONS)
    wish = {"game": game, "seats": seats, "options": SHORT[game], "seed": random.randrange(10**6)}
    made = httpx.post(f"http://{HOST}:{port}/api/tables", json=wish, timeout=PATIENCE).json()
    players = [Player(made["table"], made["tokens"][str(seat)], seat) for seat in range(PERSONS)]
    armed = None
    first = True
    while True:
        try:
            for player in players:
                player.connect(port)
            if first:
                kill(pid)  # the first server only made the table
                first = False
            if armed is not None:
                armed.start()
            while not players[0].client.now["result"]:  # type: ignore[union-attr]
                for player in players:
                    player.look()
                    if player.client.prompt is not None:  # type: ignore[union-attr]
                        player.answer(random)
            if armed is not None:
                armed.cancel()
            for player in players:
                player.hear_out()
            record = httpx.get(f"http://{HOST}:{port}/api/games/{made['table']}/record", timeout=PATIENCE).json()
            break
        except CUT_OFF:
            if armed is not None:
                armed.cancel()
            if pid is not None:
                kill(pid)
            counts["kills"] += counts["starts"] > 0
            left = most - counts["kills"]
            sent = random.random() < 0.5
            pid, port = servers.start(kill_after=random.randint(1, 30) if sent and left > 0 else 0)
            armed = None if sent or left <= 0 else threading.Timer(random.uniform(0.02, 0.5), kill, [pid])
            counts["starts"] += 1
    _check(players, record)
    kill(pid)
    for player in players:
        player.client.close()  # type: ignore[union-attr]
    counts["games"] += 1
    counts["acknowledged"] += sum(len(player.done) for player in players)
    return counts


def _check(players: list[Player], record: dict[str, Any]) -> None:
    """The record holds what was acknowledged, once, and everyone has seen all of it."""
    for player in players:
        own = [action for action in record["actions"] if action["seat"] == player.seat]
        assert len(own) == len(player.done), f"{len(own)} actions are kept, {len(player.done)} were acknowledged"
        for kept, sent in zip(own, player.done, strict=True):
            assert kept["type"] == sent["type"]
        expected = told(record, player.seat)
        seen = [player.events[number] for number in sorted(player.events)]
        assert sorted(player.events) == list(range(len(player.events)))
        got = [event for event in seen if "n" in event]
        odd = next((pair for pair in zip(got, expected, strict=False) if pair[0] != pair[1]), None)
        assert got == expected, f"a client saw {len(got)} events of {len(expected)}, and {odd}"
