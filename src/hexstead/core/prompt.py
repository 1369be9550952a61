"""Prompts: what a seat is asked, as data that a page can draw without knowing a rule."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from .actions import COUNTER, DISCARD_CARD, MAKE_OFFER, TAKE_CARD
from .engine import Engine


def prompt(engine: Engine, state: Any, seat: int, codes: Sequence[int]) -> dict[str, Any]:
    """The seat's choices by type: targets by name, what it costs, and the shape of open-ended ones."""
    table, names = engine.game.actions, engine.names
    choices: dict[int, dict[str, Any]] = {}
    work: Any = None  # to try things with
    for code in codes:
        kind, x, y = table.moves[code]
        cls = table.classes[kind]
        choice = choices.setdefault(kind, {"type": cls.type_name()})
        if cls.axes == ("bundles",):
            continue
        if kind in engine.game.by_state:
            named = engine.game.by_state[kind].arguments(state, engine.options, x)
            choice.setdefault("targets", []).extend(named.values())
        elif len(cls.axes) == 1:
            choice.setdefault("targets", []).append(names.name(cls.axes[0], x))
        elif cls.axes:
            choice.setdefault("targets", []).append([names.name(cls.axes[0], x), names.name(cls.axes[1], y)])
        if kind in engine.game.tolls:  # one by one, in the order of the targets
            toll = engine.game.tolls[kind](state, engine.board_record, seat, x, y)
            choice.setdefault("tolls", []).append(toll)
        if kind in engine.game.gains:
            work = work or engine.game.work()
            gain = engine.game.gains[kind](state, engine.board_record, work, seat, x, y)
            choice.setdefault("gains", []).append(gain)
    for kind, choice in choices.items():
        cls = table.classes[kind]
        if cls.axes and cls.axes != ("bundles",):
            choice["arguments"] = [f.name for f in dataclasses.fields(cls) if f.name != "seat"]
        if kind in engine.game.tours:
            choice["tours"] = _tours(engine, state, seat, kind, codes)
        if kind in engine.prices and state.phase in engine.game.paid_phases:  # elsewhere it is a gift
            choice["cost"] = dict(engine.prices[kind])
        if kind in (MAKE_OFFER, COUNTER):
            holding = engine.game.hooks["holding"]
            held = [holding(state, engine.board_record, seat, good) for good in range(names.size("goods"))]
            choice["shape"] = {"give": engine.codec.bundle(held), "get": list(names.axis("goods"))}
            if kind == MAKE_OFFER:
                others = [i for i in range(state.players) if i != seat]
                choice["shape"] |= {"to": others, "left": state.offers_left}
        if kind in engine.game.counts:
            choice["count"] = getattr(engine.board_record, engine.game.counts[kind])
        if kind == TAKE_CARD:
            choice["shape"] = {"count": state.take}
        if kind == DISCARD_CARD:
            choice["shape"] = {"count": state.discard_due[seat], "from": engine.codec.bundle(state.hand[seat])}
    return {"seat": seat, "phase": engine.game.phases[state.phase], "choices": list(choices.values())}


def _tours(engine: Engine, state: Any, seat: int, kind: int, codes: Sequence[int]) -> list[dict[str, Any]]:
    """Where several actions of a kind in a row lead: the targets one after the other, and what they take together."""
    moves, names = engine.game.actions.moves, engine.names
    one, other = engine.game.actions.classes[kind].axes
    return [
        {"targets": [[names.name(one, x), names.name(other, y)] for y in steps], "toll": toll}
        for x in sorted({moves[code][1] for code in codes if moves[code][0] == kind})
        for steps, toll in engine.game.tours[kind](state, engine.board_record, seat, x)
        if len(steps) > 1
    ]
