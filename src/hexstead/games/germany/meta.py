"""Germany's constants: counts, costs, limits, options and phases. The rest is in map.json."""

from __future__ import annotations

from ...core.common_fields import PHASES as SHARED_PHASES
from ...core.common_fields import ROBBER, common_sizes
from ...core.numbering import Numbering, Phases
from ...core.options import FIRST_SEAT, SEAT_COLOURS, Option
from .actions import ACTION_CLASSES

RULES_VERSION = 3  # former.json has the data of earlier versions
CARDS_DECLINABLE = 3  # rules version since which the development cards of a landmark can be declined
STRICT_POSITIONS = 3  # rules version since which more kinds of unreachable positions are refused

RESOURCES = Numbering()
LUMBER = RESOURCES.add("lumber")
BRICK = RESOURCES.add("brick")
WOOL = RESOURCES.add("wool")
GRAIN = RESOURCES.add("grain")
ORE = RESOURCES.add("ore")
TERRAIN = {"forest": LUMBER, "hills": BRICK, "pasture": WOOL, "fields": GRAIN, "mountains": ORE}  # G-COMP-05
CARDS_PER_RESOURCE = 18  # G-COMP-03, GQ-04

CARDS = Numbering()  # their effects are declared in rules/cards.py
MERCENARY = CARDS.add("mercenary")
ROAD_BUILDING = CARDS.add("road_building")
BANKING = CARDS.add("banking")
TRADE = CARDS.add("trade")
VICTORY_POINT = CARDS.add("victory_point")

ITEMS = Numbering()
ROAD = ITEMS.add("road")
HALL = ITEMS.add("hall")
LANDMARK = ITEMS.add("landmark")
CARD = ITEMS.add("card")
COSTS = {
    ROAD: {LUMBER: 1, BRICK: 1},  # G-ROAD-01
    HALL: {LUMBER: 1, BRICK: 1, GRAIN: 1, WOOL: 1},  # G-HALL-01
    LANDMARK: {ORE: 2, GRAIN: 1},  # G-LAND-01
    CARD: {WOOL: 1, ORE: 1, GRAIN: 1},  # G-DEV-01
}

ROADS_PER_SEAT = 20  # G-COMP-04
HALLS_PER_SEAT = 12  # G-COMP-04
START_HALLS = 3
START_RESOURCES = 2  # number of cards that a start card gives
HAND_LIMIT = 7  # G-GOE-01
LONGEST_ROAD_MIN = 5
LARGEST_ARMY_MIN = 3
ROADS_BY_CARD = 2  # Road Building
TAKEN_BY_CARD = 2  # Banking
SUPPLY_PRICE = 3
TRADE_CARD_PRICE = 2
POINTS_TO_WIN = {3: 12, 4: 10}
PLAYERS = (3, 4)  # G-COMP-01

OPEN, CITY, MONUMENT = 0, 1, 2  # kinds of intersections (G-COMP-07)
REWARDS = Numbering()
REWARD_ROAD = REWARDS.add("road")
REWARD_RESOURCES = REWARDS.add("resources")
REWARD_CARDS = REWARDS.add("development")

PHASES = Phases(SHARED_PHASES, {ROBBER: "goetz"})
DEAL = PHASES.add("deal", chance="start")
ROADS = PHASES.add("roads", prompt=True)

OPTIONS = (
    Option("setup.pieces", ("cards", "variable")),
    SEAT_COLOURS,
    Option("dev.beforeRoll", (True, False)),  # GQ-01
    Option("dev.rewardPlayableSameTurn", (False, True)),
    Option("production.loneShortageGetsRest", (True, False)),
    Option("lr.tieAfterBreak", ("vacant", "holderKeeps")),
    Option("lr.emptySpotSeparates", (False, True)),
    Option("game.idleRounds", 20, low=0, high=1000),
    # 0: by the number of players; 8: the short game. With 3 or fewer, the start would win.
    Option("game.points", (0, *range(START_HALLS + 1, max(POINTS_TO_WIN.values()) + 1)), former=(1, 2, 3)),
    FIRST_SEAT,
    Option("trade.offers", 5, low=0, high=20),  # without a trade
    Option("trade.total", 0, low=0, high=100),  # with agreed ones; 0: no limit
)

# Trades with a code, as (give, count, get, count): 1:1, 2:1 and 1:2.
BUNDLES = tuple(
    (give, give_count, get, get_count)
    for give in range(len(RESOURCES))
    for get in range(len(RESOURCES))
    if get != give
    for give_count, get_count in ((1, 1), (2, 1), (1, 2))
)

# Axis sizes of the structs: the largest map that fits.
SIZES = {
    **common_sizes(
        resources=RESOURCES, goods=RESOURCES, cards=CARDS, items=ITEMS, bundles=BUNDLES, phases=PHASES,
        actions=ACTION_CLASSES,
    ),
    "hexes": 30, "nodes": 82, "paths": 111, "cities": 28, "landmarks": 12, "start_cards": 4,
    "trail": ROADS_PER_SEAT + 1,
}  # fmt: skip
