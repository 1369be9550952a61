"""Development cards: the stack as counts, buying, drawing and playing."""

from ..common_fields import CARD_LIMIT, CARD_NEW, DRAW, NO_SUCH, STACK_EMPTY, CommonBoard, CommonState, CommonWork
from ..events import BOUGHT, DREW, PLAYED, REVEALED
from ..rule import hook, rule
from .basics import emit, enter


@hook
def check_card(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, card: int) -> int:
    """0, or a refusal to play this card. Generated from the game's cards (action_specs.py)."""
    raise NotImplementedError


@hook
def card_effect(s: CommonState, b: CommonBoard, w: CommonWork, seat: int, card: int) -> int:
    """Apply a card's effect; returns 0, or UNKNOWN_ACTION if no declaration covers the card. Generated."""
    raise NotImplementedError


@rule
def check_stack(s: CommonState) -> int:
    if s.stack_size == 0:
        return STACK_EMPTY
    return 0


@rule
def buy_card(s: CommonState, w: CommonWork, seat: int) -> int:
    """The price is paid; chance draws the card next."""
    emit(w, BOUGHT, seat, 0, 0, 0)
    s.draws = 1
    s.draw_free = 0
    enter(s, DRAW)
    return 0


@rule
def draw_card(s: CommonState, w: CommonWork, seat: int, card: int, playable_now: int) -> int:
    """Give the card that chance drew to the seat; it can be played this turn only if `playable_now` is 1."""
    s.stack[card] -= 1
    s.stack_size -= 1
    s.cards[seat][card] += 1
    s.card_count[seat] += 1
    if playable_now == 0:
        s.cards_new[card] += 1
    s.draws -= 1
    emit(w, DREW, seat, card, 0, 0)
    return 0


@rule
def check_play_card(s: CommonState, seat: int, card: int) -> int:
    """Require a card in hand that was not drawn this turn, and no other card played this turn."""
    if s.cards[seat][card] == 0:
        return NO_SUCH
    if s.cards[seat][card] == s.cards_new[card]:
        return CARD_NEW
    if s.card_played == 1:
        return CARD_LIMIT
    return 0


@rule
def open_card(s: CommonState, w: CommonWork, seat: int, card: int) -> int:
    """Move a card from the hand to the played ones."""
    s.cards[seat][card] -= 1
    s.card_count[seat] -= 1
    s.cards_open[seat][card] += 1
    s.card_played = 1
    emit(w, PLAYED, seat, card, 0, 0)
    return 0


@rule
def reveal_cards(s: CommonState, w: CommonWork, seat: int, card: int) -> int:
    """Show the cards of this kind that the seat still holds, at the end of the game."""
    count = s.cards[seat][card]
    if count > 0:
        s.cards[seat][card] = 0
        s.card_count[seat] -= count
        s.cards_open[seat][card] += count
        emit(w, REVEALED, seat, card, count, 0)
    return 0


@rule
def forget_new_cards(s: CommonState) -> int:
    """At the start of a turn, every held card can be played."""
    for card in range(len(s.cards_new)):
        s.cards_new[card] = 0
    s.card_played = 0
    return 0
