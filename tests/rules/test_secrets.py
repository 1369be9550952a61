"""Hidden information that the games share: hands, development cards and pending discards."""

import pytest

from hexstead.core.actions import Discard
from hexstead.core.events import Discarded, SetAside

from .game_helpers import BLUE, COLOURS, ORANGE, RED, VIEWERS, WHITE, act, events_seen_by, roll

HANDS = {RED: {"ore": 2}, ORANGE: {"lumber": 1, "grain": 3}, WHITE: {}, BLUE: {"lumber": 5}}
BUILT = {
    "america": {"cities": {"Chicago": RED}, "rails": {RED: ["Chicago-g10y4"]}, "gold": {BLUE: 1}},
    "germany": {"halls": {"Kassel": RED}, "roads": {RED: ["Kassel-Dortmund"]}, "landmarks": {"Köln": BLUE}},
}


@pytest.fixture
def cards(positions):
    one, two, three, four = positions.CARDS[:4]
    return {RED: {one: 2}, ORANGE: {two: 1}, BLUE: {three: 1, four: 1}}


@pytest.fixture
def game(positions, cards):
    return positions.position(hands=HANDS, cards=cards, **BUILT[positions.GAME])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_viewers_see_only_their_own_hand_and_cards(game, cards, viewer):
    """A-INFO-01, A-INFO-02, G-INFO-01."""
    view = game.view(viewer)
    for field, whole in (("hand", HANDS), ("cards", cards)):
        assert view.position[field] == [whole.get(seat, {}) if seat == viewer else None for seat in COLOURS]
        for seat in COLOURS:
            if seat != viewer:
                assert not any(getattr(view.masked, field)[seat])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_card_counts_of_all_seats_are_public(game, viewer):
    """A-INFO-01, A-INFO-02, G-INFO-01, GQ-41; AD-14."""
    shown = game.view(viewer).position
    assert shown["hand_size"] == [2, 4, 0, 5]
    assert shown["card_count"] == [2, 1, 0, 2]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_stack_is_hidden_but_its_size_and_the_supply_are_public(positions, game, viewer):
    """A-INFO-04, A-SET-03, G-INFO-01, G-INFO-02."""
    view = game.view(viewer)
    assert (view.position["stack"], view.position["stack_size"]) == (None, positions.DECK_SIZE - 5)
    assert not any(view.masked.stack)
    of_each = {"america": 19, "germany": 18}[positions.GAME]
    held = {"ore": 2, "lumber": 6, "grain": 3}
    assert view.position["supply"] == {name: of_each - held.get(name, 0) for name in positions.RESOURCES}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_the_turn_player_sees_which_cards_are_new(positions, cards, viewer):
    """A-INFO-02, G-INFO-01."""
    new = {positions.CARDS[3]: 1}
    view = positions.position(turn=BLUE, cards=cards, cards_new=new).view(viewer)
    assert view.position["cards_new"] == (new if viewer == BLUE else None)
    assert sum(view.masked.cards_new) == (1 if viewer == BLUE else 0)


def test_nothing_else_is_hidden(game):
    """A-INFO-03, A-INFO-04, G-INFO-01, G-INFO-02: except hands, cards, stack and discards, a view is the position."""
    whole, shown = game.position(), game.view(ORANGE).position
    assert {key for key in shown if shown[key] != whole[key]} == {"hand", "discarded", "cards", "cards_new", "stack"}
    assert shown.keys() | {"game", "options"} == whole.keys()


def test_a_view_lists_only_the_legal_actions_of_its_viewer(positions):
    """A-INFO-01, G-INFO-01."""
    game = positions.position(turn=ORANGE, hands=HANDS)
    assert [action.seat for action in game.view(ORANGE).legal] == [ORANGE] * len(game.legal(ORANGE))
    assert len(game.view(ORANGE).legal) > 1
    for viewer in (RED, WHITE, BLUE, None):
        assert list(game.view(viewer).legal) == []


def discarding(positions):
    """Return a game in which red and white must discard four cards each and red has set one grain aside."""
    game = positions.position(phase="pre_roll", turn=BLUE, hands={RED: {"grain": 5, "ore": 3}, WHITE: {"ore": 8}})
    roll(game, 3, 4)
    act(game, Discard("grain", seat=RED))
    return game


@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_the_owner_sees_a_pending_discard(positions, viewer):
    """A-INFO-04, AQ-15, G-INFO-02: hand sizes and the supply do not change yet; the number of cards due is public."""
    game = discarding(positions)
    shown = game.view(viewer).position
    assert events_seen_by(game, viewer)[-1] == SetAside(RED, "grain" if viewer == RED else None)
    assert shown["discarded"] == [({"grain": 1} if seat == RED else {}) if seat == viewer else None for seat in COLOURS]
    assert shown["hand_size"] == [8, 0, 8, 0]
    all_cards = {"america": 19, "germany": 18}[positions.GAME]
    assert shown["supply"] == dict.fromkeys(positions.RESOURCES, all_cards) | {
        "grain": all_cards - 5,
        "ore": all_cards - 11,
    }
    assert shown["discard_due"] == [3, 0, 4, 0]


def test_other_viewers_cannot_distinguish_pending_discards(positions):
    """A-INFO-04, G-INFO-02."""
    one, two = discarding(positions), discarding(positions)
    act(one, Discard("grain", seat=RED))
    act(two, Discard("ore", seat=RED))
    for viewer in (ORANGE, WHITE, BLUE, None):
        assert one.view(viewer).masked == two.view(viewer).masked
        assert one.view(viewer).to_act == two.view(viewer).to_act
        assert events_seen_by(one, viewer) == events_seen_by(two, viewer)
    assert one.view(RED).masked != two.view(RED).masked


@pytest.mark.parametrize(("first", "last"), [(RED, WHITE), (WHITE, RED)])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_discards_become_public_when_all_are_complete(positions, viewer, first, last):
    """A-INFO-04, G-INFO-02: in seat order, regardless of which seat finished last."""
    game = discarding(positions)
    due = {RED: 3, WHITE: 4}
    for _ in range(due[first]):
        act(game, Discard("ore", seat=first))
    start = len(game.events_since())
    for _ in range(due[last]):
        act(game, Discard("ore", seat=last))
    assert events_seen_by(game, viewer, start)[due[last] :] == [
        Discarded(RED, "grain", 1), Discarded(RED, "ore", 3), Discarded(WHITE, "ore", 4),
    ]  # fmt: skip
