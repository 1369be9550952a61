"""The application without a server answers as the server does, keeps tables in the browser's database and plays."""

from __future__ import annotations

import asyncio
import json
import random
import re
from dataclasses import replace
from functools import partial
from typing import Any

import httpx
import pytest

import hexstead
from hexstead.core.common_fields import MAIN
from hexstead.offline.answers import public_targets
from hexstead.offline.app import ROUTES, SETTINGS
from hexstead.server import create_app, seat_bot
from hexstead.server.credentials import COOKIE
from hexstead.server.memory_store import MemoryStore
from hexstead.server.scopes import ENDPOINTS
from hexstead.sim.playout import play_out
from tests.offline.browser_parts import Browser, MemoryDatabase, RecordingPage, running_browser
from tests.random_play import BUILT_IN, all_terms, random_game
from tests.server.loop_bots import LevelBots

QUICK = replace(SETTINGS, pace=0.0, positions=True)
SERVER_ONLY = {"GET /api/schema.json", "GET /api/openapi.json"}


def test_every_endpoint_of_the_api_is_answered_without_a_server():
    served = {name for name in ENDPOINTS if " /api/" in name}
    assert {route.name for route in ROUTES} == served - SERVER_ONLY


async def _http_answers(requests: list[tuple[str, Any]]) -> list[tuple[bool, Any]]:
    """The server's answers to one device over HTTP."""
    app = create_app(QUICK, store=MemoryStore(), bots=LevelBots())
    out = []
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client,
    ):
        client.cookies.set(COOKIE, app.state.auth.keys.cookie("this-device", app.state.auth.store.now()))
        code = ""
        for name, body in requests:
            method, target = name.replace("CODE", code).split(" ")
            content = None if body is None else body if isinstance(body, str) else json.dumps(body)
            reply = await client.request(method, target, content=content)
            is_json = "json" in reply.headers["content-type"]
            answer: Any = reply.json() if is_json else reply.text
            code = answer["table"] if name == "POST /api/tables" and reply.is_success else code
            out.append((reply.is_success, answer))
    return out


async def _offline_answers(requests: list[tuple[str, Any]]) -> list[tuple[bool, Any]]:
    out, code = [], ""
    async with running_browser(settings=QUICK) as browser:
        for name, body in requests:
            ok, answer = await browser.request(name.replace("CODE", code), body)
            code = answer["table"] if name == "POST /api/tables" and ok else code
            out.append((ok, answer))
    return out


def _comparable(answer: Any) -> Any:
    """An answer without random values and times."""
    if isinstance(answer, dict):
        hidden = {"used", "at", "commitment", "tokens", "nonces", "id", "since", "device", "recovery", "link"}
        return {key: _comparable(value) for key, value in answer.items() if key not in hidden}
    if isinstance(answer, list | tuple):
        return [_comparable(value) for value in answer]
    return re.sub(r"\b[A-Z]{6}\b", "CODE", answer) if isinstance(answer, str) else answer


TABLE = {"game": "", "players": 4, "seats": ["person", "greenhorn", "greenhorn", "greenhorn"], "seed": 7}
GOOD = [
    "GET /api/catalog", "GET /api/lessons", "GET /api/my/tables", "GET /api/tables", "GET /api/tables/CODE",
    "GET /api/tables/CODE/board?theme=dark", "GET /api/tables/CODE/known-cards",
    "GET /api/tables/CODE/obstacles",
    "GET /api/games/CODE@0?viewer=me", "GET /api/games/CODE/events?viewer=watch",
    "GET /api/games/CODE/fair", "GET /api/notices", "GET /api/health", "GET /api/health/live", "GET /api/health/ready",
]  # fmt: skip
BAD: list[tuple[str, Any]] = [
    ("GET /api/tables/CODE/board?theme=pink", None),
    ("GET /api/tables/QQQQQQ", None),
    ("GET /api/games/CODE@x", None),
    ("GET /api/games/CODE/record", None),
    ("GET /api/games/CODE/statistics", None),
    ("GET /api/games/CODE@1/reasons", None),
    ("GET /api/games/CODE/analysis", None),
    ("GET /api/games/CODE/analysis?depth=9", None),
    ("GET /api/pictures/nowhere/board", None),
    ("GET /api/costs/nowhere", None),
    ("GET /api/boards/nowhere", None),
    ("POST /api/lessons/germany/nowhere", {"actions": []}),
    ("POST /api/lessons/germany/heidelberg", {"actions": [{"type": "build_road", "path": "v64-v69"}]}),
    ("POST /api/lessons/germany/heidelberg", {"actions": "roll"}),
    ("POST /api/tables", {"game": "nowhere"}),
    ("POST /api/tables", "no JSON"),
    ("POST /api/tables/CODE/leave", {"seats": [3]}),
    ("POST /api/tables/CODE/messages", {"type": "chat", "id": "a"}),
    ("POST /api/games", "{}"),
    ("POST /api/join", {"code": "ZZZZZZ"}),
]


@pytest.mark.parametrize("game", BUILT_IN)
def test_answers_are_those_of_the_server(game):
    requests: list[tuple[str, Any]] = [("POST /api/tables", TABLE | {"game": game, "seats": ["person"] * 4})]
    requests += [(name, None) for name in [*GOOD, f"GET /api/costs/{game}"]]
    requests += BAD
    requests += [("POST /api/tables/CODE/name", {"name": "Ada", "seat": 0}), ("DELETE /api/tables/CODE", None)]
    over_http = asyncio.run(_http_answers(requests))
    offline = asyncio.run(_offline_answers(requests))
    for (name, _), served, local in zip(requests, over_http, offline, strict=True):
        if name == "GET /api/health":  # bots start later
            del served[1]["bots"], local[1]["bots"]
        assert _comparable(local) == _comparable(served), name


def test_pictures_of_the_start_page_need_no_table():
    async def answered() -> list[str]:
        async with running_browser() as browser:
            assert browser.application is not None
            return [await browser.application.answer("GET", target) for target in public_targets()]

    answers = asyncio.run(answered())
    assert len(answers) > 5
    assert sum(text.startswith("<svg") for text in answers) == sum("pictures" in target for target in public_targets())


def _room(browser: Browser, code: str) -> Any:
    assert browser.application is not None
    return browser.application._application.tables.live[code].room


async def _play(browser: Browser, code: str, acts: int, draw: random.Random) -> list[dict[str, Any]]:
    """Act at random at the person's seat, at most this often or until the game is over; return the answers."""
    assert browser.application is not None
    application, page, socket = browser.application, browser.page, draw.randrange(1, 10**6)
    page.texts.clear()
    application.connect(socket)
    application.receive(socket, json.dumps({"type": "hello", "game": code}))
    await page.wait(lambda: page.texts)
    table, answers = _room(browser, code).table, list[dict[str, Any]]()
    own = {seat.number for seat in table.seats if seat.kind == "person"}
    for n in range(acts):
        await page.wait(lambda: table.status == "over" or own & set(table.game.to_act))
        game, id = table.game, f"{socket}-{n}"
        if table.status == "over":
            break
        seat = min(own & set(game.to_act))
        action = game.action(seat, draw.choice(game.legal_codes(seat))).to_json()
        act = {"type": "act", "id": id, "seat": seat, "prompt": table.seats[seat].prompt_number, "actions": [action]}
        application.receive(socket, json.dumps(act))
        answers += await page.wait(partial(_answers_to, page, id))
    application.disconnect(socket)
    await page.wait(lambda: socket in page.closed_sockets)
    return answers


def _answers_to(page: RecordingPage, id: str) -> list[dict[str, Any]]:
    return [text for text in page.texts if text.get("id") == id]


async def _make(browser: Browser, game: str, **terms: Any) -> str:
    ok, made = await browser.request("POST /api/tables", TABLE | {"game": game} | terms)
    assert ok, made
    code: str = made["table"]
    return code


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_table_goes_on_after_a_reload(game):
    async def run() -> None:
        database, draw = MemoryDatabase(), random.Random(5)
        async with running_browser(database, QUICK) as browser:
            code = await _make(browser, game)
            assert {answer["type"] for answer in await _play(browser, code, 6, draw)} <= {"ok", "no"}
            before = _room(browser, code).table
            await browser.request("GET /api/my/tables")
        async with running_browser(database, QUICK) as browser:
            _, mine = await browser.request("GET /api/my/tables")
            assert [table["code"] for table in mine["tables"]] == [code]
            after = _room(browser, code).table
            assert after.game.entries[: before.actions] == before.game.entries
            assert any(answer["type"] == "ok" for answer in await _play(browser, code, 3, draw))

    asyncio.run(run())


@pytest.mark.parametrize(
    ("problem", "code"), [("QuotaExceededError", "storage_full"), ("StorageCleared", "no_database")]
)
def test_what_cannot_be_stored_does_not_happen(problem, code):
    async def run() -> None:
        async with running_browser(settings=QUICK) as browser:
            table = await _make(browser, "germany", seats=["person"] * 4)
            browser.database.problem = problem
            answers = await _play(browser, table, 1, random.Random(1))
            assert [(answer["type"], answer["code"]) for answer in answers] == [("no", code)]
            ok, refusal = await browser.request("POST /api/tables", TABLE | {"game": "germany"})
            assert (ok, refusal["code"]) == (False, code)
            browser.database.problem = ""
            assert (await _play(browser, table, 1, random.Random(1)))[0]["type"] == "ok"

    asyncio.run(run())


@pytest.mark.parametrize("is_notified", [True, False])
def test_two_windows_play_at_one_table(is_notified):
    """A window that has not heard of the other's entries yet loses none of them when it writes."""

    async def run() -> None:
        database, draw = MemoryDatabase(), random.Random(6)
        async with running_browser(database, QUICK) as one:
            code = await _make(one, "germany", seats=["person"] * 4)
            async with running_browser(MemoryDatabase(database), QUICK) as two:
                for window in (one, two):
                    assert (await window.request(f"GET /api/tables/{code}"))[0]
                    if not is_notified:
                        window.database.changed = lambda code: None
                kept: dict[str, str] = {}
                for window in (one, two, one, two, two, one):
                    await _play(window, code, 2, draw)
                    assert kept.items() <= database.rows["entries"].items()
                    kept = dict(database.rows["entries"])
                assert len(kept) > 6
                if is_notified:
                    await two.page.wait(lambda: _room(one, code).table.seq == _room(two, code).table.seq)
                    assert _room(one, code).table.game.entries == _room(two, code).table.game.entries
        async with running_browser(database, QUICK) as again:
            assert (await again.request(f"GET /api/tables/{code}"))[0]
            assert _room(again, code).table.seq == len(kept)

    asyncio.run(run())


def test_tables_of_another_window_are_found_and_its_deletions_end_them():
    async def run() -> None:
        database = MemoryDatabase()
        async with (
            running_browser(database, QUICK) as one,
            running_browser(MemoryDatabase(database), QUICK) as two,
        ):
            code = await _make(one, "germany", seats=["person"] * 4)
            assert (await two.request(f"GET /api/tables/{code}"))[0]
            assert [row["code"] for row in (await two.request("GET /api/my/tables"))[1]["tables"]] == [code]
            assert (await one.request(f"DELETE /api/tables/{code}"))[0]
            ok, refusal = await two.request(f"GET /api/tables/{code}")
            assert (ok, refusal["code"]) == (False, "unknown_table")

    asyncio.run(run())


def test_tables_move_to_another_browser_as_a_file():
    async def run() -> None:
        async with running_browser(settings=QUICK) as old, running_browser(settings=QUICK) as new:
            assert old.application is not None
            assert new.application is not None
            code = await _make(old, "germany", seats=["person"] * 4)
            await _play(old, code, 4, random.Random(2))
            file = await old.application.answer("GET", "/offline/tables")
            assert json.loads(await new.application.answer("POST", "/offline/tables", file)) == {"tables": [code]}
            assert json.loads(await new.application.answer("POST", "/offline/tables", file)) == {"tables": []}
            _, found = await new.request(f"GET /api/tables/{code}")
            assert found["yours"] == [0, 1, 2, 3]
            assert _room(new, code).table.game.position() == _room(old, code).table.game.position()
            assert (await _play(new, code, 1, random.Random(3)))[0]["type"] in ("ok", "no")
            for text in (
                "",
                "[]",
                "{}",
                '{"format": "hexstead-tables", "tables": [{}]}',
                '{"format": "hexstead-tables"}',
            ):
                ok, refusal = await new.request("POST /offline/tables", text)
                assert (ok, refusal["code"]) == (False, "malformed")

    asyncio.run(run())


def test_a_worker_that_does_not_answer_is_replaced(monkeypatch):
    monkeypatch.setattr(seat_bot, "LATE_SECONDS", 0.05)

    async def run() -> None:
        async with running_browser(settings=QUICK) as browser:
            browser.worker.is_stuck = True
            ok, made = await browser.request(
                "POST /api/tables", {**TABLE, "game": "germany", "seats": ["engineer"] * 4}
            )
            assert ok
            assert browser.application is not None
            browser.application.connect(1)
            browser.application.receive(1, json.dumps({"type": "hello", "game": made["table"]}))
            await browser.page.wait(lambda: browser.worker.starts > 1)
            await browser.page.wait(lambda: _room(browser, made["table"]).table.actions > 12)

    asyncio.run(run())


def test_everything_can_be_deleted():
    async def run() -> None:
        database = MemoryDatabase()
        async with running_browser(database, QUICK) as browser:
            code = await _make(browser, "germany")
            ok, answer = await browser.request("DELETE /api/my/data")
            assert (ok, answer) == (True, {"deleted": [code]})
            assert not database.rows["tables"]
            assert not database.rows["entries"]

    asyncio.run(run())


def handed_over(game, seat=0):
    """The data that the page of a seat hands over, and the game that it knows."""
    played = next(g for g in random_game(all_terms(game)[0], 3, 400) if g.turn > 9 and g.state.phase == MAIN)
    seats = [{"name": f"P{n}", "level": level} for n, level in enumerate(("settler", "baron", "mine", "greenhorn"))]
    table = {"game": game, "options": played.options, "tracker": True, "seats": seats[: played.players]}
    return played, {"table": table, "seat": seat, "position": played.view(seat).position}


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_of_a_server_goes_on(game):
    played, wish = handed_over(game)

    async def play():
        async with running_browser() as browser:
            ok, made = await browser.request("POST /offline/continue", wish)
            assert ok, made
            code = made["table"]
            assert browser.application is not None
            room = browser.application._application.tables.live_room(code)
            assert room is not None
            table = room.table
            assert table.game.view(0).position == played.view(0).position
            assert [seat.bot for seat in table.seats] == [False] + [True] * (played.players - 1)
            assert table.events_for(0, 0)[0]["log"]["id"] == "log-continued"
            for broken in ({}, {**wish, "seat": 9}, {**wish, "position": {}}, {**wish, "table": 3}):
                ok, refusal = await browser.request("POST /offline/continue", broken)
                assert not ok
                assert refusal["code"] in ("malformed", "impossible_table")
            database = browser.database
        async with running_browser(database) as again:  # after a reload
            assert (await again.request(f"GET /api/tables/{code}"))[0]

    asyncio.run(play())


def test_finished_games_are_analysed_in_the_second_worker():
    """Without kernels, so decisions are not rated."""
    game = hexstead.new("germany", players=3, seed=22, options={"game.points": 4, "trade.offers": 0})
    play_out(game, random.Random(22))

    async def analysed() -> Any:
        async with running_browser(settings=QUICK) as browser:
            _, made = await browser.request("POST /api/games", game.record())
            while True:
                ok, found = await browser.request(f"GET /api/games/{made['table']}/analysis")
                assert ok, found
                if found["status"] == "done":
                    return found["analysis"]

    found = asyncio.run(analysed())
    assert not found["rated"]
    assert [step["n"] for step in found["steps"]] == list(range(1, game.length + 1))
    assert found["steps"][-1]["values"] == [float(seat == game.winner) for seat in range(3)]
