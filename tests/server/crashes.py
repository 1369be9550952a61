"""Crash test: clients play while the server is killed repeatedly, and reconnect to the next one.

Half of the kills come at a random time, the others between a commit and its broadcast. In the end the record has every
acknowledged action exactly once, and every client has seen every event exactly once and in order.
"""

from __future__ import annotations

import tempfile
import threading
import time
import uuid
from collections import Counter
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidMessage

from hexstead.server.start import HOST
from tests.server import postgres
from tests.server.processes import Servers, kill
from tests.server.serving import PATIENCE, Client, events_of, pick

PERSONS = 3  # the fourth seat is a bot
CUT_OFF = (ConnectionClosed, InvalidMessage, ConnectionError, httpx.NetworkError, httpx.RemoteProtocolError)
SHORT = {"germany": {"game.points": 6}, "america": {"game.goods": 3}}


class Player:
    """A seat that keeps playing across crashes of the server."""

    def __init__(self, table: str, token: str, seat: int):
        self.table, self.token, self.seat = table, token, seat
        self.events: dict[int, dict[str, Any]] = {}  # by number
        self.seen: int | None = None
        self.done: list[dict[str, Any]] = []  # acknowledged actions
        self.client: Client | None = None
        self.unanswered: dict[str, Any] | None = None
        self.processed = 0  # frames

    def connect(self, port: int) -> Client:
        """Resume after the last event, and repeat the message that was not answered."""
        self.client, self.processed = Client(port, self.table, self.token, self.seen), 0
        self.process()
        if self.unanswered is not None:
            self.client.send(self.unanswered)
            self.finish()
        return self.client

    def process(self) -> None:
        """Process the frames read so far; repeated events must be the same as before."""
        assert self.client is not None
        for frame in self.client.frames[self.processed :]:
            if frame["type"] not in ("full", "events"):
                continue
            events: list[dict[str, Any]] = frame["events" if frame["type"] == "events" else "recent"]
            first = frame["from"] if frame["type"] == "events" else frame["seq"] - len(events)
            assert self.seen is None or first <= self.seen or frame["type"] == "full", "a gap"
            for number, event in enumerate(events, first):
                bare = {key: value for key, value in event.items() if key != "log"}
                assert self.events.setdefault(number, bare) == bare, "an event changed"
            self.seen = frame["seq"]
        self.processed = len(self.client.frames)

    def read_available(self) -> None:
        """Read and process all frames that have arrived."""
        assert self.client is not None
        while not self.client.is_silent(0.001):
            pass
        self.process()

    def read(self) -> None:
        """Read and process the next frame."""
        assert self.client is not None
        self.client.read()
        self.process()

    def read_to_end(self) -> None:
        """Read and process frames until the end of the game."""
        assert self.client is not None
        while not self.client.now["result"]:
            self.client.read()
        self.process()

    def order(self) -> None:
        """Take part in every build phase: otherwise the server waits for a window, and passes for absent players.

        A pass by the server would be an action of the seat that the player has not sent.
        """
        self.send({"type": "order", "id": uuid.uuid4().hex, "asks": True})

    def play(self, random: Random) -> bool:
        """Read all frames and answer the prompt; return whether there was one."""
        self.read_available()
        assert self.client is not None
        if self.client.prompt is None:
            return False
        self.answer(random)
        return True

    def answer(self, random: Random) -> None:
        assert self.client is not None
        assert self.client.prompt is not None
        actions = pick(self.client.prompt, random)
        number = self.client.now["number"]
        id = uuid.UUID(int=random.getrandbits(128)).hex
        self.send({"type": "act", "id": id, "prompt": number, "actions": actions})

    def send(self, message: dict[str, Any]) -> None:
        """Send a message and wait for its answer."""
        assert self.client is not None
        self.unanswered = message
        self.client.send(message)
        self.finish()

    def finish(self) -> None:
        """Wait for the answer to the last message, and repeat the message while the database does not respond."""
        assert self.client is not None
        assert self.unanswered is not None
        while (answer := self.client.read())["type"] not in ("ok", "no") or answer.get("code") == "no_database":
            if answer["type"] == "no":
                time.sleep(0.1)
                self.client.send(self.unanswered)
        if answer["type"] == "ok":
            self.done += self.unanswered.get("actions", [])
        else:  # the offer closed in the meantime
            assert answer["code"] in ("stale", "not_asked"), answer
        self.unanswered = None
        self.process()


def crash(game: str, database: str, seed: int, kills: int) -> Counter[str]:
    """Play whole games until the server has been killed `kills` times; return counts of what happened."""
    random = Random(f"{game} {seed}")
    counts: Counter[str] = Counter()
    with Servers(database) as servers:
        while counts["kills"] < kills:
            counts += _one_game(servers, game, random, kills - counts["kills"])
    return counts


def crash_alternating(game: str, seed: int, kills: int) -> Counter[str]:
    """Do the same on SQLite for even seeds and on PostgreSQL for odd ones, and count the kills of each."""
    if seed % 2:
        with postgres.running() as address:
            counts = crash(game, address, seed, kills)
    else:
        with tempfile.TemporaryDirectory() as folder:
            counts = crash(game, f"sqlite:///{folder}/tables.sqlite", seed, kills)
    counts["kills on PostgreSQL" if seed % 2 else "kills on SQLite"] += counts["kills"]
    return counts


def _one_game(servers: Servers, game: str, random: Random, max_kills: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    pid, port = servers.start()
    seats = ["person"] * PERSONS + ["random"] * (4 - PERSONS)
    wanted = {"game": game, "seats": seats, "options": SHORT[game], "seed": random.randrange(10**6)}
    made = httpx.post(f"http://{HOST}:{port}/api/tables", json=wanted, timeout=PATIENCE).json()
    players = [Player(made["table"], made["tokens"][str(seat)], seat) for seat in range(PERSONS)]
    armed = None
    first = True
    while True:
        try:
            for player in players:
                player.connect(port)
            if first:
                for player in players:
                    player.order()
                kill(pid)  # the first server only created the table
                first = False
            if armed is not None:
                armed.start()
            heard = time.monotonic()
            while not players[0].client.now["result"]:  # type: ignore[union-attr]
                if sum(player.play(random) for player in players):
                    heard = time.monotonic()
                assert time.monotonic() - heard < PATIENCE, f"the game stands still at {players[0].seen}"
            if armed is not None:
                armed.cancel()
            for player in players:
                player.read_to_end()
            record = httpx.get(f"http://{HOST}:{port}/api/games/{made['table']}/record", timeout=PATIENCE).json()
            break
        except CUT_OFF:
            if armed is not None:
                armed.cancel()
            if pid is not None:
                kill(pid)
            counts["kills"] += counts["starts"] > 0
            left = max_kills - counts["kills"]
            after_commit = random.random() < 0.5
            pid, port = servers.start(kill_after=random.randint(1, 30) if after_commit and left > 0 else 0)
            armed = None if after_commit or left <= 0 else threading.Timer(random.uniform(0.02, 0.5), kill, [pid])
            counts["starts"] += 1
    check_record(players, record)
    kill(pid)
    for player in players:
        player.client.close()  # type: ignore[union-attr]
    counts["games"] += 1
    counts["acknowledged"] += sum(len(player.done) for player in players)
    return counts


def check_record(players: list[Player], record: dict[str, Any]) -> None:
    """Check that the record has each acknowledged action once, and that every client has seen all events."""
    for player in players:
        own = [action for action in record["actions"] if action["seat"] == player.seat]
        assert len(own) == len(player.done), f"{len(own)} actions are stored, {len(player.done)} were acknowledged"
        for stored, sent in zip(own, player.done, strict=True):
            assert stored["type"] == sent["type"]
        expected = events_of(record, player.seat)
        seen = [player.events[number] for number in sorted(player.events)]
        assert sorted(player.events) == list(range(len(player.events)))
        got = [event for event in seen if "n" in event]
        difference = next((pair for pair in zip(got, expected, strict=False) if pair[0] != pair[1]), None)
        assert got == expected, f"a client saw {len(got)} of {len(expected)} events; first difference: {difference}"
