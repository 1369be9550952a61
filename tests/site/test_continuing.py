"""A game against bots on a server continues in Chromium when the server goes away, and returns to the server later."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hexstead.server.settings import BUILT_PAGE
from tests.browser.clicker import Clicker
from tests.browser.conftest import seeded
from tests.server.serving import CALM, serving
from tests.site.built import built_site
from tests.site.test_delivery import wait_until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

WAIT = 180_000  # ms; Python starts in 5 s of processor time, and the machine can be busy
KEPT = "async () => (await navigator.serviceWorker.getRegistration('/site/'))?.active?.state === 'activated'"
COUNTS = "(all) => all.map((element) => element.dataset.count)"


def test_a_game_against_bots_goes_on_without_its_server(page: Page, tmp_path: Path):
    site = built_site()
    assert (BUILT_PAGE / "index.html").exists()
    settings = replace(CALM, site=str(site), database=f"sqlite:///{tmp_path}/tables.sqlite")
    page.set_default_timeout(WAIT)
    page.add_init_script("sessionStorage.setItem('hexstead.test', JSON.stringify({pace: 0}))")
    page.route("**/api/tables", seeded)
    with serving(settings) as served:
        port = served.port
        page.goto(f"http://127.0.0.1:{port}/")
        page.locator("[data-game=germany] [data-act=play-short], [data-act=play]").first.click()
        expect(page.locator("main[data-game] .player")).to_have_count(4, timeout=WAIT)
        Clicker(page, 1).play(until="main", seconds=300)
        code = page.url.rsplit("/", 1)[-1]
        wait_until(page, KEPT)  # wait_for_function does not wait for a promise
        cards = page.locator(".card[data-count]").evaluate_all(COUNTS)
        assert page.locator("[data-act=continue]").count() == 0
    page.locator("[data-act=continue]").click()
    expect(page.locator("main[data-game] .player")).to_have_count(4, timeout=WAIT)
    assert f":{port}/site/#/t/" in page.url
    expect(page.locator("body")).to_contain_text("dealt again", timeout=WAIT)
    assert page.locator(".card[data-count]").evaluate_all(COUNTS) == cards
    before = page.locator("main.table").get_attribute("data-prompt")
    page.locator("[data-act=end_turn]").click()
    expect(page.locator("main.table")).not_to_have_attribute("data-prompt", str(before), timeout=WAIT)
    with serving(settings, port=port):
        page.locator("[data-notice=server-back] a").click()
        expect(page.locator("main[data-game] .player")).to_have_count(4, timeout=WAIT)
        assert page.url == f"http://127.0.0.1:{port}/t/{code}"
        expect(page.locator("[data-act=end_turn]")).to_be_visible(timeout=WAIT)  # as when the server went away
