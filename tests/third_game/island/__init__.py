"""The island: roads, villages that grow into towns, and ports; 2 to 4 players. Only the tests use this game."""

from __future__ import annotations

import pathlib
from typing import Any

from hexstead.core.definition import Definition, Scoring, SetUp, rule_functions
from hexstead.core.events import EventTypes

from . import meta, prepare, rules
from .action_specs import SPECS
from .events import EVENT_CLASSES
from .refusals import RULE_IDS
from .rules.cards import DEVELOPMENT_CARDS
from .state import CODES, Board, State, Work

_structs: Any = (State, Board, Work)

GAME = Definition(
    folder=pathlib.Path(__file__).parent,
    rules_version=meta.RULES_VERSION,
    players=meta.PLAYERS,
    options=meta.OPTIONS,
    state=_structs[0],
    board=_structs[1],
    work=_structs[2],
    phases=meta.PHASES,
    actions=CODES,
    specs=SPECS,
    events=EventTypes(EVENT_CLASSES),
    rule_ids=RULE_IDS,
    hooks=rule_functions(rules, CODES, SPECS, meta.PHASES, DEVELOPMENT_CARDS, meta.CARDS),
    set_up=SetUp(
        names=prepare.make_names,
        fill_board=prepare.fill_board,
        start=prepare.start,
        default_state=prepare.default_state,
        derive=prepare.derive,
        problems=prepare.problems,
    ),
    scoring=Scoring(prepare.points, lambda b: int(b.points_to_win), prepare.point_sources),
    stock=("roads_left", "villages_left", "towns_left"),
)
