"""Who knows what, alike in both games: hands, cards and pending discards are private, counts and all else public."""

import pytest

from hexstead.core.actions import Discard
from hexstead.core.events import Discarded, SetAside

from .tables import BLUE, COLOURS, ORANGE, RED, VIEWERS, WHITE, act, roll, seen

HANDS = {RED: {"ore": 2}, ORANGE: {"lumber": 1, "grain": 3}, WHITE: {}, BLUE: {"lumber": 5}}
BUILT = {
    "america": {"cities": {"Chicago": RED}, "rails": {RED: ["Chicago-g10y4"]}, "gold": {BLUE: 1}},
    "germany": {"halls": {"Kassel": RED}, "roads": {RED: ["Kassel-Dortmund"]}, "landmarks": {"Köln": BLUE}},
}


@pytest.fixture
def cards(table):
    one, two, three, four = table.CARDS[:4]
    return {RED: {one: 2}, ORANGE: {two: 1}, BLUE: {three: 1, four: 1}}


@pytest.fixture
def game(table, cards):
    return table.position(hands=HANDS, cards=cards, **BUILT[table.GAME])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everyone_sees_the_own_hand_and_cards_only(game, cards, viewer):
    """A-INFO-01, A-INFO-02, G-INFO-01."""
    view = game.view(viewer)
    for field, whole in (("hand", HANDS), ("cards", cards)):
        assert view.position[field] == [whole.get(seat, {}) if seat == viewer else None for seat in COLOURS]
        for seat in COLOURS:
            if seat != viewer:
                assert not any(getattr(view.masked, field)[seat])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everyone_sees_how_many_cards_each_holds(game, viewer):
    """A-INFO-01, A-INFO-02, G-INFO-01, GQ-41; AD-14."""
    told = game.view(viewer).position
    assert told["hand_size"] == [2, 4, 0, 5]
    assert told["card_count"] == [2, 1, 0, 2]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_stack_is_face_down_and_its_size_and_the_supply_are_public(table, game, viewer):
    """A-INFO-04, A-SET-03, G-INFO-01, G-INFO-02."""
    view = game.view(viewer)
    whole = {"america": (24, 19), "germany": (26, 18)}[table.GAME]
    assert (view.position["stack"], view.position["stack_size"]) == (None, whole[0] - 5)
    assert not any(view.masked.stack)
    held = {"ore": 2, "lumber": 6, "grain": 3}
    assert view.position["supply"] == {name: whole[1] - held.get(name, 0) for name in table.RESOURCES}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_which_cards_are_new_is_for_the_turn_player(table, cards, viewer):
    """A-INFO-02, G-INFO-01."""
    new = {table.CARDS[3]: 1}
    view = table.position(turn=BLUE, cards=cards, cards_new=new).view(viewer)
    assert view.position["cards_new"] == (new if viewer == BLUE else None)
    assert sum(view.masked.cards_new) == (1 if viewer == BLUE else 0)


def test_nothing_else_is_hidden(game):
    """A-INFO-03, A-INFO-04, G-INFO-01, G-INFO-02: but for hands, cards, stack and discards, a view is the position."""
    whole, told = game.position(), game.view(ORANGE).position
    assert {key for key in told if told[key] != whole[key]} == {"hand", "discarded", "cards", "cards_new", "stack"}
    assert told.keys() | {"game", "options"} == whole.keys()


def test_a_view_lists_only_the_viewers_own_choices(table):
    """A-INFO-01, G-INFO-01."""
    game = table.position(turn=ORANGE, hands=HANDS)
    assert [action.seat for action in game.view(ORANGE).legal] == [ORANGE] * len(game.legal(ORANGE))
    assert len(game.view(ORANGE).legal) > 1
    for viewer in (RED, WHITE, BLUE, None):
        assert list(game.view(viewer).legal) == []


def discarding(table):
    """Red and white owe four cards each; red has put one grain aside."""
    game = table.position(phase="pre_roll", turn=BLUE, hands={RED: {"grain": 5, "ore": 3}, WHITE: {"ore": 8}})
    roll(game, 3, 4)
    act(game, Discard("grain", seat=RED))
    return game


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_pending_discard_is_seen_by_its_owner_only(table, viewer):
    """A-INFO-04, AQ-15, G-INFO-02: hand sizes and the supply stand still; what is owed is public."""
    game = discarding(table)
    told = game.view(viewer).position
    assert seen(game, viewer)[-1] == SetAside(RED, "grain" if viewer == RED else None)
    assert told["discarded"] == [({"grain": 1} if seat == RED else {}) if seat == viewer else None for seat in COLOURS]
    assert told["hand_size"] == [8, 0, 8, 0]
    all_cards = {"america": 19, "germany": 18}[table.GAME]
    assert told["supply"] == dict.fromkeys(table.RESOURCES, all_cards) | {"grain": all_cards - 5, "ore": all_cards - 11}
    assert told["discard_due"] == [3, 0, 4, 0]


def test_what_others_set_aside_is_the_same_to_a_viewer_whatever_it_is(table):
    """A-INFO-04, G-INFO-02."""
    one, two = discarding(table), discarding(table)
    act(one, Discard("grain", seat=RED))
    act(two, Discard("ore", seat=RED))
    for viewer in (ORANGE, WHITE, BLUE, None):
        assert one.view(viewer).masked == two.view(viewer).masked
        assert one.view(viewer).to_act == two.view(viewer).to_act
        assert seen(one, viewer) == seen(two, viewer)
    assert one.view(RED).masked != two.view(RED).masked


@pytest.mark.parametrize(("first", "last"), [(RED, WHITE), (WHITE, RED)])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_discards_are_public_once_all_are_made(table, viewer, first, last):
    """A-INFO-04, G-INFO-02: in seat order, whoever was last."""
    game = discarding(table)
    due = {RED: 3, WHITE: 4}
    for _ in range(due[first]):
        act(game, Discard("ore", seat=first))
    start = len(game.events_since())
    for _ in range(due[last]):
        act(game, Discard("ore", seat=last))
    assert seen(game, viewer, start)[due[last] :] == [
        Discarded(RED, "grain", 1), Discarded(RED, "ore", 3), Discarded(WHITE, "ore", 4),
    ]  # fmt: skip
