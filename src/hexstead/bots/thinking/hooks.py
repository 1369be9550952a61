"""The hooks that a game's mind fills: the features of a position, and judgements by public information."""

from ...core.common_fields import CommonBoard, CommonState, CommonWork
from ...core.rule import hook
from ..mind import CommonMind


@hook
def features(s: CommonState, b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> int:
    """Fill m.feature and the plan for a seat. In a masked state other hands are zero; their sizes are not."""
    raise NotImplementedError


@hook
def worth(s: CommonState, b: CommonBoard, w: CommonWork, m: CommonMind, seat: int, good: int) -> int:
    """The value of one more of a good to a seat, judged by public information."""
    raise NotImplementedError


@hook
def nearly_won(s: CommonState, b: CommonBoard, w: CommonWork, m: CommonMind, seat: int) -> bool:
    """Whether a seat, judged by public information, may win within about a turn."""
    raise NotImplementedError
