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


def take_picture(page: Page, name: str) -> None:
    """Take a screenshot if $HEXSTEAD_PICTURES is a folder."""
    if folder := os.environ.get("HEXSTEAD_PICTURES"):
        page.wait_for_function(DRAWN)
        page.screenshot(path=Path(folder) / f"{name}.jpg", type="jpeg", quality=84)
