"""Hooks for what stands on the board, which games keep in their own fields."""

from ..common_fields import NOBODY, CommonState
from ..rule import default_hook, hook


@hook
def building_owner(s: CommonState, node: int) -> int:
    """Return the owner of the building at a node: a seat, NOBODY without one, or at least SEATS if it is neutral."""
    raise NotImplementedError


@default_hook
def building_yield(s: CommonState, node: int) -> int:
    """Return how many cards the building at a node gets from each adjacent hex that produces."""
    return 1


@default_hook
def path_owner(s: CommonState, path: int) -> int:
    """Return the seat that has built on a path, or NOBODY; for the longest path (awards.py)."""
    return NOBODY


@hook
def robber_hex(s: CommonState) -> int:
    """Return the robber's hex."""
    raise NotImplementedError
