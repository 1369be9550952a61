"""Views: what one seat, or a spectator (None), can see. A view contains no hidden information."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .actions import Action
from .names import Names
from .positions import serialise


@dataclass(frozen=True, slots=True)
class View:
    """The information available to one viewer at one point of a game."""

    game: str
    viewer: int | None
    masked: Any  # a state struct in which hidden fields are zero
    names: Names
    to_act: tuple[int | str, ...]
    legal: Sequence[Action]
    points: tuple[int, ...]  # points of every seat, without those the viewer cannot see
    goal: int  # points needed to win

    @property
    def position(self) -> dict[str, Any]:
        """The position as JSON; values hidden from the viewer are None."""
        return serialise(self.masked, self.names, self.viewer)

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
