"""The island's own rules: villages that grow, ports, the set-up, awards and the end of the game."""

import pytest

import hexstead

COAST = ["v00-v02", "v02-v05", "v05-v08", "v08-v12"]  # four roads in a row


def position(**fields):
    """A game in seat 0's turn after the roll, with the given fields."""
    return hexstead.from_position({"game": "island", "players": 3, **fields})


def refusal(game, **action):
    with pytest.raises(hexstead.IllegalAction) as caught:
        game.apply(action)
    return caught.value.rule


def roll(game, *dice):
    game.apply({"type": "roll"})
    game.apply({"type": "dice", "seat": "chance", "dice": list(dice)})


def test_a_village_yields_one_card_and_a_town_two():
    """I-PROD-01, I-PROD-02, I-PROD-03."""
    game = position(phase="pre_roll", rolled=0, village_owner={"v03": 0}, town_owner={"Reedhaven": 1}, pirate="B2")
    roll(game, 2, 3)  # A1, a forest
    assert [hand.get("timber", 0) for hand in game.position()["hand"]] == [1, 2, 0]
    blocked = position(phase="pre_roll", rolled=0, town_owner={"Reedhaven": 1}, pirate="A1")
    roll(blocked, 2, 3)
    assert not any(blocked.position()["hand"])


@pytest.mark.parametrize(("left", "towns", "received"), [(3, 1, 2), (1, 1, 1), (3, 2, 0)])
def test_a_shortage_counts_both_cards_of_a_town(left, towns, received):
    """I-PROD-04: one entitled seat takes the rest, several get nothing."""
    owners = dict(list({"Reedhaven": 1, "v03": 2}.items())[:towns])
    hoard = [{"timber": 12 - left}, {}, {}]
    game = position(phase="pre_roll", rolled=0, town_owner=owners, hand=hoard, pirate="B2")
    roll(game, 2, 3)
    assert game.position()["hand"][1].get("timber", 0) == received


def test_a_town_replaces_an_own_village_and_returns_it():
    """I-TOWN-01, I-TOWN-02, I-COMP-03."""
    game = position(village_owner={"v03": 0, "v06": 1}, hand=[{"rice": 2, "ore": 4}, {}, {}])
    assert refusal(game, type="build_town", node="v06") == "I-TOWN-02"
    assert refusal(game, type="build_town", node="v10") == "I-TOWN-02"
    game.apply({"type": "build_town", "node": "v03"})
    state = game.position()
    assert (state["village_owner"], state["town_owner"]) == ({"v06": 1}, {"v03": 0})
    assert (state["villages_left"][0], state["towns_left"][0]) == (4, 2)
    assert state["hand"][0] == {"rice": 1, "ore": 2}
    assert game.points()[0] == 2
    assert refusal(game, type="build_town", node="v03") == "I-TOWN-02"


def test_a_port_lowers_the_price_of_one_resource_for_its_owner():
    """I-TRADE-02, I-TRADE-03."""
    hand = [{"rice": 2, "timber": 2}, {}, {}]
    exchange = {"type": "exchange", "give": "rice", "get": "ore"}
    assert refusal(position(hand=hand), **exchange) == "I-ACT-04"
    assert refusal(position(hand=hand, village_owner={"Reedhaven": 1}), **exchange) == "I-ACT-04"
    for owners in ({"village_owner": {"Reedhaven": 0}}, {"town_owner": {"Reedhaven": 0}}):
        game = position(hand=hand, **owners)
        assert refusal(game, type="exchange", give="timber", get="ore") == "I-ACT-04"
        exchanges = [action for action in game.legal() if action.type_name() == "exchange"]
        assert {action.give for action in exchanges} == {"rice"}
        game.apply(exchange)
        assert game.position()["hand"][0] == {"timber": 2, "ore": 1}


def test_the_set_up_places_villages_and_roads_in_turn_and_back():
    """I-SET-02, I-SET-03, I-SET-04."""
    game = position(phase="set_up", placed=0, turn=0, rolled=0, first=1)
    order = []
    for village, road in (("v03", "v03-v06"), ("v09", "v09-v13"), ("v14", "v14-v18"), ("v21", "v18-v21"),
                          ("v11", "v11-v15"), ("v06", "v06-v10")):  # fmt: skip
        seat = game.to_act[0]
        order.append(seat)
        game.apply({"type": "build_village", "node": village})
        assert refusal(game, type="end_turn") == "I-ACT-02"
        assert refusal(game, type="build_road", path="v05-v08") == "I-SET-04"
        game.apply({"type": "build_road", "path": road})
    assert order == [1, 2, 0, 0, 2, 1]
    assert (game.phase, game.turn_seat) == ("pre_roll", 1)
    assert game.position()["hand"] == [{"rice": 1}, {"timber": 1, "clay": 1, "ore": 1}, {"timber": 1}]


def test_a_start_village_needs_a_free_path():
    """I-SET-05, I-VILL-02, I-VILL-04."""
    roads = {"v00-v02": 1, "v02-v05": 2}
    villages = {"v05": 2, "Reedhaven": 1}
    game = position(phase="set_up", placed=2, turn=0, rolled=0, road_owner=roads, village_owner=villages)
    assert refusal(game, type="build_village", node="v02") == "I-SET-05"
    assert refusal(game, type="build_village", node="v05") == "I-VILL-02"
    game.apply({"type": "build_village", "node": "v08"})  # next to v05: there is no distance rule


def test_roads_and_villages_must_be_connected():
    """I-ROAD-01, I-ROAD-02, I-ROAD-03, I-VILL-03."""
    cards = [{"timber": 5, "clay": 5, "rice": 2}, {}, {}]
    owners = {"v02-v05": 0, "v05-v09": 1}
    game = position(hand=cards, road_owner=owners, village_owner={"v02": 0, "v05": 1})
    assert refusal(game, type="build_road", path="v02-v05") == "I-ROAD-02"
    assert refusal(game, type="build_road", path="v05-v08") == "I-ROAD-03"  # past an opponent's village
    assert refusal(game, type="build_village", node="Reedhaven") == "I-VILL-03"
    game.apply({"type": "build_road", "path": "v00-v02"})
    game.apply({"type": "build_village", "node": "Reedhaven"})
    assert game.position()["hand"][0] == {"timber": 3, "clay": 3, "rice": 1}


def test_the_longest_path_is_awarded_and_broken():
    """I-PATH-01, I-PATH-02."""
    owners = dict.fromkeys(COAST[:3], 0) | {"v05-v09": 1}
    cards = [{"timber": 1, "clay": 1}, {"timber": 1, "clay": 1, "rice": 1}, {}]
    villages = {"Reedhaven": 0, "v09": 1}
    game = position(hand=cards, road_owner=owners, village_owner=villages)
    assert game.position()["lr_holder"] is None
    game.apply({"type": "build_road", "path": COAST[3]})
    assert (game.position()["lr_holder"], game.points()[0]) == (0, 3)
    game.apply({"type": "end_turn"})
    roll(game, 1, 1)
    game.apply({"type": "build_village", "node": "v05"})
    assert (game.position()["lr_holder"], game.points()[0]) == (None, 1)


def test_the_largest_army_needs_two_knights():
    """I-ARMY-01, I-DEV-04, I-DEV-05."""
    cards = [{"knight": 2}, {}, {}]
    game = position(cards=cards, cards_open=[{}, {"knight": 2}, {}], village_owner={"v03": 0})
    assert game.position()["la_holder"] == 1
    game.apply({"type": "play_card", "card": "knight"})
    assert refusal(game, type="move_pirate", hex="B2") == "I-PIR-02"
    game.apply({"type": "move_pirate", "hex": "C2"})
    assert refusal(game, type="play_card", card="knight") == "I-DEV-04"
    assert game.position()["la_holder"] == 1
    more = position(cards=cards, cards_open=[{"knight": 2}, {"knight": 2}, {}], la_holder=1)
    more.apply({"type": "play_card", "card": "knight"})
    assert more.position()["la_holder"] == 0


def test_harvest_takes_two_cards():
    """I-DEV-06, I-DEV-07."""
    game = position(cards=[{"harvest": 1, "victory_point": 1}, {}, {}])
    assert refusal(game, type="play_card", card="victory_point") == "I-DEV-07"
    game.apply({"type": "play_card", "card": "harvest"})
    game.apply({"type": "take", "resource": "ore"})
    game.apply({"type": "take", "resource": "rice"})
    assert (game.phase, game.position()["hand"][0]) == ("main", {"ore": 1, "rice": 1})


@pytest.mark.parametrize(("players", "towns", "cards"), [(2, 3, 1), (3, 3, 0), (4, 2, 1)])
def test_the_goal_depends_on_the_number_of_players(players, towns, cards):
    """I-WIN-01, I-WIN-02, I-COMP-01."""
    others: list[dict[str, int]] = [{}] * (players - 1)
    game = position(
        players=players,
        town_owner=dict.fromkeys(["v06", "v03", "v09"][:towns], 0),
        road_owner={"v06-v10": 0},
        cards=[{"victory_point": cards}, *others],
        hand=[{"timber": 1, "clay": 1, "rice": 1}, *others],
    )
    assert game.points()[0] == 2 * towns + cards
    game.apply({"type": "build_village", "node": "v10"})
    assert (game.winner, game.points()[0]) == (0, {2: 8, 3: 7, 4: 6}[players])


def test_idle_rounds_draw_the_game():
    """I-WIN-04."""
    villages = {"v03": 0, "v06": 1}
    options = {"game.idleRounds": 2}
    game = position(players=2, options=options, phase="pre_roll", rolled=0, village_owner=villages)
    for _ in range(4):
        assert not game.is_over
        roll(game, 6, 6)
        game.apply({"type": "end_turn"})
    assert (game.is_over, game.winner) == (True, None)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"village_owner": {"v03": 0}, "town_owner": {"v03": 0}}, "both a village and a town (I-INV-05)"),
        ({"road_owner": {"v03-v06": 0}}, "not connected to a building of its own (I-INV-04)"),
        ({"towns_left": [2, 3, 3]}, "does not have 3 towns"),
        ({"phase": "set_road", "placed": 1}, "exactly in the phase set_road"),
        ({"hand": [{"rice": 13}, {}, {}]}, "I-INV-01"),
    ],
)
def test_an_invalid_position_is_rejected(fields, message):
    with pytest.raises(hexstead.HexsteadError) as caught:
        position(**fields)
    assert message in str(caught.value)
