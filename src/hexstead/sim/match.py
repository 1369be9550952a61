"""One game between bots, played step by step.

A bot that raises or chooses an illegal move gets a random legal move instead; the fault is counted and the game
continues.
"""

from __future__ import annotations

import hashlib
import sys
import time
import traceback
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from random import Random
from typing import Any

from ..bots.bot import Bot, Move, Sight, Terms, read_answer, seen_by
from ..bots.random_bot import pick_code
from ..core.actions import EVERYONE, UNCODED_COUNTER, UNCODED_OFFER, Action, UncodedTrade
from ..core.common_fields import CHANCE, DICE, ENDINGS, OVER
from ..core.engine import Engine, States
from ..core.rules.dice import first_die, second_die
from ..errors import BadAction, IllegalAction, with_full_stop
from .records import record_of

TURNS = 1000  # default turn limit
MAX_TURN_DECISIONS = 1000  # per seat and turn; beyond it moves are random, so that no bot can stall a game
MAX_FAULT_MESSAGES = 5  # distinct messages kept per game; every fault is counted
MAX_RUN_FAULT_MESSAGES = 10
NOT_STORED = ("built", "record")  # fields that results files leave out
JSON_KEYS = {"fault_messages": "told"}  # keys in results files, fixed by their format (prose: quotation)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of one game. Tuples are per seat unless noted; the times in seconds depend on the machine.

    Results files leave out `built` and `record`.
    """

    number: int  # index of the game in its run
    ending: str  # won, drawn, cut
    winner: int | None
    turns: int
    points: tuple[int, ...]
    sources: tuple[dict[str, int], ...]  # points by source
    starts: tuple[str, ...]  # name of each seat's start (start card, colour), or ""
    decisions: tuple[int, ...]  # a single total where seats are not counted separately
    choices: int  # decisions with at least two legal codes
    chance: int  # chance actions
    rolls: tuple[int, ...]  # dice rolls, indexed by the sum
    state: str  # SHA-256 of the final state
    faults: tuple[int, ...]
    fault_messages: tuple[str, ...]  # the first faults of the game, not per seat
    seconds: tuple[float, ...]  # time spent deciding
    longest: tuple[float, ...]  # longest decision in seconds
    elapsed: float  # seconds for the whole game
    built: Mapping[str, bool] = field(default_factory=dict, compare=False)  # by "kind name" of each place of the map
    record: bytes | None = field(default=None, compare=False, repr=False)  # compressed, if the game was to be recorded

    def to_json(self) -> dict[str, Any]:
        return {JSON_KEYS.get(name, name): value for name, value in asdict(self).items() if name not in NOT_STORED}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> MatchResult:
        stored = [f.name for f in fields(cls) if f.name not in NOT_STORED]
        return cls(**{name: _frozen(data[JSON_KEYS.get(name, name)]) for name in stored})


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def ending_of(engine: Engine, states: States) -> dict[str, Any]:
    """The fields of a MatchResult that follow from the last state alone."""
    s, b = engine.plain(states), engine.board_struct
    seats, board, built = range(engine.players), engine.board, engine.game.built_nodes(s, b)
    return {
        "ending": ENDINGS[s.ending] if s.phase == OVER else "cut",
        "winner": s.winner if s.winner >= 0 else None,
        "points": tuple(engine.points(s)),
        "sources": tuple(engine.game.scoring.sources(s, b, seat) for seat in seats),
        "starts": tuple(engine.game.starts.of(s, b, seat) for seat in seats),
        "state": hashlib.sha256(engine.to_bytes(states)).hexdigest(),
        "built": {f"{board.place_data[name]['kind']} {name}": node in built for name, node in board.places.items()},
    }


def seat_seed(seed: int, seat: int) -> int:
    """The seed for a bot's own random numbers; independent of the dice and of the other seats."""
    return int.from_bytes(hashlib.sha256(f"{seed} seat {seat}".encode()).digest()[:4], "big") >> 1


def play_match(
    terms: Terms,
    bots: Sequence[Bot],
    seed: int,
    turns: int = TURNS,
    *,
    engine: str = "fast",
    number: int = 0,
    recorded: bool = False,
) -> MatchResult:
    """Play one game up to the turn limit `turns`. The result depends only on terms, seed and the bots' moves."""
    return Match(terms, bots, seed, engine).play(turns, number, recorded)


class Match:
    """A game in progress."""

    def __init__(self, terms: Terms, bots: Sequence[Bot], seed: int, engine: str):
        self.terms, self.bots = terms, bots
        self.engine = terms.engine(engine)
        self.states = self.engine.start()
        self._seed = seed
        self._dice, self._fallback = Random(seed), Random(f"{seed} fallback")
        self._watching = [seat for seat, bot in enumerate(bots) if getattr(bot, "sees", True)]
        self._decisions, self._faults = [0] * len(bots), [0] * len(bots)
        self._seconds, self._longest = [0.0] * len(bots), [0.0] * len(bots)
        self._messages: dict[tuple[int, str], str] = {}  # one per distinct fault
        self._reported = [0] * len(bots)
        self._rolls = [0] * 13
        self._turn, self._turn_decisions = -1, [0] * len(bots)
        self._chance = self._choices = 0

    def play(self, turns: int, number: int, recorded: bool = False) -> MatchResult:
        engine, states = self.engine, self.states
        moves: list[Move] = []
        began = time.perf_counter()
        for seat, bot in enumerate(self.bots):
            self._reported[seat] = len(getattr(bot, "faults", ()))
            try:
                bot.begin(self.terms, seat, seat_seed(self._seed, seat))
            except Exception as error:
                self._fault(seat, f"could not begin: {_error_text(error, bot)}")
            self._count_reports(seat)
        while engine.read(states, "phase") != OVER and engine.read(states, "turn") <= turns:
            seat = engine.first(states)
            move = self._draw() if seat == CHANCE else self._decide(seat)
            if self._watching:
                self._show(seat, move)
            if recorded:
                moves.append(move)
        return MatchResult(
            number=number,
            turns=min(engine.read(states, "turn"), turns),
            decisions=tuple(self._decisions),
            choices=self._choices,
            chance=self._chance,
            rolls=tuple(self._rolls),
            faults=tuple(self._faults),
            fault_messages=tuple(self._messages.values()),
            seconds=tuple(self._seconds),
            longest=tuple(self._longest),
            elapsed=time.perf_counter() - began,
            record=record_of(self.terms, moves, [bot.name for bot in self.bots]) if recorded else None,
            **ending_of(engine, states),
        )

    def _draw(self) -> int:
        """Apply a random chance outcome and return its code."""
        first, weights = self.engine.weights(self.states)
        outcome = self._dice.choices(range(len(weights)), weights)[0]
        if self.engine.read(self.states, "phase") == DICE:
            self._rolls[first_die(outcome) + second_die(outcome)] += 1
        self._chance += 1
        self.engine.step(self.states, CHANCE, first + outcome, events=bool(self._watching))
        return first + outcome

    def _decide(self, seat: int) -> Move:
        """Ask the seat's bot for a move and apply it, or a random one if it fails. Return the move."""
        legal = tuple(self.engine.legal(self.states, seat))
        self._decisions[seat] += 1
        self._choices += len(legal) > 1
        sight = Sight(self.terms, seat, self.engine.masked(self.states, seat), legal)
        began = time.perf_counter()
        answer: object = None
        try:
            fault = self._stalls(seat)
            if fault is None:
                answer = self.bots[seat].decide(sight)
        except Exception as error:
            fault = f"could not decide: {_error_text(error, self.bots[seat])}"
        took = time.perf_counter() - began
        self._count_reports(seat)
        self._seconds[seat] += took
        self._longest[seat] = max(self._longest[seat], took)
        if fault is None:
            move, why = self._parse(sight, answer)
            refused = None if move is None else self._step(seat, move)
            if move is not None and refused == 0:
                return move
            rule = f", which {self.engine.game.rule_ids[refused]} forbids" if refused else why
            fault = f"chose {str(answer)[:80]}{rule}"
        self._fault(seat, fault)
        code = pick_code(self.terms, legal, self._fallback)
        self._step(seat, code)
        return code

    def _stalls(self, seat: int) -> str | None:
        """A fault if the seat has made too many decisions in this turn."""
        turn = self.engine.read(self.states, "turn")
        if turn != self._turn:
            self._turn, self._turn_decisions = turn, [0] * len(self.bots)
        self._turn_decisions[seat] += 1
        limit = MAX_TURN_DECISIONS
        return f"made more than {limit:,} decisions in one turn" if self._turn_decisions[seat] > limit else None

    def _step(self, seat: int, move: Move) -> int:
        return self.engine.step(self.states, seat, move, events=bool(self._watching))

    def _parse(self, sight: Sight, answer: object) -> tuple[Move | None, str]:
        """The bot's answer as a move, or None and why it is invalid. The legality of codes is not checked."""
        no_move = (None, ", which is no move")
        try:
            move = read_answer(sight, answer)
        except (BadAction, IllegalAction) as error:
            return (None, f": {error}") if isinstance(answer, Action | Mapping) else no_move
        if isinstance(move, UncodedTrade):
            return (move, "") if self._is_trade(move) else no_move
        return (move, "") if 0 <= move < self.engine.game.actions.seat_codes else no_move

    def _is_trade(self, move: UncodedTrade) -> bool:
        goods = self.engine.names.size("goods")
        return (
            move.kind in (UNCODED_OFFER, UNCODED_COUNTER)
            and type(move.to) is int
            and 0 <= move.to <= EVERYONE
            and all(
                len(side) == goods and all(type(n) is int and 0 <= n <= 99 for n in side)
                for side in (move.give, move.get)
            )
        )

    def _show(self, seat: int, move: Move) -> None:
        """Send the move to every bot that wants to see moves, with its seat's hidden information removed."""
        rows = self.engine.event_rows()
        for viewer in self._watching:
            try:
                self.bots[viewer].see(seen_by(self.engine, viewer, seat, move, rows))
            except Exception as error:
                self._fault(viewer, f"could not look: {_error_text(error, self.bots[viewer])}")

    def _count_reports(self, seat: int) -> None:
        """Count the faults that a bot reports itself, as a process bot does after substituting a move."""
        reports = getattr(self.bots[seat], "faults", ())
        for fault in reports[self._reported[seat] :]:
            self._fault(seat, f"({fault.kind}): {fault.text}")
        self._reported[seat] = len(reports)

    def _fault(self, seat: int, what: str) -> None:
        self._faults[seat] += 1
        if (seat, what) not in self._messages and len(self._messages) < MAX_FAULT_MESSAGES:
            name = getattr(self.bots[seat], "name", "?")
            turn = self.engine.read(self.states, "turn")
            self._messages[seat, what] = with_full_stop(f"Turn {turn}, seat {seat}: {name} {what}")


def _error_text(error: BaseException, bot: Bot) -> str:
    """The exception and where it was raised, the last line in the bot's own file if there is one, and its cause."""
    lines = traceback.extract_tb(error.__traceback__)
    own = [line for line in lines if line.filename == sys.modules[type(bot).__module__].__dict__.get("__file__")]
    text = f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"
    if lines:
        at = (own or lines)[-1]
        text += f" ({Path(at.filename).name}, line {at.lineno})"
    return text if error.__cause__ is None else f"{text}, caused by {_error_text(error.__cause__, bot)}"


def first_faults(results: Iterable[MatchResult]) -> list[str]:
    """Messages for the first faults of a run, plus the total number if some are left out."""
    messages: list[str] = []
    faults = 0
    for result in results:
        faults += sum(result.faults)
        left = MAX_RUN_FAULT_MESSAGES - len(messages)
        messages += [f"Game {result.number}: {message}" for message in result.fault_messages[:left]]
    return messages if faults == len(messages) else [*messages, f"There were {faults:,} faults in all."]
