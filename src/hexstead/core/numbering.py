"""Consecutive integers for named things: phases, refusals, resources, cards.

Each constant is declared once, next to its name (`ORE = RESOURCES.add("ore")`), so names and numbers cannot diverge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import overload


class Numbering(Sequence[str]):
    """Names in the order of their numbers, starting at 0."""

    def __init__(self, names: Iterable[str] = ()):
        self._names = list(names)

    def add(self, name: str) -> int:
        """Append a name and return its number; raises ValueError if the name is taken."""
        if name in self._names:
            raise ValueError(f"{name!r} already has the number {self._names.index(name)}.")
        self._names.append(name)
        return len(self._names) - 1

    def __len__(self) -> int:
        return len(self._names)

    @overload
    def __getitem__(self, i: int) -> str: ...
    @overload
    def __getitem__(self, i: slice) -> Sequence[str]: ...
    def __getitem__(self, i: int | slice) -> str | Sequence[str]:
        return self._names[i]

    def __repr__(self) -> str:
        return f"Numbering({self._names})"


class Phases(Mapping[int, str]):
    """The phases of a game: number to name, with the purpose of each chance phase and the set of prompts.

    A prompt is a phase whose decision has to be made before anything else. `purposes` maps each chance phase to the
    purpose that records and the log show for its outcome.
    """

    def __init__(self, shared: Phases | None = None, renamed: Mapping[int, str] | None = None):
        """Start with the phases of `shared`, some of them under the game's own names."""
        self._names = Numbering((renamed or {}).get(n, name) for n, name in shared.items()) if shared else Numbering()
        self.purposes: dict[int, str] = dict(shared.purposes) if shared else {}
        self.prompts: set[int] = set(shared.prompts) if shared else set()

    def add(self, name: str, *, prompt: bool = False, chance: str | None = None) -> int:
        """Append a phase and return its number; `chance` is the purpose of a phase that chance decides."""
        number = self._names.add(name)
        if prompt:
            self.prompts.add(number)
        if chance is not None:
            self.purposes[number] = chance
        return number

    def __getitem__(self, number: int) -> str:
        if not 0 <= number < len(self._names):
            raise KeyError(number)
        return self._names[number]

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self._names)))

    def __len__(self) -> int:
        return len(self._names)
