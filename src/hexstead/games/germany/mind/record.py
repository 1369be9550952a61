"""Germany's mind: its features by name, its plans, and scratch for them."""

from __future__ import annotations

from ....bots.mind import LEVELS, TableMind
from ....core.records import record
from ..state import ALL_SIZES

FEATURES = ("points", "production", "cards", "hand")
PLANS = ("hall", "landmark")
SIZES = {**ALL_SIZES, "features": len(FEATURES), "levels": len(LEVELS)}


@record(SIZES)
class Mind(TableMind):
    """What bots think about Germany with."""
