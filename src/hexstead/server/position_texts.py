"""Positions as JSON text. Public fields are encoded once for all viewers, and again only when they change."""

from __future__ import annotations

from typing import Any

from ..core.game import Game
from ..core.positions import field_serialisers, field_value
from .encoding import Members, encode, encode_members, join_members


class PositionTexts:
    """A cache of the encoded public fields of a game's current state.

    Whenever the state changes, call `discard_changed` or `clear`.
    """

    __slots__ = ("_joined", "_texts")

    def __init__(self) -> None:
        self._texts: Members = {}
        self._joined: str | None = None

    def clear(self) -> None:
        self._texts.clear()
        self._joined = None

    def discard_changed(self, before: Any, after: Any) -> None:
        """Discard the fields that differ between the states before and after a change."""
        changed = [name for name in self._texts if getattr(before, name) != getattr(after, name)]
        for name in changed:
            del self._texts[name]
        if changed:
            self._joined = None

    def position(self, game: Game, viewer: int | None) -> str:
        """The members of `Game.view_json` for a viewer, encoded."""
        s = game.state
        serialisers = field_serialisers(s, game.engine.names)
        if self._joined is None:
            for field in s.PUBLIC:
                if field.name not in self._texts:
                    self._texts[field.name] = encode(field_value(s, field, serialisers[field.name], viewer))
            self._joined = join_members({field.name: self._texts[field.name] for field in s.PUBLIC})
        if not s.PARTLY_HIDDEN:
            return f"{{{self._joined}}}"
        own = {field.name: field_value(s, field, serialisers[field.name], viewer) for field in s.PARTLY_HIDDEN}
        return f"{{{self._joined},{encode_members(own)}}}"
