"""Announcements of the administrator, and the host's privacy notice and imprint, on the page."""

from __future__ import annotations

import asyncio

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

TEXTS = {"en": "Restart at noon.", "de": "Neustart um zwölf."}


@pytest.mark.parametrize(
    ("language", "labels", "restarting"),
    [
        ("en", ["Privacy", "Imprint"], "Restart at noon. The server is about to restart."),
        ("de", ["Datenschutz", "Impressum"], "Neustart um zwölf. Der Server startet gleich neu."),
    ],
)
def test_the_start_page_shows_announcements_and_links_to_the_pages_of_the_host(
    served, page: Page, language, labels, restarting
):
    notices = {"texts": TEXTS, "restarting": True, "pages": ["privacy", "imprint"]}
    page.route("**/api/notices", lambda route: route.fulfill(json=notices))
    page.add_init_script(f"localStorage.setItem('hexstead.language', '{language}')")
    page.goto(served.url)
    expect(page.locator("[data-notice=announcement]")).to_contain_text(restarting)
    expect(page.locator("footer a")).to_have_text(labels)
    assert page.locator("footer a").first.get_attribute("href") == f"/privacy?lang={language}"
    assert Axe().run(page).violations_count == 0
    page.locator("[data-notice=announcement] button").click()
    expect(page.locator("[data-notice=announcement]")).to_have_count(0)


def test_an_announcement_appears_at_a_table_and_disappears(served, page: Page):
    made = served.make(game="germany", seats=["person"] * 4)
    page.goto(f"{served.url}/t/{made['table']}")
    expect(page.locator("main[data-game=germany]")).to_be_visible()
    operations = served.server.app.state.auth.operations
    loop = served.server.app.state.tables.live[made["table"]].driver._task.get_loop()

    async def announce(texts: dict[str, str]) -> None:
        operations.announcement = texts
        operations._send_announcement()

    asyncio.run_coroutine_threadsafe(announce(TEXTS), loop).result(10)
    expect(page.locator("[data-notice=announcement]")).to_contain_text("Restart at noon.")
    asyncio.run_coroutine_threadsafe(announce({}), loop).result(10)
    expect(page.locator("[data-notice=announcement]")).to_have_count(0)
