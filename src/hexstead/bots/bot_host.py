"""The bot host: a process in which the bots of many seats decide, started as `python -m hexstead.bots.bot_host GAME …`.

It reads requests from stdin and writes replies to stdout, both pickles in frames (child_process.py), exchanged only
with server/bot_pool.py. It loads the kernels of the given games, then reports that it is ready; levels play these games
on the compiled back end and all others on the plain one. It exits when its stdin is closed. Bots receive masked states
and what their seat saw, nothing else.
"""

from __future__ import annotations

import json
import os
import pickle
import queue
import signal
import sys
import threading
from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any, BinaryIO

import psutil

from ..board import Board, load_map
from ..child_process import FRAME_LENGTH, frame
from ..core.definition import definition
from ..core.engine import compiled_entries
from ..core.terms import map_of
from .bot import Bot, Sight, Terms
from .explain import reasons
from .level_bots import LevelBot
from .levels import all_kernels, make_bot

MAX_BOTS = 48  # kept in memory; a Baron takes about two megabytes
NICENESS = 5  # the server goes first when there are few cores

Request = dict[str, Any]


def encode(message: object) -> bytes:
    """A request or reply as a frame."""
    return frame(pickle.dumps(message, protocol=pickle.HIGHEST_PROTOCOL))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a bot's print() goes to stderr
    requests: queue.Queue[Request] = queue.Queue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, requests), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    load(sys.argv[1:])
    _send(out, {"ready": True})
    host = BotHost(sys.argv[1:])
    while True:
        _send(out, host.answer(requests.get()))


def _read(source: BinaryIO, requests: queue.Queue[Request]) -> None:
    """Queue requests; exit at the end of the input, even in the middle of a decision."""
    while len(head := source.read(FRAME_LENGTH.size)) == FRAME_LENGTH.size:
        requests.put(pickle.loads(source.read(FRAME_LENGTH.unpack(head)[0])))
    os._exit(0)


def _send(out: BinaryIO, message: Mapping[str, Any]) -> None:
    out.write(encode({**message, "memory": psutil.Process().memory_info().rss}))
    out.flush()


def load(games: Sequence[str]) -> None:
    """Load the kernels of all levels, so that no decision waits for them."""
    for game in games:
        for kernel in all_kernels(game):
            compiled_entries(definition(game), kernel)


class BotHost:
    """The bots of this process by key; the least recently used one is dropped when there are too many."""

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
        return {"move": bot.decide(_sight(terms, seat, request))}

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
        self, spec: str, terms: tuple[str, int, dict[str, Any], int, str], seat: int, seed: int
    ) -> tuple[Bot, Terms, int]:
        """A bot that has begun its game, the terms and its seat."""
        game, players, options, rules_version, map_text = terms
        made = Terms(game, players, options, _board(game, rules_version, map_text))
        bot = make_bot(spec, "fast" if game in self._compiled else "plain")
        bot.begin(made, seat, seed)
        return bot, made, seat


def _sight(terms: Terms, seat: int, request: Request) -> Sight:
    return Sight(terms, seat, terms.definition.state.from_bytes(request["masked"]), request["legal"])


@cache
def _board(game: str, rules_version: int, map_text: str) -> Board:
    """The board of a map's JSON text, or the shipped one for an empty text; shared by all bots on that map."""
    shipped = map_of(definition(game), rules_version)
    return load_map(json.loads(map_text), shipped.rules_version) if map_text else shipped


if __name__ == "__main__":
    main()
