"""Fixtures for the tests of the static site in Chromium, which are skipped without one."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.launching import QUIET, find_chromium, no_sandbox
from tests.site.offline_games import hosted_site
from tests.site.static_server import StaticSite

expect.set_options(timeout=30_000)  # the machine can be busy


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Arguments with which pytest-playwright starts the browser."""
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium")
    return {"executable_path": found, "args": QUIET.split() + no_sandbox()}


@pytest.fixture
def hosted() -> Iterator[StaticSite]:
    """The site in a sub-folder of a host, with the headers that `_headers` asks for."""
    with hosted_site() as server:
        yield server


@pytest.fixture(autouse=True)
def violations(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """Console messages about the content security policy, and script errors; a test fails if there are any."""
    found: list[str] = []
    if "page" not in request.fixturenames:
        yield found
        return
    context = request.getfixturevalue("context")
    context.on("console", lambda said: found.append(said.text) if "Content Security Policy" in said.text else None)
    context.on("weberror", lambda error: found.append(str(error.error)))
    yield found
    assert found == []
