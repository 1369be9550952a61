"""What prevents a seat from each kind of action, apart from its hand and the timing: no pieces left, or no legal place.

The rules themselves decide this, in a hypothetical position in which it is the seat's turn and it can pay.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from .common_fields import CHOICE_FIRST, MAIN, OVER, PRE_ROLL
from .engine import Engine
from .rule import resolve
from .rules.goods import change_holding, holding

PLENTY = 20  # amount of every good; more than any action costs
STOCK, PLACE = "stock", "place"


def obstacles(engine: Engine, masked: Any, seat: int) -> dict[str, list[str]]:
    """What is missing for each type of action of a turn: "stock" (pieces), "place" (a legal target), or both.

    Types that lack only goods or the right time are left out, and before the first turn the result is empty. `masked`
    is what the seat can see.
    """
    if masked.phase == OVER or masked.turn == 0:
        return {}
    poor = _supposed(engine, engine.game.state.from_bytes(masked.to_bytes()), seat)
    rich = engine.game.state.from_bytes(poor.to_bytes())
    for name in engine.game.stock:
        row = getattr(rich, name)
        row[seat] = max(row[seat], 1)
    without, with_stock = _refusals(engine, poor, seat), _refusals(engine, rich, seat)
    found = {}
    for kind, refused in without.items():
        missing = [STOCK] * (with_stock.get(kind) != refused) + [PLACE] * (kind in with_stock)
        found[engine.game.actions.classes[kind].type_name()] = missing
    return found


def _supposed(engine: Engine, state: Any, seat: int) -> Any:
    """The hypothetical state in which it is the seat's turn, the dice are rolled and it can pay for anything."""
    hooks, b, w = engine.game.hooks, engine.board_struct, engine.plain_work
    if state.turn_seat != seat or state.phase not in (PRE_ROLL, MAIN):
        hooks["begin_turn"](state, b, w, seat)
    state.phase, state.rolled = MAIN, 1
    for good in range(len(engine.names.axis("goods"))):
        count = resolve(holding, hooks)(state, b, seat, good)
        resolve(change_holding, hooks)(state, b, seat, good, max(0, PLENTY - count))
    return state


def _refusals(engine: Engine, state: Any, seat: int) -> dict[int, list[int]]:
    """For each kind of action of a turn without a legal target, the refusal of every target."""
    game = engine.game
    kinds = {spec.action.kind for spec in game.specs if MAIN in spec.phases and not spec.declines}
    states = engine.wrap(state)
    legal = {game.actions.moves[code][0] for code in engine.legal(states, seat)}
    found: dict[int, list[int]] = defaultdict(list)
    for code, (kind, *_) in enumerate(game.actions.moves):
        if kind in kinds - legal:
            found[kind].append(engine.check(states, seat, code))
    return {kind: refused for kind, refused in found.items() if CHOICE_FIRST not in refused}
