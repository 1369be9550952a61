"""Founding cities: when a settler must, what it brings, and the number tokens that go west (A-CITY, A-TOK)."""

from typing import Any

import pytest

from hexstead.core.actions import PlayCard
from hexstead.core.events import Paid, Produced
from hexstead.games.america.events import CityFounded, GoldTaken, SettlerMoved, TokenMoved

from ..tables import BLUE, COLOURS, ORANGE, RED, WHITE, act, allowed, changed, hand, refused, roll
from .table import NEUTRAL, SETTLER, TOKENS, cities, gold, new_game, position, settlers, tokens
from .trackwork import (
    BOARD,
    PLENTY,
    changed_map,
    deliver,
    end_turn,
    line,
    pass_turn,
    settler,
    stock,
    told,
    walk,
    walks_open,
)

GRAIN = {"grain": 3}
START = ("Lexington", "Chicago", "Atlanta")  # three cities of the set-up


def beside(site: str) -> str:
    """An intersection next to a site."""
    return BOARD.node_name(BOARD.node_neighbours[BOARD.node(site)][0])


def settling(site: str, seat: int = RED, **more: Any) -> Any:
    """A settler beside a site."""
    table: dict[str, Any] = {"cities": dict.fromkeys(START, seat), "hands": {seat: GRAIN}, "turn": seat}
    table |= {"settlers": {seat: [beside(site), None]}} | more
    return position(**table)


@pytest.mark.parametrize("seat", COLOURS)
def test_a_walk_that_ends_on_an_empty_site_founds_a_city(seat):
    """A-CITY-01, A-CITY-02, A-CITY-05."""
    game = settling("St. Louis", seat)
    events = act(game, walk("St. Louis", seat))
    assert events == [Paid(seat, "grain", 1), SettlerMoved(seat, 0, "St. Louis", 1), CityFounded(seat, "St. Louis")]
    assert cities(game)["St. Louis"] == seat
    assert settlers(game, seat) == [None, None]
    assert stock(game, "cities_left") == [6 if s == seat else 10 for s in COLOURS]
    assert stock(game, "cubes") == [2 if s == seat else 1 for s in COLOURS]
    assert hand(game, seat) == {"grain": 2}
    assert game.phase == "action"


def test_founding_changes_nothing_else():
    """A-CITY-02."""
    game = settling("St. Louis", hands={RED: PLENTY, BLUE: PLENTY}, gold={RED: 1})
    assert changed(game, walk("St. Louis")) == {
        "hand", "hand_size", "supply", "settler_at", "city_owner", "cities_left", "cubes"
    }  # fmt: skip


def test_the_other_settler_stays_on_the_board():
    """A-CITY-02."""
    game = settling("St. Louis", settlers={RED: ["g9y4", beside("St. Louis")], BLUE: ["g10y6"]})
    act(game, walk("St. Louis", which=1))
    assert settlers(game, RED) == ["g9y4", None]
    assert settlers(game, BLUE) == ["g10y6", None]


@pytest.mark.parametrize("players", [3, 4])
def test_crossing_an_empty_site_founds_nothing(players):
    """A-CITY-03, AQ-44."""
    game = settling("St. Louis", players=players, settlers={RED: ["g9y5", None]})
    act(game, walk("g8y6"))
    assert "St. Louis" not in cities(game)
    assert settlers(game, RED) == ["g8y6", None]
    assert stock(game, "cubes")[RED] == 1


def test_who_stops_on_an_empty_site_does_not_walk_on():
    """AQ-44, A-CITY-01, A-SMOV-07."""
    game = settling("St. Louis", settlers={RED: ["g9y5", None]})
    act(game, walk("St. Louis"))
    assert refused(game, walk("g8y6")) == "A-ACT-06"


@pytest.mark.parametrize("kind", ["start", "site"])
def test_both_kinds_of_sites_are_founded_in_play(kind):
    """A-CITY-04."""
    for name, data in BOARD.place_data.items():
        if data["kind"] == kind and name not in START:
            game = settling(name)
            act(game, walk(name))
            assert cities(game)[name] == RED


@pytest.mark.parametrize("name", list(BOARD.places))
def test_a_coastal_site_pays_its_founder_once(name):
    """A-CITY-06, AQ-57."""
    amounts = {
        "Seattle": 3, "Portland": 3, "San Francisco": 3, "Los Angeles": 3, "Houston": 2, "New Orleans": 2,
        "Jacksonville": 2, "New York": 2, "Boston": 2, "Pensacola": 1, "Columbia": 1,
    }  # fmt: skip
    amount = amounts.get(name, 0)
    if name in START:
        return
    game = settling(name, WHITE, gold={RED: 1, WHITE: 2})
    events = act(game, walk(name, WHITE))
    assert told(events, GoldTaken) == ([GoldTaken(WHITE, amount, "coast")] if amount else [])
    assert gold(game) == [1, 0, 2 + amount, 0]


def test_a_freed_cube_can_be_delivered_at_once():
    """A-CITY-05."""
    laid = line("Lexington", "g10y6", "Nashville")
    game = settling(
        "St. Louis", cities=dict.fromkeys(START, RED) | {"Nashville": BLUE, "Houston": BLUE}, rails={RED: laid},
        trains={RED: [laid[1], None]}, goods_on={"Houston": RED},
    )  # fmt: skip
    assert stock(game, "cubes")[RED] == 0
    assert refused(game, deliver("Nashville")) == "A-DLV-02"
    act(game, walk("St. Louis"))
    act(game, deliver("Nashville"))
    assert stock(game, "delivered")[RED] == 2


@pytest.mark.parametrize(("players", "count"), [(4, 10), (3, 12)])
def test_without_a_city_in_the_yard_no_walk_ends_on_an_empty_site(players, count):
    """AQ-46."""
    names = [name for name in BOARD.places if name not in ("St. Louis", "Chicago")]
    table: dict[str, Any] = {"players": players, "settlers": {RED: ["g9y5", None]}, "hands": {RED: GRAIN}}
    game = position(**table, cities=dict.fromkeys(names[:count], RED))
    assert refused(game, walk("St. Louis")) == "AQ-46"
    assert allowed(game, walk("g8y6"))
    assert not walks_open(game) & {"St. Louis", "Chicago"}
    game = position(**table, cities=dict.fromkeys(names[: count - 1], RED))
    act(game, walk("St. Louis"))
    assert stock(game, "cities_left")[RED] == 0


def test_a_city_stays_what_it_is():
    """A-CITY-07, AQ-57."""
    game = settling("Houston", hands={RED: {**PLENTY, "grain": 5}}, settlers={RED: ["g8y11", None]})
    act(game, walk("Houston"))
    paid = gold(game)
    act(game, settler("Houston", RED))
    act(game, walk("g8y11"))
    act(game, walk("Houston"))
    assert cities(game)["Houston"] == RED
    assert stock(game, "cities_left")[RED] == 6
    assert gold(game) == paid
    assert settlers(game, RED) == ["Houston", None]


@pytest.mark.parametrize("phase", ["pre_roll", "action"])
def test_a_scout_founds_like_any_settler(phase):
    """A-CARD-07, A-CITY-01."""
    game = settling("New Orleans", phase=phase, cards={RED: {"scout": 1}}, hands={})
    act(game, PlayCard("scout", seat=RED))
    act(game, walk("New Orleans"))
    assert (cities(game)["New Orleans"], gold(game)[RED], stock(game, "cubes")[RED]) == (RED, 2, 2)
    assert game.phase == phase


def test_minneapolis_and_bismarck():
    """A-CITY-01, A-CITY-03, A-SBLD-03; worked example A-T06 on the real board."""
    far = BOARD.distances
    assert far[BOARD.node("Lexington")][BOARD.node("Minneapolis")] == 6
    assert far[BOARD.node("g8y4")][BOARD.node("Bismarck")] == 4
    table: dict[str, Any] = {"cities": dict.fromkeys(START, RED), "hands": {RED: {**SETTLER, "grain": 5}}}
    game = position(**table)
    act(game, settler("Lexington", RED))
    alternative = game.copy()
    act(game, walk("g8y4"))
    assert cities(game) == dict.fromkeys(START, RED)
    assert (settlers(game, RED), hand(game, RED)) == (["g8y4", None], {"grain": 2})
    end_turn(game)
    for _ in range(3):
        pass_turn(game)
    roll(game, 1, 1)
    act(game, walk("Bismarck"))
    assert hand(game, RED) == {}
    assert cities(game) == dict.fromkeys(START, RED) | {"Bismarck": RED}
    assert settlers(game, RED) == [None, None]
    assert (stock(game, "cities_left")[RED], stock(game, "cubes")[RED]) == (6, 2)
    assert act(alternative, walk("Minneapolis")) == [
        Paid(RED, "grain", 2), SettlerMoved(RED, 0, "Minneapolis", 6), CityFounded(RED, "Minneapolis")
    ]  # fmt: skip


# Tokens


def test_rapid_city_and_denver():
    """A-TOK-01, A-TOK-02, A-TOK-03; worked example A-T07 on the real board, suggested set-up."""
    game = new_game(4)
    assert tokens(game) == TOKENS
    game = position(
        turn=BLUE, cities={"Minneapolis": BLUE, "Raleigh": WHITE}, hands={BLUE: GRAIN, WHITE: GRAIN},
        settlers={BLUE: ["g6y3", None], WHITE: ["g5y7", None]},
    )  # fmt: skip
    events = act(game, walk("Rapid City", BLUE))
    assert events[-1] == TokenMoved("c13y5", "c6y4", 9)
    assert tokens(game) == {hex: n for hex, n in TOKENS.items() if hex != "c13y5"} | {"c6y4": 9}
    game = position(
        turn=WHITE, cities={"Raleigh": WHITE, "Rapid City": BLUE}, hands={WHITE: GRAIN}, moved={"c13y5": "c6y4"},
        settlers={WHITE: ["g5y7", None]},
    )  # fmt: skip
    events = act(game, walk("Denver", WHITE))
    assert events[-1] == TokenMoved("c12y2", "c5y5", 10)
    assert tokens(game)["c5y5"] == 10
    assert "c12y2" not in tokens(game)
    assert tokens(game)["c12y8"] == 10


MARKED = {"?": TOKENS.keys(), "??": {tile.id for tile in BOARD.hexes if tile.data.get("mark") == "??"}}
ORDER = [
    *TOKENS, "c7y9", "c6y4", "c5y1", "c5y5", "c5y9", "c5y11", "c4y8", "c3y1", "c3y5", "c2y4", "c1y1", "c1y3", "c1y5",
    "c1y9",
]  # fmt: skip


def hexes_at(site: str) -> list[str]:
    return [BOARD.hexes[h].id for h in BOARD.node_hexes[BOARD.places[site]]]


@pytest.mark.parametrize("site", list(BOARD.places))
def test_a_city_at_a_hex_with_two_marks_draws_the_easternmost_token(site):
    """A-TOK-01, A-TOK-02, A-TOK-05."""
    goal = [hex for hex in hexes_at(site) if hex in MARKED["??"]]
    assert len(goal) <= 1
    if site in START:
        return
    game = settling(site)
    events = act(game, walk(site))
    assert told(events, TokenMoved) == [TokenMoved("c13y5", hex, 9) for hex in goal]
    assert tokens(game) == {(goal[0] if goal and hex == "c13y5" else hex): n for hex, n in TOKENS.items()}
    assert len(tokens(game)) == 12


@pytest.mark.parametrize("gone", range(12))
def test_tokens_leave_from_east_to_west_and_north_to_south(gone):
    """A-TOK-02, AQ-55: from the easternmost column that holds one, its northernmost."""
    west = ["c1y1", "c1y3", "c1y5", "c1y9", "c2y4", "c3y1", "c3y5", "c4y8", "c5y11", "c5y9", "c5y5", "c5y1"]
    moved = dict(zip(ORDER[:gone], west, strict=False))
    game = settling("Rapid City", moved=moved)
    events = act(game, walk("Rapid City"))
    source = ORDER[gone]
    assert told(events, TokenMoved) == [TokenMoved(source, "c6y4", TOKENS[source])]
    assert source not in tokens(game)


def test_columns_run_from_the_east_and_count_both_marks():
    """AQ-55."""
    marked = [tile.id for tile in BOARD.hexes if tile.data.get("mark")]
    columns = {id: [int(part) for part in id[1:].split("y")] for id in marked}
    assert sorted(marked, key=lambda id: (-columns[id][0], columns[id][1])) == ORDER
    assert len(ORDER) == 26


def test_a_hex_with_two_marks_that_has_a_token_draws_no_other():
    """AQ-52, A-TOK-01."""
    game = settling("Rapid City", moved={"c12y8": "c6y4"})
    before = tokens(game)
    assert told(act(game, walk("Rapid City")), TokenMoved) == []
    assert tokens(game) == before


def test_a_city_without_a_hex_with_two_marks_draws_no_token():
    """A-TOK-01."""
    game = settling("Omaha")  # beside a hex with one mark
    act(game, walk("Omaha"))
    assert tokens(game) == TOKENS


def test_crossing_a_site_or_ending_beside_it_draws_no_token():
    """A-TOK-01."""
    game = settling("Rapid City", settlers={RED: ["g6y3", None]})
    act(game, walk("g5y4"))
    assert tokens(game) == TOKENS


def test_the_vacated_hex_produces_no_more_and_the_new_one_does():
    """A-TOK-03, A-TOK-04."""
    game = position(
        cities={"Rapid City": BLUE, "Raleigh": WHITE, "Bismarck": ORANGE}, moved={"c13y5": "c6y4"}, phase="pre_roll"
    )
    events = roll(game, 4, 5)
    assert told(events, Produced) == [Produced(BLUE, "cattle", 1, "c6y4")]
    game = position(turn=WHITE, cities={"Rapid City": BLUE, "Raleigh": WHITE}, phase="pre_roll")
    assert told(roll(game, 4, 5), Produced) == [Produced(WHITE, "cattle", 1, "c13y5")]


def test_a_token_moved_this_turn_produces_from_the_next_roll_for_all_at_the_hex():
    """A-TOK-04."""
    game = settling("Denver", cities={**dict.fromkeys(START, RED), "Casper": BLUE, "Raleigh": WHITE},
                    settlers={RED: ["g5y7", None]})  # fmt: skip
    act(game, walk("Denver"))
    assert hand(game, BLUE) == {}
    end_turn(game)
    events = roll(game, 4, 5)
    assert told(events, Produced) == [Produced(RED, "ore", 1, "c5y5"), Produced(BLUE, "ore", 1, "c5y5")]


def test_the_outlaw_stays_on_a_hex_that_lost_its_token():
    """AQ-54."""
    game = settling("Rapid City", outlaw="c13y5")
    act(game, walk("Rapid City"))
    assert game.position()["outlaw"] == "c13y5"
    assert tokens(game)["c6y4"] == 9


def test_the_outlaw_on_the_goal_does_not_stop_a_token():
    """AQ-54, A-TOK-01."""
    game = settling("Rapid City", moved={"c13y5": "c7y9"}, outlaw="c7y9")
    act(game, walk("Rapid City"))
    assert tokens(game)["c6y4"] == 10
    assert tokens(game)["c7y9"] == 9


def test_printed_numbers_never_move():
    """AQ-56."""
    game = settling("Rapid City")
    before = [tile.number for tile in BOARD.hexes]
    act(game, walk("Rapid City"))
    record = game.engine.board_record
    assert [record.hex_number[h] for h in range(len(BOARD.hexes))] == before
    assert "c14y0" not in tokens(game)  # a printed 12 east of every token
    assert tokens(game)["c6y4"] == 9


LATE = dict(zip(ORDER[:12], ["c7y9", "c5y1", "c5y5", "c5y9", "c5y11", "c4y8", "c3y1", "c3y5", "c2y4", "c1y1", "c1y3",
                             "c1y5"], strict=True))  # fmt: skip


def test_late_in_the_game_tokens_leave_hexes_with_two_marks():
    """AQ-53, `token.source`."""
    game = settling("Rapid City", moved=LATE)
    events = act(game, walk("Rapid City"))
    assert told(events, TokenMoved) == [TokenMoved("c7y9", "c6y4", 9)]
    assert "c7y9" not in tokens(game)


def test_by_the_option_tokens_leave_only_hexes_with_one_mark():
    """`token.source`, AQ-53."""
    only = {"token.source": "singleMarkOnly"}
    game = settling("Rapid City", moved=LATE, options=only)
    before = tokens(game)
    assert told(act(game, walk("Rapid City")), TokenMoved) == []
    assert tokens(game) == before
    one = {hex: to for hex, to in LATE.items() if hex != "c7y7"}
    game = settling("Rapid City", moved=one, options=only)
    assert told(act(game, walk("Rapid City")), TokenMoved) == [TokenMoved("c7y7", "c6y4", 11)]


@pytest.mark.parametrize(("source", "goal"), [("any", "c7y9"), ("singleMarkOnly", "c7y5")])
def test_a_token_of_column_seven_is_a_source_before_those_farther_west(source, goal):
    """`token.source`, AQ-53: of two marks or one, by the option."""
    west = iter(["c5y1", "c5y5", "c5y9", "c5y11", "c4y8", "c3y1", "c3y5", "c2y4", "c1y1", "c1y3"])
    moved = {"c13y5": "c7y9"} | {hex: next(west) for hex in ORDER[1:10]}
    if source == "any":
        moved |= {"c7y5": next(west), "c7y7": "c1y9"}
    game = settling("Rapid City", moved=moved, options={"token.source": source})
    events = act(game, walk("Rapid City"))
    assert [event.source for event in told(events, TokenMoved) if isinstance(event, TokenMoved)] == [goal]


def test_an_emptied_hex_with_two_marks_is_filled_again():
    """AQ-55, A-TOK-01."""
    game = settling("Rapid City", moved=LATE, hands={RED: {**PLENTY, "grain": 4}},
                    settlers={RED: [beside("Rapid City"), "g7y11"]})  # fmt: skip
    act(game, walk("Rapid City"))
    assert "c7y9" not in tokens(game)
    events = act(game, walk("Dallas", which=1))
    assert told(events, TokenMoved) == [TokenMoved("c6y4", "c7y9", 9)]


# Rapid City where it touches three hexes with two marks, as no site of the real board does.
THREE = changed_map(sites={"Rapid City": "g1y4"})  # c1y3, c1y5, c2y4


def test_two_or_more_empty_hexes_are_filled_from_east_to_west_and_north_to_south():
    """AQ-51, A-TOK-02; worked example A-T07, variants."""
    game = settling("Rapid City", map=THREE, settlers={RED: ["g1y3", None]})
    events = act(game, walk("Rapid City"))
    assert told(events, TokenMoved) == [
        TokenMoved("c13y5", "c2y4", 9), TokenMoved("c12y2", "c1y3", 10), TokenMoved("c12y8", "c1y5", 10)
    ]  # fmt: skip
    assert len(tokens(game)) == 12


def test_hexes_at_the_new_city_are_never_sources():
    """AQ-53, AQ-51."""
    west = ["c2y4", "c1y1", "c1y9", "c3y1", "c3y5", "c4y8", "c5y1", "c5y5", "c5y9", "c5y11", "c6y4", "c7y9"]
    moved = dict(zip(TOKENS, west, strict=True))
    game = settling("Rapid City", map=THREE, moved=moved, settlers={RED: ["g1y3", None]})
    events = act(game, walk("Rapid City"))
    assert [(e.source, e.to) for e in told(events, TokenMoved) if isinstance(e, TokenMoved)] == [
        ("c7y9", "c1y3"), ("c6y4", "c1y5")
    ]  # fmt: skip
    assert tokens(game)["c2y4"] == 9


def test_without_a_source_no_token_moves():
    """AQ-53."""
    sources = dict(zip(TOKENS, ["c1y1", "c2y4"], strict=False))
    game = settling(
        "Rapid City", map=THREE, settlers={RED: ["g1y3", None]}, options={"token.source": "singleMarkOnly"},
        moved=sources | dict(zip(ORDER[2:12], ["c1y9", "c3y1", "c3y5", "c4y8", "c5y1", "c5y5", "c5y9", "c5y11", "c6y4",
                                               "c7y9"], strict=True)),
    )  # fmt: skip
    before = tokens(game)
    act(game, walk("Rapid City"))
    assert tokens(game) == before
    assert cities(game)["Rapid City"] == RED


@pytest.mark.parametrize("players", [3, 4])
def test_neutral_cities_and_foreign_founders_do_not_matter(players):
    """A-TOK-01, A-CITY-05."""
    towns = {**dict.fromkeys(START, WHITE), "Casper": ORANGE} | ({"Billings": NEUTRAL} if players == 3 else {})
    game = settling("Denver", WHITE, players=players, cities=towns)
    act(game, walk("Denver", WHITE))
    assert tokens(game)["c5y5"] == 9
    assert stock(game, "cubes") == [2 if s == WHITE else 1 for s in range(players)]
