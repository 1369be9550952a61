"""Many games in which agents play every seat, with encoded observations and evaluations: for self-play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..core.names import short_repr
from ..errors import BadOption
from .gym import EVALUATION
from .kernel_games import ENGINES, Encodings, KernelGames
from .observation import TURNS, Numbers, terms_of


class SelfPlay:
    """Games with the same terms. In each, the first seat to act decides; a finished game restarts in the same step.

    The arrays describe the position after the last step; every step replaces them.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 4,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        turns: int = TURNS,
        engine: str = "fast",
        evaluation: str | None = EVALUATION,
    ):
        if type(count) is not int or count < 1:
            raise BadOption(f"There must be at least one game, not {short_repr(count)}.")
        if engine not in ENGINES:
            raise BadOption(f"The engine must be {' or '.join(ENGINES)}, not {short_repr(engine)}.")
        terms = terms_of(game, players, options, engine)
        lineups: list[list[str | None]] = [[None] * players for _ in range(count)]
        self.games = KernelGames(terms, lineups, turns, auto_reset=True, is_strict=True, evaluation=evaluation)
        self._encodings = Encodings(self.games)
        self.count, self.players, self.codes = count, players, self.games.codes
        self.size = self._encodings.encoder.size
        self.games.seed(np.random.default_rng(seed))
        self.games.reset()
        self._show()

    def step(self, codes: Any) -> None:
        """Apply a code in every game. An illegal one raises IllegalAction with game and rule; no game changes."""
        self.games.step(codes)
        self._show()

    def sample(self) -> Numbers:
        """A random legal code for each game."""
        return self.games.sample()

    def _show(self) -> None:
        games = self.games
        #: The encoded observation of the seat to act, games × floats.
        self.observations = self._encodings.encode(games.observations, games.seats)
        #: The legal codes of the seat to act, games × codes.
        self.masks = games.masks.astype(bool)
        #: The seat to act.
        self.seats = games.seats.astype(np.int64)
        #: The evaluation of the seat to act, in points.
        self.values = games.values / 1000
        #: Rewards of the last step, games × players: 1 for the winner, −1/(players − 1) for the others, else 0.
        self.rewards = games.rewards.copy()
        #: The games that ended in the last step; all other arrays already show the next game.
        self.done = games.terminated | games.truncated
