"""Twin worlds over the wire: two tables of a real server that differ in one hidden outcome, and the same done at both.

Everything that a seat or a spectator who may not know the outcome receives is byte for byte the same: frames of its
socket, refusals, undo, chat, what it gets when it comes back, views of any moment, statistics and record before the
end. Only the tables' codes differ, and commitments where seeds do; they are made equal. Clocks are frozen.
"""

from __future__ import annotations

import contextlib
import json
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
from tests.play import Player, Terms, as_action
from tests.server.serving import PATIENCE, Served, serving
from tests.twins.twins import forks, who_learns

LONGEST = 24  # actions compared after one fork
TRIES = 4  # actions tried until one is possible in both worlds
SAME_CODE = "TABLES"
SAME_COMMITMENT = "fixed before the game"
SETTINGS = Settings(pace=3600.0, positions=True, frozen=True, limits=False)


def wire_twins(game: str, seed: int, count: int) -> Counter[str]:
    """So many forks, a few in each of a series of games, on one server."""
    with serving(SETTINGS) as served, httpx.Client(base_url=served.url, timeout=PATIENCE) as http:

        def fork(terms: Terms, n: int, history: list[Any], at: int, rng: Random) -> Counter[str]:
            return _fork(served, http, terms, n, history[:at], rng)

        return forks(game, seed, count, fork)


def _fork(served: Served, http: httpx.Client, terms: Terms, seed: int, history: list[Any], rng: Random) -> Counter[str]:
    """One fork: first the moment of the outcome itself, then world and twin as they stand after it, played on alike."""
    game = terms.new(seed)
    for action in history[:-1]:
        game.apply(action)
    counts = _moment(served, http, game, history[-1], rng)
    game.apply(history[-1])
    knowers = who_learns(game) or set()
    kind = game.definition.purposes[game.engine.read(game._states, "phase")]
    outcomes = rng.sample([action for action, _ in game.outcomes()], 2)
    worlds = []
    for outcome in outcomes:
        worlds.append(game.copy())
        worlds[-1].apply(outcome)
    with _pair(served, http, worlds, (seed, seed), knowers, rng) as pair:
        counts += pair.play()
        counts[f"length {pair.counts['actions']}"] = 1
    return counts + Counter({"forks": 1, f"forks at {kind}": 1})


def _moment(served: Served, http: httpx.Client, game: Game, action: Any, rng: Random) -> Counter[str]:
    """The action after which chance decides, at two tables whose seeds let chance decide otherwise."""
    seeds: dict[int, int] = {}
    knowers: set[int] = set()
    for seed in range(40):
        trial = hexstead.from_position(game.position(), seed=seed)
        if trial.to_act == ("chance",) or trial.check(action) is not None:
            return Counter()  # two cards are drawn in a row
        trial.apply(action)
        due, knowers = trial.due(), who_learns(trial) or set()
        assert due is not None
        seeds.setdefault(due["outcome"], seed)
        trial.step_chance()
        if len(seeds) > 1 and trial.to_act != ("chance",):
            break
    else:
        return Counter()
    first, second = list(seeds.values())[:2]
    with _pair(served, http, [game, game], (first, second), knowers, rng) as pair:
        pair.do(action)
        pair.disturb(action.seat)
        return Counter({"moments": 1, "frames": pair.counts["frames"]})


@contextlib.contextmanager
def _pair(
    served: Served, http: httpx.Client, games: list[Game], seeds: tuple[int, int], knowers: set[int], rng: Random
) -> Iterator[_Pair]:
    with _World.open(served, http, games[0], seeds[0]) as world, _World.open(served, http, games[1], seeds[1]) as twin:
        yield _Pair(world, twin, knowers, rng)


class _World:
    """A table, a socket at every seat and one that watches."""

    def __init__(self, served: Served, http: httpx.Client, made: dict[str, Any], players: int):
        self.served, self.http, self.players = served, http, players
        self.code: str = made["table"]
        self.tokens: dict[int | None, str | None] = {int(seat): token for seat, token in made["tokens"].items()}
        self.tokens[None] = None
        self.ears: dict[int | None, _Ear] = {}
        self.commitment = self.game.commitment

    @classmethod
    @contextlib.contextmanager
    def open(cls, served: Served, http: httpx.Client, game: Game, seed: int) -> Iterator[_World]:
        """A table that stands as the game does. Whoever makes it has all its seats, so that is somebody else."""
        wish = {"game": game.name, "position": game.position(), "seed": seed, "seats": ["person"] * game.players}
        reply = httpx.post(f"{served.url}/api/tables", json=wish)
        assert reply.status_code == 201, reply.text
        world = cls(served, http, reply.json(), game.players)
        try:
            for viewer in world.viewers:
                world.ears[viewer] = _Ear(served.port, world.code, world.tokens[viewer], None)
            world.settle()
            yield world
        finally:
            for ear in world.ears.values():
                ear.close()

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(self.players)]

    @property
    def game(self) -> Game:
        return self.served.game(self.code)

    def settle(self) -> None:
        """Until everything that was sent has been read."""
        for ear in self.ears.values():
            ear.settle()

    def come_back(self, viewer: int | None, resume: bool) -> None:
        """The viewer's connection breaks, and is made anew."""
        ear = self.ears[viewer]
        ear.close()
        for other in self.ears.values():
            if other is not ear:
                other.read_until('"type":"presence"')  # the others hear of it before the viewer is back
        self.ears[viewer] = _Ear(self.served.port, self.code, self.tokens[viewer], ear.seq if resume else None)
        self.ears[viewer].heard = [*ear.heard, "a new connection"]

    def ask(self, viewer: int | None, path: str) -> None:
        """An answer over HTTP, kept among what the viewer heard."""
        token = self.tokens[viewer]
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        reply = self.http.get(f"/api/{path.replace('CODE', self.code)}", headers=headers)
        self.ears[viewer].heard.append(f"{path}: {reply.status_code} {reply.text}")

    def heard(self, viewer: int | None) -> list[str]:
        """What a viewer was sent since this was last asked."""
        ear = self.ears[viewer]
        heard, ear.heard = ear.heard, []
        return [text.replace(self.code, SAME_CODE).replace(self.commitment, SAME_COMMITMENT) for text in heard]


class _Ear:
    """A socket that keeps every frame as it came."""

    def __init__(self, port: int, code: str, token: str | None, last_seq: int | None):
        self._open = contextlib.ExitStack()
        self._socket = self._open.enter_context(connect(f"ws://{HOST}:{port}/ws", max_size=None, close_timeout=0.5))
        self.heard: list[str] = []
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
        self.heard.append(text)
        if text.startswith(('{"type":"full"', '{"type":"events"')):
            self.now = json.loads(text)
            self.seq = self.now["seq"]
        return text

    def read_until(self, part: str) -> str:
        while part not in (text := self.read()):
            pass
        return text

    def settle(self) -> None:
        """A message that is always refused comes back after everything sent before it."""
        self._marks += 1
        self.send({"type": "mute", "id": f"mark {self._marks}", "who": 99, "on": True})
        self.read_until(f'"mark {self._marks}"')

    def close(self) -> None:
        self._open.close()


class _Pair:
    """Two worlds in which the same is done."""

    def __init__(self, world: _World, twin: _World, knowers: set[int], rng: Random):
        self.world, self.twin = world, twin
        self.knowers = set(knowers)
        self.rng = rng
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
        for world in (self.world, self.twin):
            self._act(world, action.seat, action.to_json())
        self._compare()

    def _choose(self) -> tuple[Any, str]:
        """Something that can be done in both worlds; what is only possible in one would end the comparison."""
        for _ in range(TRIES):
            action = as_action(self.world.game, self.player.choose(self.world.game.engine, self.world.game._states))
            ended = self._foresee(action)
            if not ended:
                break
        return action, ended

    def _foresee(self, action: Any) -> str:
        """Why the worlds cannot be compared beyond this action, if so. Who learns of a difference is left out then."""
        world, twin = self.world.game.copy(), self.twin.game.copy()
        if twin.check(action) is not None:
            return "impossible in the twin"
        world.apply(action)
        twin.apply(action)
        knowers = set(self.knowers)
        while (due := world.due()) is not None:
            other = twin.due()
            if other is None:
                return "shown by the rules"
            if {key: due[key] for key in ("type", "outcome")} != {key: other[key] for key in ("type", "outcome")}:
                learning = who_learns(world)
                if learning is None:
                    return "shown by the rules"
                knowers |= learning
            world.step_chance()
            twin.step_chance()
        if world.is_over or twin.is_over:
            return "the game ends"
        self.knowers = knowers
        return ""

    def _act(self, world: _World, seat: int, action: dict[str, Any]) -> None:
        ear = world.ears[seat]
        ear.send({"type": "act", "id": f"act {self._ids}", "prompt": ear.now["number"], "actions": [action]})
        answer = ear.read_until(f'"act {self._ids}"')
        assert answer.startswith('{"type":"ok"'), answer

    # What else happens at a table; `actor` acted last

    def disturb(self, actor: int) -> None:
        strangers = [viewer for viewer in self.world.viewers if viewer not in self.knowers]
        viewer = self.rng.choice(strangers)
        kind = self.rng.choice(("nothing", "nonsense", "chat", "undo", "back", "ask", "consent"))
        self.counts[f"with {kind}"] += 1
        choices = self.rng.getstate()
        for world in (self.world, self.twin):
            self.rng.setstate(choices)
            getattr(self, f"_{kind}")(world, viewer, actor)
            world.settle()
        self._ids += 10
        if kind != "nothing":
            self._compare()

    def _nothing(self, world: _World, viewer: int | None, actor: int) -> None:
        pass

    def _nonsense(self, world: _World, viewer: int | None, actor: int) -> None:
        """Things that are refused, most of them by rules."""
        for n in range(4):
            code = self.rng.randrange(world.game.definition.actions.seat_codes)
            action = as_action(world.game, (viewer or 0, code))
            if viewer is None or self.world.game.check(action) is not None:
                self._say(
                    world, viewer, n, type="act", prompt=world.ears[viewer].now["number"], actions=[action.to_json()]
                )

    def _chat(self, world: _World, viewer: int | None, actor: int) -> None:
        self._say(world, viewer, 0, type="chat", text="What do you hold?")

    def _undo(self, world: _World, viewer: int | None, actor: int) -> None:
        """Whoever acted last goes back as far as it is free, and the viewer tries to."""
        for n, who in enumerate((actor, viewer)):
            to = world.ears[who].now["undo_to"]
            if to is not None and to < world.ears[who].now["actions"]:
                self._say(world, who, n, type="undo", to=to)

    def _consent(self, world: _World, viewer: int | None, actor: int) -> None:
        """Somebody asks to go back further, and everyone agrees."""
        actions = world.ears[actor].now["actions"]
        if actions == 0:
            return
        self._say(world, actor, 0, type="undo", to=actions - 1)
        world.settle()
        asking = world.ears[actor].now["asking"]
        for n, seat in enumerate(asking["waiting"] if asking else []):
            self._say(world, seat, 1 + n, type="answer", ask=asking["id"], yes=True)

    def _back(self, world: _World, viewer: int | None, actor: int) -> None:
        world.come_back(viewer, resume=self.rng.random() < 0.5)

    def _ask(self, world: _World, viewer: int | None, actor: int) -> None:
        at = self.rng.randrange(world.game.length + 1)
        for path in (f"games/CODE@{at}?viewer=me", "games/CODE/statistics", "games/CODE/record", "games/CODE/fair",
                     "tables/CODE", "games/CODE?viewer=all"):  # fmt: skip
            world.ask(viewer, path)

    def _say(self, world: _World, viewer: int | None, n: int, **message: Any) -> None:
        id = f"id {self._ids + n}"
        world.ears[viewer].send({"id": id, **message})
        world.ears[viewer].read_until(f'"{id}"')

    def _compare(self) -> None:
        self.world.settle()
        self.twin.settle()
        for viewer in self.world.viewers:
            one, other = self.world.heard(viewer), self.twin.heard(viewer)
            if viewer in self.knowers:
                continue
            assert len(one) == len(other), f"viewer {viewer} hears {len(one)} and {len(other)} messages"
            for told, twin in zip(one, other, strict=True):
                assert told == twin, f"a frame tells viewer {viewer} a secret: {_difference(told, twin)}"
            self.counts["frames"] += len(one)
            self.counts["comparisons"] += 1


def _difference(one: str, other: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, at - 80) : at + 80]!r} / {other[max(0, at - 80) : at + 80]!r}"
