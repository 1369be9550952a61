"""Hidden cards: any two of one shuffle, in opponents' hands and in the stack, may change places.

The stack is counts, so a sequence of draws is the beginning of a shuffled stack: both orders are equally likely, and at
every draw the stack still has the card that is drawn. This holds as long as nobody has played them, they come from the
same shuffle, and nobody would have won earlier with what he then holds. So worlds need not tell hidden cards apart:
they are dealt anew whenever a state is imagined, and exchanged where someone plays a card that he lacks here.
"""

from __future__ import annotations

from ...core.actions import DRAW_CARD
from ...core.events import DREW, PLAYED
from ...core.records import Row
from ...core.rule import hook, rule
from ...core.rules.random import below
from ...core.table import TableBoard, TableState, TableWork
from .notes import ARGUMENT_X, CARDS, FIRST_ROW, IS_SECRET, KIND, ROW_COUNT, SECRETS, Note

TRIES = 32  # deals, until one fits


@hook
def points(s: TableState, b: TableBoard, seat: int) -> int:
    """A seat's points, hidden ones included."""
    raise NotImplementedError


@rule
def new_cards(s: TableState, b: TableBoard) -> int:
    count = 0
    for card in range(b.cards):
        count += s.cards_new[card]
    return count


@rule
def turn_into(s: TableState, b: TableBoard, m: Note, k: int, card: int) -> int:
    """The k-th hidden card is of this kind instead; it comes from the stack, and the other goes there."""
    old = m.card[k]
    s.cards[m.owner[k]][old] -= 1
    s.cards[m.owner[k]][card] += 1
    if m.card_new[k] == 1:
        s.cards_new[old] -= 1
        s.cards_new[card] += 1
    if m.card_shuffle[k] == m.shuffle:
        s.stack[old] += 1
        s.stack[card] -= 1
    m.card[k] = card
    if m.card_at[k] < SECRETS:
        m.secret[m.card_at[k]] = b.block_start[DRAW_CARD] + card
    return 0


@rule
def change_places(s: TableState, b: TableBoard, m: Note, k: int, h: int) -> int:
    """Two hidden cards of one shuffle."""
    card = m.card[k]
    turn_into(s, b, m, k, m.card[h])
    turn_into(s, b, m, h, card)
    return 0


@rule
def has_not_won(s: TableState, b: TableBoard, m: Note, seat: int, goal: int) -> bool:
    """With the hidden points that it holds now the seat would not have won in any turn so far."""
    hidden = points(s, b, seat) - m.shown[seat]
    return hidden == 0 or m.most[seat] + hidden < goal


@rule
def nobody_has_won(s: TableState, b: TableBoard, m: Note, goal: int) -> bool:
    for k in range(m.n_cards):
        if not has_not_won(s, b, m, m.owner[k], goal):
            return False
    return True


@rule
def drawn_kind(s: TableState, w: TableWork) -> int:
    """The kind of a card of the stack, drawn by the counts."""
    left = below(w, s.stack_size)
    card = 0
    while left >= s.stack[card]:
        left -= s.stack[card]
        card += 1
    return card


@rule
def shuffle_hidden(s: TableState, b: TableBoard, w: TableWork, m: Note) -> int:
    """Every order of the cards of one shuffle, in hands and in the stack, is as likely as any other."""
    for k in range(m.n_cards):
        pool = 0
        for h in range(k, m.n_cards):
            if m.card_shuffle[h] == m.card_shuffle[k]:
                pool += 1
        in_stack = 0
        if m.card_shuffle[k] == m.shuffle:
            in_stack = s.stack_size
        pick = below(w, pool + in_stack)
        if pick >= pool:
            turn_into(s, b, m, k, drawn_kind(s, w))
        else:
            h = k
            while pick > 0 or m.card_shuffle[h] != m.card_shuffle[k]:
                if m.card_shuffle[h] == m.card_shuffle[k]:
                    pick -= 1
                h += 1
            change_places(s, b, m, k, h)
    return 0


@rule
def deal_anew(s: TableState, b: TableBoard, w: TableWork, m: Note, goal: int) -> int:
    """Deal the hidden cards anew so that nobody would have won; as they were where that is not found."""
    for k in range(m.n_cards):
        m.was[k] = m.card[k]
    for _ in range(TRIES):
        shuffle_hidden(s, b, w, m)
        if nobody_has_won(s, b, m, goal):
            return 0
    for k in range(m.n_cards):
        turn_into(s, b, m, k, m.was[k])
    return 0


@rule
def take_out(m: Note, k: int) -> int:
    """The k-th hidden card is hidden no more."""
    last = m.n_cards - 1
    m.owner[k] = m.owner[last]
    m.card[k] = m.card[last]
    m.card_shuffle[k] = m.card_shuffle[last]
    m.card_new[k] = m.card_new[last]
    m.card_at[k] = m.card_at[last]
    m.n_cards = last
    return 0


@rule
def fetch(s: TableState, b: TableBoard, w: TableWork, m: Note, k: int, card: int, goal: int) -> bool:
    """Make the k-th hidden card one of this kind, by exchange with the stack or another hidden card."""
    if m.card_shuffle[k] == m.shuffle and s.stack[card] > 0:
        turn_into(s, b, m, k, card)
        return True
    start = below(w, m.n_cards)
    for i in range(m.n_cards):
        h = (start + i) % m.n_cards
        if h != k and m.card[h] == card and m.card_shuffle[h] == m.card_shuffle[k]:
            change_places(s, b, m, k, h)
            if has_not_won(s, b, m, m.owner[h], goal):
                return True
            change_places(s, b, m, k, h)
    return False


@rule
def show_card(s: TableState, b: TableBoard, w: TableWork, m: Note, seat: int, card: int, goal: int) -> bool:
    """An opponent plays a card: one of those he got before this turn was of that kind."""
    for k in range(m.n_cards):
        if m.owner[k] == seat and m.card_new[k] == 0 and m.card[k] == card:
            take_out(m, k)
            return True
    start = below(w, m.n_cards + 1)
    for i in range(m.n_cards):
        k = (start + i) % m.n_cards
        if m.owner[k] == seat and m.card_new[k] == 0 and fetch(s, b, w, m, k, card, goal):
            take_out(m, k)
            return True
    return False


@rule
def leave_in_stack(s: TableState, b: TableBoard, w: TableWork, m: Note, card: int, goal: int) -> bool:
    """The viewer draws a card: it was still in the stack."""
    if s.stack[card] > 0 or s.stack_size == 0:
        return s.stack[card] > 0
    start = below(w, m.n_cards + 1)
    for i in range(m.n_cards):
        k = (start + i) % m.n_cards
        if m.card[k] == card and m.card_shuffle[k] == m.shuffle:
            turn_into(s, b, m, k, drawn_kind(s, w))
            if has_not_won(s, b, m, m.owner[k], goal):
                return True
            turn_into(s, b, m, k, card)
    return False


@rule
def prepare_cards(
    acts: list[Row],
    rows: list[Row],
    s: TableState,
    b: TableBoard,
    w: TableWork,
    m: Note,
    a: int,
    viewer: int,
    goal: int,
) -> bool:
    """Exchange hidden cards so that the cards which action a shows are where they must have been."""
    if acts[a][KIND] == DRAW_CARD and acts[a][IS_SECRET] == 0:
        return leave_in_stack(s, b, w, m, acts[a][ARGUMENT_X], goal)
    first = acts[a][FIRST_ROW]
    for i in range(first, first + acts[a][ROW_COUNT]):
        if rows[i][0] == PLAYED and rows[i][1] != viewer:
            if not show_card(s, b, w, m, rows[i][1], rows[i][2], goal):
                return False
    return True


@rule
def keep_cards(s: TableState, b: TableBoard, m: Note, stack_size: int) -> int:
    """After a step that should have left so many cards in the stack: is it another shuffle, is it another turn?"""
    if s.stack_size != stack_size:
        m.shuffle += 1
    if new_cards(s, b) == 0:
        for k in range(m.n_cards):
            m.card_new[k] = 0
    return 0


@rule
def add_card(acts: list[Row], rows: list[Row], m: Note, a: int, card: int, is_new: int) -> int:
    """An opponent drew a card in action a; its secret is written next."""
    if m.n_cards == CARDS:
        return 0
    k = m.n_cards
    for i in range(acts[a][FIRST_ROW], acts[a][FIRST_ROW] + acts[a][ROW_COUNT]):
        if rows[i][0] == DREW:
            m.owner[k] = rows[i][1]
    m.card[k] = card
    m.card_shuffle[k] = m.shuffle
    m.card_new[k] = is_new
    m.card_at[k] = m.n_secrets
    m.n_cards = k + 1
    return 0
