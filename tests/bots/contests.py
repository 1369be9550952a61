"""What the levels must show in contests: the ladder, fair starts, what trade brings, swindlers and strangers.

Each is a function of a game, a seed and a count that plays so many games (of each kind) and counts; what the counts of
all add up to is said, and held against what is wanted, by a second function. Drivers: tools/proof.py, test_contests.py.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from hexstead.bots.bot import Move, Sight
from hexstead.bots.levels import kernels_of
from hexstead.bots.thinker import Thinker
from hexstead.core.actions import CONCLUDE, MAKE_OFFER
from hexstead.core.definition import definition
from hexstead.core.table import ACCEPTS, OFFER
from hexstead.sim.balance import Balance
from hexstead.sim.jobs import Job, Plan, run_job
from hexstead.sim.match import MatchResult
from hexstead.sim.ratings import Z95, Share
from tests.play import warm

GREEDY = Path(__file__).parents[2] / "examples" / "bots" / "greedy.py"
STRANGERS = {"greedy.py": f"cmd: {sys.executable} {GREEDY}"}
ENOUGH_TURNS = 300


def play(plan: Plan, first: int, count: int) -> list[MatchResult]:
    """Games first to first + count of a plan."""
    warm(plan.game, "fast")
    for kernel in kernels_of(plan.game, ["engineer" if spec.startswith("module:") else spec for spec in plan.bots]):
        warm(plan.game, "fast", kernel)
    return run_job(Job(plan, tuple(range(first, first + count))))


def against(game: str, one: str, others: str, first: int, count: int, **options: Any) -> list[tuple[int, MatchResult]]:
    """Games of one against seats full of others, with the one's seat, which goes round."""
    plan = Plan(game, first + count, options=options, bots=(one, others), field="ladder")
    return [(plan.seating(result.number).index(0), result) for result in play(plan, first, count)]


def said(share: Share) -> str:
    low, high = share.interval
    return f"{100 * share.value:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {share.whole}"


# The ladder: who, against three of whom, in what part of the games, and the least share that is wanted

STEPS = (
    ("settler", "greenhorn", 1.0, 0.85),
    ("engineer", "settler", 1.0, 0.45),
    ("baron:ms=100", "engineer", 0.5, 0.45),
    ("baron:ms=100", "settler", 0.5, 0.60),
)
SURELY = 0.38  # where the 95 % interval of every step begins at least


def ladder(game: str, seed: int, count: int) -> Counter[str]:
    """Games of each step, those of Baron half as many."""
    counts: Counter[str] = Counter()
    for one, others, part, _ in STEPS:
        games = round(count * part)
        for seat, result in against(game, one, others, seed * games, games):
            counts[f"{one} against {others}: games"] += 1
            counts[f"{one} against {others}: won"] += result.winner == seat
            assert not any(result.faults), result.told
    return counts


def ladder_summary(counts: Mapping[str, int]) -> dict[str, Any]:
    """Every step's share; each is as wide as it must be."""
    shares = {
        (one, others): Share(counts[f"{one} against {others}: won"], counts[f"{one} against {others}: games"])
        for one, others, _, _ in STEPS
    }
    wrong = [
        f"{one} against {others}: {said(share)}, not {least:.0%} and surely {SURELY:.0%}"
        for (one, others, _, least), share in zip(STEPS, shares.values(), strict=True)
        if share.value < least or share.interval[0] <= SURELY
    ]
    assert not wrong, "; ".join(wrong)
    return {**counts, **{f"{one} against {others}": said(share) for (one, others), share in shares.items()}}


# Balance: Engineers among themselves

MOST_UNFINISHED = 0.005


def balance(game: str, seed: int, count: int) -> Counter[str]:
    """Games of Engineers on one of the starts' rotations, cut where they should be over."""
    rounds = definition(game).start_terms
    options = rounds[seed % len(rounds)]
    sums = Balance(game, "engineer", 4)
    plan = Plan(game, (seed + 1) * count, 4, 0, options, ENOUGH_TURNS, ("engineer",) * 4)
    sums.take(play(plan, seed * count, count))
    return sums.counts


def balance_summary(counts: Counter[str]) -> dict[str, Any]:
    """Shares by seat, which turn order may make differ, and by start, which must be fair; how games end."""
    data = Balance("", "engineer", 4, counts).to_json()
    unfinished = 1 - data["finished"] / data["games"]
    unfair = [row for row in data["starts"] if not row["fair"]]
    for row in data["starts"] + data["seats"]:
        row |= {key: round(row[key], 4) for key in ("share", "low", "high")}
    assert unfinished <= MOST_UNFINISHED, f"{unfinished:.2%} of the games were not won in {ENOUGH_TURNS} turns"
    assert not unfair, f"unfair: {unfair}"
    del data["game"]
    return data


# Trade: the same bots with and without it, and, to compare, with an exchange that costs nothing

LONGER = 1.10
CHANCE = 0.01
WAYS = {"with": (2, None), "without": (0, None), "free": (0, 1)}  # offers a turn, cards that the supply asks for one


def trading(game: str, seed: int, count: int) -> Counter[str]:
    """Games of Engineers with trade, without, and without where the supply gives any card for any other; by length."""
    counts: Counter[str] = Counter()
    for way, (offers, price) in WAYS.items():
        plan = Plan(game, (seed + 1) * count, options={"trade.offers": offers}, bots=("engineer",) * 4)
        with supply_price(plan, price):
            counts.update(f"{way} trade: {result.turns} turns" for result in play(plan, seed * count, count))
    return counts


@contextmanager
def supply_price(plan: Plan, price: int | None) -> Iterator[None]:
    """Another price of the supply, for a while, on the board that games of this plan share."""
    boards = plan.terms.engine("fast").boards
    usual = int(boards["supply_price"][0])
    boards["supply_price"][0] = price or usual
    try:
        yield
    finally:
        boards["supply_price"][0] = usual


def lengths(counts: Mapping[str, int], way: str) -> Counter[int]:
    words = f"{way} trade: "
    return Counter(
        {int(name[len(words) :].removesuffix(" turns")): n for name, n in counts.items() if name.startswith(words)}
    )


def trading_summary(counts: Mapping[str, int]) -> dict[str, Any]:
    """Medians, how likely so different lengths were by luck, and what a free exchange would bring these bots.

    Without trade games must be a tenth longer. America's are not: docs/decisions/0013 says why.
    """
    having, lacking, free = (lengths(counts, way) for way in WAYS)
    medians = [median(games.elements()) for games in (having, lacking, free)]
    means = [games_mean(games) for games in (having, lacking, free)]
    luck = rank_sum(having, lacking)
    longer, longer_than_free = medians[1] / medians[0], means[1] / means[2]
    told = {
        "games each way": having.total(),
        "median turns with trade": medians[0],
        "median turns without": medians[1],
        "median turns with free exchange": medians[2],
        "mean turns with, without, with free exchange": [round(mean, 2) for mean in means],
        "longer without, percent": round(100 * (longer - 1), 1),
        "longer than with free exchange, percent of the means": round(100 * (longer_than_free - 1), 1),
        "p (rank sums, two-sided)": float(f"{luck:.2g}"),
    }
    assert longer >= LONGER, f"trade helps too little: {told}"
    assert luck < CHANCE, f"that may be luck: {told}"
    return told


def games_mean(games: Counter[int]) -> float:
    return sum(turns * n for turns, n in games.items()) / games.total()


def rank_sum(one: Counter[int], other: Counter[int]) -> float:
    """The two-sided p of Mann and Whitney's test by its normal approximation, ties among the ranks allowed for."""
    n, k = one.total(), other.total()
    ranks = ties = below = 0.0
    for value, count in sorted((one + other).items()):
        ranks += one[value] * (below + (count + 1) / 2)
        ties += count**3 - count
        below += count
    u = ranks - n * (n + 1) / 2
    spread = math.sqrt(n * k / 12 * (n + k + 1 - ties / ((n + k) * (n + k - 1))))
    return math.erfc(abs(u - n * k / 2) / spread / math.sqrt(2)) if spread else 1.0


# The swindler: an Engineer that offers one card for two at every chance, and the same that offers nothing


class Silent(Thinker):
    """An Engineer that makes no offers; it answers those of others."""

    def __init__(self) -> None:
        super().__init__("engineer")
        self.name = "silent"

    def offers(self, sight: Sight) -> list[int]:
        return []

    def decide(self, sight: Sight) -> Move:
        moves = sight.terms.definition.actions.moves
        offers = self.offers(sight)
        if offers:
            turn: int = getattr(sight.masked, "turn")  # noqa: B009 (records are made at run time)
            return offers[(turn + 7 * len(sight.legal)) % len(offers)]
        quiet = [code for code in sight.legal if moves[code][0] != MAKE_OFFER]
        return super().decide(Sight(sight.terms, sight.seat, sight.masked, quiet))


class Swindler(Silent):
    """Offers a card for two while it may, and takes whatever is agreed to."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "swindler"

    def offers(self, sight: Sight) -> list[int]:
        moves, b = sight.terms.definition.actions.moves, sight.terms.engine().board_record
        s: Any = sight.masked
        if s.phase == OFFER and s.turn_seat == sight.seat:
            return [code for code in sight.legal if moves[code][0] == CONCLUDE and s.answer[moves[code][1]] == ACCEPTS]
        return [
            code
            for code in sight.legal
            if moves[code][0] == MAKE_OFFER
            and b.bundle_give_count[moves[code][1]] == 1
            and b.bundle_get_count[moves[code][1]] == 2
            and b.bundle_get[moves[code][1]] < b.resources
        ]


VICTIMS = ("engineer", "baron:worlds=1")  # Baron judges offers without its worlds
OFFERS = 5  # a turn, as at a table


def swindles(game: str, seed: int, count: int) -> Counter[str]:
    """Games of a swindler and of the same without offers, against each level that must not be swindled."""
    counts: Counter[str] = Counter()
    for victim in VICTIMS:
        for bot in (Swindler, Silent):
            key = f"{bot().name} against {victim}"
            spec = f"module:{__name__}:{bot.__name__}"
            for seat, result in against(game, spec, victim, seed * count, count, **{"trade.offers": OFFERS}):
                counts[f"{key}: games"] += 1
                counts[f"{key}: won"] += result.winner == seat
                assert not any(result.faults), result.told
    return counts


def swindles_summary(counts: Mapping[str, int]) -> dict[str, Any]:
    """Shares with and without offers; the swindler's is not surely the greater."""
    told: dict[str, Any] = dict(counts)
    wrong = []
    for victim in VICTIMS:
        with_offers, without = (
            Share(counts[f"{name} against {victim}: won"], counts[f"{name} against {victim}: games"])
            for name in ("swindler", "silent")
        )
        variance = sum(share.value * (1 - share.value) / share.whole for share in (with_offers, without))
        more = with_offers.value - without.value
        reach = Z95 * math.sqrt(variance)
        told[f"against {victim}"] = (
            f"swindler {said(with_offers)}, silent {said(without)}, "
            f"more by {100 * more:.1f} points ({100 * (more - reach):.1f} to {100 * (more + reach):.1f})"
        )
        if more - reach > 0:
            wrong.append(told[f"against {victim}"])
    assert not wrong, f"swindling pays: {'; '.join(wrong)}"
    return told


# Strangers: bots by the protocol of processes, against Settlers


def strangers(game: str, seed: int, count: int) -> Counter[str]:
    """Games of each stranger against three Settlers; what it chooses is always allowed and in time."""
    counts: Counter[str] = Counter()
    for name, spec in STRANGERS.items():
        for seat, result in against(game, spec, "settler", seed * count, count):
            counts[f"{name}: games"] += 1
            counts[f"{name}: won"] += result.winner == seat
            assert not any(result.faults), result.told
    return counts


def strangers_summary(counts: Mapping[str, int]) -> dict[str, Any]:
    """Shares; each is surely below a Settler's."""
    shares = {name: Share(counts[f"{name}: won"], counts[f"{name}: games"]) for name in STRANGERS}
    wrong = [f"{name} {said(share)}" for name, share in shares.items() if share.interval[1] >= 0.25]
    assert not wrong, f"not surely below the even share: {'; '.join(wrong)}"
    return {**counts, **{name: said(share) for name, share in shares.items()}}
