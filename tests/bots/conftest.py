"""Fixtures: small bots, each in a separate process."""

import json
import shlex
import sys

import pytest

from hexstead.bots.process import ProcessBot

# A test's code goes before the loop (`setup`) or replaces the answer (`answer`).
BOT = """
import json, os, random, subprocess, sys, time
{setup}
count = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        hello = message
        print(json.dumps({{"ready": 1}}))
    elif message["type"] == "decide":
        count += 1
        legal = message["view"]["legal"]
        quiet = [i for i, action in enumerate(legal) if action["type"] not in ("offer", "counter")]
        good = json.dumps({{"id": message["id"], "choose": quiet[count % len(quiet)]}})
{answer}
"""


@pytest.fixture
def bot(tmp_path):
    """Create bots from a few lines of Python; they are closed after the test."""
    made: list[ProcessBot] = []

    def make(answer="print(good)", setup="", **limits):
        source = tmp_path / f"bot{len(made)}.py"
        lines = "\n".join("        " + line for line in answer.splitlines())
        source.write_text(BOT.format(setup=setup, answer=lines), encoding="utf-8")
        made.append(ProcessBot(f"{shlex.quote(sys.executable)} {shlex.quote(str(source))}", **limits))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def kept(tmp_path):
    """Setup code that makes a bot log every line it reads or writes, and a function that reads the log."""
    file = tmp_path / "lines"
    setup = f"log = open({str(file)!r}, 'a')\n" + (
        "def logged(lines):\n    for line in lines:\n        write(line.strip(), file=log, flush=True)\n"
        "        yield line\n"
        "write = print\nsys.stdin = logged(sys.stdin)\n"
        "def print(line, **kw):\n    write(line, file=log, flush=True)\n    write(line)\n"
    )
    return setup, lambda: [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
