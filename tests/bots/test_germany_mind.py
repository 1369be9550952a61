"""Germany's mind: production, reach, plans, and the moves that follow from them."""

import pytest

import hexstead
from hexstead.board import shipped_map
from hexstead.bots.bot import Terms
from hexstead.bots.decision_kernel import DECIDE, FEATURES, ROLL_OUT, decision_kernel
from hexstead.bots.matches import play_levels
from hexstead.bots.mind import ROLLOUT, known_mind
from hexstead.games.germany.mind.fields import FEATURES as NAMES
from hexstead.games.germany.mind.fields import PLAN_HALL, PLANS
from hexstead.games.germany.mind.judgement import nearly_won, worth
from tests.bots.tables import look
from tests.random_play import warm
from tests.rules.game_helpers import BLUE, ORANGE, RED, WHITE
from tests.rules.germany.positions import RESOURCES, position

BOARD = shipped_map("germany")
HALLS = {"Kassel": RED, "Ulm": RED, "Leipzig": ORANGE, "Hannover": WHITE, "Aachen": BLUE}
TO_MARBURG = {RED: ["Kassel-Marburg"]}


def seen(game, **how):
    return dict(zip(NAMES, look(game, **how).read().feature, strict=True))


def plan(game, **how):
    m = look(game, **how).read()
    place = BOARD.node_name(m.plan_place) if m.plan_place >= 0 else None
    lack = dict(zip(RESOURCES, m.plan_lack, strict=True))
    return PLANS[m.plan - 1], place, m.plan_tenths, {good: n for good, n in lack.items() if n}


def choice(game, level="engineer", seat=RED):
    code = look(game, seat, level=level).ask(DECIDE)
    return game.engine.codec.action(seat, code)


def judged(game, seat=RED, viewer=BLUE):
    """The structs that `worth` and `nearly_won` take."""
    session = look(game, seat, viewer=viewer)
    return game.masked(viewer), game.engine.boards[0], session.works[0], session.minds[0]


def pips(hex_name):
    return 6 - abs(7 - BOARD.hexes[BOARD.hex(hex_name)].number)


def test_production_is_counted_in_pips_and_goetz_blocks_them():
    free, taken = (seen(position(halls={"Kassel": RED}, goetz=goetz)) for goetz in ("G3", "E2"))
    assert [free[name] for name in RESOURCES] == [pips("E3"), pips("D2"), 0, 0, pips("E2")]
    assert [taken[name] for name in RESOURCES] == [free[name] for name in RESOURCES]
    assert (free["blocked"], taken["blocked"]) == (0, pips("E2"))
    assert (free["kinds"], free["numbers"], taken["numbers"]) == (3, 3, 2)


def test_the_plan_is_a_town_hall_in_the_closest_city_with_all_missing_goods():
    kind, place, tenths, lack = plan(position(halls=HALLS))
    assert (kind, place) == ("hall", "Marburg")
    assert lack == {"lumber": 2, "brick": 2, "wool": 1, "grain": 1}
    assert tenths > 0


def test_a_plan_takes_no_time_when_its_cards_are_in_hand():
    price = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
    game = position(halls=HALLS, roads=TO_MARBURG, hands={RED: price}, offers_left=0)
    assert plan(game) == ("hall", "Marburg", 0, {})
    for level in ("settler", "engineer"):
        assert choice(game, level).to_json() == {"type": "build_hall", "seat": RED, "city": "Marburg"}


def test_the_plan_of_a_seat_with_ore_is_a_landmark_within_reach():
    hand = {"ore": 2, "grain": 1}
    game = position(halls={"Aachen": RED}, roads={RED: ["Aachen-Köln"]}, hands={RED: hand}, offers_left=0)
    assert plan(game) == ("landmark", "Köln", 0, {})
    assert choice(game).to_json() == {"type": "build_landmark", "seat": RED, "landmark": "Köln"}


def test_a_card_that_the_plan_needs_is_worth_more_than_any_other():
    gains = {}
    for good in RESOURCES:
        hand = {"lumber": 1, "brick": 1, "wool": 1}
        hand[good] = hand.get(good, 0) + 1
        gains[good] = seen(position(halls=HALLS, roads=TO_MARBURG, hands={RED: hand}))["plan"]
    assert max(gains, key=lambda good: gains[good]) == "grain"
    assert gains["grain"] > gains["lumber"] + 10


def test_the_first_baron_discounts_a_goal_that_an_opponent_may_reach_first():
    to_marburg = ["Eisenach-Erfurt", "Eisenach-Marburg"]
    gains: dict[str, list[int]] = {"engineer": [], "baron@1": []}
    for level, found in gains.items():
        for blue, roads in (("Aachen", 0), ("Erfurt", 0), ("Erfurt", 2)):
            halls = {"Kassel": RED, "Dortmund": ORANGE, blue: BLUE}
            game = position(halls=halls, roads={BLUE: to_marburg[:roads]}, landmarks={"Eisenach": WHITE})
            m = look(game, level=level).read()
            assert BOARD.node_name(m.near[PLAN_HALL][1]) == "Marburg"
            found.append(m.near_gain[PLAN_HALL][1])
    assert len(set(gains["engineer"])) == 1
    safe, in_reach, closer = gains["baron@1"]
    assert safe == gains["engineer"][0]
    assert safe > in_reach > closer > 0


def test_surplus_cards_are_exchanged_for_what_the_plan_lacks():
    hand = {"lumber": 1, "brick": 4, "wool": 1}
    game = position(halls=HALLS, roads=TO_MARBURG, hands={RED: hand}, offers_left=0)
    assert choice(game).to_json() == {"type": "exchange", "seat": RED, "give": "brick", "get": "grain"}


@pytest.mark.parametrize("level", ["settler", "engineer"])
def test_cards_that_the_plan_needs_are_not_discarded(level):
    hand = {"lumber": 1, "brick": 5, "wool": 1, "grain": 1}
    game = position(halls=HALLS, roads=TO_MARBURG, hands={RED: hand}, phase="discard", discard_due=[4, 0, 0, 0])
    for _ in range(4):
        game.apply(choice(game, level))
    assert game.position()["hand"][RED] == {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}


@pytest.mark.parametrize("level", ["settler", "engineer"])
def test_goetz_goes_where_opponents_lose_most_and_spares_own_hexes(level):
    halls = {"Kassel": RED, "Hannover": BLUE, "Leipzig": BLUE, "Magdeburg": BLUE, "Dessau": BLUE}
    game = position(halls=halls, hands={BLUE: {"ore": 3}}, phase="goetz")
    hex = BOARD.hex(choice(game, level).hex)
    corners = {BOARD.node(city): owner for city, owner in halls.items() if BOARD.node(city) in BOARD.hexes[hex].corners}
    assert BLUE in corners.values()
    assert RED not in corners.values()


def test_in_a_rollout_too_goetz_goes_where_opponents_lose_most():
    """The rollout starts with a Mercenary card."""
    halls = {"Kassel": RED, "Hannover": BLUE, "Leipzig": BLUE, "Magdeburg": BLUE, "Dessau": BLUE}
    game = position(halls=halls, cards={RED: {"mercenary": 1}}, offers_left=0)
    session = look(game, level="baron")
    m = session.read()
    codes = [code for code in game.legal_codes(RED) if game.engine.codec.action(RED, code).type_name() == "play_card"]
    session.look(game.masked(RED), codes)
    session.determinizations[0:1] = session.engine.group(session.engine.game.state, [game.masked(RED)])
    m.turn_score[0], m.rollout_turns[0], m.robbing = 0, 1, 0
    session.ask(ROLL_OUT)
    hex = BOARD.hexes[session.scratch[ROLLOUT].goetz]
    owners = {owner for city, owner in halls.items() if BOARD.node(city) in hex.corners}
    assert owners == {BLUE}


def only_points(session, slot, weight=1000):
    """Make a slot's level care for nothing but points."""
    m = session.read()
    m.weight[slot][:] = [weight * (name == "points") for name in NAMES]
    m.opponent_weight[slot] = 0


@pytest.mark.parametrize("searched", [0, 8])
def test_a_level_that_searches_offers_asks_for_the_card_that_lets_it_build_now(searched):
    """RED lacks the grain for a town hall in Marburg. The card is worth next to nothing, the town hall a point."""
    hands = {RED: {"lumber": 1, "brick": 1, "wool": 1, "ore": 2}, BLUE: {"grain": 4}}
    session = look(position(halls=HALLS, roads=TO_MARBURG, hands=hands), level="engineer")
    only_points(session, 0)
    session.read().weight[0][NAMES.index("hall_set")] = 1
    session.read().searched_offers[0] = searched
    action = session.engine.codec.action(RED, session.ask(DECIDE))
    asked = {good: n for good, n in getattr(action, "get", {}).items() if n}
    assert asked == ({"grain": 1} if searched else {})


def test_opponents_are_judged_by_public_information():
    """Hands of the same size have the same features for an opponent, and different ones for their owner."""
    games = [
        position(halls=HALLS, roads=TO_MARBURG, hands={RED: hand}, cards={RED: cards})
        for hand, cards in (
            ({"lumber": 2, "brick": 2}, {"mercenary": 1}),
            ({"ore": 4}, {"victory_point": 1}),
        )
    ]
    assert seen(games[0], viewer=BLUE) == seen(games[1], viewer=BLUE)
    assert seen(games[0]) != seen(games[1])


def test_features_do_not_depend_on_positions_evaluated_before():
    first = position(halls=HALLS, roads=TO_MARBURG)
    others = [
        position(halls=HALLS, hands={RED: {"ore": 9}}, cards={RED: {"banking": 1}}),
        position(halls=HALLS | {"Marburg": RED}, landmarks={"Köln": BLUE}, goetz="E2"),
        position(halls={"Aachen": RED}, played={RED: {"mercenary": 4}}),
    ]
    session = look(first)
    for game in [*others, first]:
        session.look(game.masked(RED))
        session.ask(FEATURES)
        assert dict(zip(NAMES, session.read().feature, strict=True)) == seen(game)


def test_a_card_about_to_be_drawn_counts_as_unknown():
    bought = position(halls=HALLS, phase="draw", draws=1)
    assert seen(bought)["unknown_cards"] == seen(position(halls=HALLS))["unknown_cards"] + 1


def test_a_resource_is_worth_more_to_a_seat_that_seldom_produces_it():
    s, b, w, m = judged(position(halls=HALLS))
    values = {name: worth(s, b, w, m, RED, good) for good, name in enumerate(RESOURCES)}
    assert values["grain"] > values["lumber"] > values["ore"] > values["brick"] > 0


@pytest.mark.parametrize(("halls", "cards", "near"), [(9, 0, True), (8, 0, False), (8, 3, True), (7, 3, False)])
def test_a_seat_has_nearly_won_one_point_short_or_two_with_enough_cards(halls, cards, near):
    cities = [name for name, data in BOARD.place_data.items() if data["kind"] == "city"]
    game = position(halls=dict.fromkeys(cities[:halls], RED), cards={RED: {"mercenary": cards}})
    s, b, w, m = judged(game)
    assert nearly_won(s, b, w, m, RED) is near


def test_every_level_values_points():
    for level, settings in known_mind("germany").levels().items():
        assert settings["weights"]["points"] > 0, level


@pytest.fixture
def terms():
    warm("germany", "fast")
    warm("germany", "fast", decision_kernel("germany"))
    table = hexstead.new("germany", 4, options={"trade.offers": 2})
    return Terms.of(table)


@pytest.mark.compiled
def test_plain_and_compiled_matches_are_equal(terms):
    lineup = ["settler", "engineer", "greenhorn", "engineer"]
    plain, fast = (play_levels(terms, lineup, range(7, 8), 16, log=5000, engine=kind) for kind in ("plain", "fast"))
    assert plain.codes == fast.codes
    assert len(fast.codes) > 60
