"""Prompts: the choices of a seat as JSON that a user interface can present without knowing the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .action_specs import Spec
from .actions import BUNDLES, COUNTER, DISCARD_CARD, MAKE_OFFER, TAKE_CARD
from .common_fields import ACCEPTS, COUNTERS, OFFER
from .engine import Engine
from .names import columns
from .rule import resolve
from .rules.goods import holding as holding_of
from .rules.trade import read_answer


def prompt(engine: Engine, state: Any, seat: int, codes: Sequence[int]) -> dict[str, Any]:
    """Build the prompt of a seat: its choices by type with targets, costs, and the form of open-ended ones."""
    table, names = engine.game.actions, engine.names
    targets: dict[int, list[tuple[int, int]]] = {}  # by kind
    for code in codes:
        kind, x, y = table.moves[code]
        if kind in targets:
            targets[kind].append((x, y))
        else:
            targets[kind] = [(x, y)]
    choices = []
    for kind, places in targets.items():
        cls, spec = table.classes[kind], engine.game.spec(kind)
        choice: dict[str, Any] = {"type": cls.type_name()}
        choices.append(choice)
        lost = [engine.game.lapses(state, kind, 0)]
        if cls.axes and cls.axes != BUNDLES:
            choice |= _targets(engine, state, seat, spec, places)
            choice["arguments"] = [name for name in columns(cls) if name != "seat"]
            lost = [engine.game.lapses(state, kind, x) for x, _ in places]
        if spec.preview.tours is not None:
            choice["tours"] = _tours(engine, state, seat, kind, codes)
        if spec.price is not None and state.phase in spec.phases:  # in other phases it is free
            choice["cost"] = dict(engine.prices[kind])
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
    out = {"seat": seat, "phase": engine.game.phases[state.phase], "choices": choices}
    return out | {"terms": _terms(engine, state, seat)} if state.phase == OFFER else out


def _targets(
    engine: Engine, state: Any, seat: int, spec: Spec, places: Sequence[tuple[int, int]]
) -> dict[str, list[Any]]:
    """The targets of a kind of action, and the previews of each of them in the same order."""
    names, board, axes, preview = engine.names, engine.board_struct, spec.action.axes, spec.preview
    if spec.arguments is not None:
        of_state = spec.arguments.arguments
        targets = [value for x, _ in places for value in of_state(state, engine.options, x).values()]
    elif len(axes) == 1:
        targets = [names.name(axes[0], x) for x, _ in places]
    else:
        targets = [[names.name(axes[0], x), names.name(axes[1], y)] for x, y in places]
    out = {"targets": targets}
    if preview.cost is not None:
        out["tolls"] = [preview.cost(state, board, seat, x, y) for x, y in places]
    if preview.gains is not None:
        out["gains"] = [preview.gains(state, board, engine.plain_work, seat, x, y) for x, y in places]
    if preview.is_idle is not None:
        is_idle = [preview.is_idle(state, board, engine.plain_work, seat, x, y) for x, y in places]
        if any(is_idle):
            out["idle"] = [target for target, idle in zip(targets, is_idle, strict=True) if idle]
    return out


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
