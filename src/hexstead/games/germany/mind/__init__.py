"""How bots think about Germany: features of a position, plans, and what goods are worth."""

from __future__ import annotations

import pathlib
from typing import Any

from ....bots.mind import Mind
from .features import features, nearly_won, worth
from .record import FEATURES, PLANS
from .record import Mind as Record

_record: Any = Record
_hooks: Any = {"features": features, "worth": worth, "nearly_won": nearly_won}

MIND = Mind(
    record=_record,
    features=FEATURES,
    plans=PLANS,
    plan_axes=("nodes", "nodes"),
    hooks=_hooks,
    inclinations={"build_hall": 40, "build_landmark": 40, "build_road": 6, "buy_card": 8, "exchange": 2},
    folder=pathlib.Path(__file__).parent,
)
