"""A game as a PettingZoo environment (AEC): every seat is an agent, and the first seat to act is selected.

Chance is not an agent: it acts automatically, from the seed. An action is an integer code; the mask marks legal codes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..core.common_fields import NOBODY
from ..core.game import Game, new
from ..errors import needs
from .graph import encode_one
from .observation import TURNS, VERSION, Observer, rewards, terms_of
from .tables import table_of

with needs("env"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from .spaces import RENDER_MODES, check_encoding, check_render_mode, observation_space, render


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
        encoding: str = "state",
    ):
        super().__init__()
        check_render_mode(render_mode)
        check_encoding(encoding)
        self.metadata = {
            "name": f"hexstead_{game}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.turns = turns
        terms = terms_of(game, players, options, engine)
        self._observer = Observer(new(**terms).definition)
        self.encoding = encoding
        self._table = table_of(terms, {}, turns)
        self._draw = np.random.default_rng(seed)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self._observer, encoding, players) for agent in self.possible_agents
        }
        self.action_spaces = {a: spaces.Discrete(self._observer.codes) for a in self.possible_agents}

    @property
    def game(self) -> Game:
        """The game with all hidden information, for inspection."""
        return self._table.game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start a new game. A seed determines this game and the ones after it."""
        if seed is not None:
            self._draw = np.random.default_rng(seed)
        self._table.begin(self._draw)
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
        seen = self._table.observation(seat)
        seen = encode_one(self.encoding, self._observer.game.name, len(self.possible_agents), seen, seat)
        is_selected = agent == self.agent_selection and self._table.seat != NOBODY
        mask = self._table.mask() if is_selected else np.zeros(self._observer.codes, np.int8)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Apply a code for the selected agent. Raises IllegalAction, naming the rule, without changing the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._table.apply(self._observer.code(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._advance()
        self._accumulate_rewards()

    def render(self) -> Any:
        return render(self.game, self.render_mode)

    def close(self) -> None:
        pass

    def _advance(self) -> None:
        """Select the agent to act; at the end, set the final rewards."""
        table = self._table
        if table.seat != NOBODY:
            self.agent_selection = self.possible_agents[table.seat]
            return
        ended = self.terminations if table.is_over else self.truncations
        for agent, reward in zip(self.agents, rewards(table.winner, len(self.agents)), strict=True):
            ended[agent] = True
            self.rewards[agent] = reward
