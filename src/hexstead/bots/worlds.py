"""Possible worlds: complete states that agree with all that a seat saw, each with a note of what it holds hidden.

Written like rules, over an array of states and one of notes that go together: entries 0 to n − 1 are the worlds, those
from `limit` on are for branching, the last is spare. What is hidden from a seat is of three kinds:

- A chance outcome such as a stolen card. Every world branches into all its outcomes by their weights; worlds with the
  same hands become one, their weights added; the most likely `limit` of them stay. What anyone does later (pays,
  offers, accepts, discards) is tried in every world, and a world in which it is impossible, or looks different, ends.
- A drawn card. The stack is counts, so a sequence of draws is the beginning of a shuffled stack, and any two cards of
  one shuffle may change places: both orders are equally likely, and at every draw the stack still has the card that is
  drawn. This holds between hidden cards in hands and the stack, as long as nobody has played them, they come from the
  same shuffle, and nobody would have won earlier with what he then holds. So worlds need not tell hidden cards apart:
  they are dealt anew whenever a state is imagined, and exchanged where someone plays a card that he lacks here.
- Another seat's secret choice, until it is shown: any that is legal there.
"""

from __future__ import annotations

import pathlib
from collections.abc import Sequence
from functools import cache
from typing import Any

from ..core.actions import DRAW_CARD
from ..core.definition import definition
from ..core.events import DREW, PLAYED
from ..core.kernel import apply, check, copy_state, hide, weigh
from ..core.kernels import Kernel
from ..core.records import Row, number, record, row
from ..core.rule import hook, rule
from ..core.rules.random import below, seed_random
from ..core.table import CHANCE, EVENT_COLUMNS, SEATS, TableBoard, TableState, TableWork
from .bot import HIDDEN

CARDS = 64  # hidden cards in opponents' hands, at most
SECRETS = 2048  # hidden moves of a game that are written down; the rest is only lived through
WHOLE = 1 << 30  # what the weights of all worlds add up to, about
TRIES = 32
FORCED_TRIES = 2000

# Columns of an action in the array `acts`.
SEAT, KIND, ARGUMENT_X, ARGUMENT_Y, IS_SECRET, FIRST_ROW, ROW_COUNT, GIVE = range(8)
GOODS = 8
GET = GIVE + GOODS
ACT_COLUMNS = GET + GOODS


@record({})
class Note:
    """What one possible world holds hidden from the seat."""

    weight: int = number(wide=True)
    key: int = number(wide=True)  # stands for the hands in it
    shuffle: int = number()  # how often the stack was filled anew
    n_cards: int = number()  # hidden cards that opponents hold, each with
    owner: Row = row(CARDS)
    card: Row = row(CARDS)
    card_shuffle: Row = row(CARDS)  # the shuffle it comes from
    card_new: Row = row(CARDS)  # 1: got this turn, not playable yet
    card_at: Row = row(CARDS)  # the number of the secret that drew it
    was: Row = row(CARDS)  # scratch of `deal_anew`
    shown: Row = row(SEATS)  # points of every seat as the viewer sees them
    most: Row = row(SEATS)  # the most a seat showed in a turn of its own
    n_secrets: int = number()  # hidden moves so far
    secret: Row = row(SECRETS)  # and their codes in this world


@hook
def points(s: TableState, b: TableBoard, seat: int) -> int:
    """A seat's points, hidden ones included."""
    raise NotImplementedError


@rule
def copy_note(notes: list[Note], to: int, i: int) -> int:
    m = notes[i]
    weight = m.weight
    key = m.key
    shuffle = m.shuffle
    n_cards = m.n_cards
    n_secrets = m.n_secrets
    m = notes[to]
    m.weight = weight
    m.key = key
    m.shuffle = shuffle
    m.n_cards = n_cards
    m.n_secrets = n_secrets
    for k in range(n_cards):
        m.owner[k] = notes[i].owner[k]
        m.card[k] = notes[i].card[k]
        m.card_shuffle[k] = notes[i].card_shuffle[k]
        m.card_new[k] = notes[i].card_new[k]
        m.card_at[k] = notes[i].card_at[k]
    for seat in range(SEATS):
        m.shown[seat] = notes[i].shown[seat]
        m.most[seat] = notes[i].most[seat]
    for k in range(min(n_secrets, SECRETS)):
        m.secret[k] = notes[i].secret[k]
    return 0


@rule
def copy_world(states: list[TableState], notes: list[Note], to: int, i: int) -> int:
    copy_state(states, to, states, i)
    copy_note(notes, to, i)
    return 0


@rule
def write_secret(m: Note, code: int) -> int:
    if m.n_secrets < SECRETS:
        m.secret[m.n_secrets] = code
    if m.n_secrets < SECRETS + 1:
        m.n_secrets += 1
    return 0


# One action in one world.


@rule
def looks_alike(acts: list[Row], rows: list[Row], w: TableWork, a: int) -> bool:
    """Whether the events of the last step are those that the seat saw, as far as it saw them."""
    if w.n_events != acts[a][ROW_COUNT]:
        return False
    first = acts[a][FIRST_ROW]
    for i in range(w.n_events):
        for column in range(EVENT_COLUMNS):
            told = rows[first + i][column]
            if told != HIDDEN and told != w.events[i][column]:
                return False
    return True


@rule
def is_possible(acts: list[Row], s: TableState, b: TableBoard, w: TableWork, a: int, x: int, y: int) -> bool:
    for good in range(b.goods):
        w.give[good] = acts[a][GIVE + good]
        w.get[good] = acts[a][GET + good]
    return check(s, b, w, acts[a][SEAT], acts[a][KIND], x, y) == 0


@rule
def pick_outcome(s: TableState, b: TableBoard, w: TableWork) -> int:
    """A chance outcome by its weight."""
    left = below(w, weigh(s, b, w))
    x = 0
    while left >= w.weights[x]:
        left -= w.weights[x]
        x += 1
    return x


@rule
def pick_choice(acts: list[Row], s: TableState, b: TableBoard, w: TableWork, a: int) -> int:
    """A legal choice of the action's kind, any alike, as its number within the kind; −1 without one."""
    kind = acts[a][KIND]
    found = -1
    count = 0
    for x in range(b.block_x[kind]):
        for y in range(b.block_y[kind]):
            if is_possible(acts, s, b, w, a, x, y):
                count += 1
                if below(w, count) == 0:
                    found = x * b.block_y[kind] + y
    return found


# Hidden cards that change places.


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


# All worlds.


@rule
def add_card(acts: list[Row], rows: list[Row], b: TableBoard, m: Note, a: int, card: int, is_new: int) -> int:
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


@rule
def live_through(
    states: list[TableState],
    notes: list[Note],
    acts: list[Row],
    rows: list[Row],
    b: TableBoard,
    w: TableWork,
    i: int,
    a: int,
    outcome: int,
    viewer: int,
    goal: int,
) -> bool:
    """Let action a happen in world i; False where it is impossible or looks different.

    Its hidden part is the outcome, or where that is −1, as it may be. What looks different may do so by a hidden card
    (somebody wins): then the cards are dealt anew.
    """
    s = states[i]
    m = notes[i]
    if not prepare_cards(acts, rows, s, b, w, m, a, viewer, goal):
        return False
    spare = len(states) - 1
    copy_state(states, spare, states, i)
    seat = acts[a][SEAT]
    kind = acts[a][KIND]
    is_secret = acts[a][IS_SECRET]
    stack_size = s.stack_size
    if kind == DRAW_CARD:
        stack_size -= 1
    for _ in range(TRIES):
        s = states[i]
        x = acts[a][ARGUMENT_X]
        y = acts[a][ARGUMENT_Y]
        if is_secret == 1:
            x = outcome
            if outcome < 0 and seat == CHANCE:
                x = pick_outcome(s, b, w)
            elif outcome < 0:
                choice = pick_choice(acts, s, b, w, a)
                x = choice // b.block_y[kind]
                y = choice % b.block_y[kind]
        if x < 0 or not is_possible(acts, s, b, w, a, x, y):
            return False
        news = new_cards(s, b)
        w.record = 1
        w.n_events = 0
        apply(s, b, w, seat, kind, x, y)
        if looks_alike(acts, rows, w, a):
            if is_secret == 1:
                if kind == DRAW_CARD:
                    add_card(acts, rows, b, m, a, x, min(1, max(0, new_cards(s, b) - news)))
                write_secret(m, b.block_start[kind] + x * b.block_y[kind] + y)
            keep_cards(s, b, m, stack_size)
            return True
        copy_state(states, i, states, spare)
        if m.n_cards == 0 and is_secret == 0:
            return False
        deal_anew(states[i], b, w, m, goal)
        copy_state(states, spare, states, i)
    return False


@rule
def hands_key(s: TableState, b: TableBoard) -> int:
    """A number for the hands of all seats; two that differ have the same one once in a blue moon."""
    key = 0
    other = 0
    for seat in range(s.players):
        for resource in range(b.resources):
            key = (key * 1000003 + s.hand[seat][resource] + 1) % 2147483647
            other = (other * 998244353 + s.hand[seat][resource] + 7) % 2147483629
    return key * 2147483629 + other


@rule
def weight_of(acts: list[Row], s: TableState, b: TableBoard, w: TableWork, m: Note, a: int, x: int) -> int:
    """The weight of the world that follows from this one by an outcome of the chance action a; 0 without any."""
    if not is_possible(acts, s, b, w, a, x, 0):
        return 0
    total = weigh(s, b, w)
    return max(1, m.weight * w.weights[x] // total)


@rule
def join(states: list[TableState], notes: list[Note], w: TableWork, start: int, end: int) -> int:
    """Make the world `end` one with an equal one from `start` on, if there is one; where the worlds end now."""
    for i in range(start, end):
        if notes[i].key == notes[end].key:
            both = notes[i].weight + notes[end].weight
            if below(w, both) < notes[end].weight:
                copy_world(states, notes, i, end)
            m = notes[i]
            m.weight = both
            return end
    return end + 1


@rule
def keep_likely(states: list[TableState], notes: list[Note], limit: int, end: int) -> int:
    """Move the most likely of the worlds from `limit` to `end` to the front; how many there are."""
    n = 0
    while n < limit:
        best = limit
        for i in range(limit, end):
            if notes[i].weight > notes[best].weight:
                best = i
        if best == end or notes[best].weight == 0:
            return n
        copy_world(states, notes, n, best)
        m = notes[best]
        m.weight = 0
        n += 1
    return n


@rule
def level_weights(notes: list[Note], n: int) -> int:
    total = 0
    for i in range(n):
        total += notes[i].weight
    for i in range(n):
        m = notes[i]
        m.weight = max(1, m.weight * WHOLE // total)
    return total


@rule
def note_points(states: list[TableState], notes: list[Note], b: TableBoard, n: int, viewer: int) -> int:
    """What points everyone shows now, and the most so far in turns of his own: alike in all worlds."""
    spare = len(states) - 1
    copy_state(states, spare, states, 0)
    s = states[spare]
    hide(s, viewer)
    for seat in range(s.players):
        shown = points(s, b, seat)
        for i in range(n):
            m = notes[i]
            m.shown[seat] = shown
            if seat == s.turn_seat and shown > m.most[seat]:
                m.most[seat] = shown
    return 0


@rule
def mix_hands(s: TableState, b: TableBoard, w: TableWork, viewer: int) -> int:
    """Deal the hands of the viewer's opponents anew, whatever is known of them."""
    for seat in range(s.players):
        for resource in range(b.resources):
            for _ in range(s.hand[seat][resource]):
                change_hands(s, b, w, seat, resource, viewer)
    return 0


@rule
def change_hands(s: TableState, b: TableBoard, w: TableWork, seat: int, resource: int, viewer: int) -> int:
    """Exchange a card with any card of any opponent of the viewer."""
    other = below(w, s.players)
    size = 0
    for kind in range(b.resources):
        size += s.hand[other][kind]
    if seat == viewer or other == viewer or size == 0 or s.hand[seat][resource] == 0:
        return 0
    left = below(w, size)
    kind = 0
    while left >= s.hand[other][kind]:
        left -= s.hand[other][kind]
        kind += 1
    s.hand[seat][resource] -= 1
    s.hand[other][resource] += 1
    s.hand[other][kind] -= 1
    s.hand[seat][kind] += 1
    return 0


def follow(
    states: list[TableState],
    notes: list[Note],
    acts: list[Row],
    rows: list[Row],
    boards: Sequence[TableBoard],
    works: Sequence[TableWork],
    n: int,
    limit: int,
    start: int,
    stop: int,
    viewer: int,
    goal: int,
    forced: int,
) -> int:
    """Let the actions from `start` to `stop` happen in n worlds; how many worlds are left.

    A hidden outcome makes every world go on as many, those with the same hands as one, the most likely stay. −1 − a
    where action a is possible in none; with `forced`, the last resort, hands are dealt anew until it is.
    """
    b = boards[0]
    w = works[0]
    last = len(states) - 2
    for a in range(start, stop):
        left = 0
        if acts[a][IS_SECRET] == 1 and acts[a][SEAT] == CHANCE and acts[a][KIND] != DRAW_CARD:
            end = limit
            for i in range(n):
                for x in range(b.block_x[acts[a][KIND]]):
                    weight = weight_of(acts, states[i], b, w, notes[i], a, x)
                    if weight > 0 and end < last:
                        copy_world(states, notes, end, i)
                        if live_through(states, notes, acts, rows, b, w, end, a, x, viewer, goal):
                            m = notes[end]
                            m.weight = weight
                            m.key = hands_key(states[end], b)
                            end = join(states, notes, w, limit, end)
            left = keep_likely(states, notes, limit, end)
        else:
            for i in range(n):
                if live_through(states, notes, acts, rows, b, w, i, a, -1, viewer, goal):
                    if left != i:
                        copy_world(states, notes, left, i)
                    left += 1
        if left == 0 and forced == 1:
            copy_world(states, notes, last, 0)
            for _ in range(FORCED_TRIES):
                if left == 0:
                    copy_world(states, notes, 0, last)
                    mix_hands(states[0], b, w, viewer)
                    if live_through(states, notes, acts, rows, b, w, 0, a, -1, viewer, goal):
                        left = 1
        if left == 0:
            return -1 - a
        if left != n or acts[a][IS_SECRET] == 1:
            level_weights(notes, left)
        n = left
        note_points(states, notes, b, n, viewer)
    return n


def dream(
    states: list[TableState],
    notes: list[Note],
    into: list[TableState],
    boards: Sequence[TableBoard],
    works: Sequence[TableWork],
    n: int,
    start: int,
    stop: int,
    goal: int,
    seed: int,
) -> int:
    """Write states that may be the real one into the entries from `start` to `stop`: a world by its weight, its hidden
    cards dealt anew. The note of the last one is left in the spare entry; which world it was."""
    b = boards[0]
    w = works[0]
    seed_random(w, seed)
    spare = len(states) - 1
    total = 0
    for i in range(n):
        total += notes[i].weight
    chosen = 0
    for to in range(start, stop):
        left = below(w, total)
        chosen = 0
        while left >= notes[chosen].weight:
            left -= notes[chosen].weight
            chosen += 1
        copy_world(states, notes, spare, chosen)
        deal_anew(states[spare], b, w, notes[spare], goal)
        copy_state(into, to, states, spare)
    return chosen


@cache
def imagining(game: str) -> Kernel:
    """The kernel of possible worlds."""
    found = definition(game)
    note: Any = Note
    entries: Any = (follow, dream)
    own: Any = found.points
    return Kernel(
        "worlds",
        entries,
        records={"m": note},
        arrays={"notes": "m", "acts": "i4 2", "rows": "i4 2"},
        hooks={"points": own},
        sources=(pathlib.Path(__file__), pathlib.Path(__file__).with_name("bot.py")),
    )
