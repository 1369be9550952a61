"""Perform given actions on the page, with the controls that a player would use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

Action = dict[str, Any]
TURN = ("roll", "end_turn", "pass")


def perform(page: Page, actions: Sequence[Action]) -> None:
    """Perform the actions of one task. Moves of a piece along several places are one click on the last place."""
    table = page.locator("main.table")
    rest = list(actions)
    while rest:
        kind = rest[0]["type"]
        together = [rest.pop(0)]
        while kind in ("discard", "move_train", "move_settler") and rest and rest[0]["type"] == kind:
            together.append(rest.pop(0))
        before = table.get_attribute("data-prompt")
        _perform(page, kind, together)
        expect(table).not_to_have_attribute("data-prompt", before or "")
        expect(table).to_have_attribute("data-waiting", "false")


def _perform(page: Page, kind: str, together: list[Action]) -> None:
    action = together[-1]
    if kind in TURN:
        page.locator(f".turnbox [data-act={kind}]").click()
    elif kind == "discard":
        for good, count in Counter(one["resource"] for one in together).items():
            for _ in range(count):
                page.locator(f"[data-side=discard] [data-resource={good}] .more").click()
        page.locator("[data-act=discard]").click()
    elif kind == "offer":
        page.locator("[data-open=offer]").click()
        for side in ("give", "get"):
            for good, count in action[side].items():
                for _ in range(count):
                    page.locator(f"[data-side={side}] [data-resource={good}] .more").click()
        page.locator("[data-act=send-offer]").click()
    elif kind in ("exchange", "buy_resource"):
        page.locator("[data-open=exchange]").click()
        if "give" in action:
            page.locator(f"[data-give={action['give']}]").click()
        page.locator(f"[data-act=exchange][data-get={action.get('get') or action['resource']}]").click()
    elif kind == "conclude":
        page.locator(f"[data-act=conclude][data-seat='{action['partner']}']").click()
    elif kind == "take":
        page.locator(f"[data-act=take][data-target={action['resource']}]").click()
    else:
        _perform_on_board(page, kind, action)


def _perform_on_board(page: Page, kind: str, action: Action) -> None:
    """Choose the action's button if it has one, then its target."""
    *_, target = (value for key, value in action.items() if key != "type")
    mark = page.locator(f"[data-type={kind}][data-target='{target}']")
    button = page.locator(f"[data-mode={kind}]")
    if button.count() and button.get_attribute("aria-pressed") != "true" and not mark.count():
        button.click()
    mark.dispatch_event("click")  # another piece can cover its centre
