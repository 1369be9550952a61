"""The island's constants: counts, costs, limits, options and phases. The rest is in map.json."""

from __future__ import annotations

from hexstead.core.common_fields import PHASES as SHARED_PHASES
from hexstead.core.common_fields import ROBBER, common_sizes
from hexstead.core.numbering import Numbering, Phases
from hexstead.core.options import Option

from .actions import ACTION_CLASSES

RULES_VERSION = 1

RESOURCES = Numbering()
TIMBER = RESOURCES.add("timber")
CLAY = RESOURCES.add("clay")
RICE = RESOURCES.add("rice")
ORE = RESOURCES.add("ore")
TERRAIN = {"forest": TIMBER, "clay": CLAY, "fields": RICE, "mountains": ORE}  # I-COMP-02
CARDS_PER_RESOURCE = 12  # I-COMP-02

CARDS = Numbering()  # their effects are declared in rules/cards.py
KNIGHT = CARDS.add("knight")
HARVEST = CARDS.add("harvest")
VICTORY_POINT = CARDS.add("victory_point")

ITEMS = Numbering()
ROAD = ITEMS.add("road")
VILLAGE = ITEMS.add("village")
TOWN = ITEMS.add("town")
CARD = ITEMS.add("card")
COSTS = {
    ROAD: {TIMBER: 1, CLAY: 1},  # I-ROAD-01
    VILLAGE: {TIMBER: 1, CLAY: 1, RICE: 1},  # I-VILL-01
    TOWN: {RICE: 1, ORE: 2},  # I-TOWN-01
    CARD: {RICE: 1, ORE: 1},  # I-DEV-01
}

ROADS_PER_SEAT = 12  # I-COMP-03
VILLAGES_PER_SEAT = 4  # I-COMP-03
TOWNS_PER_SEAT = 3  # I-COMP-03
START_VILLAGES = 2  # I-SET-02
HAND_LIMIT = 7  # I-PIR-01
SUPPLY_PRICE = 3  # I-TRADE-02
TAKEN_BY_CARD = 2  # I-DEV-06
LONGEST_PATH_MIN = 4  # I-PATH-01
LARGEST_ARMY_MIN = 2  # I-ARMY-01
TOWN_POINTS = 2  # I-WIN-02
AWARD_POINTS = 2  # I-WIN-02
PLAYERS = (2, 3, 4)  # I-COMP-01
POINTS_TO_WIN = {2: 8, 3: 7, 4: 6}  # I-WIN-01

PHASES = Phases(SHARED_PHASES, {ROBBER: "pirate"})
SET_ROAD = PHASES.add("set_road", prompt=True)

OPTIONS = (
    Option("production.loneShortageGetsRest", (True, False)),
    Option("game.idleRounds", 30, low=0, high=1000),
    Option("game.points", 0, low=0, high=10),  # 0: by the number of players
    Option("trade.offers", 5, low=0, high=20),  # without a trade
    Option("trade.total", 0, low=0, high=100),  # with agreed ones; 0: no limit
)

# Trades with a code, as (give, count, get, count): 1:1 and 2:1.
BUNDLES = tuple(
    (give, give_count, get, 1)
    for give in range(len(RESOURCES))
    for get in range(len(RESOURCES))
    if get != give
    for give_count in (1, 2)
)

# Axis sizes of the structs: the largest map that fits.
SIZES = {
    **common_sizes(
        resources=RESOURCES, goods=RESOURCES, cards=CARDS, items=ITEMS, bundles=BUNDLES, phases=PHASES,
        actions=ACTION_CLASSES,
    ),
    "hexes": 7, "nodes": 24, "paths": 30, "ports": 4, "trail": ROADS_PER_SEAT + 1,
}  # fmt: skip
