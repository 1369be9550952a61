"""The bot host: a process in which the bots of many seats decide, started as `python -m hexstead.bots.bot_host GAME …`.

It reads requests from stdin and writes replies to stdout, both pickles in frames (child_process.py), exchanged only
with server/bot_pool.py. It loads the kernels of the given games, then reports that it is ready; levels play these games
on the compiled back end and all others on the plain one. It exits when its stdin is closed.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import sys
import threading
from collections.abc import Mapping, Sequence
from typing import Any, BinaryIO

import psutil

from ..child_process import FRAME_LENGTH, frame
from ..core.definition import definition
from ..core.engine import compiled_entries
from .hosted_bots import HostedBots, Request
from .levels import all_kernels

NICENESS = 5  # the server goes first when there are few cores


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
    bots = HostedBots(sys.argv[1:])
    while True:
        _send(out, bots.answer(requests.get()))


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


if __name__ == "__main__":
    main()
