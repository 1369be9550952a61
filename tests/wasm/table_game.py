"""A game of all levels against each other, for test_pyodide.py, which runs this module in CPython and in Pyodide."""

from __future__ import annotations

from typing import Any

import hexstead
from hexstead.bots import Bot, Sight, Terms, make_bot
from hexstead.bots.bot import decision_of, seen_by

BOTS = ("baron:worlds=4", "engineer", "settler", "greenhorn")


def play(game: str, engine: str, decisions: int) -> dict[str, Any]:
    """Play up to a number of decisions; return the moves and the final state."""
    table = hexstead.new(game, seed="seed of the test", engine=engine)
    terms = Terms.of(table)
    bots: list[Bot] = [make_bot(spec, engine) for spec in BOTS]
    for seat, bot in enumerate(bots):
        bot.begin(terms, seat, seat)
    while not table.is_over and decisions:
        shown = len(table._rows)
        if table.to_act == ("chance",):
            table.step_chance()
        else:
            seat = int(table.to_act[0])
            move = decision_of(bots[seat], Sight(terms, seat, table.masked(seat), table.legal_codes(seat)))
            table._step(seat, move, move)
            decisions -= 1
        actor, move = table._entries[-1]
        for seat, bot in enumerate(bots):
            bot.see(seen_by(table.engine, seat, actor, move, table._rows[shown:]))
    return {"actions": [str(action) for action in table.history], "state": table.state_bytes().hex()}
