"""Analyses of finished games: made in slices by a real bot host, cached, and limited by their cost."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from dataclasses import replace
from random import Random
from typing import Any

import httpx
import pytest

import hexstead
from hexstead.analysis import analyse, analyse_in_slices
from hexstead.offline.app import SETTINGS
from hexstead.server.bot_pool import BotPool
from hexstead.sim.playout import play_out
from tests.offline.browser_parts import running_browser
from tests.random_play import warm_bots
from tests.server.serving import PATIENCE, Served
from tests.server.test_protocol import check

LOADING = 10 * PATIENCE  # kernels may have to be compiled


def tiny_game() -> hexstead.Game:
    """A game of 30 actions."""
    game = hexstead.new("germany", players=3, seed=22, options={"game.points": 4, "trade.offers": 0})
    play_out(game, Random(22))
    return game


def imported(served: Served, game: hexstead.Game) -> str:
    reply = httpx.post(f"{served.url}/api/games", json=game.record())
    assert reply.status_code == 201, reply.text
    code: str = reply.json()["table"]
    return code


def ask(served: Served, code: str, depth: int = 1) -> httpx.Response:
    return httpx.get(f"{served.url}/api/games/{code}/analysis?depth={depth}", timeout=LOADING)


def done(served: Served, code: str, depth: int = 1) -> dict[str, Any]:
    """The analysis; asks until it is done."""
    until, percent = time.monotonic() + LOADING, 0
    while time.monotonic() < until:
        reply = ask(served, code, depth)
        assert reply.status_code == 200, reply.text
        found = reply.json()
        check("AnalysisState", found)
        assert found["percent"] >= percent
        percent = found["percent"]
        if found["status"] == "done":
            analysis: dict[str, Any] = found["analysis"]
            return analysis
        assert found["analysis"] is None
    raise AssertionError(f"not done after {LOADING} s")


@pytest.mark.compiled
def test_a_finished_game_is_analysed_as_by_the_command(served):
    warm_bots("germany")
    game = tiny_game()
    code = imported(served, game)
    found, deeper = done(served, code), done(served, code, depth=2)
    assert found == analyse(game).to_json()
    assert found["rated"]
    assert [one["values"] for one in deeper["steps"]] == [one["values"] for one in found["steps"]]
    assert deeper["steps"] != found["steps"]  # ratings are by other determinizations


def test_an_analysis_survives_the_end_of_its_host():
    """On the plain engine, where decisions are not rated."""
    game = tiny_game()
    killed: list[int] = []

    async def scenario() -> tuple[str, bool]:
        pool = BotPool(1, games=())

        def report(progress: float) -> None:
            if progress > 0.5 and not killed:
                killed.extend(pool.pids)
                os.kill(killed[0], signal.SIGKILL)

        try:
            return await pool.work(game.name, analyse_in_slices, game.record(proof=False), 1, 0.0, report=report)
        finally:
            await pool.close()

    text, is_rated = asyncio.run(scenario())
    assert killed
    assert not is_rated
    assert [step["n"] for step in json.loads(text)["steps"]] == list(range(1, game.length + 1))


def test_only_new_analyses_are_charged_by_their_depth():
    record = tiny_game().record()

    async def scenario() -> list[str]:
        async with running_browser(settings=replace(SETTINGS, limits=True)) as browser:
            codes = [(await browser.request("POST /api/games", record))[1]["table"] for _ in range(2)]

            async def ask(number: int, depth: int) -> str:
                _, found = await browser.request(f"GET /api/games/{codes[number]}/analysis?depth={depth}")
                return str(found.get("status") or found["code"])

            asked = [(0, 7), (0, 6), (0, 5), (0, 4), (0, 3), (1, 6)]  # one malformed, and all 24 tokens
            return [await ask(*one) for one in [*asked, (1, 5), (0, 6)]]

    malformed, *answered, refused, again = asyncio.run(scenario())
    assert malformed == "malformed"
    assert {*answered, again} <= {"working", "done"}
    assert refused == "too_many"
