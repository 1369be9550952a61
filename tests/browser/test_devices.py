"""Moving seats between browsers by code and by recovery link; deleting tables, exporting and deleting data."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import seeded
from tests.browser.qr_code import read_code
from tests.browser.test_table import press
from tests.server.serving import Served

pytestmark = pytest.mark.browser


@pytest.fixture
def device(served: Served, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open the start page in a browser with its own cookies; `width` of the window."""
    contexts: list[BrowserContext] = []

    def opened(width: int = 1280) -> Page:
        contexts.append(browser.new_context(reduced_motion="reduce", viewport={"width": width, "height": 844}))
        page = contexts[-1].new_page()
        page.route("**/api/tables", seeded)
        page.goto(served.url)
        return page

    yield opened
    for context in contexts:
        context.close()


def new_table(page: Page) -> str:
    """Create a table with bots through the page's own session; return its code."""
    made = page.evaluate(
        "wish => fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)}).then(reply => reply.json())",
        {"game": "germany", "seats": ["person", "random", "random", "random"]},
    )
    return str(made["table"])


def listed(page: Page, served: Served) -> list[str]:
    page.goto(served.url)
    page.locator("[data-list=tables]").wait_for()
    page.wait_for_load_state("networkidle")
    return page.locator("[data-list=tables] li b").all_text_contents()


def test_a_game_continues_on_another_device_by_code(served, device):
    laptop, phone = device(), device(390)
    code = new_table(laptop)
    laptop.goto(f"{served.url}/device")
    laptop.locator("[data-act=offer-move]").click()
    letters = laptop.locator(".code").inner_text()
    assert re.fullmatch("[A-Z]{4}-[A-Z]{4}", letters)
    phone.goto(f"{served.url}/device")
    phone.locator("[data-act=move-code]").fill(letters.lower())
    phone.locator("[data-act=move]").click()
    expect(phone.get_by_role("status")).to_contain_text("1 table moved here.")
    assert listed(laptop, served) == []
    assert listed(phone, served) == [f"{code} · Germany"]
    phone.goto(f"{served.url}/t/{code}")
    expect(phone.locator("[data-act=roll], [data-act=wait], [data-act=end_turn]").first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_game_continues_on_a_phone_that_reads_the_qr_code(served, device, scheme):
    laptop, phone = device(), device(390)
    laptop.emulate_media(color_scheme=scheme)
    code = new_table(laptop)
    laptop.goto(f"{served.url}/device")
    laptop.locator("[data-act=offer-move]").click()
    letters = laptop.locator(".code").inner_text()
    link = read_code(laptop.get_by_role("img", name="QR code").screenshot())
    assert link == f"{served.url}/device#code={letters.replace('-', '')}"
    phone.goto(link)
    phone.locator("[data-act=move]").click()
    expect(phone.get_by_role("status")).to_contain_text("1 table moved here.")
    assert listed(phone, served) == [f"{code} · Germany"]


def test_a_lost_cookie_is_replaced_by_the_recovery_link(served, device):
    laptop, other = device(), device()
    code = new_table(laptop)
    laptop.goto(f"{served.url}/device")
    laptop.locator("[data-act=recovery]").click()
    link = laptop.locator("[data-part=recovery] input").input_value()
    laptop.context.clear_cookies()
    assert listed(laptop, served) == []
    other.goto(link)
    other.locator("[data-act=move]").click()
    expect(other.get_by_role("status")).to_contain_text("1 table moved here.")
    assert "recover" not in other.url
    assert listed(other, served) == [f"{code} · Germany"]


def test_a_used_code_is_explained(served, device):
    page = device()
    page.goto(f"{served.url}/device#code=AAAAAAAA")
    page.locator("[data-act=move]").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_host_deletes_a_table_from_the_start_page(served, device):
    page = device()
    code = new_table(page)
    assert listed(page, served) == [f"{code} · Germany"]
    page.locator(f"[data-delete={code}]").click()
    expect(page.locator(f"[data-delete={code}]")).to_have_text("Delete?")
    page.locator(f"[data-delete={code}]").click()
    expect(page.locator("[data-list=tables] li")).to_have_count(0)


def test_data_is_exported_and_deleted(served, device, tmp_path: Path):
    page = device()
    code = new_table(page)
    page.goto(f"{served.url}/device")
    with page.expect_download() as download:
        page.locator("[data-act=export]").click()
    download.value.save_as(tmp_path / "data.json")
    assert [table["code"] for table in json.loads((tmp_path / "data.json").read_text())["tables"]] == [code]
    page.locator("[data-act=delete-data]").click()
    expect(page.get_by_role("alert")).to_contain_text("This can't be undone.")
    page.locator("[data-act=delete-data]").click()
    expect(page.get_by_role("status")).to_contain_text("Your data has been deleted.")
    assert listed(page, served) == []


def test_the_page_about_devices_works_by_keyboard(served, device):
    page = device()
    page.goto(f"{served.url}/device")
    page.locator("[data-act=offer-move]").focus()
    press(page, "Enter")
    expect(page.locator(".code")).to_be_visible()
