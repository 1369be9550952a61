"""America: settlers found cities, rails and trains carry goods west; 3 or 4 players. README.md indexes its rules."""

from __future__ import annotations

import pathlib
from typing import Any

from ...core.actions import BUY_CARD, EXCHANGE
from ...core.definition import Definition, Situational
from ...core.events import EventTable
from ...core.rule import rules_in
from ...core.table import MAIN
from . import meta, prepare, rules
from .actions import (
    BUILD_RAIL,
    BUILD_SETTLER,
    BUILD_TRAIN,
    BUY_RESOURCE,
    CHOOSE_PAYOUT,
    MOVE_SETTLER,
    MOVE_TRAIN,
    SELL_FOR_GOLD,
)
from .events import OWN
from .gains import rail_gains, walk_gains
from .refusals import RULE_IDS
from .state import ACTIONS, Board, State, Work
from .tolls import step_toll, walk_toll
from .ways import train_tours

_records: Any = (State, Board, Work)

GAME = Definition(
    name="america",
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
    prices={BUILD_RAIL: meta.RAIL, BUILD_TRAIN: meta.TRAIN, BUILD_SETTLER: meta.SETTLER, BUY_CARD: meta.CARD},
    paid_phases=(MAIN, meta.EBP),
    counts={EXCHANGE: "supply_price", SELL_FOR_GOLD: "supply_price", BUY_RESOURCE: "gold_price"},
    make_names=prepare.make_names,
    fill_board=prepare.fill_board,
    start=prepare.start,
    middle=prepare.middle,
    derive=prepare.derive,
    faults=prepare.faults,
    points=prepare.points,
    goal=lambda b: int(b.goods_to_win),
    point_sources=prepare.point_sources,
    start_of=prepare.start_of,
    start_terms=prepare.start_terms(),
    editions=meta.EDITIONS,
    by_state={CHOOSE_PAYOUT: Situational(prepare.payout_arguments, prepare.payout_number)},
    tolls={MOVE_SETTLER: walk_toll, MOVE_TRAIN: step_toll},
    gains={BUILD_RAIL: rail_gains, MOVE_SETTLER: walk_gains},
    tours={MOVE_TRAIN: train_tours},
)
