"""Pickles and deep copies of every public object: equal to the original, independent of it, on every back end."""

import copy
import json
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

import gymnasium
import numpy as np
import pytest

import hexstead
from hexstead.board import load_map, shipped_map
from hexstead.bots import make_bot
from hexstead.bots.bot import Sight, Terms
from hexstead.core.terms import map_of
from hexstead.env.batch import Batch
from hexstead.env.gym import SeatEnv
from hexstead.env.pettingzoo import env
from hexstead.errors import BadMap, BadPosition, IllegalAction
from hexstead.sim.playout import play_out
from hexstead.sim.random_games import Run
from tests.random_play import BUILT_IN, GAMES, warm

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
HOW = {"pickle": lambda value: pickle.loads(pickle.dumps(value)), "deepcopy": copy.deepcopy}
both_ways = pytest.mark.parametrize("how", HOW.values(), ids=HOW)


def begun(game, engine="plain", decisions=60, **terms):
    warm(game, engine)
    made = hexstead.new(game, seed=5, engine=engine, **terms)
    play_out(made, Random(1), decisions)
    return made


@both_ways
@pytest.mark.parametrize("engine", ["plain", "fast", "strict", "wasm"])
@pytest.mark.parametrize("game", GAMES)
def test_copy_of_a_game_continues_like_the_original(game, engine, how):
    if engine == "wasm":
        pytest.importorskip("wasmtime")
    made = begun(game, engine)
    made.view(0).to_json()  # fills the caches of the names
    made.undo(3)
    other = how(made)
    assert other.engine is made.engine
    assert other.record(proof=True) == made.record(proof=True)
    assert other.state_bytes() == made.state_bytes()
    before = made.state_bytes()
    play_out(other, Random(2), 40)
    assert made.state_bytes() == before != other.state_bytes()
    play_out(made, Random(2), 40)
    assert made.record(proof=True) == other.record(proof=True)
    assert [event.to_json() for event in made.events_since(0)] == [event.to_json() for event in other.events_since(0)]


@both_ways
@pytest.mark.parametrize("engine", ["plain", "fast", "strict"])
@pytest.mark.parametrize("game", GAMES)
def test_states_views_actions_and_events_can_be_copied(game, engine, how):
    made = begun(game, engine)
    state = how(made.state)
    assert state == made.state
    assert type(state) is type(made.state)
    view = made.view(1)
    assert how(view).to_json() == view.to_json()
    assert how(made.legal()) == made.legal()
    assert how(made.history) == made.history
    assert list(how(made.events_since(0, viewer=0))) == list(made.events_since(0, viewer=0))
    assert how(made.definition) is made.definition
    assert how(Terms.of(made)).engine(engine) is Terms.of(made).engine(engine)


@both_ways
def test_shipped_maps_stay_the_same_object_and_custom_maps_keep_their_data(how):
    game = BUILT_IN[0]
    shipped = shipped_map(game)
    assert how(shipped) is shipped
    former = map_of(hexstead.new(game).definition, 1)
    assert how(former) is former
    custom = how(load_map(shipped.data))
    assert custom is not shipped
    assert json.dumps(custom.data) == json.dumps(shipped.data)
    made = begun(game, board=load_map(shipped.data))
    assert how(made).record() == made.record()


@both_ways
@pytest.mark.parametrize(
    ("error", "attributes"),
    [
        (IllegalAction("X-1", "No.", {"type": "roll"}), ("rule", "sentence", "action")),
        (BadMap(["One.", "Two."]), ("faults",)),
        (BadPosition(["One."]), ("faults",)),
    ],
)
def test_exceptions_can_be_copied(error, attributes, how):
    other = how(error)
    assert str(other) == str(error)
    assert [getattr(other, name) for name in attributes] == [getattr(error, name) for name in attributes]


@both_ways
@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_copy_of_a_batch_continues_like_the_original(game, how, compiled):
    compiled(game)
    batch = Batch(game, 6, seed=3, turns=40)
    for _ in range(30):
        batch.step(batch.sample())
    other = how(batch)
    for _ in range(60):
        actions = batch.sample()
        assert np.array_equal(actions, other.sample())
        before = other.observations.copy()
        batch.step(actions)
        assert np.array_equal(other.observations, before)
        other.step(actions)
        for name in ("observations", "masks", "seats", "rewards", "terminated", "truncated"):
            assert np.array_equal(getattr(batch, name), getattr(other, name))
    assert not other.observations.flags.writeable


@both_ways
@pytest.mark.compiled
@pytest.mark.parametrize("opponents", ["random", "greenhorn", "settler", "baron:worlds=2"])
def test_copy_of_a_seat_environment_continues_like_the_original(opponents, how, vector):
    vector("germany")
    made = SeatEnv("germany", opponents=opponents, turns=6)
    made.reset(seed=4)
    made.step(int(np.flatnonzero(made._observe()[1]["action_mask"])[0]))
    other = how(made)
    for _ in range(12):
        action = int(np.flatnonzero(made._observe()[1]["action_mask"])[-1])
        one, two = made.step(action), other.step(action)
        assert np.array_equal(one[0]["observation"], two[0]["observation"])
        assert one[1:4] == two[1:4]
        if one[2] or one[3]:
            break
    assert made.game.state_bytes() == other.game.state_bytes()
    first, second = made.reset()[0], other.reset()[0]
    assert np.array_equal(first["observation"], second["observation"])


@both_ways
@pytest.mark.parametrize("game", GAMES)
def test_copy_of_a_pettingzoo_environment_continues_like_the_original(game, how):
    made = env(game, seed=3, engine="plain")
    made.reset()
    other = how(made)
    for _ in range(40):
        seen = made.last()[0]
        assert np.array_equal(seen["observation"], other.last()[0]["observation"])
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        made.step(action)
        other.step(action)
    assert made.unwrapped.game.state_bytes() == other.unwrapped.game.state_bytes()


@both_ways
@pytest.mark.parametrize("spec", ["random", "greenhorn", "settler", "baron:worlds=2"])
def test_copy_of_a_bot_decides_like_the_original_on_the_plain_back_end(spec, how):
    made = begun("germany", decisions=10)
    seat, terms = made.to_act[0], Terms.of(made)
    assert isinstance(seat, int)
    bot = make_bot(spec, "plain")
    bot.begin(terms, seat, 7)
    if spec.startswith("baron"):
        for other_seat, move, rows in made.steps():
            from hexstead.bots.bot import seen_by

            bot.see(seen_by(made.engine, seat, other_seat, move, rows))
    other = how(bot)
    sight = Sight(terms, seat, made.masked(seat), made.legal_codes(seat))
    assert bot.decide(sight) == other.decide(sight)


def test_running_program_cannot_be_copied_and_says_so():
    bot = make_bot("cmd: python examples/bots/greedy.py")
    assert copy.deepcopy(bot).name == bot.name  # not started yet
    bot.begin(Terms.of(hexstead.new("germany")), 0, 1)
    with pytest.raises(TypeError, match="because it is a running program"):
        pickle.dumps(bot)
    bot.close()


@pytest.mark.compiled
def test_copy_of_a_simulation_plays_the_same_games():
    warm("germany", "fast")
    run = Run("germany", seed=3)
    run.play(2)
    other = pickle.loads(pickle.dumps(run._games))
    assert other.play(9, 4).state == run._games.play(9, 4).state


def _digest(value):
    """Convert an object to plain data in a spawned process, for comparison."""
    if isinstance(value, hexstead.Game):
        play_out(value, Random(3), 30)
        return value.record(proof=True)
    if isinstance(value, Batch):
        value.step(value.sample())
        return [value.state_bytes(i) for i in range(value.count)]
    if isinstance(value, SeatEnv):
        return value.game.state_bytes(), value.reset(seed=8)[0]["observation"].tolist()
    if isinstance(value, hexstead.View):
        return value.to_json()
    value.reset(seed=8)
    return value.last()[0]["observation"].tolist()


@pytest.mark.compiled
def test_objects_reach_a_spawned_process(vector, compiled):
    vector("germany")
    compiled("germany")
    seat_env = SeatEnv("germany", opponents="greenhorn")
    seat_env.reset(seed=1)
    objects = [
        begun("germany"),
        begun("germany", "fast"),
        begun("germany").view(0),
        Batch("germany", 3, seed=1),
        seat_env,
        env("germany", engine="plain"),
    ]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        found = list(pool.map(_digest, objects))
    assert found == [_digest(value) for value in objects]


def test_eight_environments_run_in_processes():
    makers = [partial(SeatEnv, "germany", seat=i % 4, engine="plain", illegal="penalty") for i in range(8)]
    made = gymnasium.vector.AsyncVectorEnv(makers, context="spawn")
    try:
        seen, infos = made.reset(seed=1)
        draw = np.random.default_rng(1)
        for _ in range(5):
            assert seen["action_mask"].any(axis=1).all()
            actions = [draw.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
            seen, _, _, _, infos = made.step(np.array(actions))
            assert "illegal" not in infos
        assert len({row.tobytes() for row in seen["observation"]}) == 8
    finally:
        made.close()
