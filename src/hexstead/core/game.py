"""The facade: a game as people and programs use it. `hexstead.new`, `replay` and `from_position` give one."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from ..board import Board, shipped_map
from ..errors import BadAction, BadPosition, IllegalAction
from . import chance
from .actions import CHANCE_NAME, Action, Free
from .definition import Definition, Situational
from .engine import Engine, engine_for
from .events import EVERYTHING, Event, Events
from .names import shown
from .positions import describe, read_into
from .prompt import prompt
from .table import ASKED, CHANCE, ENDINGS, OFFER, OVER
from .terms import Seed, checked_nonces, checked_seed, edition_options, seat_names, settled_terms
from .view import View
from .words import rule_sentence

SNAPSHOT_EVERY = 32

Seat = int | str  # 0 to 3, or "chance"
Entry = tuple[int, int | Free]  # seat number (4: chance) and code, or the terms of a trade without a code


class Game:
    """One game: its state, and the actions that led to it."""

    def __init__(self, engine: Engine, states: Any, seats: Sequence[str], seed: Seed, nonces: Sequence[str] = ()):
        self._engine = engine
        self._states = states
        self._base = engine.to_bytes(states)
        self._entries: list[Entry] = []
        self._rows: list[list[int]] = []
        self._row_counts: list[int] = []  # event rows after each action
        self._snapshots: dict[int, bytes] = {}
        self._told: dict[int, Action] = {}  # actions in the history whose names depended on the state
        self._chances = 0
        self._acting: int | None = None  # who may act, where the last step told it
        # None: of a replayed game that came without its seed; chance would go on by another one
        self.secret: bytes | None = chance.secret_of(secrets.token_bytes(32) if seed is None else seed)
        self.commitment = chance.commitment(self.secret)
        self.nonces = tuple(nonces)
        self._key = chance.key_of(self.secret, self.nonces)
        self.seats = tuple(seats)
        self.custom_map = engine.board is not shipped_map(engine.game.name)
        self.from_start = True  # False: from a position

    # What it is

    @property
    def name(self) -> str:
        """The game's name, as in `hexstead.new`."""
        return self._engine.game.name

    @property
    def players(self) -> int:
        return self._engine.players

    @property
    def options(self) -> dict[str, Any]:
        return dict(self._engine.options)

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
    def phase(self) -> str:
        return self._engine.game.phases[self._engine.read(self._states, "phase")]

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return self._engine.read(self._states, "turn")

    @property
    def turn_seat(self) -> int:
        return self._engine.read(self._states, "turn_seat")

    @property
    def is_over(self) -> bool:
        return self._engine.read(self._states, "phase") == OVER

    @property
    def winner(self) -> int | None:
        """The seat that won; None while the game runs and when it was drawn."""
        winner = self._engine.read(self._states, "winner")
        return None if winner < 0 else winner

    @property
    def result(self) -> dict[str, Any] | None:
        """How it ended: kind, winner, points; None while the game runs."""
        if not self.is_over:
            return None
        kind = ENDINGS[self._engine.read(self._states, "ending")]
        return {"kind": kind, "winner": self.winner, "points": self.points()}

    def points(self) -> list[int]:
        """Every seat's points, hidden ones included."""
        return self._engine.points(self.state)

    @property
    def state(self) -> Any:
        """The plain state record; read it, do not change it."""
        return self._engine.plain(self._states)

    def state_bytes(self) -> bytes:
        return self._engine.to_bytes(self._states)

    def start_bytes(self) -> bytes:
        """The state before the first action."""
        return self._base

    # Who may do what

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now, the one that a simulation asks first; ("chance",) when chance is to act."""
        engine, states = self._engine, self._states
        mask = self._who()
        if mask == 0:
            return ()
        if mask == 1 << CHANCE:
            return (CHANCE_NAME,)
        if mask & (mask - 1) == 0:  # one seat
            return (mask.bit_length() - 1,)
        order = [seat for seat in range(self.players) if mask >> seat & 1]
        if engine.read(states, "phase") == OFFER:
            # those asked, clockwise; the turn player; those who may take an acceptance back
            turn, answer = engine.read(states, "turn_seat"), engine.read_row(states, "answer")
            order.sort(key=lambda i: (0 if answer[i] == ASKED else 1 if i == turn else 2, (i - turn) % self.players))
        return tuple(order)

    def legal_codes(self, seat: Seat | None = None) -> list[int]:
        """The legal codes of a seat; of the one asked first when none is named."""
        return self._engine.legal(self._states, self._seat_number(seat))

    def legal(self, seat: Seat | None = None) -> list[Action]:
        """The legal actions of a seat. Trades beyond simple bundles are described by `prompt`."""
        number = self._seat_number(seat)
        codes = self._engine.legal(self._states, number)
        if codes and self._situational(codes[0]):
            return [self._name(number, code) for code in codes]
        return self._engine.codec.actions(number, codes)

    def prompt(self, seat: Seat | None = None) -> dict[str, Any] | None:
        """What the seat is asked, as JSON: choices with targets, costs and shapes; None when it is not asked."""
        number = self._seat_number(seat)
        codes = self._engine.legal(self._states, number)
        return prompt(self._engine, self.state, number, codes) if codes and number != CHANCE else None

    def action(self, seat: Seat, move: int | Free) -> Action:
        """The action of one of a seat's legal codes, or of the terms of a trade without one."""
        number = self._seat_number(seat)
        return self._engine.codec.free(number, move) if isinstance(move, Free) else self._name(number, move)

    def check(self, action: Action | Mapping[str, Any]) -> str | None:
        """The ID of the rule that forbids an action, or None."""
        seat, move = self._read_action(action)
        refused = self._engine.check(self._states, seat, move)
        return self._engine.game.rule_ids[refused] if refused else None

    def outcomes(self) -> list[tuple[Action, Fraction]]:
        """The chance actions possible now, with their probabilities."""
        if self._who() != 1 << CHANCE:
            return []
        first, weights = self._engine.weights(self._states)
        total = sum(weights)
        action = self._engine.codec.action
        return [(action(CHANCE, first + x), Fraction(n, total)) for x, n in enumerate(weights) if n]

    # Doing

    def apply(self, action: Action | Mapping[str, Any]) -> Sequence[Event]:
        """Do an action, an object or its JSON; the events. Raises IllegalAction and leaves the game as it was."""
        seat, move = self._read_action(action)
        self._do(seat, move, action)
        return self._last_events()

    def apply_code(self, code: int, seat: Seat | None = None) -> None:
        """Do the action of a code, for the seat asked first when none is named."""
        if type(code) is not int or not 0 <= code < self._engine.game.actions.codes:
            raise BadAction(f"{shown(code)} is not a code from 0 to {self._engine.game.actions.codes - 1}.")
        self._do(self._seat_number(seat), code, code)

    def step_chance(self) -> Sequence[Event]:
        """Let chance act, by the game's seed."""
        if self._who() != 1 << CHANCE:
            raise BadAction("Chance is not to act now.")
        first, proof = self._drawn()
        code = first + proof["outcome"]
        self._do(CHANCE, code, code)
        return self._last_events()

    def due(self) -> dict[str, Any] | None:
        """What chance will do now by the game's seed, and what proves it; None when chance is not to act.

        It is for whoever runs the game: `hexstead verify` compares it with what a record says.
        """
        if self._who() != 1 << CHANCE:
            return None
        first, proof = self._drawn()
        return self._engine.codec.action(CHANCE, first + proof["outcome"]).to_json() | proof

    def undo(self, count: int = 1) -> None:
        """Take actions back; chance will not roll anew."""
        if type(count) is not int or not 0 <= count <= len(self._entries):
            raise BadAction(f"{shown(count)} actions cannot be undone: there are {len(self._entries)}.")
        self._rewind(len(self._entries) - count)

    def copy(self) -> Game:
        """An independent game in the same state, with the same history."""
        out = Game.__new__(Game)
        out.__dict__.update(self.__dict__)
        out._states = self._engine.copy(self._states)
        out._entries = self._entries[:]
        out._rows = self._rows[:]
        out._row_counts = self._row_counts[:]
        out._snapshots = dict(self._snapshots)
        out._told = dict(self._told)
        return out

    # Looking

    def view(self, viewer: int | None) -> View:
        """What a seat knows; None is a spectator."""
        if viewer is not None:
            viewer = self._engine.names.number("seats", viewer, "")
        legal = self.legal(viewer) if viewer is not None and viewer < self.players else []
        engine = self._engine
        masked = self.masked(viewer)
        points, goal = tuple(engine.points(masked)), engine.game.goal(engine.board_record)
        return View(self.name, viewer, masked, engine.names, self.to_act, legal, points, goal)

    def masked(self, viewer: int | None) -> Any:
        """The plain state record without what the viewer may not know: what a bot gets."""
        return self._engine.masked(self._states, viewer)

    def events_since(self, n: int = 0, viewer: int | None = EVERYTHING) -> Sequence[Event]:
        """The events from number n on, as a viewer may know them; None is a spectator."""
        return Events(self._engine.game.events, self._engine.names, self._rows[max(n, 0) :], viewer)

    @property
    def length(self) -> int:
        """How many actions there have been, chance's among them."""
        return len(self._entries)

    def action_at(self, i: int) -> Action:
        """The i-th action of the history, from 0."""
        if i in self._told:
            return self._told[i]
        seat, move = self._entries[i]
        codec = self._engine.codec
        return codec.free(seat, move) if isinstance(move, Free) else codec.action(seat, move)

    @property
    def last_action(self) -> Action:
        return self.action_at(len(self._entries) - 1)

    @property
    def last_entry(self) -> Entry:
        return self._entries[-1]

    def last_rows(self) -> list[list[int]]:
        """The event rows of the last action, for whoever keeps them elsewhere."""
        return self._rows[self._row_counts[-2] if len(self._row_counts) > 1 else 0 :]

    def forget_events(self) -> None:
        """Let go of the events so far: a table keeps the few it needs itself."""
        self._rows.clear()
        self._row_counts = [0] * len(self._row_counts)

    @property
    def entries(self) -> list[Entry]:
        """The actions so far as numbers: seat (4: chance) and code, or the terms of a trade without one."""
        return self._entries[:]

    def steps(self, start: int = 0) -> list[tuple[int, int | Free, list[list[int]]]]:
        """The entries from number `start` on, each with its event rows, worked out anew."""
        kept = max((at for at in self._snapshots if at <= start), default=0)
        states = self._engine.from_bytes(self._snapshots.get(kept, self._base))
        out = []
        for seat, move in self._entries[kept:]:
            self._engine.step(states, seat, move)
            out.append((seat, move, self._engine.event_rows()))
        return out[start - kept :]

    @property
    def history(self) -> list[Action]:
        """The actions so far, chance included."""
        return [self.action_at(i) for i in range(len(self._entries))]

    def position(self) -> dict[str, Any]:
        """The whole state as readable JSON by names; `hexstead.from_position` is the inverse."""
        out: dict[str, Any] = {"game": self.name, "options": self.options}
        if self.custom_map:
            out["map"] = self.board.data
        return out | describe(self.state, self._engine.names)

    def record(self, proof: bool | None = None) -> dict[str, Any]:
        """The game as one JSON object: options, seats, actions; `hexstead.replay` is the inverse.

        Once the game is over it holds the seed, and beside each outcome of chance what proves it. `proof=True`
        publishes them for a game that the table ended, False keeps them back.
        """
        from .record import to_record

        return to_record(self, self.is_over if proof is None else proof)

    def svg(self, viewer: int | None = None, theme: str = "light") -> str:
        """The board as it stands, as SVG."""
        from ..drawing import draw_map

        position = {"options": self.options} | describe(self.state, self._engine.names, viewer)
        return draw_map(self.board, position, theme=theme)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<{self.name}, {self.players} players, turn {self.turn}, {self.phase}, {len(self._entries)} actions>"

    # Inside

    def _who(self) -> int:
        if self._acting is None:
            self._acting = self._engine.who(self._states)
        return self._acting

    def _seat_number(self, seat: Seat | None) -> int:
        if seat is None:
            if self._who() == 0:
                raise BadAction("The game is over: nobody is to act.")
            return self._engine.first(self._states)
        if type(seat) is int and 0 <= seat < self.players:
            return seat
        number = self._engine.codec.seat(seat)
        if number is None or (number != CHANCE and number >= self.players):
            raise BadAction(f"There is no seat {shown(seat)} in a game of {self.players}.")
        return number

    def _read_action(self, action: Action | Mapping[str, Any]) -> tuple[int, int | Free]:
        codec = self._engine.codec
        move: int | Free | None = codec.known(action)
        if not isinstance(action, Action):
            action, move = codec.read(action)
        situational = None
        if move is None:
            situational = self._engine.game.by_state.get(self._engine.game.actions.kinds.get(type(action), -1))
        if situational is None:
            move = codec.encode(action) if move is None else move
        else:
            x = situational.number(self.state, self._engine.options, action)
            if x is None:
                raise BadAction(f"{shown(action.to_json())} is not among the choices now.")
            move = self._engine.game.actions.code(self._engine.game.actions.kinds[type(action)], x)
        if action.seat is not None:
            return self._seat_number(action.seat), move
        acting = self.to_act
        if len(acting) != 1:
            raise BadAction(f"Say which seat acts: {', '.join(str(s) for s in acting) or 'nobody'} may.")
        return self._seat_number(acting[0]), move

    def _situational(self, code: int) -> Situational | None:
        """How the state names the action of a code, where that is the game's way."""
        return self._engine.game.by_state.get(self._engine.game.actions.moves[code][0])

    def _name(self, seat: int, code: int) -> Action:
        """The action of a code, named by the state where that is the game's way."""
        situational = self._situational(code)
        if situational is None:
            return self._engine.codec.action(seat, code)
        kind, x, _ = self._engine.game.actions.moves[code]
        arguments = situational.arguments(self.state, self._engine.options, x)
        return self._engine.game.actions.classes[kind](**arguments, seat=seat)

    def _drawn(self) -> tuple[int, dict[str, Any]]:
        """The code of the first outcome, and which one the key gives now by k, purpose and weights."""
        first, weights = self._engine.weights(self._states)
        k, purpose = self._chances, self._engine.game.purposes[self._engine.read(self._states, "phase")]
        outcome = chance.draw(self._key, k, purpose, weights)
        return first, {"k": k, "purpose": purpose, "weights": weights, "outcome": outcome}

    def _do(self, seat: int, move: int | Free, action: object) -> None:
        told = self._name(seat, move) if isinstance(move, int) and self._situational(move) else None
        refused = self._engine.step(self._states, seat, move)
        if refused:
            rule = self._engine.game.rule_ids[refused]
            raise IllegalAction(rule, rule_sentence(rule), action)
        self._acting = self._engine.who_after_step()
        if told is not None:
            self._told[len(self._entries)] = told
        self._entries.append((seat, move))
        if seat == CHANCE:
            self._chances += 1
        self._rows += self._engine.event_rows()
        self._row_counts.append(len(self._rows))
        if len(self._entries) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self._entries)] = self._engine.to_bytes(self._states)

    def _last_events(self) -> Events:
        return Events(self._engine.game.events, self._engine.names, self.last_rows(), EVERYTHING)

    def _rewind(self, n: int) -> None:
        """Back to the state after n actions."""
        self._acting = None
        kept = max((at for at in self._snapshots if at <= n), default=0)
        self._states = self._engine.from_bytes(self._snapshots.get(kept, self._base))
        for seat, move in self._entries[kept:n]:
            self._engine.step(self._states, seat, move, record=False)
        self._chances -= sum(1 for seat, _ in self._entries[n:] if seat == CHANCE)
        del self._entries[n:]
        self._told = {at: action for at, action in self._told.items() if at < n}
        del self._row_counts[n:]
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
    """A new game. `board` is a map file, its data or a loaded board; `engine="fast"` runs compiled.

    An edition presets options; those given beside it go first. The same seed and nonces give the same chance: see
    docs/formats.md for how each outcome follows from them.
    """
    if edition is not None:
        preset = edition_options(game, edition)
        if options is None or isinstance(options, Mapping):  # anything else is refused below
            options = preset | dict(options or {})
    found, ground, chosen, count, kind = settled_terms(game, players, options, board, engine)
    made = engine_for(kind, found, ground, chosen, count)
    return Game(made, made.start(), seat_names(seats, count), checked_seed(seed), checked_nonces(nonces, count))


def from_position(
    data: Mapping[str, Any],
    *,
    seed: Seed = None,
    nonces: Sequence[str] | None = None,
    seats: Sequence[str] | None = None,
    engine: str = "plain",
) -> Game:
    """A game that stands as a position says. What is left out is empty, or follows from the rest."""
    if not isinstance(data, Mapping):
        raise BadPosition([f"A position is an object with a game, not {shown(data)}."])
    if not isinstance(data.get("map"), Mapping | None):  # never a file name: positions come from anywhere
        raise BadPosition([f"map: a position holds the map itself, not {shown(data.get('map'))}."])
    rest = {k: v for k, v in data.items() if k not in ("game", "players", "options", "map")}
    found, ground, chosen, count, kind = settled_terms(
        data.get("game"), data.get("players", 4), data.get("options"), data.get("map"), engine
    )
    made = engine_for(kind, found, ground, chosen, count)
    state = found.state()
    found.middle(state, made.board_record, count)
    given = read_into(state, rest, made.names)
    found.derive(state, made.board_record, found.work(), given)
    faults = found.faults(state, made.board_record)
    if faults:
        raise BadPosition(faults)
    out = Game(made, made.wrap(state), seat_names(seats, count), checked_seed(seed), checked_nonces(nonces, count))
    out.from_start = False
    return out
