"""America's constants: counts, costs, limits, options and phases. The rest is in map.json."""

from __future__ import annotations

from ...core.common_fields import COLOURS, MAIN, ROBBER, SEATS, SET_UP, common_sizes
from ...core.common_fields import PHASES as SHARED_PHASES
from ...core.numbering import Numbering, Phases
from ...core.options import FIRST_SEAT, SEAT_COLOURS, Option
from .actions import ACTION_CLASSES

RULES_VERSION = 3  # former.json has the data of earlier versions
STRICT_POSITIONS = 3  # rules version since which more kinds of unreachable positions are refused
PLAYERS = (3, 4)  # A-COMP-01

RESOURCES = Numbering()
CATTLE = RESOURCES.add("cattle")
COAL = RESOURCES.add("coal")
GRAIN = RESOURCES.add("grain")
LUMBER = RESOURCES.add("lumber")
ORE = RESOURCES.add("ore")
GOODS = Numbering(RESOURCES)
GOLD = GOODS.add("gold")
TERRAIN = {"pasture": CATTLE, "hills": COAL, "fields": GRAIN, "forest": LUMBER, "mountains": ORE}  # A-TERM-05
CARDS_PER_RESOURCE = 19  # A-COMP-02

CARDS = Numbering()  # their effects are declared in rules/cards.py
CAVALRY = CARDS.add("cavalry")
ENGINEER_CARD = CARDS.add("engineer")
RIGHT_OF_WAY = CARDS.add("right_of_way")
MINERAL_RIGHTS = CARDS.add("mineral_rights")
CATTLE_DRIVE = CARDS.add("cattle_drive")
SCOUT_CARD = CARDS.add("scout")
SUPPORT = CARDS.add("native_support")

ITEMS = Numbering()
RAIL = ITEMS.add("rail")
TRAIN = ITEMS.add("train")
SETTLER = ITEMS.add("settler")
CARD = ITEMS.add("card")
COSTS = {  # A-BUY-01
    RAIL: {ORE: 1, LUMBER: 1},
    TRAIN: {ORE: 1, LUMBER: 1, COAL: 1},
    SETTLER: {CATTLE: 1, GRAIN: 1, LUMBER: 1},
    CARD: {CATTLE: 1, COAL: 1},
}

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
CARDS_FOR_BUILD_PHASE = 2  # minimum hand with which anything can be bought
CAVALRY_GOLD = 2
ENGINEER_RAILS = 2
RIGHT_OF_WAY_STEPS = 5
TAKEN_BY_CARD = 2
CATTLE_DRIVE_GOLD = 5
SCOUT_STEPS = 5
SCOUT_GOLD = 3
MOST_PAYOUTS = 16

NEUTRAL = SEATS  # owner of the fourth colour's cities among three players

# Sources of gold from the bank, for the event GoldTaken.
GOLD_SOURCES = Numbering()
COMPENSATION = GOLD_SOURCES.add("compensation")
ROUTE_GOLD = GOLD_SOURCES.add("route")
COAST = GOLD_SOURCES.add("coast")
EXCHANGE_GOLD = GOLD_SOURCES.add("exchange")
CARD_GOLD = GOLD_SOURCES.add("card")

NO_MARK, SINGLE_MARK, DOUBLE_MARK = 0, 1, 2

PHASES = Phases(SHARED_PHASES, {SET_UP: "set_city", ROBBER: "outlaw", MAIN: "action"})  # prompts: A-TURN-05, AQ-19
TOKENS = PHASES.add("tokens", chance="token")
SET_RAIL = PHASES.add("set_rail")
SET_NEUTRAL = PHASES.add("set_neutral")
ROUTE = PHASES.add("route", prompt=True)
BONUS = PHASES.add("bonus", prompt=True)
ENGINEER = PHASES.add("engineer", prompt=True)
CARD_MOVE = PHASES.add("card_move", prompt=True)
SCOUT = PHASES.add("scout", prompt=True)
EBP = PHASES.add("build_phase")

OPTIONS = (
    Option("setup.pieces", ("suggested", "variable")),  # A-SUG-01
    Option("setup.tokens", ("suggested", "random")),  # A-SUG-04
    SEAT_COLOURS,  # AQ-10
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
    FIRST_SEAT,
    Option("trade.offers", 5, low=0, high=20),  # without a trade
    Option("trade.total", 0, low=0, high=100),  # with agreed ones; 0: no limit
)
EDITIONS: dict[str, dict[str, object]] = {
    "2018": {},
    "2010": {},
    "german": {"outlaw.stealOptional": True},  # AD-06; its wording may allow deliveries only on arrival (AD-03)
}

# Trades with a code, as (give, count, get, count): 1:1, 2:1 and 1:2 of two resources; a resource for 1 to 3 gold.
FOR_CARDS, FOR_GOLD, FROM_GOLD = ((1, 1), (2, 1), (1, 2)), ((1, 1), (1, 2), (1, 3)), ((1, 1), (2, 1), (3, 1))
BUNDLES = tuple(
    (give, give_count, get, get_count)
    for give in range(len(GOODS))
    for get in range(len(GOODS))
    if get != give
    for give_count, get_count in (FOR_GOLD if get == GOLD else FROM_GOLD if give == GOLD else FOR_CARDS)
)

SIZES = {
    **common_sizes(
        resources=RESOURCES, goods=GOODS, cards=CARDS, items=ITEMS, bundles=BUNDLES, phases=PHASES,
        actions=ACTION_CLASSES,
    ),
    "hexes": 71, "nodes": 149, "paths": 201, "sites": 45, "pieces": 2, "pieces_taken": 3, "payouts": MOST_PAYOUTS,
    "sums": 11, "token_numbers": 3, "tokens": 12, "marks": 26, "colours": len(COLOURS),
}  # fmt: skip
