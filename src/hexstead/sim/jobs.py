"""Jobs: batches of games from one run, independent of each other and of the process that plays them.

Game n depends only on the run's configuration and n.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..bots.bot import Bot
from ..bots.levels import play_in_kernel, without_label
from ..bots.matches import play_levels
from ..bots.specs import make_bot
from .match import MatchResult, ending_of, play_match
from .random_games import RandomGames
from .records import LOG_SIZE, record_of
from .run_config import RunConfig


@dataclass(frozen=True)
class Job:
    """Games of a run, by number."""

    config: RunConfig
    numbers: tuple[int, ...]


def run_job(job: Job) -> list[MatchResult]:
    """Play the games with the fastest method the bots allow: random, compiled levels, or bot objects move by move."""
    config = job.config
    if not config.bots:
        games = RandomGames(config.terms.engine(config.engine), config.turns)
        return [games.play(number, config.seed + number, number in config.recorded) for number in job.numbers]
    if play_in_kernel(config.game, config.bots):
        return [_with_levels(config, number) for number in job.numbers]
    return _with_bots(config, job.numbers)


def _with_levels(config: RunConfig, number: int) -> MatchResult:
    """Play a game between compiled levels in a single call. Decisions are not timed per seat."""
    lineup = [without_label(config.bots[entrant]) for entrant in config.seating(number)]
    seed = config.seed + number
    began = time.perf_counter()
    log = LOG_SIZE if number in config.recorded else 0
    played = play_levels(config.terms, lineup, range(seed, seed + 1), config.turns, engine=config.engine, log=log)
    zeros = (0,) * config.players
    return MatchResult(
        number=number,
        turns=played.turns[0],
        decisions=tuple(played.decisions[: config.players]),
        choices=played.choices,
        chance=played.chances,
        rolls=tuple(played.rolls),
        faults=zeros,
        fault_messages=(),
        seconds=zeros,
        longest=zeros,
        elapsed=time.perf_counter() - began,
        record=record_of(config.terms, played.codes, config.names(number)) if log else None,
        **ending_of(config.terms.engine(config.engine), played.states[0]),
    )


def _with_bots(config: RunConfig, numbers: Sequence[int]) -> list[MatchResult]:
    """Play with bot objects, created once per job: as many of each as sit in one game."""
    bots: dict[tuple[str, int], Bot] = {}

    def bot(spec: str, copy: int) -> Bot:
        if (spec, copy) not in bots:
            bots[spec, copy] = make_bot(spec)
        return bots[spec, copy]

    try:
        return [
            play_match(
                config.terms,
                bots_by_seat(config, number, bot),
                config.seed + number,
                config.turns,
                engine=config.engine,
                number=number,
                recorded=number in config.recorded,
            )
            for number in numbers
        ]
    finally:
        for each in bots.values():
            each.close()


def bots_by_seat(config: RunConfig, number: int, bot: Callable[[str, int], Bot]) -> list[Bot]:
    """The bots of a game by seat; seats with equal specs get separate copies."""
    specs = [config.bots[entrant] for entrant in config.seating(number)]
    return [bot(spec, specs[:seat].count(spec)) for seat, spec in enumerate(specs)]
