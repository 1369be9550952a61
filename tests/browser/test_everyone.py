"""Accessibility and performance of the table: axe, screen-reader text, layout, touch targets and size."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.test_america import ACTION
from tests.browser.test_dialogs import MAIN
from tests.browser.test_pages import FAULTS

pytestmark = pytest.mark.browser

GOLDEN = Path(__file__).parents[1] / "golden"
POSITIONS: dict[str, dict[str, Any]] = {"america": ACTION, "germany": MAIN}
SIZES = {
    "laptop": (1280, 800), "desktop": (1920, 1080), "phone": (390, 844),
    "tablet": (1024, 768), "low": (1366, 640), "lower": (1280, 600), "across": (844, 390), "small across": (667, 375),
}  # fmt: skip
FIRST_LOAD = 200_000  # bytes
each_game = pytest.mark.parametrize("game", POSITIONS)


def wish(page: Page, theme: str = "light", language: str = "en") -> Page:
    page.add_init_script(
        f"localStorage.setItem('hexstead.theme', '{theme}'); localStorage.setItem('hexstead.language', '{language}')"
    )
    return page


@each_game
@pytest.mark.parametrize("theme", ["light", "dark", "hc"])
def test_axe_finds_no_violation_at_the_table(sit, page, game, theme):
    sit(POSITIONS[game], wish(page, theme))
    page.locator("[data-open=offer]").click()  # with an open panel
    page.locator('.player[data-seat="1"]').hover()  # and the facts about someone
    expect(page.locator("#inspector")).to_be_visible()
    found = Axe().run(page).response
    assert len(found["passes"]) > 30
    assert [(fault["id"], [node["html"] for node in fault["nodes"]]) for fault in found["violations"]] == []


@each_game
def test_the_screen_reader_text_of_the_board_is_unchanged(sit, page, game):
    """Set HEXSTEAD_GOLDEN=1 to update the files."""
    sit(POSITIONS[game])
    heard = page.locator(".board").aria_snapshot() + "\n"
    golden = GOLDEN / f"{game}-board.aria.yml"
    if os.environ.get("HEXSTEAD_GOLDEN"):
        golden.write_text(heard, encoding="utf-8")
    assert heard == golden.read_text(encoding="utf-8")


# Overlapping labels and numbers, and texts that overflow their panel or the window.
CROWDED = """() => {
  const box = (e) => e.getBoundingClientRect();
  const shown = (e) => e.getClientRects().length > 0;
  const out = [];
  const free = [...document.querySelectorAll('.board .name, .board .num')].map((e) => [e.textContent.trim(), box(e)]);
  for (const [i, [a, p]] of free.entries())
    for (const [b, q] of free.slice(i + 1)) {
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (wide > 2.5 && high > 4.5) out.push(`${a} | ${b}: ${wide.toFixed(1)} × ${high.toFixed(1)}`);
    }
  const texts = '.panel b, .panel small, .panel h1, .panel h2, .panel p, .panel button, .card span';
  for (const e of document.querySelectorAll(texts)) {
    if (!shown(e) || e.closest('.sr, .cards') || e.matches('.card b')) continue;
    const room = e.closest('button, li, .panel');
    const [p, q] = [box(e), box(room)];
    const scrolls = e.closest('.acts, .quick, .sites, .lines, .mine') !== null;
    const text = e.textContent.trim();
    if (p.width && (p.left < q.left - 1.5 || p.right > q.right + 1.5)) out.push(`out: ${text}`);
    if (e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).overflow === 'hidden') out.push(`cut: ${text}`);
    if (!scrolls && p.width && (p.left < -1 || p.right > innerWidth + 1)) out.push(`beyond: ${text}`);
  }
  const names = [...document.querySelectorAll('.board .name')];
  const small = names.map((e) => box(e).height / e.querySelectorAll('tspan').length);
  if (small.some((height) => height < 10)) out.push('a name is too small');
  if (document.documentElement.scrollWidth > innerWidth) out.push('the page is too wide');
  return out;
}"""


# Labels that are cut off at the edge of the free area.
CUT = """() => {
  const room = document.querySelector('.ground').getBoundingClientRect();
  return [...document.querySelectorAll('.board .name')].flatMap((name) => {
    const box = name.getBoundingClientRect();
    const beside = box.left < room.left - 1 || box.right > room.right + 1;
    return !beside && box.top >= room.top - 1 && box.bottom <= room.bottom + 1 ? [] : [name.textContent.trim()];
  });
}"""


@each_game
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_no_text_overlaps_or_overflows(sit, page, game, language, size):
    page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
    card = {"engineer": 1} if game == "america" else {"trade": 1}
    sit(POSITIONS[game] | {"cards": [card, {}, {}, {}]}, wish(page, language=language))
    page.evaluate("document.fonts.ready.then(() => null)")
    expect(page.locator("[data-act=end_turn]")).to_be_in_viewport(ratio=1)
    page.locator("[data-act=fit]").click()
    assert page.evaluate(CROWDED) == [], "at fit zoom"
    assert page.evaluate(CUT) == [], "at fit zoom"
    for _ in range(6):
        page.keyboard.press("+")
    assert page.locator(".board .name").count() > 3
    assert page.evaluate(CROWDED) == [], "zoomed in"
    for opens in ("offer", "exchange"):
        page.locator(f"[data-open={opens}]").click()
        assert page.evaluate(FAULTS) == [], opens
        page.locator(f"[data-dialog={opens}] [data-act=cancel], [data-act=cancel]").first.click()
    page.keyboard.press("w")
    page.locator("dialog").wait_for()
    assert page.evaluate(CROWDED) == [], "in a window"


# Visible controls smaller than a touch target, except the links in the log.
SMALL = """() => [...document.querySelectorAll('button, summary, a, input, select')]
  .filter((e) => e.checkVisibility() && !e.closest('.lines'))
  .map((e) => [e.getBoundingClientRect(), `${e.className} ${e.textContent.trim()}`])
  .filter(([box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(([box, text]) => `${text} ${box.width} × ${box.height}`)"""


def test_on_a_phone_every_control_is_large_enough_to_touch(sit, phone):
    for position in POSITIONS.values():
        cards = [{"scout": 1} if position is ACTION else {"trade": 1}, {}, {}, {}]
        page, _ = sit(position | {"cards": cards}, phone.context.new_page())
        found: dict[str, list[str]] = {"board": page.evaluate(SMALL)}
        for opens in ("offer", "exchange"):
            page.locator(f"[data-open={opens}]").tap()
            found[opens] = page.evaluate(SMALL)
            page.locator("[data-act=cancel]").first.tap()
        page.locator("[data-open=offer]").press("Escape")
        for key in ("w", "?"):
            page.keyboard.press(key)
            page.locator("dialog").wait_for()
            found[key] = page.evaluate(SMALL)
            page.keyboard.press("Escape")
            page.locator("dialog").wait_for(state="detached")
        page.locator("header summary").tap()
        found["menu"] = page.evaluate(SMALL)
        page.locator("header summary").tap()
        for tab in ("table", "log"):
            page.locator(f"[data-page={tab}]").tap()
            found[tab] = page.evaluate(SMALL)
        page.locator("[data-tab=chat]").tap()
        found["chat"] = page.evaluate(SMALL)
        assert {place: small for place, small in found.items() if small} == {}


def test_the_first_load_is_small(served, page):
    bodies: dict[str, bytes] = {}
    page.on("response", lambda reply: bodies.__setitem__(reply.url, reply.body()) if reply.ok else None)
    page.goto(served.url)
    page.get_by_role("button", name="Play now").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert any(url.endswith(".js") for url in bodies)
    packed = {url: len(body if url.endswith(".woff2") else gzip.compress(body)) for url, body in bodies.items()}
    assert sum(packed.values()) <= FIRST_LOAD, packed


def test_the_board_of_america_is_usable_within_a_second_of_loading(sit):
    page, _ = sit(ACTION)

    def seconds() -> float:
        page.reload()
        page.locator(".board .target").first.wait_for()
        return float(
            page.evaluate("(performance.now() - performance.getEntriesByType('navigation')[0].loadEventEnd) / 1000")
        )

    assert min(seconds() for _ in range(3)) <= 1.0
