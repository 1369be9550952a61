"""Lessons on the page: each is completed and failed by clicks, and one per game by keyboard alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from hexstead.core.definition import game_names
from hexstead.lessons import attempt, lessons
from tests.browser.acting import perform
from tests.browser.test_table import press
from tests.server.serving import Served

pytestmark = pytest.mark.browser

ALL = [(game, name) for game in game_names() for name in lessons(game)]
KEPT = "JSON.parse(localStorage.getItem('hexstead.lessons') ?? '[]')"


def strip(page: Page) -> Any:
    return page.locator(".lesson")


def open_lesson(page: Page, served: Served, game: str, name: str) -> None:
    page.set_default_timeout(20_000)
    page.goto(f"{served.url}/lessons/{game}/{name}")
    page.locator(".board .num").first.wait_for()


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_failed_tried_again_and_completed(served, page, game, name):
    open_lesson(page, served, game, name)
    lesson = lessons(game)[name]
    for number, step in enumerate(lesson.steps):
        expect(strip(page).locator("p")).to_have_text(step.text["en"])
        expect(strip(page)).to_have_attribute("data-step", str(number))
        if number == len(lesson.steps) - 1:
            perform(page, [wrong_action(game, name)])
            expect(strip(page)).to_have_attribute("data-status", "failed")
            expect(strip(page).locator("p")).to_contain_text(step.wrong["en"])
            expect(strip(page).locator("[data-act=retry]")).to_be_focused()
            assert page.evaluate(KEPT) == []
            press(page, "Enter")
            expect(strip(page).locator("p")).to_have_text(step.text["en"])
        perform(page, [dict(action) for action in step.answer])
    expect(strip(page)).to_have_attribute("data-status", "done")
    expect(strip(page).locator("p")).to_have_text(lesson.end["en"])
    assert page.evaluate(KEPT) == [f"{game}/{name}"]


def wrong_action(game: str, name: str) -> dict[str, Any]:
    """An action that fails the last step and can be performed with one control."""
    lesson = lessons(game)[name]
    before = [dict(action) for step in lesson.steps[:-1] for action in step.answer]
    first = lesson.steps[-1].answer[0]
    legal = [action.to_json() for action in attempt(lesson, before).game.legal(lesson.seat)]
    wrong = [
        {key: value for key, value in one.items() if key != "seat"}
        for one in legal
        if not first.items() <= one.items() and attempt(lesson, [*before, one]).status == "failed"
    ]
    ends = [one for one in wrong if one["type"] == "end_turn"]
    return (ends or [one for one in wrong if one["type"] == first["type"]])[0]


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(served, page):
    open_lesson(page, served, "germany", "heidelberg")
    page.locator("[data-mode=build_road]").click()
    ends = page.evaluate(
        "fetch('/api/boards/germany').then((r) => r.json()).then(({ nodes }) => [nodes['Heidelberg'], nodes['v64']])"
    )
    x, y = ((a + b) / 2 for a, b in zip(*ends, strict=True))
    at = page.locator(".board .world").evaluate(
        "(world, [x, y]) => { const p = new DOMPoint(x, y).matrixTransform(world.getScreenCTM()); return [p.x, p.y]; }",
        [x, y],
    )
    page.mouse.click(*at)
    expect(page.locator(".refusal")).to_contain_text("G-ROAD-04")
    expect(strip(page)).to_have_attribute("data-status", "open")
    expect(page.locator(".refusal a")).to_have_attribute("href", "/rules#G-ROAD-04")


def test_undo_takes_back_the_last_action_and_reset_all_of_them(served, page):
    open_lesson(page, served, "germany", "trier")
    lesson = lessons("germany")["trier"]
    expect(strip(page).locator("[data-act=reset]")).to_have_count(0)
    for step in lesson.steps[:2]:
        perform(page, [dict(action) for action in step.answer])
    expect(strip(page)).to_have_attribute("data-step", "2")
    press(page, "u")
    expect(strip(page)).to_have_attribute("data-step", "1")
    strip(page).locator("[data-act=reset]").click()
    expect(strip(page)).to_have_attribute("data-step", "0")
    expect(page.locator('[data-piece=road][data-seat="0"]')).to_have_count(3)


def choose_by_keyboard(page: Page, kind: str, target: str) -> None:
    """Focus the board and walk over its targets with the arrow keys until this one is reached, then press Enter."""
    press(page, "b")
    goal = page.locator(f".board [data-type={kind}][data-target='{target}']")
    for keys in (["ArrowUp"] * 6, ["ArrowLeft"] * 6, ["ArrowDown", "ArrowRight"] * 8, ["ArrowDown", "ArrowLeft"] * 8):
        for key in keys:
            if goal.evaluate("(mark) => mark.contains(document.activeElement)"):
                press(page, "Enter")
                return
            press(page, key)
    raise AssertionError(f"{kind} {target} cannot be reached with the arrow keys")


@pytest.mark.parametrize(
    ("game", "name", "key"), [("germany", "heidelberg", {"build_hall": "2", "build_road": "1"}),
                              ("america", "tracks", {"build_rail": "1"})],
)  # fmt: skip
def test_a_lesson_by_keyboard_alone(served, page, game, name, key):
    page.set_default_timeout(20_000)
    page.goto(f"{served.url}/lessons")
    page.locator(f"[data-game={game}] [data-lesson={name}]").focus()
    press(page, "Enter")
    page.locator(".board .num").first.wait_for()
    for step in lessons(game)[name].steps:
        expect(page.get_by_role("status").filter(has_text=step.text["en"])).to_have_count(1)  # read aloud
        (action,) = step.answer
        if page.locator(f"[data-mode={action['type']}]:enabled").count():
            press(page, key[action["type"]])
        choose_by_keyboard(page, action["type"], str(list(action.values())[-1]))
    expect(strip(page)).to_have_attribute("data-status", "done")
    expect(strip(page).locator("[data-act=next]")).to_be_focused()
    press(page, "Enter")
    expect(page).to_have_url(re.compile(f"/lessons/{game}/"))
    expect(page).not_to_have_url(re.compile(f"/{name}$"))
    expect(strip(page)).to_have_attribute("data-status", "open")


def test_the_overview_shows_progress_and_is_linked_from_the_start_page_and_the_rules(served, page):
    page.set_default_timeout(20_000)
    page.add_init_script("localStorage.setItem('hexstead.lessons', '[\"germany/trier\"]')")
    page.goto(served.url)
    page.locator("[data-act=lessons]").click()
    germany = page.locator("section[data-game=germany]")
    expect(germany).to_contain_text(f"1 of {len(lessons('germany'))} completed")
    expect(germany.locator("[data-done=true]")).to_contain_text("Trier")
    page.goto(f"{served.url}/rules")
    for game, name in ALL:
        section = page.locator(f"section#{lessons(game)[name].section}")
        expect(section.locator(f"[data-lesson='{game}/{name}']")).to_have_count(1)
    page.locator("[data-lesson='germany/landmarks']").click()
    expect(strip(page)).to_contain_text("Landmarks and rewards")
    strip(page).get_by_role("link", name="Landmarks and rewards").click()
    expect(page).to_have_url(re.compile("/rules#g-landmark$"))


def test_an_unknown_lesson_is_reported(served, page):
    page.goto(f"{served.url}/lessons/germany/atlantis")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(390, 844), (1366, 768)], ids=str)
def test_the_strip_covers_nothing_and_axe_finds_no_violation(served, page, language, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(f"localStorage.setItem('hexstead.language', '{language}')")
    page.goto(f"{served.url}/lessons")
    page.locator("[data-lesson]").first.wait_for()
    assert Axe().run(page).response["violations"] == []
    for game, name in (("germany", "longest-road"), ("america", "bismarck")):
        open_lesson(page, served, game, name)
        expect(strip(page).locator("p")).to_have_text(lessons(game)[name].steps[0].text[language])
        boxes = page.evaluate("""() => Object.fromEntries(['.lesson', '.ground', '.prompt', '.hand', '.turnbox .go']
            .map((name) => [name, document.querySelector(name).getBoundingClientRect().toJSON()]))""")
        assert boxes[".lesson"]["bottom"] <= boxes[".ground"]["top"] + 1 + 24  # the board's margin
        assert boxes[".ground"]["height"] > 200
        assert boxes[".turnbox .go"]["bottom"] <= size[1]
        assert boxes[".hand"]["bottom"] <= size[1]
        found = Axe().run(page).response
        assert [(fault["id"], [node["html"] for node in fault["nodes"]]) for fault in found["violations"]] == []
