"""The Gymnasium environment: Gymnasium's checker, hidden information, rewards and errors."""

import subprocess
import sys
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hexstead.bots.bot import HIDDEN, Seen, Sight, Terms
from hexstead.env.gym import SeatEnv
from hexstead.errors import BadAction, BadOption, HexsteadError, IllegalAction
from tests.random_play import GAMES

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


class Watcher:
    """A random bot that records what it sees."""

    name = "watcher"

    def __init__(self):
        self.games: list[tuple[Terms, int]] = []
        self.seen: list[Seen] = []
        self.sights: list[Sight] = []
        self.closed = 0

    def begin(self, terms, seat, seed):
        self.games.append((terms, seat))
        self.draw = Random(seed)

    def see(self, seen):
        self.seen.append(seen)

    def decide(self, sight):
        self.sights.append(sight)
        return self.draw.choice(list(sight.legal))

    def close(self):
        self.closed += 1


def seat_env(game, **terms):
    players = terms.get("players", 4)
    return SeatEnv(game, **{"opponents": [Watcher() for _ in range(players - 1)], "engine": "plain", **terms})


def played(env, seed):
    """Play a random game; return the result of the last step."""
    draw = Random(seed)
    _, info = env.reset(seed=seed)
    while True:
        step = env.step(draw.choice(np.flatnonzero(info["action_mask"]).tolist()))
        info = step[4]
        if step[2] or step[3]:
            return step


@pytest.mark.parametrize("game", GAMES)
def test_environment_passes_the_gymnasium_checker(game):
    name = f"hexstead/{game.capitalize()}-v1"
    check_env(gymnasium.make(name, engine="plain").unwrapped)
    check_env(gymnasium.make(name, engine="plain", encoding="flat", opponents="greenhorn@1").unwrapped)


@pytest.mark.compiled
def test_environment_passes_the_gymnasium_checker_with_default_settings(vector):
    vector("germany")
    check_env(gymnasium.make("hexstead/Germany-v1").unwrapped)


def test_make_with_module_name_needs_no_import():
    code = (
        "import gymnasium; e = gymnasium.make('hexstead.env.gym:hexstead/Germany-v1', engine='plain'); print(e.spec.id)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stdout == "hexstead/Germany-v1\n", done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_step_ends_when_the_seat_is_to_act(game):
    env = seat_env(game, seat=2, turns=12)
    seen, info = env.reset(seed=4)
    draw = Random(1)
    for _ in range(40):
        assert env.game.to_act[0] == 2
        assert env.observation_space.contains(seen)
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(env.game.legal_codes(2))
        assert seen["observation"].tolist() == env.game.view(2).masked.numbers()
        seen, reward, terminated, truncated, info = env.step(draw.choice(env.game.legal_codes(2)))
        assert reward == 0
        if terminated or truncated:
            break


def test_reward_depends_on_the_winner():
    seen_rewards = set()
    for seed in range(6):
        env = seat_env("germany", players=3, seat=1)
        _, reward, terminated, truncated, info = played(env, seed)
        assert (terminated, truncated) == (True, False)
        assert reward == {1: 1, None: 0}.get(info["winner"], -0.5)
        seen_rewards.add(reward)
    assert seen_rewards == {1, -0.5, 0}  # won, lost, drawn


@pytest.mark.parametrize("game", GAMES)
def test_game_at_the_turn_limit_is_truncated(game):
    env = seat_env(game, turns=4)
    seen, reward, terminated, truncated, _ = played(env, 1)
    assert (reward, terminated, truncated) == (0, False, True)
    assert seen["action_mask"].all()  # no mask is empty, and the next action is ignored
    with pytest.raises(BadAction, match="reset"):
        env.step(0)


@pytest.mark.parametrize("game", GAMES)
def test_opponents_see_every_action_without_hidden_information(game):
    env = seat_env(game, turns=25)
    played(env, 5)
    bots = list(env.bots.items())
    assert len({len(bot.seen) for _, bot in bots}) == 1
    assert len(bots[0][1].seen) == len(env.game.history)
    for seat, bot in bots:
        assert bot.games[0][1] == seat
        for sight in bot.sights:
            assert sight.seat == seat
            assert not any(any(hand) for other, hand in enumerate(sight.masked.hand) if other != seat)
            assert not any(sight.masked.stack)
    hidden = [seen for _, bot in bots for seen in bot.seen if any(HIDDEN in row for row in seen.rows)]
    assert hidden
    assert all(seen.move is None for seen in hidden)


@pytest.mark.parametrize("game", GAMES)
def test_illegal_action_raises_or_costs_a_penalty(game):
    env = seat_env(game, illegal="raise")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.game.state_bytes()
    with pytest.raises(IllegalAction, match=r"\([A-Z]-"):
        env.step(wrong)
    with pytest.raises(BadAction, match="not a code from 0"):
        env.step(-1)
    env.illegal, env.penalty = "penalty", 0.25
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-0.25, False, False)
    assert info["illegal"]
    assert env.game.state_bytes() == before


def test_equal_seeds_give_equal_games():
    ends = [played(seat_env("germany", turns=20), seed)[0]["observation"].tolist() for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]


def test_closing_the_environment_closes_the_bots():
    env = seat_env("germany")
    bots = list(env.bots.values())
    env.close()
    env.close()
    assert [bot.closed for bot in bots] == [1, 1, 1]


def test_invalid_arguments_are_rejected():
    for wrong, message in (
        ({"seat": 4}, "no seat 4"),
        ({"opponents": [Watcher()]}, "3 opponents"),
        ({"opponents": Watcher()}, "give a list of 3"),
        ({"illegal": "ignore"}, "must be 'raise' or 'penalty'"),
        ({"render_mode": "human"}, "ansi or svg"),
    ):
        with pytest.raises(BadOption, match=message):
            seat_env("germany", **wrong)
    with pytest.raises(HexsteadError, match="nobody"):
        seat_env("germany", opponents="nobody")
