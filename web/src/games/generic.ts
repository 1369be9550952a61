// The face of a game without one. It reads positions by their shape: owners by path are roads, owners by place are
// buildings, a row of spots per seat are pieces that move, and a single hex is a figure on it. A piece is drawn with the
// art that has the name of its field, else with a simple shape.

import { spotOf, type Picture, type Piece } from "../board/picture";
import type { Owner } from "../board/seat-style";
import { readable, seatName, t } from "../i18n";
import type { Bundle, Position } from "../protocol";
import type { Face } from "./face";

const CARD_FIELDS = ["hand", "cards", "cards_open", "supply", "offer_give", "offer_get", "counter_give", "counter_get"];

/** The fields of a position that can place something on the board. */
function fields(position: Position): [string, unknown][] {
  return Object.entries(position).filter(([name]) => !CARD_FIELDS.includes(name));
}

function isOwner(value: unknown): value is Owner {
  return typeof value === "number" || value === "neutral";
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The piece that a field is about: "hall" for "hall_owner". */
function pieceName(field: string): string {
  return field.replace(/_(owner|at)$/, "");
}

/** The icon of a piece, by the name of a field or action. */
function iconOf(name: string): string {
  return /road|path|rail/.test(name) ? "road" : "building";
}

function title(field: string, owner: Owner, place: string): string {
  return `${readable(pieceName(field))}, ${seatName(owner)}, ${place}`;
}

/** The hexes that single fields name, such as the robber's. */
function figures(picture: Picture, position: Position): [string, string][] {
  return fields(position).flatMap(([field, value]) => (typeof value === "string" && value in picture.hexes ? [[field, value]] : []));
}

function owned(picture: Picture, field: string, owners: Record<string, unknown>): Piece[] {
  return Object.entries(owners).flatMap(([place, owner]): Piece[] => {
    if (!isOwner(owner)) return [];
    if (place in picture.paths) return owner === "neutral" ? [] : [{ kind: "road", path: place, seat: owner, rail: false, title: title(field, owner, place) }];
    if (place in picture.nodes) return [{ kind: "house", at: place, art: pieceName(field), seat: owner, letter: 7, title: title(field, owner, place) }];
    return [];
  });
}

function moving(picture: Picture, field: string, seats: unknown[]): Piece[] {
  return seats.flatMap((spots, seat) =>
    (Array.isArray(spots) ? spots : []).flatMap((on: unknown, n): Piece[] => {
      if (typeof on !== "string" || !spotOf(picture, on)) return [];
      return [{ kind: "mover", id: `${field}-${seat}-${n}`, on, art: pieceName(field), seat, lift: 4, letter: [0, 3], title: title(field, seat, on) }];
    }),
  );
}

const face: Face = {
  resources: [],
  goods: [],
  colours: {},
  sounds: {},
  celebrated: [],
  builds: [],
  produces: [],
  rules: {},
  onDemand: [],
  supply: [{ type: "exchange" }],

  pieces(picture, position) {
    const pieces = fields(position).flatMap(([field, value]) => {
      if (isMap(value)) return owned(picture, field, value);
      return Array.isArray(value) ? moving(picture, field, value) : [];
    });
    const taken = new Set(pieces.flatMap((piece) => (piece.kind === "house" ? [piece.at] : [])));
    const empty = Object.keys(picture.places).filter((place) => !taken.has(place));
    return [
      ...pieces,
      ...empty.map((place): Piece => ({ kind: "spot", at: place, title: place })),
      ...figures(picture, position).map(([field, hex]): Piece => ({ kind: "figure", hex, art: field, title: `${readable(field)}, ${hex}` })),
    ];
  },

  numbers: (picture) =>
    Object.entries(picture.hexes).flatMap(([hex, { number }]) => (number ? [{ hex, value: number, raised: false, mark: null }] : [])),

  blocked: () => [],
  held: (position, seat) => position.hand[seat] ?? {},
  awards: () => [],
  stock: (position, seat) =>
    fields(position).flatMap(([field, value]) => {
      const left: unknown = field.endsWith("_left") && Array.isArray(value) ? value[seat] : null;
      return typeof left === "number" ? [{ name: readable(field), left, art: iconOf(field) }] : [];
    }),
  ready: () => null,
  earned: () => [],
  sites: () => [],
  buildsAt: () => [],
  reward: () => "",
  mover: (type, seat, piece) => `${type}-${seat}-${piece}`,
  moving: () => null,
  option: (_picture, _position, type, value) => `${t(`action-${type}`)} ${String(value)}`,
  hint: () => "",
  effects: () => [],
};

/** The generic face of a game with these prices: its goods are those of the prices, its buttons the actions with one. */
export function genericFace(prices: Record<string, Bundle>): Face {
  const resources = [...new Set(Object.values(prices).flatMap((price) => Object.keys(price)))];
  const builds = Object.keys(prices).filter((type) => type !== "buy_card").map((type) => ({ type, art: iconOf(type) }));
  return { ...face, resources, goods: resources, builds };
}
