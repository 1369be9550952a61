"""One game of an environment: in the vector kernel, or move by move if bots cannot play there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import numpy as np

from ..bots.bot import Bot, Sight, Terms, decision_of, seen_by
from ..core.actions import CHANCE_NAME, UncodedTrade
from ..core.common_fields import NOBODY, OVER
from ..core.game import Game, new
from .kernel_games import ENGINES, KernelGames, Player, plays_in_games
from .observation import Numbers, Observer

LOG = 1 << 15  # maximum history of a game for `game`; longer games lose their history, not their state
SEEDS = 2**31  # exclusive upper bound of the seeds for games and bots


class Table(ABC):
    """A game in progress. Chance and bots act automatically, up to the next decision of an agent."""

    seat: int  # the agent's seat to act; −1 when the game or its turns are over

    @abstractmethod
    def begin(self, draw: np.random.Generator) -> None:
        """Start a new game."""

    @abstractmethod
    def apply(self, code: int) -> None:
        """Apply a code for the seat to act; an illegal one raises IllegalAction and changes nothing."""

    @abstractmethod
    def observation(self, seat: int) -> Numbers:
        """What the seat sees, in a new row."""

    @abstractmethod
    def mask(self) -> Numbers:
        """The legal codes of the seat to act, in a new row."""

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game with all hidden information, for inspection."""

    @property
    @abstractmethod
    def turn(self) -> int: ...

    @property
    @abstractmethod
    def is_over(self) -> bool: ...

    @property
    @abstractmethod
    def winner(self) -> int | None: ...

    @property
    def value(self) -> float:
        """The evaluation of the seat to act, in points; 0 if the table has none."""
        return 0.0

    def close(self) -> None:  # noqa: B027 (only some tables have bots)
        """Close the bots."""


class KernelTable(Table):
    """A game in the vector kernel."""

    def __init__(self, terms: Mapping[str, Any], players_of: list[Player], turns: int, evaluation: str | None = None):
        self._games = KernelGames(
            terms, [players_of], turns, auto_reset=False, is_strict=True, evaluation=evaluation, log=LOG
        )
        self._code = np.zeros(1, np.int64)
        self._game: Game | None = None
        self.seat = NOBODY

    def begin(self, draw: np.random.Generator) -> None:
        self._games.seed(draw)
        self._games.reset()
        self._after()

    def apply(self, code: int) -> None:
        self._code[0] = code
        self._games.step(self._code)
        self._after()

    def _after(self) -> None:
        self._game = None
        self.seat = int(self._games.seats[0])

    def observation(self, seat: int) -> Numbers:
        if seat == self.seat:
            seen: Numbers = self._games.observations[0].copy()
            return seen
        return self._games.observe(seat)

    def mask(self) -> Numbers:
        mask: Numbers = self._games.masks[0].copy()
        return mask

    @property
    def game(self) -> Game:
        if self._game is None:
            self._game = self._games.game()
        return self._game

    @property
    def turn(self) -> int:
        return self._games.look("turn")

    @property
    def is_over(self) -> bool:
        return self._games.look("phase") == OVER

    @property
    def winner(self) -> int | None:
        winner = self._games.look("winner")
        return None if winner == NOBODY else winner

    @property
    def value(self) -> float:
        return float(self._games.values[0]) / 1000


class GameTable(Table):
    """A game played move by move, with bot objects at some seats."""

    def __init__(self, terms: Mapping[str, Any], bots: dict[int, Bot], turns: int):
        self._terms, self._turns, self.bots = dict(terms), turns, bots
        self._game: Game = new(**terms)
        self._public_terms = Terms.of(self._game)
        self._observer = Observer(self._game.definition)
        self.seat = NOBODY

    def begin(self, draw: np.random.Generator) -> None:
        self._game = new(**self._terms, seed=int(draw.integers(SEEDS)))
        for seat, bot in self.bots.items():
            bot.begin(self._public_terms, seat, int(draw.integers(SEEDS)))
        self._advance()

    def apply(self, code: int) -> None:
        self._game.apply_code(code, self.seat)
        self._notify_bots()
        self._advance()

    def observation(self, seat: int) -> Numbers:
        return self._observer.observation(self._game, seat)

    def mask(self) -> Numbers:
        return self._observer.mask(self._game, self.seat)

    @property
    def game(self) -> Game:
        return self._game

    @property
    def turn(self) -> int:
        return self._game.turn

    @property
    def is_over(self) -> bool:
        return self._game.is_over

    @property
    def winner(self) -> int | None:
        return self._game.winner

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()
        self.bots = {}

    def _advance(self) -> None:
        """Let chance and the bots act until an agent has to decide or the game ends."""
        game, engine = self._game, self._game.engine
        while not game.is_over and game.turn <= self._turns:
            seat = game.to_act[0]
            if seat == CHANCE_NAME:
                game.step_chance()
            else:
                number = int(seat)
                if number not in self.bots:
                    self.seat = number
                    return
                sight = Sight(self._public_terms, number, game.masked(number), game.legal_codes(number))
                move = decision_of(self.bots[number], sight)
                if isinstance(move, UncodedTrade):
                    game.apply(engine.codec.uncoded(number, move))
                else:
                    game.apply_code(move, number)
            self._notify_bots()
        self.seat = NOBODY

    def _notify_bots(self) -> None:
        """Send the last action to every bot, with its seat's hidden information removed."""
        engine = self._game.engine
        seat, move = self._game.last_entry
        rows: list[list[int]] | None = None
        for viewer, bot in self.bots.items():
            if getattr(bot, "sees", True):
                rows = engine.event_rows() if rows is None else rows  # read before a bot can use the engine
                bot.see(seen_by(engine, viewer, seat, move, rows))


def table_of(
    terms: Mapping[str, Any], opponents: Mapping[int, str | Bot], turns: int, evaluation: str | None = None
) -> Table:
    """A table with these opponents by seat: in the kernel if all of them can play there."""
    if terms["engine"] in ENGINES and all(plays_in_games(terms["game"], bot) for bot in opponents.values()):
        levels: list[Player] = [None] * terms["players"]
        for seat, bot in opponents.items():
            levels[seat] = str(bot)
        return KernelTable(terms, levels, turns, evaluation)
    from ..bots import make_bot

    bots = {seat: make_bot(bot) if isinstance(bot, str) else bot for seat, bot in opponents.items()}
    return GameTable(terms, bots, turns)
