"""Random games match their golden playthroughs."""

import pytest

from tests.golden.playthrough import FOLDER, golden, playthrough

LARGEST = 150_000


@pytest.mark.parametrize("path", golden(), ids=lambda path: path.stem)
def test_the_game_matches_its_golden_file(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.encode()) <= LARGEST
    assert playthrough(golden()[path]).splitlines() == text.splitlines(), (
        "If the change is intended, run python -m tests.golden.playthrough"
    )


def test_there_is_no_golden_file_without_a_game():
    assert set(FOLDER.glob("*.txt")) == set(golden())
