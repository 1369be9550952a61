"""A process in which bots of many seats think, one after the other: `python -m hexstead.bots.worker GAME …`.

It reads requests from its input and answers on its output, frames of a length and a pickle, both written by Hexstead
itself (server/thinkers.py). It loads or compiles the games' kernels before it says that it is ready, keeps so many bots
at most, and ends with whoever started it. Bots get masked records and what their seat saw, nothing else.
"""

from __future__ import annotations

import json
import os
import pickle
import queue
import signal
import struct
import sys
import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO, cast

from ..board import Board, load_map, shipped_map
from ..core.definition import definition
from ..core.engine import compiled_entries
from ..core.kernels import RULES
from .bot import Bot, Sight, Terms
from .explain import reasons
from .levels import LEVELS, kernels_of, make_bot
from .thinker import Thinker

MOST_BOTS = 48  # a Baron takes about two megabytes
LENGTH = struct.Struct(">I")
GENTLE = 5  # tables go before thinking, where cores are few

Request = dict[str, Any]


def frame(message: object) -> bytes:
    data = pickle.dumps(message, protocol=pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started this
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints does not disturb
    requests: queue.Queue[Request] = queue.Queue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, requests), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    warm(sys.argv[1:])
    _send(out, {"ready": True})
    house = House()
    while True:
        _send(out, house.answer(requests.get()))


def _read(source: BinaryIO, requests: queue.Queue[Request]) -> None:
    """Take requests in; when nobody can ask any more, end at once, even while something thinks."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        requests.put(pickle.loads(source.read(LENGTH.unpack(head)[0])))
    os._exit(0)


def _send(out: BinaryIO, message: Mapping[str, Any]) -> None:
    out.write(frame({**message, "memory": memory()}))
    out.flush()


def warm(games: Sequence[str]) -> None:
    """Load everything that levels think with, so that no decision waits for it."""
    for game in games:
        kernels = kernels_of(game, list(LEVELS))
        for kernel in [RULES, *kernels] if kernels else []:
            compiled_entries(definition(game), kernel)


def memory() -> int:
    """Bytes that this process takes, as far as the system tells."""
    try:
        told = Path("/proc/self/statm").read_text(encoding="ascii")
        return int(told.split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


class House:
    """The bots that think here; who was asked longest ago goes first when it gets full."""

    def __init__(self) -> None:
        self._bots: OrderedDict[str, tuple[Bot, Terms, int]] = OrderedDict()

    def answer(self, request: Request) -> dict[str, Any]:
        try:
            return self._decide(request)
        except Exception as error:
            self._bots.pop(request.get("key", ""), None)
            return {"error": f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"}

    def _decide(self, request: Request) -> dict[str, Any]:
        if "why" in request:
            return self._explain(request)
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
        """Reasons of a move that was made; the bot that gives them is not kept."""
        bot, terms, seat = _made(**request["begin"])
        return {"reasons": reasons(cast(Thinker, bot), _sight(terms, seat, request), request["why"])}

    def _begin(self, key: str, **wishes: Any) -> None:
        self._bots[key] = _made(**wishes)
        while len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)[1][0].close()


def _made(spec: str, terms: tuple[str, int, dict[str, Any], str], seat: int, seed: int) -> tuple[Bot, Terms, int]:
    """A bot that has begun, the terms and its seat."""
    game, players, options, map_text = terms
    made = Terms(game, players, options, _board(game, map_text))
    bot = make_bot(spec)
    bot.begin(made, seat, seed)
    return bot, made, seat


def _sight(terms: Terms, seat: int, request: Request) -> Sight:
    return Sight(terms, seat, terms.definition.state.from_bytes(request["masked"]), request["legal"])


@cache
def _board(game: str, map_text: str) -> Board:
    """The board of a map's text, the shipped one without; the same one for all bots that play on it."""
    return load_map(json.loads(map_text)) if map_text else shipped_map(game)


if __name__ == "__main__":
    main()
