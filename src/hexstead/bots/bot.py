"""The interface of a bot: it receives what its seat sees and returns moves. Hidden information never reaches it."""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from ..board import Board
from ..core.actions import Action, UncodedTrade
from ..core.definition import Definition, definition
from ..core.engine import Engine, engine_for
from ..core.game import Game
from ..core.layout import Struct
from ..core.names import short_repr
from ..core.rules.dice import ways
from ..core.terms import seat_names
from ..core.translations import rule_sentence
from ..core.view import View
from ..errors import BadAction, IllegalAction

Move = int | UncodedTrade  # a code, or a trade that has no code
Answer = Move | Action | Mapping[str, Any]  # the return types of `decide`: a move, or an action as an object or as JSON
ROLLS = 36  # equally likely outcomes of two dice


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
    """What a seat knows when it decides: the masked state (hidden values are zero) and its legal codes.

    `view`, `actions` and the methods describe the same by names; the codes are faster.
    """

    terms: Terms
    seat: int
    masked: Struct
    legal: Sequence[int]

    @property
    def view(self) -> View:
        """The position, the points and the legal actions by names, as `Game.view` gives them."""
        engine, game = self.terms.engine(), self._game()
        points, goal = tuple(engine.points(self.masked)), engine.game.scoring.goal(engine.board_struct)
        actions = self._actions(game)
        return View(self.terms.game, self.seat, self.masked, engine.names, game.to_act, actions, points, goal)

    @property
    def actions(self) -> list[Action]:
        """The legal codes as actions, in their order."""
        return self._actions(self._game())

    def action(self, move: Move) -> Action:
        """The action of a legal code, or of a trade without a code."""
        return self._game().action(self.seat, move)

    def move(self, action: Action | Mapping[str, Any]) -> Move:
        """The move of an action of this seat; raise BadAction or IllegalAction if it cannot be played."""
        engine = self.terms.engine()
        found = action if isinstance(action, Action) else engine.codec.from_json(action)
        if found.seat is not None and found.seat != self.seat:
            raise BadAction(f"It decides for seat {self.seat}, not for {short_repr(found.seat)}.")
        kind = engine.game.actions.kinds[type(found)]
        in_state = engine.game.state_arguments(kind)
        if in_state is not None:
            x = in_state.number(self.masked, self.terms.options, found)
            move: Move = -1 if x is None else engine.game.actions.code(kind, x)
        else:
            move = engine.codec.encode(found)
        if isinstance(move, UncodedTrade):
            refused = engine.check(engine.wrap(self.masked), self.seat, move)
            if refused:
                rule = engine.game.rule_ids[refused]
                raise IllegalAction(rule, f"{short_repr(_as_json(action))}: {rule_sentence(rule)}", action)
        elif move not in self.legal:
            raise BadAction(f"{short_repr(_as_json(action))} is not among the {len(self.legal)} legal actions.")
        return move

    def after(self, answer: Answer) -> Sight:
        """The seat's knowledge after an action, up to the next chance event, which is not drawn.

        Cards that others have set aside to discard stay out of the supply.
        """
        engine, move = self.terms.engine(), read_answer(self, answer)
        states = engine.copy(engine.wrap(self.masked))
        if engine.step(states, self.seat, move, events=False):
            states = engine.copy(engine.wrap(self._with_full_hands()))  # a trade takes cards that the seat cannot see
            refused = engine.step(states, self.seat, move, events=False)
            if refused:
                rule = engine.game.rule_ids[refused]
                raise IllegalAction(rule, rule_sentence(rule), answer)
        return Sight(self.terms, self.seat, engine.masked(states, self.seat), tuple(engine.legal(states, self.seat)))

    def yields(self, node: str) -> dict[str, float]:
        """Expected cards per roll for a building that takes one card from each hex at a node, without the robber."""
        engine = self.terms.engine()
        board, b = engine.board, engine.board_struct
        pips: Counter[str] = Counter()
        for tile in board.node_hexes[board.node(node)]:
            number = engine.game.hex_number(self.masked, b, tile)
            if number:
                pips[engine.names.name("resources", b.hex_resource[tile])] += ways(number)
        return {resource: count / ROLLS for resource, count in pips.items()}

    def distances(self, node: str) -> dict[str, int]:
        """The number of paths from a node to every node it is connected with, by name."""
        board = self.terms.board
        away = board.distances_from(board.node(node))
        return {board.node_name(i): steps for i, steps in enumerate(away) if steps >= 0}

    def _game(self) -> Game:
        engine = self.terms.engine()
        return Game(engine, engine.wrap(self.masked), seat_names(None, engine.players, engine.options), seed=0)

    def _actions(self, game: Game) -> list[Action]:
        return [game.action(self.seat, code) for code in self.legal]

    def _with_full_hands(self) -> Struct:
        """The masked state, with many of every good in the other hands."""
        state: Any = type(self.masked).from_bytes(self.masked.to_bytes())
        for seat in range(self.terms.players):
            if seat != self.seat:
                state.hand[seat][:] = [PLENTY] * len(state.hand[seat])
        return state  # type: ignore[no-any-return]


PLENTY = 99


def _as_json(action: Action | Mapping[str, Any]) -> object:
    return action.to_json() if isinstance(action, Action) else action


class Bot(Protocol):
    """A player of one seat, for one game after another."""

    name: str

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        """Start a new game. All random choices must come from the seed."""

    def see(self, seen: Seen) -> None:
        """Observe an action of any seat or of chance."""

    def decide(self, sight: Sight) -> Answer:
        """Return one of the legal codes, one of the legal actions, or any trade."""

    def close(self) -> None:
        """Release resources; no more games follow."""


class BaseBot:
    """A bot that only needs `decide`. It has `terms`, `seat` and `random`, a generator seeded for the game."""

    name: str  # default: the class name in lower case
    terms: Terms
    seat: int
    random: Random

    def __init_subclass__(cls) -> None:
        if "name" not in cls.__dict__:
            cls.name = cls.__name__.lower()

    def begin(self, terms: Terms, seat: int, seed: int) -> None:
        self.terms, self.seat, self.random = terms, seat, Random(seed)

    def see(self, seen: Seen) -> None:
        """Observe an action; does nothing unless a bot overrides it."""

    def decide(self, sight: Sight) -> Answer:
        raise NotImplementedError(f"{type(self).__name__} has no method decide(self, sight).")

    def close(self) -> None:
        """Release resources; does nothing unless a bot overrides it."""


def decision_of(bot: Bot, sight: Sight) -> Move:
    """Let a bot decide; raise BadAction or IllegalAction if it does not return a move."""
    return read_answer(sight, bot.decide(sight))


def read_answer(sight: Sight, answer: object) -> Move:
    """Convert a bot's answer to a move; raise BadAction or IllegalAction if that is impossible.

    The legality of codes is not checked.
    """
    if isinstance(answer, UncodedTrade):
        return answer
    if isinstance(answer, Action | Mapping):
        return sight.move(answer)
    try:
        return operator.index(answer)  # type: ignore[arg-type]
    except TypeError:
        raise BadAction(f"{short_repr(answer)} is neither a code nor an action.") from None


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
