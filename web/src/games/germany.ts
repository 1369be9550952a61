// Germany's face: which pieces a position has, its buildings, its special fields. No rules: only what stands where.

import type { Piece } from "../board/picture";
import type { Bundle } from "../messages";
import { plain, say, sayOf, seatName } from "../words";
import type { Face } from "./face";

const BUILDINGS: Record<string, string> = {
  Berlin: "brandenburg-gate",
  Bremen: "bremen",
  Dresden: "dresden",
  Eisenach: "wartburg",
  Frankfurt: "roemer",
  Freiburg: "freiburg",
  Köln: "koeln",
  Lübeck: "holsten-gate",
  München: "muenchen",
  Nürnberg: "nuernberg",
  Schwerin: "schwerin",
  Trier: "porta-nigra",
};

interface Landmark {
  city: string;
  reward: { type: string; count: number };
}

type Owners = Record<string, number>;

const RESOURCES = ["lumber", "brick", "wool", "grain", "ore"];

/** The landmark of a town. */
function landmarkName(city: string): string {
  return sayOf("germany", `landmark-${plain(city)}`);
}

function kinds(of: string, count: number): string[] {
  return Array.from({ length: count }, () => of);
}

export const germany: Face = {
  resources: RESOURCES,
  goods: RESOURCES,
  builds: [
    { type: "build_road", art: "road" },
    { type: "build_hall", art: "hall" },
    { type: "build_landmark", art: "brandenburg-gate" },
  ],
  rules: { build_road: "g-road", build_hall: "g-hall", build_landmark: "g-landmark", buy_card: "g-cards", offer: "trade", exchange: "trade" },
  onDemand: [],
  supply: [{ type: "exchange_two" }, { type: "exchange" }],

  pieces(picture, position) {
    const halls = position["hall_owner"] as Owners;
    const built = position["marker_owner"] as Owners;
    const out: Piece[] = [];
    for (const [path, seat] of Object.entries(position["road_owner"] as Owners))
      out.push({ kind: "road", path, seat, rail: false, title: say("road-of", { name: seatName(seat) }) });
    for (const [place, facts] of Object.entries(picture.places)) {
      const owner = halls[place];
      if (facts.kind === "landmark") {
        const art = BUILDINGS[place] ?? "wartburg";
        out.push({ kind: "building", at: place, art, built: place in built, title: `${landmarkName(place)}, ${place}` });
      } else if (owner !== undefined)
        out.push({ kind: "house", at: place, art: "hall", seat: owner, letter: 7.6, title: say("hall-of", { name: seatName(owner), place }) });
      else out.push({ kind: "spot", at: place, title: place });
    }
    const goetz = position["goetz"] as string | null;
    if (goetz) out.push({ kind: "figure", hex: goetz, art: "goetz", title: say("goetz-on", { hex: goetz }) });
    return out;
  },

  numbers: (picture) =>
    Object.entries(picture.hexes).flatMap(([hex, { number }]) =>
      !number ? [] : [{ hex, value: number, raised: false, mark: null }],
    ),

  blocked(position) {
    const goetz = position["goetz"] as string | null;
    return goetz ? [goetz] : [];
  },

  held: (position, seat) => position.hand[seat] ?? {},

  specials(position) {
    const open = position.cards_open.map((cards: Bundle) => cards["mercenary"] ?? 0);
    return [
      {
        name: say("honour-longest_road"),
        holder: position["lr_holder"] as number | null,
        counts: position["lr_length"] as number[],
      },
      { name: say("honour-largest_army"), holder: position["la_holder"] as number | null, counts: open },
    ];
  },

  stock(position, seat) {
    return [
      { name: say("roads-left"), art: "road", left: (position["roads_left"] as number[])[seat] ?? 0 },
      { name: say("halls-left"), art: "hall", left: (position["halls_left"] as number[])[seat] ?? 0 },
    ];
  },

  sites(picture, position) {
    const built = position["marker_owner"] as Owners;
    return (picture.facts["landmarks"] as Landmark[]).map(({ city, reward }) => ({
      place: city,
      name: landmarkName(city),
      art: BUILDINGS[city] ?? "wartburg",
      reward: say(`reward-short-${reward.type}`, { count: reward.count }),
      owner: built[city] ?? null,
    }));
  },

  ready: () => null,

  earned(position, seat) {
    const count = (owners: unknown) => Object.values(owners as Owners).filter((owner) => owner === seat).length;
    const specials = [position["lr_holder"], position["la_holder"]].filter((holder) => holder === seat).length;
    const open = [...kinds("hall", count(position["hall_owner"])), ...kinds("landmark", count(position["marker_owner"])), ...kinds("special", specials)];
    return [...open, ...kinds("secret", position.cards[seat]?.["victory_point"] ?? 0)];
  },

  reward(picture, _position, _type, place) {
    const entry = (picture.facts["landmarks"] as Landmark[]).find((landmark) => landmark.city === place);
    if (!entry) return "";
    const { type, count } = entry.reward;
    return say("reward-of", { name: landmarkName(place), reward: say(`reward-${type}`, { count }) });
  },

  shows: (event) => (event.type === "goetz_moved" ? [{ kind: "go", mover: "goetz", along: [event["hex"] as string] }] : []),

  mover: () => "",
  moving: () => null,
  option: (_picture, _position, _type, value) => String(value),
  hint: () => "",
};
