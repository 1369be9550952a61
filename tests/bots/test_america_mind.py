"""America's mind: land, network, time estimates and plans."""

from hexstead.board import shipped_map
from hexstead.bots.decision_kernel import DECIDE, FEATURES
from hexstead.bots.mind import known_mind
from hexstead.games.america.mind.features import nearly_won, worth
from tests.bots.tables import look
from tests.rules.america.positions import position
from tests.rules.america.rail_helpers import shortest_path
from tests.rules.game_helpers import BLUE, ORANGE, RED, WHITE

BOARD = shipped_map("america")
NAMES = known_mind("america").features
CITIES = {"Chicago": RED, "Omaha": RED, "St. Louis": ORANGE, "Atlanta": WHITE, "Boston": BLUE}


def seen(game, **how):
    return dict(zip(NAMES, look(game, **how).read().feature, strict=True))


def plan(game, **how):
    m = look(game, **how).read()
    kind = known_mind("america").plans[m.plan - 1]
    lack = dict(zip(("cattle", "coal", "grain", "lumber", "ore", "gold"), m.plan_lack, strict=True))
    return kind, BOARD.node_name(m.plan_place), m.plan_tenths, {good: n for good, n in lack.items() if n}


def choice(game, level="engineer"):
    code = look(game, level=level).ask(DECIDE)
    return game.engine.codec.action(RED, code)


ROUTE = shortest_path("Omaha", "St. Louis")


def test_the_plan_is_rails_to_the_next_city_while_goods_are_free():
    game = position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}, cubes=[8, 1, 1, 1])
    kind, place, tenths, lack = plan(game)
    assert (kind, place) == ("rail", "St. Louis")
    assert tenths > 0
    assert lack == {"lumber": 2, "ore": 2, "coal": 1}


def test_the_plan_is_a_delivery_once_the_rails_are_built():
    game = position(
        cities=CITIES, rails={RED: ROUTE}, trains={RED: [ROUTE[0]]}, hands={RED: {"coal": 1}}, cubes=[8, 1, 1, 1]
    )
    assert plan(game) == ("deliver", "St. Louis", 0, {})
    assert (
        seen(game)["missing"]
        < seen(position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}))["missing"]
    )


def test_the_train_moves_to_the_city_and_delivers():
    for level in ("settler", "engineer"):
        game = position(
            cities=CITIES, rails={RED: ROUTE}, trains={RED: [ROUTE[0]]}, hands={RED: {"coal": 1}}, offers_left=0
        )
        made = []
        for _ in range(4):
            action = choice(game, level)
            made.append(action.type_name())
            if made[-1] == "end_turn":
                break
            game.apply(action)
        assert made[:3] == ["move_train", "move_train", "deliver"]


def test_the_engineer_buys_two_cards_that_together_make_a_delivery_possible():
    """A purchase alone makes the position look worse: engineer@1 ends its turn instead."""
    hand = {RED: {"coal": 1}}
    game = position(
        cities=CITIES, rails={RED: ROUTE[:-1]}, trains={RED: [ROUTE[0]]}, hands=hand, gold={RED: 4},
        cubes=[8, 1, 1, 1], offers_left=0,
    )  # fmt: skip
    assert choice(game, "engineer@1").type_name() == "end_turn"
    for expected in ("buy_resource", "buy_resource", "build_rail", "move_train", "move_train", "deliver"):
        action = choice(game)
        assert action.type_name() == expected
        game.apply(action)


def test_a_settler_close_to_a_site_founds_a_city():
    for level in ("settler", "engineer"):
        game = position(
            cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}, settlers={RED: ["Omaha"]},
            hands={RED: {"grain": 2}}, offers_left=0,
        )  # fmt: skip
        assert plan(game)[0] == "found"
        for _ in range(3):
            action = choice(game, level)
            if action.type_name() == "end_turn":
                break
            game.apply(action)
        assert list(game.state.city_owner).count(RED) == 3


def test_income_is_counted_in_pips_and_the_outlaw_blocks_them():
    free = seen(position(cities={"Chicago": RED}))
    node = BOARD.node("Chicago")
    hexes = [tile for tile in BOARD.hexes if tile.number and node in tile.corners]
    taken = seen(position(cities={"Chicago": RED}, outlaw=hexes[0].id))
    assert free["income"] - taken["income"] == taken["blocked"] == 6 - abs(7 - hexes[0].number)


def test_a_needed_card_shortens_the_race_and_a_city_shortens_it_more():
    poor = position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]})
    card = position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}, hands={RED: {"lumber": 1}})
    city = position(cities=CITIES | {"Jackson": RED}, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]})
    races = [seen(game)["race"] for game in (poor, card, city)]
    assert races[0] > races[1] > races[2]


def test_opponents_are_judged_by_public_information():
    """Hands of the same size have the same features for an opponent, and different ones for their owner."""
    games = [
        position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}, hands={RED: hand})
        for hand in ({"lumber": 2, "ore": 2}, {"cattle": 4})
    ]
    assert seen(games[0], viewer=BLUE) == seen(games[1], viewer=BLUE)
    assert seen(games[0]) != seen(games[1])


def test_cached_results_do_not_leak_into_other_positions():
    first = position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]})
    others = [
        position(cities=CITIES, rails={RED: ROUTE}, trains={RED: [ROUTE[1]]}),
        position(cities=CITIES | {"Denver": RED}, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}),
        position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}, goods_on={"St. Louis": RED}),
        position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}, moved={"c13y5": "c6y4"}),
    ]
    session = look(first)
    for game in [*others, first]:
        session.look(game.masked(RED))
        session.ask(FEATURES)
        assert dict(zip(NAMES, session.read().feature, strict=True)) == seen(game)


def test_a_needed_resource_is_worth_more_than_gold():
    game = position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]})
    session = look(game, viewer=BLUE)
    s, b, w, m = game._states[0], game.engine.boards[0], session.works[0], session.minds[0]
    values = [worth(s, b, w, m, RED, good) for good in range(6)]
    assert min(values) > 0
    assert max(values[:5]) > values[5]


def test_a_seat_has_nearly_won_when_only_deliveries_over_existing_rails_are_left():
    delivered = dict.fromkeys(["Atlanta", "Boston"], RED)
    near = position(
        cities=CITIES, rails={RED: ROUTE}, trains={RED: [ROUTE[0]]}, goods_on=delivered, options={"game.goods": 3}
    )
    far = position(
        cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}, goods_on=delivered, options={"game.goods": 3}
    )
    for game, expected in ((near, True), (far, False)):
        session = look(game)
        s, b, w, m = game._states[0], game.engine.boards[0], session.works[0], session.minds[0]
        s.cubes[RED] = 1
        assert nearly_won(s, b, w, m, RED) is expected
