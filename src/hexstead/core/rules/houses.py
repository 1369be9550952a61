"""Where houses and the robber stand. Games call them by other names in their own fields; so these two are their own."""

from ..rule import hook
from ..table import TableState


@hook
def house_owner(s: TableState, node: int) -> int:
    """Whose house stands at an intersection: a seat, NOBODY, or a number beyond the seats for nobody's house."""
    raise NotImplementedError


@hook
def robber_hex(s: TableState) -> int:
    """The hex that the robber stands on."""
    raise NotImplementedError
