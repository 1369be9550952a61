"""Non-interference test of the server: play the same actions at two tables that differ in one hidden outcome.

A seat or spectator who may not know the outcome must receive identical bytes: socket frames, refusals, undo, chat,
reconnection, views at any action, statistics and record. Table codes and commitments differ and are normalised. Clocks
are frozen.
"""

from __future__ import annotations

import contextlib
import json
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
from websockets.sync.client import connect

import hexstead
from hexstead.core.game import Game
from hexstead.server import Settings
from hexstead.server.start import HOST
from tests.noninterference.engine_forks import run_forks, summary, who_learns
from tests.random_play import Player, Terms, as_action
from tests.server.serving import PATIENCE, Served, serving

LONGEST = 24  # maximum number of actions compared after a fork
TRIES = 4  # attempts to choose an action that is legal in both games
SAME_CODE = "TABLES"
SAME_COMMITMENT = "fixed before the game"
OTHER_TRAFFIC = ("nothing", "refused", "chat", "undo", "reconnect", "http", "consent")
SETTINGS = Settings(pace=3600.0, positions=True, frozen=True, limits=False)


def check_server_forks(game: str, seed: int, count: int, coached: bool = True) -> Counter[str]:
    """Check `count` forks on one server; return counts of compared actions and frames.

    Without `coached`, the coach is not asked: its bots need time to start.
    """
    with serving(SETTINGS) as served, httpx.Client(base_url=served.url, timeout=PATIENCE) as http:
        if coached:
            wait_for_coach(served.url, game)
        traffic = OTHER_TRAFFIC + ("coach",) * coached

        def fork(terms: Terms, n: int, history: list[Any], at: int, rng: Random) -> Counter[str]:
            return _fork(served, http, terms, n, history[:at], rng, traffic)

        return run_forks(game, seed, count, fork)


def server_summary(counts: Counter[str]) -> dict[str, Any]:
    """Like `summary`; also fails if the coach never rated a move or a warning."""
    found = summary(counts)
    missing = [name for name in ("coach", "warnings") if not counts[f"{name} rated"]]
    assert not missing, f"never rated: {', '.join(missing)}"
    return found


def wait_for_coach(url: str, game: str) -> None:
    """Wait until the coach of a server rates moves; until then it suggests some, and answers would differ by chance."""
    body = {"game": game, "seats": ["person"] * 4, "seed": 1, "coach": True}
    made = httpx.post(f"{url}/api/tables", json=body).json()
    for token in made["tokens"].values():  # one of the seats decides, which wakes the bots
        httpx.get(
            f"{url}/api/tables/{made['table']}/coach", headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE
        )
    while httpx.get(f"{url}/api/health").json()["bots"] != "ready":
        time.sleep(0.2)  # limited by the test's timeout


def _fork(
    served: Served,
    http: httpx.Client,
    terms: Terms,
    seed: int,
    history: list[Any],
    rng: Random,
    traffic: tuple[str, ...],
) -> Counter[str]:
    """Compare one fork: first the outcome itself, then two tables that continue after different outcomes."""
    game = terms.new(seed)
    for action in history[:-1]:
        game.apply(action)
    counts = _compare_outcome(served, http, game, history[-1], rng, traffic)
    game.apply(history[-1])
    informed = who_learns(game) or set()
    kind = game.definition.phases.purposes[game.engine.read(game._states, "phase")]
    outcomes = rng.sample([action for action, _ in game.outcomes()], 2)
    games = []
    for outcome in outcomes:
        games.append(game.copy())
        games[-1].apply(outcome)
    with _pair(served, http, games, (seed, seed), informed, rng, traffic) as pair:
        counts += pair.play()
        counts[f"length {pair.counts['actions']}"] = 1
    return counts + Counter({"forks": 1, f"forks at {kind}": 1})


def _compare_outcome(
    served: Served, http: httpx.Client, game: Game, action: Any, rng: Random, traffic: tuple[str, ...]
) -> Counter[str]:
    """Apply the action that leads to the outcome at two tables whose seeds give different outcomes."""
    seeds: dict[int, int] = {}
    informed: set[int] = set()
    for seed in range(40):
        trial = hexstead.from_position(game.position(), seed=seed)
        if trial.to_act == ("chance",) or trial.check(action) is not None:
            return Counter()  # a second draw follows directly
        trial.apply(action)
        due, informed = trial.due(), who_learns(trial) or set()
        assert due is not None
        seeds.setdefault(due["outcome"], seed)
        trial.step_chance()
        if len(seeds) > 1 and trial.to_act != ("chance",):
            break
    else:
        return Counter()
    first, second = list(seeds.values())[:2]
    with _pair(served, http, [game, game], (first, second), informed, rng, traffic) as pair:
        pair.do(action)
        pair.disturb(action.seat)
        return Counter({"outcomes": 1, "frames": pair.counts["frames"]})


@contextlib.contextmanager
def _pair(
    served: Served,
    http: httpx.Client,
    games: list[Game],
    seeds: tuple[int, int],
    informed: set[int],
    rng: Random,
    traffic: tuple[str, ...],
) -> Iterator[_Pair]:
    with (
        _Table.open(served, http, games[0], seeds[0]) as original,
        _Table.open(served, http, games[1], seeds[1]) as variant,
    ):
        yield _Pair(original, variant, informed, rng, traffic)


class _Table:
    """A table with a socket for every seat and one for a spectator."""

    def __init__(self, served: Served, http: httpx.Client, made: dict[str, Any], players: int):
        self.served, self.http, self.players = served, http, players
        self.code: str = made["table"]
        self.tokens: dict[int | None, str | None] = {int(seat): token for seat, token in made["tokens"].items()}
        self.tokens[None] = None
        self.sockets: dict[int | None, _Socket] = {}
        self.commitment = self.game.commitment

    @classmethod
    @contextlib.contextmanager
    def open(cls, served: Served, http: httpx.Client, game: Game, seed: int) -> Iterator[_Table]:
        """Create a table in the position of the game.

        Another HTTP client creates it, because the creator owns all seats.
        """
        body = {"game": game.name, "position": game.position(), "seed": seed, "seats": ["person"] * game.players,
                "coach": True}  # fmt: skip
        reply = httpx.post(f"{served.url}/api/tables", json=body)
        assert reply.status_code == 201, reply.text
        table = cls(served, http, reply.json(), game.players)
        try:
            for viewer in table.viewers:
                table.sockets[viewer] = _Socket(served.port, table.code, table.tokens[viewer], None)
            table.settle()
            yield table
        finally:
            for socket in table.sockets.values():
                socket.close()

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(self.players)]

    @property
    def game(self) -> Game:
        return self.served.game(self.code)

    def settle(self) -> None:
        """Read until everything that was sent has arrived."""
        for socket in self.sockets.values():
            socket.settle()

    def reconnect(self, viewer: int | None, resume: bool) -> None:
        """Close the viewer's connection and open a new one."""
        socket = self.sockets[viewer]
        socket.close()
        for other in self.sockets.values():
            if other is not socket:
                other.read_until('"type":"presence"')  # the others are notified before the viewer reconnects
        self.sockets[viewer] = _Socket(self.served.port, self.code, self.tokens[viewer], socket.seq if resume else None)
        self.sockets[viewer].received = [*socket.received, "a new connection"]

    def get(self, viewer: int | None, path: str) -> None:
        """Request a path over HTTP and append the response to what the viewer received."""
        token = self.tokens[viewer]
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        reply = self.http.get(f"/api/{path.replace('CODE', self.code)}", headers=headers)
        self.sockets[viewer].received.append(f"{path}: {reply.status_code} {reply.text}")

    def received(self, viewer: int | None) -> list[str]:
        """Return everything that the viewer received since the last call."""
        socket = self.sockets[viewer]
        received, socket.received = socket.received, []
        return [text.replace(self.code, SAME_CODE).replace(self.commitment, SAME_COMMITMENT) for text in received]


class _Socket:
    """A WebSocket that stores every frame unchanged."""

    def __init__(self, port: int, code: str, token: str | None, last_seq: int | None):
        self._open = contextlib.ExitStack()
        self._socket = self._open.enter_context(connect(f"ws://{HOST}:{port}/ws", max_size=None, close_timeout=0.5))
        self.received: list[str] = []
        self.now: dict[str, Any] = {}
        self.seq = 0
        self._marks = 0
        seats: list[int] | None = [] if token is None else None
        self.send({"type": "hello", "game": code, "token": token, "seats": seats, "last_seq": last_seq})
        self.settle()

    def send(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def read(self) -> str:
        text = self._socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        if text.startswith(('{"type":"full"', '{"type":"events"')):
            self.now = json.loads(text)
            self.seq = self.now["seq"]
        return text

    def read_until(self, part: str) -> str:
        while part not in (text := self.read()):
            pass
        return text

    def settle(self) -> None:
        """Send a message that is always refused and read up to its refusal, which follows everything sent before."""
        self._marks += 1
        self.send({"type": "mute", "id": f"mark {self._marks}", "who": 99, "on": True})
        self.read_until(f'"mark {self._marks}"')

    def close(self) -> None:
        self._open.close()


class _Pair:
    """Two tables at which the same actions are played."""

    def __init__(self, original: _Table, variant: _Table, informed: set[int], rng: Random, traffic: tuple[str, ...]):
        self.original, self.variant = original, variant
        self.informed = set(informed)
        self.rng, self.traffic = rng, traffic
        self.player = Player(rng)
        self.counts: Counter[str] = Counter()
        self._ids = 0

    def play(self) -> Counter[str]:
        self._compare()
        while self.counts["actions"] < LONGEST:
            action, ended = self._choose()
            if ended:
                self.counts[f"ended: {ended}"] += 1
                break
            self.do(action)
            self.counts["actions"] += 1
            self.disturb(action.seat)
        else:
            self.counts["ended: limit"] += 1
        return self.counts

    def do(self, action: Any) -> None:
        for table in (self.original, self.variant):
            self._act(table, action.seat, action.to_json())
        self._compare()

    def _choose(self) -> tuple[Any, str]:
        """Choose an action, preferably legal at both tables; return it and the reason to end the comparison, if any."""
        for _ in range(TRIES):
            action = as_action(
                self.original.game, self.player.choose(self.original.game.engine, self.original.game._states)
            )
            ended = self._foresee(action)
            if not ended:
                break
        return action, ended

    def _foresee(self, action: Any) -> str:
        """Return why comparison must end at this action, or an empty string.

        Seats that learn the difference through this action are excluded from further comparison.
        """
        original, variant = self.original.game.copy(), self.variant.game.copy()
        if variant.check(action) is not None:
            return "illegal in the variant"
        original.apply(action)
        variant.apply(action)
        informed = set(self.informed)
        while (due := original.due()) is not None:
            other = variant.due()
            if other is None:
                return "revealed by the rules"
            if {key: due[key] for key in ("type", "outcome")} != {key: other[key] for key in ("type", "outcome")}:
                learning = who_learns(original)
                if learning is None:
                    return "revealed by the rules"
                informed |= learning
            original.step_chance()
            variant.step_chance()
        if original.is_over or variant.is_over:
            return "the game ends"
        self.informed = informed
        return ""

    def _act(self, table: _Table, seat: int, action: dict[str, Any]) -> None:
        socket = table.sockets[seat]
        socket.send({"type": "act", "id": f"act {self._ids}", "prompt": socket.now["number"], "actions": [action]})
        answer = socket.read_until(f'"act {self._ids}"')
        assert answer.startswith('{"type":"ok"'), answer

    # Other traffic at the table; `actor` is the seat that acted last

    def disturb(self, actor: int) -> None:
        uninformed = [viewer for viewer in self.original.viewers if viewer not in self.informed]
        viewer = self.rng.choice(uninformed)
        kind = self.rng.choice(self.traffic)
        self.counts[f"with {kind}"] += 1
        choices = self.rng.getstate()
        for table in (self.original, self.variant):
            self.rng.setstate(choices)
            getattr(self, f"_{kind}")(table, viewer, actor)
            table.settle()
        self._ids += 10
        if kind != "nothing":
            self._compare()

    def _nothing(self, table: _Table, viewer: int | None, actor: int) -> None:
        pass

    def _refused(self, table: _Table, viewer: int | None, actor: int) -> None:
        """Send actions that are refused, mostly by rules."""
        for n in range(4):
            code = self.rng.randrange(table.game.definition.actions.seat_codes)
            action = as_action(table.game, (viewer or 0, code))
            if viewer is None or self.original.game.check(action) is not None:
                self._send(
                    table, viewer, n, type="act", prompt=table.sockets[viewer].now["number"], actions=[action.to_json()]
                )

    def _chat(self, table: _Table, viewer: int | None, actor: int) -> None:
        self._send(table, viewer, 0, type="chat", text="What do you hold?")

    def _undo(self, table: _Table, viewer: int | None, actor: int) -> None:
        """The last actor undoes as far as no consent is needed, and the viewer tries the same."""
        for n, who in enumerate((actor, viewer)):
            to = table.sockets[who].now["undo_to"]
            if to is not None and to < table.sockets[who].now["actions"]:
                self._send(table, who, n, type="undo", to=to)

    def _consent(self, table: _Table, viewer: int | None, actor: int) -> None:
        """The last actor asks for consent to undo one more action, and everyone agrees."""
        actions = table.sockets[actor].now["actions"]
        if actions == 0:
            return
        self._send(table, actor, 0, type="undo", to=actions - 1)
        table.settle()
        asking = table.sockets[actor].now["asking"]
        for n, seat in enumerate(asking["waiting"] if asking else []):
            self._send(table, seat, 1 + n, type="answer", ask=asking["id"], yes=True)

    def _coach(self, table: _Table, viewer: int | None, actor: int) -> None:
        """All uninformed seats ask the coach; it advises those that decide, and refuses the others."""
        for seat in table.viewers:
            if seat not in self.informed:
                for name in ("coach", "warnings"):
                    table.get(seat, f"tables/CODE/{name}")
                    self.counts[f"{name} rated"] += '"rated":true' in table.sockets[seat].received[-1]

    def _reconnect(self, table: _Table, viewer: int | None, actor: int) -> None:
        table.reconnect(viewer, resume=self.rng.random() < 0.5)

    def _http(self, table: _Table, viewer: int | None, actor: int) -> None:
        at = self.rng.randrange(table.game.length + 1)
        for path in (f"games/CODE@{at}?viewer=me", "games/CODE/statistics", "games/CODE/record", "games/CODE/fair",
                     "tables/CODE", "games/CODE?viewer=all"):  # fmt: skip
            table.get(viewer, path)

    def _send(self, table: _Table, viewer: int | None, n: int, **message: Any) -> None:
        id = f"id {self._ids + n}"
        table.sockets[viewer].send({"id": id, **message})
        table.sockets[viewer].read_until(f'"{id}"')

    def _compare(self) -> None:
        self.original.settle()
        self.variant.settle()
        for viewer in self.original.viewers:
            one, other = self.original.received(viewer), self.variant.received(viewer)
            if viewer in self.informed:
                continue
            assert len(one) == len(other), f"viewer {viewer} receives {len(one)} and {len(other)} messages"
            for frame, variant in zip(one, other, strict=True):
                assert frame == variant, f"a frame reveals a secret to viewer {viewer}: {difference(frame, variant)}"
            self.counts["frames"] += len(one)
            self.counts["comparisons"] += 1


def difference(one: str, other: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, at - 80) : at + 80]!r} / {other[max(0, at - 80) : at + 80]!r}"
