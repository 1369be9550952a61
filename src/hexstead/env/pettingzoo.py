"""A game as a PettingZoo environment (AEC): every seat is an agent, and the first seat to act is selected.

Chance is not an agent: it acts automatically, from the seed. An action is an integer code; the mask marks legal codes.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np

from ..core.actions import CHANCE_NAME
from ..core.game import Game, new
from ..errors import needs
from .observation import TURNS, VERSION, Observer, rewards, terms_of

with needs("env"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from .spaces import RENDER_MODES, check_render_mode, observation_space, render


def env(game: str, **terms: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers; takes the arguments of `raw_env`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, **terms)))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name)
    """The unwrapped environment with agents `seat_0`, `seat_1`, …"""

    def __init__(
        self,
        game: str,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        turns: int = TURNS,
        engine: str = "fast",
        render_mode: str | None = None,
    ):
        super().__init__()
        check_render_mode(render_mode)
        self.metadata = {
            "name": f"hexstead_{game}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.turns = turns
        self._terms = terms_of(game, players, options, engine)
        self.game: Game = new(**self._terms)
        self._observer = Observer(self.game.definition)
        self._draw = Random(seed)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {a: observation_space(self._observer) for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(self._observer.codes) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start a new game. A seed determines this game and the ones after it."""
        if seed is not None:
            self._draw = Random(seed)
        self.game = new(**self._terms, seed=self._draw.getrandbits(63))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._advance()

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """The observation of the agent's seat; only the selected agent has legal codes."""
        seat = self._seats[agent]
        return self._observer.look(self.game, seat, agent == self.agent_selection and not self._is_done)

    def step(self, action: Any) -> None:
        """Apply a code for the selected agent. Raises IllegalAction, naming the rule, without changing the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.apply_code(self._observer.code(action), self._seats[agent])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._advance()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return render(self.game, self.render_mode)

    def close(self) -> None:
        pass

    @property
    def _is_done(self) -> bool:
        return self.game.is_over or self.game.turn > self.turns

    def _advance(self) -> None:
        """Apply chance outcomes until a seat has to decide; at the end, set the final rewards."""
        game = self.game
        while not self._is_done:
            seat = game.to_act[0]
            if seat != CHANCE_NAME:
                self.agent_selection = f"seat_{seat}"
                return
            game.step_chance()
        ended = self.terminations if game.is_over else self.truncations
        for agent, reward in zip(self.agents, rewards(game.winner, game.players), strict=True):
            ended[agent] = True
            self.rewards[agent] = reward
