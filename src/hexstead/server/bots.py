"""The interface of the bots that play at tables; bot_pool.py runs them in processes."""

from __future__ import annotations

from typing import Any, Protocol

from ..bots.bot import Move
from ..core.game import Game
from .room import Room


class Bots(Protocol):
    """Bots of all levels, for all seats."""

    @property
    def state(self) -> str:
        """`asleep` until a bot is needed, then `warming`, then `ready`."""

    @property
    def progress(self) -> float:
        """The finished part of the preparation, from 0 to 1."""

    @property
    def waiting(self) -> int:
        """The number of pending decisions."""

    @property
    def is_behind(self) -> bool:
        """Whether decisions wait so long that faster levels substitute for those that search."""

    async def playing_level(self, game: str, level: str) -> str:
        """This level, or its substitute while bots are warming up or behind."""

    async def decide(
        self, room: Room, seat: int, level: str, legal: list[int], game: Game | None = None
    ) -> dict[str, Any]:
        """Choose one of the legal codes of a seat, in the room's game or a trial of it; return the action as JSON."""

    async def reasons(self, game: Game, seat: int, move: Move, level: str) -> dict[str, Any]:
        """Explain how a level judges a move in the game's current position; raise Lost if no bot answers."""

    async def ready(self) -> None:
        """Wait until bots can decide without delay."""

    async def close(self) -> None: ...
