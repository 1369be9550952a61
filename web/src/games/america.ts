// America's face: which pieces a position has, its numbers that wander, gold and goods. No rules: only what stands where.

import { spotOf, type Picture, type Piece, type Point } from "../board/picture";
import { centre, nearestPlace } from "../board/reach";
import type { Owner } from "../board/seats";
import { say, seatName } from "../words";
import type { Face } from "./face";

type Owners = Record<string, Owner>;
type Standing = (string | null)[][];

const FIELDS: Record<string, string> = { move_settler: "settler_at", move_train: "train_at" };
const TAKEN: Record<string, string> = { build_settler: "settler_at", build_train: "train_at" };
const NUMBERS: Record<string, number> = { first: 0, second: 1 };

export const america: Face = {
  resources: ["cattle", "coal", "grain", "lumber", "ore"],
  goods: ["cattle", "coal", "grain", "lumber", "ore", "gold"],
  builds: [
    { type: "build_rail", art: "rail" },
    { type: "build_train", art: "train" },
    { type: "build_settler", art: "wagon" },
    { type: "move_train", art: "train", fuel: "coal" },
    { type: "move_settler", art: "wagon", fuel: "grain" },
    { type: "deliver", art: "cube" },
  ],
  rules: {
    build_rail: "a-rail", build_train: "a-train", build_settler: "a-settler", move_train: "a-move", move_settler: "a-walk",
    deliver: "a-deliver", buy_card: "a-cards", offer: "trade", exchange: "trade",
  },
  onDemand: ["build_train", "build_settler"],
  supply: [{ type: "exchange" }, { type: "sell_for_gold", get: "gold" }, { type: "buy_resource", give: "gold" }],

  pieces(picture, position) {
    const cities = position["city_owner"] as Owners;
    const goods = position["goods_on"] as Record<string, number>;
    const out: Piece[] = [];
    for (const [path, seat] of Object.entries(position["rail_owner"] as Record<string, number>))
      out.push({ kind: "road", path, seat, rail: true, title: say("rail-of", { name: seatName(seat) }) });
    for (const [place, facts] of Object.entries(picture.places)) {
      const owner = cities[place];
      if (owner === undefined) out.push({ kind: "spot", at: place, art: facts.kind, title: place });
      else {
        const cube = goods[place] ?? null;
        out.push({ kind: "house", at: place, art: "city", seat: owner, letter: 6, cube, title: cityTitle(owner, place) });
      }
      const gold = facts["gold"] as number | undefined;
      if (gold) {
        const aside = (picture.beside[place]?.["coin"] as Point | undefined) ?? [0, 24];
        const left = owner === undefined ? gold : null;
        out.push({ kind: "coin", at: place, aside, gold: left, title: left === null ? say("coin-taken", { place }) : say("coin-at", { place, count: left }) });
      }
    }
    for (const [seat, spots] of (position["train_at"] as Standing).entries())
      for (const [n, on] of spots.entries())
        if (on) {
          const id = america.mover("move_train", seat, n);
          out.push({ kind: "mover", id, on, art: "train", seat, lift: 5, letter: [5, 4], title: say("train-of", { name: seatName(seat) }) });
        }
    for (const [seat, spots] of (position["settler_at"] as Standing).entries())
      for (const [n, on] of spots.entries())
        if (on) {
          const id = america.mover("move_settler", seat, n);
          out.push({ kind: "mover", id, on, art: "wagon", seat, lift: 4, letter: [0, -1], title: say("settler-of", { name: seatName(seat) }) });
        }
    const outlaw = position["outlaw"] as string | null;
    if (outlaw) out.push({ kind: "figure", hex: outlaw, art: "outlaw", title: say("outlaw-on", { hex: outlaw }) });
    return out;
  },

  numbers(picture, position) {
    const tokens = position["token"] as Record<string, number>;
    return Object.entries(picture.hexes)
      .map(([hex, { number, mark }]) => ({ hex, value: number || tokens[hex] || 0, raised: !number, mark }))
      .filter(({ value, mark }) => value > 0 || mark !== null);
  },

  blocked(position) {
    const outlaw = position["outlaw"] as string | null;
    return outlaw ? [outlaw] : [];
  },

  held(position, seat) {
    return { ...position.hand[seat], gold: (position["gold"] as number[])[seat] ?? 0 };
  },

  specials: () => [],

  stock(position, seat) {
    const of = (field: string) => (position[field] as number[])[seat] ?? 0;
    return [
      { name: say("good-gold"), left: of("gold"), good: "gold" },
      { name: say("cities-left"), art: "city", left: of("cities_left") },
      { name: say("rails-left"), art: "rail", left: of("rails_left") },
    ];
  },

  earned: () => [],

  ready(position, seat) {
    return (position["cubes"] as number[])[seat] ?? 0;
  },

  sites: () => [],

  reward(picture, position, type, place) {
    if (type === "move_settler" && place in picture.places && !(place in (position["city_owner"] as Owners))) return say("founds");
    if (type === "build_rail" && picture.paths[place]?.track) return say("track-bonus");
    return "";
  },

  shows(event) {
    const seat = event.seat ?? 0;
    const at = (column: string) => event[column] as string;
    switch (event.type) {
      case "train_moved":
        return [{ kind: "go", mover: america.mover("move_train", seat, event["train"] as number), along: [at("to")] }];
      case "settler_moved":
        return [{ kind: "go", mover: america.mover("move_settler", seat, event["settler"] as number), along: [at("to")] }];
      case "outlaw_moved":
        return [{ kind: "go", mover: "outlaw", along: [at("hex")] }];
      case "token_moved":
        return [{ kind: "fly", what: "token", text: String(event["number"]), from: at("source"), to: at("to") }];
      case "gold_taken":
        return Array.from({ length: Math.min(5, event["count"] as number) }, () => ({ kind: "fly", what: "gold", from: null, to: seat }));
      case "fee_paid":
        return [{ kind: "fly", what: "gold", from: seat, to: event["owner"] as number }];
      case "delivered":
        return [{ kind: "fly", what: "cube", seat, from: seat, to: at("site") }];
      default:
        return [];
    }
  },

  mover: (type, seat, piece) => `${type}-${seat}-${piece}`,

  moving(position) {
    const piece = position["move_train"] as number | null;
    return piece === null ? null : { type: "move_train", piece };
  },

  option(picture, position, type, value) {
    const seat = (position["builder"] as number | null) ?? position.turn_seat;
    const numbered = typeof value === "number" ? FIELDS[type] : TAKEN[type];
    const n = typeof value === "number" ? value : (NUMBERS[String(value)] ?? 0);
    const spot = numbered ? (position[numbered] as Standing)[seat]?.[n] : null;
    const named = { number: n + 1, place: spot ? placeOf(picture, spot) : "" };
    if (numbered === "train_at") return say(typeof value === "number" ? "train-at" : "train-off", named);
    return say(typeof value === "number" ? "settler-at" : "settler-off", named);
  },

  hint(position) {
    const steps = position["move_steps"] as number;
    if (position.phase === "card_move") return say("steps-left", { count: steps });
    if (position.phase === "action" && position["move_train"] !== null) return say("steps-paid", { count: steps });
    if (position.phase === "engineer") return say("rails-given", { count: position["free_rails"] as number });
    return "";
  },
};

function cityTitle(owner: Owner, place: string): string {
  return owner === "neutral" ? say("city-neutral", { place }) : say("city-of", { name: seatName(owner), place });
}

/** A node or path in words: by its own name or by that of the nearest place. */
function placeOf(picture: Picture, name: string): string {
  const spot = spotOf(picture, name);
  if (name in picture.places || !spot) return say("at", { place: name });
  return say("near", { place: nearestPlace(picture, centre(spot)) });
}
