"""Germany in numbers: every count, cost, limit, option and phase stands here or in map.json."""

from __future__ import annotations

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
    BUILD_HALL,
    BUILD_LANDMARK,
    BUILD_ROAD,
    EXCHANGE_TWO,
    MOVE_GOETZ,
    OWN_ACTIONS,
    PLACE_HALL,
    START_CARD,
)

RULES_VERSION = 2  # 1: former.json

RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
LUMBER, BRICK, WOOL, GRAIN, ORE = range(5)
TERRAIN = {"forest": LUMBER, "hills": BRICK, "pasture": WOOL, "fields": GRAIN, "mountains": ORE}  # G-COMP-05
CARDS_PER_RESOURCE = 18  # G-COMP-03, GQ-04

CARDS = ("mercenary", "road_building", "banking", "trade", "victory_point")
MERCENARY, ROAD_BUILDING, BANKING, TRADE, VICTORY_POINT = range(5)

# What can be bought, and its price.
ITEMS = ("road", "hall", "landmark", "card")
ROAD, HALL, LANDMARK, CARD = range(4)
COSTS = (
    {LUMBER: 1, BRICK: 1},  # G-ROAD-01
    {LUMBER: 1, BRICK: 1, GRAIN: 1, WOOL: 1},  # G-HALL-01
    {ORE: 2, GRAIN: 1},  # G-LAND-01
    {WOOL: 1, ORE: 1, GRAIN: 1},  # G-DEV-01
)

ROADS_PER_SEAT = 20  # G-COMP-04
HALLS_PER_SEAT = 12  # G-COMP-04
START_HALLS = 3
START_RESOURCES = 2  # of a start card
HAND_LIMIT = 7  # G-GOE-01
LONGEST_ROAD_MIN = 5
LARGEST_ARMY_MIN = 3
ROADS_BY_CARD = 2  # Road Building
TAKEN_BY_CARD = 2  # Banking
SUPPLY_PRICE = 3
TRADE_CARD_PRICE = 2
POINTS_TO_WIN = {3: 12, 4: 10}
PLAYERS = (3, 4)  # G-COMP-01

OPEN, CITY, MONUMENT = 0, 1, 2  # kinds of spots: an intersection is exactly one of them (G-COMP-07)
REWARDS = ("road", "resources", "development")
REWARD_ROAD, REWARD_RESOURCES, REWARD_CARDS = range(3)

DEAL, ROADS = OWN_PHASES, OWN_PHASES + 1
PHASES = {
    OVER: "over", FIRST_ROLL: "first_roll", SET_UP: "set_up", PRE_ROLL: "pre_roll", DICE: "dice", DISCARD: "discard",
    ROBBER: "goetz", ROB: "rob", STEAL: "steal", MAIN: "main", OFFER: "offer", TAKE: "take", DRAW: "draw",
    DEAL: "deal", ROADS: "roads",
}  # fmt: skip

# Which kinds of actions answer which phase.
ANSWERS = {
    DEAL: (START_CARD,),
    FIRST_ROLL: (DICE_ROLL,),
    SET_UP: (PLACE_HALL,),
    PRE_ROLL: (ROLL, PLAY_CARD),
    DICE: (DICE_ROLL,),
    DISCARD: (DISCARD_CARD,),
    ROBBER: (MOVE_GOETZ,),
    ROB: (ROB_SEAT,),
    STEAL: (STEAL_CARD,),
    MAIN: (
        END_TURN, BUILD_ROAD, BUILD_HALL, BUILD_LANDMARK, BUY_CARD, PLAY_CARD, EXCHANGE, EXCHANGE_TWO, MAKE_OFFER,
    ),
    OFFER: (ACCEPT, DECLINE, COUNTER, CONCLUDE, WITHDRAW),
    ROADS: (BUILD_ROAD, DONE),
    TAKE: (TAKE_CARD, DONE),
    DRAW: (DRAW_CARD,),
}  # fmt: skip
PROMPTS = (DISCARD, ROBBER, ROB, OFFER, ROADS, TAKE)  # must be answered before anything else
PURPOSES = {DEAL: "start", FIRST_ROLL: "first", DICE: "dice", STEAL: "steal", DRAW: "draw"}

OPTIONS = (
    Option("setup.pieces", ("cards", "variable")),
    Option("dev.beforeRoll", (True, False)),  # GQ-01
    Option("dev.rewardPlayableSameTurn", (False, True)),
    Option("production.loneShortageGetsRest", (True, False)),
    Option("lr.tieAfterBreak", ("vacant", "holderKeeps")),
    Option("lr.emptySpotSeparates", (False, True)),
    Option("game.idleRounds", 20, low=0, high=1000),
    Option("game.points", 0, low=0, high=12),  # 0: by the number of players; 8: the short game
    Option("trade.offers", 5, low=0, high=20),
)

# One good for another, with a code: 1:1, 2:1, 1:2, by the good that is given.
BUNDLES = tuple(
    (give, give_count, get, get_count)
    for give in range(len(RESOURCES))
    for get in range(len(RESOURCES))
    if get != give
    for give_count, get_count in ((1, 1), (2, 1), (1, 2))
)

# Shapes: maxima that the map may stay below.
SIZES = {
    "seats": SEATS, "resources": len(RESOURCES), "goods": len(RESOURCES), "cards": len(CARDS), "items": len(ITEMS),
    "hexes": 30, "nodes": 82, "paths": 111, "cities": 28, "landmarks": 12, "start_cards": 4,
    "bundles": len(BUNDLES), "good_ends": len(RESOURCES) + 1,
    "dice_pairs": 36, "phases": len(PHASES), "kinds": OWN_KINDS + len(OWN_ACTIONS),
}  # fmt: skip
