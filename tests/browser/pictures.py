"""Pictures of screens, taken by the tests themselves: those of docs/pictures."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page

# The small pictures that are in sight have come.
DRAWN = """() => [...document.querySelectorAll('.picture')].every((picture) => {
  const {top, bottom} = picture.getBoundingClientRect();
  return picture.firstElementChild || top > innerHeight || bottom < 0;
})"""


def take_picture(page: Page, name: str) -> None:
    """A picture of a screen, where $HEXSTEAD_PICTURES names a folder: those of docs/pictures are made so."""
    if folder := os.environ.get("HEXSTEAD_PICTURES"):
        page.wait_for_function(DRAWN)
        page.screenshot(path=Path(folder) / f"{name}.jpg", type="jpeg", quality=84)
