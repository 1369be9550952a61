"""Options: what a table may choose, each with its values and default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import BadOption
from .names import shown


@dataclass(frozen=True, slots=True)
class Option:
    """A choice among values, the first the default, or a number within bounds."""

    name: str
    values: tuple[Any, ...] | int
    low: int = 0
    high: int = 0

    @property
    def default(self) -> Any:
        return self.values if isinstance(self.values, int) else self.values[0]

    def allows(self, value: object) -> bool:
        if isinstance(self.values, int):
            return type(value) is int and self.low <= value <= self.high
        return any(type(value) is type(v) and value == v for v in self.values)

    def described(self) -> str:
        if isinstance(self.values, int):
            return f"a whole number from {self.low} to {self.high}"
        return "one of " + ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)


def settled(known: Sequence[Option], chosen: object) -> dict[str, Any]:
    """All options with their values: what was chosen, else the default; raises BadOption with a sentence."""
    if not isinstance(chosen, Mapping):
        raise BadOption(f"Options are named values, as in {{'{known[0].name}': …}}, not {shown(chosen)}.")
    names = {option.name for option in known}
    for name in chosen:
        if name not in names:
            raise BadOption(f"There is no option {shown(name)}. Known: {', '.join(o.name for o in known)}.")
    for option in known:
        if option.name in chosen and not option.allows(chosen[option.name]):
            raise BadOption(f"{option.name} is {option.described()}, not {shown(chosen[option.name])}.")
    return {option.name: chosen.get(option.name, option.default) for option in known}
