"""A table reports that bots are behind, and a faster level plays."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.loop_bots import LoopBots
from tests.server.virtual import VirtualTable, play


class BusyBots(LoopBots):
    """Bots that are behind."""

    is_behind = True

    def __init__(self) -> None:
        self.levels: set[str] = set()

    async def playing_level(self, game: str, level: str) -> str:
        return "engineer" if level == "baron" else level

    async def decide(self, room: Any, seat: int, level: str, *others: Any) -> dict[str, Any]:
        self.levels.add(level)
        return await super().decide(room, seat, level, *others)


def test_a_table_says_once_that_bots_are_behind():
    bots = BusyBots()

    async def watch(table: VirtualTable) -> list[dict[str, Any]]:
        spectator = await table.sit(None)
        while table.game.length < 40:
            await asyncio.sleep(1)
        return [event for event in spectator.events if event["type"] == "substituted"]

    (event,) = play(watch, bots, {"seats": ["baron"] * 4})
    assert (event["level"], event["by"], event["why"]) == ("baron", "engineer", "load")
    assert event["log"]["id"] == "log-substituted-baron-busy"
    assert bots.levels == {"engineer"}
