"""Production, shortages and compensation in gold (A-PROD, A-T01)."""

from collections import Counter

import pytest

from hexstead.core.actions import Dice, PlayCard, Roll
from hexstead.core.events import Produced, Rolled, Shortage
from hexstead.games.america.events import GoldTaken

from ..game_helpers import BLUE, COLOURS, ORANGE, RED, SUMS, WHITE, act, chance, hand, hands, refused, roll, supply
from .positions import LAND, NEUTRAL, TOKENS, gold, new_game, position

# Hills, pasture and forest with an 11: c11y5 (Indianapolis, Columbus, Lexington), c12y8 (Atlanta, Columbia), c10y8
# (Jackson, Nashville).
ELEVEN = {"Indianapolis": RED, "Atlanta": RED, "Columbus": ORANGE, "Jackson": WHITE}


def before_roll(**more):
    return position(phase="pre_roll", **more)


def test_worked_example_of_production():
    """A-T01, A-PROD-01, A-PROD-02, A-PROD-03."""
    game = before_roll(cities=ELEVEN)
    events = roll(game, 5, 6)
    assert hands(game) == [{"coal": 1, "cattle": 1}, {"coal": 1}, {"lumber": 1}, {}]
    assert gold(game) == [0, 0, 0, 1]
    assert events[0] == Rolled(RED, 5, 6)
    assert {e for e in events if isinstance(e, Produced)} == {
        Produced(RED, "coal", 1, "c11y5"), Produced(RED, "cattle", 1, "c12y8"), Produced(ORANGE, "coal", 1, "c11y5"),
        Produced(WHITE, "lumber", 1, "c10y8"),
    }  # fmt: skip
    assert [e for e in events if isinstance(e, GoldTaken)] == [GoldTaken(BLUE, 1, "compensation")]
    assert len(events) == 6
    assert (game.phase, game.to_act) == ("action", (RED,))


def test_worked_example_of_production_in_the_suggested_set_up():
    """A-T01, A-SUG-01, A-PROD-02, A-PROD-06."""
    game = new_game()
    start, purse = hands(game), gold(game)
    roll(game, 5, 6)
    gains = [dict(Counter(now) - Counter(before)) for now, before in zip(hands(game), start, strict=True)]
    assert gains == [{"coal": 1, "cattle": 1}, {"coal": 1}, {"lumber": 1}, {}]
    assert [now - before for now, before in zip(gold(game), purse, strict=True)] == [0, 0, 0, 1]


@pytest.mark.parametrize("roller", COLOURS)
def test_all_seats_produce_on_every_roll(roller):
    """A-PROD-03, A-PROD-06: not only the turn player."""
    game = before_roll(turn=roller, cities=ELEVEN)
    roll(game, 6, 5)
    assert hands(game) == [{"coal": 1, "cattle": 1}, {"coal": 1}, {"lumber": 1}, {}]
    assert gold(game) == [0, 0, 0, 1]


def test_the_hex_of_the_outlaw_does_not_produce():
    """A-T01, A-PROD-04, A-PROD-06: variant a."""
    game = before_roll(cities=ELEVEN, outlaw="c11y5")
    roll(game, 5, 6)
    assert hands(game) == [{"cattle": 1}, {}, {"lumber": 1}, {}]
    assert gold(game) == [0, 1, 0, 1]


def test_the_outlaw_does_not_affect_other_hexes():
    """A-PROD-04."""
    game = before_roll(cities=ELEVEN, outlaw="c9y7")
    roll(game, 5, 6)
    assert hands(game) == [{"coal": 1, "cattle": 1}, {"coal": 1}, {"lumber": 1}, {}]


def test_nobody_gets_a_resource_that_is_short():
    """A-T01, A-PROD-05, AQ-13: variant b."""
    game = before_roll(cities=ELEVEN, hands={BLUE: {"coal": 18}})
    events = roll(game, 5, 6)
    assert hands(game) == [{"cattle": 1}, {}, {"lumber": 1}, {"coal": 18}]
    assert gold(game) == [0, 1, 0, 1]
    assert Shortage("coal") in events
    assert supply(game)["coal"] == 1


def test_an_exactly_sufficient_supply_serves_everyone():
    """A-PROD-05."""
    game = before_roll(cities=ELEVEN, hands={BLUE: {"coal": 17}})
    events = roll(game, 5, 6)
    assert hands(game)[:2] == [{"coal": 1, "cattle": 1}, {"coal": 1}]
    assert supply(game)["coal"] == 0
    assert not [e for e in events if isinstance(e, Shortage)]


def test_each_city_at_a_hex_gets_a_card():
    """A-T01, A-PROD-02: variant c."""
    game = before_roll(cities={"Indianapolis": RED, "Columbus": RED, "Lexington": ORANGE})
    assert Produced(RED, "coal", 2, "c11y5") in roll(game, 5, 6)
    assert hands(game) == [{"coal": 2}, {"coal": 1}, {}, {}]
    game = before_roll(cities={"Indianapolis": RED, "Columbus": RED, "Lexington": RED})
    roll(game, 5, 6)
    assert hand(game, RED) == {"coal": 3}


def test_a_city_at_two_producing_hexes_gets_a_card_from_each():
    """A-PROD-02: Bismarck is between two fields with an 11."""
    game = before_roll(cities={"Bismarck": RED, "Wichita": BLUE}, token={**TOKENS, "c7y1": 11, "c7y7": 10})
    roll(game, 5, 6)
    assert hand(game, RED) == {"grain": 2}
    assert gold(game) == [0, 1, 1, 1]


@pytest.mark.parametrize(("option", "got"), [(False, {}), (True, {"coal": 1})])
def test_an_option_decides_what_the_only_entitled_player_gets(option, got):
    """A-T01, AQ-12, A-PROD-05, `production.loneShortageGetsRest`: variant d."""
    game = before_roll(
        cities={"Indianapolis": RED, "Columbus": RED}, hands={BLUE: {"coal": 18}},
        options={"production.loneShortageGetsRest": option},
    )  # fmt: skip
    events = roll(game, 5, 6)
    assert hand(game, RED) == got
    assert gold(game) == [0 if got else 1, 1, 1, 1]
    assert Shortage("coal") in events
    assert ([e for e in events if isinstance(e, Produced)] != []) == option


def test_two_entitled_players_get_nothing_in_a_shortage():
    """AQ-12, `production.loneShortageGetsRest`."""
    options = {"production.loneShortageGetsRest": True}
    game = before_roll(cities=ELEVEN, hands={BLUE: {"coal": 18}}, options=options)
    roll(game, 5, 6)
    assert hands(game)[:2] == [{"cattle": 1}, {}]
    assert gold(game) == [0, 1, 0, 1]


def test_the_only_entitled_player_gets_nothing_from_an_empty_supply():
    """AQ-12, AQ-13, A-PROD-06, `production.loneShortageGetsRest`."""
    options = {"production.loneShortageGetsRest": True}
    game = before_roll(cities={"Columbus": RED}, hands={BLUE: {"coal": 19}}, options=options)
    roll(game, 5, 6)
    assert (hand(game, RED), gold(game)) == ({}, [1, 1, 1, 1])


def test_the_only_entitled_player_gets_the_remaining_cards_for_several_cities():
    """`production.loneShortageGetsRest`, A-PROD-02."""
    game = before_roll(
        cities={"Indianapolis": RED, "Columbus": RED, "Lexington": RED}, hands={BLUE: {"coal": 17}},
        options={"production.loneShortageGetsRest": True},
    )  # fmt: skip
    events = roll(game, 5, 6)
    assert hand(game, RED) == {"coal": 2}
    assert [e for e in events if isinstance(e, Produced)] == [Produced(RED, "coal", 2, "c11y5")]


@pytest.mark.parametrize("players", [3, 4])
def test_every_seat_without_production_gets_one_gold(players):
    """A-PROD-06, A-PROD-07."""
    game = before_roll(players=players, gold={RED: 2}, hands={ORANGE: {"ore": 2}})
    roll(game, 1, 1)
    assert gold(game) == [3, *[1] * (players - 1)]
    assert hands(game)[1] == {"ore": 2}


def test_compensation_is_always_one_gold():
    """A-PROD-07: even if both a shortage and the outlaw prevented production."""
    game = before_roll(
        cities={"Indianapolis": RED, "Columbus": RED, "Atlanta": RED}, outlaw="c12y8", hands={BLUE: {"coal": 19}}
    )
    roll(game, 5, 6)
    assert (hand(game, RED), gold(game)[RED]) == ({}, 1)


def test_a_seat_that_gets_a_card_gets_no_gold():
    """A-PROD-06: one resource is short, another one is produced."""
    game = before_roll(cities={"Indianapolis": RED, "Atlanta": RED}, hands={BLUE: {"coal": 19}})
    roll(game, 5, 6)
    assert (hand(game, RED), gold(game)[RED]) == ({"cattle": 1}, 0)


def test_a_seven_gives_neither_cards_nor_gold():
    """A-PROD-08, A-PROD-01."""
    for dice in ((1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)):
        game = before_roll(cities=ELEVEN)
        assert roll(game, *dice) == [Rolled(RED, *dice)]
        assert (hands(game), gold(game), game.phase) == ([{}] * 4, [0] * 4, "outlaw")


@pytest.mark.parametrize("total", [2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
def test_only_hexes_with_that_number_produce(total):
    """A-PROD-01."""
    sites = ("Indianapolis", "Nashville", "Boston", "New York", "Shreveport", "Denver")
    board = position().board
    game = before_roll(cities=dict.fromkeys(sites, BLUE))
    expected: dict[str, int] = {}
    for site in sites:
        for h in board.node_hexes[board.node(site)]:
            tile = board.hexes[h]
            if (tile.number or TOKENS.get(tile.id)) == total:
                expected[LAND[tile.terrain]] = expected.get(LAND[tile.terrain], 0) + 1
    roll(game, *SUMS[total])
    assert hand(game, BLUE) == expected
    assert gold(game) == [1, 1, 1, 0 if expected else 1]
    assert game.position()["dice"] == list(SUMS[total])


def test_neutral_cities_do_not_produce():
    """A-PROD-09, A-SET-07: they get no cards and no gold and cause no shortage."""
    game = position(
        3, phase="pre_roll", cities={"Columbus": RED, "Indianapolis": NEUTRAL, "Lexington": NEUTRAL},
        hands={WHITE: {"coal": 18}},
    )  # fmt: skip
    events = roll(game, 5, 6)
    assert hands(game) == [{"coal": 1}, {}, {"coal": 18}]
    assert gold(game) == [0, 1, 1]
    assert not [e for e in events if isinstance(e, Shortage)]
    game = position(3, phase="pre_roll", cities={"Columbus": NEUTRAL})
    assert roll(game, 5, 6) == [Rolled(RED, 5, 6), *(GoldTaken(seat, 1, "compensation") for seat in range(3))]


def test_a_hex_without_a_number_never_produces():
    """A-PROD-10: a ?? hex without a token, and a ? hex that lost its token."""
    game = before_roll(cities={"Denver": RED, "Washington D.C.": BLUE})
    roll(game, 4, 5)
    assert hands(game) == [{}, {}, {}, {"cattle": 1}]
    game = before_roll(cities={"Denver": RED, "Washington D.C.": BLUE}, moved={"c13y5": "c5y5"})
    roll(game, 4, 5)
    assert hands(game) == [{"ore": 1}, {}, {}, {}]
    assert gold(game) == [0, 1, 1, 1]


def test_no_card_can_be_played_between_roll_and_production():
    """AQ-19, A-ACT-01."""
    game = before_roll(cards={RED: {"cavalry": 1, "cattle_drive": 1}}, hands={RED: {"cattle": 1}})
    act(game, Roll(seat=RED))
    for card in ("cavalry", "cattle_drive"):
        assert refused(game, PlayCard(card, seat=RED)) == "A-ACT-01"
    chance(game, Dice((3, 4)))
    assert refused(game, PlayCard("cattle_drive", seat=RED)) == "A-ACT-02"


def test_production_changes_only_the_expected_fields():
    """A-PROD-01, A-PROD-02."""
    game = before_roll(cities=ELEVEN)
    act(game, Roll(seat=RED))
    before = game.position()
    chance(game, Dice((5, 6)))
    after = game.position()
    touched = {"phase", "rolled", "dice", "hand", "hand_size", "supply", "gold"}
    assert {key for key in before if before[key] != after[key]} == touched
    assert after["hand_size"] == [2, 1, 1, 0]
    assert supply(game) == {"cattle": 18, "coal": 17, "grain": 19, "lumber": 18, "ore": 19}


@pytest.mark.parametrize("outlaw", ["c2y6", "c6y2"])
def test_production_events_name_the_hex(outlaw):
    """A-PROD-01, A-PROD-04: Bismarck is between three fields, one of which produces."""
    game = before_roll(cities={"Bismarck": RED}, outlaw=outlaw)
    assert Produced(RED, "grain", 1, "c7y3") in roll(game, 3, 3)
    game = before_roll(cities={"Bismarck": RED}, token={**TOKENS, "c7y1": 11, "c7y7": 10}, outlaw="c6y2")
    assert [e for e in roll(game, 5, 6) if isinstance(e, Produced)] == [Produced(RED, "grain", 1, "c7y1")]
    assert hand(game, RED) == {"grain": 1}
