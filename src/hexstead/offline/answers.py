"""Answers that are the same for every visitor; a static site has them as files, so its start page loads at once."""

from __future__ import annotations

import asyncio
from typing import Any

from ..core.definition import game_names
from ..drawing import THEMES
from ..server.application import running
from ..server.credentials import Caller
from ..server.memory_store import MemoryStore
from ..server.rule_pictures import pictures
from ..server.workers import Workers
from .app import SETTINGS, answer_request

START_PICTURES = ("board", "hero")  # pictures of the start page; those of the rules are loaded later


def public_targets() -> list[str]:
    """The requests, as path and query."""
    found = ["/api/catalog", "/api/notices"]
    for game in game_names():
        found.append(f"/api/costs/{game}")
        found += [
            f"/api/pictures/{game}/{name}?theme={theme}"
            for name in START_PICTURES
            if name in pictures(game)
            for theme in THEMES
        ]
    return found


def collect() -> dict[str, str]:
    """The answers by request."""
    return asyncio.run(_collect())


async def _collect() -> dict[str, str]:
    no_bots: Any = None  # no table is played
    async with running(SETTINGS, MemoryStore(), no_bots, Workers()) as application:
        return {target: await answer_request(application, Caller(), "GET", target) for target in public_targets()}
