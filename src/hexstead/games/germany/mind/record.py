"""Germany's mind: its features by name, its plans, and scratch for them."""

from __future__ import annotations

from ....bots.mind import LEVELS, TableMind
from ....core.records import Grid, Row, grid, number, record, row
from ..state import ALL_SIZES

FEATURES = (
    "points",  # town halls, markers, and victory point cards as far as they are known
    "end",  # how far within the last four points, squared
    "lumber", "brick", "wool", "grain", "ore",  # production in pips, the ways of two dice in 36, Götz or not
    "kinds",  # resources produced at all
    "numbers",  # sums of the dice that bring anything
    "blocked",  # pips that Götz takes away
    "blocked_lead",  # the same, times the points beyond five
    "pace",  # how fast an average point is earned from production alone
    "pace_left",  # the same, times the points still missing
    "hand",  # cards in hand, up to the limit of seven
    "at_risk",  # cards that a 7 would cost
    "hall_set", "landmark_set", "card_set",  # cards in hand towards each; double where it could be built at once
    "pending",  # half cards about to come: from the supply, by a steal
    "robbed",  # points of the seat about to be stolen from
    "mercenaries", "road_buildings", "bankings", "trades",  # development cards held
    "unknown_cards",  # held by others, or about to be drawn
    "army",  # Mercenaries played, as far as they count for the largest army
    "army_close",  # how near to the largest army, by those played and held
    "army_lead",  # how safely held
    "road_close", "road_lead",  # the same of the longest road
    "hall_near", "landmark_near",  # 4 minus the roads to the nearest free city, the nearest landmark; 0 if farther
    "hall_room", "landmark_room",  # free cities, landmarks within three roads, at most four
    "free_roads",  # about to be placed
    "two_for_one",  # pairs in hand while the Trade card counts
    "plan", "next_plan",  # what the best plan, and the next after it, promise, in hundredths of a point
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
PLACES = 2  # the first so many plans are for a place; their features stand side by side

FAR = 4  # roads: what is as far as this, or farther, is out of sight
GOALS = 2 * FAR + 2  # a town hall and a landmark at each distance, a card, the longest road
CARD = 360  # a card, in the unit in which hands and production are compared: pips times tenths of a turn
SIZES = {**ALL_SIZES, "features": len(FEATURES), "levels": len(LEVELS), "goals": GOALS, "distances": FAR}


@record(SIZES)
class Mind(TableMind):
    """What bots think about Germany with; all of it about the seat looked at last."""

    known: int = number()  # 1: its hand is seen
    pips: Row = row("resources")  # its production, but for the hex under Götz
    all_pips: int = number()
    have: Row = row("resources", wide=True)  # its cards, in 360ths; guessed where its hand is hidden
    wild: int = number(wide=True)  # cards about to come, of any kind
    gift_roads: int = number()  # roads that will cost nothing

    reach: Row = row("nodes")  # roads it needs to touch this spot
    rivals_reach: Row = row("nodes")  # roads that the nearest opponent needs
    queue: Row = row("nodes")
    near: Grid = grid(PLACES, "distances", of="nodes")  # the best free city, and landmark, at each distance
    near_gain: Grid = grid(PLACES, "distances")  # and what it brings, in hundredths of a point

    goals: int = number()
    goal_plan: Row = row("goals")
    goal_place: Row = row("goals", of="nodes")
    goal_gain: Row = row("goals")
    goal_need: Grid = grid("goals", "resources")
    goal_time: Row = row("goals", wide=True)  # tenths of turns, anybody's, until its cards are there
    need: Row = row("resources")
