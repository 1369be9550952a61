"""Quality of rated decisions: what the best move by the analysis loses against the best of six by complete rollouts.

The six moves are the four best by the analysis and two random others. Each is rolled out to the end of the game by
`settler@1` at every seat, in the same determinizations of what the seat knew and with the same random numbers in every
turn. One half of the rollouts chooses the best move, the other half compares it with the choice of the analysis: with
the same half for both, every choice would seem to lose something.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

import hexstead
from hexstead.bots.bot import Sight, Terms, seen_by
from hexstead.bots.decision_kernel import decision_kernel
from hexstead.bots.determinization import Knowledge
from hexstead.bots.matches import play_levels
from hexstead.bots.mind import SCRATCH_STATES, known_mind
from hexstead.bots.particles.filtering import particle_kernel
from hexstead.bots.rating import MoveRater
from hexstead.core.actions import MAKE_OFFER
from hexstead.core.common_fields import CHANCE, OFFER, OVER
from hexstead.core.definition import definition
from hexstead.sim.random_games import simulation_options
from tests.random_play import warm

SEED = 20_000_000  # of the games, chosen before anything was measured
LEVELS = ("greenhorn", "apprentice", "settler", "engineer")  # play the games whose decisions are rated
ROLLOUT_LEVEL = "settler@1"
ROLLOUTS = 1_000  # of each move
BEST, RANDOM = 4, 2  # moves compared
PARTICLES = 256  # more than the analysis has
MAX_LOSS = 0.015  # mean over all decisions, in win probability, to which one standard error is added
MAX_TURNS = 400
LOG = 20_000  # actions of a game


@dataclass(frozen=True)
class Case:
    """A decision: what its seat knew, and the moves to compare, the choice of the analysis first."""

    terms: Terms
    sight: Sight
    knowledge: Knowledge
    moves: list[int]


class Rollouts:
    """Complete games by one level at all seats, from determinizations after a move."""

    def __init__(self, terms: Terms, rollouts: int, level: str = ROLLOUT_LEVEL):
        self.engine = terms.engine("fast")
        mind = known_mind(terms.game)
        self._minds = self.engine.group(mind.struct, [mind.make(self.engine.game, [mind.settings(level)])])
        self._works = self.engine.group(self.engine.game.work, [self.engine.game.work(), self.engine.game.work()])
        self._scratch = self.engine.many(SCRATCH_STATES)
        self._nothing = self.engine.log(0), self.engine.ends(rollouts), self.engine.rows(0, 3 + len(mind.features))
        self._play = self.engine.load(decision_kernel(terms.game))["match"]
        self._count = rollouts

    def winners(self, drawn: Any, seat: int, move: int, seed: int) -> list[int]:
        """The winner after the seat's move, for each determinization; −1 for none. Every turn is seeded."""
        engine, count = self.engine, self._count
        states = engine.copies(drawn, count)
        for i in range(count):
            assert engine.step(states[i : i + 1], seat, move, events=False) == 0
        turn = int(states["turn"].min())
        while turn < MAX_TURNS and not (states["phase"] == OVER).all():
            self._play(
                states, 0, count, engine.boards, self._works, self._scratch, self._minds, *self._nothing,
                turn, seed + turn * count,
            )  # fmt: skip
            turn += 1
        winners: list[int] = states["winner"].tolist()
        return winners


def case_of(game: str, number: int) -> Case:
    """One decision of a game between random levels, with at least six moves besides offers."""
    rng = Random(SEED + number)
    terms = Terms.of(hexstead.new(game, max(definition(game).players), options=simulation_options(game)))
    while True:
        lineup = [rng.choice(LEVELS) for _ in range(terms.players)]
        seed = rng.randrange(2**30)
        codes = play_levels(terms, lineup, range(seed, seed + 1), MAX_TURNS, log=LOG).codes
        eligible = [at for at, _ in decisions(terms, codes)]
        if eligible and (case := case_at(terms, codes, rng.choice(eligible), rng)):
            return case


def decisions(terms: Terms, codes: list[int]) -> list[tuple[int, int]]:
    """The indices and seats of the decisions that can be compared."""
    engine = terms.engine("fast")
    states, found = engine.start(), []
    for at, code in enumerate(codes):
        seat = engine.first(states)
        if seat != CHANCE and engine.read(states, "phase") != OFFER:
            if len(without_offers(terms, engine.legal(states, seat))) >= BEST + RANDOM:
                found.append((at, seat))
        engine.step(states, seat, code, events=False)
    return found


def without_offers(terms: Terms, legal: Any) -> list[int]:
    return [int(code) for code in legal if terms.definition.actions.moves[code][0] != MAKE_OFFER]


def case_at(terms: Terms, codes: list[int], at: int, rng: Random) -> Case | None:
    """The decision before action `at`; None if the analysis does not rate four moves of it."""
    engine = terms.engine("fast")
    seat = dict(decisions(terms, codes))[at]
    rater = MoveRater(terms, seat, "fast")
    knowledge = Knowledge(terms, seat, at, PARTICLES, "fast")
    states = engine.start()
    for code in codes[:at]:
        who = engine.first(states)
        engine.step(states, who, code)
        seen = seen_by(engine, seat, who, code, engine.event_rows())
        rater.see(seen)
        knowledge.see(seen)
    legal = tuple(engine.legal(states, seat))
    sight = Sight(terms, seat, engine.masked(states, seat), legal)
    rating = rater.rate(sight)
    if rating is None or len(rating.chances) < BEST:
        return None
    best = list(rating.chances)[:BEST]
    others = [code for code in without_offers(terms, legal) if code not in best]
    return Case(terms, sight, knowledge, best + rng.sample(others, RANDOM))


def lost_by(case: Case, number: int, rollouts: int) -> tuple[int, int]:
    """Wins lost in the second half of the rollouts, by the choice of the analysis and by all six moves together."""
    runs = Rollouts(case.terms, rollouts)
    drawn = runs.engine.many(rollouts)
    case.knowledge.sample_into(drawn, 0, rollouts, case.sight.masked, Random(number))
    seat, seed = case.sight.seat, SEED + number * MAX_TURNS * rollouts
    won = [[winner == seat for winner in runs.winners(drawn, seat, move, seed)] for move in case.moves]
    half = rollouts // 2
    best = max(won, key=lambda each: sum(each[:half]))
    later = [sum(each[half:]) for each in won]
    return sum(best[half:]) - later[0], len(won) * sum(best[half:]) - sum(later)


def rate_quality(game: str, seed: int, count: int, rollouts: int = ROLLOUTS) -> Counter[str]:
    """Entry point for tools/proof.py: wins lost in `count` decisions, and their squares."""
    for kernel in (None, decision_kernel(game), particle_kernel(game)):
        warm(game, "fast", *([kernel] if kernel else []))
    counts: Counter[str] = Counter()
    for number in range(seed * count, (seed + 1) * count):
        lost, lost_by_all = lost_by(case_of(game, number), number, rollouts)
        counts.update({"decisions": 1, "compared": rollouts // 2, "lost by all": lost_by_all})
        counts.update({"lost": lost, "lost squared": lost * lost})
    return counts


def quality_summary(counts: Mapping[str, int]) -> dict[str, Any]:
    """Mean losses in win probability; fails if the analysis loses too much."""
    n = counts["decisions"]
    half = counts["compared"] / n  # rollouts of each move that compare
    mean = counts["lost"] / n
    variance = max(0.0, counts["lost squared"] / n - mean * mean) * n / max(1, n - 1)
    loss, error = mean / half, sqrt(variance / n) / half
    found = {
        "decisions": n,
        "rollouts of each move": round(2 * half),
        "mean loss of the best move by the analysis": round(loss, 5),
        "standard error": round(error, 5),
        "mean loss of one of the six moves": round(counts["lost by all"] / n / half / (BEST + RANDOM), 5),
    }
    assert loss <= MAX_LOSS + error, f"the best moves by the analysis lose too much: {found}"
    return found
