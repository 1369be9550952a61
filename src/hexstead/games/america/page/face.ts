// How America's positions and events look on the page.

import { isPoint, occupied, spotOf, type Picture, type Piece } from "hexstead-page/board/picture";
import { centre, nearestPlace } from "hexstead-page/board/hit-test";
import type { Owner } from "hexstead-page/board/seat-style";
import type { Face } from "hexstead-page/games/face";
import type { OwnEvent, OwnPosition } from "hexstead-page/generated/games/america";
import { seatName, t } from "hexstead-page/i18n";
import type { Position } from "hexstead-page/protocol";

const NUMBERS: Record<string, number> = { first: 0, second: 1 };

const face: Face<Position & OwnPosition, OwnEvent> = {
  resources: ["cattle", "coal", "grain", "lumber", "ore"],
  goods: ["cattle", "coal", "grain", "lumber", "ore", "gold"],
  colours: {
    cattle: { card: "#c5df9e", edge: "#8fb467" },
    coal: { card: "#e0c8ad", edge: "#b3936f" },
    grain: { card: "#f6de96", edge: "#d2a844" },
    lumber: { card: "#a9cfa2", edge: "#6fa071" },
    ore: { card: "#d4d8df", edge: "#a0a8b6" },
    gold: { card: "#f9e3a0", edge: "#cfa43e" },
  },
  sounds: {
    gold_taken: "coin", fee_paid: "coin", rail_built: "rail", train_moved: "train", settler_moved: "wagon", delivered: "delivered",
    city_founded: "tap", city_placed: "tap",
  },
  celebrated: ["delivered"],
  builds: [
    { type: "build_rail", art: "rail" },
    { type: "build_train", art: "train" },
    { type: "build_settler", art: "wagon" },
    { type: "move_train", art: "train", fuel: "coal" },
    { type: "move_settler", art: "wagon", fuel: "grain" },
    { type: "deliver", art: "cube", beforeRoll: true },
  ],
  produces: ["move_settler", "place_city"],
  plans: { found: "build_settler", rail: "build_rail", train: "build_train" },
  rules: {
    build_rail: "a-rail", build_train: "a-train", build_settler: "a-settler", move_train: "a-move", move_settler: "a-walk",
    deliver: "a-deliver", buy_card: "a-cards", offer: "trade", exchange: "trade",
  },
  onDemand: ["build_train", "build_settler"],
  supply: [{ type: "exchange" }, { type: "sell_for_gold", get: "gold" }, { type: "buy_resource", give: "gold" }],

  pieces(picture, position) {
    const out: Piece[] = [];
    for (const [path, seat] of occupied(position.rail_owner))
      out.push({ kind: "road", path, seat, rail: true, title: t("rail-of", { name: seatName(seat) }) });
    for (const [place, facts] of Object.entries(picture.places)) {
      const owner = position.city_owner[place] ?? null;
      if (owner === null) out.push({ kind: "spot", at: place, art: facts.kind, title: place });
      else {
        const cube = position.goods_on[place] ?? null;
        out.push({ kind: "house", at: place, art: "city", seat: owner, letter: 6, cube, title: cityTitle(owner, place) });
      }
      const gold = facts["gold"];
      if (typeof gold === "number" && gold) {
        const placed = picture.beside[place]?.["coin"];
        const aside: [number, number] = isPoint(placed) ? placed : [0, 24];
        const left = owner === null ? gold : null;
        out.push({ kind: "coin", at: place, aside, gold: left, title: left === null ? t("coin-taken", { place }) : t("coin-at", { place, count: left }) });
      }
    }
    for (const [seat, spots] of position.train_at.entries())
      for (const [n, on] of spots.entries())
        if (on) {
          const id = face.mover("move_train", seat, n);
          out.push({ kind: "mover", id, on, art: "train", seat, lift: 5, letter: [5, 4], title: t("train-of", { name: seatName(seat) }) });
        }
    for (const [seat, spots] of position.settler_at.entries())
      for (const [n, on] of spots.entries())
        if (on) {
          const id = face.mover("move_settler", seat, n);
          out.push({ kind: "mover", id, on, art: "wagon", seat, lift: 4, letter: [0, -1], title: t("settler-of", { name: seatName(seat) }) });
        }
    const outlaw = position.outlaw;
    if (outlaw) out.push({ kind: "figure", hex: outlaw, art: "outlaw", title: t("outlaw-on", { hex: outlaw }) });
    return out;
  },

  numbers(picture, position) {
    return Object.entries(picture.hexes)
      .map(([hex, { number, mark }]) => ({ hex, value: number || position.token[hex] || 0, raised: !number, mark }))
      .filter(({ value, mark }) => value > 0 || mark !== null);
  },

  blocked(position) {
    const outlaw = position.outlaw;
    return outlaw ? [outlaw] : [];
  },

  held(position, seat) {
    return { ...position.hand[seat], gold: position.gold[seat] ?? 0 };
  },

  awards: () => [],

  stock(position, seat) {
    return [
      { name: t("good-gold"), left: position.gold[seat] ?? 0, good: "gold" },
      { name: t("cities-left"), art: "city", left: position.cities_left[seat] ?? 0 },
      { name: t("rails-left"), art: "rail", left: position.rails_left[seat] ?? 0 },
    ];
  },

  earned: () => [],

  ready(position, seat) {
    return position.cubes[seat] ?? 0;
  },

  sites: () => [],

  buildsAt: (picture, position, node) => (node in picture.places && (position.city_owner[node] ?? null) === null ? ["move_settler"] : []),

  reward(picture, position, type, place) {
    if (type === "move_settler" && place in picture.places && !(place in position.city_owner)) return t("founds");
    if (type === "build_rail" && picture.paths[place]?.track) return t("track-bonus");
    return "";
  },

  effects(event) {
    const seat = "seat" in event ? (event.seat ?? 0) : 0;
    switch (event.type) {
      case "train_moved":
        return [{ kind: "go", mover: face.mover("move_train", seat, event.train ?? 0), along: spots(event.to) }];
      case "settler_moved":
        return [{ kind: "go", mover: face.mover("move_settler", seat, event.settler ?? 0), along: spots(event.to) }];
      case "outlaw_moved":
        return [{ kind: "go", mover: "outlaw", along: spots(event.hex) }];
      case "token_moved":
        return [{ kind: "fly", what: "token", text: String(event.number), from: event.source, to: event.to }];
      case "gold_taken":
        return Array.from({ length: Math.min(5, event.count) }, () => ({ kind: "fly", what: "gold", from: null, to: seat }));
      case "fee_paid":
        return [{ kind: "fly", what: "gold", from: seat, to: event.owner }];
      case "delivered":
        return [{ kind: "fly", what: "cube", seat, from: seat, to: event.site }];
      default:
        return [];
    }
  },

  mover: (type, seat, piece) => `${type}-${seat}-${piece}`,

  moving(position) {
    const piece = position.move_train;
    return piece === null ? null : { type: "move_train", piece };
  },

  option(picture, position, type, value) {
    const seat = position.builder ?? position.turn_seat ?? 0;
    const trains = type === "move_train" || type === "build_train";
    const moves = typeof value === "number"; // otherwise a piece is taken off the board
    const n = moves ? value : (NUMBERS[String(value)] ?? 0);
    const spot = (trains ? position.train_at : position.settler_at)[seat]?.[n];
    const named = { number: n + 1, place: spot ? placeOf(picture, spot) : "" };
    if (trains) return t(moves ? "train-at" : "train-off", named);
    return t(moves ? "settler-at" : "settler-off", named);
  },

  hint(position) {
    const steps = position.move_steps;
    if (position.phase === "card_move") return t("steps-left", { count: steps });
    if (position.phase === "action" && position.move_train !== null) return t("steps-paid", { count: steps });
    if (position.phase === "engineer") return t("rails-given", { count: position.free_rails });
    return "";
  },
};

/** A spot of an event as a way of one step; events of hidden moves have none. */
function spots(name: string | null): string[] {
  return name === null ? [] : [name];
}

function cityTitle(owner: Owner, place: string): string {
  return owner === "neutral" ? t("city-neutral", { place }) : t("city-of", { name: seatName(owner), place });
}

/** Describe a node or path by its own name or by the nearest place. */
function placeOf(picture: Picture, name: string): string {
  const spot = spotOf(picture, name);
  if (name in picture.places || !spot) return t("at", { place: name });
  return t("near", { place: nearestPlace(picture, centre(spot)) });
}

export default face;
