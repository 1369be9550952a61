"""A view: what one seat, or a spectator (None), knows. The masked record with names; nothing hidden is in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .actions import Action
from .names import Names
from .positions import describe


@dataclass(frozen=True, slots=True)
class View:
    """What a viewer may know at one moment of a game."""

    game: str
    viewer: int | None
    masked: Any  # the state's layout with zeros for what is hidden
    names: Names
    to_act: tuple[int | str, ...]
    legal: Sequence[Action]
    points: tuple[int, ...]  # of every seat, as far as the viewer may know
    goal: int  # points that win

    @property
    def position(self) -> dict[str, Any]:
        """The position by names; null stands for what the viewer may not know."""
        return describe(self.masked, self.names, self.viewer)

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "viewer": self.viewer,
            "to_act": list(self.to_act),
            "points": list(self.points),
            "goal": self.goal,
            "position": self.position,
            "legal": [action.to_json() for action in self.legal],
        }
