"""Vector environments: the same games on both back ends, levels inside the kernel, restarts, shaping and errors."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest

from hexstead.bots import make_bot
from hexstead.bots.bot import Sight, Terms
from hexstead.bots.decision_kernel import VALUE
from hexstead.core.common_fields import OVER
from hexstead.env import named
from hexstead.env.encoding import encoder, feature_names
from hexstead.env.graph import edges, graph_encoder
from hexstead.env.gym import MAX_ILLEGAL, SeatEnv
from hexstead.env.observation import layout
from hexstead.env.self_play import SelfPlay
from hexstead.env.tables import GameTable, KernelTable
from hexstead.env.vector import SeatVectorEnv
from hexstead.errors import BadAction, BadOption, IllegalAction
from tests.random_play import BUILT_IN, GAMES

ARRAYS = ("observations", "masks", "seats", "rewards", "values", "terminated", "truncated")


def stepped(env, steps):
    """Step with random legal codes; yield what each step returns."""
    for _ in range(steps):
        yield env.step(env.sample())


@pytest.mark.parametrize("game", GAMES)
def test_games_restart_and_no_mask_is_empty(game):
    env = SeatVectorEnv(game, 3, engine="plain", turns=8, opponents=["random", "greenhorn@1", "settler@1"])
    seen, _ = env.reset(seed=2)
    ended = 0
    for seen, _, terminated, truncated, infos in stepped(env, 40):
        assert env.observation_space.contains(seen)
        assert seen["action_mask"].any(1).all()
        assert np.array_equal(env.games.seats, env.seats)
        done = terminated | truncated
        ended += int(done.sum())
        assert ("final_obs" in infos) == done.any()
        if done.any():
            assert np.array_equal(infos["_final_obs"], done)
            assert infos["final_obs"]["action_mask"].all()
            finals = named(game, env.games.final_observations()[done])
            assert ((finals["turn"] > 8) | (finals["phase"] == OVER)).all()
    assert ended > 2


@pytest.mark.parametrize("game", GAMES)
def test_masks_and_observations_are_those_of_the_agents_seat(game):
    env = SeatVectorEnv(game, 4, engine="plain", encoding="state", turns=30, opponents="random")
    env.reset(seed=5)
    for seen, *_ in stepped(env, 15):
        for i, seat in enumerate(env.seats.tolist()):
            game_now = env.games.game(i)
            assert game_now.to_act[0] == seat == i
            assert np.flatnonzero(seen["action_mask"][i]).tolist() == sorted(game_now.legal_codes(seat))
            assert seen["observation"][i].tolist() == game_now.view(seat).masked.numbers()


@pytest.mark.compiled
def test_compiled_and_plain_environments_play_the_same_games(vector):
    vector("germany")
    opponents = ["random", "greenhorn@1", "settler@1"]
    one, two = (
        SeatVectorEnv("germany", 4, engine=engine, opponents=opponents, turns=12, shaping=0.5, gamma=0.9)
        for engine in ("plain", "fast")
    )
    first, _ = one.reset(seed=3)
    second, _ = two.reset(seed=3)
    for _ in range(40):
        assert np.array_equal(first["observation"], second["observation"])
        assert np.array_equal(first["action_mask"], second["action_mask"])
        codes = one.sample()
        assert np.array_equal(codes, two.sample())
        plain, fast = one.step(codes), two.step(codes)
        first, second = plain[0], fast[0]
        for at in (1, 2, 3):
            assert np.array_equal(plain[at], fast[at])  # type: ignore[arg-type]
        assert plain[4].keys() == fast[4].keys()
    for name in ARRAYS:
        assert np.array_equal(getattr(one.games, name), getattr(two.games, name))


@pytest.mark.parametrize("game", BUILT_IN)
def test_levels_inside_the_kernel_decide_like_bots_outside(game):
    env = SeatEnv(game, seat=2, opponents="settler@1", engine="plain")
    assert isinstance(env._table, KernelTable)
    _, info = env.reset(seed=7)
    draw = np.random.default_rng(1)
    for _ in range(8):
        _, _, _, _, info = env.step(int(draw.choice(np.flatnonzero(info["action_mask"]))))
    played, bot = env.game, make_bot("settler@1", "plain")
    replayed = type(played)(played.engine, played.engine.start(), played.seats, None)
    terms, decided = Terms.of(played), 0
    for seat, move in played.entries:
        if seat < 4 and seat != 2:
            legal = replayed.legal_codes(seat)
            if len(legal) > 1:
                bot.begin(terms, seat, 1)
                assert bot.decide(Sight(terms, seat, replayed.masked(seat), legal)) == move
                decided += 1
        assert isinstance(move, int)
        replayed.apply_code(move, "chance" if seat == 4 else seat)
    assert decided > 10
    assert replayed.state_bytes() == played.state_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_encoding_is_relative_to_the_seat_and_hides_what_the_seat_cannot_know(game):
    env = SeatVectorEnv(game, 4, engine="plain", turns=30, opponents="random")
    env.reset(seed=5)
    seen = list(stepped(env, 12))[-1][0]
    names = feature_names(game)
    assert len(names) == len(set(names)) == encoder(game).size == seen["observation"].shape[1]
    at = {name: i for i, name in enumerate(names)}
    assert not any(name.startswith("stack.") for name in names)
    for i, seat in enumerate(env.seats.tolist()):
        state, row = env.games.game(i).state, seen["observation"][i]
        for resource, count in enumerate(state.hand[seat]):
            assert row[at[f"hand.0.{resource}"]] == pytest.approx(np.log2(1 + count) / 4)
            assert row[at[f"hand.1.{resource}"]] == 0
        for other in range(4):
            size = state.hand_size[(seat + other) % 4]
            assert row[at[f"hand_size.{other}"]] == pytest.approx(np.log2(1 + size) / 4)
            assert row[at[f"turn_seat={other}"]] == (state.turn_seat == (seat + other) % 4)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [3, 4])
def test_kernel_encodes_like_numpy(players, vector):
    vector("germany")
    env = SeatVectorEnv("germany", 16, players=players, turns=100, opponents="random")
    env.reset(seed=1)
    seen = list(stepped(env, 60))[-1][0]
    wanted = encoder("germany", players).encode(env.games.observations, env.seats)
    assert np.array_equal(seen["observation"], wanted)
    assert wanted.any(0).sum() > 100


def test_shaping_adds_the_change_of_the_evaluation():
    env = SeatVectorEnv("germany", 4, engine="plain", turns=8, opponents="random", shaping=0.5)
    env.reset(seed=4)
    bot = make_bot("settler@1", "plain")
    total, start = np.zeros(4), env._potentials.copy()
    for _, rewards, terminated, truncated, infos in stepped(env, 50):
        total += rewards - infos["outcome"]
        done = terminated | truncated
        for i in np.flatnonzero(done):
            assert total[i] == pytest.approx(-start[i])  # the potential after the end is 0
        total[done], start[done] = 0, env._potentials[done]
        assert total == pytest.approx(env._potentials - start)
    made = env.games.game(1)
    bot.begin(Terms.of(made), 1, 1)
    session = bot.session  # type: ignore[attr-defined]
    session.look(made.masked(1), [0])
    assert env.games.values[1] == session.ask(VALUE)


def test_potential_can_be_a_function_of_the_observation():
    def halls_built(seen, seats):
        return 10 - np.take_along_axis(seen["halls_left"], seats[:, None].astype(int), 1)[:, 0]

    env = SeatVectorEnv("germany", 3, engine="plain", opponents="random", shaping=0.1, potential=halls_built)
    env.reset(seed=1)
    for _ in stepped(env, 5):
        left = [env.games.game(i).state.halls_left[i] for i in range(3)]
        assert env._potentials.tolist() == pytest.approx([0.1 * (10 - n) for n in left])


def test_illegal_codes_cost_a_penalty_or_raise():
    env = SeatVectorEnv("germany", 3, engine="plain", penalty=0.25)
    seen, _ = env.reset(seed=1)
    codes = env.sample()
    codes[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    before = env.games.game(1).state_bytes()
    _, rewards, terminated, truncated, infos = env.step(codes)
    assert rewards.tolist() == [0, -0.25, 0]
    assert infos["illegal"].tolist() == [False, True, False]
    assert not (terminated | truncated).any()
    assert env.games.game(1).state_bytes() == before
    strict = SeatVectorEnv("germany", 3, engine="plain", illegal="raise")
    seen, _ = strict.reset(seed=1)
    codes = strict.sample()
    codes[2] = int(np.flatnonzero(seen["action_mask"][2] == 0)[0])
    states = [strict.games.game(i).state_bytes() for i in range(3)]
    with pytest.raises(IllegalAction, match=r"^Game 2, code"):
        strict.step(codes)
    assert [strict.games.game(i).state_bytes() for i in range(3)] == states
    with pytest.raises(BadAction, match="an array of 3 codes"):
        strict.step([0.5] * 3)


def test_endless_illegal_actions_truncate_a_game():
    env = SeatEnv("germany", engine="plain")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    cut = [env.step(wrong)[3] for _ in range(MAX_ILLEGAL)]
    assert cut == [False] * (MAX_ILLEGAL - 1) + [True]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"num_envs": 0}, "at least one"),
        ({"seat": 4}, 'must be "all" or from 0 to 3'),
        ({"engine": "wasm"}, "plain or fast"),
        ({"opponents": "baron"}, "'baron' cannot play inside the kernel"),
        ({"opponents": ["random"]}, "3 opponents"),
        ({"encoding": "planes"}, "state or flat or graph"),
        ({"illegal": "ignore"}, "'raise' or 'penalty'"),
        ({"turns": 3}, "at least 4, not 3"),
        ({"render_mode": "human"}, "rgb_array"),
    ],
)
def test_invalid_arguments_are_rejected(wrong, message):
    with pytest.raises(BadOption, match=message):
        SeatVectorEnv("germany", **{"num_envs": 2, "engine": "plain", **wrong})


def test_environment_is_registered():
    import hexstead.env.gym

    assert hexstead.env.gym
    env = gymnasium.make_vec("hexstead/Germany-v1", num_envs=3, engine="plain", seat=1)
    assert isinstance(env.unwrapped, SeatVectorEnv)
    env.reset(seed=1)
    assert env.unwrapped.seats.tolist() == [1, 1, 1]


def test_games_depend_only_on_the_seed():
    def states(seed):
        env = SeatVectorEnv("germany", 3, engine="plain")
        env.reset(seed=seed)
        for _ in stepped(env, 5):
            pass
        return [env.games.game(i).state_bytes() for i in range(3)]

    assert states(1) == states(1)
    assert not set(states(1)) & set(states(2))


@pytest.mark.compiled
@pytest.mark.parametrize("how", [copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))])
@pytest.mark.parametrize("engine", ["plain", "fast"])
def test_copies_continue_like_the_original(how, engine, vector):
    vector("germany")
    env = SeatVectorEnv("germany", 3, engine=engine, turns=10, shaping=1.0)
    env.reset(seed=2)
    games = SelfPlay("germany", 3, seed=2, engine=engine)
    other, other_games = how(env), how(games)
    for _ in range(10):
        codes = env.sample()
        first, second = env.step(codes), other.step(codes)
        assert np.array_equal(first[0]["observation"], second[0]["observation"])
        assert np.array_equal(first[1], second[1])
        codes = games.sample()
        games.step(codes)
        other_games.step(codes)
        assert np.array_equal(games.observations, other_games.observations)
    assert np.array_equal(env.reset(seed=4)[0]["observation"], other.reset(seed=4)[0]["observation"])


@pytest.mark.parametrize("game", GAMES)
def test_self_play_shows_the_seat_to_act(game):
    games = SelfPlay(game, 2, seed=1, engine="plain", turns=4)
    ended = 0
    for n in range(400):
        now = games.games.game(n % 2)
        assert now.to_act[0] == games.seats[n % 2]
        assert np.flatnonzero(games.masks[n % 2]).tolist() == sorted(now.legal_codes())
        games.step(games.sample())
        ended += int(games.done.sum())
        if ended:
            break
    assert ended
    assert games.observations.shape == (2, games.size)


def test_seat_environment_offers_masks_encodings_and_pictures():
    env = SeatEnv("germany", engine="plain", encoding="flat", render_mode="rgb_array", shaping=1.0)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.action_masks().dtype == bool
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
    picture = env.render()
    assert picture.shape[1:] == (800, 3)
    assert picture.dtype == np.uint8
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 50
    reward = env.step(int(np.flatnonzero(info["action_mask"])[0]))[1]
    assert reward == pytest.approx(env._potential - first_potential())


def first_potential():
    again = SeatEnv("germany", engine="plain", shaping=1.0)
    again.reset(seed=1)
    return again._potential


def test_bots_that_need_their_history_play_move_by_move():
    env = SeatEnv("germany", opponents=["random", "baron:worlds=1", "random"], engine="plain")
    assert isinstance(env._table, GameTable)
    with pytest.raises(BadOption, match="inside the kernel"):
        SeatEnv("germany", opponents="baron:worlds=1", engine="plain", shaping=1.0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [3, 4])
def test_graph_arranges_every_float_of_the_flat_encoding_once(game, players):
    graph = graph_encoder(game, players)
    flat = np.arange(1, graph.flat.size + 1, dtype=np.float32)[None]
    arranged = graph.arrange(flat)
    found = np.concatenate([part.ravel() for part in arranged.values()])
    assert sorted(found[found > 0].tolist()) == flat[0].tolist()
    assert {kind: part.shape[1:] for kind, part in arranged.items()} == graph.shapes()
    assert graph.sizes["seats"] == players


@pytest.mark.parametrize("game", BUILT_IN)
def test_graph_has_pieces_where_they_are_and_seats_in_order(game):
    env = SeatVectorEnv(game, 4, engine="plain", turns=30, opponents="random", encoding="graph")
    env.reset(seed=5)
    seen = list(stepped(env, 12))[-1][0]
    assert env.observation_space.contains(seen)
    features = graph_encoder(game).features
    kind, owner, robber = "paths", *{"america": ("rail_owner", "outlaw"), "germany": ("road_owner", "goetz")}[game]
    for i, seat in enumerate(env.seats.tolist()):
        state = env.games.game(i).state
        built = [place for place, of in enumerate(getattr(state, owner)) if of == seat]
        own = features[kind].index(f"{owner}=0")
        assert np.flatnonzero(seen["observation"][kind][i, :, own]).tolist() == built
        at = features["hexes"].index(robber)
        assert np.flatnonzero(seen["observation"]["hexes"][i, :, at]).tolist() == [getattr(state, robber)]
        turn = seen["observation"]["seats"][i, :, features["seats"].index("turn_seat")]
        assert turn.argmax() == (state.turn_seat - seat) % 4


@pytest.mark.parametrize("game", GAMES)
def test_edges_connect_paths_and_hexes_with_their_intersections(game):
    sizes = graph_encoder(game).sizes
    path, node = edges(game, "paths")
    assert np.bincount(path).tolist() == [2] * sizes["paths"]
    hexes, corner = edges(game, "hexes")
    assert hexes.max() == sizes["hexes"] - 1
    assert np.bincount(hexes).max() == 6
    assert max(node.max(), corner.max()) < sizes["nodes"]
    with pytest.raises(BadOption, match="no edges from 'seats'"):
        edges(game, "seats")


def test_choice_of_payouts_is_relative_to_the_seat():
    names = feature_names("america")
    made = encoder("america")
    first = names.index("routes.0")
    sources = made.sources[:, [number.offset for number in made.numbers].index(first)]
    part = next(part for part in layout("america") if part.name == "routes")
    assert (sources - part.offset).tolist() == [0, 1, 2, 3]


def test_seat_environment_has_the_graph_encoding():
    env = SeatEnv("germany", engine="plain", encoding="graph", opponents="random")
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
