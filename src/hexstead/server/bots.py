"""The interface of the bots that play at tables; bot_pool.py runs them in processes."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Protocol, TypeVar

from ..bots.bot import Move
from ..bots.rating import Rating
from ..core.game import Game
from .room import Room
from .turn_time import TurnTime

T = TypeVar("T")


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

    def turn_time(self, room: Room, seat: int) -> TurnTime:
        """The time that a seat has in the current turn; decisions count by themselves."""

    async def reasons(self, game: Game, seat: int, move: Move, level: str) -> dict[str, Any]:
        """Explain how a level judges a move in the game's current position; raise Lost if no bot answers."""

    async def ratings(self, game: str, request: dict[str, Any]) -> list[Rating | None] | None:
        """Ratings of a seat's decisions (seat_bot.rating_request); None in plain Python. Raises Lost."""

    async def work(
        self,
        game: str,
        make: Callable[..., Generator[float, None, T]],
        *arguments: Any,
        report: Callable[[float], None],
    ) -> T:
        """The result of a long task about a game, done in slices; raises Lost. `report` gets the progress."""

    async def ready(self) -> None:
        """Wait until bots can decide without delay."""

    async def close(self) -> None: ...
