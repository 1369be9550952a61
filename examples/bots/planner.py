"""A planner for both games: it estimates how long each goal takes, pursues the best one, and trades for what it lacks.

hexstead tournament germany --bot "cmd: python examples/bots/planner.py" --bot engineer
It reads boards and answers questions as greedy.py does, whose class it extends; goals, building and trade are its own.
"""

import json
import sys
from collections import Counter, deque

from greedy import FAR, Greedy

ROLLS = 36
PATIENCE = 1.5  # rounds added to the time of a goal, so that the cheapest goal is not always the best
LONGEST = 30  # rounds beyond which a goal is out of reach
CARD_VALUE = 0.45  # of a development card, in points
STEPS_PER_CARD = 3  # of a settler for a grain, of a train for a coal


class Planner(Greedy):
    """Plays one seat of one game."""

    def look(self):
        self.price = 3
        self.income = self.count_income()
        self.target = None
        self.goals = []  # value, cost, target
        if "road_owner" in self.at:
            self.list_german_goals()
        else:
            self.list_american_goals()
        best = max(self.goals, key=self.merit, default=(0, {}, None))
        self.wanted, self.target = best[1], best[2]
        if "road_owner" in self.at:
            free = self.free_places()
            self.away = self.road_distances({self.target} if self.target else free, free)

    def merit(self, goal):
        """Points per round, roughly."""
        value, cost, _ = goal
        return value / (self.rounds_for(cost) + PATIENCE)

    def count_income(self):
        """Expected cards per round of all seats, by resource."""
        income = Counter()
        blocked = self.at.get("goetz") or self.at.get("outlaw")
        for node, owner in self.owners().items():
            for name in self.around.get(node, []) if owner == self.seat else []:
                if name != blocked and self.pips(name):
                    income[self.hexes[name]["resource"]] += self.pips(name) * self.at["players"] / ROLLS
        return income

    def rounds_for(self, cost):
        """The rounds until hand and income cover a cost, exchanging what is left over."""
        rounds = 0.0
        while rounds < LONGEST:
            missing = extra = 0.0
            for good in self.resources:
                left = self.hand.get(good, 0) + self.income[good] * rounds - cost.get(good, 0)
                missing += max(0.0, -left)
                extra += max(0.0, left) / self.price
            if missing <= extra + self.gold_cards():
                return rounds
            rounds += 0.5
        return LONGEST

    def gold_cards(self):
        """Cards that can be bought for gold."""
        gold = self.at["gold"][self.seat] if "gold" in self.at else 0
        return min(2, gold // 2)

    # Germany

    def free_places(self):
        halls, markers = self.at["hall_owner"], self.at["marker_owner"]
        taken = {"city": halls, "landmark": markers}
        return {name for name, place in self.places.items() if name not in taken.get(place["kind"], {name})}

    def list_german_goals(self):
        roads, free = self.at["road_owner"], self.free_places()
        mine = {end for path, owner in roads.items() if owner == self.seat for end in self.paths[path]}
        mine |= {city for city, owner in self.at["hall_owner"].items() if owner == self.seat}
        away = self.roads_to(mine, free)
        for name in free & set(away):
            distance = away[name]
            if distance <= 4:
                hall = self.places[name]["kind"] == "city"
                value = 1.0 + (self.yields(name) / ROLLS if hall else 0.35)
                self.add_goal(value, "build_hall" if hall else "build_landmark", distance, name)
        if self.at["stack_size"]:
            self.goals.append((CARD_VALUE, self.costs["buy_card"], None))
        length = max([4, *self.at["lr_length"]]) + 1 - self.at["lr_length"][self.seat]
        if self.at["lr_holder"] != self.seat and length <= 3:
            self.goals.append((0.8, {good: count * length for good, count in self.costs["build_road"].items()}, None))

    def roads_to(self, mine, free):
        """The number of roads to every node that they can reach; they cannot pass a free place."""
        away = dict.fromkeys(mine, 0)
        queue = deque(mine)
        while queue:
            node = queue.popleft()
            if (node in free and node not in mine) or self.at["hall_owner"].get(node, self.seat) != self.seat:
                continue
            for path, other in self.neighbours[node]:
                if other not in away and path not in self.at["road_owner"]:
                    away[other] = away[node] + 1
                    queue.append(other)
        return away

    def add_goal(self, value, item, roads, name):
        cost = Counter(self.costs[item])
        for good, count in self.costs["build_road"].items():
            cost[good] += count * int(roads)
        self.goals.append((value, dict(cost), name))

    def rate_build_hall(self, action):
        return 20.0 + self.yields(action["city"]) / 10

    def rate_build_road(self, action):
        ends = self.paths[action["path"]]
        rating = 8.0 - min(self.away.get(end, FAR) for end in ends) - max(self.away.get(end, FAR) for end in ends) / FAR
        if self.at["phase"] == "roads":
            return max(0.1, rating)
        useful = self.wanted.get("brick", 0) > 0 and self.wanted.get("lumber", 0) > 0
        return rating if useful and rating > 3.0 else -1.0

    def rate_buy_card(self, action):
        if self.target is None and self.wanted == self.costs["buy_card"]:
            return 6.0
        return super().rate_buy_card(action)

    def rate_play_card(self, action):
        blocked = self.at.get("goetz")
        hurt = blocked and any(self.owners().get(corner) == self.seat for corner in self.hexes[blocked]["corners"])
        if action["card"] == "mercenary" and self.at["phase"] == "pre_roll" and not hurt:
            return 0.5
        return 2.0

    # America

    def list_american_goals(self):
        super().look_at_america()
        cubes, yard = self.at["cubes"][self.seat], self.at["cities_left"][self.seat]
        settlers = [node for node in self.at["settler_at"][self.seat] if node]
        left = 8 - self.at["delivered"][self.seat]
        if self.trains and self.gap < FAR and cubes:
            ride = min((self.ride.get(train, FAR) for train in self.trains), default=FAR)
            cost = Counter({good: count * int(self.gap) for good, count in self.costs["build_rail"].items()})
            cost["coal"] += -(-min(ride, 12) // STEPS_PER_CARD)
            self.goals.append((1.4, dict(cost), None))
        if yard and cubes < left:
            cost = Counter() if settlers else Counter(self.costs["build_settler"])
            cost["grain"] += max(1, -(-min((self.walk.get(node, 3) for node in settlers), default=3) // STEPS_PER_CARD))
            self.goals.append((1.0 if cubes else 1.3, dict(cost), None))
        if cubes > 1 and self.gap < FAR and not self.goals:
            self.goals.append((1.0, self.costs["build_rail"], None))

    def rate_move_settler(self, action):
        here = self.at["settler_at"][self.seat][action["settler"]]
        if action["to"] in self.sites:
            return 20.0 - self.distances([here])[action["to"]] / 3 + self.yields(action["to"]) / 4
        gain = self.walk.get(here, FAR) - self.walk.get(action["to"], FAR)
        return 5.0 + gain / 10 if gain >= 2 else -1.0

    def rate_build_train(self, action):
        return 10.0 if not self.trains or (len(self.trains) < 2 and self.lack_after("build_train") == 0) else -1.0

    def lack_after(self, item):
        left = {good: count - self.costs[item].get(good, 0) for good, count in self.hand.items()}
        return self.lack(left)

    def rate_buy_resource(self, action):
        """Buy for gold only if at most two such cards complete the goal."""
        return 4.0 if self.lacks(action["resource"]) and self.lack(self.hand) <= 2 else -1.0

    # Trade

    def rate_exchange(self, action, price=3):
        return 3.0 if self.lacks(action["get"]) and self.spare(action["give"]) >= price else -1.0

    def rate_offer(self, action):
        """Make one offer a turn: spare cards for a card that the goal lacks."""
        (give, given), (get, count) = next(iter(action["give"].items())), next(iter(action["get"].items()))
        if self.at["offers_made"] or not self.lacks(get) or self.spare(give) < given or give not in self.resources:
            return -1.0
        return 4.5 - given + count / 2 + self.income[give] / 10

    def rate_counter(self, action):
        return -1.0

    def rate_conclude(self, action):
        return 5.0 - self.points[action["partner"]] / 20

    def rate_accept(self, action):
        if max(self.points) >= self.goal - 2 and self.points[self.at["turn_seat"]] == max(self.points):
            return -1.0
        return super().rate_accept(action)

    def decide(self, view):
        self.points, self.goal = view["points"], view["goal"]
        return super().decide(view)


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            bot = Planner(message)
            print(json.dumps({"ready": 1}), flush=True)
        elif message["type"] == "decide":
            print(json.dumps({"id": message["id"], "choose": bot.decide(message["view"])}), flush=True)


if __name__ == "__main__":
    main()
