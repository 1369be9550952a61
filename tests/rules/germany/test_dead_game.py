"""Draw by idle rounds: rounds without progress after the stack is empty (G-WIN-05)."""

import pytest

import hexstead
from hexstead.core.actions import BuyCard, Dice, Done, Draw, EndTurn, Exchange, PlayCard, Roll
from hexstead.core.events import EndedDrawn, Revealed
from hexstead.games.germany.actions import BuildHall, BuildLandmark, MoveGoetz

from ..game_helpers import BLUE, ORANGE, RED, WHITE, act, chance, refused, roll
from .positions import DECK, deck_without, position
from .road_helpers import PLENTY, end_turn, road

VICTORY_POINTS = DECK["victory_point"]
GONE = deck_without(victory_point=VICTORY_POINTS)  # the deck without the victory points, which are in hand


def position_without_stack(players=4, gone=GONE, held=None, **more):
    """Return a position with an empty stack; white holds the victory points, and by default nobody has a town hall."""
    return position(
        players, played={ORANGE: gone}, cards={WHITE: {"victory_point": VICTORY_POINTS}} | (held or {}),
        phase="pre_roll", la_holder=ORANGE, **more,
    )  # fmt: skip


def idle_turn(game):
    game.apply(Roll())
    game.apply(Dice((1, 1)))
    return game.apply(EndTurn())


def idle_round(game):
    for _ in range(game.players):
        idle_turn(game)


def idle_rounds(game):
    count: int = game.position()["idle_rounds"]
    return count


@pytest.mark.parametrize("first", [RED, WHITE])
@pytest.mark.parametrize("players", [3, 4])
def test_the_game_is_drawn_after_twenty_idle_rounds(players, first):
    """G-WIN-05, GQ-47, `game.idleRounds`."""
    game = position_without_stack(players, first=first, turn=first)
    for n in range(19):
        assert idle_rounds(game) == n
        idle_round(game)
    for _ in range(players - 1):
        idle_turn(game)
        assert (idle_rounds(game), game.is_over) == (19, False)
    events = idle_turn(game)
    assert list(events) == [Revealed(WHITE, "victory_point", 3), EndedDrawn()]
    assert (idle_rounds(game), game.phase, game.winner, game.to_act) == (20, "over", None, ())
    assert game.result == {"kind": "drawn", "winner": None, "points": [0, 1, VICTORY_POINTS, 0][:players]}
    assert game.position()["cards_open"][WHITE] == {"victory_point": 3}
    assert game.position()["card_count"] == [0] * players


@pytest.mark.parametrize("limit", [1, 2, 7])
def test_the_number_of_idle_rounds_is_an_option(limit):
    """`game.idleRounds`, GQ-47."""
    game = position_without_stack(options={"game.idleRounds": limit})
    for n in range(limit):
        assert (idle_rounds(game), game.is_over) == (n, False)
        idle_round(game)
    assert game.is_over


def test_the_option_can_disable_the_draw_by_idle_rounds():
    """`game.idleRounds`, GQ-47."""
    game = position_without_stack(3, options={"game.idleRounds": 0})
    for _ in range(25):
        idle_round(game)
    assert not game.is_over


def test_only_full_rounds_starting_with_the_first_player_count():
    """G-WIN-05."""
    game = position_without_stack(first=ORANGE, turn=ORANGE, options={"game.idleRounds": 3})
    for turn in range(8):
        assert idle_rounds(game) == turn // 4
        idle_turn(game)
    assert (game.turn_seat, idle_rounds(game)) == (ORANGE, 2)


def test_the_count_of_idle_rounds_is_public():
    """G-WIN-05."""
    game = position_without_stack()
    idle_round(game)
    for viewer in (RED, BLUE, None):
        assert game.view(viewer).position["idle_rounds"] == 1


def test_no_round_counts_while_the_stack_has_cards():
    """G-WIN-05."""
    game = position_without_stack(gone={**GONE, "mercenary": DECK["mercenary"] - 1}, options={"game.idleRounds": 2})
    for _ in range(4):
        idle_round(game)
        assert idle_rounds(game) == 0
    assert not game.is_over


def test_the_round_in_which_the_last_card_is_drawn_does_not_count():
    """G-WIN-05."""
    game = position_without_stack(
        gone={**GONE, "mercenary": DECK["mercenary"] - 1}, hands={ORANGE: PLENTY}, options={"game.idleRounds": 2}
    )
    idle_turn(game)
    roll(game, 1, 1)
    act(game, BuyCard(seat=ORANGE))
    chance(game, Draw("mercenary"))
    end_turn(game)
    idle_turn(game)
    idle_turn(game)
    assert (game.turn_seat, idle_rounds(game)) == (RED, 0)
    idle_round(game)
    assert idle_rounds(game) == 1
    idle_round(game)
    assert game.is_over


BUSY = {
    "a road": lambda game: act(game, road("Hof-v46", BLUE)),
    "a town hall": lambda game: act(game, BuildHall("Erfurt", seat=BLUE)),
    "a landmark": lambda game: (act(game, BuildLandmark("Eisenach", seat=BLUE)), act(game, Done(seat=BLUE))),
    "a card": lambda game: (act(game, PlayCard("banking", seat=BLUE)), act(game, Done(seat=BLUE))),
}


@pytest.mark.parametrize("what", BUSY)
@pytest.mark.parametrize("before", [1, 5])
def test_placing_a_piece_or_playing_a_card_resets_the_count(what, before):
    """G-WIN-05."""
    game = position_without_stack(
        gone={**GONE, "banking": DECK["banking"] - 1}, held={BLUE: {"banking": 1}}, hands={BLUE: PLENTY},
        halls={"Hof": BLUE, "Würzburg": BLUE}, roads={BLUE: ["Hof-Erfurt", "Würzburg-Eisenach"]},
    )  # fmt: skip
    for _ in range(before):
        idle_round(game)
    assert idle_rounds(game) == before
    for _ in (RED, ORANGE, WHITE):
        idle_turn(game)
    roll(game, 1, 1)
    BUSY[what](game)
    assert idle_rounds(game) == before
    end_turn(game)
    assert game.turn_seat == RED
    assert idle_rounds(game) == 0
    idle_round(game)
    assert idle_rounds(game) == 1


def test_a_card_played_by_the_first_player_makes_the_round_busy():
    """G-WIN-05."""
    game = position_without_stack(
        gone={**GONE, "trade": DECK["trade"] - 1}, held={RED: {"trade": 1}}, options={"game.idleRounds": 1}
    )
    act(game, PlayCard("trade", seat=RED))
    idle_round(game)
    assert (idle_rounds(game), game.is_over) == (0, False)
    idle_round(game)
    assert game.is_over


def test_exchanges_and_moving_goetz_do_not_reset_the_count():
    """G-WIN-05."""
    game = position_without_stack(hands={RED: {"wool": 6}}, options={"game.idleRounds": 1})
    roll(game, 3, 4)
    act(game, MoveGoetz("A1", seat=RED))
    act(game, Exchange("wool", "ore", seat=RED))
    end_turn(game)
    for _ in range(3):
        idle_turn(game)
    assert game.is_over
    assert game.result is not None
    assert game.result["kind"] == "drawn"


def test_a_drawn_game_accepts_no_actions():
    """G-WIN-05."""
    game = position_without_stack(options={"game.idleRounds": 1})
    idle_round(game)
    for seat in (RED, ORANGE, WHITE, BLUE):
        assert game.legal(seat) == []
        assert refused(game, Roll(seat=seat)) == "G-ACT-01"
    assert game.points() == [0, 1, VICTORY_POINTS, 0]


def test_a_busy_round_separates_idle_rounds():
    """G-WIN-05."""
    game = position_without_stack(options={"game.idleRounds": 2}, halls={"Hof": BLUE}, hands={BLUE: PLENTY})
    idle_round(game)
    for _ in (RED, ORANGE, WHITE):
        idle_turn(game)
    roll(game, 1, 1)
    act(game, road("Hof-v46", BLUE))
    end_turn(game)
    idle_round(game)
    assert (idle_rounds(game), game.is_over) == (1, False)
    idle_round(game)
    assert game.is_over


def test_without_a_limit_the_count_stops_at_the_largest_value_of_a_position():
    """G-WIN-05, `game.idleRounds`."""
    game = position_without_stack(3, options={"game.idleRounds": 0}, idle_rounds=29999)
    for _ in range(2):
        idle_round(game)
        assert idle_rounds(game) == 30000
    assert hexstead.from_position(game.position()).position() == game.position()


def test_the_turn_number_stops_at_the_largest_value_of_a_position():
    """G-TURN-01: play continues, but the number stays."""
    game = hexstead.from_position(position_without_stack(3).position() | {"turn": 29999})
    for seat in (ORANGE, WHITE, RED):
        idle_turn(game)
        assert (game.turn, game.turn_seat) == (30000, seat)
