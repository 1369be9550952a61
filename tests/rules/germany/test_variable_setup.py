"""Free set-up (G-VAR)."""

import pytest

import hexstead
from hexstead import BadAction, BadOption
from hexstead.core.actions import Dice, Roll
from hexstead.core.events import FirstPlayer, FirstRolled, Received, TurnBegan
from hexstead.games.germany.actions import PlaceHall, StartCard
from hexstead.games.germany.events import HallPlaced

from ..game_helpers import BLUE, ORANGE, RED, WHITE, act, chance, changed_fields, hand, hands, refused
from .positions import halls, new_game, position
from .road_helpers import CITIES


def variable(players: int = 4, first: int = RED) -> hexstead.Game:
    return new_game(players, first, setup__pieces="variable")


def at_third_hall(city: str) -> hexstead.Game:
    """Return a game in which red must place its third town hall and this city is empty."""
    game = variable(3)
    spare = [name for name in CITIES if name != city]
    for seat, name in zip((0, 1, 2, 2, 1, 0), spare, strict=False):
        act(game, PlaceHall(name, seat=seat))
    return game


def test_start_cards_are_the_default_and_unknown_set_ups_are_rejected():
    """`setup.pieces`."""
    assert hexstead.new("germany").options["setup.pieces"] == "cards"
    assert hexstead.new("germany").phase == "deal"
    with pytest.raises(BadOption):
        hexstead.new("germany", options={"setup.pieces": "random"})


def test_without_start_cards_the_game_begins_with_the_dice():
    """`setup.pieces`, G-VAR-01."""
    game = hexstead.new("germany", seed=1, options={"setup.pieces": "variable"})
    assert game.phase == "first_roll"
    assert refused(game, StartCard(1, seat="chance")) == "G-ACT-03"
    events = [event for dice in ((1, 2), (5, 5), (2, 2), (3, 1)) for event in chance(game, Dice(dice))]
    rolls = [FirstRolled(RED, 1, 2), FirstRolled(ORANGE, 5, 5), FirstRolled(WHITE, 2, 2), FirstRolled(BLUE, 3, 1)]
    assert events == [*rolls, FirstPlayer(ORANGE)]
    assert (game.phase, game.to_act, game.turn) == ("set_up", (ORANGE,), 0)


@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (4, 0, [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]),
        (4, 2, [2, 3, 0, 1, 1, 0, 3, 2, 2, 3, 0, 1]),
        (4, 3, [3, 0, 1, 2, 2, 1, 0, 3, 3, 0, 1, 2]),
        (3, 0, [0, 1, 2, 2, 1, 0, 0, 1, 2]),
        (3, 1, [1, 2, 0, 0, 2, 1, 1, 2, 0]),
    ],
)
def test_town_halls_are_placed_clockwise_counterclockwise_and_clockwise(players, first, order):
    """G-VAR-02, G-T14."""
    game = variable(players, first)
    for seat, city in zip(order, CITIES, strict=False):
        assert (game.phase, game.to_act) == ("set_up", (seat,))
        for other in range(players):
            if other != seat:
                assert refused(game, PlaceHall(city, seat=other)) == "G-ACT-01"
        assert act(game, PlaceHall(city, seat=seat))[0] == HallPlaced(seat, city)
    assert (game.phase, game.to_act, game.turn) == ("pre_roll", (first,), 1)
    assert halls(game) == dict(zip(CITIES, order, strict=False))
    assert list(game.events_since())[-1] == TurnBegan(first, 1)
    assert game.points() == [3] * players


def test_worked_example_of_the_third_town_hall():
    """G-T14, G-VAR-03."""
    game = at_third_hall("Würzburg")
    events = act(game, PlaceHall("Würzburg", seat=RED))
    assert events[0] == HallPlaced(RED, "Würzburg")
    assert sorted(events[1:], key=str) == [Received(RED, r, 1) for r in ("brick", "grain", "lumber")]
    assert hand(game, RED) == {"lumber": 1, "brick": 1, "grain": 1}
    assert game.position()["hand_size"] == [3, 0, 0]


def test_two_hexes_of_the_same_terrain_give_two_cards():
    """G-VAR-03."""
    game = at_third_hall("Dessau")
    act(game, PlaceHall("Dessau", seat=RED))
    assert hand(game, RED) == {"ore": 1, "grain": 2}


@pytest.mark.parametrize(
    ("city", "cards"),
    [("Emden", {"wool": 1}), ("Aachen", {"brick": 1, "ore": 1}), ("Flensburg", {"brick": 1, "wool": 1})],
)
def test_a_third_town_hall_at_the_edge_gives_one_card_per_adjacent_hex(city, cards):
    """GQ-44."""
    game = at_third_hall(city)
    act(game, PlaceHall(city, seat=RED))
    assert hand(game, RED) == cards


def test_the_hex_under_goetz_gives_a_card_for_the_third_town_hall():
    """G-VAR-03: Götz blocks only production."""
    game = at_third_hall("Regensburg")
    act(game, PlaceHall("Regensburg", seat=RED))
    assert hand(game, RED) == {"lumber": 1, "grain": 1, "ore": 1}


@pytest.mark.parametrize("players", [3, 4])
def test_only_the_third_town_hall_of_each_seat_gives_cards(players):
    """G-VAR-03."""
    game = variable(players)
    sizes = []
    for city in CITIES[: 3 * players]:
        act(game, PlaceHall(city, seat=game.to_act[0]))
        sizes.append(sum(game.position()["hand_size"]))
    assert sizes[: 2 * players] == [0] * (2 * players)
    assert all(sum(cards.values()) > 0 for cards in hands(game))
    assert sorted(sizes) == sizes
    assert len(set(sizes[2 * players :])) == players


def test_a_card_missing_from_the_supply_is_not_given():
    """G-VAR-03, G-INV-01."""
    drained = {WHITE: {"ore": 18}}
    options = {"setup.pieces": "variable"}
    game = position(3, phase="set_up", options=options, placed=6, turn=RED, hands=drained)
    act(game, PlaceHall("Kassel", seat=RED))
    assert hand(game, RED) == {"lumber": 1, "brick": 1}


def test_nobody_has_a_road_after_the_set_up_phase():
    """G-VAR-04."""
    game = variable()
    for city in CITIES[:12]:
        act(game, PlaceHall(city, seat=game.to_act[0]))
    assert game.position()["road_owner"] == {}
    assert game.position()["roads_left"] == [20] * 4
    assert game.position()["halls_left"] == [9] * 4


def test_exactly_the_empty_cities_can_be_chosen():
    """G-VAR-05, G-VAR-02."""
    game = variable()
    assert [action.city for action in game.legal(RED)] == CITIES  # type: ignore[attr-defined]
    act(game, PlaceHall("Kassel", seat=RED))
    assert [action.city for action in game.legal(ORANGE)] == [c for c in CITIES if c != "Kassel"]  # type: ignore[attr-defined]
    assert refused(game, PlaceHall("Kassel", seat=ORANGE)) == "G-HALL-03"
    for spot in ("Köln", "v32"):
        with pytest.raises(BadAction):
            game.apply(PlaceHall(spot, seat=ORANGE))


def test_adjacent_cities_can_be_chosen():
    """GQ-28, G-VAR-05: there is no distance rule."""
    game = variable()
    act(game, PlaceHall("Kassel", seat=RED))
    act(game, PlaceHall("Marburg", seat=ORANGE))
    act(game, PlaceHall("Dortmund", seat=WHITE))
    assert halls(game) == {"Kassel": RED, "Marburg": ORANGE, "Dortmund": WHITE}


def test_placing_a_start_town_hall_changes_only_the_expected_fields():
    """G-VAR-02."""
    game = variable()
    assert changed_fields(game, PlaceHall("Kassel", seat=RED)) == {"hall_owner", "halls_left", "placed", "round_busy"}
    assert game.position()["halls_left"] == [11, 12, 12, 12]


def test_other_actions_are_refused_during_the_set_up():
    """G-VAR-02, G-ACT-03."""
    game = variable()
    assert refused(game, Roll(seat=RED)) == "G-ACT-03"
    assert refused(game, Dice((1, 1), seat="chance")) == "G-ACT-01"
