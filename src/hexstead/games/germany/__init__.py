"""Germany: roads, town halls, landmarks; 3 or 4 players. README.md says which rule lives where."""

from __future__ import annotations

import pathlib
from typing import Any

from ...core.actions import BUY_CARD, EXCHANGE
from ...core.definition import Definition
from ...core.events import EventTable
from ...core.rule import rules_in
from ...core.table import MAIN
from . import meta, prepare, rules
from .actions import BUILD_HALL, BUILD_LANDMARK, BUILD_ROAD, EXCHANGE_TWO
from .events import OWN
from .refusals import RULE_IDS
from .state import ACTIONS, Board, State, Work

_records: Any = (State, Board, Work)

GAME = Definition(
    name="germany",
    folder=pathlib.Path(__file__).parent,
    rules_version=meta.RULES_VERSION,
    players=meta.PLAYERS,
    options=meta.OPTIONS,
    state=_records[0],
    board=_records[1],
    work=_records[2],
    actions=ACTIONS,
    events=EventTable(OWN),
    hooks=rules_in(rules),
    rule_ids=RULE_IDS,
    phases=meta.PHASES,
    purposes=meta.PURPOSES,
    prices={BUILD_ROAD: meta.ROAD, BUILD_HALL: meta.HALL, BUILD_LANDMARK: meta.LANDMARK, BUY_CARD: meta.CARD},
    paid_phases=(MAIN,),
    counts={EXCHANGE: "supply_price", EXCHANGE_TWO: "trade_card_price"},
    make_names=prepare.make_names,
    fill_board=prepare.fill_board,
    start=prepare.start,
    middle=prepare.middle,
    derive=prepare.derive,
    faults=prepare.faults,
    points=prepare.points,
    goal=lambda b: int(b.points_to_win),
    point_sources=prepare.point_sources,
    start_of=prepare.start_of,
)
