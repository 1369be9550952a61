"""Steps per second of all environments in processor time, next to other environments if they are installed.

Run it alone with `pytest -s -o python_files='bench_*.py' tests/bench/bench_environments.py`. PettingZoo's classic games
are measured if `pygame`, `chess` and `networkx` can be imported. Catanatron's environment needs a virtual environment
of its own, and `CATANATRON_PYTHON` names its interpreter:

    python -m venv other && other/bin/pip install catanatron_gym
    CATANATRON_PYTHON=other/bin/python pytest -s -o python_files='bench_*.py' tests/bench/bench_environments.py
"""

import os
import subprocess
import time
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from hexstead.env.batch import Batch
from hexstead.env.gym import SeatEnv
from hexstead.env.pettingzoo import env as pettingzoo_env
from hexstead.env.vector import SeatVectorEnv
from hexstead.sim.reference_loops import slowness

GAMES = 1024  # of a batch or a vector environment
REPEATS = 5
# Steps per second that must be reached in Germany.
BUDGETS = {"vector": 150_000, "gymnasium": 8_000, "pettingzoo": 15_000, "batch": 1_500_000}


def best_rate(step, steps, per_call=1):
    """The best rate of several repeats, in processor time."""
    best = 0.0
    for _ in range(REPEATS):
        began = time.process_time()
        for _ in range(steps):
            step()
        best = max(best, steps * per_call / (time.process_time() - began))
    return best


def vector(game):
    made = SeatVectorEnv(game, GAMES, opponents="greenhorn@1")
    made.reset(seed=1)
    for _ in range(100):
        made.step(made.sample())
    return best_rate(lambda: made.step(made.sample()), 20, GAMES)


def batch(game):
    made = Batch(game, GAMES, seed=1)
    for _ in range(300):
        made.step(made.sample())
    return best_rate(lambda: made.step(made.sample()), 100, GAMES)


def one_seat(made, mask_of):
    """The rate of a Gymnasium environment with random legal actions."""
    draw = np.random.default_rng(1)
    state = list(made.reset(seed=1))

    def step():
        legal = mask_of(state)
        state[0], _, over, cut, state[1] = made.step(int(legal[draw.integers(len(legal))]))
        if over or cut:
            state[:] = made.reset()

    for _ in range(200):
        step()
    return best_rate(step, 500)


def gymnasium_seat(game):
    return one_seat(SeatEnv(game, opponents="random"), lambda state: np.flatnonzero(state[0]["action_mask"]))


def all_seats(made):
    """The rate of a PettingZoo environment with random legal actions."""
    draw = np.random.default_rng(1)
    made.reset(seed=1)

    def step():
        seen, _, over, cut, info = made.last()
        if over or cut:
            made.reset()
            return
        legal = np.flatnonzero(seen["action_mask"] if "action_mask" in seen else info["action_mask"])
        made.step(int(legal[draw.integers(len(legal))]))

    for _ in range(200):
        step()
    return best_rate(step, 500)


MEASURES = {
    "vector": vector,
    "gymnasium": gymnasium_seat,
    "pettingzoo": lambda game: all_seats(pettingzoo_env(game)),
    "batch": batch,
}


@pytest.mark.parametrize("name", MEASURES)
def test_environment_is_fast(name):
    wanted = BUDGETS[name]
    for _ in range(3):
        rate, slow = MEASURES[name]("germany"), slowness("compiled")
        print(f"\ngermany, {name}: {rate:,.0f} steps/s, budget {wanted:,}", end="")
        if rate * slow >= wanted:
            break
    else:
        pytest.fail(f"{name}: {rate:,.0f} steps/s instead of {wanted:,}")
    print(f"\namerica, {name}: {MEASURES[name]('america'):,.0f} steps/s", end="")


def test_catanatron():
    """Its environment needs an older Gymnasium than ours, so it runs with another interpreter."""
    interpreter = os.environ.get("CATANATRON_PYTHON")
    if interpreter is None:
        pytest.skip("CATANATRON_PYTHON names no interpreter with catanatron_gym")
    script = Path(__file__).with_name("catanatron_steps.py")
    done = subprocess.run([interpreter, script], capture_output=True, text=True, check=True, timeout=120)
    print(f"\ncatanatron, gymnasium: {int(done.stdout):,} steps/s", end="")


@pytest.mark.parametrize("name", ["chess_v6", "connect_four_v3", "tictactoe_v3"])
def test_classic_games_of_pettingzoo(name):
    pytest.importorskip("pygame")
    try:
        module = import_module(f"pettingzoo.classic.{name}")
    except ImportError as error:
        pytest.skip(str(error))
    print(f"\n{name}, pettingzoo: {all_seats(module.env()):,.0f} steps/s", end="")
