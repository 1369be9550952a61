"""A simple bot for both games, in Python without packages: it rates every legal action and takes the best.

hexstead tournament germany --bot "cmd: python examples/bots/greedy.py" --bot random
The protocol is described in docs/bots.md; greedy.js is the same bot in JavaScript.
"""

import json
import sys
from collections import deque

FAR = 99.0


class Greedy:
    """Plays one seat of one game."""

    def __init__(self, hello):
        self.seat = hello["seat"]
        self.options = hello["options"]
        self.costs = hello["costs"]
        self.resources = hello["names"]["resources"]
        self.hexes = hello["geometry"]["hexes"]
        self.paths = hello["geometry"]["paths"]  # name -> its two ends
        self.places = {place["name"]: place for place in hello["map"]["places"]}
        self.neighbours = {}  # node -> (path, the other end)
        for path, (a, b) in self.paths.items():
            self.neighbours.setdefault(a, []).append((path, b))
            self.neighbours.setdefault(b, []).append((path, a))
        self.around = {}  # node -> hexes
        for name, tile in self.hexes.items():
            for corner in tile["corners"]:
                self.around.setdefault(corner, []).append(name)

    def decide(self, view):
        """The index of the best legal action."""
        self.at = view["position"]
        self.hand = dict(self.at["hand"][self.seat])
        self.look()
        rated = [self.rate(action) for action in view["legal"]]
        return rated.index(max(rated))

    def rate(self, action):
        """Rate an action. Ending the turn is 0, so actions rated below that are never taken."""
        rating = getattr(self, "rate_" + action["type"], None)
        return rating(action) if rating else 0.0

    # Both games

    def look(self):
        """Choose the next goal as a cost; what is missing for it decides about trades and about cards to keep."""
        self.wanted = self.look_at_germany() if "road_owner" in self.at else self.look_at_america()

    def lack(self, hand):
        return sum(max(0, count - hand.get(good, 0)) for good, count in self.wanted.items())

    def spare(self, good):
        """How many cards of a good the goal does not need."""
        return self.hand.get(good, 0) - self.wanted.get(good, 0)

    def lacks(self, good):
        return self.hand.get(good, 0) < self.wanted.get(good, 0)

    def number(self, name):
        return self.at.get("token", {}).get(name) or self.hexes[name]["number"] or 7

    def pips(self, name):
        """How often a hex produces, in 36ths of the rolls."""
        number = self.number(name)
        return 0 if number == 7 or self.hexes[name]["resource"] is None else 6 - abs(number - 7)

    def yields(self, node):
        return sum(self.pips(name) for name in self.around.get(node, []))

    def rate_roll(self, action):
        return 1.0

    def rate_end_turn(self, action):
        return 0.0

    def rate_play_card(self, action):
        return 2.0

    def rate_buy_card(self, action):
        left = {good: count - self.costs["buy_card"].get(good, 0) for good, count in self.hand.items()}
        return 3.0 if self.lack(left) <= self.lack(self.hand) else -1.0

    def rate_discard(self, action):
        return 1.0 + self.spare(action["resource"])

    def rate_take(self, action):
        return 2.0 if self.lacks(action["resource"]) else 1.0

    def rate_rob(self, action):
        return 1.0 + self.at["hand_size"][action["victim"]]

    def rate_exchange(self, action, price=3):
        return 4.0 if self.lacks(action["get"]) and self.spare(action["give"]) >= price else -1.0

    def rate_exchange_two(self, action):
        return self.rate_exchange(action, 2)

    def rate_offer(self, action):
        return -1.0  # it answers offers but makes none

    rate_counter = rate_withdraw = rate_offer

    def rate_accept(self, action):
        """Offers are described from the view of the player who made them."""
        gives, gets = self.at["offer_get"], self.at["offer_give"]
        after = {good: self.hand.get(good, 0) - gives.get(good, 0) + gets.get(good, 0) for good in self.resources}
        return 1.0 if self.lack(after) < self.lack(self.hand) else -1.0

    def rate_block(self, action):
        """For Götz and the outlaw: the hex where opponents lose most."""
        rating = 1.0
        for corner in self.hexes[action["hex"]]["corners"]:
            owner = self.owners().get(corner)
            if owner is not None:
                rating += -2 * self.pips(action["hex"]) if owner == self.seat else self.pips(action["hex"])
        return rating

    rate_move_goetz = rate_move_outlaw = rate_block

    def owners(self):
        return self.at["hall_owner"] if "hall_owner" in self.at else self.at["city_owner"]

    # Germany: roads lead to cities and landmark towns, which give points

    def look_at_germany(self):
        roads, halls, markers = self.at["road_owner"], self.at["hall_owner"], self.at["marker_owner"]
        mine = {end for path, owner in roads.items() if owner == self.seat for end in self.paths[path]}
        cities = {name for name, place in self.places.items() if place["kind"] == "city" and name not in halls}
        towns = {name for name, place in self.places.items() if place["kind"] == "landmark" and name not in markers}
        self.reached = {"build_hall": mine & cities, "build_landmark": mine & towns}
        self.away = self.road_distances((cities | towns) - mine, cities | towns)
        plans = [name for name in ("build_hall", "build_landmark") if self.reached[name]] or ["build_road"]
        return min((self.costs[name] for name in plans), key=lambda cost: self.lack_of(cost))

    def lack_of(self, cost):
        return sum(max(0, count - self.hand.get(good, 0)) for good, count in cost.items())

    def road_distances(self, targets, closed):
        """The number of roads to build from every node to the nearest target, avoiding closed nodes."""
        away = dict.fromkeys(targets, 0.0)
        queue = deque(targets)
        while queue:
            node = queue.popleft()
            for path, other in self.neighbours[node]:
                owner = self.at["road_owner"].get(path)
                step = 1.0 if owner is None else 0.0
                if owner not in (None, self.seat) or away[node] + step >= away.get(other, FAR):
                    continue
                if other in closed or self.at["hall_owner"].get(other, self.seat) != self.seat:
                    continue
                away[other] = away[node] + step
                queue.append(other)
        return away

    def rate_place_hall(self, action):
        return 1.0 + self.yields(action["city"])

    def rate_build_hall(self, action):
        return 20.0 + self.yields(action["city"]) / 10

    def rate_build_landmark(self, action):
        return 21.0

    def rate_build_road(self, action):
        rating = 5.0 - min(self.away.get(end, FAR) for end in self.paths[action["path"]]) / FAR
        if self.at["phase"] == "roads":
            return rating  # it is free
        left = {good: count - self.costs["build_road"].get(good, 0) for good, count in self.hand.items()}
        return rating if self.wanted == self.costs["build_road"] or self.lack(left) <= self.lack(self.hand) else -1.0

    # America: settlers found cities, which free goods; trains deliver the goods to other players' cities

    def look_at_america(self):
        cities, goods = self.at["city_owner"], self.at["goods_on"]
        settlers = [node for node in self.at["settler_at"][self.seat] if node]
        self.trains = [path for path in self.at["train_at"][self.seat] if path]
        self.sites = {name for name in self.places if name not in cities}
        self.walk = self.distances(self.sites - set(settlers))
        self.customers = {name for name, owner in cities.items() if owner != self.seat and name not in goods}
        self.ride = self.train_distances()
        self.gap = self.rails_missing()
        cubes, yard = self.at["cubes"][self.seat], self.at["cities_left"][self.seat]
        if cubes and self.gap == 0:
            return {"coal": 1}
        if settlers and yard:
            return {"grain": 1}
        if not yard or (cubes > 1 and self.gap < FAR):
            return self.costs["build_rail"]
        return self.costs["build_settler"]

    def distances(self, targets):
        away = dict.fromkeys(targets, 0.0)
        queue = deque(targets)
        while queue:
            node = queue.popleft()
            for _, other in self.neighbours[node]:
                if other not in away:
                    away[other] = away[node] + 1
                    queue.append(other)
        return away

    def train_distances(self):
        """For every rail the number of steps to a rail that ends at a customer."""
        rails = self.at["rail_owner"]
        ride = {path: 0.0 for path in rails if self.customers & set(self.paths[path])}
        queue = deque(ride)
        while queue:
            path = queue.popleft()
            for end in self.paths[path]:
                for other, _ in self.neighbours[end]:
                    if other in rails and other not in ride:
                        ride[other] = ride[path] + 1
                        queue.append(other)
        return ride

    def rails_missing(self, extra=None):
        """The number of rails missing between a train and the nearest customer."""
        rails = self.at["rail_owner"]
        away = dict.fromkeys(self.customers, 0.0)
        queue = deque(away)
        while queue:
            node = queue.popleft()
            for path, other in self.neighbours[node]:
                built = path in rails or path == extra
                total = away[node] + (0.0 if built else 1.0)
                if total < away.get(other, FAR):
                    away[other] = total
                    queue.append(other)
        return min((away.get(end, FAR) for path in self.trains for end in self.paths[path]), default=FAR)

    def rate_place_city(self, action):
        return 1.0 + self.yields(action["site"])

    def rate_deliver(self, action):
        return 30.0

    def rate_build_settler(self, action):
        return 15.0 - self.walk.get(action["node"], FAR) / FAR if action["taking"] == "none" else -1.0

    def rate_build_train(self, action):
        return 10.0 if not self.trains else -1.0

    def rate_build_rail(self, action):
        gain = self.gap - self.rails_missing(action["path"])
        if self.at["phase"] not in ("action", "build_phase"):
            return 1.0 + gain  # it is free
        return 12.0 if gain > 0 else -1.0

    def rate_move_settler(self, action):
        here = self.at["settler_at"][self.seat][action["settler"]]
        if action["to"] in self.sites:
            return 20.0 - self.distances([here])[action["to"]] / 3 + self.yields(action["to"]) / 10
        gain = self.walk.get(here, FAR) - self.walk.get(action["to"], FAR)
        return 5.0 if gain >= 3 and self.at["phase"] == "action" else gain / 10 - 1.0

    def rate_move_train(self, action):
        here = self.at["train_at"][self.seat][action["train"]]
        gain = self.ride.get(here, FAR) - self.ride.get(action["to"], FAR)
        return 18.0 - self.ride[action["to"]] / FAR if gain > 0 and self.at["cubes"][self.seat] else -1.0

    def rate_buy_resource(self, action):
        return 4.0 if self.lacks(action["resource"]) else -1.0

    def rate_sell_for_gold(self, action):
        return -1.0

    def rate_take_gold(self, action):
        return 0.5

    def rate_native_support(self, action):
        return 2.0 if action["number"] == self.best_number() else -1.0

    def best_number(self):
        """The roll that produces the most cards."""
        cards = {}
        for node, owner in self.at["city_owner"].items():
            for name in self.around.get(node, []) if owner == self.seat else []:
                if self.pips(name):
                    cards[self.number(name)] = cards.get(self.number(name), 0) + 1
        return max(cards, key=lambda number: cards[number], default=None)

    def rate_choose_payout(self, action):
        return 1.0 + action["gold"].get(self.options["seats.colours"].split()[self.seat], 0)


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            bot = Greedy(message)
            print(json.dumps({"ready": 1}), flush=True)
        elif message["type"] == "decide":
            print(json.dumps({"id": message["id"], "choose": bot.decide(message["view"])}), flush=True)


if __name__ == "__main__":
    main()
