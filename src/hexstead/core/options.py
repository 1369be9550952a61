"""Game options: the settings that a table can choose, with their allowed values and defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from ..errors import BadOption
from .common_fields import COLOURS, SEATS
from .names import short_repr


@dataclass(frozen=True, slots=True)
class Option:
    """A game option: one of several values, of which the first is the default, or an integer in a range.

    For an integer option, `values` is the default and `low` and `high` are the inclusive bounds. `former` lists values
    that only older rules versions allow, so that their records still replay. `seat` marks a seat's number from 1, or 0.
    """

    name: str
    values: tuple[Any, ...] | int
    low: int = 0
    high: int = 0
    former: tuple[Any, ...] = ()
    seat: bool = False

    @property
    def default(self) -> Any:
        return self.values if isinstance(self.values, int) else self.values[0]

    def allows(self, value: object) -> bool:
        if isinstance(self.values, int):
            return type(value) is int and self.low <= value <= self.high
        return any(type(value) is type(v) and value == v for v in self.values)

    def describe_values(self) -> str:
        """Describe the allowed values, to follow "must be"."""
        if isinstance(self.values, int):
            return f"a whole number from {self.low} to {self.high}"
        return "one of " + ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)


SEAT_COLOURS = Option("seats.colours", tuple(" ".join(order) for order in permutations(COLOURS)))
FIRST_SEAT = Option("game.first", tuple(range(SEATS + 1)), seat=True)  # 0: the dice decide


def seat_colours(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the colours in the order of the seats, then those of no seat; the usual order without that option."""
    return tuple(options.get(SEAT_COLOURS.name, SEAT_COLOURS.default).split())


def resolve_options(
    known: Sequence[Option], chosen: object, *, players: int | None = None, former: bool = False
) -> dict[str, Any]:
    """Return the value of every option: the chosen one or the default. Raise BadOption if a choice is invalid.

    With `former`, values of older rules versions are valid too. `players` limits the seats that can be named.
    """
    if not isinstance(chosen, Mapping):
        raise BadOption(
            f"Options must be an object of named values, such as {{'{known[0].name}': …}}, not {short_repr(chosen)}."
        )
    names = {option.name for option in known}
    for name in chosen:
        if name not in names:
            raise BadOption(f"There is no option {short_repr(name)}. Known: {', '.join(o.name for o in known)}.")
    for option in known:
        if option.name not in chosen:
            continue
        value = chosen[option.name]
        if option.seat and players is not None and type(value) is int and value > players:
            raise BadOption(f"{option.name} names seat {value}, but there are {players} players.")
        if not option.allows(value) and not (former and type(value) is int and value in option.former):
            raise BadOption(f"{option.name} must be {option.describe_values()}, not {short_repr(value)}.")
    return {option.name: chosen.get(option.name, option.default) for option in known}
