"""Hooks for tradable goods: resource cards by default; a game can add others, such as gold."""

from ..common_fields import CommonBoard, CommonState
from ..rule import default_hook


@default_hook
def holding(s: CommonState, b: CommonBoard, seat: int, good: int) -> int:
    """Return how much of a good the seat holds."""
    return s.hand[seat][good]


@default_hook
def change_holding(s: CommonState, b: CommonBoard, seat: int, good: int, count: int) -> int:
    """Add `count` (negative to remove) of a good to a seat. A trade calls this for both sides."""
    s.hand[seat][good] += count
    s.hand_size[seat] += count
    return 0
