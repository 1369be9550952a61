"""Winning, short games and games without a winner (A-WIN, A-T17)."""

from typing import Any

import pytest

import hexstead
from hexstead import BadOption
from hexstead.core.actions import EndTurn
from hexstead.core.events import Won
from hexstead.games.america.actions import Deliver, MoveTrain, Pass
from hexstead.games.america.events import Delivered

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, refused, roll
from .positions import NEUTRAL, RESOURCES, cities, pass_build_phase, position

OWN = (  # cities of the winner: three from the start and nine founded
    "Chicago", "Boston", "Albany", "Seattle", "Portland", "Reno", "Boise", "Helena", "Casper", "Denver", "Omaha",
    "Dallas",
)  # fmt: skip
TARGETS = (
    "Columbus", "Atlanta", "Jackson", "Houston", "Raleigh", "Columbia", "Lexington", "Nashville", "St. Louis",
    "New York",
)  # fmt: skip
LINE = ["Chicago-g10y4", "g10y4-Columbus"]


def almost_won(players: int = 4, to_win: int | None = None, winner: int = RED, **more: Any) -> Any:
    """Return a position in which a delivery to Columbus wins the game."""
    goods = to_win or {3: 10, 4: 8}[players]
    founded = OWN[: 3 + goods - 1]
    other = (winner + 1) % players
    at: dict[str, Any] = {
        "cities": {**dict.fromkeys(founded, winner), **dict.fromkeys(TARGETS[:goods], other)},
        "goods_on": dict.fromkeys(TARGETS[1:goods], winner), "rails": {winner: LINE}, "trains": {winner: [LINE[1]]},
    }  # fmt: skip
    return position(players, turn=more.pop("turn", winner), **{**at, **more})


@pytest.mark.parametrize("players", [3, 4])
def test_the_last_delivery_wins_immediately(players):
    """A-WIN-01, A-T17: no build phase follows."""
    for winner in range(players):
        everyone = {seat: dict.fromkeys(RESOURCES, 2) for seat in range(players)}
        game = almost_won(players, winner=winner, hands=everyone)
        goods = {3: 10, 4: 8}[players]
        assert game.position()["delivered"][winner] == goods - 1
        assert act(game, Deliver("Columbus", seat=winner)) == [Delivered(winner, "Columbus"), Won(winner)]
        assert (game.phase, game.is_over, game.winner, game.to_act) == ("over", True, winner, ())
        assert game.result == {"kind": "won", "winner": winner, "points": game.points()}
        assert game.points() == [goods if seat == winner else 0 for seat in range(players)]
        for seat in range(players):
            assert game.legal(seat) == []
            assert refused(game, Deliver("Atlanta", seat=seat)) == "A-ACT-01"
            assert refused(game, EndTurn(seat=seat)) == "A-ACT-01"


@pytest.mark.parametrize(("players", "goods"), [(3, 10), (4, 8)])
def test_one_delivery_less_does_not_win(players, goods):
    """A-WIN-01, A-COMP-08."""
    filled = dict.fromkeys(TARGETS[1 : goods - 1], RED)
    game = almost_won(players, goods_on=filled)
    act(game, Deliver("Columbus", seat=RED))
    assert (game.is_over, game.winner, game.result, game.phase) == (False, None, None, "action")
    assert game.points()[RED] == goods - 1


def test_nobody_can_win_out_of_turn():
    """A-WIN-02, AQ-77, A-T17, A-EBP-03."""
    game = almost_won(turn=BLUE, builder=RED, hands={RED: {"ore": 2}})
    assert refused(game, Deliver("Columbus", seat=RED)) == "A-ACT-03"
    act(game, Pass(seat=RED))
    assert not game.is_over


def test_only_the_turn_player_can_win():
    """A-WIN-02, A-ACT-01."""
    game = almost_won(turn=ORANGE)
    assert refused(game, Deliver("Columbus", seat=RED)) == "A-ACT-01"


def test_the_last_delivery_wins_before_the_roll_too():
    """A-WIN-01, A-WIN-02, AQ-73."""
    game = almost_won(phase="pre_roll")
    act(game, Deliver("Columbus", seat=RED))
    assert (game.is_over, game.winner, game.phase, game.to_act) == (True, RED, "over", ())


def test_only_a_delivery_ends_the_game():
    """A-WIN-02: moving a train or ending the turn does not."""
    game = almost_won(hands={RED: {"coal": 1}})
    act(game, MoveTrain(0, LINE[0], seat=RED))
    assert not game.is_over
    act(game, EndTurn(seat=RED))
    assert not game.is_over
    assert game.phase == "pre_roll"


@pytest.mark.parametrize(("players", "yard"), [(3, 9), (4, 7)])
def test_winning_requires_founding_every_city_of_the_yard(players, yard):
    """A-WIN-03, A-DLV-08."""
    game = almost_won(players)
    at = game.position()
    assert (at["cities_left"][RED], at["cubes"][RED]) == (0, 1)
    assert list(cities(game).values()).count(RED) == 3 + yard
    fewer = {name: owner for name, owner in cities(game).items() if name != OWN[2 + yard]}
    game = almost_won(players, cities=fewer)
    assert game.position()["cubes"][RED] == 0
    assert refused(game, Deliver("Columbus", seat=RED)) == "A-DLV-02"


@pytest.mark.parametrize("goods", [3, 5])
@pytest.mark.parametrize("players", [3, 4])
def test_a_short_game_requires_fewer_deliveries(players, goods):
    """`game.goods`, A-WIN-01."""
    options = {"game.goods": goods}
    game = almost_won(players, goods, options=options)
    act(game, Deliver("Columbus", seat=RED))
    assert (game.is_over, game.winner, game.points()[RED]) == (True, RED, goods)
    before = almost_won(players, goods, options=options, goods_on=dict.fromkeys(TARGETS[1 : goods - 1], RED))
    act(before, Deliver("Columbus", seat=RED))
    assert not before.is_over


def test_a_short_game_has_the_same_set_up():
    """`game.goods`, A-SET-06."""
    short, whole = (hexstead.new("america", seed=1, options=o) for o in ({"game.goods": 3}, {}))
    at, other = short.position(), whole.position()
    assert {key for key in at if at[key] != other[key]} == {"options"}
    assert at["cities_left"] == [10] * 4


@pytest.mark.parametrize("goods", [-1, 1, 2, 4, 6, 7, 9, 10, 11, True, "3"])
def test_other_numbers_of_goods_are_rejected(goods):
    """`game.goods`: only three, five or the default for the number of players."""
    with pytest.raises(BadOption):
        hexstead.new("america", options={"game.goods": goods})


def test_a_game_that_nobody_can_win_continues():
    """AQ-78: the engine ends a game only by a win; players can agree to stop outside of it."""
    full = dict.fromkeys(TARGETS[:7], RED)
    game = position(
        cities={**dict.fromkeys(OWN[:9], RED), **dict.fromkeys(TARGETS[:7], ORANGE)}, goods_on=full, turn=BLUE
    )
    for _ in range(8):
        act(game, EndTurn())
        pass_build_phase(game)
        roll(game, 1, 1)
        assert (game.is_over, game.result) == (False, None)


def test_the_turn_number_increases_after_the_build_phase():
    """AQ-78: a turn consists of production, action phase and build phase."""
    game = position(hands={seat: {"ore": 2} for seat in COLOURS})
    assert game.turn == 1
    act(game, EndTurn(seat=RED))
    for seat in (ORANGE, WHITE, BLUE):
        assert game.turn == 1
        act(game, Pass(seat=seat))
    assert game.turn == 2


def test_goods_can_be_delivered_to_cities_of_an_idle_seat():
    """AQ-80: pieces of a seat that never acts stay on the board."""
    game = position(
        3,
        cities={"Chicago": RED, "Columbus": WHITE, "Indianapolis": NEUTRAL},
        rails={RED: LINE},
        trains={RED: LINE[1:]},
    )
    for _ in range(3):
        act(game, EndTurn())
        roll(game, 1, 1)
    assert cities(game) == {"Chicago": RED, "Columbus": WHITE, "Indianapolis": NEUTRAL}
    assert allowed(game, Deliver("Columbus", seat=RED))


def test_points_are_deliveries():
    """A-WIN-01."""
    game = position(
        cities={"Chicago": RED, "Columbus": ORANGE, "Denver": BLUE}, goods_on={"Denver": ORANGE, "Columbus": RED}
    )
    assert game.points() == [1, 1, 0, 0]
