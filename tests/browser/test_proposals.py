"""Proposing a trade to the player whose turn it is, and answering proposals."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.test_dialogs import expect_held, more
from tests.server.positions import MAIN

pytestmark = pytest.mark.browser


def test_the_turn_player_accepts_and_declines_proposals(sit):
    page, (orange, white, _) = sit(MAIN)
    assert orange.say("propose", give={"ore": 1}, get={"brick": 2})["type"] == "ok"
    assert white.say("propose", give={"grain": 1}, get={"wool": 3})["type"] == "ok"
    rows = page.locator(".proposals li")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("Orange offers you 1 ore for 2 brick.")
    expect(rows.nth(1)).to_contain_text("You need 1 more wool to accept.")
    expect(rows.nth(1).locator("[data-act=accept-proposal]")).to_be_disabled()
    rows.nth(1).locator("[data-act=decline-proposal]").press("Enter")
    expect(rows).to_have_count(1)
    rows.nth(0).locator("[data-act=accept-proposal]").press("Enter")
    expect(rows).to_have_count(0)
    expect_held(page, ore=3, brick=1)
    expect(page.locator(".lines")).to_contain_text("Red declines White's proposal.")


def test_a_person_proposes_a_trade_and_withdraws_it(sit):
    page, (orange, *_) = sit(MAIN | {"turn_seat": 1})
    page.locator("[data-act=propose]").press("Enter")
    send = page.locator("[data-act=send-propose]")
    more(page, "give", "brick", 2)
    expect(send).to_be_disabled()
    more(page, "get", "ore")
    send.click()
    expect(page.locator(".proposals li")).to_contain_text("You offer Orange 2 brick for 1 ore.")
    expect(page.locator("[data-dialog=propose]")).to_have_count(0)
    while not orange.now["proposals"]:
        orange.read()
    page.locator("[data-act=withdraw-proposal]").click()
    expect(page.locator(".proposals")).to_have_count(0)
    while orange.now["proposals"]:
        orange.read()
    assert orange.act({"type": "end_turn"})["type"] == "ok"
    expect(page.locator("[data-act=propose]")).to_have_count(0)


def test_a_changed_answer_reaches_the_turn_player(sit):
    page, (orange, *_) = sit(MAIN | {"turn_seat": 1})
    assert orange.act({"type": "offer", "give": {"ore": 1}, "get": {"brick": 1}})["type"] == "ok"
    page.locator("[data-act=decline]").click()
    expect(page.locator("[data-act=decline]")).to_have_count(0)
    page.locator("[data-act=accept]").click()
    expect(page.locator("[data-dialog=answers]")).to_contain_text("You accept")
    while orange.position["answer"][0] != 2:
        orange.read()
    assert orange.act({"type": "conclude", "partner": 0})["type"] == "ok"
    expect_held(page, ore=3, brick=2)


def test_on_a_shared_screen_an_offer_goes_round_once(served, page):
    """The device moves on after each answer, although answers can still change."""
    page.goto(served.url)
    code = page.evaluate(
        """async (position) => {
          const seats = ['person', 'person', 'person', 'person'];
          const body = JSON.stringify({game: 'germany', seats, position, seed: 1});
          return (await (await fetch('/api/tables', {method: 'POST', body})).json()).table;
        }""",
        MAIN,
    )
    page.goto(f"{served.url}/t/{code}")
    page.locator("[data-open=offer]").click()
    more(page, "give", "brick")
    more(page, "get", "lumber")
    page.locator("[data-act=send-offer]").click()
    for seat, answer in (("Orange", "decline"), ("White", "decline"), ("Blue", "accept")):
        expect(page.locator("[data-handover]")).to_contain_text(seat)
        page.locator("[data-act=accept-handover]").click()
        page.locator(f"[data-act={answer}]").click()
    expect(page.locator("[data-handover]")).to_contain_text("Red")
    page.locator("[data-act=accept-handover]").click()
    page.locator("[data-act=conclude]").click()
    expect_held(page, brick=2, lumber=4)
