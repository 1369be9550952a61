"""Matches between levels inside the compiled kernel: thousands of games a minute, for ratings, balance and training."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.table import ENDINGS, OVER
from .bot import Terms
from .kernel import thinking
from .mind import LEVELS, SLOTS, mind_of


@dataclass(frozen=True, slots=True)
class Played:
    """Games of one line-up: winners (−1: none), turns, last states, and by seat what the bots did."""

    winners: list[int]
    turns: list[int]
    endings: list[str]
    states: list[Any]
    decisions: list[int]
    offers: list[int]
    trades: list[int]
    choices: int
    chances: int
    rolls: list[int]  # by the sum of the dice
    codes: list[int]
    ends: list[int]
    samples: Any


def play_levels(
    terms: Terms,
    lineup: Sequence[str],
    seeds: range,
    turns: int,
    *,
    engine: str = "fast",
    levels: Mapping[str, Any] | None = None,
    samples: int = 0,
    log: int = 0,
) -> Played:
    """One game per seed between these levels; a game depends on its seed alone."""
    made = terms.engine(engine)
    mind = mind_of(terms.game)
    record = mind.make(made.game, levels)
    for seat, level in enumerate(lineup):
        record.level[seat] = LEVELS.index(level)
    minds = made.group(mind.record, [record])
    works = made.group(made.game.work, [made.game.work(), made.game.work()])
    states, thoughts = made.many(len(seeds)), made.many(SLOTS)
    codes, ends = made.log(log), made.ends(len(seeds))
    rows = made.rows(samples, 3 + len(mind.features))
    play = made.load(thinking(terms.game))["match"]
    play(states, 0, len(seeds), made.boards, works, thoughts, minds, codes, ends, rows, turns, seeds.start)
    over = [made.plain(states[i : i + 1]) for i in range(len(seeds))]
    told, counted = made.look(minds), made.look(works)
    return Played(
        winners=[s.winner for s in over],
        turns=[min(s.turn, turns) for s in over],
        endings=[ENDINGS[s.ending] if s.phase == OVER else "cut" for s in over],
        states=[states[i : i + 1] for i in range(len(seeds))],
        decisions=list(told.decisions),
        offers=list(told.offers),
        trades=list(told.trades_made),
        choices=int(counted.choices),
        chances=int(counted.chances),
        rolls=[int(n) for n in counted.dice_count],
        codes=[int(code) for code in codes[: ends[-1] if len(ends) else 0]],
        ends=[int(end) for end in ends],
        samples=rows,
    )
