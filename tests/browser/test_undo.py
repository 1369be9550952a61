"""Mis-clicks: undo after bots have moved, with and without other people, and the question before a game ends."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_dialogs import MAIN, title
from tests.server.serving import Served

pytestmark = pytest.mark.browser

BOTS = ["person", "random", "random", "random"]
POOR = MAIN | {"hand": [{"lumber": 1, "brick": 1}, {}, {}, {}]}


def end_turn(page: Page) -> None:
    page.locator("[data-act=end_turn]").click()


def undo(page: Page) -> None:
    page.locator("[data-act=undo]").click()


def is_own_turn_again(page: Page) -> None:
    """Check that the person is back at the decision before the end of their turn."""
    expect(title(page)).to_have_text("Trade and build")
    expect(page.locator("[data-act=end_turn]")).to_be_enabled()


def test_alone_a_click_on_end_turn_can_be_undone_after_bots_have_rolled(opened):
    page = opened(seats=BOTS, position=POOR)
    end_turn(page)
    expect(page.locator(".lines")).to_contain_text("Orange rolls")
    undo(page)
    is_own_turn_again(page)
    expect(page.locator(".lines")).to_contain_text("Red undoes")
    expect(page.locator(".asking")).to_have_count(0)


def test_with_people_an_undo_after_a_bot_has_rolled_asks_them(served: Served, page: Page):
    made = served.make(seats=["person", "random", "random", "person"], position=POOR, seed=2)
    page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
    with served.sit(made, 3) as friend:
        page.goto(f"{served.url}/t/{made['table']}")
        end_turn(page)
        expect(page.locator(".lines")).to_contain_text("Orange rolls")
        undo(page)
        expect(page.locator(".asking")).to_contain_text("Red asks to undo their last decision.")
        while not friend.now["asking"]:
            friend.read()
        friend.say("answer", ask=friend.now["asking"]["id"], yes=True)
        is_own_turn_again(page)


def test_people_at_one_screen_undo_the_last_decision_at_it(served: Served, page: Page):
    page.goto(served.url)
    made = page.evaluate(
        "wish => fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)}).then(reply => reply.json())",
        {"game": "germany", "seats": ["person"] * 4, "position": MAIN, "seed": 2},
    )
    page.goto(f"{served.url}/t/{made['table']}")
    end_turn(page)
    page.get_by_role("button", name="I'm Orange").click()
    undo(page)
    page.get_by_role("button", name="I'm Red").click()
    is_own_turn_again(page)


def test_people_at_one_screen_agree_with_one_click(served: Served, page: Page):
    page.goto(served.url)
    made = page.evaluate(
        "wish => fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)}).then(reply => reply.json())",
        {"game": "germany", "seats": ["person"] * 4, "position": MAIN | {"phase": "pre_roll", "rolled": 0}, "seed": 3},
    )
    page.goto(f"{served.url}/t/{made['table']}")
    page.locator("[data-act=roll]").click()
    expect(page.locator("[data-act=roll]")).to_have_count(0)
    undo(page)
    expect(page.locator(".asking [role=timer]")).to_have_text(re.compile(r"^(1:00|0:\d\d) left to answer$"))
    page.locator("[data-act=agree]").click()
    expect(page.locator("[data-act=roll]")).to_be_enabled()


def test_ending_a_game_against_bots_asks_first(opened):
    page = opened(seats=BOTS, position=POOR)
    page.locator("summary.tool").click()
    page.locator("[data-act=end]").click()
    question = page.get_by_role("dialog", name="End the game?")
    expect(question).to_contain_text("The game ends now, without a winner.")
    question.get_by_role("button", name="Keep playing").click()
    expect(question).to_have_count(0)
    is_own_turn_again(page)
    page.locator("summary.tool").click()
    page.locator("[data-act=end]").click()
    page.locator("[data-act=end-sure]").click()
    expect(page.get_by_role("heading", name="Game ended by agreement.")).to_be_visible()


def test_the_whole_menu_can_be_reached_in_a_low_window(opened):
    page = opened(seats=BOTS, position=POOR)
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator("summary.tool").click()
    page.locator("[data-act=leave-table]").click(trial=True)  # scrolls, and fails if something covers it


def test_ending_a_game_with_people_asks_everyone(sit):
    page, (friend, *_) = sit(MAIN)
    page.locator("summary.tool").click()
    page.locator("[data-act=end]").click()
    page.locator("[data-act=end-sure]").click()
    expect(page.locator(".asking")).to_contain_text("Red asks to end the game")
    while not friend.now["asking"]:
        friend.read()
    friend.say("answer", ask=friend.now["asking"]["id"], yes=False)
    expect(page.locator(".asking")).to_have_count(0)
    is_own_turn_again(page)
