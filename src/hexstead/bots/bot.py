"""The interface of a bot: it receives what its seat sees and returns moves. Hidden information never reaches it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ..board import Board
from ..core.actions import UncodedTrade
from ..core.definition import Definition, definition
from ..core.engine import Engine, engine_for
from ..core.game import Game
from ..core.layout import Struct

Move = int | UncodedTrade  # a code, or a trade that has no code


@dataclass(frozen=True, slots=True)
class Terms:
    """What is public before the first move: game, number of players, options, board."""

    game: str
    players: int
    options: Mapping[str, Any]
    board: Board = field(repr=False)

    @classmethod
    def of(cls, game: Game) -> Terms:
        return cls(game.name, game.players, game.options, game.board)

    @property
    def definition(self) -> Definition:
        return definition(self.game)

    def engine(self, kind: str = "plain") -> Engine:
        """The rules on these terms, for a bot to search with; it holds no state of the game being played."""
        return engine_for(kind, self.definition, self.board, self.options, self.players)


@dataclass(frozen=True, slots=True)
class Seen:
    """An action as a seat saw it. `move` is None if the outcome is hidden from the seat (a draw, a steal)."""

    seat: int  # who acted; 4 is chance
    kind: int
    move: Move | None
    rows: tuple[tuple[int, ...], ...]  # its event rows, with HIDDEN in place of hidden values


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat knows when it decides: the masked state (hidden values are zero) and its legal codes."""

    terms: Terms
    seat: int
    masked: Struct
    legal: Sequence[int]


class Bot(Protocol):
    """A player of one seat, for one game after another."""

    name: str

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        """Start a new game. All random choices must come from the seed."""

    def see(self, seen: Seen) -> None:
        """Observe an action of any seat or of chance."""

    def decide(self, sight: Sight) -> Move:
        """Return one of the legal codes, or a trade without a code."""

    def close(self) -> None:
        """Release resources; no more games follow."""


HIDDEN = -2  # replaces hidden values in event rows


def seen_by(engine: Engine, viewer: int, seat: int, move: Move, rows: Sequence[Sequence[int]]) -> Seen:
    """An action and its event rows as a seat sees them. If an event hides something, the move is hidden too."""
    shown = []
    hidden = False
    for row in rows:
        columns = list(row)
        for column in engine.game.events.hidden_columns(row, viewer):
            columns[column] = HIDDEN
            hidden = True
        shown.append(tuple(columns))
    kind = move.kind if isinstance(move, UncodedTrade) else engine.game.actions.moves[move][0]
    return Seen(seat, kind, None if hidden else move, tuple(shown))
