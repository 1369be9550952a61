"""Positions as JSON text. Public fields are encoded once for all viewers, and hidden ones once for each viewer.

Both are encoded again only when they change.
"""

from __future__ import annotations

from typing import Any

from ..core.game import Game
from ..core.positions import field_differs, field_serialisers, field_value
from .encoding import encode, encode_members


class PositionTexts:
    """A cache of the encoded fields of a game's current state, and of the points.

    Whenever the state changes, call `discard_changed` or `clear`.
    """

    __slots__ = ("_joined", "_own", "_points", "_texts")

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}  # encoded members of public fields, by name
        self._joined: str | None = None
        self._own: dict[int | None, str] = {}  # members of fields that are hidden from some viewers, by viewer
        self._points: tuple[list[int], list[int]] | None = None  # as spectators see them, and all

    def clear(self) -> None:
        self._texts.clear()
        self._own.clear()
        self._joined = self._points = None

    def discard_changed(self, before: Any, after: Any) -> None:
        """Discard the fields that differ between the states before and after a change.

        The states share what is equal from now on, so neither may be modified.
        """
        self._points = None
        changed = after.adopt_equal(before)
        hidden = [field for field in before.PARTLY_HIDDEN if field.name in changed or field.who == "turn"]
        for viewer in list(self._own):
            if any(field_differs(field, viewer, before, after) for field in hidden):
                del self._own[viewer]
        for name in changed.intersection(self._texts):
            del self._texts[name]
            self._joined = None

    def position(self, game: Game, viewer: int | None) -> str:
        """The members of `Game.view_json` for a viewer, encoded."""
        s = game.state
        serialisers = field_serialisers(s, game.engine.names)
        if self._joined is None:
            for field in s.PUBLIC:
                if field.name not in self._texts:
                    text = encode(field_value(s, field, serialisers[field.name], viewer))
                    self._texts[field.name] = f'"{field.name}":{text}'
            self._joined = ",".join([self._texts[field.name] for field in s.PUBLIC])
        if not s.PARTLY_HIDDEN:
            return f"{{{self._joined}}}"
        if viewer not in self._own:
            own = {field.name: field_value(s, field, serialisers[field.name], viewer) for field in s.PARTLY_HIDDEN}
            self._own[viewer] = encode_members(own)
        return f"{{{self._joined},{self._own[viewer]}}}"

    def points(self, game: Game, viewer: int | None) -> list[int]:
        """The same as `Game.points_for`: a viewer sees the hidden points of one seat at most, the viewer's own."""
        if self._points is None:
            self._points = game.points_for(None), game.points()
        public, complete = self._points
        return public if viewer is None else [*public[:viewer], complete[viewer], *public[viewer + 1 :]]
