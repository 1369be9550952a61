"""The fields that every game's records have: seats, hands, supply, development cards, dice, trade; and shared numbers.

A game's own records (`games/*/state.py`) inherit these bodies and add theirs.
"""

from __future__ import annotations

from .records import NOBODY as NOBODY
from .records import Grid, Row, grid, number, row

SEATS = 4
CHANCE = SEATS  # the seat number of chance
COLOURS = ("red", "orange", "white", "blue")
NODE_DEGREE = 3  # paths, and hexes, that meet at an intersection

# Phases every game has; a game's own follow from OWN_PHASES on. What a game calls them is in its meta.py.
(OVER, FIRST_ROLL, SET_UP, PRE_ROLL, DICE, DISCARD, ROBBER, ROB, STEAL, MAIN, OFFER, TAKE, DRAW) = range(13)
OWN_PHASES = 13

# How a game ended.
RUNNING, WON, DRAWN = 0, 1, 2
ENDINGS = ("running", "won", "drawn")

# Answers to an offer.
NOT_ASKED, ASKED, ACCEPTS, DECLINES, COUNTERS = range(5)

# Refusals that shared rules give; each game says which of its rules they are. A game's own numbers follow.
(
    NOT_YOURS,  # it is not this seat's decision
    CHOICE_FIRST,  # another choice comes first
    WRONG_PHASE,  # not in this phase
    CANNOT_PAY,  # the cost cannot be paid
    NO_CHOICE,  # not among the choices
    NO_SUCH,  # no such card or piece there
    NOT_IN_SUPPLY,  # the requested card is not in the supply
    SAME_KIND,  # the supply gives another kind than it gets
    NO_GIFTS,  # a trade needs different goods on both sides
    TRADE_LIMIT,  # no more offers this turn, or not with that seat
    NO_TARGET,  # nobody to rob there, or not that one
    STACK_EMPTY,  # no development card left
    CARD_NEW,  # bought this turn
    CARD_LIMIT,  # one card a turn
    CARD_KEPT,  # a card that is never played
) = range(1, 16)
OWN_RULES = 16

TURN_CAP = 30000  # counters stay within 16 bits
EVENT_ROWS = 64
EVENT_COLUMNS = 16


class TableState:
    """What changes in any game."""

    players: int = number()
    phase: int = number(of="phases")
    turn: int = number()  # turns begun
    turn_seat: int = number(of="seats")
    first: int = number(of="seats")
    rolled: int = number()  # 1 once the turn player has rolled
    dice: Row = row(2)
    winner: int = number(of="seats")
    ending: int = number(of="endings")
    roller: int = number(of="seats")  # who rolls for the first turn
    contender: Row = row("seats")  # 1: may still become first player
    first_roll: Row = row("seats")
    placed: int = number()  # set-up pieces placed so far

    hand: Grid = grid("seats", "resources", who="owner")
    hand_size: Row = row("seats")
    supply: Row = row("resources")
    discard_due: Row = row("seats")
    discarded: Grid = grid("seats", "resources", who="owner")  # chosen, not yet shown
    victim: int = number(of="seats")
    take: int = number()  # cards that may still be taken from the supply

    stack: Row = row("cards", who="nobody")
    stack_size: int = number()
    cards: Grid = grid("seats", "cards", who="owner")
    card_count: Row = row("seats")
    cards_new: Row = row("cards", who="turn")  # got this turn, not playable yet
    cards_open: Grid = grid("seats", "cards")  # played, or shown at the end
    card_played: int = number()
    draws: int = number()  # cards still to be drawn
    draw_free: int = number()  # 1: they are a reward, not bought

    offer_give: Row = row("goods")
    offer_get: Row = row("goods")
    answer: Row = row("seats")
    counter_give: Grid = grid("seats", "goods")
    counter_get: Grid = grid("seats", "goods")
    offers_left: int = number()


class TableBoard:
    """What stands still in any game: board, costs, limits, options, and the tables that number actions."""

    hexes: int = number()
    nodes: int = number()
    paths: int = number()
    path_a: Row = row("paths")
    path_b: Row = row("paths")
    node_degree: Row = row("nodes")
    node_path: Grid = grid("nodes", NODE_DEGREE)
    node_hexes: Row = row("nodes")
    node_hex: Grid = grid("nodes", NODE_DEGREE)
    hex_corners: Row = row("hexes")
    hex_corner: Grid = grid("hexes", 6)
    hex_resource: Row = row("hexes")
    hex_number: Row = row("hexes")

    resources: int = number()
    goods: int = number()
    cards: int = number()
    card_supply: Row = row("cards")  # development cards in the game, by kind
    cost: Grid = grid("items", "resources")
    cards_per_resource: int = number()
    hand_limit: int = number()  # more than this on a 7: half goes back
    supply_price: int = number()  # equal cards for one of the supply
    offers_per_turn: int = number()
    lone_shortage: int = number()  # option: a sole entitled player takes what is left

    codes: int = number()
    code_kind: Row = row("codes")
    code_x: Row = row("codes")
    code_y: Row = row("codes")
    block_start: Row = row("kinds")
    block_x: Row = row("kinds")
    block_y: Row = row("kinds")
    fits: Grid = grid("phases", "kinds")  # 1: an action of this kind answers this phase
    by_chance: Row = row("phases")  # 1: chance acts
    asks: Row = row("phases")  # 1: a prompt that must be answered before anything else
    bundle_start: Row = row("good_ends")  # trades with a code, those that give good g from [g] to [g + 1]
    bundle_give: Row = row("bundles")
    bundle_give_count: Row = row("bundles")
    bundle_get: Row = row("bundles")
    bundle_get_count: Row = row("bundles")


class TableWork:
    """The caller's scratch: event rows, legal codes, chance weights, the free bundle of a trade, random numbers."""

    record: int = number()  # 1: write event rows
    n_events: int = number()
    events: Grid = grid(EVENT_ROWS, EVENT_COLUMNS)
    who: int = number()  # who may act after a recorded step, a bit per seat
    n_legal: int = number()
    n_offers: int = number()  # how many of the legal codes are trade bundles; they stand last
    legal: Row = row("codes")
    n_weights: int = number()
    chance_kind: int = number()
    weights: Row = row(36)
    give: Row = row("goods")
    get: Row = row("goods")
    due: Grid = grid("seats", "resources")  # production: what each seat is entitled to
    grant: Grid = grid("seats", "resources")  # and what it gets
    random_a: int = number(wide=True)
    random_b: int = number(wide=True)
    decisions: int = number(wide=True)
    choices: int = number(wide=True)
    chances: int = number(wide=True)
    dice_count: Row = row(13, wide=True)  # rolls by sum
