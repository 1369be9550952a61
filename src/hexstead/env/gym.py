"""One seat of a game as a Gymnasium environment; bots take the other seats, and chance acts automatically.

Importing this module registers every game for `gymnasium.make("hexstead/NAME-v1")` and `gymnasium.make_vec`. Gymnasium
imports it for `gymnasium.make("hexstead.env.gym:hexstead/NAME-v1")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..bots.bot import Bot
from ..core.definition import game_names
from ..core.game import Game, new
from ..core.names import short_repr
from ..errors import BadAction, BadOption, IllegalAction, needs
from .graph import encode_one
from .observation import TURNS, VERSION, Observer, rewards, terms_of
from .tables import GameTable, KernelTable, table_of

with needs("env"):
    import gymnasium
    from gymnasium import spaces

    from .spaces import RENDER_MODES, check_encoding, check_render_mode, observation_space, render

Observation = dict[str, np.ndarray[Any, Any]]
Opponents = str | Bot | Sequence[str | Bot]
EVALUATION = "settler@1"  # the level whose evaluation shapes rewards
MAX_ILLEGAL = 1000  # illegal actions in a row after which a game is truncated


class SeatEnv(gymnasium.Env[Observation, Any]):
    """An agent plays `seat`. A step ends when the seat has to decide again or the game is over.

    `opponents` are bots or their names, in the order of the other seats; a single name is used for all of them. An
    illegal action changes nothing and costs `penalty`; with `illegal="raise"` it raises IllegalAction. With `shaping`,
    rewards include the change of the evaluation in points times `shaping`, discounted by `gamma`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012 (Gymnasium's way)

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: Opponents = "random",
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        turns: int = TURNS,
        engine: str = "fast",
        illegal: str = "penalty",
        penalty: float = 0.01,
        render_mode: str | None = None,
        encoding: str = "state",
        shaping: float = 0.0,
        gamma: float = 1.0,
    ):
        terms = terms_of(game, players, options, engine)
        definition = new(**terms).definition
        if type(seat) is not int or not 0 <= seat < players:
            raise BadOption(f"There is no seat {short_repr(seat)} in a game of {players}.")
        if illegal not in ("raise", "penalty"):
            raise BadOption(f"`illegal` must be 'raise' or 'penalty', not {short_repr(illegal)}.")
        check_render_mode(render_mode)
        check_encoding(encoding)
        self.seat, self.players, self.turns = seat, players, turns
        self.illegal, self.penalty, self.shaping, self.gamma = illegal, penalty, shaping, gamma
        self.encoding, self.render_mode = encoding, render_mode
        self._table = table_of(
            terms, opponents_by_seat(opponents, seat, players), turns, EVALUATION if shaping else None
        )
        if shaping and not isinstance(self._table, KernelTable):
            raise BadOption("Shaping needs opponents that play inside the kernel, such as random or settler.")
        self._observer = Observer(definition)
        self._running = False
        self._potential = 0.0
        self._illegal_in_a_row = 0
        self.observation_space: spaces.Space[Any] = observation_space(self._observer, encoding, players)
        self.action_space = spaces.Discrete(self._observer.codes)

    @property
    def game(self) -> Game:
        """The game with all hidden information, for inspection."""
        return self._table.game

    @property
    def bots(self) -> dict[int, Bot]:
        """The bot objects by seat; empty if the opponents play inside the kernel."""
        return self._table.bots if isinstance(self._table, GameTable) else {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and play to the seat's first decision."""
        super().reset(seed=seed)
        self._table.begin(self.np_random)
        self._running = True
        self._illegal_in_a_row = 0
        self._potential = self._table.value * self.shaping
        return self._observe()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._running:
            raise BadAction("The game is over or has not begun: reset the environment.")
        table = self._table
        code = self._observer.code(action)
        try:
            table.apply(code)
        except IllegalAction as refusal:
            if self.illegal == "raise":
                raise
            return self._refuse(refusal)
        self._illegal_in_a_row = 0
        self._running = table.seat == self.seat
        over = not self._running and table.is_over
        reward = rewards(table.winner, self.players)[self.seat] if over else 0.0
        if self.shaping:
            potential = table.value * self.shaping if self._running else 0.0
            reward += self.gamma * potential - self._potential
            self._potential = potential
        observation, info = self._observe()
        return observation, reward, over, not self._running and not over, info

    def _refuse(self, refusal: IllegalAction) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._illegal_in_a_row += 1
        self._running = self._illegal_in_a_row < MAX_ILLEGAL
        observation, info = self._observe()
        return observation, -self.penalty, False, not self._running, info | {"illegal": refusal.rule}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The legal codes as booleans, by the name that sb3-contrib uses."""
        return self._mask().astype(bool)

    def render(self) -> Any:
        return render(self.game, self.render_mode)

    def close(self) -> None:
        self._table.close()
        self._running = False

    def _mask(self) -> np.ndarray[Any, Any]:
        """The mask of legal codes.

        After the end it is all ones, because masks must not be empty and the next action is ignored.
        """
        return self._table.mask() if self._running else np.ones(self._observer.codes, np.int8)

    def _observe(self) -> tuple[Observation, dict[str, Any]]:
        seen = self._table.observation(self.seat)
        seen = encode_one(self.encoding, self._observer.game.name, self.players, seen, self.seat)
        mask = self._mask()
        info = {"action_mask": mask.copy(), "turn": self._table.turn, "winner": self._table.winner}
        return {"observation": seen, "action_mask": mask}, info


def opponents_by_seat(opponents: Opponents, seat: int, players: int) -> dict[int, str | Bot]:
    """The opponents by seat."""
    others = [other for other in range(players) if other != seat]
    given = [opponents] * len(others) if isinstance(opponents, str) else opponents
    if not isinstance(given, Sequence):
        raise BadOption(f"One bot object cannot play {len(others)} seats: give a list of {len(others)}, or a name.")
    if len(given) != len(others):
        raise BadOption(f"There are {len(others)} opponents in a game of {players}, not {len(given)}.")
    return dict(zip(others, given, strict=True))


def register() -> None:
    """Register every game with Gymnasium."""
    for game in game_names():
        name = f"hexstead/{game.capitalize()}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="hexstead.env.gym:SeatEnv",
                vector_entry_point="hexstead.env.vector:SeatVectorEnv",
                kwargs={"game": game},
            )


register()
