"""The levels: equal moves in every way of playing, decisions by masked states alone, reasons in every language."""

import pytest

import hexstead
from hexstead.bots import levels, make_bot, mind
from hexstead.bots.bot import Sight, Terms, seen_by
from hexstead.bots.decision_kernel import HALVE, VALUE, decision_kernel
from hexstead.bots.explain import explain
from hexstead.bots.level_bots import LevelBot, SearchBot
from hexstead.bots.levels import LEVELS, REFERENCES
from hexstead.bots.matches import play_levels
from hexstead.bots.mind import known_mind
from hexstead.bots.particles.filtering import particle_kernel
from hexstead.bots.thinking.search import CHANCE_PER_SCORE
from hexstead.bots.thinking.turns import UNSCORED
from hexstead.core.actions import CONCLUDE
from hexstead.core.common_fields import CHANCE
from hexstead.core.definition import definition
from hexstead.core.translations import LANGUAGES
from tests.random_play import BUILT_IN, warm

pytestmark = pytest.mark.compiled
OPTIONS = {"trade.offers": 2}


@pytest.fixture(params=BUILT_IN)
def terms(request):
    warm(request.param, "fast")
    warm(request.param, "fast", decision_kernel(request.param))
    table = hexstead.new(request.param, 4, options=OPTIONS)
    return Terms.of(table)


def follow(terms, codes, look, most=10**9):
    """Replay a match and call `look(seat, sight, code, states)` before every decision between several moves."""
    engine = terms.engine("fast")
    states = engine.start()
    for code in codes[:most]:
        seat = engine.first(states)
        legal = engine.legal(states, seat)
        if seat != CHANCE and len(legal) > 1:
            look(seat, Sight(terms, seat, engine.masked(states, seat), legal), code, states)
        assert engine.step(states, seat, code) == 0


def session_of(bot):
    assert bot.session is not None
    return bot.session


def test_a_bot_at_a_table_plays_like_a_bot_in_a_compiled_match(terms):
    lineup = ["settler", "engineer", "baron", "settler"]
    played = play_levels(terms, lineup, range(3, 4), 12, log=20_000)
    bots = [LevelBot(level) for level in lineup]
    for seat, bot in enumerate(bots):
        bot.begin(terms, seat, seed=seat)
    compared = 0

    def look(seat, sight, code, states):
        nonlocal compared
        assert bots[seat].decide(sight) == code
        compared += 1

    follow(terms, played.codes, look)
    assert compared > 40


def test_plain_and_compiled_bots_make_the_same_moves(terms):
    played = play_levels(terms, ["engineer"] * 4, range(1), 6, log=20_000)
    plain = LevelBot("engineer", engine="plain")
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


def test_hidden_information_changes_no_move(terms):
    """Two states with the same masked state: a bot makes the same move in both."""
    played = play_levels(terms, ["engineer"] * 4, range(2), 30, log=20_000)
    bot = LevelBot("engineer")
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


def test_baron_searches_reproducibly_and_within_its_limit(terms):
    warm(terms.game, "fast", particle_kernel(terms.game))
    played = play_levels(terms, ["engineer"] * 4, range(1), 12, log=20_000)
    engine = terms.engine("fast")
    chosen = []
    for _ in range(2):
        baron = SearchBot(worlds=3)
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


def test_baron_without_time_decides_without_search(terms):
    warm(terms.game, "fast", particle_kernel(terms.game))
    played = play_levels(terms, ["engineer"] * 4, range(1), 12, log=20_000)
    engine, baron = terms.engine("fast"), SearchBot()
    baron.begin(terms, 1, seed=9)
    states, tried = engine.start(), {0.0: 0, 0.01: 0}
    for code in played.codes:
        seat = engine.first(states)
        if seat == 1:
            sight = Sight(terms, 1, engine.masked(states, 1), engine.legal(states, 1))
            for seconds in tried:
                baron.seconds = seconds
                assert baron.decide(sight) in sight.legal
                tried[seconds] += baron.tried
        engine.step(states, seat, code)
        baron.see(seen_by(engine, 1, seat, code, engine.event_rows()))
    assert tried[0.0] == 0 < tried[0.01]


def test_every_level_explains_its_moves_in_every_language(terms):
    played = play_levels(terms, ["engineer"] * 4, range(1), 8, log=20_000)
    texts: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    bots = [LevelBot(level) for level in ("apprentice", "settler", "engineer", "baron")]
    for seat, bot in enumerate(bots):
        bot.begin(terms, seat, seed=0)

    def look(seat, sight, code, states):
        for language, lines in texts.items():
            lines.append(explain(bots[seat], sight, code, language))

    follow(terms, played.codes, look, most=300)
    assert all(line and "{" not in line for lines in texts.values() for line in lines)
    assert any("My plan" in line and "Next best" in line for line in texts["en"])
    assert any("Mein Plan" in line and "Sonst käme infrage" in line for line in texts["de"])


@pytest.mark.parametrize("reference", ["", *REFERENCES])
def test_committed_weights_name_features_that_exist(terms, reference):
    mind = known_mind(terms.game)
    for level, settings in mind.levels(reference).items():
        assert level in LEVELS
        assert set(settings.get("weights", {})) <= set(mind.features)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_level_that_evaluates_moves_has_weights(game):
    mind = known_mind(game)
    for name, level in LEVELS.items():
        assert not (level.kernels and level.is_offered) or mind.settings(name).get("weights"), name


@pytest.mark.parametrize(
    ("better", "worse", "least"),
    [("apprentice", "greenhorn", 60), ("settler", "apprentice", 60), ("engineer", "settler", 60)],
)
def test_a_level_beats_three_of_the_one_below(terms, better, worse, least):
    wins = 0
    for seat in range(4):
        lineup = [better if s == seat else worse for s in range(4)]
        wins += play_levels(terms, lineup, range(40 * seat, 40 * seat + 40), 300).winners.count(seat)
    assert wins >= least  # of 160; equal bots would win 40


def test_a_bot_makes_no_more_offers_a_turn_than_its_level_may(terms):
    most = known_mind(terms.game).settings("engineer")["makes_trades"]
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
    assert max(offers.values()) == most


def test_every_trade_is_a_gain_for_those_who_judge_it_at_once(terms):
    """The partner always does; the turn player may expect more from the rest of the turn than the cards are worth."""
    judges_at_once = not known_mind(terms.game).settings("engineer").get("searched_offers")
    played = play_levels(terms, ["engineer"] * 4, range(3), 60, log=100_000)
    engine, moves = terms.engine("fast"), terms.definition.actions.moves
    bot = LevelBot("engineer")
    gains: list[int] = []

    def value(seat, states):
        bot.begin(terms, seat, seed=0)
        session_of(bot).look(engine.masked(states, seat))
        return session_of(bot).ask(VALUE)

    def look(seat, sight, code, states):
        if moves[code][0] == CONCLUDE:
            sides = [moves[code][1], seat][: 1 + judges_at_once]
            before = [value(side, states) for side in sides]
            after = engine.copy(states)
            assert engine.step(after, seat, code) == 0
            gains.extend(value(side, after) - was for side, was in zip(sides, before, strict=True))

    follow(terms, played.codes[: played.ends[0]], look)
    assert len(gains) >= 4
    assert min(gains) > 0


def test_a_single_rollout_hardly_overrules_the_static_evaluation(terms):
    """The static evaluation weighs as much as twelve rollouts, however few rollouts there were."""
    warm(terms.game, "fast", particle_kernel(terms.game))
    engine, baron = terms.engine("fast"), SearchBot(worlds=1)
    baron.begin(terms, 1, seed=9)
    states, overruled = engine.start(), 0
    for code in play_levels(terms, ["engineer"] * 4, range(1), 60, log=20_000).codes:
        seat = engine.first(states)
        if seat == 1:
            move = baron.decide(Sight(terms, 1, engine.masked(states, 1), engine.legal(states, 1)))
            if baron.tried:
                mind = session_of(baron).read()
                tried = [k for k in range(mind.n_choices) if mind.turn_score[k] > UNSCORED]
                by_twelve, by_one = (
                    max(tried, key=lambda k: mind.rollout_total[k] + mind.turn_score[k] * CHANCE_PER_SCORE * prior)
                    for prior in (12, 1)
                )
                assert move == mind.choice[by_twelve]
                overruled += by_one != by_twelve
        engine.step(states, seat, code)
        baron.see(seen_by(engine, 1, seat, code, engine.event_rows()))
    assert overruled > 0


def test_a_search_continues_with_the_better_half_of_its_choices(terms):
    baron = SearchBot()
    baron.begin(terms, 0, seed=1)
    mind = session_of(baron).minds
    chances = [5, 50, 30, 40, 10, 20]
    mind["n_choices"][0] = 8
    mind["turn_score"][0][:8] = [0] * 6 + [UNSCORED] * 2
    mind["rollout_total"][0][:8] = [*chances, 99, 99]
    assert session_of(baron).ask(HALVE) == 3
    assert [k for k in range(8) if mind["turn_score"][0][k] > UNSCORED] == [1, 2, 3]
    assert [session_of(baron).ask(HALVE) for _ in range(2)] == [2, 2]
    assert [k for k in range(8) if mind["turn_score"][0][k] > UNSCORED] == [1, 3]


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_registry_entry_based_on_another_level_is_a_level_of_every_game(game, monkeypatch):
    monkeypatch.setattr(mind, "VARIANTS", {})
    monkeypatch.setattr(levels, "VARIANTS", mind.VARIANTS)
    monkeypatch.setitem(LEVELS, "captain", levels._deciding("captain", like="engineer", beam_width=9))
    known = known_mind(game)
    assert known.settings("captain") == {**known.settings("engineer"), "beam_width": 9}
    assert known.settings("captain", {"engineer": {"weights": {}}}) == {"weights": {}, "beam_width": 9}
    assert known.settings("captain@1") == {}
    table = hexstead.new(game, 4, seed=1)
    while table.to_act == ("chance",):
        table.step_chance()
    seat = table.to_act[0]
    assert isinstance(seat, int)
    terms, bot = Terms.of(table), make_bot("captain", "plain")
    bot.begin(terms, seat, 1)
    move = bot.decide(Sight(terms, seat, table.masked(seat), table.legal_codes(seat)))
    assert isinstance(move, int)
    assert move in table.legal_codes(seat)
    assert not session_of(bot).read().plays_randomly[0]
    assert session_of(bot).read().beam_width[0] == 9


@pytest.mark.parametrize("game", BUILT_IN)
def test_action_weights_name_actions_that_exist(game):
    """A misspelt name would silently get the default weight."""
    assert set(known_mind(game).action_weights) <= set(definition(game).actions.by_type)
