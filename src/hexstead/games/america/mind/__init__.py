"""The bot mind of America: features of a position, plans, and the value of goods."""

from __future__ import annotations

import pathlib
from typing import Any

from ....bots.mind import Mind
from .features import features, nearly_won, worth
from .fields import FEATURES, PLAN_AXES, PLANS
from .fields import Mind as MindStruct

_struct: Any = MindStruct
_hooks: Any = {"features": features, "worth": worth, "nearly_won": nearly_won}

MIND = Mind(
    struct=_struct,
    features=FEATURES,
    plans=PLANS,
    plan_axes=PLAN_AXES,
    hooks=_hooks,
    action_weights={
        "deliver": 200,
        "build_rail": 4,
        "build_settler": 10,
        "build_train": 3,
        "buy_card": 4,
        "play_card": 10,
        "move_settler": 1,
        "move_train": 2,
        "exchange": 1,
        "sell_for_gold": 1,
        "buy_resource": 2,
        "end_turn": 8,
        "pass": 8,
        "roll": 4,
        "native_support": 1,
        "take_gold": 4,
        "accept": 1,
        "decline": 4,
        "counter": 0,
        "conclude": 4,
        "withdraw": 2,
    },
    folder=pathlib.Path(__file__).parent,
)
