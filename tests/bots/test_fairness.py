"""Trades judged by win probabilities: the setting `judges_trades`, which no level uses so far."""

import pytest

import hexstead
from hexstead.bots import mind
from hexstead.bots.bot import Sight, Terms
from hexstead.bots.decision_kernel import decision_kernel
from hexstead.bots.judging import Judge
from hexstead.bots.level_bots import LevelBot
from hexstead.bots.matches import play_levels
from hexstead.core.actions import ACCEPT, CONCLUDE, MAKE_OFFER
from hexstead.core.common_fields import CHANCE, OFFER
from tests.differential.wasm import compare_match
from tests.random_play import BUILT_IN, warm

pytestmark = pytest.mark.compiled
PERCENT = 50
STRICT = 10_000


@pytest.fixture(params=BUILT_IN)
def terms(request, monkeypatch):
    monkeypatch.setitem(mind.VARIANTS, "fair", ("engineer", {"judges_trades": PERCENT}))
    monkeypatch.setitem(mind.VARIANTS, "strict", ("engineer", {"judges_trades": STRICT}))
    warm(request.param, "fast")
    warm(request.param, "fast", decision_kernel(request.param))
    return Terms.of(hexstead.new(request.param, 4, options={"trade.offers": 2}))


def decisions(terms, level, games=3, turns=30):
    """Sight and move of every decision between several moves in games of one level."""
    played = play_levels(terms, [level] * 4, range(games), turns, log=100_000)
    engine = terms.engine("fast")
    for start, end in zip([0, *played.ends], played.ends, strict=False):
        states = engine.start()
        for code in played.codes[start:end]:
            seat = engine.first(states)
            legal = engine.legal(states, seat)
            if seat != CHANCE and len(legal) > 1:
                yield Sight(terms, seat, engine.masked(states, seat), legal), code
            assert engine.step(states, seat, code, events=False) == 0


def kind(terms, code):
    return terms.definition.actions.moves[code][0]


def traded(sight, code):
    """What the seat gives and gets by accepting or concluding, and its partner."""
    s = sight.masked
    if kind(sight.terms, code) == ACCEPT:
        return s.offer_get, s.offer_give, s.turn_seat
    partner = sight.terms.definition.actions.moves[code][1]
    countered = list(s.counter_give[partner]), list(s.counter_get[partner])
    give, get = (countered[1], countered[0]) if any(map(any, countered)) else (s.offer_give, s.offer_get)
    return give, get, partner


def test_a_trade_is_made_only_if_the_own_chance_rises(terms):
    judge, found = Judge(terms), 0
    resources = terms.engine().board_struct.resources
    for sight, code in decisions(terms, "fair"):
        if kind(terms, code) not in (ACCEPT, CONCLUDE):
            continue
        give, get, partner = traded(sight, code)
        after = sight.masked.copy()
        if any(give[resources:]) or any(get[resources:]):
            continue  # gold: its fields are the game's own
        for good in range(resources):
            after.hand[sight.seat][good] += get[good] - give[good]
            after.hand_size[sight.seat] += get[good] - give[good]
            after.hand_size[partner] -= get[good] - give[good]
        before, later = (judge.probabilities(state, sight.seat)[sight.seat] for state in (sight.masked, after))
        assert later > before
        found += 1
    assert found > 5


def test_a_larger_share_of_the_partners_gain_allows_fewer_trades(terms):
    made = [
        sum(play_levels(terms, [level] * 4, range(10), 40).trades) for level in ("engineer", "fair", "strict")
    ]  # fmt: skip
    assert made[0] > made[1] > made[2]


def test_plain_and_compiled_bots_judge_trades_alike(terms):
    """Of decisions about trades only, since other moves do not depend on the setting."""
    plain, checked = LevelBot("fair", engine="plain"), 0
    for sight, code in decisions(terms, "fair", games=1, turns=16):
        if sight.masked.phase == OFFER or kind(terms, code) == MAKE_OFFER:
            plain.begin(terms, sight.seat, seed=0)
            assert plain.decide(sight) == code
            checked += 1
            if checked == 20:
                break
    assert checked > 3


def test_webassembly_judges_trades_alike(terms):
    """In a complete game: moves, states, counters and training samples."""
    assert compare_match(terms.game, 1, ("fair",))["match actions"] > 100


def test_what_opponents_hide_decides_no_trade(terms):
    """Another hand of the same size changes neither an offer nor an answer."""
    bot, checked = LevelBot("fair"), 0
    engine = terms.engine("fast")
    played = play_levels(terms, ["fair"] * 4, range(1), 30, log=100_000)
    states = engine.start()
    for code in played.codes:
        seat = engine.first(states)
        if seat != CHANCE and (kind(terms, code) == MAKE_OFFER or engine.read(states, "phase") == OFFER):
            other = engine.plain(states).copy()
            for rival in set(range(terms.players)) - {seat}:
                hand = other.hand[rival]
                hand[0], hand[1], hand[2] = hand[1], hand[2], hand[0]
                other.cards[rival].reverse()
            bot.begin(terms, seat, seed=0)
            masked = other.masked(seat, other.turn_seat)
            assert bot.decide(Sight(terms, seat, masked, engine.legal(states, seat))) == code
            checked += 1
        engine.step(states, seat, code, events=False)
    assert checked > 10


@pytest.mark.parametrize("game", BUILT_IN)
def test_engineer_and_baron_judge_trades(game):
    """What that brings them is in docs/decisions/0020."""
    levels = mind.known_mind(game).levels()
    assert {name for name, settings in levels.items() if settings.get("judges_trades")} == {"engineer", "baron"}
