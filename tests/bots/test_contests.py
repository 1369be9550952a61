"""The contests' summaries for given counts, and small samples of the contests that are cheap to play."""

import math
from collections import Counter

import pytest

import hexstead
from hexstead.bots.bot import Bot, Sight, Terms
from hexstead.bots.level_bots import LevelBot
from hexstead.bots.matches import play_levels
from hexstead.core.actions import MAKE_OFFER
from hexstead.core.common_fields import CHANCE, OFFER
from hexstead.sim.run_config import RunConfig
from tests.bots.contests import (
    STEPS,
    VICTIMS,
    Silent,
    Swindler,
    balance,
    balance_figures,
    balance_summary,
    ladder_summary,
    rank_sum,
    strangers_summary,
    supply_price,
    swindles_summary,
    trading,
    trading_summary,
)
from tests.random_play import BUILT_IN


@pytest.mark.parametrize(
    ("step", "games", "won"),
    [
        ("apprentice against greenhorn", 400, 179),
        ("apprentice against greenhorn", 400, 301),
        ("settler against apprentice", 400, 179),
        ("settler against apprentice", 400, 301),
        ("engineer against settler", 400, 179),
        ("engineer against settler", 40, 20),  # high enough, but the interval is too wide
        ("baron:ms=100 against engineer", 200, 89),
        ("baron:ms=100 against settler", 200, 119),
    ],
)
def test_the_ladder_fails_if_one_share_is_too_low_or_too_high(step, games, won):
    counts = Counter({f"{one} against {others}: {what}": n for one, others, _, _, _ in STEPS
                      for what, n in (("games", 400), ("won", 280))})  # fmt: skip
    assert ladder_summary(counts)[step] == "70.0 % (65.3 to 74.3) of 400"
    counts[f"{step}: games"], counts[f"{step}: won"] = games, won
    with pytest.raises(AssertionError, match=f"{step}: "):
        ladder_summary(counts)


def test_balance_fails_for_a_start_that_wins_too_often_and_for_unfinished_games():
    counts = Counter(
        {"games": 4000, "won": 4000, "40 turns": 4000} | {f"won at seat {seat}": 1000 for seat in range(4)}
    )
    for name, wins in (("a", 1000), ("b", 1000), ("c", 1000), ("d", 1000)):
        counts[f"won with {name}"] = wins
        counts[f"played with {name}"] = 4000
    assert balance_summary(counts)["median_turns"] == 40
    assert balance_summary(counts | Counter({"won with a": 1059}))["games"] == 4000
    with pytest.raises(AssertionError, match=r"unfair.*'a'"):
        balance_summary(counts | Counter({"won with a": 1061}))
    with pytest.raises(AssertionError, match=r"0\.52% of the games"):
        balance_summary(counts | Counter({"games": 4021, "300 turns": 21}))


@pytest.mark.parametrize(
    ("place", "least", "most"), [("city Emden", 400, 4000), ("landmark Trier", 1200, 3600), ("site Denver", 0, 4000)]
)
def test_balance_fails_if_a_place_is_used_too_rarely_or_too_often(place, least, most):
    counts = Counter({"games": 4000, "won": 4000, "40 turns": 4000})
    for built in (least, most):
        row = balance_summary(counts | Counter({f"built on {place}": built}))["places"]
        assert [entry["share"] for entry in row] == ([built / 4000] if built else [])
    for built in {least - 1, most + 1} & set(range(4001)):
        with pytest.raises(AssertionError, match=place.split()[1]):
            balance_summary(counts | Counter({f"built on {place}": built}))


def test_rank_sums_of_simple_samples():
    """No overlap of 5 and 5; equal samples; two values only, where it equals the chi-square of a 2 × 2 table."""
    assert rank_sum(Counter(range(5)), Counter(range(5, 10))) == pytest.approx(0.009023, abs=1e-6)
    assert rank_sum(Counter(range(9)), Counter(range(9))) == 1.0
    assert rank_sum(Counter({1: 10, 2: 5}), Counter({1: 5, 2: 10})) == pytest.approx(
        math.erfc(math.sqrt(30 * 75**2 / 15**4 * 29 / 30 / 2))
    )


def test_trade_must_shorten_games_significantly():
    counts = {"with trade: 40 turns": 100, "without trade: 44 turns": 100, "free trade: 36 turns": 100}
    found = trading_summary(counts)
    assert found["longer without, percent"] == 10.0
    assert found["longer than with free exchange, percent of the means"] == 22.2
    with pytest.raises(AssertionError, match="too little"):
        trading_summary(counts | {"with trade: 41 turns": 200})
    with pytest.raises(AssertionError, match="not significant"):
        trading_summary({"with trade: 40 turns": 2, "without trade: 44 turns": 2, "free trade: 36 turns": 2})


def test_a_swindler_must_not_win_significantly_more():
    counts = {f"{name} against {victim}: {what}": n for name in ("swindler", "silent") for victim in VICTIMS
              for what, n in (("games", 200), ("won", 50))}  # fmt: skip
    swindles_summary(counts | {"swindler against engineer: won": 60})
    with pytest.raises(AssertionError, match="swindling pays"):
        swindles_summary(counts | {"swindler against engineer: won": 75})


@pytest.mark.compiled
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_swindler_plays_like_engineer_apart_from_its_offers(game):
    terms = Terms.of(hexstead.new(game, options={"trade.offers": 2}))
    bots: list[Bot] = [Silent(), Swindler(), LevelBot("engineer")]
    moves, offers, compared = terms.definition.actions.moves, 0, 0
    engine = terms.engine("fast")
    states = engine.start()
    for code in play_levels(terms, ["engineer"] * terms.players, range(1), 20, log=20_000).codes:
        seat = engine.first(states)
        legal = [] if seat == CHANCE else engine.legal(states, seat)
        quiet = [one for one in legal if moves[one][0] != MAKE_OFFER]
        if len(quiet) > 1 and engine.read(states, "phase") != OFFER:
            for bot in bots:
                bot.begin(terms, seat, 1)
            silent, swindler, engineer = (
                bot.decide(Sight(terms, seat, engine.masked(states, seat), seen))
                for bot, seen in zip(bots, (legal, legal, quiet), strict=True)
            )
            assert silent == engineer
            assert swindler == engineer or (isinstance(swindler, int) and moves[swindler][0] == MAKE_OFFER)
            offers += swindler != engineer
            compared += 1
        engine.step(states, seat, code, events=False)
    assert compared > 20
    assert offers > 5


def test_an_external_program_must_win_significantly_less_than_a_settler():
    strangers_summary({"greedy.py: games": 100, "greedy.py: won": 15})
    with pytest.raises(AssertionError, match=r"greedy\.py 20\.0 %"):
        strangers_summary({"greedy.py: games": 100, "greedy.py: won": 20})


@pytest.mark.compiled
@pytest.mark.parametrize("game", BUILT_IN)
def test_games_are_counted_by_seat_start_and_length(game):
    counts = balance(game, 1, 3) + balance(game, 2, 3)
    data = balance_figures(counts)
    assert data["games"] == data["finished"] == sum(row["wins"] for row in data["seats"]) == 6
    assert sum(row["wins"] for row in data["starts"]) == 6
    assert {row["games"] for row in data["starts"]} == {6}
    lengths = trading(game, 0, 1)
    assert lengths.total() == 3
    assert {name.split(":")[0] for name in lengths} == {"with trade", "without trade", "free trade"}


@pytest.mark.compiled
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_price_of_the_supply_is_changed_temporarily_and_for_one_run(game):
    plan, other = (RunConfig(game, 1, options={"trade.offers": offers}, bots=("engineer",) * 4) for offers in (0, 1))
    prices = [p.terms.engine("fast").boards["supply_price"] for p in (plan, other)]
    usual = [int(price[0]) for price in prices]
    with supply_price(plan, 1):
        assert [int(price[0]) for price in prices] == [1, usual[1]]
    assert [int(price[0]) for price in prices] == usual
    assert usual[0] > 1
