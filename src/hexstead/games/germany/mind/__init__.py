"""How bots think about Germany: features of a position, plans, and what goods are worth."""

from __future__ import annotations

import pathlib
from typing import Any

from ....bots.mind import Mind
from .features import features
from .judgement import nearly_won, worth
from .record import FEATURES, PLAN_AXES, PLANS
from .record import Mind as Record

_record: Any = Record
_hooks: Any = {"features": features, "worth": worth, "nearly_won": nearly_won}

MIND = Mind(
    record=_record,
    features=FEATURES,
    plans=PLANS,
    plan_axes=PLAN_AXES,
    hooks=_hooks,
    inclinations={
        "build_hall": 60,
        "build_landmark": 60,
        "buy_card": 12,
        "build_road": 3,
        "play_card": 6,
        "exchange": 1,
        "exchange_two": 1,
        "end_turn": 10,
        "roll": 10,
        "accept": 2,
        "decline": 6,
        "counter": 0,
        "conclude": 4,
        "done": 0,
    },
    folder=pathlib.Path(__file__).parent,
)
