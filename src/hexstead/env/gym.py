"""One seat of a game as a Gymnasium environment; bots take the other seats, and chance acts automatically.

Importing this module registers every game for `gymnasium.make("hexstead/NAME-v1")`. Gymnasium imports it for
`gymnasium.make("hexstead.env.gym:hexstead/NAME-v1")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..bots.bot import Bot, Sight, Terms, seen_by
from ..core.actions import CHANCE_NAME, UncodedTrade
from ..core.definition import game_names
from ..core.game import Game, new
from ..core.names import short_repr
from ..errors import BadAction, BadOption, IllegalAction, needs
from .observation import TURNS, VERSION, Observer, rewards, terms_of

with needs("env"):
    import gymnasium
    from gymnasium import spaces

    from .spaces import RENDER_MODES, check_render_mode, observation_space, render

Observation = dict[str, np.ndarray[Any, Any]]
Opponents = str | Bot | Sequence[str | Bot]
SEEDS = 2**31  # exclusive upper bound of the seeds for games and bots


class SeatEnv(gymnasium.Env[Observation, Any]):
    """The agent plays `seat`. A step ends when the seat has to decide again or the game is over.

    `opponents` are bots or their names, in the order of the other seats; a single name is used for all of them. An
    illegal action raises IllegalAction; with `illegal="penalty"` it changes nothing and costs `penalty`.
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
        illegal: str = "raise",
        penalty: float = 0.01,
        render_mode: str | None = None,
    ):
        self._terms = terms_of(game, players, options, engine)
        self.game: Game = new(**self._terms)
        if type(seat) is not int or not 0 <= seat < players:
            raise BadOption(f"There is no seat {short_repr(seat)} in a game of {players}.")
        if illegal not in ("raise", "penalty"):
            raise BadOption(f"`illegal` must be 'raise' or 'penalty', not {short_repr(illegal)}.")
        check_render_mode(render_mode)
        self.seat, self.turns, self.illegal, self.penalty = seat, turns, illegal, penalty
        self.render_mode = render_mode
        self.bots = _bots_by_seat(opponents, seat, players)
        self._public_terms = Terms.of(self.game)
        self._observer = Observer(self.game.definition)
        self._running = False
        self.observation_space: spaces.Space[Any] = observation_space(self._observer)
        self.action_space = spaces.Discrete(self._observer.codes)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and play to the seat's first decision."""
        super().reset(seed=seed)
        draw = self.np_random
        self.game = new(**self._terms, seed=int(draw.integers(SEEDS)))
        for seat, bot in self.bots.items():
            bot.begin(self._public_terms, seat, int(draw.integers(SEEDS)))
        self._running = True
        self._advance()
        return self._observe()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._running:
            raise BadAction("The game is over or has not begun: reset the environment.")
        code = self._observer.code(action)
        try:
            self.game.apply_code(code, self.seat)
        except IllegalAction as refusal:
            if self.illegal == "raise":
                raise
            observation, info = self._observe()
            return observation, -self.penalty, False, False, info | {"illegal": refusal.rule}
        self._notify_bots()
        self._advance()
        observation, info = self._observe()
        over, cut = self.game.is_over, not self.game.is_over and self._is_done
        self._running = not over and not cut
        return observation, rewards(self.game.winner, self.game.players)[self.seat], over, cut, info

    def render(self) -> str | None:
        return render(self.game, self.render_mode)

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()
        self.bots = {}
        self._running = False

    @property
    def _is_done(self) -> bool:
        return self.game.is_over or self.game.turn > self.turns

    def _observe(self) -> tuple[Observation, dict[str, Any]]:
        found = self._observer.look(self.game, self.seat, not self._is_done)
        info = {"action_mask": found["action_mask"].copy(), "turn": self.game.turn, "winner": self.game.winner}
        return found, info

    def _advance(self) -> None:
        """Let chance and the opponents act until the seat has to decide or the game ends."""
        game, engine = self.game, self.game.engine
        while not self._is_done:
            seat = game.to_act[0]
            if seat == self.seat:
                return
            if seat == CHANCE_NAME:
                game.step_chance()
            else:
                number = int(seat)
                sight = Sight(self._public_terms, number, game.masked(number), game.legal_codes(number))
                move = self.bots[number].decide(sight)
                if isinstance(move, UncodedTrade):
                    game.apply(engine.codec.uncoded(number, move))
                else:
                    game.apply_code(int(move), number)
            self._notify_bots()

    def _notify_bots(self) -> None:
        """Send the last action to every bot, with its seat's hidden information removed."""
        engine = self.game.engine
        seat, move = self.game.last_entry
        rows: list[list[int]] | None = None
        for viewer, bot in self.bots.items():
            if getattr(bot, "sees", True):
                rows = engine.event_rows() if rows is None else rows  # read before a bot can use the engine
                bot.see(seen_by(engine, viewer, seat, move, rows))


def _bots_by_seat(opponents: Opponents, seat: int, players: int) -> dict[int, Bot]:
    """The opponents by seat."""
    others = [other for other in range(players) if other != seat]
    given = [opponents] * len(others) if isinstance(opponents, str) else opponents
    if not isinstance(given, Sequence):
        raise BadOption(f"One bot object cannot play {len(others)} seats: give a list of {len(others)}, or a name.")
    if len(given) != len(others):
        raise BadOption(f"There are {len(others)} opponents in a game of {players}, not {len(given)}.")
    return {other: _bot(bot) for other, bot in zip(others, given, strict=True)}


def _bot(bot: str | Bot) -> Bot:
    if not isinstance(bot, str):
        return bot
    from ..bots import make_bot

    return make_bot(bot)


def register() -> None:
    """Register every game with Gymnasium."""
    for game in game_names():
        name = f"hexstead/{game.capitalize()}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="hexstead.env.gym:SeatEnv", kwargs={"game": game})


register()
