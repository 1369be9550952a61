"""Prompts: the choices of a seat as JSON that a user interface can present without knowing the rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from .actions import COUNTER, DISCARD_CARD, MAKE_OFFER, TAKE_CARD
from .common_fields import ACCEPTS, COUNTERS, OFFER
from .engine import Engine
from .rule import resolve
from .rules.goods import holding as holding_of
from .rules.trade import read_answer


def prompt(engine: Engine, state: Any, seat: int, codes: Sequence[int]) -> dict[str, Any]:
    """Build the prompt of a seat: its choices by type with targets, costs, and the form of open-ended ones."""
    table, names = engine.game.actions, engine.names
    choices: dict[int, dict[str, Any]] = {}
    lapses: dict[int, list[int]] = {}
    work = engine.plain_work
    for code in codes:
        kind, x, y = table.moves[code]
        cls = table.classes[kind]
        if kind not in choices:
            choices[kind] = {"type": cls.type_name()}
        if cls.axes == ("bundles",):
            continue
        choice = choices[kind]
        spec = engine.game.spec(kind)
        lapses.setdefault(kind, []).append(engine.game.lapses(state, kind, x))
        if spec.arguments is not None:
            named = spec.arguments.arguments(state, engine.options, x)
            choice.setdefault("targets", []).extend(named.values())
        elif len(cls.axes) == 1:
            choice.setdefault("targets", []).append(names.name(cls.axes[0], x))
        elif cls.axes:
            choice.setdefault("targets", []).append([names.name(cls.axes[0], x), names.name(cls.axes[1], y)])
        if spec.preview.cost is not None:  # in the order of the targets
            choice.setdefault("tolls", []).append(spec.preview.cost(state, engine.board_struct, seat, x, y))
        if spec.preview.gains is not None:
            gain = spec.preview.gains(state, engine.board_struct, work, seat, x, y)
            choice.setdefault("gains", []).append(gain)
        if spec.preview.is_idle is not None:
            if spec.preview.is_idle(state, engine.board_struct, work, seat, x, y):
                choice.setdefault("idle", []).append(choice["targets"][-1])
    for kind, choice in choices.items():
        cls, spec = table.classes[kind], engine.game.spec(kind)
        if cls.axes and cls.axes != ("bundles",):
            choice["arguments"] = [f.name for f in dataclasses.fields(cls) if f.name != "seat"]
        if spec.preview.tours is not None:
            choice["tours"] = _tours(engine, state, seat, kind, codes)
        if spec.price is not None and state.phase in spec.phases:  # in other phases it is free
            choice["cost"] = dict(engine.prices[kind])
        lost = lapses.get(kind) or [engine.game.lapses(state, kind, 0)]
        if any(lost):
            choice["lapses"] = lost
        if kind in (MAKE_OFFER, COUNTER):
            holding = resolve(holding_of, engine.game.hooks)
            held = [holding(state, engine.board_struct, seat, good) for good in range(names.size("goods"))]
            choice["shape"] = {"give": engine.codec.bundle(held), "get": list(names.axis("goods"))}
            if kind == MAKE_OFFER:
                others = [i for i in range(state.players) if i != seat]
                choice["shape"] |= {"to": others, "left": state.offers_left}
        if spec.preview.count is not None:
            choice["count"] = getattr(engine.board_struct, spec.preview.count)
        if kind == TAKE_CARD:
            choice["shape"] = {"count": state.take}
        if kind == DISCARD_CARD:
            choice["shape"] = {"count": state.discard_due[seat], "from": engine.codec.bundle(state.hand[seat])}
    out = {"seat": seat, "phase": engine.game.phases[state.phase], "choices": list(choices.values())}
    return out | {"terms": _terms(engine, state, seat)} if state.phase == OFFER else out


def _terms(engine: Engine, state: Any, seat: int) -> list[dict[str, Any]]:
    """List what the seat would give and get, by partner: every trade it could conclude, or the one it could accept.

    Because the prompt contains the terms, it changes with them, and an answer to earlier terms is rejected as outdated.
    """
    work = engine.plain_work
    found = []
    for partner in range(state.players) if seat == state.turn_seat else (state.turn_seat,):
        if seat != state.turn_seat:
            give, get = state.offer_get, state.offer_give
        elif state.answer[partner] in (ACCEPTS, COUNTERS):
            read_answer(state, engine.board_struct, work, partner)
            give, get = work.give, work.get
        else:
            continue
        found.append({"seat": partner, "give": engine.codec.bundle(give), "get": engine.codec.bundle(get)})
    return found


def _tours(engine: Engine, state: Any, seat: int, kind: int, codes: Sequence[int]) -> list[dict[str, Any]]:
    """List the multi-step moves of one kind of action: the targets of the steps in order, and the total toll."""
    moves, names = engine.game.actions.moves, engine.names
    first_axis, second_axis = engine.game.actions.classes[kind].axes
    tours = engine.game.spec(kind).preview.tours
    assert tours is not None
    return [
        {"targets": [[names.name(first_axis, x), names.name(second_axis, y)] for y in steps], "toll": toll}
        for x in sorted({moves[code][1] for code in codes if moves[code][0] == kind})
        for steps, toll in tours(state, engine.board_struct, seat, x)
        if len(steps) > 1
    ]
