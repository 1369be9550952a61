"""Complete games against each level on the static site, in Chromium without a network."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from hexstead.bots.levels import OFFERED
from hexstead.server.entries import Acted, Substituted
from hexstead.site import page as site_page
from tests.browser.clicker import Clicker
from tests.browser.launching import QUIET, find_chromium, no_sandbox
from tests.site.built import built_site
from tests.site.static_server import StaticSite, serve

PREFIX = "/games/hexstead/"
WAIT = 180_000  # ms; Python starts in 5 s of processor time, and the machine can be busy
CONTROLLED = "navigator.serviceWorker.controller?.state === 'activated'"
# Bots do not pause between moves, and tables can start from positions.
SETTINGS = "sessionStorage.setItem('hexstead.test', JSON.stringify({pace: 0, positions: true}))"
LEVELS = [level for level in OFFERED if level != "random"]  # those that the page offers to people
MAX_CLICKS, MAX_SECONDS = 4000, 7200.0
# Add to the request for a table that the page sends to its worker.
WISH = """(added) => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const isWish = message.method === 'POST' && message.path === '/api/tables';
    const body = isWish && JSON.stringify({ ...JSON.parse(message.body), ...added });
    post.call(this, isWish ? { ...message, body } : message, ...rest);
  };
}"""
# The log of a table in the browser's database, as JSON texts.
ENTRIES = """async (code) => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await done(indexedDB.open('hexstead'));
  const keys = IDBKeyRange.bound(`${code}/`, `${code}/\\uffff`);
  const entries = await done(database.transaction('entries').objectStore('entries').getAll(keys));
  database.close();
  return entries;
}"""


@contextmanager
def hosted_site() -> Iterator[StaticSite]:
    """The site in a sub-folder of a host, with the headers that `_headers` asks for."""
    policy = site_page.policy(site_page.HEADER_POLICY)
    with serve(built_site(), PREFIX, headers={"Content-Security-Policy": policy}) as server:
        yield server


@contextmanager
def visited(hosted: StaticSite) -> Iterator[Page]:
    """A page in a browser that has visited the site once and is now offline; the host is down too."""
    found = find_chromium()
    assert found is not None, "no Chromium"
    with sync_playwright() as playwright, TemporaryDirectory() as profile:
        arguments = QUIET.split() + no_sandbox()
        context: BrowserContext = playwright.chromium.launch_persistent_context(
            Path(profile), executable_path=found, args=arguments, reduced_motion="reduce"
        )
        context.set_default_timeout(WAIT)
        context.add_init_script(SETTINGS)
        page = context.pages[0]
        page.goto(hosted.address)
        while not page.evaluate(CONTROLLED):  # polled here: the policy forbids the eval of wait_for_function
            page.wait_for_timeout(50)
        hosted.is_down = True
        context.set_offline(True)
        page.reload()
        yield page
        context.close()


def play_short_game(page: Page, game: str, level: str, seed: object, clicks: int, seconds: float) -> Clicker:
    """Play a complete short game against three bots of a level, from the start page."""
    page.locator("[data-act=level]").select_option(level)
    page.locator(f"[data-game={game}] [data-act=play-short]").click()
    expect(page.locator(f"main[data-game={game}] .player")).to_have_count(4, timeout=WAIT)
    clicker = Clicker(page, seed)
    clicker.play(clicks=clicks, seconds=seconds)
    expect(page.locator("[data-over]")).to_have_attribute("data-over", re.compile("won|drawn"))
    return clicker


def stored_entries(page: Page) -> list[dict[str, Any]]:
    """The log of the table that the page shows, by seq, from the browser's database."""
    texts: list[str] = page.evaluate(ENTRIES, page.url.rsplit("/", 1)[-1])
    return [json.loads(text) for text in texts]


def assert_no_level_was_replaced(page: Page) -> None:
    """Check the table's log: without kernels, another level plays for Baron."""
    kinds = {entry["kind"] for entry in stored_entries(page)}
    assert Acted.kind in kinds
    assert Substituted.kind not in kinds


def play_offline(game: str, seed: int, count: int) -> Counter[str]:
    """Entry point for tools/proof.py: complete short games by clicks on the page, against the levels in turn."""
    counts: Counter[str] = Counter()
    for n in range(seed * count, (seed + 1) * count):
        level = LEVELS[n % len(LEVELS)]
        with hosted_site() as hosted, visited(hosted) as page:
            sent = len(hosted.sent)
            clicker = play_short_game(page, game, level, n, MAX_CLICKS, MAX_SECONDS)
            assert_no_level_was_replaced(page)
            assert len(hosted.sent) == sent
        counts.update({"games": 1, f"games against {level}": 1, "clicks": sum(clicker.clicked.values())})
    return counts
