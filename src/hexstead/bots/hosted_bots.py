"""Bots of many seats that decide on request, in a process of the server or a worker of the page.

Bots receive only masked states and the events that their seat saw.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Collection
from functools import cache
from typing import Any

from ..board import Board, load_map
from ..core.definition import definition
from ..core.engine import uncompiled_back_end
from ..core.terms import map_of
from .bot import Bot, Sight, Terms, decision_of
from .explain import reasons
from .level_bots import LevelBot, SearchBot
from .specs import make_bot

MAX_BOTS = 48  # kept in memory; a Baron takes about two megabytes

Request = dict[str, Any]


class HostedBots:
    """The bots by key; the least recently used one is dropped when there are too many."""

    def __init__(self, compiled: Collection[str]) -> None:
        self._compiled = frozenset(compiled)  # games with loaded kernels
        self._bots: OrderedDict[str, tuple[Bot, Terms, int]] = OrderedDict()

    def answer(self, request: Request) -> dict[str, Any]:
        """The reply to a request; a failing bot is dropped, and the reply has its error."""
        try:
            return self._explain(request) if "why" in request else self._decide(request)
        except Exception as error:
            self._bots.pop(request.get("key", ""), None)
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
        if hasattr(bot, "seconds"):
            bot.seconds = request["seconds"]
        return {"move": decision_of(bot, _sight(terms, seat, request))}

    def _explain(self, request: Request) -> dict[str, Any]:
        """Reasons for a move that was made; the bot that gives them is not kept."""
        bot, terms, seat = self._make(**request["begin"])
        assert isinstance(bot, LevelBot)
        return {"reasons": reasons(bot, _sight(terms, seat, request), request["why"])}

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
        game, players, options, rules_version, map_text = terms
        made = Terms(game, players, options, _board(game, rules_version, map_text))
        bot = make_bot(spec, "fast" if game in self._compiled else uncompiled_back_end())
        if start is not None and isinstance(bot, SearchBot):
            bot.begin_at(made, seat, seed, made.definition.state.from_bytes(start))
        else:
            bot.begin(made, seat, seed)
        return bot, made, seat


def _sight(terms: Terms, seat: int, request: Request) -> Sight:
    return Sight(terms, seat, terms.definition.state.from_bytes(request["masked"]), request["legal"])


@cache
def _board(game: str, rules_version: int, map_text: str) -> Board:
    """The board of a map's JSON text, or the shipped one for an empty text; shared by all bots on that map."""
    shipped = map_of(definition(game), rules_version)
    return load_map(json.loads(map_text), shipped.rules_version) if map_text else shipped
