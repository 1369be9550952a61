"""A bot for both games that goes shopping: it values a hand by the best basket of things the hand can pay for.

cd examples/bots && hexstead tournament germany --bot module:shopper:Shopper --bot engineer
The same value decides what to build, exchange, discard and take, and which trades to offer and accept.
"""

from collections import Counter, deque
from itertools import combinations

from hexstead.bots import BaseBot

FAR = 99
SHELF = 5  # things considered for the basket
SAVED = 0.5  # share of its value that counts for the best thing that the hand cannot pay for yet
SPARE = 0.03  # value of any other card
CROWDED = 7  # cards from which a 7 costs half of the hand
LEAST_GAIN = 0.12  # of a trade
COSTS = {
    "build_road": "lumber brick", "build_hall": "lumber brick wool grain", "build_landmark": "grain ore ore",
    "build_rail": "lumber ore", "build_train": "coal lumber ore", "build_settler": "cattle grain lumber",
}  # fmt: skip
CARDS = {"germany": "wool grain ore", "america": "cattle coal"}


class Shopper(BaseBot):
    def begin(self, terms, seat, seed):
        super().begin(terms, seat, seed)
        self.places = terms.board.place_data
        self.costs = {kind: Counter(cost.split()) for kind, cost in COSTS.items()}
        self.costs["buy_card"] = Counter(CARDS[terms.game].split())
        self.known = {}  # distances from a node
        board = terms.board
        self.ends = {path.id: (board.node_name(path.a), board.node_name(path.b)) for path in board.paths}
        self.around = {}  # node → paths with their other ends
        for path, (one, other) in self.ends.items():
            self.around.setdefault(one, []).append((path, other))
            self.around.setdefault(other, []).append((path, one))

    def decide(self, sight):
        view = sight.view
        self.sight, self.at, self.points, self.goal = sight, view.position, view.points, view.goal
        self.hand = Counter(self.at["hand"][self.seat])
        self.gold = self.at["gold"][self.seat] if "gold" in self.at else 0
        self.owners = self.at["hall_owner"] if "hall_owner" in self.at else self.at["city_owner"]
        self.mine = [node for node, owner in self.owners.items() if owner == self.seat]
        self.shelf = self.german_shelf() if "road_owner" in self.at else self.american_shelf()
        self.shelf.sort(key=lambda thing: -thing[0])
        self.here, self.basket = self.worth(self.hand)
        return max(view.legal, key=self.rate)

    # The value of a hand

    def worth(self, hand, gold=None):
        """The value of the best basket and of what stays in the hand, and the kinds of things in the basket."""
        best, basket = self.leftover(hand, Counter()), ()
        gold = self.gold if gold is None else gold
        for size in (1, 2):
            for things in combinations(self.shelf[:SHELF], size):
                cost = sum((thing[1] for thing in things), Counter())
                missing = (cost - hand).total()
                if missing <= self.exchanges(hand - cost) + min(2, gold // 2):
                    value = sum(thing[0] for thing in things) - 0.1 * missing + self.leftover(hand - cost, cost)
                    if value > best:
                        best, basket = value, {thing[2] for thing in things}
        return best, basket

    def exchanges(self, hand):
        return sum(count // 3 for count in hand.values())

    def leftover(self, hand, paid):
        """The value of cards that stay: progress towards the best thing that is left, without what a 7 may cost."""
        value = SPARE * hand.total() - 0.06 * max(0, hand.total() - CROWDED)
        saved = 0.0
        for worth, cost, _ in self.shelf[:SHELF]:
            missing = max(0, (cost - hand).total() - self.exchanges(hand - cost))
            if missing and cost != paid:
                saved = max(saved, SAVED * worth / (1 + missing))
        return value + saved

    def gain(self, give, get):
        hand = self.hand + Counter(get)
        return self.worth(hand - Counter(give))[0] - self.here if hand >= Counter(give) else -9.0

    # Both games: every rating is in points; ending the turn is 0

    def rate(self, action):
        kind = action.type_name()
        return getattr(self, "rate_" + kind, self.rate_other)(kind, action.to_json())

    def rate_other(self, kind, data):
        return 0.0

    def rate_roll(self, kind, data):
        return 1.0

    def rate_play_card(self, kind, data):
        if data["card"] == "mercenary" and self.at["phase"] == "pre_roll":
            return 2.0 if any(self.at["goetz"] in self.hexes(node) for node in self.mine) else 0.5
        return 2.0

    def rate_buy(self, kind, data):
        return 3.0 if kind in self.basket else -1.0

    rate_buy_card = rate_buy

    def rate_discard(self, kind, data):
        return 1.0 + self.gain({data["resource"]: 1}, {})

    def rate_take(self, kind, data):
        return 1.0 + self.gain({}, {data["resource"]: 1})

    def rate_exchange(self, kind, data, price=3):
        return self.gain({data["give"]: price}, {data["get"]: 1}) - 0.05

    def rate_exchange_two(self, kind, data):
        return self.rate_exchange(kind, data, 2)

    def rate_buy_resource(self, kind, data):
        return self.worth(self.hand + Counter([data["resource"]]), self.gold - 2)[0] - self.here - 0.05

    def rate_rob(self, kind, data):
        return 1.0 + self.points[data["victim"]] + self.at["hand_size"][data["victim"]] / 10

    def rate_move_goetz(self, kind, data):
        hurt = 0.0
        for node, owner in self.owners.items():
            if owner != "neutral" and data["hex"] in self.hexes(node):
                hurt += -3.0 if owner == self.seat else 1.0 + self.points[owner] / 5 + self.income(node) / 9
        return 5.0 + hurt

    rate_move_outlaw = rate_move_goetz

    # Trade

    def rate_offer(self, kind, data):
        if self.at["offers_made"] or sum(data["give"].values()) < sum(data["get"].values()):
            return -1.0
        gain = self.gain(data["give"], data["get"])
        return 3.5 + gain if gain >= LEAST_GAIN else -1.0

    def rate_counter(self, kind, data):
        return -1.0

    def rate_accept(self, kind, data):
        leads = self.points[self.at["turn_seat"]] >= self.goal - 2
        return -1.0 if leads else self.gain(self.at["offer_get"], self.at["offer_give"]) - LEAST_GAIN

    def rate_conclude(self, kind, data):
        return 1.0 - self.points[data["partner"]] / 20

    def rate_withdraw(self, kind, data):
        return 0.1

    # Places

    def hexes(self, node):
        board = self.terms.board
        return {board.hexes[tile].id for tile in board.node_hexes[board.node(node)]}

    def income(self, node):
        """Cards per 36 rolls; a little more for resources that the seat lacks."""
        return sum(36 * count for count in self.sight.yields(node).values())

    def distance(self, one, other):
        if one not in self.known:
            self.known[one] = self.sight.distances(one)
        return self.known[one].get(other, FAR)

    # Germany

    def german_shelf(self):
        halls, markers = self.at["hall_owner"], self.at["marker_owner"]
        mine = {node for path, owner in self.at["road_owner"].items() if owner == self.seat for node in self.ends[path]}
        shelf = [(0.4, self.costs["buy_card"], "buy_card")] if self.at["stack_size"] else []
        self.near = {}
        for name, place in self.places.items():
            if name in (halls if place["kind"] == "city" else markers):
                continue
            far = min((self.distance(node, name) for node in mine), default=FAR)
            kind = "build_hall" if place["kind"] == "city" else "build_landmark"
            value = 1.0 + (self.income(name) / 40 if kind == "build_hall" else 0.3)
            if far == 0:
                shelf.append((value, self.costs[kind], kind))
            elif far <= 3:
                self.near[name] = value
                shelf.append((value * 0.75**far / 2, self.costs["build_road"], "build_road"))
        return shelf

    def rate_build_hall(self, kind, data):
        return self.rate_buy(kind, data) + self.income(data["city"]) / 40

    rate_build_landmark = rate_buy

    def rate_place_hall(self, kind, data):
        return 1.0 + self.income(data["city"]) / 36

    def rate_build_road(self, kind, data):
        roads = self.at["road_owner"]
        mine = {node for path, owner in roads.items() if owner == self.seat for node in self.ends[path]} | set(
            self.mine
        )
        gain = 0.0
        for name, value in self.near.items():
            before = min((self.distance(node, name) for node in mine), default=FAR)
            after = min(self.distance(node, name) for node in self.ends[data["path"]])
            if after < before:
                gain = max(gain, value * 0.75**after)
        free = self.at["phase"] == "roads"
        return 2.0 + gain if gain and (free or kind in self.basket) else 0.01 * free - (not free)

    # America

    def american_shelf(self):
        at = self.at
        self.trains = [path for path in at["train_at"][self.seat] if path]
        self.gap, self.ride = self.way()
        cubes, yard = at["cubes"][self.seat], at["cities_left"][self.seat]
        sites = [name for name in self.places if name not in at["city_owner"]]
        settlers = [node for node in at["settler_at"][self.seat] if node]
        self.sites = set(sites)
        shelf = []
        if yard and sites and len(settlers) < 1:
            shelf.append((0.8, self.costs["build_settler"], "build_settler"))
        if settlers and yard:
            shelf.append((0.9, Counter(grain=1), "move_settler"))
        if not self.trains:
            shelf.append((1.0, self.costs["build_train"], "build_train"))
        elif self.gap == 0 and cubes:
            shelf.append((1.2, Counter(coal=1), "move_train"))
        elif self.gap < FAR:
            shelf.append((0.8 if cubes else 0.4, self.costs["build_rail"], "build_rail"))
        return [*shelf, (0.15, self.costs["buy_card"], "buy_card")]

    def way(self, extra=None):
        """The rails missing between a train and the nearest customer, and every node's distance from a customer."""
        goods = self.at["goods_on"]
        customers = [city for city, owner in self.owners.items() if owner != self.seat and city not in goods]
        rails, away = self.at["rail_owner"], dict.fromkeys(customers, 0)
        queue = deque(customers)
        while queue:
            node = queue.popleft()
            for path, other in self.around[node]:
                total = away[node] + (0 if path in rails or path == extra else 1)
                if total < away.get(other, FAR):
                    away[other] = total
                    queue.append(other)
        gap = min((away.get(end, FAR) for path in self.trains for end in self.ends[path]), default=FAR)
        ride = {node: min((self.distance(node, city) for city in customers), default=FAR) for node in away}
        return gap, ride

    def rate_place_city(self, kind, data):
        return 1.0 + self.income(data["site"]) / 36

    def rate_deliver(self, kind, data):
        return 9.0

    def rate_build_settler(self, kind, data):
        near = min((self.distance(data["node"], site) for site in self.sites), default=FAR)
        return 3.0 - near / FAR if kind in self.basket and data["taking"] == "none" else -1.0

    def rate_build_train(self, kind, data):
        return 3.0 if kind in self.basket and data["taking"] == "none" else -1.0

    def rate_build_rail(self, kind, data):
        gain = self.gap - self.way(data["path"])[0]
        if self.at["phase"] not in ("action", "build_phase"):
            return 1.0 + gain
        return 3.0 if gain > 0 and kind in self.basket else -1.0

    def rate_move_settler(self, kind, data):
        here = self.at["settler_at"][self.seat][data["settler"]]
        if data["to"] in self.sites:
            return 4.0 + self.income(data["to"]) / 10 - self.distance(here, data["to"])
        before, after = (min(self.distance(node, site) for site in self.sites) for node in (here, data["to"]))
        return 1.0 if before - after >= 3 else -1.0

    def rate_move_train(self, kind, data):
        here = self.at["train_at"][self.seat][data["train"]]
        before, after = (min(self.ride.get(end, FAR) for end in self.ends[path]) for path in (here, data["to"]))
        return 3.0 - after / FAR if after < before and self.gap == 0 and self.at["cubes"][self.seat] else -1.0

    def rate_take_gold(self, kind, data):
        return 0.5

    def rate_choose_payout(self, kind, data):
        return 1.0 + data["gold"].get(self.terms.options["seats.colours"].split()[self.seat], 0)
