"""The table at every supported size, in both languages: nothing is cut off, and the essential controls stay visible."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_pages import FAULTS
from tests.browser.test_screens import resume  # noqa: F401 (a fixture)
from tests.browser.waiting import settle
from tests.server.positions import AMERICA, MAIN

pytestmark = pytest.mark.browser

SIZES = [(1366, 768), (1280, 720), (1180, 820), (1024, 768), (844, 390), (390, 844), (360, 740)]
LOG_LINES = 8
SAID = 60  # smallest height of the chat's messages on a desktop, in pixels
HINT_LINES = 4
FORM = ["[data-act=send-offer]", "[data-dialog=offer] [data-act=cancel]", "[data-side=give] .stepper button"]
GET = "[data-side=get] .stepper button"  # must also be visible where there is space beside the board
COUNTS = "[data-side=give] .amount b"

# Controls that are missing or not completely visible, such as the hand, the main button, the actions of a turn.
HIDDEN = """(selectors) => selectors.flatMap((selector) => {
  const found = [...document.querySelectorAll(selector)];
  if (!found.length) return [selector + ' is missing'];
  return found.filter((e) => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return !inside || !(e.contains(seen) || seen?.contains(e));
  }).map((e) => selector + ' ' + e.textContent.trim());
})"""

# The share of the board's area that a panel for choices covers.
COVERED = """() => {
  const form = document.querySelector('.more').getBoundingClientRect();
  const { left, top, right, bottom, width, height } = document.querySelector('.ground').getBoundingClientRect();
  const w = Math.min(right, form.right) - Math.max(left, form.left);
  const h = Math.min(bottom, form.bottom) - Math.max(top, form.top);
  return Math.max(0, w) * Math.max(0, h) / (width * height);
}"""

# How many lines of text the visible part of the log has.
VISIBLE_LINES = """() => {
  const log = document.querySelector('.lines'), { top, bottom } = log.getBoundingClientRect();
  const rows = [...log.querySelectorAll('p, .turn')].flatMap((row) => {
    const range = document.createRange();
    range.selectNodeContents(row);
    return [...range.getClientRects()].filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1);
  });
  return new Set(rows.map((box) => Math.round(box.bottom / 8))).size;
}"""


def is_desktop(size: tuple[int, int]) -> bool:
    return size[0] >= 900 and size[1] >= 640


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["germany", "america"])
def test_hand_actions_and_main_button_are_visible_at_every_size(resume, page: Page, game, language):  # noqa: F811
    page.add_init_script(f"localStorage.setItem('hexstead.language', '{language}')")
    resume(game)
    faults: dict[str, object] = {}
    for wide, high in SIZES:
        page.mouse.move(0, 0)  # closes the card about the thing under the mouse, which may cover others
        page.set_viewport_size({"width": wide, "height": high})
        page.evaluate("document.fonts.ready")
        settle(page)
        faults[f"{wide} × {high}"] = page.evaluate(HIDDEN, [".hand .card", ".go", ".act"]) + page.evaluate(FAULTS)
        if is_desktop((wide, high)):
            assert page.evaluate(VISIBLE_LINES) >= LOG_LINES, (wide, high)
        page.locator("[data-open=offer]").click()
        expect(page.locator("[data-dialog=offer]")).to_be_visible()
        form = [*FORM, GET] if wide >= 640 else FORM
        faults[f"{wide} × {high}, offering"] = page.evaluate(HIDDEN, [".hand .card", ".go", *form, COUNTS])
        page.keyboard.press("Escape")
        if is_desktop((wide, high)):
            for opens in ("offer", "exchange"):
                page.locator(f"[data-open={opens}]").click()
                page.locator(f"[data-dialog={opens}]").wait_for()
                assert page.evaluate(COVERED) == 0, (wide, high, opens)
                page.keyboard.press("Escape")
            page.locator("[data-tab=chat]").click()
            chat = [".chat input", ".chat form button", ".chat [data-phrase=hello]"]
            faults[f"{wide} × {high}, chat"] = page.evaluate(HIDDEN, chat)
            assert page.locator(".said").evaluate("said => said.clientHeight") >= SAID, (wide, high)
            page.locator("[data-tab=log]").click()
    assert {size: found for size, found in faults.items() if found} == {}


@pytest.mark.parametrize(("opens", "form"), [("propose", "propose"), ("counter", "answers")])
def test_trades_on_another_turn_cover_no_part_of_the_board(sit, page: Page, opens, form):
    _, (orange, *_) = sit(AMERICA | {"turn_seat": 1})
    if opens == "counter":
        assert orange.act({"type": "offer", "give": {"gold": 1}, "get": {"coal": 1}})["type"] == "ok"
    page.locator(f"[data-act={opens}]").click()
    for wide, high in filter(is_desktop, SIZES):
        page.set_viewport_size({"width": wide, "height": high})
        settle(page)
        controls = [f"[data-dialog={form}] {one}" for one in (".stepper button", ".amount b", "[data-act=cancel]")]
        assert page.evaluate(HIDDEN, [*controls, f"[data-act=send-{opens}]", ".hand .card"]) == [], (wide, high)
        assert page.evaluate(COVERED) == 0, (wide, high)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("position", [MAIN, AMERICA], ids=["germany", "america"])
def test_hints_are_short_beside_the_hand_and_the_main_button(sit, page: Page, position, language):
    page.add_init_script(f"localStorage.setItem('hexstead.language', '{language}')")
    sit(position)
    for wide, high in filter(is_desktop, SIZES):
        page.set_viewport_size({"width": wide, "height": high})
        settle(page)
        lines = page.locator(".hint p").evaluate("p => p.offsetHeight / parseFloat(getComputedStyle(p).lineHeight)")
        assert lines <= HINT_LINES, (wide, high)
        assert page.evaluate(HIDDEN, [".hint button", ".hand .card", ".go", ".act"]) == [], (wide, high)


def test_america_opens_readable_and_at_the_players_pieces_on_a_phone(resume, phone):  # noqa: F811
    page, *_ = resume("america", phone)
    settle(page)
    assert page.locator(".world").evaluate("world => new DOMMatrix(getComputedStyle(world).transform).a") > 0.8
    own = page.locator('[data-piece=house][data-seat="0"], [data-piece=train][data-seat="0"]')
    box = page.locator(".ground").bounding_box()
    assert box
    inside = [
        at
        for piece in own.all()
        if (at := piece.bounding_box())
        and box["x"] < at["x"] < box["x"] + box["width"]
        and box["y"] < at["y"] < box["y"] + box["height"]
    ]
    assert len(inside) >= 3
