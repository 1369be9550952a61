"""A room: one game, its seats and those who watch. Solo or several people, it is the same code.

Everything that changes the game happens between two awaits: check, apply to a copy, take the copy over, send. What
leaves the room is `game.view(seat)`, `game.events_since(n, seat)` and `game.prompt(seat)`, never the state.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ..core.actions import CHANCE_NAME, Action
from ..core.game import Game
from ..core.names import shown
from ..errors import BadAction, IllegalAction
from .messages import Act, Refused
from .players import RandomPlayer
from .settings import MOST_IDS, RECENT_EVENTS

log = logging.getLogger("hexstead.server")

PERSON, RANDOM = "person", "random"
KINDS = (PERSON, RANDOM)

Viewer = int | None  # a seat; None watches


class Listener(Protocol):
    """Who gets messages: a socket's sending end."""

    def send(self, message: dict[str, Any]) -> None: ...


@dataclass(slots=True)
class Seat:
    """A place at the table, its player, and the prompt before it."""

    number: int
    kind: str
    name: str
    token: str | None = None
    player: RandomPlayer | None = None
    prompt: dict[str, Any] | None = None
    prompt_number: int = 0
    done: OrderedDict[str, int] = field(default_factory=OrderedDict)  # id of an act → event number after it


class Room:
    """One live game."""

    def __init__(self, code: str, game: Game, kinds: Sequence[str], pace: float, seed: object = None):
        self.code = code
        self.game = game
        self.pace = pace
        self.seats = [self._seat(i, kind, seed) for i, kind in enumerate(kinds)]
        self._listeners: dict[Listener, Viewer] = {}
        self._driver: asyncio.Task[None] | None = None
        _let_chance_act(self.game)
        self._renew_prompts(None)
        self._sent = self.seq  # events that the listeners have
        self._shown = self.game

    def _seat(self, number: int, kind: str, seed: object) -> Seat:
        name = self.game.seats[number]
        if kind == PERSON:
            return Seat(number, kind, name, token=secrets.token_urlsafe(16))
        return Seat(
            number, kind, name, player=RandomPlayer((seed if seed is not None else secrets.token_hex(8), number))
        )

    @property
    def seq(self) -> int:
        """How many events there have been."""
        return len(self.game.events_since(0))

    @property
    def is_quiet(self) -> bool:
        return not self._listeners

    # Coming and going

    def viewer_of(self, token: str | None) -> Viewer:
        """The seat that a token opens; no token watches."""
        if token is None:
            return None
        for seat in self.seats:
            if seat.token is not None and hmac.compare_digest(seat.token.encode(), token.encode(errors="replace")):
                return seat.number
        raise Refused("That token opens no seat at this table.", "unknown_seat")

    def join(self, listener: Listener, viewer: Viewer, last_seq: int | None) -> None:
        """Send what the listener has missed, or everything; from now on it gets what happens."""
        self._listeners[listener] = viewer
        listener.send(self._full(viewer) if last_seq is None or last_seq > self.seq else self._news(viewer, last_seq))
        self.wake()

    def leave(self, listener: Listener) -> None:
        self._listeners.pop(listener, None)

    # Acting

    def act(self, viewer: Viewer, act: Act) -> int:
        """Do a person's actions, all or none; the event number after them. Raises Refused."""
        if viewer is None:
            raise Refused("Who watches cannot act.", "watching")
        seat = self.seats[viewer]
        if act.id in seat.done:
            return seat.done[act.id]
        if act.prompt != seat.prompt_number:
            raise Refused("That is no longer what you are asked.", "stale")
        if seat.prompt is None:
            raise Refused("It is not your decision now.", "not_asked")
        trial = self.game.copy()
        for i, action in enumerate(act.actions):
            before = trial.to_act
            if i and not _still_asked(before, viewer):
                raise Refused(f"Action {i} of the list ends it: chance or another seat comes next.", "crossing")
            self._apply(trial, viewer, action)
            if i + 1 < len(act.actions) and _opens_others(before, trial.to_act, viewer):
                raise Refused(f"Action {i + 1} of the list ends it: another seat is asked first.", "crossing")
        self._take_over(trial, viewer)
        seat.done[act.id] = self.seq
        while len(seat.done) > MOST_IDS:
            seat.done.popitem(last=False)
        return self.seq

    def _apply(self, game: Game, seat: int, action: Any) -> None:
        named = action.get("seat", seat)
        if type(named) is not int or named != seat:
            raise Refused(f"You play seat {seat}, not {shown(named)}.", "not_your_seat")
        try:
            game.apply({**action, "seat": seat})
        except IllegalAction as error:
            raise Refused(error.sentence, "illegal", error.rule) from None
        except BadAction as error:
            raise Refused(str(error)) from None

    def _take_over(self, game: Game, actor: int) -> None:
        _let_chance_act(game)
        self.game = game
        self._renew_prompts(actor)

    def _renew_prompts(self, actor: int | None) -> None:
        """A seat's prompt number changes when what it may do changes, and when it has answered."""
        for seat in self.seats:
            prompt = None if self.game.is_over else self.game.prompt(seat.number)
            if prompt != seat.prompt or seat.number == actor:
                seat.prompt, seat.prompt_number = prompt, seat.prompt_number + 1

    def publish(self) -> None:
        """Send what is new to everyone, and let computer players go on."""
        if self._shown is self.game:
            return
        made: dict[Viewer, dict[str, Any]] = {}
        for listener, viewer in list(self._listeners.items()):
            if viewer not in made:
                made[viewer] = self._news(viewer, self._sent)
            listener.send(made[viewer])
        self._sent, self._shown = self.seq, self.game
        self.wake()

    # Computer players

    def wake(self) -> None:
        """Let computer players act while it is theirs to act."""
        if self._next_player() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.get_running_loop().create_task(self._drive())

    def close(self) -> None:
        if self._driver is not None:
            self._driver.cancel()

    def _next_player(self) -> Seat | None:
        """The computer player to act: people who are asked before it are waited for."""
        first = next(iter(self.game.to_act), None)
        if not isinstance(first, int) or self.seats[first].player is None:
            return None
        return self.seats[first]

    async def _drive(self) -> None:
        try:
            while (seat := self._next_player()) is not None:
                await asyncio.sleep(self.pace)
                if self._next_player() is not seat or seat.player is None:
                    continue
                game = self.game.copy()
                game.apply(seat.player.decide(_within_manners(game, seat.number)))
                self._take_over(game, seat.number)
                self.publish()
        except Exception:
            log.exception("Table %s: a computer player broke off.", self.code)

    # What is sent

    def _full(self, viewer: Viewer) -> dict[str, Any]:
        first = max(0, self.seq - RECENT_EVENTS)
        recent = [event.to_json() for event in self.game.events_since(first, viewer)]
        return {"type": "full", "table": self._table(), "recent": recent, **self._now(viewer)}

    def _news(self, viewer: Viewer, since: int) -> dict[str, Any]:
        events = [event.to_json() for event in self.game.events_since(since, viewer)]
        return {"type": "events", "from": since, "events": events, **self._now(viewer)}

    def _now(self, viewer: Viewer) -> dict[str, Any]:
        view = self.game.view(viewer)
        seat = None if viewer is None else self.seats[viewer]
        return {
            "seq": self.seq,
            "view": {
                "viewer": viewer,
                "to_act": list(view.to_act),
                "points": list(view.points),
                "position": view.position,
            },
            "number": seat.prompt_number if seat else 0,
            "prompt": seat.prompt if seat else None,
            "result": self.game.result,
        }

    def _table(self) -> dict[str, Any]:
        return {
            "code": self.code,
            "game": self.game.name,
            "players": self.game.players,
            "options": self.game.options,
            "prices": self._prices(),
            "hand_limit": self.game.engine.board_record.hand_limit,
            "goal": self.game.definition.goal(self.game.engine.board_record),
            "seats": [{"seat": seat.number, "kind": seat.kind, "name": seat.name} for seat in self.seats],
        }

    def _prices(self) -> dict[str, dict[str, int]]:
        """What each kind of action costs where it is paid for."""
        engine = self.game.engine
        kinds, names = engine.game.actions.classes, engine.names
        return {
            kinds[kind].type_name(): {
                names.name("resources", i): count for i, count in enumerate(engine.board_record.cost[item]) if count
            }
            for kind, item in engine.game.prices.items()
        }


def encode(message: dict[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"))


def _let_chance_act(game: Game) -> None:
    while game.to_act == (CHANCE_NAME,):
        game.step_chance()


def _still_asked(to_act: Sequence[int | str], seat: int) -> bool:
    return seat in to_act and CHANCE_NAME not in to_act


def _opens_others(before: Sequence[int | str], after: Sequence[int | str], seat: int) -> bool:
    """Whether an action put a question to another seat that was not open before."""
    return any(other != seat and other not in before and other != CHANCE_NAME for other in after)


def _within_manners(game: Game, seat: int) -> list[Action]:
    """The legal actions, without a second offer in one turn: people would be asked too often."""
    legal = game.legal(seat)
    offers = game.options.get("trade.offers")
    if offers is not None and getattr(game.view(seat).masked, "offers_left", offers) < offers:
        legal = [action for action in legal if action.type_name() != "offer"]
    return legal
