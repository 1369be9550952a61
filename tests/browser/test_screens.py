"""Screenshots of tables: real games in progress, opened at a moment of a recorded game between bots.

`python -m tools.pictures` finds these moments and writes them to table_games.json.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hexstead.core.game import Game
from hexstead.core.game_file import replay
from tests.browser.pictures import take_picture
from tests.browser.test_dialogs import more, title
from tests.server.positions import MAIN
from tests.server.serving import Client, Served
from tools.pictures.screens import TABLE_GAMES, deal, rails_with_gold

pytestmark = pytest.mark.browser

SHOTS: dict[str, dict[str, Any]] = json.loads(TABLE_GAMES.read_text(encoding="utf-8"))
NAMES = ("Ada", "Ben", "Cleo", "Dora")


@pytest.fixture
def resume(served: Served, page: Page) -> Iterator[Any]:
    """Open the page at seat 0 of a recorded game; clients take the other seats."""
    clients: list[Client] = []

    def at(name: str, at: Page | None = None) -> tuple[Page, Game, list[Client]]:
        shot, shown = SHOTS[name], at or page
        record, start = shot["record"], shot["from_action"]
        made = served.make(
            game=record["game"],
            position=replay(record, start).position(),
            seats=[{"kind": "person", "name": each} for each in NAMES],
            seed=shot["seed"],
        )
        clients.extend(served.sit(made, seat) for seat in range(4))
        play(clients, record["actions"][start:])
        game = replay(record)
        assert served.game(made["table"]).position() == game.position()
        clients.pop(0).close()
        shown.set_default_timeout(20_000)
        shown.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
        shown.goto(f"{served.url}/t/{made['table']}")
        shown.locator(".board .num").first.wait_for()
        while shown.locator("[data-act=hint]").count():  # hints for beginners would cover the board
            shown.locator("[data-act=hint]").click()
        return shown, game, clients

    yield at
    for client in clients:
        client.close()


def play(clients: list[Client], actions: list[dict[str, Any]]) -> None:
    """Repeat the seats' actions; those of chance follow from the seed."""
    for action in actions:
        if action["seat"] != "chance":
            answer = clients[action["seat"]].act({key: value for key, value in action.items() if key != "seat"})
            assert answer["type"] == "ok", (action, answer)
            for client in clients:
                while client.now["seq"] < answer["seq"]:
                    client.read()


def test_no_screenshot_is_taken_of_a_position_made_by_hand(sit):
    page, _ = sit(MAIN)
    with pytest.raises(AssertionError, match="play may not reach"):
        take_picture(page, "germany-light-1280")


def test_a_turn_of_germany(resume):
    page, game, _ = resume("germany")
    expect(title(page)).to_have_text("Trade and build")
    landmark = next(a.to_json()["landmark"] for a in game.legal(0) if a.type_name() == "build_landmark")
    target = page.locator(f'[data-type=build_landmark][data-target="{landmark}"]')
    target.hover()
    expect(page.locator(".prompt p").first).to_contain_text("pay")
    take_picture(page, "germany-light-1280")


def test_a_turn_of_germany_on_a_phone(resume, phone):
    page, *_ = resume("germany", phone)
    road = page.locator("[data-type=build_road]").first
    road.tap()
    if not page.locator("[data-act=confirm]").count():  # several targets within reach: the board zooms in first
        road.tap()
    expect(page.locator(".prompt p").first).to_contain_text("pay 1 lumber, 1 brick")
    take_picture(page, "germany-light-390")


def test_a_turn_of_america(resume):
    page, game, _ = resume("america")
    expect(title(page)).to_have_text("Build, move, deliver or trade")
    page.locator(f'[data-type=build_rail][data-target="{rails_with_gold(game)[0]}"]').hover()
    expect(page.locator(".gain:visible")).to_contain_text("+")
    take_picture(page, "america-light-1280")


def test_a_turn_of_america_on_a_phone(resume, phone):
    page, *_ = resume("america", phone)
    expect(page.locator('[data-piece=house][data-seat="0"]').first).to_be_attached()
    own = page.locator('[data-piece=house][data-seat="0"]').all()
    assert any(0 <= box["x"] <= 390 and 0 <= box["y"] <= 844 for piece in own if (box := piece.bounding_box()))
    take_picture(page, "america-light-390")
    phone.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator(".prompt")).to_be_in_viewport()
    take_picture(page, "america-light-844")


def test_an_offer_with_answers(resume):
    page, game, (orange, white, _) = resume("trade")
    found = deal(game.position())
    assert found
    give, get = found
    page.locator("[data-open=offer]").click()
    more(page, "give", give)
    more(page, "get", get)
    page.locator("[data-act=send-offer]").click()
    orange.read()
    white.read()
    assert white.act({"type": "decline"})["type"] == "ok"
    orange.read()
    assert orange.act({"type": "counter", "give": {get: 1}, "get": {give: 2}})["type"] == "ok"
    answers = page.locator("[data-dialog=answers] li")
    expect(answers.nth(0)).to_contain_text(f"1 {get} for 2 {give}")
    expect(answers.nth(1)).to_contain_text("declines")
    take_picture(page, "trade-light-1280")


def test_discarding_after_a_seven(resume):
    page, game, _ = resume("discard")
    position = game.position()
    due, hand = position["discard_due"][0], dict(position["hand"][0])
    expect(title(page)).to_contain_text(f"Discard {due}.")
    for _ in range(due):
        most = max(hand, key=lambda resource: hand[resource])
        hand[most] -= 1
        more(page, "discard", most)
    expect(page.locator("[data-act=discard]")).to_be_enabled()
    take_picture(page, "discard-light-1280")
