"""Batches: same games as the public API, masks, hidden information, resets and errors."""

from typing import Any

import numpy as np
import pytest

import hexstead
from hexstead.core.actions import COUNTER, MAKE_OFFER
from hexstead.core.definition import definition
from hexstead.core.game import Game
from hexstead.core.kernel import Kernel, draw_outcome
from hexstead.env import layout
from hexstead.env.batch import Batch
from hexstead.env.batch_kernel import CHANCE_A, CHANCE_B
from hexstead.errors import BadAction, BadOption, IllegalAction
from tests.random_play import GAMES

pytestmark = pytest.mark.compiled
OUTCOME = Kernel("outcome", (draw_outcome,))  # type: ignore[arg-type]


@pytest.fixture(params=GAMES)
def game(request, compiled):
    compiled(request.param)
    return str(request.param)


def after(batch: Batch, steps: int) -> Batch:
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


def states(batch: Batch) -> list[bytes]:
    return [batch.state_bytes(i) for i in range(batch.count)]


class PlainGame:
    """A plain game that receives the actions and dice of game i of a batch."""

    def __init__(self, batch: Batch, i: int):
        self.batch, self.i = batch, i
        self.ended: list[str] = []
        self.w: Any = definition(batch.game).work()
        self.game: Game
        self.start()
        begun = self.game.engine.from_bytes(batch.state_bytes(i))
        self.game = Game(self.game.engine, begun, self.game.seats, None)

    def start(self) -> None:
        self.game = hexstead.new(self.batch.game, self.batch.players, options=self.batch.options)

    def chance(self) -> None:
        draw = self.game.engine.load(OUTCOME)["draw_outcome"]
        while self.game.to_act == ("chance",) and self.game.turn <= self.batch.turns:
            self.game.apply_code(draw(self.game.state, self.game.engine.board_struct, self.w), "chance")

    def step(self, code: int, random: np.ndarray) -> list[float]:
        """Apply the action that the batch is about to apply; return the rewards."""
        self.w.random_a, self.w.random_b = int(random[self.i, CHANCE_A]), int(random[self.i, CHANCE_B])
        self.game.apply_code(code)
        self.chance()
        result = self.game.result
        if result is None and self.game.turn <= self.batch.turns:
            return [0] * self.game.players
        self.ended.append(result["kind"] if result else "cut")
        winner, players = self.game.winner, self.game.players
        if self.batch.auto_reset:
            self.start()
            self.chance()
        if winner is None:
            return [0] * players
        return [1 if seat == winner else -1 / (players - 1) for seat in range(players)]


def compare(batch: Batch, steps: int) -> list[str]:
    """Step a batch and plain games together, compare everything after each step, and return how games ended."""
    plain = [PlainGame(batch, i) for i in range(batch.count)]
    for _ in range(steps):
        actions, random, before = batch.sample(), batch._random.copy(), [len(one.ended) for one in plain]
        wanted = [one.step(int(code), random) for one, code in zip(plain, actions, strict=True)]
        batch.step(actions)
        assert np.array_equal(batch.rewards, np.array(wanted, np.float32))
        for i, one in enumerate(plain):
            seat = one.game.to_act[0]
            assert isinstance(seat, int)
            assert batch.seats[i] == seat
            assert batch.state_bytes(i) == one.game.state_bytes()
            assert batch.observations[i].tobytes() == one.game.view(seat).masked.to_bytes()
            assert sorted(one.game.legal_codes(seat)) == np.flatnonzero(batch.masks[i]).tolist()
            last = one.ended[-1] if len(one.ended) > before[i] else None
            assert (batch.truncated[i], batch.terminated[i]) == (last == "cut", last in ("won", "drawn"))
    return [kind for one in plain for kind in one.ended]


def test_batch_equals_plain_games_and_restarts_truncated_ones(game):
    assert "cut" in compare(Batch(game, 4, seed=5, turns=12), 250)


def test_batch_and_plain_games_have_the_same_winners(compiled):
    compiled("germany")
    batch = Batch("germany", 8, players=3, seed=8)
    while batch.records["halls_left"][:, :3].min() > 1:  # a seat is close to winning
        batch.step(batch.sample())
    assert "won" in compare(batch, 300)


def test_games_depend_only_on_the_seed(game):
    one, same, other = (after(Batch(game, 16, seed=seed), 100) for seed in (3, 3, 4))
    assert states(one) == states(same)
    assert not set(states(one)) & set(states(other))
    assert len(set(states(one))) == 16


def test_sampling_does_not_change_the_dice(game):
    one, other = Batch(game, 8, seed=1), Batch(game, 8, seed=1)
    for _ in range(60):
        other.sample()
        actions = one.sample()
        one.step(actions)
        other.step(actions)
    assert states(one) == states(other)


def test_random_player_weights_all_offers_as_one(game):
    """Many offers must not crowd out a few other actions."""
    kinds = [kind for kind, _, _ in definition(game).actions.moves]
    batch = Batch(game, 64, seed=2)
    picked: list[tuple[bool, float]] = []
    for _ in range(400):
        actions = batch.sample()
        for i, code in enumerate(actions):
            legal = np.flatnonzero(batch.masks[i])
            offers = sum(kinds[c] in (MAKE_OFFER, COUNTER) for c in legal)
            if offers:
                picked.append((kinds[code] in (MAKE_OFFER, COUNTER), 1 / (len(legal) - offers + 1)))
        batch.step(actions)
    assert len(picked) > 1000
    expected = sum(chance for _, chance in picked)
    assert sum(offer for offer, _ in picked) == pytest.approx(expected, rel=0.15)


def test_observation_does_not_depend_on_hidden_information(game):
    batch = after(Batch(game, 32, seed=7), 150)
    for seat in range(4):
        before = batch.observe(seat)
        kept = batch._states.copy()
        turn = batch._states["turn_seat"] == seat
        for part in layout(game):
            field = batch._states[part.name]
            if part.who == "nobody":
                field += 3
            elif part.who == "turn":
                field[~turn] += 3
            elif part.who == "owner":
                field[:, [i for i in range(4) if i != seat]] += 3
        assert not np.array_equal(batch._states, kept)
        assert np.array_equal(batch.observe(seat), before)
        batch._states[:] = kept


def test_observation_contains_everything_visible_to_the_seat(game):
    batch = after(Batch(game, 16, seed=7), 150)
    hands = np.take_along_axis(batch._states["hand"], batch.seats[:, None, None].astype(int), 1)
    assert np.array_equal(np.take_along_axis(batch.records["hand"], batch.seats[:, None, None].astype(int), 1), hands)
    assert np.array_equal(batch.records["hand_size"], batch._states["hand_size"])
    assert batch.records["hand"].sum() == hands.sum() > 0
    assert not batch.records["stack"].any()


def test_illegal_action_names_game_and_rule_and_changes_nothing(game):
    batch = after(Batch(game, 8, seed=1), 30)
    before, seen = states(batch), batch.observations.copy()
    actions = batch.sample()
    actions[5] = np.flatnonzero(batch.masks[5] == 0)[0]
    with pytest.raises(IllegalAction, match=r"^Game 5, code") as refusal:
        batch.step(actions)
    assert refusal.value.rule in definition(game).rule_ids
    assert states(batch) == before
    assert np.array_equal(batch.observations, seen)
    batch.step(batch.sample())


def test_invalid_action_arrays_are_rejected(game):
    batch = Batch(game, 4, seed=1)
    before = states(batch)
    for actions, message in (
        ([0, 0, 0], "an array of 4 codes, not int64 of shape"),
        ([0.5] * 4, "an array of 4 codes, not float64"),
        ([-1] * 4, f"Game 0: -1 is not a code from 0 to {batch.codes - 1}"),
        ([batch.codes] * 4, "is not a code from 0"),
    ):
        with pytest.raises(BadAction, match=message):
            batch.step(actions)
    with pytest.raises(BadAction, match="no seat 4"):
        batch.observe(4)
    assert states(batch) == before


def test_invalid_batch_arguments_are_rejected():
    with pytest.raises(BadOption, match="at least one game"):
        Batch(GAMES[0], 0)
    with pytest.raises(BadOption, match="runs compiled"):
        Batch(GAMES[0], 1, engine="plain")


def test_arrays_are_read_only(game):
    batch = Batch(game, 2, seed=1)
    for array in (batch.observations, batch.records, batch.masks, batch.seats, batch.rewards, batch.terminated):
        assert not array.flags.writeable


def test_finished_games_wait_without_auto_reset(game):
    batch = Batch(game, 6, seed=4, turns=3, auto_reset=False)
    while not batch.done.all():
        batch.step(batch.sample())
    final = states(batch)
    assert (batch.seats == -1).all()
    assert not batch.masks.any()
    assert not batch.records["hand"].any()
    after(batch, 3)
    assert states(batch) == final
    batch.reset(np.arange(6) < 2)
    assert (batch.seats >= 0).tolist() == [True] * 2 + [False] * 4
    assert batch.done.tolist() == [False] * 2 + [True] * 4
    assert states(batch)[2:] == final[2:]


def test_game_can_be_copied_out_of_a_batch(game):
    batch = after(Batch(game, 3, seed=4), 40)
    taken = batch.to_game(1)
    assert taken.state_bytes() == batch.state_bytes(1)
    taken.apply_code(taken.legal_codes()[0])
    assert taken.state_bytes() != batch.state_bytes(1)
