// How Germany's positions and events look on the page.

import { occupied, type Picture, type Piece } from "hexstead-page/board/picture";
import type { OwnEvent, OwnPosition } from "hexstead-page/generated/games/germany";
import type { Position } from "hexstead-page/protocol";
import { asciiKey, t, tOf, seatName } from "hexstead-page/i18n";
import type { Face } from "hexstead-page/games/face";

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

/** An entry of the map's list of landmarks. */
interface Landmark {
  city: string;
  reward: { type: string; count: number };
}

function isLandmark(value: unknown): value is Landmark {
  return typeof value === "object" && value !== null && "city" in value && "reward" in value;
}

function landmarks(picture: Picture): Landmark[] {
  const found = picture.facts["landmarks"];
  return Array.isArray(found) ? found.filter(isLandmark) : [];
}

const RESOURCES = ["lumber", "brick", "wool", "grain", "ore"];

function landmarkName(city: string): string {
  return tOf("germany", `landmark-${asciiKey(city)}`);
}

function kinds(of: string, count: number): string[] {
  return Array.from({ length: count }, () => of);
}

const face: Face<Position & OwnPosition, OwnEvent> = {
  resources: RESOURCES,
  goods: RESOURCES,
  colours: {
    lumber: { card: "#a9cfa2", edge: "#6fa071" },
    brick: { card: "#efc4ae", edge: "#c98668" },
    wool: { card: "#c5df9e", edge: "#8fb467" },
    grain: { card: "#f6de96", edge: "#d2a844" },
    ore: { card: "#d4d8df", edge: "#a0a8b6" },
  },
  sounds: { road_built: "rail", hall_built: "tap", hall_placed: "tap", landmark_built: "tap" },
  celebrated: ["landmark_built"],
  builds: [
    { type: "build_road", art: "road" },
    { type: "build_hall", art: "hall" },
    { type: "build_landmark", art: "brandenburg-gate" },
  ],
  produces: ["build_hall", "place_hall"],
  plans: { hall: "build_hall", landmark: "build_landmark", card: "buy_card", longest_road: "build_road" },
  rules: { build_road: "g-road", build_hall: "g-hall", build_landmark: "g-landmark", buy_card: "g-cards", offer: "trade", exchange: "trade" },
  onDemand: ["build_landmark_only"],
  variants: { build_landmark: "build_landmark_only" },
  supply: [{ type: "exchange_two" }, { type: "exchange" }],

  pieces(picture, position) {
    const out: Piece[] = [];
    for (const [path, seat] of occupied(position.road_owner))
      out.push({ kind: "road", path, seat, rail: false, title: t("road-of", { name: seatName(seat) }) });
    for (const [place, facts] of Object.entries(picture.places)) {
      const owner = position.hall_owner[place] ?? null;
      if (facts.kind === "landmark") {
        const art = BUILDINGS[place] ?? "wartburg";
        out.push({ kind: "building", at: place, art, built: place in position.marker_owner, title: `${landmarkName(place)}, ${place}` });
      } else if (owner !== null)
        out.push({ kind: "house", at: place, art: "hall", seat: owner, letter: 7.6, title: t("hall-of", { name: seatName(owner), place }) });
      else out.push({ kind: "spot", at: place, title: place });
    }
    const goetz = position.goetz;
    if (goetz) out.push({ kind: "figure", hex: goetz, art: "goetz", title: t("goetz-on", { hex: goetz }) });
    return out;
  },

  numbers: (picture) =>
    Object.entries(picture.hexes).flatMap(([hex, { number }]) =>
      !number ? [] : [{ hex, value: number, raised: false, mark: null }],
    ),

  blocked(position) {
    const goetz = position.goetz;
    return goetz ? [goetz] : [];
  },

  held: (position, seat) => position.hand[seat] ?? {},

  awards(picture, position) {
    const least = picture.minimums;
    const open = position.cards_open.map((cards) => cards["mercenary"] ?? 0);
    return [
      { name: t("honour-longest_road"), holder: position.lr_holder, counts: position.lr_length, least: least["longest_path_min"] },
      { name: t("honour-largest_army"), holder: position.la_holder, counts: open, least: least["largest_army_min"] },
    ];
  },

  stock(position, seat) {
    return [
      { name: t("roads-left"), art: "road", left: position.roads_left[seat] ?? 0 },
      { name: t("halls-left"), art: "hall", left: position.halls_left[seat] ?? 0 },
    ];
  },

  sites(picture, position) {
    return landmarks(picture).map(({ city, reward }) => ({
      place: city,
      name: landmarkName(city),
      art: BUILDINGS[city] ?? "wartburg",
      reward: t(`reward-short-${reward.type}`, { count: reward.count }),
      owner: position.marker_owner[city] ?? null,
    }));
  },

  buildsAt(picture, position, node) {
    const kind = picture.places[node]?.kind;
    if (kind === "landmark") return node in position.marker_owner ? [] : ["build_landmark"];
    return kind && (position.hall_owner[node] ?? null) === null ? ["build_hall"] : [];
  },

  ready: () => null,

  earned(position, seat) {
    const count = (owners: Record<string, number | null>) => Object.values(owners).filter((owner) => owner === seat).length;
    const specials = [position.lr_holder, position.la_holder].filter((holder) => holder === seat).length;
    const open = [...kinds("hall", count(position.hall_owner)), ...kinds("landmark", count(position.marker_owner)), ...kinds("special", specials)];
    return [...open, ...kinds("secret", position.cards[seat]?.["victory_point"] ?? 0)];
  },

  reward(picture, _position, _type, place) {
    const entry = landmarks(picture).find((landmark) => landmark.city === place);
    if (!entry) return "";
    const { type, count } = entry.reward;
    return t("reward-of", { name: landmarkName(place), reward: t(`reward-${type}`, { count }) });
  },

  effects: (event) => (event.type === "goetz_moved" ? [{ kind: "go", mover: "goetz", along: [event.hex ?? ""] }] : []),

  mover: () => "",
  moving: () => null,
  option: (_picture, _position, _type, value) => String(value),
  hint: () => "",
};

export default face;
