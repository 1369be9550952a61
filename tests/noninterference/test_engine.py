"""Short non-interference tests of the engine; `make proof` checks 1,000 forks per game."""

import pytest

from hexstead.core.definition import definition
from tests.noninterference.engine_forks import check_engine_forks, summary
from tests.random_play import GAMES

LEAST_COMPARED = {"island": 10}  # median; small hands soon make the recorded actions impossible


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_hidden_outcomes_do_not_affect_uninformed_viewers(name, seed):
    counts = check_engine_forks(name, seed, 40)
    assert summary(counts, LEAST_COMPARED.get(name, 15))["forks"] == 40
    assert counts["forks at steal"] > 0
    assert counts["forks at draw"] > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_leaked_event_field_is_detected(name, monkeypatch):
    for cls in definition(name).events.classes:
        monkeypatch.setattr(cls, "secret", {})
    with pytest.raises(AssertionError, match="events reveals a secret to viewer"):
        check_engine_forks(name, 1, 3)
