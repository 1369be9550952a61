"""Learn with MaskablePPO of sb3-contrib against three frozen Greenhorns inside the kernel.

pip install "hexstead[env]" sb3-contrib
python examples/maskable_ppo.py

`SeatsForSb3` adapts a `SeatVectorEnv` to the vector environments of Stable-Baselines3; the rest is the library's.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from hexstead.env.vector import SeatVectorEnv

SHAPING = 0.2  # reward for a rise of the evaluation by one point
GAMMA = 0.95


class SeatsForSb3(VecEnv):
    """A vector environment of Stable-Baselines3 over a `SeatVectorEnv`; masks come from `action_masks`."""

    def __init__(self, env):
        self.env = env
        observations = env.single_observation_space["observation"]
        super().__init__(env.num_envs, observations, spaces.Discrete(int(env.single_action_space.n)))

    def reset(self):
        seen, _ = self.env.reset(seed=self._seeds[0])
        self._reset_seeds()
        return seen["observation"]

    def step_async(self, actions):
        self.codes = actions

    def step_wait(self):
        seen, rewards, terminated, truncated, infos = self.env.step(self.codes)
        done = terminated | truncated
        notes = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(done):
            final = infos["final_obs"]["observation"][i]
            notes[i] = {"terminal_observation": final, "TimeLimit.truncated": bool(truncated[i])}
        return seen["observation"], rewards.astype(np.float32), done, notes

    def env_method(self, method_name, *arguments, indices=None, **named):
        return list(getattr(self.env, method_name)(*arguments, **named))

    def has_attr(self, attr_name):
        return hasattr(self.env, attr_name)

    def get_attr(self, attr_name, indices=None):
        return [getattr(self.env, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name, value, indices=None):
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * self.num_envs

    def close(self):
        self.env.close()


def win_share(model, game, games, seed):
    """The share of games that the model wins against three Greenhorns, rotating through the seats."""
    env = SeatVectorEnv(game, games, opponents="greenhorn@1")
    seen, _ = env.reset(seed=seed)
    won, playing = np.zeros(games, bool), np.ones(games, bool)
    while playing.any():
        codes = seen["action_mask"].argmax(1)
        rows = np.flatnonzero(playing)
        masks = seen["action_mask"][rows].astype(bool)
        codes[rows] = model.predict(seen["observation"][rows], action_masks=masks)[0]
        seen, rewards, terminated, truncated, _ = env.step(codes)
        won |= playing & (rewards > 0)
        playing &= ~(terminated | truncated)
    return float(won.mean())


class Curve(BaseCallback):
    """Measures the model at intervals of processor time, which exclude the measurements, and stops the training."""

    def __init__(self, options):
        super().__init__()
        self.options, self.points = options, []
        self.spent, self.due, self.since = 0.0, 0.0, 0.0

    def _on_training_start(self):
        self.since = time.process_time()
        self._measure()

    def _on_step(self):
        return self.spent < 60 * self.options.minutes

    def _on_rollout_start(self):
        self.spent += time.process_time() - self.since
        if self.spent >= self.due or self.spent >= 60 * self.options.minutes:
            self._measure()
        self.since = time.process_time()

    def _measure(self):
        share = win_share(self.model, self.options.game, self.options.games, 1000 + len(self.points))
        self.points.append({"seconds": round(self.spent), "decisions": self.num_timesteps, "share": share})
        print(f"{self.spent:5.0f} s, {self.num_timesteps:,} decisions: wins {share:.1%}", flush=True)
        self.options.out.with_suffix(".json").write_text(json.dumps(self.points), encoding="utf-8")
        self.due = self.spent + self.options.every
        self.since = time.process_time()


def main():
    parser = argparse.ArgumentParser(description="Learn with MaskablePPO against three Greenhorns.")
    parser.add_argument("--game", default="germany")
    parser.add_argument("--minutes", type=float, default=12, help="processor time for learning")
    parser.add_argument("--count", type=int, default=128, help="number of parallel games")
    parser.add_argument("--every", type=float, default=90, help="seconds of processor time between measurements")
    parser.add_argument("--games", type=int, default=200, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("maskable_ppo.zip"))
    options = parser.parse_args()
    torch.set_num_threads(1)
    env = SeatVectorEnv(options.game, options.count, opponents="greenhorn@1", shaping=SHAPING, gamma=GAMMA)
    model = MaskablePPO(
        "MlpPolicy",
        SeatsForSb3(env),
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        gamma=GAMMA,
        ent_coef=0.005,
        learning_rate=1e-3,
        policy_kwargs={"net_arch": [96]},
        seed=options.seed,
        device="cpu",
    )
    model.learn(10**12, callback=Curve(options))
    model.save(options.out)


if __name__ == "__main__":
    main()
