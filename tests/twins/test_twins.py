"""Nobody learns what he may not know; 1,000 forks per game are in `make proof`."""

import pytest

from hexstead.core.definition import definition
from tests.play import GAMES
from tests.twins.twins import summary, twins


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_twin_worlds_look_the_same_to_those_who_may_not_know(name, seed):
    counts = twins(name, seed, 40)
    assert summary(counts)["forks"] == 40
    assert counts["forks at steal"] > 0
    assert counts["forks at draw"] > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_secret_that_is_told_would_be_noticed(name, monkeypatch):
    for cls in definition(name).events.classes:
        monkeypatch.setattr(cls, "secret", {})
    with pytest.raises(AssertionError, match="events tells viewer"):
        twins(name, 1, 3)
