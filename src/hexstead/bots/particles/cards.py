"""Hidden development cards: any two cards of one shuffle, in opponents' hands or in the stack, are exchangeable.

The stack is stored as counts, so a sequence of draws is the start of a shuffled stack, and all orders are equally
likely. That holds for cards of the same shuffle that were not played, as long as no exchange makes a seat an earlier
winner. So particles don't distinguish hidden cards: each determinization deals them again, and when a seat plays a card
that it lacks in a particle, the card is exchanged for one that it holds there.
"""

from __future__ import annotations

from ...core.actions import DRAW_CARD
from ...core.common_fields import CommonBoard, CommonState, CommonWork
from ...core.events import DREW, PLAYED
from ...core.layout import Row
from ...core.rule import hook, rule
from ...core.rules.random import below
from .particle import ARGUMENT_X, FIRST_ROW, IS_HIDDEN, KIND, MAX_CARDS, MAX_HIDDEN_MOVES, ROW_COUNT, Particle

MAX_DEALS = 32  # tries to find a deal that fits


@hook
def points(s: CommonState, b: CommonBoard, seat: int) -> int:
    """A seat's points, hidden ones included."""
    raise NotImplementedError


@rule
def new_cards(s: CommonState, b: CommonBoard) -> int:
    count = 0
    for card in range(b.cards):
        count += s.cards_new[card]
    return count


@rule
def change_card(s: CommonState, b: CommonBoard, m: Particle, k: int, card: int) -> int:
    """Make the k-th hidden card one of this kind: take it from the stack and put the other one there."""
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
    if m.card_move[k] < MAX_HIDDEN_MOVES:
        m.hidden_move[m.card_move[k]] = b.block_start[DRAW_CARD] + card
    return 0


@rule
def swap_cards(s: CommonState, b: CommonBoard, m: Particle, k: int, h: int) -> int:
    """Swap the kinds of two hidden cards of one shuffle."""
    card = m.card[k]
    change_card(s, b, m, k, m.card[h])
    change_card(s, b, m, h, card)
    return 0


@rule
def has_not_won(s: CommonState, b: CommonBoard, m: Particle, seat: int, goal: int) -> bool:
    """Whether the seat would not have won in any earlier turn with the hidden points it holds now."""
    hidden = points(s, b, seat) - m.public_points[seat]
    return hidden == 0 or m.max_public_points[seat] + hidden < goal


@rule
def nobody_has_won(s: CommonState, b: CommonBoard, m: Particle, goal: int) -> bool:
    for k in range(m.n_cards):
        if not has_not_won(s, b, m, m.owner[k], goal):
            return False
    return True


@rule
def draw_from_stack(s: CommonState, w: CommonWork) -> int:
    """The kind of a random card of the stack."""
    left = below(w, s.stack_size)
    card = 0
    while left >= s.stack[card]:
        left -= s.stack[card]
        card += 1
    return card


@rule
def shuffle_hidden(s: CommonState, b: CommonBoard, w: CommonWork, m: Particle) -> int:
    """Shuffle the hidden cards and the stack uniformly, each shuffle separately."""
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
            change_card(s, b, m, k, draw_from_stack(s, w))
        else:
            h = k
            while pick > 0 or m.card_shuffle[h] != m.card_shuffle[k]:
                if m.card_shuffle[h] == m.card_shuffle[k]:
                    pick -= 1
                h += 1
            swap_cards(s, b, m, k, h)
    return 0


@rule
def redeal(s: CommonState, b: CommonBoard, w: CommonWork, m: Particle, goal: int) -> int:
    """Deal the hidden cards again so that no seat would have won; keep the old deal if none is found."""
    for k in range(m.n_cards):
        m.saved_card[k] = m.card[k]
    for _ in range(MAX_DEALS):
        shuffle_hidden(s, b, w, m)
        if nobody_has_won(s, b, m, goal):
            return 0
    for k in range(m.n_cards):
        change_card(s, b, m, k, m.saved_card[k])
    return 0


@rule
def reveal(m: Particle, k: int) -> int:
    """Remove the k-th card from the hidden ones."""
    last = m.n_cards - 1
    m.owner[k] = m.owner[last]
    m.card[k] = m.card[last]
    m.card_shuffle[k] = m.card_shuffle[last]
    m.card_new[k] = m.card_new[last]
    m.card_move[k] = m.card_move[last]
    m.n_cards = last
    return 0


@rule
def make_card(s: CommonState, b: CommonBoard, w: CommonWork, m: Particle, k: int, card: int, goal: int) -> bool:
    """Make the k-th hidden card one of this kind by exchange with the stack or another hidden card, if possible."""
    if m.card_shuffle[k] == m.shuffle and s.stack[card] > 0:
        change_card(s, b, m, k, card)
        return True
    start = below(w, m.n_cards)
    for i in range(m.n_cards):
        h = (start + i) % m.n_cards
        if h != k and m.card[h] == card and m.card_shuffle[h] == m.card_shuffle[k]:
            swap_cards(s, b, m, k, h)
            if has_not_won(s, b, m, m.owner[h], goal):
                return True
            swap_cards(s, b, m, k, h)
    return False


@rule
def play_hidden_card(
    s: CommonState, b: CommonBoard, w: CommonWork, m: Particle, seat: int, card: int, goal: int
) -> bool:
    """An opponent plays a card: make one of those it drew before this turn that kind, and reveal it."""
    for k in range(m.n_cards):
        if m.owner[k] == seat and m.card_new[k] == 0 and m.card[k] == card:
            reveal(m, k)
            return True
    start = below(w, m.n_cards + 1)
    for i in range(m.n_cards):
        k = (start + i) % m.n_cards
        if m.owner[k] == seat and m.card_new[k] == 0 and make_card(s, b, w, m, k, card, goal):
            reveal(m, k)
            return True
    return False


@rule
def ensure_in_stack(s: CommonState, b: CommonBoard, w: CommonWork, m: Particle, card: int, goal: int) -> bool:
    """The viewer draws a card: make sure that the stack holds one of that kind."""
    if s.stack[card] > 0 or s.stack_size == 0:
        return s.stack[card] > 0
    start = below(w, m.n_cards + 1)
    for i in range(m.n_cards):
        k = (start + i) % m.n_cards
        if m.card[k] == card and m.card_shuffle[k] == m.shuffle:
            change_card(s, b, m, k, draw_from_stack(s, w))
            if has_not_won(s, b, m, m.owner[k], goal):
                return True
            change_card(s, b, m, k, card)
    return False


@rule
def prepare_cards(
    observed: list[Row],
    rows: list[Row],
    s: CommonState,
    b: CommonBoard,
    w: CommonWork,
    m: Particle,
    a: int,
    viewer: int,
    goal: int,
) -> bool:
    """Exchange hidden cards so that the cards revealed by action a are where they must have been."""
    if observed[a][KIND] == DRAW_CARD and observed[a][IS_HIDDEN] == 0:
        return ensure_in_stack(s, b, w, m, observed[a][ARGUMENT_X], goal)
    first = observed[a][FIRST_ROW]
    for i in range(first, first + observed[a][ROW_COUNT]):
        if rows[i][0] == PLAYED and rows[i][1] != viewer:
            if not play_hidden_card(s, b, w, m, rows[i][1], rows[i][2], goal):
                return False
    return True


@rule
def update_cards(s: CommonState, b: CommonBoard, m: Particle, stack_size: int) -> int:
    """Note a reshuffle if the stack is not of the expected size, and a new turn if no card is new."""
    if s.stack_size != stack_size:
        m.shuffle += 1
    if new_cards(s, b) == 0:
        for k in range(m.n_cards):
            m.card_new[k] = 0
    return 0


@rule
def add_card(observed: list[Row], rows: list[Row], m: Particle, a: int, card: int, is_new: int) -> int:
    """Add the card that an opponent drew in action a; `add_hidden_move` must follow."""
    if m.n_cards == MAX_CARDS:
        return 0
    k = m.n_cards
    for i in range(observed[a][FIRST_ROW], observed[a][FIRST_ROW] + observed[a][ROW_COUNT]):
        if rows[i][0] == DREW:
            m.owner[k] = rows[i][1]
    m.card[k] = card
    m.card_shuffle[k] = m.shuffle
    m.card_new[k] = is_new
    m.card_move[k] = m.n_hidden_moves
    m.n_cards = k + 1
    return 0
