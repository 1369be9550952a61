"""Every kind of action of each game is performed on the page by some test, as its mark `acts` says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import test_america, test_dialogs, test_game, test_table
from tests.browser.kinds import kinds

POSITIONS: dict[str, list[dict[str, Any]]] = {
    "america": [test_america.ACTION, test_america.ACTION | {"phase": "pre_roll", "rolled": 0}],
    "germany": [test_dialogs.MAIN, test_dialogs.MAIN | {"phase": "pre_roll", "rolled": 0}],
}


@pytest.mark.parametrize("game", POSITIONS)
def test_every_kind_of_action_is_performed_on_the_page(game):
    said: set[str] = set()
    for module in (test_america, test_dialogs, test_game, test_table):
        for test in vars(module).values():
            marks = getattr(test, "pytestmark", []) if callable(test) else []
            said |= {kind for mark in marks if mark.name == "acts" and mark.args[0] == game for kind in mark.args[1:]}
    assert said == kinds(game, *POSITIONS[game])
