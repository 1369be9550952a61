"""Number tokens that move west when cities are founded (A-TOK)."""

import pytest

from hexstead.core.events import Produced
from hexstead.games.america.events import TokenMoved

from ..game_helpers import BLUE, ORANGE, RED, WHITE, act, events_of, hand, roll
from .positions import LAND, NEUTRAL, TOKENS, WEST, cities, position, tokens
from .rail_helpers import (
    BOARD,
    GRAIN,
    PLENTY,
    START_CITIES,
    changed_map,
    end_turn,
    move_settler,
    node_next_to,
    pass_turn,
    settler_next_to,
    stock,
)


def test_worked_example_of_rapid_city_and_denver():
    """A-TOK-01, A-TOK-02, A-TOK-03; worked example A-T07 on the real board, suggested set-up."""
    game = position(
        turn=BLUE, cities={"Minneapolis": BLUE, "Raleigh": WHITE}, hands={BLUE: GRAIN, WHITE: GRAIN},
        settlers={BLUE: ["g6y3", None], WHITE: ["g5y7", None]},
    )  # fmt: skip
    assert act(game, move_settler("Rapid City", BLUE))[-1] == TokenMoved("c13y5", "c6y4", 9)
    rest = {hex: n for hex, n in TOKENS.items() if hex != "c13y5"}
    assert tokens(game) == rest | {"c6y4": 9}
    end_turn(game)
    for _ in (RED, ORANGE):
        pass_turn(game)
    roll(game, 1, 1)
    assert act(game, move_settler("Denver", WHITE))[-1] == TokenMoved("c12y2", "c5y5", 10)
    del rest["c12y2"]
    assert tokens(game) == rest | {"c6y4": 9, "c5y5": 10}


ORDER = [*TOKENS, *WEST]


@pytest.mark.parametrize("site", [name for name in BOARD.places if name not in START_CITIES])
def test_a_city_at_a_hex_with_two_marks_moves_the_easternmost_token_there(site):
    """A-TOK-01, A-TOK-02, A-TOK-05."""
    goal = [hex for hex in WEST if BOARD.node(site) in BOARD.hexes[BOARD.hex(hex)].corners]
    assert len(goal) <= 1
    game = settler_next_to(site)
    events = act(game, move_settler(site))
    assert events_of(events, TokenMoved) == [TokenMoved("c13y5", hex, 9) for hex in goal]
    assert tokens(game) == {(goal[0] if goal and hex == "c13y5" else hex): n for hex, n in TOKENS.items()}


@pytest.mark.parametrize("gone", range(12))
def test_tokens_are_moved_from_east_to_west_and_from_north_to_south(gone):
    """A-TOK-02, AQ-55: the northernmost token of the easternmost column that has one."""
    west = ["c1y1", "c1y3", "c1y5", "c1y9", "c2y4", "c3y1", "c3y5", "c4y8", "c5y11", "c5y9", "c5y5", "c5y1"]
    moved = dict(zip(ORDER[:gone], west, strict=False))
    game = settler_next_to("Rapid City", moved=moved)
    events = act(game, move_settler("Rapid City"))
    source = ORDER[gone]
    assert events_of(events, TokenMoved) == [TokenMoved(source, "c6y4", TOKENS[source])]
    assert source not in tokens(game)


def test_the_order_of_hexes_includes_both_kinds_of_marks():
    """AQ-55."""
    marked = [tile.id for tile in BOARD.hexes if tile.data.get("mark")]
    columns = {id: [int(part) for part in id[1:].split("y")] for id in marked}
    assert sorted(marked, key=lambda id: (-columns[id][0], columns[id][1])) == ORDER
    assert len(ORDER) == 26


def test_no_token_moves_to_a_hex_that_has_one():
    """AQ-52, A-TOK-01."""
    game = settler_next_to("Rapid City", moved={"c12y8": "c6y4"})
    before = tokens(game)
    assert events_of(act(game, move_settler("Rapid City")), TokenMoved) == []
    assert tokens(game) == before


def test_no_token_moves_without_a_hex_with_two_marks():
    """A-TOK-01."""
    game = settler_next_to("Omaha")  # adjacent to a hex with one mark
    act(game, move_settler("Omaha"))
    assert tokens(game) == TOKENS


def test_crossing_a_site_or_stopping_next_to_it_moves_no_token():
    """A-TOK-01."""
    game = settler_next_to("Rapid City", settlers={RED: ["g6y3", None]})
    act(game, move_settler("g5y4"))
    assert tokens(game) == TOKENS


def test_production_moves_with_the_token():
    """A-TOK-03, A-TOK-04."""
    game = position(
        cities={"Rapid City": BLUE, "Raleigh": WHITE, "Bismarck": ORANGE}, moved={"c13y5": "c6y4"}, phase="pre_roll"
    )
    events = roll(game, 4, 5)
    assert events_of(events, Produced) == [Produced(BLUE, "cattle", 1, "c6y4")]
    game = position(turn=WHITE, cities={"Rapid City": BLUE, "Raleigh": WHITE}, phase="pre_roll")
    assert events_of(roll(game, 4, 5), Produced) == [Produced(WHITE, "cattle", 1, "c13y5")]


def test_a_moved_token_produces_for_all_cities_from_the_next_roll_on():
    """A-TOK-04."""
    game = settler_next_to("Denver", cities={**dict.fromkeys(START_CITIES, RED), "Casper": BLUE, "Raleigh": WHITE},
                    settlers={RED: ["g5y7", None]})  # fmt: skip
    act(game, move_settler("Denver"))
    assert hand(game, BLUE) == {}
    end_turn(game)
    events = roll(game, 4, 5)
    assert events_of(events, Produced) == [Produced(RED, "ore", 1, "c5y5"), Produced(BLUE, "ore", 1, "c5y5")]


def test_the_outlaw_stays_on_a_hex_that_lost_its_token():
    """AQ-54."""
    game = settler_next_to("Rapid City", outlaw="c13y5")
    act(game, move_settler("Rapid City"))
    assert game.position()["outlaw"] == "c13y5"
    assert tokens(game)["c6y4"] == 9


def test_a_token_can_move_to_the_hex_of_the_outlaw():
    """AQ-54, A-TOK-01: the outlaw stayed when the hex lost an earlier token."""
    game = settler_next_to("Rapid City", outlaw="c6y4")
    act(game, move_settler("Rapid City"))
    assert (tokens(game)["c6y4"], game.position()["outlaw"]) == (9, "c6y4")


def test_printed_numbers_never_move():
    """AQ-56: Boston's hex has a printed 12 and is east of every token."""
    game = settler_next_to("Rapid City", cities={**dict.fromkeys(START_CITIES, RED), "Boston": BLUE})
    assert events_of(act(game, move_settler("Rapid City")), TokenMoved) == [TokenMoved("c13y5", "c6y4", 9)]
    end_turn(game)
    assert Produced(BLUE, LAND[BOARD.hexes[BOARD.hex("c14y0")].terrain], 1, "c14y0") in roll(game, 6, 6)


LATE = dict(zip(TOKENS, [hex for hex in WEST if hex not in ("c6y4", "c1y9")], strict=True))


def test_tokens_on_hexes_with_two_marks_move_when_no_others_are_left():
    """AQ-53, `token.source`."""
    game = settler_next_to("Rapid City", moved=LATE)
    events = act(game, move_settler("Rapid City"))
    assert events_of(events, TokenMoved) == [TokenMoved("c7y9", "c6y4", 9)]
    assert "c7y9" not in tokens(game)


def test_an_option_moves_only_tokens_on_hexes_with_one_mark():
    """`token.source`, AQ-53."""
    only = {"token.source": "singleMarkOnly"}
    game = settler_next_to("Rapid City", moved=LATE, options=only)
    before = tokens(game)
    assert events_of(act(game, move_settler("Rapid City")), TokenMoved) == []
    assert tokens(game) == before
    one = {hex: to for hex, to in LATE.items() if hex != "c7y7"}
    game = settler_next_to("Rapid City", moved=one, options=only)
    assert events_of(act(game, move_settler("Rapid City")), TokenMoved) == [TokenMoved("c7y7", "c6y4", 11)]


@pytest.mark.parametrize(("source", "goal"), [("any", "c7y9"), ("singleMarkOnly", "c7y5")])
def test_tokens_in_column_seven_move_before_tokens_farther_west(source, goal):
    """`token.source`, AQ-53."""
    west = iter(["c5y1", "c5y5", "c5y9", "c5y11", "c4y8", "c3y1", "c3y5", "c2y4", "c1y1", "c1y3"])
    moved = {"c13y5": "c7y9"} | {hex: next(west) for hex in ORDER[1:10]}
    if source == "any":
        moved |= {"c7y5": next(west), "c7y7": "c1y9"}
    game = settler_next_to("Rapid City", moved=moved, options={"token.source": source})
    events = act(game, move_settler("Rapid City"))
    assert [event.source for event in events_of(events, TokenMoved) if isinstance(event, TokenMoved)] == [goal]


def test_an_emptied_hex_with_two_marks_is_filled_again():
    """AQ-55, A-TOK-01."""
    game = settler_next_to("Rapid City", moved=LATE, hands={RED: {**PLENTY, "grain": 4}},
                    settlers={RED: [node_next_to("Rapid City"), "g7y11"]})  # fmt: skip
    act(game, move_settler("Rapid City"))
    assert "c7y9" not in tokens(game)
    events = act(game, move_settler("Dallas", which=1))
    assert events_of(events, TokenMoved) == [TokenMoved("c6y4", "c7y9", 9)]


# Rapid City moved next to three hexes with two marks; no site of the shipped map is.
THREE = changed_map(sites={"Rapid City": "g1y4"})  # c1y3, c1y5, c2y4


def test_two_or_more_empty_hexes_are_filled_from_east_to_west_and_north_to_south():
    """AQ-51, A-TOK-02; worked example A-T07, variants."""
    game = settler_next_to("Rapid City", map=THREE, settlers={RED: ["g1y3", None]})
    events = act(game, move_settler("Rapid City"))
    assert events_of(events, TokenMoved) == [
        TokenMoved("c13y5", "c2y4", 9), TokenMoved("c12y2", "c1y3", 10), TokenMoved("c12y8", "c1y5", 11)
    ]  # fmt: skip
    assert len(tokens(game)) == 12


def test_tokens_at_the_new_city_do_not_move():
    """AQ-53: Rapid City is between c5y5, which is empty, and c6y4 with the easternmost token."""
    moved = dict(zip(TOKENS, [hex for hex in WEST if hex not in ("c7y9", "c5y5")], strict=True))
    ground = changed_map(sites={"Rapid City": "g5y5"})
    game = settler_next_to("Rapid City", map=ground, moved=moved, settlers={RED: ["g5y4", None]})
    assert events_of(act(game, move_settler("Rapid City")), TokenMoved) == [TokenMoved("c5y1", "c5y5", 10)]
    assert tokens(game)["c6y4"] == 9


def test_no_token_moves_without_a_source():
    """AQ-53."""
    moved = dict(zip(TOKENS, [hex for hex in WEST if hex not in ("c1y3", "c1y5")], strict=True))
    game = settler_next_to(
        "Rapid City", map=THREE, moved=moved, settlers={RED: ["g1y3", None]}, options={"token.source": "singleMarkOnly"}
    )
    before = tokens(game)
    act(game, move_settler("Rapid City"))
    assert tokens(game) == before
    assert cities(game)["Rapid City"] == RED


@pytest.mark.parametrize("players", [3, 4])
def test_neutral_cities_and_other_founders_do_not_affect_tokens(players):
    """A-TOK-01, A-CITY-05."""
    towns = {**dict.fromkeys(START_CITIES, WHITE), "Casper": ORANGE} | ({"Billings": NEUTRAL} if players == 3 else {})
    game = settler_next_to("Denver", WHITE, players=players, cities=towns)
    act(game, move_settler("Denver", WHITE))
    assert tokens(game)["c5y5"] == 9
    assert stock(game, "cubes") == [2 if s == WHITE else 1 for s in range(players)]
