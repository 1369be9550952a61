"""Statistics of a game: exact counts in small positions, and invariants over whole recorded games."""

import json
from pathlib import Path

import pytest
from jsonschema_rs import Draft202012Validator, meta

import hexstead
from hexstead.core.definition import definition, game_names
from hexstead.core.events import Flow
from hexstead.core.rule import resolve
from hexstead.core.rules.dice import WAYS
from hexstead.core.rules.goods import holding as holding_of
from hexstead.core.translations import messages
from hexstead.stats import Snapshot, statistics, turning_points
from hexstead.stats_schema import schema
from tests.random_play import BUILT_IN, warm
from tests.records import NAMES, load


def rolled(*rolls, **position):
    """A game that starts before a roll and whose turns consist of the given rolls only."""
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


def test_luck_is_cards_received_minus_cards_expected():
    around = numbers_around("Kassel")
    blocked, open_hex, *_ = around
    number = around[open_hex]
    assert number != around[blocked] or len(around) > 2
    dice = [number // 2, number - number // 2]
    game = rolled(dice, dice, hall_owner={"Kassel": 2}, goetz=blocked)
    received = sum(n == number for tile, n in around.items() if tile != blocked)
    expected = 2 * sum(WAYS[n] for tile, n in around.items() if tile != blocked) / 36
    found = statistics(game)["luck"]
    assert found[2] == {
        "received": 2 * received,
        "expected": round(expected, 6),
        "luck": round(2 * received - expected, 6),
    }
    assert found[0] == {"received": 0, "expected": 0.0, "luck": 0.0}


def test_an_empty_supply_lowers_the_expected_cards():
    """One hand holds all cards, so no roll can produce any."""
    halls = {"Kassel": 0, "Leipzig": 1}
    hoard = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 18)
    assert statistics(rolled([1, 1], hall_owner=halls))["luck"][0]["expected"] > 0
    luck = statistics(rolled([1, 1], hall_owner=halls, hand=[{}, {}, hoard, {}]))["luck"]
    assert [own["expected"] for own in luck] == [0.0] * 4


def test_dice_are_counted_by_sum_and_seat_with_the_exact_expectation():
    found = statistics(rolled([6, 5], [1, 1], [5, 6], [4, 2], hall_owner={"Kassel": 0}))["dice"]
    assert found["rolls"] == 4
    by_sum = {entry["sum"]: entry for entry in found["sums"]}
    assert by_sum[11] == {"sum": 11, "count": 2, "expected": 4 * 2 / 36, "seats": [1, 0, 1, 0]}
    assert by_sum[7]["expected"] == 4 * 6 / 36
    assert sum(entry["expected"] for entry in found["sums"]) == pytest.approx(4)


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
    found = statistics(game)
    assert found["trades"]["made"] == [{"turn": 0, "seat": 0, "partner": 1, "give": {"ore": 2}, "get": {"wool": 1}}]
    assert found["trades"]["offers"] == [1, 0, 0, 0]
    assert found["income"][0] == {
        "in": {"start": {"ore": 2}, "players": {"wool": 1}},
        "out": {"players": {"ore": 2}},
    }


def test_every_trade_with_the_supply_counts_whether_for_cards_or_gold():
    game = hexstead.from_position({
        "game": "america", "phase": "action", "gold": [2, 0, 0, 0], "hand": [{"ore": 6}, {}, {}, {}],
    })  # fmt: skip
    game.apply({"type": "buy_resource", "resource": "coal"})
    game.apply({"type": "exchange", "give": "ore", "get": "grain"})
    game.apply({"type": "sell_for_gold", "resource": "ore"})
    assert statistics(game)["trades"]["exchanges"] == [3, 0, 0, 0]


def snapshot(turn, *values):
    return Snapshot(turn, 10 * turn, [], list(values))


def test_turning_points_are_the_three_largest_changes():
    snapshots = [
        snapshot(1, 5.0, 5.0),
        snapshot(2, 5.1, 4.0),
        snapshot(3, 7.1, 4.0),
        snapshot(4, 7.0, 4.2),
        snapshot(5, 3.0, 4.2),
        snapshot(6),  # the end of the game has no values
    ]
    assert turning_points(snapshots) == [
        {"turn": 4, "seat": 0, "change": -4.0, "from": 40, "to": 50},
        {"turn": 2, "seat": 0, "change": 2.0, "from": 20, "to": 30},
        {"turn": 1, "seat": 1, "change": -1.0, "from": 10, "to": 20},
    ]


@pytest.fixture(scope="module", params=NAMES)
def whole(request):
    game = hexstead.replay(load(request.param))
    return game, statistics(game)


def test_income_minus_spending_is_what_a_seat_holds_at_the_end(whole):
    """Fails when an event moves goods without declaring it in `flows`."""
    game, found = whole
    b, holding = game.engine.board_struct, resolve(holding_of, game.definition.hooks)
    for seat, income in enumerate(found["income"]):
        for number, good in enumerate(game.engine.names.axis("goods")):
            came = sum(goods.get(good, 0) for goods in income["in"].values())
            went = sum(goods.get(good, 0) for goods in income["out"].values())
            assert came - went == holding(game.state, b, seat, number), (seat, good)


def test_statistics_of_a_whole_game_are_consistent(whole):
    game, found = whole
    assert json.loads(json.dumps(found)) == found
    assert found["points"][-1]["points"] == game.points()
    assert [at["turn"] for at in found["points"]][:-1] == list(range(game.turn + 1))
    assert [at["turn"] for at in found["values"]] == list(range(1, game.turn + 1))
    assert len(found["turning_points"]) == 3
    for luck in found["luck"]:
        assert 0 < luck["expected"] < 3 * luck["received"]
    assert found["dice"]["rolls"] == sum(entry["count"] for entry in found["dice"]["sums"])


def test_statistics_match_their_published_schema(whole):
    _, found = whole
    Draft202012Validator(schema()).validate(found)


def test_the_published_schema_is_up_to_date_and_leaves_no_object_open():
    published = json.loads((Path(__file__).parents[2] / "docs" / "statistics.schema.json").read_text(encoding="utf-8"))
    assert published == schema()
    meta.validate(published)
    assert all(part["additionalProperties"] is False for part in published["$defs"].values())


@pytest.mark.compiled
@pytest.mark.parametrize("name", [next(n for n in NAMES if n.startswith(game)) for game in BUILT_IN])
def test_both_back_ends_give_the_same_statistics(name):
    warm(load(name)["game"], "fast")
    plain, fast = (statistics(hexstead.replay(load(name), 400, engine=engine)) for engine in ("plain", "fast"))
    assert plain == fast


@pytest.mark.parametrize("game", game_names())
def test_every_source_has_a_translation(game):
    words = {*messages("", "de"), *messages(game, "de")}
    flows: list[Flow] = [flow for cls in definition(game).events.classes for flow in cls.flows]
    sources = {flow.source for flow in flows} - {"source"}
    assert len(sources) >= 8
    assert {f"source-{source}" for source in sources} <= words
