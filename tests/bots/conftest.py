"""Bots of a few lines, each in a process of its own, made and closed for one test."""

import json
import shlex
import sys

import pytest

from hexstead.bots.process import ProcessBot

# A bot in a few lines. What a test adds goes before the loop (SETUP) and in place of the answer (ANSWER).
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
    """Makes bots of a few lines of Python, and closes them."""
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
    """A file into which a bot writes every line it got and gave, and how to read it."""
    file = tmp_path / "lines"
    setup = f"log = open({str(file)!r}, 'a')\n" + (
        "def noted(lines):\n    for line in lines:\n        told(line.strip(), file=log, flush=True)\n"
        "        yield line\n"
        "told = print\nsys.stdin = noted(sys.stdin)\n"
        "def print(line, **kw):\n    told(line, file=log, flush=True)\n    told(line)\n"
    )
    return setup, lambda: [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
