"""Runs in Pyodide, over the files of a site: import the worker and the games, and play with each level of bot."""

# ruff: noqa: E402, F821 -- the imports need the path; run_python.mjs sets two globals
import importlib
import json
import sys
import zipfile
from collections.abc import Mapping
from typing import Any

kernels: Mapping[str, Any]  # globals that run_python.mjs sets
arguments: list[str]

with zipfile.ZipFile("/package/hexstead.zip") as package:
    package.extractall("/lib/site")
    modules = [name.removesuffix(".pyc").replace("/", ".") for name in package.namelist() if name.endswith(".pyc")]
sys.path.insert(0, "/lib/site")

import hexstead
from hexstead.bots import Sight, Terms, make_bot
from hexstead.bots.bot import decision_of, seen_by
from hexstead.bots.levels import OFFERED
from hexstead.core.wasm.host import choose_host
from hexstead.core.wasm.pyodide_host import PyodideHost
from hexstead.offline import use_stand_ins

DECISIONS = 12

use_stand_ins()
for module in modules:
    if module.startswith(("hexstead.offline.", "hexstead.games.")) and ".stand_ins." not in module:
        importlib.import_module(module.removesuffix(".__init__"))
choose_host(PyodideHost(kernels))


def play(game: str) -> None:
    """Play some decisions with every level."""
    table = hexstead.new(game, seed="check of the site", engine="wasm")
    terms, levels = Terms.of(table), list(OFFERED)
    bots = [make_bot(levels[seat % len(levels)], "wasm") for seat in range(terms.players)]
    for seat, bot in enumerate(bots):
        bot.begin(terms, seat, seat)
    decisions = 0
    while decisions < DECISIONS:
        shown = len(table._rows)
        if table.to_act == ("chance",):
            table.step_chance()
        else:
            seat = int(table.to_act[0])
            move = decision_of(bots[seat], Sight(terms, seat, table.masked(seat), table.legal_codes(seat)))
            table._step(seat, move, move)
            decisions += 1
        actor, move = table._entries[-1]
        for seat, bot in enumerate(bots):
            bot.see(seen_by(table.engine, seat, actor, move, table._rows[shown:]))


for game in arguments:
    play(game)
json.dumps(len(modules))
