"""Editions and options of the rules catalogue."""

import pytest

import hexstead
from hexstead import BadOption
from hexstead.core.actions import Done, EndTurn
from hexstead.games.america.actions import Deliver, MoveOutlaw

from ..game_helpers import BLUE, RED, act, roll
from .positions import new_game, position

DEFAULTS = {
    "setup.pieces": "suggested", "setup.tokens": "suggested", "seats.colours": "red orange white blue",
    "outlaw.stealOptional": False, "production.loneShortageGetsRest": False, "settler.startSpot": "atCity",
    "rail.trackChain": True, "railGold.mutual": "once", "token.source": "any", "fee.scope": "perTrainOwnerTurn",
    "delivery.timing": "anytime", "ebp.includesTurnPlayer": False, "game.goods": 0, "game.first": 0,
    "trade.offers": 5, "trade.total": 0,
}  # fmt: skip
GERMAN = {"outlaw.stealOptional": True}


def test_the_defaults_are_the_rules_of_2018():
    """`delivery.timing`, `outlaw.stealOptional`, `ebp.includesTurnPlayer`, `setup.pieces`: presets."""
    assert hexstead.new("america", seed=1).options == DEFAULTS


@pytest.mark.parametrize(("edition", "preset"), [("2018", {}), ("2010", {}), ("german", GERMAN)])
@pytest.mark.parametrize("players", [3, 4])
def test_an_edition_sets_options(players, edition, preset):
    """`delivery.timing`, `outlaw.stealOptional`; AD-03, AD-06."""
    game = hexstead.new("america", players=players, seed=1, edition=edition)
    assert game.options == DEFAULTS | preset


def test_explicit_options_override_the_edition():
    """`delivery.timing`, `outlaw.stealOptional`."""
    game = hexstead.new("america", edition="german", options={"outlaw.stealOptional": False, "game.goods": 5})
    assert game.options == DEFAULTS | {"game.goods": 5}


@pytest.mark.parametrize("edition", ["2011", "", "German", 2018, True])
def test_there_are_three_editions(edition):
    """`delivery.timing`: other names are rejected with a sentence."""
    with pytest.raises(BadOption, match="2018, 2010, german"):
        hexstead.new("america", edition=edition)
    with pytest.raises(BadOption):
        hexstead.new("germany", edition="2018")


def test_a_record_stores_the_options_of_its_edition():
    """`outlaw.stealOptional`, `delivery.timing`: it also replays."""
    game = new_game(3, edition="german", delivery__timing="onArrival")
    record = game.record()
    assert record["options"] == DEFAULTS | GERMAN | {"delivery.timing": "onArrival"}
    again = hexstead.replay(record)
    assert again.options == game.options
    assert again.position() == game.position()


@pytest.mark.parametrize(
    ("option", "wrong"),
    [
        ("outlaw.stealOptional", 1), ("outlaw.stealOptional", "true"), ("production.loneShortageGetsRest", 0),
        ("ebp.includesTurnPlayer", None), ("delivery.timing", "later"), ("settler.startSpot", "anywhere"),
        ("rail.trackChain", 1), ("railGold.mutual", "thrice"), ("token.source", True), ("fee.scope", "never"),
    ],
)  # fmt: skip
def test_invalid_option_values_are_rejected(option, wrong):
    """`production.loneShortageGetsRest`, `ebp.includesTurnPlayer`, `delivery.timing`, `outlaw.stealOptional`."""
    with pytest.raises(BadOption):
        hexstead.new("america", options={option: wrong})


@pytest.mark.parametrize("option", ["outlaw.allowDesert", "gold.bankLimit", "trade.allowGifts", "ebp.goldPurchase"])
def test_rulings_without_an_option_are_rejected_as_options(option):
    """AQ-03, AQ-14, AQ-20; AD-01."""
    with pytest.raises(BadOption):
        hexstead.new("america", options={option: True})


def test_the_german_edition_lets_a_player_decline_to_steal():
    """`outlaw.stealOptional`, A-OUT-03; AD-06."""
    game = new_game(edition="german")
    roll(game, 3, 4)
    act(game, MoveOutlaw("c9y5", seat=RED))  # St. Louis belongs to orange
    assert game.phase == "rob"
    act(game, Done(seat=RED))
    assert (game.phase, game.position()["hand_size"]) == ("action", [3, 3, 3, 3])
    game = new_game(edition="2018")
    roll(game, 3, 4)
    act(game, MoveOutlaw("c9y5", seat=RED))
    assert game.phase == "steal"


def test_the_german_edition_lets_a_parked_train_deliver():
    """`delivery.timing`, AQ-72; AD-03: the overview of the German rule book allows it."""
    game = position(
        options=hexstead.new("america", edition="german").options,
        cities={"Lexington": RED, "St. Louis": BLUE},
        rails={BLUE: ["St. Louis-g9y5"]},
        trains={RED: ["St. Louis-g9y5", None]},
    )
    act(game, Deliver("St. Louis", seat=RED))


def test_a_position_accepts_an_edition():
    """`outlaw.stealOptional`: options of the position take precedence."""
    data = {"game": "america"}
    assert hexstead.from_position(data, edition="german").options == DEFAULTS | GERMAN
    same = {**data, "options": {"outlaw.stealOptional": False}}
    assert hexstead.from_position(same, edition="german").options == DEFAULTS
    with pytest.raises(BadOption, match="2018, 2010, german"):
        hexstead.from_position(data, edition="2011")


def test_a_position_accepts_options():
    """`ebp.includesTurnPlayer`, `game.goods`."""
    game = position(
        options={"ebp.includesTurnPlayer": True, "game.goods": 3}, hands={RED: {"ore": 2}, BLUE: {"ore": 1}}
    )
    assert game.position()["options"] == DEFAULTS | {"ebp.includesTurnPlayer": True, "game.goods": 3}
    act(game, EndTurn(seat=RED))
    assert game.to_act == (RED,)
