"""What is written down of a game as a seat sees it: the columns of an action, and a note of what each world hides."""

from __future__ import annotations

from ...core.kernel import copy_state
from ...core.records import Row, number, record, row
from ...core.rule import rule
from ...core.table import SEATS, TableState

CARDS = 64  # hidden cards in opponents' hands, at most
SECRETS = 2048  # hidden moves of a game that are written down; the rest is only lived through

# Columns of an action in the array `acts`.
SEAT, KIND, ARGUMENT_X, ARGUMENT_Y, IS_SECRET, FIRST_ROW, ROW_COUNT, GIVE = range(8)
GOODS = 8
GET = GIVE + GOODS


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
