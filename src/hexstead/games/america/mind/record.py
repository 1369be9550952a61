"""America's mind: its features and plans by name, and what is remembered of the land and the network of each seat."""

from __future__ import annotations

from ....bots.mind import LEVELS, TableMind
from ....core.records import Grid, Row, grid, number, record, row
from ..state import ALL_SIZES

FEATURES = (
    "delivered",  # goods
    "cubes",  # free for delivery, as far as they are needed
    "cities",  # in play
    "income",  # ways of the dice, of 36, that bring a card
    "kinds",  # resources that come by themselves
    "gold",  # up to ten
    "riches",  # what is beyond
    "cattle",  # cards in hand, up to three of a kind
    "coal",
    "grain",
    "lumber",
    "ore",
    "surplus",  # cards beyond these
    "excess",  # cards that a 7 would cost
    "settlers",  # on the board
    "walk",  # steps of the settlers to the sites they go for
    "promise",  # what those sites would yield, in tenths of a way
    "trains",  # on the board
    "near",  # how near the next city to supply is
    "second",  # and the one after it
    "third",
    "missing",  # rails up to there
    "open",  # cities of these that need no more rail
    "ready",  # 1: goods can be delivered where a train stands
    "steps",  # paid for and of use
    "cards",  # development cards in tenths of a resource card
    "pending",  # what is due by a card, a rail or a robbery, in tenths of a resource card
    "blocked",  # ways lost to the outlaw
    "race",  # tenths of a turn until the last delivery, by today's income
    "found_time",  # tenths of a turn until the next city, by the same
    "deliver_time",  # and until the next delivery
    "train_time",  # and until the second train
)  # fmt: skip
(
    DELIVERED, CUBES, CITIES, INCOME, KINDS, GOLD_HELD, RICHES, CATTLE_HELD, COAL_HELD, GRAIN_HELD, LUMBER_HELD,
    ORE_HELD, SURPLUS, EXCESS, SETTLERS, WALK, PROMISE, TRAINS, NEAR, SECOND, THIRD, MISSING, OPEN, READY, STEPS,
    CARDS_HELD, PENDING, BLOCKED, RACE, FOUND_TIME, DELIVER_TIME, TRAIN_TIME,
) = range(len(FEATURES))  # fmt: skip

PLANS = ("found", "rail", "train", "deliver")
FOUND, RAILS, NEW_TRAIN, SUPPLY = range(1, 5)  # as m.plan has them
PLAN_AXES = ("nodes", "nodes", "nodes", "nodes")

GOALS = 3  # cities to supply that are looked ahead to
FARTHEST = 72  # what it may cost to reach one, in steps of a train
WANTS = 4  # lists of what is wanted: for the whole race, for a city, for a delivery, for a train
WIN_WANT, FOUND_WANT, SUPPLY_WANT, TRAIN_WANT = range(WANTS)

SIZES = {**ALL_SIZES, "features": len(FEATURES), "levels": len(LEVELS)}


@record(SIZES)
class Mind(TableMind):
    """What bots think about America with. What is remembered is looked up by what it follows from, all of it."""

    land_known: Row = row("seats")  # 1: the land below is that of
    land_city: Grid = grid("seats", "sites")  # these cities,
    land_token: Grid = grid("seats", "marks")  # tokens
    land_outlaw: Row = row("seats")  # and this outlaw
    pips: Grid = grid("seats", "resources")  # ways of the dice, of 36, that bring a card
    gold_pips: Row = row("seats")  # and those that bring none, but a gold
    lost_pips: Row = row("seats")  # to the outlaw
    cities: Row = row("seats")
    site_yield: Grid = grid("seats", "sites")  # what a city at a free site would bring, in tenths of a way; else −1
    site_far: Grid = grid("seats", "sites")  # its distance from the nearest own city
    own_node: Row = row("sites")  # scratch: the own cities
    own_city: Row = row("seats")  # the last of them

    net_known: Row = row("seats")  # 1: the network below is that of
    net_rail: Grid = grid("seats", "paths")  # these rails,
    net_city: Grid = grid("seats", "sites")  # cities with their goods
    net_train: Grid = grid("seats", "pieces")  # and trains
    goals: Row = row("seats")  # cities to supply that were found
    goal_node: Grid = grid("seats", GOALS)
    goal_cost: Grid = grid("seats", GOALS)  # in steps of a train
    goal_rails: Grid = grid("seats", GOALS)
    goal_steps: Grid = grid("seats", GOALS)
    goal_fees: Grid = grid("seats", GOALS)
    goal_trains: Grid = grid("seats", GOALS)  # 1: by a new train

    spot: Row = row("nodes")  # scratch of the search: where the seat may build on
    cost_to: Row = row("nodes")
    came_by: Row = row("nodes")  # the path that led here, or −1
    new_train: Row = row("nodes")  # 1: a train would have to be built here
    queued: Row = row("nodes")
    after: Row = row("nodes")
    before: Row = row("nodes")
    bucket: Row = row(FARTHEST)  # the first node of each cost

    aim: Row = row("pieces")  # the site each settler goes for, or −1
    aim_far: Row = row("pieces")
    next_aim: int = number()  # and the next settler
    next_far: int = number()
    want: Grid = grid(WANTS, "goods", wide=True)  # in parts of a card (PART)
    have: Row = row("goods", wide=True)
