"""One game between bots, step by step: whoever is to act is shown what its seat knows and asked for a move.

A bot that fails, or chooses what no rule allows, loses that move to a random one; the fault is told, the match goes on.
"""

from __future__ import annotations

import hashlib
import operator
import sys
import time
import traceback
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from random import Random
from typing import Any

from ..bots.bot import Bot, Move, Sight, Terms, seen_by
from ..bots.levels import pick_code
from ..core.actions import COUNTER_FREE, EVERYONE, OFFER_FREE, Free
from ..core.engine import Engine, States
from ..core.rules.dice import first_die, second_die
from ..core.table import CHANCE, DICE, ENDINGS, OVER
from ..errors import ended

TURNS = 1000  # where a game is cut
FAULTS_TOLD = 5  # different ones of each match; all are counted
FAULTS_TOLD_OF_RUN = 10


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How one game went. Rows have an entry per seat; what depends on the machine stands last."""

    number: int  # its number in a run
    ending: str  # won, drawn, cut
    winner: int | None
    turns: int
    points: tuple[int, ...]
    sources: tuple[dict[str, int], ...]  # what the points came from
    starts: tuple[str, ...]  # what each seat started with, where that differs
    decisions: tuple[int, ...]  # one number for all where seats are not counted apart
    choices: int  # decisions with at least two legal codes
    chance: int
    rolls: tuple[int, ...]  # by the sum of the dice
    state: str  # SHA-256 of the final state
    faults: tuple[int, ...]
    told: tuple[str, ...]  # the first faults, in sentences
    seconds: tuple[float, ...]  # what each seat thought
    longest: tuple[float, ...]  # its longest decision
    elapsed: float  # the whole game

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> MatchResult:
        return cls(**{f.name: _frozen(data[f.name]) for f in fields(cls)})


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def ending_of(engine: Engine, states: States) -> dict[str, Any]:
    """What a final state, or one that was cut, says itself."""
    s, b = engine.plain(states), engine.board_record
    seats = range(engine.players)
    return {
        "ending": ENDINGS[s.ending] if s.phase == OVER else "cut",
        "winner": s.winner if s.winner >= 0 else None,
        "points": tuple(engine.points(s)),
        "sources": tuple(engine.game.point_sources(s, b, seat) for seat in seats),
        "starts": tuple(engine.game.start_of(s, b, seat) for seat in seats),
        "state": hashlib.sha256(engine.to_bytes(states)).hexdigest(),
    }


def seat_seed(seed: int, seat: int) -> int:
    """What a bot draws from: another sequence than the dice and the other seats."""
    return int.from_bytes(hashlib.sha256(f"{seed} seat {seat}".encode()).digest()[:4], "big") >> 1


def play_match(
    terms: Terms, bots: Sequence[Bot], seed: int, turns: int = TURNS, *, engine: str = "fast", number: int = 0
) -> MatchResult:
    """A whole game, cut after so many turns. It follows from terms, seed and what the bots do."""
    return Match(terms, bots, seed, engine).play(turns, number)


class Match:
    """A game that is being played."""

    def __init__(self, terms: Terms, bots: Sequence[Bot], seed: int, engine: str):
        self.terms, self.bots = terms, bots
        self.engine = terms.engine(engine)
        self.states = self.engine.start()
        self._seed = seed
        self._dice, self._fallback = Random(seed), Random(f"{seed} fallback")
        self._watching = [seat for seat, bot in enumerate(bots) if getattr(bot, "sees", True)]
        self._decisions, self._faults = [0] * len(bots), [0] * len(bots)
        self._seconds, self._longest = [0.0] * len(bots), [0.0] * len(bots)
        self._told: dict[tuple[int, str], str] = {}  # each fault once
        self._reported = [0] * len(bots)
        self._rolls = [0] * 13
        self._chance = self._choices = 0

    def play(self, turns: int, number: int) -> MatchResult:
        engine, states = self.engine, self.states
        began = time.perf_counter()
        for seat, bot in enumerate(self.bots):
            self._reported[seat] = len(getattr(bot, "faults", ()))
            try:
                bot.begin(self.terms, seat, seat_seed(self._seed, seat))
            except Exception as error:
                self._fault(seat, f"could not begin: {_said(error, bot)}")
            self._take_reports(seat)
        while engine.read(states, "phase") != OVER and engine.read(states, "turn") <= turns:
            seat = engine.first(states)
            move = self._draw() if seat == CHANCE else self._decide(seat)
            if self._watching:
                self._show(seat, move)
        return MatchResult(
            number=number,
            turns=min(engine.read(states, "turn"), turns),
            decisions=tuple(self._decisions),
            choices=self._choices,
            chance=self._chance,
            rolls=tuple(self._rolls),
            faults=tuple(self._faults),
            told=tuple(self._told.values()),
            seconds=tuple(self._seconds),
            longest=tuple(self._longest),
            elapsed=time.perf_counter() - began,
            **ending_of(engine, states),
        )

    def _draw(self) -> int:
        """Let chance act."""
        first, weights = self.engine.weights(self.states)
        outcome = self._dice.choices(range(len(weights)), weights)[0]
        if self.engine.read(self.states, "phase") == DICE:
            self._rolls[first_die(outcome) + second_die(outcome)] += 1
        self._chance += 1
        self.engine.step(self.states, CHANCE, first + outcome, record=bool(self._watching))
        return first + outcome

    def _decide(self, seat: int) -> Move:
        """Ask the seat and do what it says."""
        legal = tuple(self.engine.legal(self.states, seat))
        self._decisions[seat] += 1
        self._choices += len(legal) > 1
        sight = Sight(self.terms, seat, self.engine.masked(self.states, seat), legal)
        began = time.perf_counter()
        try:
            said: object = self.bots[seat].decide(sight)
            wrong = None
        except Exception as error:
            said, wrong = None, f"could not decide: {_said(error, self.bots[seat])}"
        took = time.perf_counter() - began
        self._take_reports(seat)
        self._seconds[seat] += took
        self._longest[seat] = max(self._longest[seat], took)
        if wrong is None:
            move = self._read(said)
            refused = None if move is None else self._step(seat, move)
            if move is not None and refused == 0:
                return move
            rule = f", which {self.engine.game.rule_ids[refused]} forbids" if refused else ", which is no move"
            wrong = f"chose {str(said)[:80]}{rule}"
        self._fault(seat, wrong)
        code = pick_code(self.terms, legal, self._fallback)
        self._step(seat, code)
        return code

    def _step(self, seat: int, move: Move) -> int:
        return self.engine.step(self.states, seat, move, record=bool(self._watching))

    def _read(self, said: Any) -> Move | None:
        """A move as a bot gave it, if it is one at all."""
        if isinstance(said, Free):
            goods = self.engine.names.size("goods")
            sound = said.kind in (OFFER_FREE, COUNTER_FREE) and type(said.to) is int and 0 <= said.to <= EVERYONE
            for side in (said.give, said.get):
                sound = sound and len(side) == goods and all(type(n) is int and 0 <= n <= 99 for n in side)
            return said if sound else None
        try:
            code = operator.index(said)
        except TypeError:
            return None
        return code if 0 <= code < self.engine.game.actions.seat_codes else None

    def _show(self, seat: int, move: Move) -> None:
        """Tell every bot that watches what happened, as its seat may know it."""
        rows = self.engine.event_rows()
        for viewer in self._watching:
            try:
                self.bots[viewer].see(seen_by(self.engine, viewer, seat, move, rows))
            except Exception as error:
                self._fault(viewer, f"could not look: {_said(error, self.bots[viewer])}")

    def _take_reports(self, seat: int) -> None:
        """Faults that a bot reports of itself, as one in a process does; it has made another move by then."""
        reports = getattr(self.bots[seat], "faults", ())
        for fault in reports[self._reported[seat] :]:
            self._fault(seat, f"({fault.kind}): {fault.text}")
        self._reported[seat] = len(reports)

    def _fault(self, seat: int, what: str) -> None:
        self._faults[seat] += 1
        if (seat, what) not in self._told and len(self._told) < FAULTS_TOLD:
            name = getattr(self.bots[seat], "name", "?")
            turn = self.engine.read(self.states, "turn")
            self._told[seat, what] = ended(f"Turn {turn}, seat {seat}: {name} {what}")


def _said(error: Exception, bot: Bot) -> str:
    """What went wrong in a bot, and on which line of its file: there its writer looks."""
    lines = traceback.extract_tb(error.__traceback__)
    own = [line for line in lines if line.filename == sys.modules[type(bot).__module__].__dict__.get("__file__")]
    at = (own or lines)[-1]
    return f"{type(error).__name__}: {' '.join(str(error).split())[:200]} ({Path(at.filename).name}, line {at.lineno})"


def first_faults(results: Iterable[MatchResult]) -> list[str]:
    """The first faults of a run, in sentences, and how many there were if not all are told."""
    told: list[str] = []
    faults = 0
    for result in results:
        faults += sum(result.faults)
        told += [f"Game {result.number}: {sentence}" for sentence in result.told[: FAULTS_TOLD_OF_RUN - len(told)]]
    return told if faults == len(told) else [*told, f"There were {faults:,} faults in all."]
