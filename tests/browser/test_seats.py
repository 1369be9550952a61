"""Seats in the browser: giving one away needs consent, a removed person stays out, the host removes chat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_dialogs import MAIN
from tests.server.serving import Served

pytestmark = pytest.mark.browser


@pytest.fixture
def people(served: Served, browser: Browser) -> Iterator[Callable[..., list[Page]]]:
    """Open a running game in one browser context per person: the host, then guests who were invited."""
    contexts = []

    def opened(guests: int, **screen: Any) -> list[Page]:
        pages = []
        for _ in range(guests + 1):
            contexts.append(browser.new_context(reduced_motion="reduce", **screen))
            pages.append(contexts[-1].new_page())
            pages[-1].goto(served.url)
        seats = ["person"] + ["link"] * guests + ["random"] * (3 - guests)
        post = "([path, body]) => fetch(path, {method: 'POST', body: JSON.stringify(body)}).then(reply => reply.json())"
        wish = {"game": "germany", "seats": seats, "position": MAIN, "seed": 2}
        made = pages[0].evaluate(post, ["/api/tables", wish])
        for seat, page in enumerate(pages[1:], 1):
            page.evaluate(post, ["/api/join", {"invite": made["invites"][str(seat)]["invite"], "name": "Ada"}])
        for page in pages:
            page.goto(f"{served.url}/t/{made['table']}")
            page.locator(".board .num").first.wait_for()
        return pages

    yield opened
    for context in contexts:
        context.close()


def open_seats(page: Page) -> None:
    page.locator("summary.tool").click()
    page.locator("[data-act=seats]").click()


def test_a_seat_is_given_away_only_after_its_player_agrees(people):
    host, ada = people(1)
    open_seats(host)
    give = host.locator("[data-seat='1'] [data-act=give]")
    give.click()
    give.click()
    expect(host.get_by_role("dialog").get_by_role("alert")).to_contain_text("All players have to agree first.")
    expect(ada.locator(".asking")).to_contain_text("asks to give Ada's seat to someone else")
    ada.locator("[data-act=agree]").click()
    expect(ada.locator(".asking")).to_have_count(0)
    give.click()
    give.click()
    expect(host.locator("[data-invite='1'] .code")).to_be_visible()
    expect(ada.get_by_text("someone else").first).to_be_visible()


def test_the_host_removes_a_chat_message(people):
    host, ada = people(1)
    for page in (host, ada):
        page.get_by_role("tab", name="Chat").or_(page.get_by_role("button", name="Chat")).first.click()
    ada.get_by_label("Write a message").fill("a rude word")
    ada.get_by_role("button", name="Send").click()
    expect(host.locator(".said")).to_contain_text("a rude word")
    expect(ada.locator("[data-remove]")).to_have_count(0)
    host.locator("[data-remove]").click()
    for page in (host, ada):
        expect(page.locator(".said")).not_to_contain_text("a rude word")
    ada.reload()
    ada.locator(".board .num").first.wait_for()
    expect(ada.locator("body")).not_to_contain_text("a rude word")


def test_a_removed_person_stays_out(people):
    host, ada = people(1)
    open_seats(host)
    close = host.locator("[data-seat='1'] [data-act=close-seat]")
    close.click()
    expect(close).to_have_text("Remove for good?")
    close.click()
    expect(ada.locator("body")).to_contain_text("seat")
    ada.reload()
    expect(ada.locator("body")).to_contain_text("The host removed you")
