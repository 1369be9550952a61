"""The built page: its dependencies, its size, and the headers it is served with."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import httpx
import pytest

from hexstead.drawing import THEMES
from hexstead.server.settings import BUILT_PAGE

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "web" / "package-lock.json"
built = pytest.mark.skipif(not (BUILT_PAGE / "index.html").exists(), reason="the page is not built")


def test_the_lock_file_names_no_registry():
    text = LOCK.read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert not re.search(r"registry|tarball", text)


def test_the_lock_file_covers_every_platform():
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    built = [name for name in packages if name.startswith("node_modules/@rolldown/binding-")]
    for system in ("linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "darwin-x64", "win32-x64-msvc"):
        assert any(name.endswith(system) for name in built), system
    assert all("integrity" in entry for name, entry in packages.items() if name)


def test_the_board_component_names_no_game():
    for file in (ROOT / "web" / "src" / "board").iterdir():
        assert not re.search(r"germany|america|goetz|landmark|\bhall\b", file.read_text(encoding="utf-8"), re.I), file


def test_page_and_drawings_use_the_same_colours():
    """The page draws pieces and text on a board drawn by the server, in each theme."""
    blocks = re.findall(r":root([^{]*){([^}]*)}", (ROOT / "web/src/art/tokens.css").read_text(encoding="utf-8"))
    own = {selector: dict(re.findall(r"--(\w+): ([^;]+);", block)) for selector, block in blocks}
    assert len(own) == len(THEMES)
    for theme, colours in THEMES.items():
        page = own[" "] | own.get(f'[data-theme="{theme}"] ', {})
        both = page.keys() & colours.keys()
        assert {name: page[name] for name in both} == {name: colours[name] for name in both}
    sheet = (ROOT / "src/hexstead/drawing/board.css").read_text(encoding="utf-8")
    assert set(re.findall(r"var\(--(\w+)\)", sheet)) <= own[" "].keys()


@built
def test_the_first_load_is_small():
    """At most 200 kB gzipped, without the drawing of the board."""
    later = (
        "text.de.",
        "text.en.rules",
        "text.en.almanac",
        "rules",
        "almanac",
        "Rules",
        "Almanac",
        "Results",
        "Replay",
        "DevicePage",
        "QrCode",
        "Lesson",
        "app-worker",  # only on a static site
        "thinking-worker",
        "ServerBack",
        "TakeOver",
        "ContinueHere",  # at a table, and only on a server with a static site
        "continuing",
    )  # loaded on demand
    scripts = [file for file in BUILT_PAGE.glob("assets/*.js") if not file.name.startswith(later)]
    scripts = [file for file in scripts if "app-worker" not in file.read_text()[:4000] or "index" in file.name]
    styles = [file for file in BUILT_PAGE.glob("assets/*.css") if not file.name.startswith(later)]
    needed = [BUILT_PAGE / "index.html", *scripts, *styles]
    fonts = [file for file in BUILT_PAGE.glob("assets/*-latin-*.woff2") if "latin-ext" not in file.name]
    assert len(fonts) == 2
    size = sum(len(gzip.compress(file.read_bytes())) for file in needed) + sum(font.stat().st_size for font in fonts)
    assert size <= 200_000


@pytest.mark.parametrize("path", ["/", "/api/games/NOSUCH", "/nowhere", "/icon.svg"])
def test_every_response_allows_content_from_this_server_only(served, path):
    headers = httpx.get(served.url + path).headers
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert set(policy.values()) == {"'self'", "'none'"}  # no directive allows more
    assert headers["X-Content-Type-Options"] == "nosniff"


@built
def test_an_unknown_address_shows_the_page_to_browsers_and_a_sentence_to_programs(served):
    by_browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path, headers, kind in (
        ("/nowhere", by_browser, "text/html"),
        ("/nowhere", {}, "application/json"),
        ("/api/nowhere", by_browser, "application/json"),
    ):
        answer = httpx.get(served.url + path, headers=headers)
        assert (answer.status_code, answer.headers["Content-Type"].split(";")[0]) == (404, kind), (path, headers)
