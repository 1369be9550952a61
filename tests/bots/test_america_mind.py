"""What bots see in America: land, network, race and plans, on positions by names."""

from hexstead.board import shipped_map
from hexstead.bots.kernel import DECIDE, FEATURES
from hexstead.bots.mind import ENGINEER, SETTLER, mind_of
from hexstead.games.america.mind.features import nearly_won, worth
from tests.bots.tables import look
from tests.rules.america.table import position
from tests.rules.america.trackwork import way
from tests.rules.tables import BLUE, ORANGE, RED, WHITE

BOARD = shipped_map("america")
NAMES = mind_of("america").features
CITIES = {"Chicago": RED, "Omaha": RED, "St. Louis": ORANGE, "Atlanta": WHITE, "Boston": BLUE}


def seen(game, **how):
    return dict(zip(NAMES, look(game, **how).read().feature, strict=True))


def plan(game, **how):
    m = look(game, **how).read()
    kind = mind_of("america").plans[m.plan - 1]
    lack = dict(zip(("cattle", "coal", "grain", "lumber", "ore", "gold"), m.plan_lack, strict=True))
    return kind, BOARD.node_name(m.plan_place), m.plan_tenths, {good: n for good, n in lack.items() if n}


def choice(game, level=ENGINEER):
    head = look(game, level=level)
    code = head.ask(DECIDE)
    return game.engine.codec.action(RED, code)


ROUTE = way("Omaha", "St. Louis")


def test_rails_to_the_next_city_are_the_plan_while_goods_wait():
    game = position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}, cubes=[8, 1, 1, 1])
    kind, place, tenths, lack = plan(game)
    assert (kind, place) == ("rail", "St. Louis")
    assert tenths > 0
    assert lack == {"lumber": 2, "ore": 2, "coal": 1}


def test_a_delivery_is_the_plan_once_the_rails_lie():
    game = position(
        cities=CITIES, rails={RED: ROUTE}, trains={RED: [ROUTE[0]]}, hands={RED: {"coal": 1}}, cubes=[8, 1, 1, 1]
    )
    assert plan(game) == ("deliver", "St. Louis", 0, {})
    assert (
        seen(game)["missing"]
        < seen(position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}))["missing"]
    )


def test_the_train_goes_all_the_way_and_delivers():
    for level in (SETTLER, ENGINEER):
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


def test_a_settler_near_a_site_founds():
    for level in (SETTLER, ENGINEER):
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


def test_income_counts_ways_of_the_dice_and_the_outlaw_takes_them():
    free = seen(position(cities={"Chicago": RED}))
    node = BOARD.node("Chicago")
    hexes = [tile for tile in BOARD.hexes if tile.number and node in tile.corners]
    taken = seen(position(cities={"Chicago": RED}, outlaw=hexes[0].id))
    assert free["income"] - taken["income"] == taken["blocked"] == 6 - abs(7 - hexes[0].number)


def test_a_needed_card_shortens_the_race_and_a_city_does_more():
    poor = position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]})
    card = position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}, hands={RED: {"lumber": 1}})
    city = position(cities=CITIES | {"Jackson": RED}, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]})
    races = [seen(game)["race"] for game in (poor, card, city)]
    assert races[0] > races[1] > races[2]


def test_others_are_judged_by_what_is_public():
    """Two hands of the same size look the same from outside, and unlike to their owner."""
    games = [
        position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}, hands={RED: hand})
        for hand in ({"lumber": 2, "ore": 2}, {"cattle": 4})
    ]
    assert seen(games[0], viewer=BLUE) == seen(games[1], viewer=BLUE)
    assert seen(games[0]) != seen(games[1])


def test_what_is_remembered_changes_nothing():
    """A mind that has looked at other positions sees the same as a fresh one."""
    first = position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]})
    others = [
        position(cities=CITIES, rails={RED: ROUTE}, trains={RED: [ROUTE[1]]}),
        position(cities=CITIES | {"Denver": RED}, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}),
        position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}, goods_on={"St. Louis": RED}),
        position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}, moved={"c13y5": "c6y4"}),
    ]
    head = look(first)
    for game in [*others, first]:
        head.look(game.masked(RED))
        head.ask(FEATURES)
        assert dict(zip(NAMES, head.read().feature, strict=True)) == seen(game)


def test_a_good_is_worth_more_where_it_is_wanted():
    game = position(cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]})
    head = look(game, viewer=BLUE)
    s, b, w, m = game._states[0], game.engine.boards[0], head.works[0], head.minds[0]
    values = [worth(s, b, w, m, RED, good) for good in range(6)]
    assert min(values) > 0
    assert max(values[:5]) > values[5]


def test_a_seat_with_goods_for_all_that_is_left_and_rails_there_has_nearly_won():
    delivered = dict.fromkeys(["Atlanta", "Boston"], RED)
    near = position(
        cities=CITIES, rails={RED: ROUTE}, trains={RED: [ROUTE[0]]}, goods_on=delivered, options={"game.goods": 3}
    )
    far = position(
        cities=CITIES, rails={RED: ROUTE[:1]}, trains={RED: [ROUTE[0]]}, goods_on=delivered, options={"game.goods": 3}
    )
    for game, expected in ((near, True), (far, False)):
        head = look(game)
        s, b, w, m = game._states[0], game.engine.boards[0], head.works[0], head.minds[0]
        s.cubes[RED] = 1
        assert nearly_won(s, b, w, m, RED) is expected
