"""Positions from which test tables start: in the middle of seat 0's turn, with pieces and hands for several seats."""

from __future__ import annotations

from typing import Any

MAIN: dict[str, Any] = {
    "game": "germany",
    "phase": "main",
    "turn": 5,
    "turn_seat": 0,
    "rolled": 1,
    "dice": [2, 3],
    "hall_owner": {"Kassel": 0, "Ulm": 0, "Leipzig": 1, "Hof": 2, "Passau": 3},
    "hand": [
        {"lumber": 3, "brick": 3, "ore": 2, "grain": 2, "wool": 2},
        {"ore": 2, "wool": 1},
        {"grain": 3},
        {"lumber": 1},
    ],
}
DISCARD: dict[str, Any] = MAIN | {
    "phase": "discard",
    "dice": [3, 4],
    "hand": [{"lumber": 5, "brick": 4}, {"ore": 8}, {"grain": 3}, {"lumber": 1}],
    "discard_due": [4, 4, 0, 0],
}
AMERICA: dict[str, Any] = {
    "game": "america",
    "phase": "action",
    "turn": 5,
    "turn_seat": 0,
    "rolled": 1,
    "dice": [2, 3],
    "city_owner": {"Chicago": 0, "Indianapolis": 0, "Atlanta": 0, "Nashville": 1},
    "rail_owner": {"g10y5-g10y6": 0, "g9y5-g10y5": 0, "g10y6-g10y7": 1},
    "train_at": [["g10y5-g10y6", None], [None, None], [None, None], [None, None]],
    "settler_at": [["Chicago", "g8y5"], [None, None], [None, None], [None, None]],
    "hand": [{"cattle": 3, "coal": 3, "grain": 3, "lumber": 3, "ore": 3}, {"ore": 2}, {}, {}],
    "gold": [5, 3, 3, 3],
}
