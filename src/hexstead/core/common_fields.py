"""The fields shared by the structs of all games, and the shared phases and refusals.

A game's own structs (`games/*/state.py`) inherit these bodies and add fields.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .layout import NOBODY as NOBODY
from .layout import Grid, Row, grid, number, row
from .numbering import Numbering, Phases

SEATS = 4
CHANCE = SEATS  # the seat number of chance
COLOURS = ("red", "orange", "white", "blue")
NODE_DEGREE = 3  # paths, and hexes, that meet at an intersection

# Phases of every game. A game renames some and adds its own: Phases(PHASES, {...}).
PHASES = Phases()
OVER = PHASES.add("over")
FIRST_ROLL = PHASES.add("first_roll", chance="first")
SET_UP = PHASES.add("set_up")
PRE_ROLL = PHASES.add("pre_roll")
DICE = PHASES.add("dice", chance="dice")
DISCARD = PHASES.add("discard", prompt=True)
ROBBER = PHASES.add("robber", prompt=True)
ROB = PHASES.add("rob", prompt=True)
STEAL = PHASES.add("steal", chance="steal")
MAIN = PHASES.add("main")
OFFER = PHASES.add("offer", prompt=True)
TAKE = PHASES.add("take", prompt=True)
DRAW = PHASES.add("draw", chance="draw")

# How a game ended.
ENDINGS = Numbering()
RUNNING = ENDINGS.add("running")
WON = ENDINGS.add("won")
DRAWN = ENDINGS.add("drawn")

# Answers to an offer.
NOT_ASKED, ASKED, ACCEPTS, DECLINES, COUNTERS = range(5)

# Why a shared rule refuses an action; 0 means that the action is legal. A game maps each to a rule of its catalogue
# and numbers its own refusals after these.
REFUSALS = Numbering(("",))
NOT_YOURS = REFUSALS.add("not this seat's decision")
CHOICE_FIRST = REFUSALS.add("another choice comes first")
WRONG_PHASE = REFUSALS.add("not in this phase")
CANNOT_PAY = REFUSALS.add("the cost cannot be paid")
NO_CHOICE = REFUSALS.add("not among the choices")
NO_SUCH = REFUSALS.add("no such card or piece")
NOT_IN_SUPPLY = REFUSALS.add("the requested card is not in the supply")
SAME_KIND = REFUSALS.add("the supply gives another kind than it gets")
NO_GIFTS = REFUSALS.add("a trade needs different goods on both sides")
NO_PARTNER = REFUSALS.add("offers go to opponents")
FAILED_OFFERS = REFUSALS.add("too many offers without a trade this turn")
TOTAL_OFFERS = REFUSALS.add("too many offers this turn, agreed ones included")
NO_TARGET = REFUSALS.add("nobody to rob there, or not that seat")
STACK_EMPTY = REFUSALS.add("no development card left")
CARD_NEW = REFUSALS.add("the card was bought this turn")
CARD_LIMIT = REFUSALS.add("one card per turn")
CARD_KEPT = REFUSALS.add("this card is never played")


def refusals(rules: Mapping[int, str]) -> Numbering:
    """The game's rule behind each shared refusal, to which the game adds its own. Raises KeyError if one is missing."""
    return Numbering(("", *(rules[n] for n in range(1, len(REFUSALS)))))


UNKNOWN_ACTION = -1  # what apply returns for an action kind or a card that no declaration covers

TURN_CAP = 30000  # counters stay within 16 bits
EVENT_ROWS = 64
EVENT_COLUMNS = 16


class CommonState:
    """State fields of every game."""

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
    contender: Row = row("seats")  # 1: can still become first player
    first_roll: Row = row("seats")
    placed: int = number()  # set-up pieces placed so far

    hand: Grid = grid("seats", "resources", who="owner")
    hand_size: Row = row("seats")
    supply: Row = row("resources")
    discard_due: Row = row("seats")
    discarded: Grid = grid("seats", "resources", who="owner")  # chosen, not yet shown
    victim: int = number(of="seats")
    take: int = number()  # cards that can still be taken from the supply

    stack: Row = row("cards", who="nobody")
    stack_size: int = number()
    cards: Grid = grid("seats", "cards", who="owner")
    card_count: Row = row("seats")
    cards_new: Row = row("cards", who="turn")  # acquired this turn, not playable yet
    cards_open: Grid = grid("seats", "cards")  # played, or shown at the end
    card_played: int = number()
    draws: int = number()  # cards still to be drawn
    draw_free: int = number()  # 1: they are a reward, not bought

    offer_give: Row = row("goods")
    offer_get: Row = row("goods")
    answer: Row = row("seats")
    counter_give: Grid = grid("seats", "goods")
    counter_get: Grid = grid("seats", "goods")
    offers_left: int = number()  # how many more offers may end without a trade this turn
    offers_made: int = number()  # this turn, agreed ones included


class CommonBoard:
    """Board fields of every game: map, costs, limits, options, and the numbering of actions. Constant during a game."""

    rules_version: int = number()  # rules that differ between versions depend on it, so that old records replay
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
    hand_limit: int = number()  # a hand larger than this loses half of its cards on a 7
    supply_price: int = number()  # equal cards exchanged for one card of the supply
    offers_per_turn: int = number()  # limit of offers that end without a trade
    total_offers: int = number()  # offers per turn, agreed ones included; 0: no limit
    open_trading: int = number()  # 1: agreed trades are no offers, and answers to an open offer can change
    lone_shortage: int = number()  # option: a sole entitled player takes what is left
    first_seat: int = number()  # option: the seat that begins, counted from 1; 0: by dice

    codes: int = number()
    code_kind: Row = row("codes")
    code_x: Row = row("codes")
    code_y: Row = row("codes")
    block_start: Row = row("kinds")
    block_x: Row = row("kinds")
    block_y: Row = row("kinds")
    fits: Grid = grid("phases", "kinds")  # 1: actions of this kind can be chosen in this phase
    by_chance: Row = row("phases")  # 1: chance acts
    declines: Row = row("kinds")  # 1: bots never choose this kind (Spec.declines)
    asks: Row = row("phases")  # 1: a prompt, decided before anything else
    bundle_start: Row = row("good_ends")  # coded trades that give good g: from [g] up to [g + 1]
    bundle_give: Row = row("bundles")
    bundle_give_count: Row = row("bundles")
    bundle_get: Row = row("bundles")
    bundle_get_count: Row = row("bundles")


class CommonWork:
    """Workspace fields of every game: event rows, legal codes, chance weights, trade terms, random numbers."""

    events_on: int = number()  # 1: write event rows
    n_events: int = number()
    events: Grid = grid(EVENT_ROWS, EVENT_COLUMNS)
    who: int = number()  # seats that can act after a step with events, one bit each
    n_legal: int = number()
    n_offers: int = number()  # legal codes that are trade bundles; these come last
    legal: Row = row("codes")
    n_weights: int = number()
    chance_kind: int = number()
    weights: Row = row(36)
    give: Row = row("goods")
    get: Row = row("goods")
    due: Grid = grid("seats", "resources")  # production each seat is entitled to
    grant: Grid = grid("seats", "resources")  # production each seat gets
    random_a: int = number(wide=True)
    random_b: int = number(wide=True)
    decisions: int = number(wide=True)
    choices: int = number(wide=True)
    chances: int = number(wide=True)
    dice_count: Row = row(13, wide=True)  # rolls by sum


class LongestPathState(CommonState):
    """State fields of games with an award for the longest path (core/rules/awards.py)."""

    lr_length: Row = row("seats")
    lr_holder: int = number(of="seats")


class LongestPathBoard(CommonBoard):
    longest_path_min: int = number()  # the shortest path that can take the award
    holder_keeps: int = number()  # option: a holder whose path was cut keeps the award in a tie of others


class LongestPathWork(CommonWork):
    """Workspace fields of the search. The axis "trail" is the largest number of paths of a seat, plus one."""

    trail_node: Row = row("trail")
    trail_path: Row = row("trail")
    trail_next: Row = row("trail")
    trail_used: Row = row("paths")
    own_node: Row = row("nodes")


class LargestArmyState(CommonState):
    """State fields of games with an award for the largest army (core/rules/awards.py)."""

    la_holder: int = number(of="seats")


class LargestArmyBoard(CommonBoard):
    largest_army_min: int = number()  # the smallest army that can take the award


def common_sizes(
    *,
    resources: Sequence[str],
    goods: Sequence[str],
    cards: Sequence[str],
    items: Sequence[str],
    bundles: Sequence[object],
    phases: Phases,
    actions: Sequence[type],
) -> dict[str, int]:
    """Axis sizes of the shared fields. `items` can be bought, `bundles` are the trades that have a code."""
    return {
        "seats": SEATS, "resources": len(resources), "goods": len(goods), "cards": len(cards), "items": len(items),
        "bundles": len(bundles), "good_ends": len(goods) + 1, "dice_pairs": 36, "phases": len(phases),
        "kinds": len(actions),
    }  # fmt: skip
