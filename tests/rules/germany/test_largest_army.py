"""The largest army (G-LA)."""

import pytest

from hexstead.core.actions import PlayCard
from hexstead.core.events import Played, Won
from hexstead.games.germany.actions import MoveGoetz
from hexstead.games.germany.events import LargestArmy

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, WHITE, act, changed_fields
from .positions import position
from .road_helpers import end_turn, largest_army_holder, pass_turn, stock


def mercenaries(turn=RED, players=4, held=1, **played):
    """Return a position in which the turn player holds Mercenaries; keywords give the number played by each colour."""
    seats = {"red": RED, "orange": ORANGE, "white": WHITE, "blue": BLUE}
    holder = played.pop("holder", None)
    return position(
        players, turn=turn, cards={turn: {"mercenary": held}}, la_holder=holder,
        played={seats[name]: {"mercenary": count} for name, count in played.items()},
    )  # fmt: skip


@pytest.mark.parametrize("seat", COLOURS)
@pytest.mark.parametrize(("before", "gets"), [(0, False), (1, False), (2, True)])
def test_the_third_mercenary_played_takes_the_marker(seat, before, gets):
    """G-LA-01."""
    name = ("red", "orange", "white", "blue")[seat]
    game = mercenaries(seat, **{name: before})
    events = act(game, PlayCard("mercenary", seat=seat))
    assert events == [Played(seat, "mercenary")] + ([LargestArmy(seat, before + 1)] if gets else [])
    assert largest_army_holder(game) == (seat if gets else None)
    assert game.points() == [int(gets and s == seat) for s in COLOURS]
    assert stock(game)[1] == [12 - int(gets and s == seat) for s in COLOURS]
    assert game.phase == "goetz"


def test_taking_the_marker_changes_only_the_holder_and_the_stock():
    """G-LA-01."""
    game = position(cards={RED: {"mercenary": 1}}, played={RED: {"mercenary": 2}}, round_busy=0)
    assert changed_fields(game, PlayCard("mercenary", seat=RED)) == {
        "cards", "card_count", "cards_open", "card_played", "round_busy", "phase", "la_holder", "halls_left"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("own", "foreign", "takes"), [(2, 3, False), (2, 4, False), (3, 3, True), (3, 4, False), (4, 4, True)]
)
@pytest.mark.parametrize("holder", [ORANGE, WHITE, BLUE])
def test_only_more_mercenaries_take_the_marker_from_its_holder(own, foreign, takes, holder):
    """G-LA-02, GQ-17."""
    name = ("red", "orange", "white", "blue")[holder]
    game = mercenaries(red=own, holder=holder, **{name: foreign})
    assert game.points()[holder] == 1
    events = act(game, PlayCard("mercenary", seat=RED))
    assert largest_army_holder(game) == (RED if takes else holder)
    assert game.points() == [int(s == largest_army_holder(game)) for s in COLOURS]
    assert stock(game)[1] == [12 - int(s == largest_army_holder(game)) for s in COLOURS]
    assert events[1:] == ([LargestArmy(RED, own + 1)] if takes else [])


def test_the_holder_keeps_a_single_marker_after_another_mercenary():
    """G-LA-01, G-LA-02."""
    game = mercenaries(red=3, holder=RED)
    assert act(game, PlayCard("mercenary", seat=RED)) == [Played(RED, "mercenary")]
    assert (largest_army_holder(game), game.points(), stock(game)[1]) == (RED, [1, 0, 0, 0], [11, 12, 12, 12])


def test_unplayed_mercenaries_do_not_count():
    """G-LA-03."""
    game = position(cards={RED: {"mercenary": 6}, BLUE: {"mercenary": 4}}, played={RED: {"mercenary": 1}})
    assert largest_army_holder(game) is None
    act(game, PlayCard("mercenary", seat=RED))
    assert (largest_army_holder(game), game.points()) == (None, [0, 0, 0, 0])


@pytest.mark.parametrize("card", ["road_building", "banking", "trade"])
def test_other_played_cards_do_not_count(card):
    """G-LA-01."""
    game = position(cards={RED: {"mercenary": 1}, BLUE: {card: 1}}, played={RED: {"mercenary": 1, card: 2}})
    act(game, PlayCard("mercenary", seat=RED))
    assert largest_army_holder(game) is None
    game = position(cards={RED: {card: 1}}, played={RED: {"mercenary": 2}})
    act(game, PlayCard(card, seat=RED))
    assert largest_army_holder(game) is None


@pytest.mark.parametrize("players", [3, 4])
def test_worked_example_of_the_largest_army(players):
    """Worked example G-T12; G-LA-01, G-LA-02, GQ-17."""
    game = position(
        players, cards={RED: {"mercenary": 1}, ORANGE: {"mercenary": 2}},
        played={RED: {"mercenary": 2}, ORANGE: {"mercenary": 2}},
    )  # fmt: skip
    none = [0] * players
    assert (largest_army_holder(game), game.points()) == (None, none)
    _play(game, "A1")
    assert (largest_army_holder(game), game.points()) == (RED, [1, 0, *none[2:]])
    end_turn(game)
    _play(game, "B1")
    assert (largest_army_holder(game), game.points()) == (RED, [1, 0, *none[2:]])
    for _ in range(players):
        pass_turn(game)
    _play(game, "A1")
    assert (largest_army_holder(game), game.points()) == (ORANGE, [0, 1, *none[2:]])


def _play(game, hex):
    act(game, PlayCard("mercenary", seat=game.turn_seat))
    act(game, MoveGoetz(hex, seat=game.turn_seat))


def test_the_marker_wins_the_game_before_goetz_moves():
    """G-LA-01, GQ-46, G-WIN-04."""
    nine = ["Kassel", "Hof", "Ulm", "Emden", "Leipzig", "Dessau", "Passau", "Erfurt", "Aachen"]
    game = position(
        phase="pre_roll", halls=dict.fromkeys(nine, RED), cards={RED: {"mercenary": 1}},
        played={RED: {"mercenary": 2}},
    )  # fmt: skip
    events = act(game, PlayCard("mercenary", seat=RED))
    assert events == [Played(RED, "mercenary"), LargestArmy(RED, 3), Won(RED)]
    assert (game.phase, game.winner, game.position()["goetz"]) == ("over", RED, "G3")
