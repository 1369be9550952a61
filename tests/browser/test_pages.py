"""Every page but the table: the first minute, new tables, joining, rules, language; nothing that axe finds."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def test_a_strangers_first_minute(start: Page):
    """Page, Play now, first roll: at most three clicks and ten seconds, and nothing that must be closed before."""
    begin = time.monotonic()
    start.get_by_role("button", name="Play now").click()
    expect(start.locator("main[data-game=germany]")).to_be_visible()
    expect(start.locator("dialog[open], [aria-modal=true]")).to_have_count(0)
    start.locator("[data-act=roll]").click()
    expect(start.locator("[data-dice]")).to_be_visible()
    assert time.monotonic() - begin < 10


def test_a_new_table_has_the_seats_rules_and_clock_that_were_chosen(start: Page, served):
    start.locator("[data-game=america] [data-act=make]").click()
    start.get_by_role("radio", name="German, 2010").check(force=True)
    start.locator('[data-option="game.goods"] select').select_option("5")
    start.get_by_role("radio", name="Per turn").check(force=True)
    start.locator(".seat[data-seat='1'] select").select_option("greenhorn")
    start.locator(".seat[data-seat='0'] input").fill("Ada")
    with start.expect_response("**/api/tables") as made:
        start.get_by_role("button", name="Make the table").click()
    code = made.value.json()["table"]
    table = start.request.get(f"{served.url}/api/tables/{code}").json()["table"]
    assert table["options"]["game.goods"] == 5
    assert table["options"]["delivery.timing"] == "onArrival"
    assert table["clock"] == {"kind": "turn", "seconds": 120}
    assert table["seats"][0]["name"] == "Ada"
    assert [seat["level"] for seat in table["seats"]][1:] == ["greenhorn", "settler", "settler"]
    expect(start.locator("main[data-game=america]")).to_be_visible()


def test_a_friend_joins_by_code_or_link_and_the_game_begins(start: Page, browser, served):
    start.locator("[data-game=germany] [data-act=make]").click()
    for seat in ("1", "2"):
        start.locator(f".seat[data-seat='{seat}'] select").select_option("link")
    start.get_by_role("button", name="Make the table").click()
    expect(start.locator("[data-invite]")).to_have_count(2)
    expect(start.get_by_role("img", name="QR code for seat 2")).to_be_visible()
    letters = start.locator("[data-invite='1'] .code").inner_text()
    link = start.locator("[data-invite='2'] input").input_value()
    friends = []
    for way in ("code", "link"):
        page = browser.new_context().new_page()
        friends.append(page)
        if way == "code":
            page.goto(served.url)
            page.locator("[data-act=name]").fill("Grace")
            page.locator("[data-act=name]").blur()
            page.locator("[data-act=code]").fill(letters.lower())
            page.get_by_role("button", name="Sit down").click()
            expect(page.get_by_text("You have a seat.")).to_be_visible()
        else:
            page.goto(link)
    for page in (start, *friends):
        expect(page.locator("main[data-game=germany] .player")).to_have_count(4)
    expect(start.locator(".player[data-seat='1']")).to_contain_text("Grace")
    start.goto(served.url)
    expect(start.locator("[data-list=tables] li")).to_have_count(1)
    start.locator("[data-list=tables] a").click()
    expect(start.locator("main[data-game=germany]")).to_be_visible()
    for page in friends:
        page.context.close()


def test_a_wrong_code_gets_a_sentence(start: Page):
    start.locator("[data-act=code]").fill("NOSUCH")
    start.get_by_role("button", name="Sit down").click()
    expect(start.locator("#join-fault")).to_have_text(re.compile(r"^[A-Z].+\.$"))


def test_rules_are_found_by_word_and_by_number(start: Page):
    start.get_by_role("link", name="Rules", exact=True).click()
    expect(start.locator("section[id]")).to_have_count(44)
    start.get_by_role("searchbox").fill("right of way fees")
    expect(start.get_by_text("A-CARD-04")).to_be_visible()
    assert start.locator("section[id]").count() < 6
    start.goto(f"{start.url.split('/rules')[0]}/rules#A-RAIL-02")
    expect(start.locator("#A-RAIL-02")).to_be_in_viewport()
    expect(start.locator("#A-RAIL-02")).to_have_class(re.compile("asked"))
    start.get_by_role("button", name="Deutsch").click()
    expect(start.locator("#A-RAIL-02")).to_contain_text("Ein Gleis muss")
