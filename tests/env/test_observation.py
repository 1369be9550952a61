"""The layout of observations: complete, masked, and printable."""

import subprocess
import sys

import numpy as np
import pytest

import hexstead
from hexstead.core.definition import definition
from hexstead.env import layout, named, numpy_type
from hexstead.env.observation import Observer, describe_layout, rewards
from tests.random_play import GAMES, sampled_games


@pytest.mark.parametrize("game", GAMES)
def test_layout_covers_the_state_without_gaps(game):
    at = 0
    for part in layout(game):
        assert part.offset == at
        at += part.size
    assert at == definition(game).state.FORMAT.size // 2 == numpy_type(game).itemsize // 2


@pytest.mark.parametrize("game", GAMES)
def test_observation_is_the_masked_state(game):
    observer = Observer(definition(game))
    for moment in sampled_games(game)[::5]:
        for seat in range(moment.players):
            observation = observer.observation(moment, seat)
            assert observation.tolist() == moment.view(seat).masked.numbers()
            assert observation.min() >= -1
            fields = named(game, observation)
            assert fields["hand"][seat].tolist() == moment.state.hand[seat]
            assert fields["hand"].sum() == sum(moment.state.hand[seat])


@pytest.mark.parametrize("game", GAMES)
def test_mask_marks_the_legal_codes_of_a_seat(game):
    observer = Observer(definition(game))
    for moment in sampled_games(game)[::5]:
        for seat in range(moment.players):
            assert np.flatnonzero(observer.mask(moment, seat)).tolist() == sorted(moment.legal_codes(seat))


def test_fields_can_be_read_by_name_for_any_shape():
    many = np.zeros((3, 2, definition("germany").state.FORMAT.size // 2), np.int16)
    assert named("germany", many)["hand"].shape == (3, 2, 4, 5)


def test_rewards_sum_to_zero():
    assert rewards(2, 4) == [-1 / 3, -1 / 3, 1, -1 / 3]
    assert rewards(None, 3) == [0, 0, 0]
    assert sum(rewards(0, 3)) == 0


@pytest.mark.parametrize("game", GAMES)
def test_layout_is_printed(game):
    text = describe_layout(game)
    for part in layout(game):
        assert f"\n{part.offset} " in text
        assert part.meaning in text
    assert f"{hexstead.new(game).definition.actions.seat_codes} codes" in text
    meanings = {part.name: part.meaning for part in layout(game)}
    assert meanings["turn"] == "turns begun"
    assert sum(bool(meaning) for meaning in meanings.values()) > 10


def test_module_prints_the_layout():
    run = [sys.executable, "-m", "hexstead.env"]
    done = subprocess.run([*run, "germany"], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == describe_layout("germany")
    wrong = subprocess.run([*run, "france"], capture_output=True, text=True, timeout=60)
    assert wrong.returncode == 2
    assert "no game 'france'" in wrong.stderr
    with subprocess.Popen([*run, "america"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reader:
        assert reader.stdout is not None
        assert reader.stderr is not None
        reader.stdout.close()  # as `| head` does
        assert reader.stderr.read() == b""
