"""Whatever is put in, only our own errors come out, as sentences; 100,000 inputs are in `make proof`."""

import pytest

from tests.fuzz.fuzz import KINDS, fuzz
from tests.play import GAMES


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_bad_input_gets_a_sentence_and_changes_nothing(name, kind):
    counts = fuzz(name, 1, 1500, (kind,))
    assert counts["inputs"] == 1500
    assert counts[f"{kind}: read"] < 1000, "hardly anything was refused"
