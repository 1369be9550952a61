"""The public `Game` class, created by `hexstead.new`, `hexstead.replay` and `hexstead.from_position`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from ..board import Board
from ..errors import BadAction, BadPosition, IllegalAction
from . import chance
from .action_specs import StateArguments
from .actions import CHANCE_NAME, Action, UncodedTrade
from .common_fields import ASKED, CHANCE, ENDINGS, OFFER, OVER
from .definition import Definition
from .engine import Engine, engine_for
from .events import EVERYTHING, Event, Events
from .names import short_repr
from .positions import read_into, serialise
from .prompt import prompt
from .terms import Seed, checked_nonces, checked_seed, map_of, resolve_terms, seat_names, with_edition
from .translations import rule_sentence
from .view import View

SNAPSHOT_EVERY = 32

Seat = int | str  # 0 to 3, or "chance"
Entry = tuple[int, int | UncodedTrade]  # seat (4 is chance), and a code or the terms of a trade without one


class Game:
    """A game in progress or finished: its state and the actions that led to it."""

    def __init__(self, engine: Engine, states: Any, seats: Sequence[str], seed: Seed, nonces: Sequence[str] = ()):
        self._engine = engine
        self._states = states
        self._base = engine.to_bytes(states)
        self._entries: list[Entry] = []
        self._rows: list[list[int]] = []
        self._row_counts: list[int] = []  # event rows after each action
        self._rows_from = 0  # number of first actions that were replayed without event rows
        self._snapshots: dict[int, bytes] = {}
        self._state_dependent: dict[int, Action] = {}  # past actions whose arguments depended on the state
        self._chances = 0
        self._known_mask: int | None = None  # mask of the seats that can act, if known
        # None for a game replayed without its seed, in which further chance outcomes use a random key
        self.secret: bytes | None = chance.secret_of(secrets.token_bytes(32) if seed is None else seed)
        self.commitment = chance.commitment(self.secret)
        self.nonces = tuple(nonces)
        self._key = chance.key_of(self.secret, self.nonces)
        self.seats = tuple(seats)
        self.custom_map = engine.board is not map_of(engine.game, engine.rules_version)
        self.from_start = True  # False if set up from a position

    # Properties

    @property
    def name(self) -> str:
        """The game's name, as passed to `hexstead.new`."""
        return self._engine.game.name

    @property
    def players(self) -> int:
        return self._engine.players

    @property
    def options(self) -> dict[str, Any]:
        return dict(self._engine.options)

    @property
    def rules_version(self) -> int:
        """The version of the rules that the game uses."""
        return self._engine.rules_version

    @property
    def board(self) -> Board:
        return self._engine.board

    @property
    def engine(self) -> Engine:
        return self._engine

    @property
    def definition(self) -> Definition:
        return self._engine.game

    @property
    def goods(self) -> tuple[str, ...]:
        """The names of everything that can be traded."""
        return self._engine.names.axis("goods")

    @property
    def goal(self) -> int:
        """The points needed to win."""
        return self._engine.game.scoring.goal(self._engine.board_struct)

    @property
    def hand_limit(self) -> int:
        """The largest hand that need not discard when a 7 is rolled."""
        limit: int = self._engine.board_struct.hand_limit
        return limit

    @property
    def prices(self) -> dict[str, dict[str, int]]:
        """The cost of each paid action type, except those that only decline a part of another."""
        game = self._engine.game
        paid = {kind: cost for kind, cost in self._engine.prices.items() if not game.spec(kind).declines}
        return {game.actions.classes[kind].type_name(): cost for kind, cost in paid.items()}

    @property
    def phase(self) -> str:
        return self._engine.game.phases[self._engine.read(self._states, "phase")]

    @property
    def turn(self) -> int:
        """The number of turns begun so far."""
        return self._engine.read(self._states, "turn")

    @property
    def turn_seat(self) -> int:
        return self._engine.read(self._states, "turn_seat")

    @property
    def is_over(self) -> bool:
        return self._engine.read(self._states, "phase") == OVER

    @property
    def winner(self) -> int | None:
        """The winning seat; None if the game is unfinished or drawn."""
        winner = self._engine.read(self._states, "winner")
        return None if winner < 0 else winner

    @property
    def result(self) -> dict[str, Any] | None:
        """The result as kind, winner and points; None if the game is unfinished."""
        if not self.is_over:
            return None
        kind = ENDINGS[self._engine.read(self._states, "ending")]
        return {"kind": kind, "winner": self.winner, "points": self.points()}

    def points(self) -> list[int]:
        """Return every seat's points, including hidden ones."""
        return self._engine.points(self.state)

    @property
    def state(self) -> Any:
        """The state struct in plain Python. Do not modify it."""
        return self._engine.plain(self._states)

    def state_bytes(self) -> bytes:
        return self._engine.to_bytes(self._states)

    def start_bytes(self) -> bytes:
        """Return the serialised state before the first action."""
        return self._base

    # Legal actions

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that can act now; ("chance",) for a chance action, () after the end.

        If several seats can act, simulations ask the first one.
        """
        engine, states = self._engine, self._states
        mask = self._acting_mask()
        if mask == 0:
            return ()
        if mask == 1 << CHANCE:
            return (CHANCE_NAME,)
        if mask & (mask - 1) == 0:  # one seat
            return (mask.bit_length() - 1,)
        order = [seat for seat in range(self.players) if mask >> seat & 1]
        if engine.read(states, "phase") == OFFER:
            # seats yet to answer, clockwise; the turn player; seats that can change their answer
            turn, answer = engine.read(states, "turn_seat"), engine.read_row(states, "answer")
            order.sort(key=lambda i: (0 if answer[i] == ASKED else 1 if i == turn else 2, (i - turn) % self.players))
        return tuple(order)

    def legal_codes(self, seat: Seat | None = None) -> list[int]:
        """Return the legal action codes of a seat, by default the first in `to_act`."""
        return self._engine.legal(self._states, self._seat_number(seat))

    def legal(self, seat: Seat | None = None) -> list[Action]:
        """Return the legal actions of a seat, by default the first in `to_act`.

        Trades without a code are not listed; `prompt` describes what they can contain.
        """
        number = self._seat_number(seat)
        codes = self._engine.legal(self._states, number)
        if codes and self._state_arguments(codes[0]):
            return [self._name(number, code) for code in codes]
        return self._engine.codec.actions(number, codes)

    def prompt(self, seat: Seat | None = None) -> dict[str, Any] | None:
        """Return a seat's choices as JSON, with targets, costs and forms; None if it cannot act."""
        number = self._seat_number(seat)
        codes = self._engine.legal(self._states, number)
        return prompt(self._engine, self.state, number, codes) if codes and number != CHANCE else None

    def action(self, seat: Seat, move: int | UncodedTrade) -> Action:
        """Return the action for a legal code of a seat, or for the terms of a trade that has no code."""
        number = self._seat_number(seat)
        return self._engine.codec.uncoded(number, move) if isinstance(move, UncodedTrade) else self._name(number, move)

    def check(self, action: Action | Mapping[str, Any]) -> str | None:
        """Return the ID of the rule that forbids an action, or None if it is legal."""
        seat, move = self._read_action(action)
        refused = self._engine.check(self._states, seat, move)
        return self._engine.game.rule_ids[refused] if refused else None

    def outcomes(self) -> list[tuple[Action, Fraction]]:
        """Return the possible chance actions with their probabilities; empty if a seat is to act."""
        if self._acting_mask() != 1 << CHANCE:
            return []
        first, weights = self._engine.weights(self._states)
        total = sum(weights)
        action = self._engine.codec.action
        return [(action(CHANCE, first + x), Fraction(n, total)) for x, n in enumerate(weights) if n]

    # Playing

    def apply(self, action: Action | Mapping[str, Any]) -> Sequence[Event]:
        """Apply an action, given as an object or as JSON, and return its events.

        Raise BadAction if it is malformed and IllegalAction if a rule forbids it; the game is then unchanged.
        """
        seat, move = self._read_action(action)
        self._step(seat, move, action)
        return self._last_events()

    def replay_action(self, action: Action | Mapping[str, Any]) -> None:
        """Apply an action of a record like `apply`, but compute its events only when they are needed."""
        seat, move = self._read_action(action)
        self._step(seat, move, action, events=False)

    def apply_code(self, code: int, seat: Seat | None = None) -> None:
        """Apply the action with this code for a seat, by default the first in `to_act`."""
        if type(code) is not int or not 0 <= code < self._engine.game.actions.codes:
            raise BadAction(f"{short_repr(code)} is not a code from 0 to {self._engine.game.actions.codes - 1}.")
        self._step(self._seat_number(seat), code, code)

    def step_chance(self) -> Sequence[Event]:
        """Apply the chance action that follows from the game's seed, and return its events."""
        if self._acting_mask() != 1 << CHANCE:
            raise BadAction("It is not chance's turn to act.")
        first, proof = self._draw_outcome()
        code = first + proof["outcome"]
        self._step(CHANCE, code, code)
        return self._last_events()

    def due(self) -> dict[str, Any] | None:
        """Return the next chance action by the game's seed, with its proof; None if a seat is to act.

        This is secret until it happens. `hexstead.verify` compares it with the entries of a record.
        """
        if self._acting_mask() != 1 << CHANCE:
            return None
        first, proof = self._draw_outcome()
        return self._engine.codec.action(CHANCE, first + proof["outcome"]).to_json() | proof

    def undo(self, count: int = 1) -> None:
        """Undo the last actions. Chance outcomes repeat when the same actions are played again."""
        if type(count) is not int or not 0 <= count <= len(self._entries):
            raise BadAction(f"Cannot undo {short_repr(count)} actions: the game has {len(self._entries)}.")
        self._rewind(len(self._entries) - count)

    def copy(self) -> Game:
        """Return an independent game with the same state and history."""
        out = Game.__new__(Game)
        out.__dict__.update(self.__dict__)
        out._states = self._engine.copy(self._states)
        out._entries = self._entries[:]
        out._rows = self._rows[:]
        out._row_counts = self._row_counts[:]
        out._snapshots = dict(self._snapshots)
        out._state_dependent = dict(self._state_dependent)
        return out

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Pickle everything, including hidden information and the seed; the engine is restored from the terms."""
        return self.__dict__ | {"_states": self._engine.to_bytes(self._states)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._states = self._engine.from_bytes(state["_states"])

    # Viewing

    def view(self, viewer: int | None) -> View:
        """Return what a seat can see; None is a spectator."""
        if viewer is not None:
            viewer = self._engine.names.number("seats", viewer, "")
        legal = self.legal(viewer) if viewer is not None and viewer < self.players else []
        engine = self._engine
        masked = self.masked(viewer)
        points, goal = tuple(engine.points(masked)), engine.game.scoring.goal(engine.board_struct)
        return View(self.name, viewer, masked, engine.names, self.to_act, legal, points, goal)

    def view_json(self, viewer: int | None) -> dict[str, Any]:
        """Return viewer, seats to act, points and position of a view as JSON, without its legal actions."""
        shown = self._engine.shown(self._states, viewer)
        position = serialise(shown, self._engine.names, viewer)
        points = self._engine.points(shown)
        return {"viewer": viewer, "to_act": list(self.to_act), "points": points, "position": position}

    def points_for(self, viewer: int | None) -> list[int]:
        """Return every seat's points, without those that the viewer cannot see."""
        return self._engine.points(self._engine.shown(self._states, viewer))

    def supposing(self, seat: int, hand: Sequence[int]) -> Game:
        """Return a copy with the same history in which a seat holds other cards, to evaluate a guess."""
        out, state = self.copy(), self._engine.game.state.from_bytes(self.state_bytes())
        state.hand[seat][:] = hand
        state.hand_size[seat] = sum(hand)
        out._states = self._engine.from_bytes(state.to_bytes())
        return out

    def masked(self, viewer: int | None) -> Any:
        """Return the state struct with hidden fields set to zero, as given to bots."""
        return self._engine.masked(self._states, viewer)

    def events_since(self, n: int = 0, viewer: int | None = EVERYTHING) -> Sequence[Event]:
        """Return the events from index n on, without the columns hidden from the viewer.

        None is a spectator. By default nothing is hidden.
        """
        if self._rows_from:
            self._compute_rows()
        return Events(self._engine.game.events, self._engine.names, self._rows[max(n, 0) :], viewer)

    def event(self, row: Sequence[int], viewer: int | None) -> Event:
        """Return the event of a row from `last_rows`, without the columns hidden from the viewer."""
        return self._engine.game.events.event(self._engine.names, row, viewer)

    @property
    def length(self) -> int:
        """The number of actions so far, including chance actions."""
        return len(self._entries)

    def action_at(self, i: int) -> Action:
        """Return action number i of the history, counting from 0."""
        if i in self._state_dependent:
            return self._state_dependent[i]
        seat, move = self._entries[i]
        codec = self._engine.codec
        return codec.uncoded(seat, move) if isinstance(move, UncodedTrade) else codec.action(seat, move)

    def actor_at(self, i: int) -> tuple[int, int]:
        """Return the seat (4 is chance) and the kind of action number i of the history, counting from 0."""
        seat, move = self._entries[i]
        return seat, move.kind if isinstance(move, UncodedTrade) else self._engine.game.actions.moves[move][0]

    @property
    def last_action(self) -> Action:
        return self.action_at(len(self._entries) - 1)

    @property
    def last_entry(self) -> Entry:
        return self._entries[-1]

    def last_rows(self) -> list[list[int]]:
        """Return the event rows of the last action."""
        if not self._row_counts:
            self._compute_rows()
        return self._rows[self._row_counts[-2] if len(self._row_counts) > 1 else 0 :]

    def forget_events(self) -> None:
        """Discard the events so far to save memory; server tables keep the ones they need."""
        self._rows.clear()
        self._row_counts, self._rows_from = [0] * len(self._entries), 0

    @property
    def entries(self) -> list[Entry]:
        """The actions so far as (seat, code) pairs, with trade terms in place of a code if there is none."""
        return self._entries[:]

    def steps(self, start: int = 0) -> list[tuple[int, int | UncodedTrade, list[list[int]]]]:
        """Return the entries from index `start` on, each with its event rows, by replaying them."""
        kept = max((at for at in self._snapshots if at <= start), default=0)
        states = self._engine.from_bytes(self._snapshots.get(kept, self._base))
        out = []
        for seat, move in self._entries[kept:]:
            self._engine.step(states, seat, move)
            out.append((seat, move, self._engine.event_rows()))
        return out[start - kept :]

    @property
    def history(self) -> list[Action]:
        """The actions so far, including chance actions."""
        return [self.action_at(i) for i in range(len(self._entries))]

    def position(self) -> dict[str, Any]:
        """Return the whole state as readable JSON; `hexstead.from_position` is the inverse."""
        out: dict[str, Any] = {"game": self.name, "options": self.options}
        if self.rules_version != self.definition.rules_version:
            out["rules_version"] = self.rules_version
        if self.custom_map:
            out["map"] = self.board.data
        return out | serialise(self.state, self._engine.names)

    def record(self, proof: bool | None = None) -> dict[str, Any]:
        """Return the game as one JSON object with options, seats and actions; `hexstead.replay` is the inverse.

        The record of a finished game includes the seed and the proof of each chance outcome. `proof=True` includes
        them in any case, such as for a game ended by the table, and `proof=False` omits them.
        """
        from .game_file import to_record

        return to_record(self, self.is_over if proof is None else proof)

    def svg(self, viewer: int | None = None, theme: str = "light") -> str:
        """Draw the current board as SVG, without anything hidden from the viewer."""
        from ..drawing import draw_map

        position = {"options": self.options} | serialise(self.state, self._engine.names, viewer)
        return draw_map(self.board, position, theme=theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<{self.name}, {self.players} players, turn {self.turn}, {self.phase}, {len(self._entries)} actions>"

    # Internals

    def _acting_mask(self) -> int:
        if self._known_mask is None:
            self._known_mask = self._engine.who(self._states)
        return self._known_mask

    def _seat_number(self, seat: Seat | None) -> int:
        if seat is None:
            if self._acting_mask() == 0:
                raise BadAction("The game is over; no seat can act.")
            return self._engine.first(self._states)
        if type(seat) is int and 0 <= seat < self.players:
            return seat
        number = self._engine.codec.seat(seat)
        if number is None or (number != CHANCE and number >= self.players):
            raise BadAction(f"There is no seat {short_repr(seat)} in a game of {self.players} players.")
        return number

    def _read_action(self, action: Action | Mapping[str, Any]) -> tuple[int, int | UncodedTrade]:
        codec = self._engine.codec
        seat, move = (action.seat, codec.move(action)) if isinstance(action, Action) else codec.read(action)
        if isinstance(move, Action):
            move = self._code_in_state(move)
        if seat is not None:
            return self._seat_number(seat), move
        acting = self.to_act
        if len(acting) != 1:
            raise BadAction(f"State the seat: {', '.join(str(s) for s in acting) or 'nobody'} can act now.")
        return self._seat_number(acting[0]), move

    def _code_in_state(self, action: Action) -> int:
        """Return the code of an action whose arguments depend on the state."""
        kind = action.kind
        in_state = self._engine.game.state_arguments(kind)
        assert in_state is not None
        x = in_state.number(self.state, self._engine.options, action)
        if x is None:
            raise BadAction(f"{short_repr(action.to_json())} is not one of the current choices.")
        return self._engine.game.actions.code(kind, x)

    def _state_arguments(self, code: int) -> StateArguments | None:
        """Return how to read a code's arguments from the state, or None if they do not depend on it."""
        return self._engine.game.state_arguments(self._engine.game.actions.moves[code][0])

    def _name(self, seat: int, code: int) -> Action:
        """Return the action of a code, with arguments taken from the state if they depend on it."""
        in_state = self._state_arguments(code)
        if in_state is None:
            return self._engine.codec.action(seat, code)
        kind, x, _ = self._engine.game.actions.moves[code]
        arguments = in_state.arguments(self.state, self._engine.options, x)
        return self._engine.game.actions.classes[kind](**arguments, seat=seat)

    def _draw_outcome(self) -> tuple[int, dict[str, Any]]:
        """Draw the next chance outcome: the code of outcome 0, and the proof with the outcome drawn."""
        first, weights = self._engine.weights(self._states)
        k, purpose = self._chances, self._engine.game.phases.purposes[self._engine.read(self._states, "phase")]
        outcome = chance.draw(self._key, k, purpose, weights)
        return first, {"k": k, "purpose": purpose, "weights": weights, "outcome": outcome}

    def _step(self, seat: int, move: int | UncodedTrade, action: object, events: bool = True) -> None:
        named = self._name(seat, move) if move in self._engine.codes_by_state else None
        refused = self._engine.step(self._states, seat, move, events)
        if refused:
            rule = self._engine.game.rule_ids[refused]
            raise IllegalAction(rule, rule_sentence(rule), action)
        self._known_mask = self._engine.who_after_step() if events else None
        if named is not None:
            self._state_dependent[len(self._entries)] = named
        self._entries.append((seat, move))
        if seat == CHANCE:
            self._chances += 1
        if events:
            self._rows += self._engine.event_rows()
            self._row_counts.append(len(self._rows))
        else:
            self._rows_from = len(self._entries)
            if self._row_counts:
                self._rows, self._row_counts = [], []
        if len(self._entries) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self._entries)] = self._engine.to_bytes(self._states)

    def _last_events(self) -> Events:
        return Events(self._engine.game.events, self._engine.names, self.last_rows(), EVERYTHING)

    def _compute_rows(self) -> None:
        """Compute the event rows of all actions again, because some were replayed without events."""
        rows: list[list[int]] = []
        counts = []
        for _, _, own in self.steps():
            rows += own
            counts.append(len(rows))
        self._rows, self._row_counts, self._rows_from = rows, counts, 0

    def _rewind(self, n: int) -> None:
        """Restore the state after n actions."""
        self._known_mask = None
        kept = max((at for at in self._snapshots if at <= n), default=0)
        self._states = self._engine.from_bytes(self._snapshots.get(kept, self._base))
        for seat, move in self._entries[kept:n]:
            self._engine.step(self._states, seat, move, events=False)
        self._chances -= sum(1 for seat, _ in self._entries[n:] if seat == CHANCE)
        del self._entries[n:]
        self._state_dependent = {at: action for at, action in self._state_dependent.items() if at < n}
        self._rows_from = min(self._rows_from, n)
        del self._row_counts[n - self._rows_from :]
        del self._rows[self._row_counts[-1] if self._row_counts else 0 :]
        self._snapshots = {at: data for at, data in self._snapshots.items() if at <= n}


def new(
    game: str,
    players: int = 4,
    *,
    seed: Seed = None,
    nonces: Sequence[str] | None = None,
    edition: str | None = None,
    options: Mapping[str, Any] | None = None,
    seats: Sequence[str] | None = None,
    board: Any = None,
    engine: str = "plain",
) -> Game:
    """Start a new game. `board` is a map file, map data or a loaded board; `engine="fast"` runs compiled rules.

    An edition presets options; explicitly given options take precedence. The same seed and nonces give the same chance
    outcomes; docs/formats.md describes how they are derived. Raise UnknownGame, BadOption or BadMap for invalid
    arguments.
    """
    preset = with_edition(game, edition, options)
    found, loaded, chosen, count, kind = resolve_terms(game, players, preset, board, engine)
    made = engine_for(kind, found, loaded, chosen, count)
    return Game(made, made.start(), seat_names(seats, count, chosen), checked_seed(seed), checked_nonces(nonces, count))


def from_position(
    data: Mapping[str, Any],
    *,
    seed: Seed = None,
    nonces: Sequence[str] | None = None,
    edition: str | None = None,
    seats: Sequence[str] | None = None,
    engine: str = "plain",
) -> Game:
    """Start a game from a position. Missing entries have defaults or are derived from the others (docs/formats.md).

    An edition presets options; those of the position take precedence. Raise BadPosition if an entry is invalid or the
    position violates a rule.
    """
    made, state, given = read_position(data, edition, engine)
    set_up = made.game.set_up
    set_up.derive(state, made.board_struct, made.game.work(), given)
    faults = set_up.problems(state, made.board_struct)
    if faults:
        raise BadPosition(faults)
    count, chosen = made.players, made.options
    out = Game(
        made, made.wrap(state), seat_names(seats, count, chosen), checked_seed(seed), checked_nonces(nonces, count)
    )
    out.from_start = False
    return out


def read_position(
    data: Mapping[str, Any], edition: str | None = None, engine: str = "plain"
) -> tuple[Engine, Any, set[str]]:
    """The engine and the state of a position, and the names of its given fields; rules are not checked yet."""
    if not isinstance(data, Mapping):
        raise BadPosition([f"A position must be an object with a 'game' entry, not {short_repr(data)}."])
    if not isinstance(data.get("map"), Mapping | None):  # never a file name, since positions are untrusted
        raise BadPosition([f"map: a position must contain the map itself, not {short_repr(data.get('map'))}."])
    rest = {k: v for k, v in data.items() if k not in ("game", "rules_version", "players", "options", "map")}
    found, loaded, chosen, count, kind = resolve_terms(
        data.get("game"),
        data.get("players", 4),
        with_edition(data.get("game"), edition, data.get("options")),
        data.get("map"),
        engine,
        data.get("rules_version"),
    )
    made = engine_for(kind, found, loaded, chosen, count)
    state = found.state()
    found.set_up.default_state(state, made.board_struct, count)
    return made, state, read_into(state, rest, made.names)
