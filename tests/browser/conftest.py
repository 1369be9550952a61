"""Fixtures for browser tests, which use the system's Chromium and are skipped without one."""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from hexstead.server.settings import BUILT_PAGE
from tests.browser.kinds import taken
from tests.browser.launching import QUIET, find_chromium, no_sandbox
from tests.browser.pictures import HAND_MADE
from tests.server.serving import CALM, Client, Served, serving

expect.set_options(timeout=15_000)  # the machine can be busy

SCRIPT_ERROR = "Script error:"


@pytest.fixture(scope="session", autouse=True)
def chromium() -> str:
    """The path of the browser."""
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium")
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(chromium: str) -> dict[str, Any]:
    """Arguments with which pytest-playwright starts the browser."""
    return {"executable_path": chromium, "args": QUIET.split() + no_sandbox()}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A laptop screen with reduced motion, so that tests need not wait for animations."""
    return {**browser_context_args, "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    """A server with the built page and fast bots that accepts tables from positions."""
    if not (BUILT_PAGE / "index.html").exists():
        pytest.skip("the page is not built")
    with serving(CALM) as server:
        yield server


def seeded(route: Route) -> None:
    """Give every table that the page creates random bots and a fixed seed, so that failures can be reproduced."""
    wish = json.loads(route.request.post_data or "{}")
    seats = wish.get("seats") or ["person"] + ["random"] * (wish.get("players", 4) - 1)
    kinds = [seat["kind"] if isinstance(seat, dict) else seat for seat in seats]
    quick = [seat if kind in ("person", "link") else "random" for seat, kind in zip(seats, kinds, strict=True)]
    route.continue_(post_data=json.dumps(wish | {"seed": 2, "seats": quick}))


@pytest.fixture(autouse=True)
def acts(request: pytest.FixtureRequest) -> Iterator[None]:
    """Check that a test performed the kinds of actions in its mark `acts`: sent by the page, accepted by the table."""
    mark = request.node.get_closest_marker("acts")
    if mark is None:
        yield
        return
    page = request.getfixturevalue("page")
    game, *said = mark.args
    done = taken(page, game)
    yield
    end = time.monotonic() + 30
    while set(said) - done and time.monotonic() < end and not page.is_closed():
        page.wait_for_timeout(20)
    assert set(said) - done == set(), f"Only {sorted(done)} came from the page."


@pytest.fixture(scope="session", autouse=True)
def said(browser: Browser) -> list[str]:
    """Console messages of all pages."""
    heard: list[str] = []
    make = browser.new_context

    def listening(**wishes: Any) -> BrowserContext:
        context = make(**wishes)
        context.on("console", lambda message: heard.append(message.text))
        context.on("weberror", lambda error: heard.append(f"{SCRIPT_ERROR} {error.error}"))
        return context

    browser.new_context = listening  # type: ignore[method-assign]
    return heard


@pytest.fixture(autouse=True)
def no_errors(said: list[str]) -> Iterator[None]:
    """Check that no script fails, no drawing is invalid, and no page violates the server's Content-Security-Policy."""
    said.clear()
    yield
    faults = ("Content Security Policy", SCRIPT_ERROR, "Error: <")  # the last one: an attribute of an SVG element
    assert [text for text in said if any(fault in text for fault in faults)] == []


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A page on a phone, with animations."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


@pytest.fixture
def start(served: Served, page: Page) -> Page:
    """The start page."""
    page.set_default_timeout(20_000)
    page.route("**/api/tables", seeded)
    page.add_init_script("localStorage.setItem('hexstead.level', 'random')")  # bots that move at once
    page.goto(served.url)
    return page


@pytest.fixture
def opened(served: Served, page: Page) -> Callable[..., Page]:
    """Create a table and open the page at its first seat."""

    def at(**wish: Any) -> Page:
        page.set_default_timeout(20_000)
        made = served.make(seed=2, **wish)
        page.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
        page.goto(f"{served.url}/t/{made['table']}")
        return page

    return at


@pytest.fixture
def sit(served: Served, page: Page) -> Iterator[Callable[..., tuple[Page, list[Client]]]]:
    """Open the page at seat 0 of a table from a position; clients take the other seats."""
    clients: list[Client] = []

    def at(position: dict[str, Any], at: Page | None = None, **wish: Any) -> tuple[Page, list[Client]]:
        shown = at or page
        shown.set_default_timeout(20_000)
        shown.add_init_script(HAND_MADE)
        made = served.make(position=position, seats=["person"] * 4, seed=1, **wish)
        shown.add_init_script(f"localStorage.setItem('hexstead.seat.{made['table']}', '{made['tokens']['0']}')")
        shown.goto(f"{served.url}/t/{made['table']}")
        shown.locator(".board .num").first.wait_for()
        clients.extend(served.sit(made, seat) for seat in (1, 2, 3))
        return shown, clients

    yield at
    for client in clients:
        client.close()
