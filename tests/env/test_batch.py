"""Batches: the games of the facade, masks that are the legal codes, nothing hidden, new games, refusals."""

from typing import Any

import numpy as np
import pytest

import hexstead
from hexstead.core.actions import COUNTER, MAKE_OFFER
from hexstead.core.definition import definition
from hexstead.core.game import Game
from hexstead.core.kernel import draw_outcome
from hexstead.core.kernels import Kernel
from hexstead.env import layout
from hexstead.env.batch import Batch
from hexstead.env.kernel import CHANCE_A, CHANCE_B
from hexstead.errors import BadAction, BadOption, IllegalAction
from tests.play import GAMES

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


class Beside:
    """A plain game at the facade that is given what game i of a batch is given: its actions, and its dice."""

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
            self.game.apply_code(draw(self.game.state, self.game.engine.board_record, self.w), "chance")

    def step(self, code: int, random: np.ndarray) -> list[float]:
        """Do what the batch is about to do; the rewards."""
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


def lockstep(batch: Batch, steps: int) -> list[str]:
    """Play a batch and the facade side by side, compare everything after each step; how games ended."""
    beside = [Beside(batch, i) for i in range(batch.count)]
    for _ in range(steps):
        actions, random, before = batch.sample(), batch._random.copy(), [len(one.ended) for one in beside]
        wanted = [one.step(int(code), random) for one, code in zip(beside, actions, strict=True)]
        batch.step(actions)
        assert np.array_equal(batch.rewards, np.array(wanted, np.float32))
        for i, one in enumerate(beside):
            seat = one.game.to_act[0]
            assert isinstance(seat, int)
            assert batch.seats[i] == seat
            assert batch.state_bytes(i) == one.game.state_bytes()
            assert batch.observations[i].tobytes() == one.game.view(seat).masked.to_bytes()
            assert sorted(one.game.legal_codes(seat)) == np.flatnonzero(batch.masks[i]).tolist()
            last = one.ended[-1] if len(one.ended) > before[i] else None
            assert (batch.truncated[i], batch.terminated[i]) == (last == "cut", last in ("won", "drawn"))
    return [kind for one in beside for kind in one.ended]


def test_a_batch_plays_the_games_of_the_facade_and_begins_anew_where_they_are_cut(game):
    assert "cut" in lockstep(Batch(game, 4, seed=5, turns=12), 250)


def test_whole_games_are_won_alike(compiled):
    compiled("germany")
    batch = Batch("germany", 8, players=3, seed=8)
    while batch.records["halls_left"][:, :3].min() > 1:  # somebody is near the end
        batch.step(batch.sample())
    assert "won" in lockstep(batch, 300)


def test_games_depend_on_the_seed_alone(game):
    one, same, other = (after(Batch(game, 16, seed=seed), 100) for seed in (3, 3, 4))
    assert states(one) == states(same)
    assert not set(states(one)) & set(states(other))
    assert len(set(states(one))) == 16


def test_looking_at_samples_changes_no_dice(game):
    one, other = Batch(game, 8, seed=1), Batch(game, 8, seed=1)
    for _ in range(60):
        other.sample()
        actions = one.sample()
        one.step(actions)
        other.step(actions)
    assert states(one) == states(other)


def test_the_random_player_counts_all_offers_as_one(game):
    """Where only a few single actions stand beside many offers, offers must not crowd them out."""
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


def test_an_observation_does_not_depend_on_what_its_seat_may_not_know(game):
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


def test_observations_show_all_that_the_seat_may_know(game):
    batch = after(Batch(game, 16, seed=7), 150)
    hands = np.take_along_axis(batch._states["hand"], batch.seats[:, None, None].astype(int), 1)
    assert np.array_equal(np.take_along_axis(batch.records["hand"], batch.seats[:, None, None].astype(int), 1), hands)
    assert np.array_equal(batch.records["hand_size"], batch._states["hand_size"])
    assert batch.records["hand"].sum() == hands.sum() > 0
    assert not batch.records["stack"].any()


def test_an_illegal_action_names_game_and_rule_and_changes_nothing(game):
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


def test_what_is_no_row_of_codes_is_refused(game):
    batch = Batch(game, 4, seed=1)
    before = states(batch)
    for actions, sentence in (
        ([0, 0, 0], "a row of 4 codes, not int64 of shape"),
        ([0.5] * 4, "a row of 4 codes, not float64"),
        ([-1] * 4, f"Game 0: -1 is not a code from 0 to {batch.codes - 1}"),
        ([batch.codes] * 4, "is not a code from 0"),
    ):
        with pytest.raises(BadAction, match=sentence):
            batch.step(actions)
    with pytest.raises(BadAction, match="no seat 4"):
        batch.observe(4)
    assert states(batch) == before


def test_what_a_batch_cannot_be_is_told():
    with pytest.raises(BadOption, match="at least one game"):
        Batch(GAMES[0], 0)
    with pytest.raises(BadOption, match="runs compiled"):
        Batch(GAMES[0], 1, engine="plain")


def test_nobody_writes_into_what_a_batch_shows(game):
    batch = Batch(game, 2, seed=1)
    for array in (batch.observations, batch.records, batch.masks, batch.seats, batch.rewards, batch.terminated):
        assert not array.flags.writeable


def test_finished_games_wait_where_they_do_not_begin_anew(game):
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


def test_a_game_can_be_taken_out(game):
    batch = after(Batch(game, 3, seed=4), 40)
    taken = batch.to_game(1)
    assert taken.state_bytes() == batch.state_bytes(1)
    taken.apply_code(taken.legal_codes()[0])
    assert taken.state_bytes() != batch.state_bytes(1)
