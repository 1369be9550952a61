"""Germany's mind struct: features and plans by name, and scratch for them."""

from __future__ import annotations

from ....bots.mind import EXTRA_INPUTS, LEVEL_SLOTS, CommonMind
from ....core.layout import Grid, Row, grid, number, row, struct
from ..state import ALL_SIZES

FEATURES = (
    "points",  # town halls, markers, and known victory point cards
    "end",  # points above the goal minus four, squared
    "lumber", "brick", "wool", "grain", "ore",  # production in pips (36ths of the rolls), including the hex under Götz
    "kinds",  # number of resources produced
    "numbers",  # number of dice sums that produce something
    "blocked",  # pips blocked by Götz
    "blocked_lead",  # blocked × points above the goal minus five
    "pace",  # points per time from production alone
    "pace_left",  # pace × points still missing
    "hand",  # cards in hand, up to the hand limit
    "at_risk",  # cards that a 7 would cost
    "hall_set", "landmark_set", "card_set",  # cards in hand towards each; double if it could be built at once
    "pending",  # half cards about to be received: from the supply, by a steal
    "robbed",  # points of a seat that is about to be robbed
    "mercenaries", "road_buildings", "bankings", "trades",  # development cards held
    "unknown_cards",  # development cards held by others, or about to be drawn
    "army",  # Mercenaries played, up to the minimum for the largest army
    "army_close",  # how close to the largest army, counting those played and held
    "army_lead",  # lead of the holder of the largest army
    "road_close", "road_lead",  # the same for the longest road
    "hall_near", "landmark_near",  # 4 minus the roads to the nearest free city or landmark; at least 0
    "hall_room", "landmark_room",  # number of free cities or landmarks within three roads, at most four
    "free_roads",  # free roads about to be placed
    "two_for_one",  # pairs in hand while the Trade card is in effect
    "plan", "next_plan",  # discounted gain of the best plan and of the next one, in hundredths of a point
)  # fmt: skip
(
    POINTS, END, PRODUCTION, _, _, _, _, KINDS, NUMBERS, BLOCKED, BLOCKED_LEAD, PACE, PACE_LEFT, HAND, AT_RISK,
    HALL_SET, LANDMARK_SET, CARD_SET, PENDING, ROBBED, MERCENARIES, ROAD_BUILDINGS, BANKINGS, TRADES, UNKNOWN_CARDS,
    ARMY, ARMY_CLOSE, ARMY_LEAD, ROAD_CLOSE, ROAD_LEAD, HALL_NEAR, LANDMARK_NEAR, HALL_ROOM, LANDMARK_ROOM, FREE_ROADS,
    TWO_FOR_ONE, BEST_PLAN, NEXT_PLAN,
) = range(len(FEATURES))  # fmt: skip

PLANS = ("hall", "landmark", "card", "longest_road")
PLAN_AXES = ("nodes", "nodes", "", "")
PLAN_HALL, PLAN_LANDMARK, PLAN_CARD, PLAN_ROAD = range(len(PLANS))
PLACES = 2  # the first two plans have a place, and their features are adjacent

FAR = 4  # distance in roads from which on a place is ignored
GOALS = 2 * FAR + 2  # a town hall and a landmark at each distance, a card, the longest road
CARD = 360  # a card in the unit in which hands and production are compared: pips × tenths of a turn
SIZES = {
    **ALL_SIZES,
    "features": len(FEATURES),
    "inputs": len(FEATURES) + EXTRA_INPUTS,
    "slots": LEVEL_SLOTS,
    "goals": GOALS,
    "distances": FAR,
}


@struct(SIZES)
class Mind(CommonMind):
    """Scratch of Germany's features, all of it about the seat evaluated last."""

    known: int = number()  # 1: its hand is known
    pips: Row = row("resources")  # its production, without the hex under Götz
    all_pips: int = number()
    have: Row = row("resources", wide=True)  # its cards in units of 1/CARD; estimated if its hand is hidden
    wild: int = number(wide=True)  # cards of any kind about to be received, in the same unit
    gift_roads: int = number()  # free roads

    reach: Row = row("nodes")  # roads it needs to reach a node
    rivals_reach: Row = row("nodes")  # roads that the closest opponent needs
    queue: Row = row("nodes")
    near: Grid = grid(PLACES, "distances", of="nodes")  # the best free city and landmark at each distance
    near_gain: Grid = grid(PLACES, "distances")  # its gain in hundredths of a point

    goals: int = number()
    goal_plan: Row = row("goals")
    goal_place: Row = row("goals", of="nodes")
    goal_gain: Row = row("goals")
    goal_need: Grid = grid("goals", "resources")
    goal_time: Row = row("goals", wide=True)  # tenths of turns (of any seat) until its cards are there
    need: Row = row("resources")
