// Germany's face: which pieces a position has, its buildings, its special fields. No rules: only what stands where.

import type { Piece } from "../board/picture";
import type { Bundle } from "../messages";
import { words } from "../words";
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
  name: string;
  reward: { type: string; count: number };
}

type Owners = Record<string, number>;

const RESOURCES = ["lumber", "brick", "wool", "grain", "ore"];

export const germany: Face = {
  form: words.forms.germany,
  resources: RESOURCES,
  goods: RESOURCES,
  builds: [{ type: "build_road" }, { type: "build_hall" }, { type: "build_landmark" }],
  onDemand: [],
  supply: [{ type: "exchange_two" }, { type: "exchange" }],

  pieces(picture, position) {
    const halls = position["hall_owner"] as Owners;
    const built = position["marker_owner"] as Owners;
    const landmarks = new Map((picture.facts["landmarks"] as Landmark[]).map((entry) => [entry.city, entry]));
    const out: Piece[] = [];
    for (const [path, seat] of Object.entries(position["road_owner"] as Owners))
      out.push({ kind: "road", path, seat, rail: false, title: words.roadOf(seat) });
    for (const [place, facts] of Object.entries(picture.places)) {
      const owner = halls[place];
      if (facts.kind === "landmark") {
        const name = landmarks.get(place)?.name ?? place;
        const art = BUILDINGS[place] ?? "wartburg";
        out.push({ kind: "building", at: place, art, built: place in built, title: `${name}, ${place}` });
      } else if (owner !== undefined)
        out.push({ kind: "house", at: place, art: "hall", seat: owner, letter: 7.6, title: words.hallOf(owner, place) });
      else out.push({ kind: "spot", at: place, title: place });
    }
    const goetz = position["goetz"] as string | null;
    if (goetz) out.push({ kind: "figure", hex: goetz, art: "goetz", title: words.goetzOn(goetz) });
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
        name: words.longestRoad,
        holder: position["lr_holder"] as number | null,
        counts: position["lr_length"] as number[],
      },
      { name: words.largestArmy, holder: position["la_holder"] as number | null, counts: open },
    ];
  },

  stock(position, seat) {
    return [
      { name: words.roadsLeft, left: (position["roads_left"] as number[])[seat] ?? 0 },
      { name: words.hallsLeft, left: (position["halls_left"] as number[])[seat] ?? 0 },
    ];
  },

  sites(picture, position) {
    const built = position["marker_owner"] as Owners;
    return (picture.facts["landmarks"] as Landmark[]).map(({ city, name, reward }) => ({
      place: city,
      name,
      art: BUILDINGS[city] ?? "wartburg",
      reward: words.rewardShort(reward.type, reward.count),
      owner: built[city] ?? null,
    }));
  },

  ready: () => null,

  reward(picture, _position, _type, place) {
    const entry = (picture.facts["landmarks"] as Landmark[]).find((landmark) => landmark.city === place);
    return entry ? words.reward(entry.name, entry.reward.type, entry.reward.count) : "";
  },

  mover: () => "",
  moving: () => null,
  option: (_picture, _position, _type, value) => String(value),
  hint: () => "",
};
