"""Every golden playthrough plays out word for word as it is written."""

import pytest

from tests.golden.playthrough import FOLDER, golden, playthrough

LARGEST = 150_000


@pytest.mark.parametrize("path", golden(), ids=lambda path: path.stem)
def test_the_game_plays_out_as_written(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.encode()) <= LARGEST
    assert playthrough(golden()[path]).splitlines() == text.splitlines(), (
        "If the change is meant: python -m tests.golden.playthrough"
    )


def test_no_file_is_left_over():
    assert set(FOLDER.glob("*.txt")) == set(golden())
