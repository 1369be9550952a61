"""How long tables are kept after their last change, by kind."""

from __future__ import annotations

from dataclasses import dataclass

from .store import BOTS, IMPORT, PEOPLE

DAY = 86400.0


@dataclass(frozen=True, slots=True)
class Rule:
    """How many seconds a table of this kind and one of these statuses is kept after its last change."""

    kind: str
    statuses: tuple[str, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Retention:
    """Days after which tables are deleted; 0: never."""

    abandoned: int = 14  # games that have not started
    idle: int = 90  # games that have started and not ended
    finished: int = 365
    bots: int = 14  # games without people
    imported: int = 90

    def rules(self) -> list[Rule]:
        days_by_kind = (
            (PEOPLE, ("gathering",), self.abandoned),
            (PEOPLE, ("playing",), self.idle),
            (PEOPLE, ("over",), self.finished),
            (BOTS, ("gathering", "playing", "over"), self.bots),
            (IMPORT, ("over",), self.imported),
        )
        return [Rule(kind, statuses, days * DAY) for kind, statuses, days in days_by_kind if days]


KEEP_ALL = Retention(0, 0, 0, 0, 0)
