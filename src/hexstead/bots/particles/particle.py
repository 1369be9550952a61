"""A particle's bookkeeping, and the columns in which observed actions are passed to the particle filter."""

from __future__ import annotations

from ...core.common_fields import SEATS, CommonState
from ...core.kernel import copy_state
from ...core.layout import Row, number, row, struct
from ...core.rule import rule

MAX_CARDS = 64  # hidden cards in opponents' hands
MAX_HIDDEN_MOVES = 2048  # hidden moves of a game that are kept; later ones are applied only

# Columns of the array `observed`, which holds an action per row.
SEAT, KIND, ARGUMENT_X, ARGUMENT_Y, IS_HIDDEN, FIRST_ROW, ROW_COUNT, GIVE = range(8)
GOODS = 8
GET = GIVE + GOODS


@struct({})
class Particle:
    """Bookkeeping of one particle; its state has the same index in the array `states`."""

    weight: int = number(wide=True)
    hands: int = number(wide=True)  # hash of all hands
    shuffle: int = number()  # how often the stack was reshuffled
    n_cards: int = number()  # number of hidden cards that opponents hold; the next six rows are indexed by card
    owner: Row = row(MAX_CARDS)
    card: Row = row(MAX_CARDS)
    card_shuffle: Row = row(MAX_CARDS)  # value of `shuffle` when it was drawn
    card_new: Row = row(MAX_CARDS)  # 1: drawn this turn, not playable yet
    card_move: Row = row(MAX_CARDS)  # index of the hidden move that drew it
    saved_card: Row = row(MAX_CARDS)  # scratch of `redeal`
    public_points: Row = row(SEATS)  # points of each seat as the viewer sees them
    max_public_points: Row = row(SEATS)  # maximum of a seat's public points during its own turns
    n_hidden_moves: int = number()
    hidden_move: Row = row(MAX_HIDDEN_MOVES)  # codes of the hidden moves in this particle


@rule
def copy_bookkeeping(particles: list[Particle], to: int, i: int) -> int:
    m = particles[i]
    weight = m.weight
    key = m.hands
    shuffle = m.shuffle
    n_cards = m.n_cards
    n_hidden_moves = m.n_hidden_moves
    m = particles[to]
    m.weight = weight
    m.hands = key
    m.shuffle = shuffle
    m.n_cards = n_cards
    m.n_hidden_moves = n_hidden_moves
    for k in range(n_cards):
        m.owner[k] = particles[i].owner[k]
        m.card[k] = particles[i].card[k]
        m.card_shuffle[k] = particles[i].card_shuffle[k]
        m.card_new[k] = particles[i].card_new[k]
        m.card_move[k] = particles[i].card_move[k]
    for seat in range(SEATS):
        m.public_points[seat] = particles[i].public_points[seat]
        m.max_public_points[seat] = particles[i].max_public_points[seat]
    for k in range(min(n_hidden_moves, MAX_HIDDEN_MOVES)):
        m.hidden_move[k] = particles[i].hidden_move[k]
    return 0


@rule
def copy_particle(states: list[CommonState], particles: list[Particle], to: int, i: int) -> int:
    copy_state(states, to, states, i)
    copy_bookkeeping(particles, to, i)
    return 0


@rule
def add_hidden_move(m: Particle, code: int) -> int:
    if m.n_hidden_moves < MAX_HIDDEN_MOVES:
        m.hidden_move[m.n_hidden_moves] = code
    if m.n_hidden_moves < MAX_HIDDEN_MOVES + 1:
        m.n_hidden_moves += 1
    return 0
