// A simple bot for both games, in JavaScript without packages: it rates every legal action and takes the best.
//
//   hexstead tournament germany --bot "cmd: node examples/bots/greedy.js" --bot random
//
// The protocol is described in docs/bots.md; greedy.py is the same bot in Python.

"use strict";

const FAR = 99;
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** Plays one seat of one game. */
class Greedy {
  constructor(hello) {
    this.seat = hello.seat;
    this.options = hello.options;
    this.costs = hello.costs;
    this.resources = hello.names.resources;
    this.hexes = hello.geometry.hexes;
    this.paths = hello.geometry.paths; // name -> its two ends
    this.places = new Map(hello.map.places.map((place) => [place.name, place]));
    this.neighbours = new Map(hello.names.nodes.map((node) => [node, []])); // node -> [path, the other end]
    for (const [path, [a, b]] of Object.entries(this.paths)) {
      this.neighbours.get(a).push([path, b]);
      this.neighbours.get(b).push([path, a]);
    }
    this.around = new Map(hello.names.nodes.map((node) => [node, []])); // node -> hexes
    for (const [name, tile] of Object.entries(this.hexes)) {
      for (const corner of tile.corners) this.around.get(corner).push(name);
    }
  }

  /** The index of the best legal action. */
  decide(view) {
    this.at = view.position;
    this.hand = this.at.hand[this.seat];
    // The next goal as a cost; what is missing for it decides about trades and about cards to keep.
    this.wanted = "road_owner" in this.at ? this.lookAtGermany() : this.lookAtAmerica();
    const rated = view.legal.map((action) => (RATINGS[action.type] ? RATINGS[action.type](this, action) : 0));
    return rated.indexOf(Math.max(...rated));
  }

  // Both games

  lack(hand, cost = this.wanted) {
    return sum(Object.entries(cost).map(([good, count]) => Math.max(0, count - (hand[good] || 0))));
  }

  /** How many cards of a good the goal does not need. */
  spare(good) {
    return (this.hand[good] || 0) - (this.wanted[good] || 0);
  }

  /** Whether something can be bought without using cards that the goal needs. */
  affords(cost) {
    const left = Object.fromEntries(this.resources.map((good) => [good, (this.hand[good] || 0) - (cost[good] || 0)]));
    return this.lack(left) <= this.lack(this.hand);
  }

  number(hex) {
    return (this.at.token || {})[hex] || this.hexes[hex].number || 7;
  }

  /** How often a hex produces, in 36ths of the rolls. */
  pips(hex) {
    const number = this.number(hex);
    return number === 7 || this.hexes[hex].resource === null ? 0 : 6 - Math.abs(number - 7);
  }

  yields(node) {
    return sum(this.around.get(node).map((hex) => this.pips(hex)));
  }

  placesOf(kind, taken) {
    return [...this.places.values()].filter((p) => (!kind || p.kind === kind) && !(p.name in taken)).map((p) => p.name);
  }

  // Germany: roads lead to cities and landmark towns, which give points

  lookAtGermany() {
    const { road_owner: roads, hall_owner: halls, marker_owner: markers } = this.at;
    const mine = new Set(Object.keys(roads).filter((path) => roads[path] === this.seat).flatMap((p) => this.paths[p]));
    const cities = this.placesOf("city", halls);
    const towns = this.placesOf("landmark", markers);
    const open = [...cities, ...towns];
    this.away = this.roadDistances(open.filter((name) => !mine.has(name)), new Set(open));
    const plans = [];
    if (cities.some((name) => mine.has(name))) plans.push(this.costs.build_hall);
    if (towns.some((name) => mine.has(name))) plans.push(this.costs.build_landmark);
    if (!plans.length) return this.costs.build_road;
    return plans.reduce((a, b) => (this.lack(this.hand, b) < this.lack(this.hand, a) ? b : a));
  }

  /** For every node the number of roads to build to the nearest target, around nodes that are closed. */
  roadDistances(targets, closed) {
    const { road_owner: roads, hall_owner: halls } = this.at;
    return this.search(targets, (path, node) => {
      if (closed.has(node) || (node in halls && halls[node] !== this.seat)) return FAR;
      if (!(path in roads)) return 1;
      return roads[path] === this.seat ? 0 : FAR;
    });
  }

  /** The distance of every node from the nearest target; `step(path, node)` is the cost of a step onto a node. */
  search(targets, step) {
    const away = new Map(targets.map((node) => [node, 0]));
    const queue = [...targets];
    for (let i = 0; i < queue.length; i++) {
      for (const [path, other] of this.neighbours.get(queue[i])) {
        const total = away.get(queue[i]) + step(path, other);
        if (total < (away.get(other) ?? FAR)) {
          away.set(other, total);
          queue.push(other);
        }
      }
    }
    return away;
  }

  // America: settlers found cities, which free goods; trains deliver the goods to other players' cities

  lookAtAmerica() {
    const { city_owner: cities, goods_on: goods } = this.at;
    const settlers = this.at.settler_at[this.seat].filter(Boolean);
    this.trains = this.at.train_at[this.seat].filter(Boolean);
    this.sites = new Set(this.placesOf(null, cities));
    this.walk = this.search([...this.sites].filter((site) => !settlers.includes(site)), () => 1);
    this.customers = Object.keys(cities).filter((name) => cities[name] !== this.seat && !(name in goods));
    this.ride = this.trainDistances();
    this.gap = this.railsMissing(null);
    const cubes = this.at.cubes[this.seat];
    const yard = this.at.cities_left[this.seat];
    if (cubes && this.gap === 0) return { coal: 1 };
    if (settlers.length && yard) return { grain: 1 };
    if (!yard || (cubes > 1 && this.gap < FAR)) return this.costs.build_rail;
    return this.costs.build_settler;
  }

  /** For every rail the number of steps to a rail that ends at a customer. */
  trainDistances() {
    const rails = this.at.rail_owner;
    const touches = (path) => this.paths[path].some((end) => this.customers.includes(end));
    const ride = new Map(Object.keys(rails).filter(touches).map((path) => [path, 0]));
    for (const [path, steps] of ride) { // iterating a Map includes entries added meanwhile
      for (const end of this.paths[path]) {
        for (const [other] of this.neighbours.get(end)) {
          if (other in rails && !ride.has(other)) ride.set(other, steps + 1);
        }
      }
    }
    return ride;
  }

  /** The number of rails missing between a train and the nearest customer. */
  railsMissing(extra) {
    const away = this.search(this.customers, (path) => (path in this.at.rail_owner || path === extra ? 0 : 1));
    return Math.min(FAR, ...this.trains.flatMap((path) => this.paths[path]).map((end) => away.get(end) ?? FAR));
  }

  /** The roll that produces the most cards. */
  bestNumber() {
    const cards = new Map();
    for (const [node, owner] of Object.entries(this.at.city_owner)) {
      if (owner !== this.seat) continue;
      for (const hex of this.around.get(node)) {
        if (this.pips(hex)) cards.set(this.number(hex), (cards.get(this.number(hex)) || 0) + 1);
      }
    }
    return [...cards].reduce((a, b) => (b[1] > a[1] ? b : a), [null, 0])[0];
  }
}

const never = () => -1;

/** For Götz and the outlaw: the hex where opponents lose most. */
function block(me, action) {
  const owners = me.at.hall_owner || me.at.city_owner;
  const pips = me.pips(action.hex);
  const held = me.hexes[action.hex].corners.filter((corner) => corner in owners);
  return 1 + sum(held.map((corner) => (owners[corner] === me.seat ? -2 * pips : pips)));
}

function exchange(me, action, price) {
  return me.spare(action.get) < 0 && me.spare(action.give) >= price ? 4 : -1;
}

// Ratings of actions. Ending the turn is 0, so actions rated below that are never taken.
const RATINGS = {
  // both games
  roll: () => 1,
  play_card: () => 2,
  buy_card: (me) => (me.affords(me.costs.buy_card) ? 3 : -1),
  discard: (me, action) => 1 + me.spare(action.resource),
  take: (me, action) => (me.spare(action.resource) < 0 ? 2 : 1),
  rob: (me, action) => 1 + me.at.hand_size[action.victim],
  exchange: (me, action) => exchange(me, action, 3),
  exchange_two: (me, action) => exchange(me, action, 2),
  offer: never, // it answers offers but makes none
  counter: never,
  withdraw: never,
  accept: (me) => {
    const { offer_get: gives, offer_give: gets } = me.at; // from the view of the player who offers
    const count = (good) => (me.hand[good] || 0) - (gives[good] || 0) + (gets[good] || 0);
    const after = Object.fromEntries(me.resources.map((good) => [good, count(good)]));
    return me.lack(after) < me.lack(me.hand) ? 1 : -1;
  },
  move_goetz: block,
  move_outlaw: block,

  // Germany
  place_hall: (me, action) => 1 + me.yields(action.city),
  build_hall: (me, action) => 20 + me.yields(action.city) / 10,
  build_landmark: () => 21,
  build_road: (me, action) => {
    const rating = 5 - Math.min(...me.paths[action.path].map((end) => me.away.get(end) ?? FAR)) / FAR;
    const gift = me.at.phase === "roads";
    return gift || me.wanted === me.costs.build_road || me.affords(me.costs.build_road) ? rating : -1;
  },

  // America
  place_city: (me, action) => 1 + me.yields(action.site),
  deliver: () => 30,
  build_settler: (me, action) => (action.taking === "none" ? 15 - (me.walk.get(action.node) ?? FAR) / FAR : -1),
  build_train: (me) => (me.trains.length ? -1 : 10),
  build_rail: (me, action) => {
    const gain = me.gap - me.railsMissing(action.path);
    if (!["action", "build_phase"].includes(me.at.phase)) return 1 + gain; // it is free
    return gain > 0 ? 12 : -1;
  },
  move_settler: (me, action) => {
    const here = me.at.settler_at[me.seat][action.settler];
    if (me.sites.has(action.to)) {
      return 20 - me.search([here], () => 1).get(action.to) / 3 + me.yields(action.to) / 10;
    }
    const gain = (me.walk.get(here) ?? FAR) - (me.walk.get(action.to) ?? FAR);
    return gain >= 3 && me.at.phase === "action" ? 5 : gain / 10 - 1;
  },
  move_train: (me, action) => {
    const here = me.at.train_at[me.seat][action.train];
    const gain = (me.ride.get(here) ?? FAR) - (me.ride.get(action.to) ?? FAR);
    return gain > 0 && me.at.cubes[me.seat] ? 18 - me.ride.get(action.to) / FAR : -1;
  },
  buy_resource: (me, action) => (me.spare(action.resource) < 0 ? 4 : -1),
  sell_for_gold: never,
  take_gold: () => 0.5,
  native_support: (me, action) => (action.number === me.bestNumber() ? 2 : -1),
  choose_payout: (me, action) => 1 + (action.gold[me.options["seats.colours"].split(" ")[me.seat]] || 0),
};

let bot = null;
const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    bot = new Greedy(message);
    say({ ready: 1 });
  } else if (message.type === "decide") {
    say({ id: message.id, choose: bot.decide(message.view) });
  }
});
