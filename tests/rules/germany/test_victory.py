"""Victory points and winning (G-WIN)."""

import pytest

import hexstead
from hexstead.board.mapfile import former_map
from hexstead.core.actions import BuyCard, Done, Draw, EndTurn, PlayCard, Roll, Take
from hexstead.core.events import Revealed, TurnBegan, Won
from hexstead.games.germany.actions import BuildHall, PlaceHall
from hexstead.games.germany.events import LongestRoad

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, chance, events_of, refused, roll
from .positions import new_game, position
from .road_helpers import (
    CITIES,
    HALL_PRICE,
    PLENTY,
    STRAIGHT_ROADS,
    end_turn,
    longest_road_holder,
    road,
)

USED = ("Kassel", "Marburg", "Hannover", "Osnabrück", "Magdeburg", "Rostock", "Flensburg", "Hamburg")
SPREAD = [city for city in CITIES if city not in USED]  # cities used only for points


THROUGH_HANNOVER = [
    "v19-Osnabrück", "Osnabrück-v20", "v20-Hannover", "Hannover-v21", "v21-Magdeburg", "Magdeburg-v22"
]  # fmt: skip


def halls_of(seat, count, start=0):
    return dict.fromkeys(SPREAD[start : start + count], seat)


@pytest.mark.parametrize(("players", "goal"), [(3, 12), (4, 10)])
@pytest.mark.parametrize("seat", [RED, ORANGE, WHITE])
def test_the_turn_player_wins_immediately_with_enough_points(seat, players, goal):
    """Worked example G-T13; G-WIN-01."""
    game = position(
        players, turn=seat, hands={seat: PLENTY}, halls={"Kassel": seat} | halls_of(seat, goal - 3),
        roads={seat: ["Kassel-Marburg", "Kassel-v32", "v32-Hannover"]},
    )  # fmt: skip
    act(game, BuildHall("Marburg", seat=seat))
    assert game.points()[seat] == goal - 1
    assert (game.is_over, game.winner, game.result) == (False, None, None)
    events = act(game, BuildHall("Hannover", seat=seat))
    assert events[-1] == Won(seat)
    assert (game.phase, game.is_over, game.winner, game.to_act) == ("over", True, seat, ())
    assert game.result == {
        "kind": "won", "winner": seat, "points": [goal if s == seat else 0 for s in range(players)]
    }  # fmt: skip


@pytest.mark.parametrize("points", [1, 2, 3, 13, -1])
def test_the_number_of_points_must_be_more_than_the_start_gives(points):
    """`game.points`, G-SET-08."""
    with pytest.raises(hexstead.BadOption, match="one of 0, 4, 5, 6, 7, 8, 9, 10, 11, 12"):
        hexstead.new("germany", options={"game.points": points})


def test_a_record_of_older_rules_can_need_fewer_points():
    """`game.points`: games of rules version 2 still replay."""
    old = hexstead.new("germany", options={"game.points": 3}, board=former_map("germany", 2), seed=1)
    while not old.is_over:
        old.step_chance()
    assert hexstead.replay(old.record()).winner == old.winner


@pytest.mark.parametrize(("option", "players", "goal"), [(8, 4, 8), (8, 3, 8), (0, 4, 10), (0, 3, 12), (12, 4, 12)])
def test_the_number_of_points_is_an_option(option, players, goal):
    """`game.points`, G-WIN-01."""
    game = position(
        players, options={"game.points": option}, hands={RED: PLENTY}, halls={"Kassel": RED} | halls_of(RED, goal - 3),
        roads={RED: ["Kassel-Marburg", "Kassel-v32", "v32-Hannover"]},
    )  # fmt: skip
    act(game, BuildHall("Marburg", seat=RED))
    assert not game.is_over
    act(game, BuildHall("Hannover", seat=RED))
    assert game.winner == RED


def test_a_seat_can_win_with_more_points_than_needed():
    """G-WIN-01: a town hall can give two points if it also changes the longest road."""
    game = position(
        options={"lr.emptySpotSeparates": True}, halls={"Kassel": RED, "Magdeburg": RED} | halls_of(RED, 7),
        hands={RED: PLENTY},
        roads={RED: ["Kassel-v32", "v32-Hannover", "Hannover-v21", "v21-Magdeburg", "Magdeburg-v22"]},
    )  # fmt: skip
    assert game.points()[RED] == 9
    act(game, BuildHall("Hannover", seat=RED))
    assert (game.points()[RED], game.winner) == (11, RED)


def test_nobody_can_act_after_the_end():
    """G-WIN-01."""
    game = position(halls={"Kassel": RED} | halls_of(RED, 8), roads={RED: ["Kassel-Marburg"]}, hands={RED: PLENTY})
    act(game, BuildHall("Marburg", seat=RED))
    for seat in COLOURS:
        assert game.legal(seat) == []
        assert refused(game, EndTurn(seat=seat)) == "G-ACT-01"
        assert refused(game, Roll(seat=seat)) == "G-ACT-01"


def test_town_halls_markers_and_victory_point_cards_count_as_points():
    """G-WIN-03."""
    game = position(
        halls={"Rostock": RED, "Ulm": RED, "Hof": ORANGE}, landmarks={"Köln": RED, "Berlin": BLUE},
        roads={RED: STRAIGHT_ROADS[RED][:5]},
        cards={RED: {"victory_point": 2, "trade": 2}, WHITE: {"victory_point": 1, "mercenary": 3}},
        played={ORANGE: {"mercenary": 3, "banking": 1}}, hands={BLUE: PLENTY},
    )  # fmt: skip
    assert game.points() == [2 + 1 + 1 + 2, 1 + 1, 1, 1]


def test_a_road_that_takes_the_longest_road_wins():
    """G-WIN-04, G-LR-01."""
    game = position(
        halls={"Rostock": RED} | halls_of(RED, 8), roads={RED: STRAIGHT_ROADS[RED][:4]}, hands={RED: PLENTY}
    )
    assert events_of(act(game, road(STRAIGHT_ROADS[RED][4], RED)), LongestRoad, Won) == [LongestRoad(RED, 5), Won(RED)]


@pytest.mark.parametrize("when", ["pre_roll", "main"])
def test_a_winning_free_road_forfeits_the_second_one(when):
    """G-WIN-04, GQ-46."""
    game = position(
        phase=when, halls={"Rostock": RED} | halls_of(RED, 8), roads={RED: STRAIGHT_ROADS[RED][:4]},
        cards={RED: {"road_building": 1}},
    )  # fmt: skip
    act(game, PlayCard("road_building", seat=RED))
    act(game, road(STRAIGHT_ROADS[RED][4], RED))
    assert (game.winner, game.phase, game.position()["free_roads"]) == (RED, "over", 0)


@pytest.mark.parametrize(("card", "won"), [("victory_point", True), ("mercenary", False)])
def test_a_bought_victory_point_wins(card, won):
    """G-WIN-04, GQ-37."""
    game = position(halls=halls_of(RED, 9), hands={RED: PLENTY})
    act(game, BuyCard(seat=RED))
    assert not game.is_over
    chance(game, Draw(card))
    assert game.is_over == won


def test_a_win_is_automatic_and_reveals_all_victory_point_cards():
    """GQ-37, G-DEV-10."""
    game = position(
        halls={"Kassel": RED} | halls_of(RED, 6), roads={RED: ["Kassel-Marburg"]}, hands={RED: PLENTY},
        cards={RED: {"victory_point": 2, "trade": 1}, BLUE: {"victory_point": 1, "mercenary": 1}},
    )  # fmt: skip
    assert game.points() == [9, 0, 0, 1]
    events = act(game, BuildHall("Marburg", seat=RED))
    assert events_of(events, Revealed, Won) == [
        Revealed(RED, "victory_point", 2), Revealed(BLUE, "victory_point", 1), Won(RED)
    ]  # fmt: skip
    told_now = game.position()
    assert told_now["cards_open"] == [{"victory_point": 2}, {}, {}, {"victory_point": 1}]
    assert told_now["cards"] == [{"trade": 1}, {}, {}, {"mercenary": 1}]
    assert told_now["card_count"] == [1, 0, 0, 1]
    assert game.points() == [10, 0, 0, 1]


def blue_gains_in_reds_turn(blue, red=1, **more):
    """Return a game in which a town hall of red at Hannover cuts orange's road and makes blue's road the longest."""
    return position(
        halls={"Kassel": RED, "Osnabrück": ORANGE, "Magdeburg": ORANGE, "Rostock": BLUE} | halls_of(BLUE, blue - 1)
        | halls_of(RED, red - 1, start=12), hands={RED: PLENTY},
        roads={
            RED: ["Kassel-v32", "v32-Hannover"], BLUE: STRAIGHT_ROADS[RED][:5],
            ORANGE: THROUGH_HANNOVER,
        },
        **more,
    )  # fmt: skip


def test_points_gained_off_turn_win_at_the_start_of_the_own_turn():
    """Worked example G-T13; G-WIN-02, GQ-16, GQ-38."""
    game = blue_gains_in_reds_turn(9)
    assert (longest_road_holder(game), game.points()) == (ORANGE, [1, 3, 0, 9])
    act(game, BuildHall("Hannover", seat=RED))
    assert (longest_road_holder(game), game.points()) == (BLUE, [2, 2, 0, 10])
    assert not game.is_over
    for _ in (RED, ORANGE):
        end_turn(game)
        roll(game, 1, 1)
        assert not game.is_over
    events = end_turn(game)
    assert events[-2:] == [TurnBegan(BLUE, 4), Won(BLUE)]
    assert (game.phase, game.winner, game.turn_seat) == ("over", BLUE, BLUE)


def test_points_lost_before_the_own_turn_do_not_win():
    """Worked example G-T13; G-WIN-02, GQ-38."""
    game = position(
        turn=ORANGE, hands={ORANGE: PLENTY}, roads={BLUE: THROUGH_HANNOVER, ORANGE: ["Kassel-v32", "v32-Hannover"]},
        halls={"Osnabrück": BLUE, "Magdeburg": BLUE, "Kassel": ORANGE} | halls_of(BLUE, 7),
    )  # fmt: skip
    assert (longest_road_holder(game), game.points()[BLUE]) == (BLUE, 10)
    assert not game.is_over
    act(game, BuildHall("Hannover", seat=ORANGE))
    assert (longest_road_holder(game), game.points()[BLUE]) == (None, 9)
    end_turn(game)
    roll(game, 1, 1)
    end_turn(game)
    assert (game.turn_seat, game.phase, game.is_over) == (BLUE, "pre_roll", False)


@pytest.mark.parametrize("players", [3, 4])
def test_the_last_piece_in_stock_can_become_the_marker_off_turn(players):
    """GQ-27: 11 + 1 pieces with three players, 9 + 1 with four; the seat wins at the start of its turn."""
    goal = {3: 12, 4: 10}[players]
    game = position(
        players, hands={RED: PLENTY},
        halls={"Kassel": RED, "Osnabrück": ORANGE, "Magdeburg": ORANGE, "Rostock": WHITE} | halls_of(WHITE, goal - 2),
        roads={
            RED: ["Kassel-v32", "v32-Hannover"], WHITE: STRAIGHT_ROADS[RED][:5],
            ORANGE: THROUGH_HANNOVER,
        },
    )  # fmt: skip
    act(game, BuildHall("Hannover", seat=RED))
    assert (game.points()[WHITE], game.position()["halls_left"][WHITE]) == (goal, 12 - goal)
    end_turn(game)
    roll(game, 1, 1)
    end_turn(game)
    assert game.winner == WHITE


def test_of_two_seats_with_enough_points_the_next_in_turn_wins():
    """GQ-39."""
    game = position(turn=ORANGE, halls=halls_of(RED, 10) | halls_of(BLUE, 10, start=10))
    end_turn(game)
    assert (game.turn_seat, game.phase) == (WHITE, "pre_roll")
    roll(game, 1, 1)
    end_turn(game)
    assert game.winner == BLUE
    assert game.points() == [10, 0, 0, 10]


def test_the_turn_player_wins_even_if_another_seat_has_more_points():
    """GQ-39, G-WIN-02."""
    game = position(
        halls={"Kassel": RED} | halls_of(RED, 8) | halls_of(BLUE, 11, start=8), roads={RED: ["Kassel-Marburg"]},
        hands={RED: HALL_PRICE},
    )  # fmt: skip
    act(game, BuildHall("Marburg", seat=RED))
    assert game.winner == RED


def test_actions_of_the_turn_player_do_not_make_another_seat_win():
    """G-WIN-02."""
    game = position(
        halls={"Kassel": RED} | halls_of(BLUE, 11), roads={RED: ["Kassel-Marburg"]}, hands={RED: PLENTY},
        cards={RED: {"banking": 1}},
    )  # fmt: skip
    act(game, BuildHall("Marburg", seat=RED))
    act(game, road("Kassel-v32", RED))
    act(game, PlayCard("banking", seat=RED))
    act(game, Take("ore", seat=RED))
    act(game, Done(seat=RED))
    assert not game.is_over


def test_a_win_at_the_start_of_a_turn_precedes_the_roll():
    """GQ-38, G-WIN-04."""
    game = position(turn=BLUE, halls=halls_of(RED, 10))
    assert events_of(end_turn(game), Won) == [Won(RED)]
    assert game.position()["rolled"] == 0
    assert refused(game, Roll(seat=RED)) == "G-ACT-01"


def test_exchanges_and_rolls_do_not_win():
    """G-WIN-04."""
    game = position(phase="pre_roll", halls=halls_of(RED, 9))
    roll(game, 1, 1)
    assert not game.is_over
    end_turn(game)
    assert not game.is_over


@pytest.mark.parametrize("first", [RED, BLUE])
def test_nobody_wins_before_the_first_turn(first):
    """G-WIN-01, `game.points`: although every seat has the three points needed after the deal."""
    game = new_game(first=first, board=former_map("germany", 2), game__points=3)
    assert game.points() == [3, 3, 3, 3]
    assert (game.winner, game.turn) == (first, 1)
    assert events_of(game.events_since(), TurnBegan, Won) == [TurnBegan(first, 1), Won(first)]


def test_nobody_wins_while_start_town_halls_are_placed():
    """G-WIN-01, G-WIN-04."""
    game = new_game(board=former_map("germany", 2), game__points=2, setup__pieces="variable")
    while game.phase == "set_up":
        seat = game.to_act[0]
        city = next(a for a in game.legal(seat) if isinstance(a, PlaceHall))
        act(game, city)
    assert game.points() == [3, 3, 3, 3]
    assert (game.winner, game.turn) == (RED, 1)


def test_no_action_ends_a_game_by_agreement():
    """G-WIN-06."""
    assert set(new_game().definition.actions.by_type) == {
        "roll", "end_turn", "done", "discard", "rob", "take", "buy_card", "play_card", "exchange", "exchange_two",
        "offer", "accept", "decline", "counter", "conclude", "withdraw", "place_hall", "build_road", "build_hall",
        "build_landmark", "build_landmark_only", "move_goetz", "dice", "steal", "draw", "start_card",
    }  # fmt: skip


@pytest.mark.parametrize("turns", [1, 5, 12])
def test_a_simulation_with_a_turn_limit_does_not_end_the_game(turns):
    """G-WIN-06."""
    game = new_game()
    engine = game.engine
    states = engine.many(1)
    engine.play(states, engine.new_work(), engine.log(0), [0], turns, 1)
    assert states[0].turn == turns + 1
    assert (game.definition.phases[states[0].phase], states[0].ending, states[0].winner) == ("pre_roll", 0, -1)
