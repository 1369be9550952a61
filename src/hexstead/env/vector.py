"""Many games as one Gymnasium vector environment: an agent at one seat of each, bots inside the kernel at the others.

A finished game restarts in the same step (AutoresetMode.SAME_STEP), so every observation has a legal action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from ..bots.levels import LEVELS
from ..core.names import short_repr
from ..errors import BadOption, needs
from .graph import graph_encoder
from .gym import EVALUATION, opponents_by_seat
from .kernel_games import ENGINES, Encodings, KernelGames, plays_in_games
from .observation import TURNS, Numbers, Observer, named, terms_of

with needs("env"):
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from .spaces import check_encoding, check_render_mode, observation_space, render

Observation = dict[str, Numbers]
Potential = Callable[[Numbers, Numbers], Numbers]


class SeatVectorEnv(VectorEnv[Observation, Numbers, Numbers]):
    """The arguments are those of `SeatEnv`, with these differences.

    `seat` can be "all": game i then has its agent at seat i modulo `players`. `opponents` are levels that play inside
    the kernel. `potential` replaces the evaluation for shaping: a function of the observations, as a structured array
    (see `named`), and of the agents' seats; it returns one number per game.
    """

    metadata = {  # noqa: RUF012 (Gymnasium's way)
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": ["svg", "rgb_array"],
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: int | str = "all",
        opponents: str | Sequence[str] = "greenhorn@1",
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        turns: int = TURNS,
        engine: str = "fast",
        illegal: str = "penalty",
        penalty: float = 0.01,
        render_mode: str | None = None,
        encoding: str = "flat",
        shaping: float = 0.0,
        gamma: float = 1.0,
        potential: Potential | None = None,
    ):
        if type(num_envs) is not int or num_envs < 1:
            raise BadOption(f"There must be at least one environment, not {short_repr(num_envs)}.")
        if engine not in ENGINES:
            raise BadOption(f"The engine must be {' or '.join(ENGINES)}, not {short_repr(engine)}.")
        if seat != "all" and (type(seat) is not int or not 0 <= seat < players):
            raise BadOption(f'The seat must be "all" or from 0 to {players - 1}, not {short_repr(seat)}.')
        if illegal not in ("raise", "penalty"):
            raise BadOption(f"`illegal` must be 'raise' or 'penalty', not {short_repr(illegal)}.")
        check_encoding(encoding)
        check_render_mode(render_mode)
        self.game_name, self.num_envs, self.players = game, num_envs, players
        self.encoding, self.render_mode = encoding, render_mode
        self.penalty, self.shaping, self.gamma, self.potential = penalty, shaping, gamma, potential
        #: The agent's seat in each game.
        self.seats = np.array([i % players if isinstance(seat, str) else seat for i in range(num_envs)], np.int8)
        lineups = {s: _lineup(game, opponents, s, players) for s in dict.fromkeys(self.seats.tolist())}
        self.games = KernelGames(
            terms_of(game, players, options, engine),
            [lineups[s] for s in self.seats.tolist()],
            turns,
            auto_reset=True,
            is_strict=illegal == "raise",
            evaluation=EVALUATION if shaping and potential is None else None,
        )
        self._encodings = None if encoding == "state" else Encodings(self.games)
        self._potentials = np.zeros(num_envs)
        observer = Observer(self.games.engine.game)
        self.single_observation_space = observation_space(observer, encoding, players)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = _codes(observer.codes)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games again. Without a seed, their random streams continue."""
        if seed is not None or self._np_random is None:
            super().reset(seed=seed)
            self.games.seed(self.np_random)
        self.games.reset()
        self._potentials = self._measure()
        return self._observe(), {}

    def step(self, actions: Any) -> tuple[Observation, Numbers, Numbers, Numbers, dict[str, Any]]:
        """Apply a code in every game. `infos` has `final_obs` for finished games and `illegal` for refused codes."""
        games = self.games
        games.step(np.asarray(actions))
        rewards = games.rewards[np.arange(self.num_envs), self.seats].astype(np.float64)
        done = games.terminated | games.truncated
        illegal = games.refused.astype(bool)
        infos: dict[str, Any] = {}
        terminated, truncated = games.terminated.copy(), games.truncated.copy()
        if illegal.any():
            done &= ~illegal
            terminated &= ~illegal
            truncated &= ~illegal
            rewards -= self.penalty * illegal
            infos["illegal"] = illegal
        if self.shaping:
            infos["outcome"] = rewards.copy()
            after = self._measure()
            rewards += self.gamma * np.where(done, 0.0, after) - self._potentials
            self._potentials = after
        if done.any():
            infos["final_obs"], infos["_final_obs"] = self._final(), done
        return self._observe(), rewards, terminated, truncated, infos

    def action_masks(self) -> Numbers:
        """The legal codes of every game as booleans; a new array."""
        return self.games.masks.astype(bool)

    def sample(self) -> Numbers:
        """A random legal code for each game; all trade offers together are as likely as one other code."""
        return self.games.sample()

    def render(self) -> Any:
        return tuple(render(self.games.game(i), self.render_mode) for i in range(self.num_envs))

    def _measure(self) -> Numbers:
        """The potential of each game's position."""
        if not self.shaping:
            return np.zeros(self.num_envs)
        if self.potential is None:
            return self.shaping * self.games.values.astype(np.float64) / 1000
        seen = named(self.game_name, self.games.observations)
        return self.shaping * np.asarray(self.potential(seen, self.seats), np.float64)

    def _observe(self) -> Observation:
        return {"observation": self._encode(self.games.observations), "action_mask": self.games.masks.copy()}

    def _final(self) -> Observation:
        """The final observations of finished games; their masks are all ones, because masks must not be empty."""
        seen = self._encode(self.games.final_observations())
        return {"observation": seen, "action_mask": np.ones_like(self.games.masks)}

    def _encode(self, observations: Numbers) -> Any:
        if self._encodings is None:
            return observations.copy()
        encoded = self._encodings.encode(observations, self.seats)
        if self.encoding == "flat":
            return encoded
        return graph_encoder(self.game_name, self.players).arrange(encoded)


def _in_kernel(game: str) -> list[str]:
    return [level for level in LEVELS if plays_in_games(game, level)]


def _lineup(game: str, opponents: str | Sequence[str], seat: int, players: int) -> list[str | None]:
    levels: list[str | None] = [None] * players
    for other, level in opponents_by_seat(opponents, seat, players).items():
        if not plays_in_games(game, level):
            raise BadOption(
                f"{short_repr(level)} cannot play inside the kernel: choose {', '.join(_in_kernel(game))}, "
                "or use SeatEnv, which takes any bot."
            )
        levels[other] = str(level)
    return levels


def _codes(count: int) -> Any:
    from gymnasium import spaces

    return spaces.Discrete(count)
