"""Development cards: the stack as counts, drawing, what may be played, cards in the open."""

from ..events import BOUGHT, DREW, PLAYED, REVEALED
from ..rule import rule
from ..table import CARD_LIMIT, CARD_NEW, DRAW, NO_SUCH, STACK_EMPTY, TableState, TableWork
from .basics import emit, enter


@rule
def check_stack(s: TableState) -> int:
    if s.stack_size == 0:
        return STACK_EMPTY
    return 0


@rule
def buy_card(s: TableState, w: TableWork, seat: int) -> int:
    """The payment is made; chance draws next."""
    emit(w, BOUGHT, seat, 0, 0, 0)
    s.draws = 1
    s.draw_free = 0
    enter(s, DRAW)
    return 0


@rule
def draw_card(s: TableState, w: TableWork, seat: int, card: int, playable_now: int) -> int:
    """The card that chance drew goes to the seat, which may play it at once only where the rules say so."""
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
def check_play_card(s: TableState, seat: int, card: int) -> int:
    """Held, not got this turn, and the only one this turn."""
    if s.cards[seat][card] == 0:
        return NO_SUCH
    if s.cards[seat][card] == s.cards_new[card]:
        return CARD_NEW
    if s.card_played == 1:
        return CARD_LIMIT
    return 0


@rule
def open_card(s: TableState, w: TableWork, seat: int, card: int) -> int:
    """A card leaves the hand and lies open, or leaves the game; either way it is counted as played."""
    s.cards[seat][card] -= 1
    s.card_count[seat] -= 1
    s.cards_open[seat][card] += 1
    s.card_played = 1
    emit(w, PLAYED, seat, card, 0, 0)
    return 0


@rule
def reveal_cards(s: TableState, w: TableWork, seat: int, card: int) -> int:
    """Kept cards of a kind are shown at the end of the game."""
    count = s.cards[seat][card]
    if count > 0:
        s.cards[seat][card] = 0
        s.card_count[seat] -= count
        s.cards_open[seat][card] += count
        emit(w, REVEALED, seat, card, count, 0)
    return 0


@rule
def forget_new_cards(s: TableState) -> int:
    """A new turn: everything held may be played."""
    for card in range(len(s.cards_new)):
        s.cards_new[card] = 0
    s.card_played = 0
    return 0
