"""The levels: the same moves by every way of playing, from masked records alone, with reasons in both languages."""

import pytest

import hexstead
from hexstead.bots.bot import Sight, Terms, seen_by
from hexstead.bots.explain import explain
from hexstead.bots.imagining.worlds import imagining
from hexstead.bots.kernel import NARROW, VALUE, thinking
from hexstead.bots.matches import play_levels
from hexstead.bots.mind import LEVELS, mind_of
from hexstead.bots.thinker import Searcher, Thinker
from hexstead.bots.thinking.moves import NEVER
from hexstead.bots.thinking.search import LIKELIER
from hexstead.bots.words import SENTENCES
from hexstead.core.actions import CONCLUDE
from hexstead.core.definition import definition, game_names
from hexstead.core.table import CHANCE
from tests.play import warm

pytestmark = pytest.mark.compiled
OPTIONS = {"trade.offers": 2}


@pytest.fixture(params=game_names())
def terms(request):
    warm(request.param, "fast")
    warm(request.param, "fast", thinking(request.param))
    table = hexstead.new(request.param, 4, options=OPTIONS)
    return Terms.of(table)


def follow(terms, codes, look, most=10**9):
    """Replay a match; `look(seat, sight, code, states)` before every choice of a seat."""
    engine = terms.engine("fast")
    states = engine.start()
    for code in codes[:most]:
        seat = engine.first(states)
        legal = engine.legal(states, seat)
        if seat != CHANCE and len(legal) > 1:
            look(seat, Sight(terms, seat, engine.masked(states, seat), legal), code, states)
        assert engine.step(states, seat, code) == 0


def test_a_bot_at_a_table_plays_like_a_bot_in_a_compiled_match(terms):
    lineup = ["settler", "engineer", "baron", "settler"]
    played = play_levels(terms, lineup, range(3, 4), 12, log=20_000)
    bots = [Thinker(level) for level in lineup]
    for seat, bot in enumerate(bots):
        bot.begin(terms, seat, seed=seat)
    compared = 0

    def look(seat, sight, code, states):
        nonlocal compared
        assert bots[seat].decide(sight) == code
        compared += 1

    follow(terms, played.codes, look)
    assert compared > 40


def test_plain_and_compiled_bots_choose_alike(terms):
    played = play_levels(terms, ["engineer"] * 4, range(1), 6, log=20_000)
    plain = Thinker("engineer", engine="plain")
    checked = 0

    def look(seat, sight, code, states):
        nonlocal checked
        plain.begin(terms, seat, seed=0)
        if checked < 25:
            assert plain.decide(sight) == code
            checked += 1

    follow(terms, played.codes, look)
    assert checked > 15


def test_a_game_depends_on_its_seed_alone(terms):
    whole = play_levels(terms, ["settler"] * 4, range(5, 9), 40, log=50_000)
    parts = [play_levels(terms, ["settler"] * 4, range(seed, seed + 1), 40, log=50_000).codes for seed in range(5, 9)]
    assert whole.codes == [code for part in parts for code in part]
    assert whole.codes != play_levels(terms, ["settler"] * 4, range(15, 19), 40, log=50_000).codes


def test_what_is_hidden_changes_no_move(terms):
    """The same masked record from two different states: bots cannot tell them apart, and choose alike."""
    played = play_levels(terms, ["engineer"] * 4, range(2), 30, log=20_000)
    bot = Thinker("engineer")
    seen = 0

    def look(seat, sight, code, states):
        nonlocal seen
        other = terms.engine("fast").plain(states).copy()
        for rival in range(terms.players):
            if rival != seat:
                hand = other.hand[rival]
                hand[0], hand[1], hand[2] = hand[1], hand[2], hand[0]  # another hand of the same size
                other.cards[rival].reverse()
        masked = other.masked(seat, other.turn_seat)
        assert masked == sight.masked
        bot.begin(terms, seat, seed=0)
        assert bot.decide(Sight(terms, seat, masked, sight.legal)) == code
        seen += 1

    follow(terms, played.codes[: played.ends[0]], look, most=400)
    assert seen > 50


def test_baron_searches_the_same_way_twice_and_within_its_worlds(terms):
    warm(terms.game, "fast", imagining(terms.game))
    played = play_levels(terms, ["engineer"] * 4, range(1), 12, log=20_000)
    engine = terms.engine("fast")
    chosen = []
    for _ in range(2):
        baron = Searcher(worlds=3)
        baron.begin(terms, 1, seed=9)
        states, moves, tried = engine.start(), [], 0
        for code in played.codes:
            seat = engine.first(states)
            if seat == 1:
                sight = Sight(terms, 1, engine.masked(states, 1), engine.legal(states, 1))
                move = baron.decide(sight)
                assert move in sight.legal
                assert baron.tried <= 3
                tried += baron.tried
                moves.append(move)
            engine.step(states, seat, code)
            baron.see(seen_by(engine, 1, seat, code, engine.event_rows()))
        assert tried > 0
        chosen.append(moves)
    assert chosen[0] == chosen[1]


def test_every_level_gives_its_reasons_in_both_languages(terms):
    played = play_levels(terms, ["engineer"] * 4, range(1), 8, log=20_000)
    told: dict[str, list[str]] = {"en": [], "de": []}
    bots = [Thinker(level) for level in LEVELS]
    for seat, bot in enumerate(bots):
        bot.begin(terms, seat, seed=0)

    def look(seat, sight, code, states):
        for language, lines in told.items():
            lines.append(explain(bots[seat], sight, code, language))

    follow(terms, played.codes, look, most=300)
    assert all(line and "{" not in line for lines in told.values() for line in lines)
    assert any("My plan" in line and "Next best" in line for line in told["en"])
    assert any("Mein Plan" in line and "Danach" in line for line in told["de"])


def test_reasons_have_sentences_in_both_languages():
    assert set(SENTENCES["en"]) == set(SENTENCES["de"])


def test_committed_weights_name_features_that_exist(terms):
    mind = mind_of(terms.game)
    for level, said in mind.levels().items():
        assert level in LEVELS
        assert set(said["weights"]) <= set(mind.features)


@pytest.mark.parametrize(("better", "worse", "least"), [("settler", "greenhorn", 136), ("engineer", "settler", 64)])
def test_a_level_beats_three_of_the_one_below(terms, better, worse, least):
    wins = 0
    for seat in range(4):
        lineup = [better if s == seat else worse for s in range(4)]
        wins += play_levels(terms, lineup, range(40 * seat, 40 * seat + 40), 300).winners.count(seat)
    assert wins >= least  # of 160; forty would be even


def test_a_bot_offers_once_a_turn_at_most(terms):
    played = play_levels(terms, ["engineer"] * 4, range(4), 60, log=100_000)
    offers: dict[tuple[int, int, int], int] = {}
    start = 0
    for game, end in enumerate(played.ends):

        def look(seat, sight, code, states, game=game):
            if terms.definition.actions.classes[terms.definition.actions.moves[code][0]].type_name() == "offer":
                key = (game, sight.masked.turn, seat)
                offers[key] = offers.get(key, 0) + 1

        follow(terms, played.codes[start:end], look)
        start = end
    assert offers
    assert max(offers.values()) == 1


def test_every_trade_is_better_for_both_by_their_own_estimate(terms):
    played = play_levels(terms, ["engineer"] * 4, range(3), 60, log=100_000)
    engine, moves = terms.engine("fast"), terms.definition.actions.moves
    bot = Thinker("engineer")
    gains: list[int] = []

    def worth(seat, states):
        bot.begin(terms, seat, seed=0)
        bot.head.look(engine.masked(states, seat))
        return bot.head.ask(VALUE)

    def look(seat, sight, code, states):
        if moves[code][0] == CONCLUDE:
            sides = seat, moves[code][1]
            before = [worth(side, states) for side in sides]
            after = engine.copy(states)
            assert engine.step(after, seat, code) == 0
            gains.extend(worth(side, after) - was for side, was in zip(sides, before, strict=True))

    follow(terms, played.codes[: played.ends[0]], look)
    assert len(gains) >= 8
    assert min(gains) > 0


def test_one_world_hardly_overrules_what_a_choice_promises(terms):
    """In a short time few worlds are tried: the promise counts like twelve of them, not like as few as there were."""
    warm(terms.game, "fast", imagining(terms.game))
    engine, baron = terms.engine("fast"), Searcher(worlds=1)
    baron.begin(terms, 1, seed=9)
    states, overruled = engine.start(), 0
    for code in play_levels(terms, ["engineer"] * 4, range(1), 20, log=20_000).codes:
        seat = engine.first(states)
        if seat == 1:
            move = baron.decide(Sight(terms, 1, engine.masked(states, 1), engine.legal(states, 1)))
            if baron.tried:
                mind = baron.head.read()
                tried = [k for k in range(mind.n_choices) if mind.through[k] > NEVER]
                by_twelve, by_one = (
                    max(tried, key=lambda k: mind.total[k] + mind.through[k] * LIKELIER * worlds) for worlds in (12, 1)
                )
                assert move == mind.choice[by_twelve]
                overruled += by_one != by_twelve
        engine.step(states, seat, code)
        baron.see(seen_by(engine, 1, seat, code, engine.event_rows()))
    assert overruled > 0


def test_a_search_goes_on_with_the_better_half_of_its_choices(terms):
    baron = Searcher()
    baron.begin(terms, 0, seed=1)
    mind = baron.head.minds
    chances = [5, 50, 30, 40, 10, 20]
    mind["n_choices"][0] = 8
    mind["through"][0][:8] = [0] * 6 + [NEVER] * 2
    mind["total"][0][:8] = [*chances, 99, 99]
    assert baron.head.ask(NARROW) == 3
    assert [k for k in range(8) if mind["through"][0][k] > NEVER] == [1, 2, 3]
    assert [baron.head.ask(NARROW) for _ in range(2)] == [2, 2]
    assert [k for k in range(8) if mind["through"][0][k] > NEVER] == [1, 3]


@pytest.mark.parametrize("game", game_names())
def test_a_greenhorn_inclines_to_actions_that_there_are(game):
    """A misspelt one would count like any other, and nobody would see it."""
    assert set(mind_of(game).inclinations) <= set(definition(game).actions.by_type)
