"""What a bot is: it is told what its seat sees, and asked for a move. Nothing hidden from the seat ever reaches it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ..board import Board
from ..core.actions import Free
from ..core.definition import Definition, definition
from ..core.engine import Engine, engine_for
from ..core.game import Game
from ..core.records import Record

Move = int | Free  # a code, or the terms of a trade that has no code


@dataclass(frozen=True, slots=True)
class Terms:
    """What everyone knows before the first move: game, map, options, how many play."""

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
        """The rules on these terms: for a bot to think with; it holds no state of the game that is played."""
        return engine_for(kind, self.definition, self.board, self.options, self.players)


@dataclass(frozen=True, slots=True)
class Seen:
    """One action as a seat saw it. Where its outcome is hidden from the seat (a draw, a steal), `move` is None."""

    seat: int  # who acted; 4 is chance
    kind: int
    move: Move | None
    rows: tuple[tuple[int, ...], ...]  # its event rows; what the seat may not know is HIDDEN in them


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat knows when it is asked: the masked record and its legal codes."""

    terms: Terms
    seat: int
    masked: Record
    legal: Sequence[int]


class Bot(Protocol):
    """A player for one seat of one game after the other."""

    name: str

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        """A new game begins; whatever the bot draws at random comes from the seed."""

    def see(self, seen: Seen) -> None:
        """Something happened."""

    def decide(self, sight: Sight) -> Move:
        """What to do; one of the legal codes, or a trade without one."""

    def close(self) -> None:
        """No more games come."""


HIDDEN = -2  # stands in an event row for what the seat may not know


def seen_by(engine: Engine, viewer: int, seat: int, move: Move, rows: Sequence[Sequence[int]]) -> Seen:
    """An action and its event rows as a seat sees them. An action whose events hide something hides its outcome."""
    shown = []
    hidden = False
    for row in rows:
        columns = list(row)
        for column in engine.game.events.hidden_columns(row, viewer):
            columns[column] = HIDDEN
            hidden = True
        shown.append(tuple(columns))
    kind = move.kind if isinstance(move, Free) else engine.game.actions.moves[move][0]
    return Seen(seat, kind, None if hidden else move, tuple(shown))
