"""America's mind struct: features and plans by name, and caches of each seat's land and network."""

from __future__ import annotations

from ....bots.mind import EXTRA_INPUTS, LEVEL_SLOTS, CommonMind
from ....core.layout import Grid, Row, grid, number, row, struct
from ..state import ALL_SIZES

FEATURES = (
    "delivered",  # goods delivered
    "cubes",  # goods free for delivery, up to the number needed
    "cities",  # cities on the board
    "income",  # pips (36ths of the rolls) that produce a card
    "kinds",  # number of resources produced
    "gold",  # gold up to ten
    "riches",  # gold beyond ten
    "cattle",  # cards in hand, up to three of each resource
    "coal",
    "grain",
    "lumber",
    "ore",
    "surplus",  # cards beyond three of a resource
    "excess",  # cards that a 7 would cost
    "settlers",  # settlers on the board
    "walk",  # steps of the settlers to their target sites
    "promise",  # yield of those sites, in tenths of a pip
    "trains",  # trains on the board
    "near",  # closeness of the next city to supply
    "second",  # of the second one
    "third",  # of the third one
    "missing",  # rails missing on the way to these cities
    "open",  # number of these cities that need no more rails
    "ready",  # 1: a train stands where goods can be delivered
    "steps",  # useful train steps already paid for
    "cards",  # value of development cards in tenths of a resource card
    "pending",  # pending effects of a card, a rail or a robbery, in tenths of a resource card
    "blocked",  # pips blocked by the outlaw
    "race",  # tenths of a turn until the last delivery, at the current income
    "found_time",  # until the next city
    "deliver_time",  # until the next delivery
    "train_time",  # until the next train
)  # fmt: skip
(
    DELIVERED, CUBES, CITIES, INCOME, KINDS, GOLD_HELD, RICHES, CATTLE_HELD, COAL_HELD, GRAIN_HELD, LUMBER_HELD,
    ORE_HELD, SURPLUS, EXCESS, SETTLERS, WALK, PROMISE, TRAINS, NEAR, SECOND, THIRD, MISSING, OPEN, READY, STEPS,
    CARDS_HELD, PENDING, BLOCKED, RACE, FOUND_TIME, DELIVER_TIME, TRAIN_TIME,
) = range(len(FEATURES))  # fmt: skip

PLANS = ("found", "rail", "train", "deliver")
FOUND, RAILS, NEW_TRAIN, SUPPLY = range(1, 5)  # values of m.plan
PLAN_AXES = ("nodes", "nodes", "nodes", "nodes")

GOALS = 3  # next cities to supply
FARTHEST = 72  # upper bound of the cost to reach one, in train steps
WANTS = 4  # lists of needed goods: to win, for a city, for a delivery, for a train
WIN_WANT, FOUND_WANT, SUPPLY_WANT, TRAIN_WANT = range(WANTS)

SIZES = {**ALL_SIZES, "features": len(FEATURES), "inputs": len(FEATURES) + EXTRA_INPUTS, "slots": LEVEL_SLOTS}


@struct(SIZES)
class Mind(CommonMind):
    """Caches and scratch of America's features. A cached result is stored with everything that it was computed from."""

    land_known: Row = row("seats")  # 1: the fields up to own_city are valid for
    land_city: Grid = grid("seats", "sites")  # these cities,
    land_token: Grid = grid("seats", "marks")  # tokens
    land_outlaw: Row = row("seats")  # and this outlaw
    pips: Grid = grid("seats", "resources")  # 36ths of the rolls that produce a card
    gold_pips: Row = row("seats")  # rolls that produce no card but a gold
    lost_pips: Row = row("seats")  # blocked by the outlaw
    cities: Row = row("seats")
    site_yield: Grid = grid("seats", "sites")  # yield of a city at a free site in tenths of a pip; else −1
    site_far: Grid = grid("seats", "sites")  # distance from the seat's nearest city
    own_node: Row = row("sites")  # scratch: the seat's cities
    own_city: Row = row("seats")  # the seat's last city

    net_known: Row = row("seats")  # 1: the fields up to goal_trains are valid for
    net_rail: Grid = grid("seats", "paths")  # these rails,
    net_city: Grid = grid("seats", "sites")  # cities with their goods
    net_train: Grid = grid("seats", "pieces")  # and trains
    goals: Row = row("seats")  # number of cities to supply that were found
    goal_node: Grid = grid("seats", GOALS)
    goal_cost: Grid = grid("seats", GOALS)  # in train steps
    goal_rails: Grid = grid("seats", GOALS)
    goal_steps: Grid = grid("seats", GOALS)
    goal_fees: Grid = grid("seats", GOALS)
    goal_trains: Grid = grid("seats", GOALS)  # 1: needs a new train

    spot: Row = row("nodes")  # scratch of the search: 1 where the seat can build from
    cost_to: Row = row("nodes")
    came_by: Row = row("nodes")  # path by which the node was reached, or −1
    new_train: Row = row("nodes")  # 1: reached by a train that has to be built
    queued: Row = row("nodes")
    after: Row = row("nodes")
    before: Row = row("nodes")
    bucket: Row = row(FARTHEST)  # the first node of each cost

    aim: Row = row("pieces")  # target site of each settler, or −1
    aim_far: Row = row("pieces")
    next_aim: int = number()  # target site of the next settler
    next_far: int = number()
    want: Grid = grid(WANTS, "goods", wide=True)  # in 1/UNIT of a card
    have: Row = row("goods", wide=True)
