"""Nobody learns over the wire what he may not know; 1,000 forks per game are in `make proof`."""

import pytest

from hexstead.core.definition import definition
from hexstead.server import sending
from tests.play import GAMES
from tests.twins.wire import wire_twins

pytestmark = pytest.mark.timeout(240)


@pytest.mark.parametrize("name", GAMES)
def test_twin_tables_send_the_same_to_those_who_may_not_know(name):
    counts = wire_twins(name, 1, 3)
    assert counts["forks"] == 3
    assert counts["actions"] > 30
    assert counts["comparisons"] > 100


def test_a_hand_that_is_sent_would_be_noticed(monkeypatch):
    told = sending.standing

    def leaky(table, viewer, now):
        return told(table, viewer, now) | {key: table.game.position()[key] for key in ("hand", "cards")}

    monkeypatch.setattr(sending, "standing", leaky)
    with pytest.raises(AssertionError, match="a frame tells viewer"):
        wire_twins(GAMES[0], 1, 1)


def test_an_event_that_tells_too_much_would_be_noticed(monkeypatch):
    for cls in definition(GAMES[-1]).events.classes:
        monkeypatch.setattr(cls, "secret", {})
    with pytest.raises(AssertionError, match="a frame tells viewer"):
        wire_twins(GAMES[-1], 1, 1)
