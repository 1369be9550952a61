"""What a single person is asked, and how many offers bots make, in complete games in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.flow import MAX_OFFERS, MIN_PAYABLE, SHORT, play_game

pytestmark = pytest.mark.browser


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", ["germany", "america"])
def test_a_lone_player_is_asked_only_what_matters(served, page: Page, game):
    """The proof `flow` has more games and measures times."""
    counts = play_game(served, page, 3, game, "settler", SHORT[game])
    assert counts["prompts with a single answer"] == 0
    assert counts["rounds"] > 3
    assert counts["bot turns"] > 10
    assert counts["offers"] <= MAX_OFFERS * counts["bot turns"]
    assert counts["offers that somebody can pay"] >= MIN_PAYABLE * counts["offers"]
