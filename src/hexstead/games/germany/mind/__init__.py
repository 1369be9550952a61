"""The bot mind of Germany: features of a position, plans, and the value of goods."""

from __future__ import annotations

import pathlib
from typing import Any

from ....bots.mind import Mind
from .features import features
from .fields import FEATURES, PLAN_AXES, PLANS
from .fields import Mind as MindStruct
from .judgement import nearly_won, worth

_struct: Any = MindStruct
_hooks: Any = {"features": features, "worth": worth, "nearly_won": nearly_won}

MIND = Mind(
    struct=_struct,
    features=FEATURES,
    plans=PLANS,
    plan_axes=PLAN_AXES,
    hooks=_hooks,
    action_weights={
        "build_hall": 60,
        "build_landmark": 60,
        "build_landmark_only": 0,
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
