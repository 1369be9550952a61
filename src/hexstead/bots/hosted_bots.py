"""Bots of many seats that decide on request, in a process of the server or a worker of the page.

Bots receive only masked states and the events that their seat saw.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Collection, Generator
from functools import cache
from typing import Any

from ..board import Board, load_map
from ..core.definition import definition
from ..core.engine import uncompiled_back_end
from ..core.layout import Struct
from ..core.terms import map_of
from .bot import Bot, Sight, Terms, decision_of
from .explain import reasons
from .level_bots import LevelBot, SearchBot
from .rating import MoveRater
from .specs import make_bot

MAX_BOTS = 48  # kept in memory; a Baron takes about two megabytes
MAX_TASKS = 4  # kept between their slices
LEAST_SECONDS = 0.02  # for a decision of a bot in a process of its own

Request = dict[str, Any]


class HostedBots:
    """The bots by key; the least recently used one is dropped when there are too many."""

    def __init__(self, compiled: Collection[str]) -> None:
        self._compiled = frozenset(compiled)  # games with loaded kernels
        self._bots: OrderedDict[str, tuple[Bot, Terms, int]] = OrderedDict()
        self._tasks: OrderedDict[str, Generator[float, None, Any]] = OrderedDict()

    def answer(self, request: Request) -> dict[str, Any]:
        """The reply to a request; a failing bot or task is dropped, and the reply has its error."""
        try:
            match request:
                case {"why": _}:
                    return self._explain(request)
                case {"rate": _}:
                    return self._rate(request)
                case {"task": _}:
                    return self._continue(request)
            return self._decide(request)
        except Exception as error:
            self._bots.pop(request.get("key", ""), None)
            self._tasks.pop(request.get("task", ""), None)
            return {"error": f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"}

    def _decide(self, request: Request) -> dict[str, Any]:
        key = request["key"]
        if request["begin"] is not None:
            self._begin(key, **request["begin"])
        if key not in self._bots:
            return {"gone": True}
        self._bots.move_to_end(key)
        bot, terms, seat = self._bots[key]
        for seen in request["seen"]:
            bot.see(seen)
        if isinstance(bot, SearchBot):
            bot.seconds = request["seconds"]
        elif hasattr(bot, "seconds"):
            bot.seconds = max(request["seconds"], LEAST_SECONDS)
        return {"move": decision_of(bot, _sight(terms, seat, request))}

    def _explain(self, request: Request) -> dict[str, Any]:
        """Reasons for a move that was made; the bot that gives them is not kept."""
        bot, terms, seat = self._make(**request["begin"])
        assert isinstance(bot, LevelBot)
        return {"reasons": reasons(bot, _sight(terms, seat, request), request["why"])}

    def _rate(self, request: Request) -> dict[str, Any]:
        """Ratings of decisions of one seat, in the order of the game; None where there is nothing to compare.

        The rater is not kept, so ratings depend on nothing but what the seat saw. In plain Python they would take
        seconds: the reply is then empty.
        """
        terms, seat = _terms(*request["terms"]), request["seat"]
        engine = self._back_end(terms.game)
        if engine == "plain":
            return {}
        start = request.get("start")
        rater = MoveRater(terms, seat, engine, start=None if start is None else _state(terms, start))
        count, found = 0, []
        for before, masked, legal, move in request["rate"]:
            for seen in request["seen"][count:before]:
                rater.see(seen)
            count = before
            sight = Sight(terms, seat, _state(terms, masked), legal)
            found.append(rater.rate(sight, move))
        return {"ratings": found}

    def _continue(self, request: Request) -> dict[str, Any]:
        """Do the next slice of a task: a generator that yields its progress and returns its result."""
        key = request["task"]
        if request["make"] is not None:
            make, game, arguments = request["make"]
            self._tasks[key] = make(self._back_end(game), *arguments)
            while len(self._tasks) > MAX_TASKS:
                self._tasks.popitem(last=False)
        if key not in self._tasks:
            return {"gone": True}
        self._tasks.move_to_end(key)
        try:
            return {"progress": next(self._tasks[key])}
        except StopIteration as done:
            del self._tasks[key]
            return {"result": done.value}

    def _back_end(self, game: str) -> str:
        return "fast" if game in self._compiled else uncompiled_back_end()

    def _begin(self, key: str, **arguments: Any) -> None:
        self._bots[key] = self._make(**arguments)
        while len(self._bots) > MAX_BOTS:
            self._bots.popitem(last=False)[1][0].close()

    def _make(
        self,
        spec: str,
        terms: tuple[str, int, dict[str, Any], int, str],
        seat: int,
        seed: int,
        start: bytes | None = None,
    ) -> tuple[Bot, Terms, int]:
        """A bot that has begun its game, the terms and its seat. `start`: the masked position that it begins with."""
        made = _terms(*terms)
        bot = make_bot(spec, self._back_end(made.game))
        if start is not None and isinstance(bot, SearchBot):
            bot.begin_at(made, seat, seed, _state(made, start))
        else:
            bot.begin(made, seat, seed)
        return bot, made, seat


def _terms(game: str, players: int, options: dict[str, Any], rules_version: int, map_text: str) -> Terms:
    return Terms(game, players, options, _board(game, rules_version, map_text))


def _sight(terms: Terms, seat: int, request: Request) -> Sight:
    return Sight(terms, seat, _state(terms, request["masked"]), request["legal"])


def _state(terms: Terms, data: bytes) -> Struct:
    state: Struct = terms.definition.state.from_bytes(data)
    return state


@cache
def _board(game: str, rules_version: int, map_text: str) -> Board:
    """The board of a map's JSON text, or the shipped one for an empty text; shared by all bots on that map."""
    shipped = map_of(definition(game), rules_version)
    return load_map(json.loads(map_text), shipped.rules_version) if map_text else shipped
