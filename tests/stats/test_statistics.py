"""Statistics of a game: counts that follow from hand-made positions, and sums that must come out in whole games."""

import json

import pytest

import hexstead
from hexstead.core.definition import definition, game_names
from hexstead.core.events import Flow
from hexstead.core.rules.dice import WAYS
from hexstead.core.words import messages
from hexstead.stats import statistics, turning_points
from tests.play import warm
from tests.records import NAMES, load


def rolled(*rolls, **position):
    """A game from a position before the roll; turns in which nothing is done but rolling."""
    game = hexstead.from_position({"game": "germany", "phase": "pre_roll", "turn": 1, **position})
    for dice in rolls:
        game.apply({"type": "roll"})
        game.apply({"type": "dice", "seat": "chance", "dice": dice})
        game.apply({"type": "end_turn"})
    return game


def numbers_around(city):
    board = hexstead.new("germany").board
    node = board.places[city]
    return {tile.id: tile.number for tile in board.hexes if node in tile.corners and tile.number}


def test_luck_is_what_came_against_what_was_to_be_expected():
    around = numbers_around("Kassel")
    blocked, open_hex, *_ = around
    number = around[open_hex]
    assert number != around[blocked] or len(around) > 2
    dice = [number // 2, number - number // 2]
    game = rolled(dice, dice, hall_owner={"Kassel": 2}, goetz=blocked)
    got = sum(n == number for tile, n in around.items() if tile != blocked)
    expected = 2 * sum(WAYS[n] for tile, n in around.items() if tile != blocked) / 36
    told = statistics(game)["luck"]
    assert told[2] == {"received": 2 * got, "expected": round(expected, 6), "luck": round(2 * got - expected, 6)}
    assert told[0] == {"received": 0, "expected": 0.0, "luck": 0.0}


def test_a_supply_that_cannot_serve_lowers_the_expectation():
    """Where all cards are in one hand nobody can get any, so nobody could expect any."""
    halls = {"Kassel": 0, "Leipzig": 1}
    hoard = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 18)
    assert statistics(rolled([1, 1], hall_owner=halls))["luck"][0]["expected"] > 0
    luck = statistics(rolled([1, 1], hall_owner=halls, hand=[{}, {}, hoard, {}]))["luck"]
    assert [own["expected"] for own in luck] == [0.0] * 4


def test_dice_are_counted_by_sum_and_seat_against_exact_expectation():
    told = statistics(rolled([6, 5], [1, 1], [5, 6], [4, 2], hall_owner={"Kassel": 0}))["dice"]
    assert told["rolls"] == 4
    by_sum = {entry["sum"]: entry for entry in told["sums"]}
    assert by_sum[11] == {"sum": 11, "count": 2, "expected": 4 * 2 / 36, "seats": [1, 0, 1, 0]}
    assert by_sum[7]["expected"] == 4 * 6 / 36
    assert sum(entry["expected"] for entry in told["sums"]) == pytest.approx(4)


def test_trades_are_listed_with_their_turn():
    game = hexstead.from_position({
        "game": "germany", "turn": 5, "hand": [{"ore": 2}, {"wool": 1}, {}, {}],
    })  # fmt: skip
    for action in (
        {"type": "offer", "give": {"ore": 2}, "get": {"wool": 1}},
        {"type": "accept", "seat": 1},
        {"type": "conclude", "partner": 1, "seat": 0},
        {"type": "end_turn"},
    ):
        game.apply(action)
    told = statistics(game)
    assert told["trades"]["made"] == [{"turn": 0, "seat": 0, "partner": 1, "give": {"ore": 2}, "get": {"wool": 1}}]
    assert told["trades"]["offers"] == [1, 0, 0, 0]
    assert told["income"][0] == {
        "in": {"start": {"ore": 2}, "players": {"wool": 1}},
        "out": {"players": {"ore": 2}},
    }


def test_every_trade_with_the_supply_counts_for_cards_and_for_gold():
    game = hexstead.from_position({
        "game": "america", "phase": "action", "gold": [2, 0, 0, 0], "hand": [{"ore": 6}, {}, {}, {}],
    })  # fmt: skip
    game.apply({"type": "buy_resource", "resource": "coal"})
    game.apply({"type": "exchange", "give": "ore", "get": "grain"})
    game.apply({"type": "sell_for_gold", "resource": "ore"})
    assert statistics(game)["trades"]["exchanges"] == [3, 0, 0, 0]


def moment(turn, *values):
    return {"turn": turn, "action": 10 * turn, "values": list(values)}


def test_turning_points_are_the_three_largest_changes():
    moments = [
        moment(1, 5.0, 5.0),
        moment(2, 5.1, 4.0),
        moment(3, 7.1, 4.0),
        moment(4, 7.0, 4.2),
        moment(5, 3.0, 4.2),
        {"turn": 6, "action": 60, "values": []},  # the end: it is won, nothing to judge
    ]
    assert turning_points(moments) == [
        {"turn": 4, "seat": 0, "change": -4.0, "from": 40, "to": 50},
        {"turn": 2, "seat": 0, "change": 2.0, "from": 20, "to": 30},
        {"turn": 1, "seat": 1, "change": -1.0, "from": 10, "to": 20},
    ]


@pytest.fixture(scope="module", params=NAMES)
def whole(request):
    game = hexstead.replay(load(request.param))
    return game, statistics(game)


def test_what_came_and_went_adds_up_to_what_is_held(whole):
    """So no event that moves goods is forgotten."""
    game, told = whole
    b, holding = game.engine.board_record, game.definition.hooks["holding"]
    for seat, income in enumerate(told["income"]):
        for number, good in enumerate(game.engine.names.axis("goods")):
            came = sum(goods.get(good, 0) for goods in income["in"].values())
            went = sum(goods.get(good, 0) for goods in income["out"].values())
            assert came - went == holding(game.state, b, seat, number), (seat, good)


def test_a_whole_game_is_told(whole):
    game, told = whole
    assert json.loads(json.dumps(told)) == told
    assert told["points"][-1]["points"] == game.points()
    assert [at["turn"] for at in told["points"]][:-1] == list(range(game.turn + 1))
    assert [at["turn"] for at in told["values"]] == list(range(1, game.turn + 1))
    assert len(told["turning_points"]) == 3
    for luck in told["luck"]:
        assert 0 < luck["expected"] < 3 * luck["received"]
    assert told["dice"]["rolls"] == sum(entry["count"] for entry in told["dice"]["sums"])


@pytest.mark.compiled
@pytest.mark.parametrize("name", [next(n for n in NAMES if n.startswith(game)) for game in game_names()])
def test_both_back_ends_tell_the_same(name):
    warm(load(name)["game"], "fast")
    told = [statistics(hexstead.replay(load(name), 400, engine=engine)) for engine in ("plain", "fast")]
    assert told[0] == told[1]


@pytest.mark.parametrize("game", game_names())
def test_every_source_has_words(game):
    words = {*messages("", "de"), *messages(game, "de")}
    flows: list[Flow] = [flow for cls in definition(game).events.classes for flow in cls.flows]
    sources = {flow.source for flow in flows} - {"source"}
    assert len(sources) >= 8
    assert {f"source-{source}" for source in sources} <= words
