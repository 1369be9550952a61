"""The PettingZoo environment: PettingZoo's API tests, full games, hidden information and errors."""

from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from hexstead.env.pettingzoo import env, raw_env
from hexstead.errors import BadAction, BadOption, IllegalAction
from tests.random_play import GAMES

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # api_test warns about dict observations


def played(made, seed, limit=100_000):
    """Play a random game; return the last reward, termination and truncation of each agent."""
    draw, ends = Random(seed), {}
    made.reset(seed=seed)
    for agent in made.agent_iter(limit):
        seen, reward, terminated, truncated, _ = made.last()
        if terminated or truncated:
            ends[agent] = (reward, terminated, truncated)
            made.step(None)
        else:
            made.step(draw.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return ends


@pytest.mark.parametrize("game", GAMES)
def test_environment_passes_the_pettingzoo_tests(game, capsys):
    api_test(env(game, seed=1, turns=20, engine="plain"), num_cycles=300)
    seed_test(lambda: env(game, engine="plain"), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [3, 4])
def test_game_at_the_turn_limit_is_truncated_without_rewards(game, players):
    ends = played(env(game, players=players, turns=5, engine="plain"), seed=3)
    assert ends == {f"seat_{seat}": (0, False, True) for seat in range(players)}


def test_winner_gains_what_the_others_lose():
    made = env("germany", players=3, engine="plain")
    ends = played(made, seed=2)
    assert made.unwrapped.game.winner is not None
    for seat in range(3):
        assert ends[f"seat_{seat}"] == (1 if seat == made.unwrapped.game.winner else -0.5, True, False)


@pytest.mark.parametrize("game", GAMES)
def test_selected_agent_is_the_first_to_act_and_alone_has_legal_codes(game):
    made = raw_env(game, seed=6, engine="plain")
    made.reset()
    draw = Random(1)
    for _ in range(150):
        assert made.agent_selection == f"seat_{made.game.to_act[0]}"
        for seat, agent in enumerate(made.agents):
            seen = made.observe(agent)
            legal = made.game.legal_codes(seat) if agent == made.agent_selection else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal)
            assert made.observation_space(agent).contains(seen)
            assert seen["observation"].tolist() == made.game.view(seat).masked.numbers()
        made.step(draw.choice(made.game.legal_codes()))


@pytest.mark.parametrize("game", GAMES)
def test_illegal_action_names_its_rule_and_changes_nothing(game):
    made = raw_env(game, seed=6, engine="plain")
    made.reset()
    before = made.game.state_bytes()
    wrong = int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"\([A-Z]-"):
        made.step(wrong)
    with pytest.raises(BadAction, match="not a code from 0"):
        made.step(made.game.definition.actions.seat_codes)
    assert made.game.state_bytes() == before


def test_name_contains_game_and_version():
    assert env("america", engine="plain").metadata["name"] == "hexstead_america_v1"
    assert raw_env("germany", engine="plain").metadata["name"] == "hexstead_germany_v1"


def test_game_is_rendered_as_text_or_svg():
    for mode, start in (("ansi", "<germany, 4 players"), ("svg", "<svg")):
        made = env("germany", render_mode=mode, engine="plain")
        made.reset(seed=1)
        assert made.render().startswith(start)
    with pytest.raises(BadOption, match="ansi or svg"):
        raw_env("germany", render_mode="human")


def test_games_depend_only_on_the_first_seed():
    def series(**seed):
        made = raw_env("germany", engine="plain", **seed)
        found = []
        for _ in range(3):
            made.reset()
            found.append(made.game.state_bytes())
        return found

    assert series(seed=1) == series(seed=1) != series(seed=2)
    assert len(set(series(seed=1))) == 3
