"""Matches between levels inside the decision kernel: thousands of games a minute, for ratings, balance and training."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.common_fields import ENDINGS, OVER
from .bot import Terms
from .decision_kernel import decision_kernel
from .mind import SCRATCH_STATES, Settings, known_mind


@dataclass(frozen=True, slots=True)
class Played:
    """Games of one line-up. Lists are by game or by seat."""

    winners: list[int]  # by game; −1 for none
    turns: list[int]
    endings: list[str]
    states: list[Any]
    decisions: list[int]  # by seat, over all games
    offers: list[int]
    trades: list[int]
    choices: int
    chances: int
    rolls: list[int]  # by sum of the dice
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
    levels: Mapping[str, Settings] | None = None,
    samples: int = 0,
    sampled_level: str = "",
    spacing: int = 0,
    log: int = 0,
) -> Played:
    """Play one game per seed between these levels; a game depends on its seed alone.

    `levels` replaces the committed weights of the current levels. `samples` is the maximum number of training samples:
    the features computed by `sampled_level` or, if `spacing` is set, the network's inputs every `spacing` actions.
    """
    made = terms.engine(engine)
    mind = known_mind(terms.game)
    slots = list(dict.fromkeys([*lineup, *([sampled_level] if sampled_level else [])]))
    struct = mind.make(made.game, [mind.settings(level, levels) for level in slots])
    for seat, level in enumerate(lineup):
        struct.slot[seat] = slots.index(level)
    struct.sample_slot = slots.index(sampled_level) if sampled_level else 0
    struct.sample_spacing = spacing
    minds = made.group(mind.struct, [struct])
    works = made.group(made.game.work, [made.game.work(), made.game.work()])
    states, scratch = made.many(len(seeds)), made.many(SCRATCH_STATES)
    codes, ends = made.log(log), made.ends(len(seeds))
    rows = made.rows(samples, 3 + (terms.players * mind.inputs if spacing else len(mind.features)))
    play = made.load(decision_kernel(terms.game))["match"]
    play(states, 0, len(seeds), made.boards, works, scratch, minds, codes, ends, rows, turns, seeds.start)
    over = [made.plain(states[i : i + 1]) for i in range(len(seeds))]
    counters, counted = made.look(minds), made.look(works)
    return Played(
        winners=[s.winner for s in over],
        turns=[min(s.turn, turns) for s in over],
        endings=[ENDINGS[s.ending] if s.phase == OVER else "cut" for s in over],
        states=[states[i : i + 1] for i in range(len(seeds))],
        decisions=list(counters.decisions),
        offers=list(counters.offers),
        trades=list(counters.trades_made),
        choices=int(counted.choices),
        chances=int(counted.chances),
        rolls=[int(n) for n in counted.dice_count],
        codes=[int(code) for code in codes[: ends[-1] if len(ends) else 0]],
        ends=[int(end) for end in ends],
        samples=rows,
    )
