"""Screenshots for docs/pictures, taken by the tests."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page

# All visible board pictures have been loaded.
DRAWN = """() => [...document.querySelectorAll('.picture')].every((picture) => {
  const {top, bottom} = picture.getBoundingClientRect();
  return picture.firstElementChild || top > innerHeight || bottom < 0;
})"""


# Games that exist only in the tests are not shown to readers.
WITHOUT_TEST_GAMES = "() => document.querySelectorAll('.game[data-game=island]').forEach((card) => card.remove())"
HAND_MADE = "window.handMade = true"  # run on pages that show a position nobody has played


def take_picture(page: Page, name: str) -> None:
    """Take a screenshot if $HEXSTEAD_PICTURES is a folder. The page must not show a position made by hand."""
    assert not page.evaluate("window.handMade"), f"{name} would show a position that play may not reach."
    if folder := os.environ.get("HEXSTEAD_PICTURES"):
        page.evaluate(WITHOUT_TEST_GAMES)
        page.wait_for_function(DRAWN)
        page.screenshot(path=Path(folder) / f"{name}.jpg", type="jpeg", quality=84)
