"""What a single person is asked, and how many offers bots make, in complete games in a real browser."""

from __future__ import annotations

import math

import pytest
from playwright.sync_api import Page

from tests.browser.flow import MAX_OFFERS, MIN_PAYABLE, SHORT, play_game

pytestmark = pytest.mark.browser


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", ["germany", "america"])
def test_a_lone_player_is_asked_only_what_matters(served, page: Page, game):
    """The proof `flow` has more games and measures times.

    One short game cannot show exact shares, since length and dice are luck: each limit gets three standard deviations.
    """
    counts = play_game(served, page, 3, game, "settler", SHORT[game])
    turns, offers = counts["bot turns"], counts["offers"]
    assert counts["prompts"] > 0
    assert counts["prompts with a single answer"] == 0
    assert offers <= MAX_OFFERS * turns + luck(turns, MAX_OFFERS)
    assert counts["offers that somebody can pay"] >= MIN_PAYABLE * offers - luck(offers, MIN_PAYABLE)


def luck(count: int, share: float) -> float:
    """Three standard deviations of a binomial count."""
    return 3 * math.sqrt(count * share * (1 - share))
