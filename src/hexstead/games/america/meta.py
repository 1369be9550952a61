"""America in numbers: every count, cost, limit, option and phase stands here or in map.json."""

from __future__ import annotations

from itertools import permutations

from ...core.actions import (
    ACCEPT,
    BUY_CARD,
    CONCLUDE,
    COUNTER,
    DECLINE,
    DICE_ROLL,
    DISCARD_CARD,
    DONE,
    DRAW_CARD,
    END_TURN,
    EXCHANGE,
    MAKE_OFFER,
    OWN_KINDS,
    PLAY_CARD,
    ROB_SEAT,
    ROLL,
    STEAL_CARD,
    TAKE_CARD,
    WITHDRAW,
)
from ...core.options import Option
from ...core.table import (
    COLOURS,
    DICE,
    DISCARD,
    DRAW,
    FIRST_ROLL,
    MAIN,
    OFFER,
    OVER,
    OWN_PHASES,
    PRE_ROLL,
    ROB,
    ROBBER,
    SEATS,
    SET_UP,
    STEAL,
    TAKE,
)
from .actions import (
    BUILD_RAIL,
    BUILD_SETTLER,
    BUILD_TRAIN,
    BUY_RESOURCE,
    CHOOSE_PAYOUT,
    DELIVER,
    MOVE_OUTLAW,
    MOVE_SETTLER,
    MOVE_TRAIN,
    NATIVE_SUPPORT,
    OWN_ACTIONS,
    PASS,
    PLACE_CITY,
    SELL_FOR_GOLD,
    TAKE_GOLD,
    TOKEN,
)

RULES_VERSION = 2  # 1: former.json
PLAYERS = (3, 4)  # A-COMP-01

RESOURCES = ("cattle", "coal", "grain", "lumber", "ore")
CATTLE, COAL, GRAIN, LUMBER, ORE = range(5)
GOLD = 5  # the good beside the resources
GOODS = (*RESOURCES, "gold")
TERRAIN = {"pasture": CATTLE, "hills": COAL, "fields": GRAIN, "forest": LUMBER, "mountains": ORE}  # A-TERM-05
CARDS_PER_RESOURCE = 19  # A-COMP-02

CARDS = ("cavalry", "engineer", "right_of_way", "mineral_rights", "cattle_drive", "scout", "native_support")
CAVALRY, ENGINEER_CARD, RIGHT_OF_WAY, MINERAL_RIGHTS, CATTLE_DRIVE, SCOUT_CARD, SUPPORT = range(7)

ITEMS = ("rail", "train", "settler", "card")
RAIL, TRAIN, SETTLER, CARD = range(4)
COSTS = (  # A-BUY-01
    {ORE: 1, LUMBER: 1},
    {ORE: 1, LUMBER: 1, COAL: 1},
    {CATTLE: 1, GRAIN: 1, LUMBER: 1},
    {CATTLE: 1, COAL: 1},
)

RAILS_PER_SEAT = 30  # A-COMP-06
TRAINS_PER_SEAT = 2  # A-COMP-06
SETTLERS_PER_SEAT = 2  # A-COMP-06
CITIES_PER_SEAT = {3: 12, 4: 10}  # A-COMP-07
GOODS_TO_WIN = {3: 10, 4: 8}  # A-COMP-08, A-WIN-03
START_CITIES = 3  # A-SET-01
START_GOLD = 3  # A-SET-05, AQ-07
HAND_LIMIT = 7  # A-OUT-01
SUPPLY_PRICE = 3
GOLD_PRICE = 2
GOLD_PURCHASES = 2
STEPS_PER_CARD = 3  # a grain or a coal
TRAINS_PER_PATH = 2
CARDS_FOR_BUILD_PHASE = 2  # with fewer nothing can be bought
CAVALRY_GOLD = 2
ENGINEER_RAILS = 2
RIGHT_OF_WAY_STEPS = 5
TAKEN_BY_CARD = 2
CATTLE_DRIVE_GOLD = 5
SCOUT_STEPS = 5
SCOUT_GOLD = 3
MOST_PAYOUTS = 16

NEUTRAL = SEATS  # owner of the fourth colour's cities among three players

# Where gold of the bank comes from, as its event tells.
GOLD_SOURCES = ("compensation", "route", "coast", "exchange", "card")
COMPENSATION, ROUTE_GOLD, COAST, EXCHANGE_GOLD, CARD_GOLD = range(5)

NO_MARK, SINGLE_MARK, DOUBLE_MARK = 0, 1, 2

(TOKENS, SET_RAIL, SET_NEUTRAL, ROUTE, BONUS, ENGINEER, CARD_MOVE, SCOUT, EBP) = range(OWN_PHASES, OWN_PHASES + 9)
PHASES = {
    OVER: "over", FIRST_ROLL: "first_roll", SET_UP: "set_city", PRE_ROLL: "pre_roll", DICE: "dice", DISCARD: "discard",
    ROBBER: "outlaw", ROB: "rob", STEAL: "steal", MAIN: "action", OFFER: "offer", TAKE: "take", DRAW: "draw",
    TOKENS: "tokens", SET_RAIL: "set_rail", SET_NEUTRAL: "set_neutral", ROUTE: "route", BONUS: "bonus",
    ENGINEER: "engineer", CARD_MOVE: "card_move", SCOUT: "scout", EBP: "build_phase",
}  # fmt: skip
ANSWERS = {
    TOKENS: (TOKEN,),
    FIRST_ROLL: (DICE_ROLL,),
    SET_UP: (PLACE_CITY,),
    SET_RAIL: (BUILD_RAIL,),
    SET_NEUTRAL: (PLACE_CITY,),
    PRE_ROLL: (ROLL, PLAY_CARD, NATIVE_SUPPORT),  # A-TURN-06, AQ-25
    DICE: (DICE_ROLL,),
    DISCARD: (DISCARD_CARD,),
    ROBBER: (MOVE_OUTLAW,),
    ROB: (ROB_SEAT,),
    STEAL: (STEAL_CARD,),
    MAIN: (  # A-TURN-04; only here do settlers and trains move, but for cards (A-SMOV-08, A-TMOV-09)
        END_TURN, BUILD_RAIL, BUILD_SETTLER, BUILD_TRAIN, BUY_CARD, PLAY_CARD, MOVE_SETTLER, MOVE_TRAIN, DELIVER,
        EXCHANGE, SELL_FOR_GOLD, BUY_RESOURCE, MAKE_OFFER,
    ),
    OFFER: (ACCEPT, DECLINE, COUNTER, CONCLUDE, WITHDRAW),
    ROUTE: (CHOOSE_PAYOUT,),
    BONUS: (BUILD_RAIL, DONE),
    ENGINEER: (BUILD_RAIL, DONE),
    CARD_MOVE: (MOVE_TRAIN, DELIVER, DONE),
    SCOUT: (MOVE_SETTLER, TAKE_GOLD, DONE),
    TAKE: (TAKE_CARD, DONE),
    DRAW: (DRAW_CARD,),
    EBP: (BUILD_RAIL, BUILD_SETTLER, BUILD_TRAIN, BUY_CARD, PASS),  # A-EBP-02 to 04, A-DEV-05, AQ-77
}  # fmt: skip
PROMPTS = (DISCARD, ROBBER, ROB, OFFER, ROUTE, BONUS, ENGINEER, CARD_MOVE, SCOUT, TAKE)  # A-TURN-05, AQ-19
PURPOSES = {TOKENS: "token", FIRST_ROLL: "first", DICE: "dice", STEAL: "steal", DRAW: "draw"}

OPTIONS = (
    Option("setup.pieces", ("suggested", "variable")),  # A-SUG-01
    Option("setup.tokens", ("suggested", "random")),  # A-SUG-04
    Option("seats.colours", tuple(" ".join(order) for order in permutations(COLOURS))),  # by seat; AQ-10
    Option("outlaw.stealOptional", (False, True)),
    Option("production.loneShortageGetsRest", (False, True)),  # AQ-12
    Option("settler.startSpot", ("atCity", "adjacent")),  # AQ-26
    Option("rail.trackChain", (True, False)),  # AQ-39
    Option("railGold.mutual", ("once", "twice")),  # AQ-35
    Option("token.source", ("any", "singleMarkOnly")),  # AQ-53
    Option("fee.scope", ("perTrainOwnerTurn", "perTrainOwnerMove")),  # A-FEE-04
    Option("delivery.timing", ("anytime", "onArrival")),  # AQ-72
    Option("ebp.includesTurnPlayer", (False, True)),  # AQ-76
    Option("game.goods", (0, 5, 3)),  # 0: by the number of players; the others are short games
    Option("trade.offers", 5, low=0, high=20),
)
EDITIONS: dict[str, dict[str, object]] = {
    "2018": {},
    "2010": {},
    "german": {"delivery.timing": "onArrival", "outlaw.stealOptional": True},
}

# One good for another, with a code: 1:1, 2:1, 1:2 of two resources, one resource for 1 to 3 gold and back.
FOR_CARDS, FOR_GOLD, FROM_GOLD = ((1, 1), (2, 1), (1, 2)), ((1, 1), (1, 2), (1, 3)), ((1, 1), (2, 1), (3, 1))
BUNDLES = tuple(
    (give, give_count, get, get_count)
    for give in range(len(GOODS))
    for get in range(len(GOODS))
    if get != give
    for give_count, get_count in (FOR_GOLD if get == GOLD else FROM_GOLD if give == GOLD else FOR_CARDS)
)

SIZES = {
    "seats": SEATS, "resources": len(RESOURCES), "goods": len(GOODS), "cards": len(CARDS), "items": len(ITEMS),
    "hexes": 71, "nodes": 149, "paths": 201, "sites": 45, "pieces": 2, "pieces_taken": 3, "payouts": MOST_PAYOUTS,
    "sums": 11, "token_numbers": 3, "tokens": 12, "marks": 26, "colours": len(COLOURS), "bundles": len(BUNDLES),
    "good_ends": len(GOODS) + 1, "dice_pairs": 36, "phases": len(PHASES), "kinds": OWN_KINDS + len(OWN_ACTIONS),
}  # fmt: skip
