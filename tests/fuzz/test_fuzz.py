"""Short fuzz tests of the public API; `make proof` runs 100,000 inputs per game."""

import pytest

from tests.fuzz.fuzz import KINDS, fuzz
from tests.random_play import GAMES


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_bad_input_raises_an_error_with_a_sentence(name, kind):
    counts = fuzz(name, 1, 1500, (kind,))
    assert counts["inputs"] == 1500
    assert counts[f"{kind}: read"] < 1000, "too few inputs were rejected"
