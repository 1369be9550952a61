"""Short non-interference tests of the server; `make proof` checks 1,000 forks per game."""

from collections import Counter

import pytest

from hexstead.bots.mind import mind_of
from hexstead.core.definition import definition
from hexstead.server.encoding import encode_members
from hexstead.server.payloads import Messages
from tests.noninterference.server_forks import check_server_forks, server_summary
from tests.random_play import GAMES

pytestmark = pytest.mark.timeout(240)


@pytest.mark.parametrize("name", GAMES)
def test_hidden_outcomes_do_not_affect_what_the_server_sends(name):
    counts = check_server_forks(name, 1, 3)
    assert counts["forks"] == 3
    assert counts["actions"] > 30
    assert counts["comparisons"] > 100
    assert counts["with coach"] > 1
    for advice in ("coach", "warnings"):
        assert counts[f"{advice} rated"] > 0 or mind_of(name) is None  # without a mind, moves are suggested only


def test_the_proof_fails_if_the_coach_or_its_warnings_were_never_rated():
    counts = Counter({"length 20": 3, "coach rated": 1, "warnings rated": 1})
    assert server_summary(counts)["median"] == 20
    for advice in ("coach", "warnings"):
        with pytest.raises(AssertionError, match=f"never rated: {advice}"):
            server_summary(counts - Counter({f"{advice} rated": 1}))


def test_a_leaked_hand_is_detected(monkeypatch):
    original = Messages.state

    def leaky(self, viewer):
        position = self._table.game.position()
        return f"{original(self, viewer)},{encode_members({key: position[key] for key in ('hand', 'cards')})}"

    monkeypatch.setattr(Messages, "state", leaky)
    with pytest.raises(AssertionError, match="a frame reveals a secret to viewer"):
        check_server_forks(GAMES[0], 1, 1, coached=False)


def test_a_leaked_event_field_is_detected(monkeypatch):
    for cls in definition(GAMES[-1]).events.classes:
        monkeypatch.setattr(cls, "secret", {})
    with pytest.raises(AssertionError, match="a frame reveals a secret to viewer"):
        check_server_forks(GAMES[-1], 1, 1, coached=False)
