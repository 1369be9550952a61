"""What a trade moves. Games differ in it: cards only, or cards and gold; so these two are each game's own."""

from ..rule import hook
from ..table import TableBoard, TableState


@hook
def holding(s: TableState, b: TableBoard, seat: int, good: int) -> int:
    """How much of a good the seat holds."""
    raise NotImplementedError


@hook
def change_holding(s: TableState, b: TableBoard, seat: int, good: int, count: int) -> int:
    """Give the seat so much more of a good, or less; the other side of a trade is changed alike."""
    raise NotImplementedError
