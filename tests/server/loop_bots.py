"""Bots that decide in the event loop, without processes: at random, by a level on the plain engine, or by a script."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from typing import Any, TypeVar

from hexstead.bots.bot import Bot, Sight, Terms, decision_of
from hexstead.bots.hosted_bots import HostedBots
from hexstead.bots.rating import Rating
from hexstead.bots.specs import make_bot
from hexstead.core.game import Game
from hexstead.server.random_player import random_action
from hexstead.server.turn_time import TurnTime

T = TypeVar("T")


class LoopBots:
    """Bots of every level that choose at random."""

    state, progress, waiting, is_behind = "ready", 1.0, 0, False

    async def playing_level(self, game: str, level: str) -> str:
        return level

    async def decide(
        self, room: Any, seat: int, level: str, legal: list[int], game: Game | None = None
    ) -> dict[str, Any]:
        return random_action(room, seat, legal)

    def turn_time(self, room: Any, seat: int) -> TurnTime:
        return TurnTime()

    async def reasons(self, game: Any, seat: int, move: Any, level: str) -> dict[str, Any]:
        raise NotImplementedError

    async def ratings(self, game: str, request: dict[str, Any]) -> list[Rating | None] | None:
        found: list[Rating | None] | None = HostedBots(()).answer(request).get("ratings")
        return found

    async def work(
        self,
        game: str,
        make: Callable[..., Generator[float, None, T]],
        *arguments: Any,
        report: Callable[[float], None],
    ) -> T:
        task = make("plain", *arguments)
        while True:
            try:
                report(next(task))
            except StopIteration as done:
                result: T = done.value
                return result
            await asyncio.sleep(0)

    async def ready(self) -> None: ...

    async def close(self) -> None: ...


class LevelBots(LoopBots):
    """Levels that need no history, on the plain engine; `random` stays random."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, int, str], Bot] = {}

    async def decide(
        self, room: Any, seat: int, level: str, legal: list[int], game: Game | None = None
    ) -> dict[str, Any]:
        if level == "random":
            return random_action(room, seat, legal)
        game = game or room.table.game
        key = room.table.code, seat, level
        if key not in self._bots:
            self._bots[key] = make_bot(level, "plain")
            self._bots[key].begin(Terms.of(game), seat, 1)
        move = decision_of(self._bots[key], Sight(Terms.of(game), seat, game.masked(seat), legal))
        return game.action(seat, move).to_json()


Script = Callable[[Game, int, list[dict[str, Any]]], dict[str, Any]]


class ScriptedBots(LoopBots):
    """Bots whose choices a function makes, given the game, the seat and the legal actions as JSON."""

    def __init__(self, script: Script):
        self.script = script

    async def decide(
        self, room: Any, seat: int, level: str, legal: list[int], game: Game | None = None
    ) -> dict[str, Any]:
        game = game or room.table.game
        return self.script(game, seat, [game.action(seat, code).to_json() for code in legal])
