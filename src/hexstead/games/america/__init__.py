"""America: settlers found cities, rails and trains carry goods west; 3 or 4 players."""

from __future__ import annotations

import pathlib
from typing import Any

from ...core.definition import Definition, Scoring, SetUp, Starts, rule_functions
from ...core.events import EventTypes
from . import meta, prepare, rules
from .action_specs import SPECS
from .events import EVENT_CLASSES
from .previews import lapsing_steps, may_build_after
from .refusals import RULE_IDS
from .rules.cards import DEVELOPMENT_CARDS
from .rules.outlaw import number_on
from .state import CODES, Board, State, Work

_structs: Any = (State, Board, Work)

GAME = Definition(
    folder=pathlib.Path(__file__).parent,
    rules_version=meta.RULES_VERSION,
    players=meta.PLAYERS,
    options=meta.OPTIONS,
    editions=meta.EDITIONS,
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
    scoring=Scoring(prepare.points, lambda b: int(b.goods_to_win), prepare.point_sources),
    starts=Starts(prepare.start_of, prepare.start_terms()),
    may_build_after=may_build_after,
    lapses=lapsing_steps,
    hex_number=number_on,
    built_nodes=prepare.built_nodes,
    stock=("rails_left", "cubes"),
)
