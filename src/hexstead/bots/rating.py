"""Rate decisions: the cost of a move compared with the best one, judged by what the seat knew.

`MoveRater` follows a game from the view of one seat. For a decision it draws a fixed number of determinizations, seeded
by the number of actions seen, and rolls out the move made and the best few others in each of them with the same random
numbers. Rollouts end after a round in the network's win probability. The first determinizations select the best move,
and the others compare it with the move made: using the same ones for both would bias every move towards looking like an
error. A move after which the best one is still possible gets credit for both. Ratings do not depend on time: the same
knowledge always gives the same rating.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

from ..core.actions import ACCEPT, CONCLUDE, COUNTER, DECLINE, MAKE_OFFER, WITHDRAW, UncodedTrade
from ..core.common_fields import ASKED, OFFER
from ..core.engine import available_back_end
from ..core.layout import Struct
from .bot import Move, Seen, Sight, Terms
from .decision_kernel import PROSPECT, SHORTLIST
from .determinization import Knowledge, Lost
from .level_bots import KernelSession
from .mind import mind_of
from .thinking.network import CERTAIN
from .thinking.search import CHANCE_PER_SCORE
from .thinking.turns import UNSCORED

RATING_LEVEL = "baron"  # the level whose evaluation selects the moves to roll out
SELECTING = 4  # number of determinizations that select the best move
COMPARING = 6  # number of further determinizations that compare it with the move made
MAX_DEPTH = 6  # maximum factor for these numbers; each determinization has its own random numbers
PRIOR = 6  # the static evaluation of a move weighs as much as this number of rollouts
MAX_MOVES = 4  # maximum number of moves rolled out besides the move made
ANSWERS = (ACCEPT, DECLINE)
# Error classes by the least cost in win probability. A cost of less than two standard errors is never an error.
FINE, INACCURACY, MISTAKE, BLUNDER = CLASSES = ("fine", "inaccuracy", "mistake", "blunder")
LEAST_COST = {BLUNDER: 0.10, MISTAKE: 0.05, INACCURACY: 0.02}
CERTAINTY = 2.0  # standard errors


@dataclass(frozen=True, slots=True)
class Rating:
    """The cost of a decision. Chances are win probabilities of the seat that decided, from 0 to 1."""

    move: Move
    best: Move  # the move itself if none was better
    chance: float  # after the move
    best_chance: float  # after the best move
    cost: float  # 0 or more
    noise: float  # standard error of the cost
    edge: float  # lead of a best move over the next best one; 0 for other moves
    chances: dict[int, float] = field(default_factory=dict)  # chances of all moves that were rolled out, best first

    @property
    def error(self) -> str:
        """The error class: one of CLASSES."""
        if self.cost >= CERTAINTY * self.noise:
            for name, least in LEAST_COST.items():
                if self.cost >= least:
                    return name
        return FINE


class MoveRater:
    """Rates decisions of one seat. Pass it every action as the seat saw it, and rate before passing the action."""

    def __init__(self, terms: Terms, seat: int, engine: str | None = None, depth: int = 1, start: Struct | None = None):
        """`depth` multiplies the number of determinizations, up to MAX_DEPTH.

        `start` is the masked state in which a game from a position began.
        """
        kind = engine or available_back_end()
        self.terms, self.seat = terms, seat
        self._selecting, self._all = SELECTING * depth, (SELECTING + COMPARING) * depth
        self._session: KernelSession | None = None
        if mind_of(terms.game) is not None:
            session = KernelSession(terms, seat, 0, RATING_LEVEL, kind, None)
            session.determinizations = session.engine.many(1)
            session.set(session.minds, "judges_leaves", 1)
            self._session, self._engine = session, session.engine
            self._moves = session.engine.game.actions.moves
            self._knowledge = Knowledge(terms, seat, engine=kind, start=start)
            self._drawn = session.engine.many(self._all)
        self._count = 0

    def see(self, seen: Seen) -> None:
        """Note an action as the seat saw it."""
        self._count += 1
        if self._session is not None:
            self._knowledge.see(seen)

    def rate(self, sight: Sight, move: Move | None = None) -> Rating | None:
        """Rate a move, or the best one if `move` is None; None if there is nothing to compare.

        Offers are not rated, because they do not change the position. Accepting an offer is rated as the trade, a
        counter-offer as declining.
        """
        if self._session is None or len(sight.legal) < 2:
            return None
        moves, scores = self._candidates(self._session, sight)
        rated = self._stands_for(sight, move)
        if move is not None and rated is None:
            return None
        if rated is not None and rated not in moves:
            moves.append(rated)
            scores.append(min(scores, default=0))
        if len(moves) < 2:
            return None
        try:
            rng = Random(self._count)
            self._knowledge.sample_into(self._drawn, 0, self._all, sight.masked, rng)
        except Lost:
            return None
        return self._compare(sight, moves, scores, rated, move)

    def _kind(self, move: Move) -> int:
        return move.kind if isinstance(move, UncodedTrade) else self._moves[move][0]

    def _stands_for(self, sight: Sight, move: Move | None) -> int | None:
        """The code by which a move is rated; None for an offer."""
        if move is None or self._kind(move) == MAKE_OFFER:
            return None
        if isinstance(move, UncodedTrade) or self._kind(move) == COUNTER:
            return next((code for code in sight.legal if self._kind(code) == DECLINE), None)
        return move

    def _candidates(self, session: KernelSession, sight: Sight) -> tuple[list[int], list[int]]:
        """The moves worth a rollout and their static values in thousandths of a point, best first."""
        if sight.masked.phase == OFFER:  # type: ignore[attr-defined]
            kinds = (*ANSWERS, CONCLUDE, WITHDRAW)
            moves = [code for code in sight.legal if self._kind(code) in kinds]
            return moves, [0] * len(moves)
        session.look(sight.masked, sight.legal)
        session.ask(SHORTLIST)
        m = session.read()
        choice, score, turn_score = m.choice, m.score, m.turn_score
        n = len(sight.legal)
        values = turn_score if any(value > UNSCORED for value in turn_score[:n]) else score
        rated = sorted((i for i in range(n) if values[i] > UNSCORED), key=lambda i: -values[i])[:MAX_MOVES]
        return [choice[i] for i in rated], [values[i] for i in rated]

    def _compare(
        self, sight: Sight, moves: list[int], scores: list[int], rated: int | None, made: Move | None
    ) -> Rating:
        chosen = {move: self._prospects(sight, move, 0, self._selecting) for move in moves}
        prior = dict(zip(moves, scores, strict=True))

        def total(move: int) -> float:
            return sum(chosen[move]) + prior[move] * CHANCE_PER_SCORE / CERTAIN * PRIOR

        order = sorted(moves, key=lambda move: -total(move))
        first, second = order[:2]
        own = first if rated is None else rated
        values = dict(chosen)
        if rated is None or own != first:  # a move that was chosen as the best one costs nothing
            for move in {first, second, own}:
                values[move] = self._prospects(sight, move, self._selecting, self._all)
        if own != first:
            later = self._prospects(sight, own, self._selecting, self._all, then=first)
            if sum(later) > sum(values[own]):
                values[own] = later
        gain, noise = _difference(values[first], values[own if own != first else second])
        gain = max(0.0, gain)
        chance, chances = _mean(values[own]), {move: _mean(values[move]) for move in order}
        answer = own if made is None else made
        if own == first:
            return Rating(answer, answer, chance, chance, 0.0, noise, gain, chances)
        return Rating(answer, first if gain else answer, chance, chance + gain, gain, noise, 0.0, chances)

    def _prospects(self, sight: Sight, move: int, start: int, stop: int, then: int | None = None) -> list[float]:
        """The seat's chance to win after a move, in each determinization from `start` to `stop`.

        A second move follows if it is still legal, because the order of two moves is not an error.
        """
        session, engine = self._session, self._engine
        assert session is not None
        until = int(getattr(sight.masked, "turn")) + self.terms.players  # noqa: B009 (made at run time)
        session.set(session.minds, "rollout_until", until)
        found = []
        for i in range(start, stop):
            states = engine.copies(self._drawn[i : i + 1], 1)
            self._step(states, move)
            if then is not None:
                engine.step(states, self.seat, then, events=False)  # no effect if refused
            session.determinizations[0:1] = states
            session.set(session.works, "random_a", 1 + 7919 * (self._count * 64 + i) % 2147483000)
            found.append(session.ask(PROSPECT) / CERTAIN)
        return found

    def _step(self, states: Any, move: int) -> None:
        """Apply a move. If it accepts an offer, conclude the trade: all other seats that were asked decline."""
        engine = self._engine
        engine.step(states, self.seat, move, events=False)
        if self._kind(move) != ACCEPT or engine.read(states, "phase") != OFFER:
            return
        actions = engine.game.actions
        for other, answer in enumerate(engine.read_row(states, "answer")[: self.terms.players]):
            if answer == ASKED and other != self.seat:
                engine.step(states, other, actions.start[DECLINE], events=False)
        if engine.read(states, "phase") == OFFER:
            turn_seat = engine.read(states, "turn_seat")
            engine.step(states, turn_seat, actions.code(CONCLUDE, self.seat), events=False)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _difference(a: Sequence[float], b: Sequence[float]) -> tuple[float, float]:
    """The mean of a − b and its standard error, by pairs."""
    pairs = [x - y for x, y in zip(a, b, strict=True)]
    mean = _mean(pairs)
    return mean, sqrt(sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1) / len(pairs))
