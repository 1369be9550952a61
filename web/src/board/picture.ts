// The board as the server draws and measures it. Knows geometry, names no game and no rule.

import type { Owner } from "./seats";

export type Point = [number, number];

export interface Picture {
  title: string;
  grid: "pointy" | "flat";
  edge: number;
  theme: string;
  view: [number, number, number, number];
  ground: string;
  names: string;
  beside: Record<string, { [what: string]: unknown }>; // what was placed by hand, from its place
  art: Record<string, string>;
  facts: Record<string, unknown>;
  hexes: Record<string, { x: number; y: number; terrain: string; number: number; mark: string | null }>;
  nodes: Record<string, Point>;
  places: Record<string, { name: string; kind: string; [fact: string]: unknown }>;
  paths: Record<string, { ends: [Point, Point]; names: [string, string]; track: boolean }>;
}

/** Something that stands on the board. */
export type Piece =
  | { kind: "road"; path: string; seat: number; rail: boolean; title: string }
  | { kind: "house"; at: string; art: string; seat: Owner; letter: number; cube?: Owner | null; title: string }
  | { kind: "spot"; at: string; art?: string; title: string }
  | { kind: "building"; at: string; art: string; built: boolean; title: string }
  | { kind: "coin"; at: string; aside: Point; gold: number | null; title: string }
  | { kind: "mover"; id: string; on: string; art: string; seat: number; lift: number; letter: Point; title: string }
  | { kind: "figure"; hex: string; art: string; title: string };

/** A number on a hex, printed or on a token that wanders; 0 is a place for one, with its mark. */
export interface Disc {
  hex: string;
  value: number;
  raised: boolean;
  mark: string | null;
}

/** Something the player may choose: a hex, a place, a path by its name, or a piece that moves. */
export interface Lit {
  name: string;
  label: string;
  type: string;
  note?: string; // a few signs on the mark itself
  gain?: number; // what it brings, told above the mark
  strong?: boolean; // stands out among the others
  mover?: string; // the id of the piece
}

export type Spot = { shape: "hex" | "node" | "mover"; at: Point } | { shape: "path"; ends: [Point, Point]; track: boolean };

/** A target where it lies. */
export interface Mark {
  key: string;
  target: Lit;
  spot: Spot;
  full: boolean; // something stands there already
}

export function spotOf(picture: Picture, name: string): Spot | null {
  const path = picture.paths[name];
  if (path) return { shape: "path", ends: path.ends, track: path.track };
  const node = picture.nodes[name];
  if (node) return { shape: "node", at: node };
  const hex = picture.hexes[name];
  return hex ? { shape: "hex", at: [hex.x, hex.y] } : null;
}

export type Rectangle = [left: number, top: number, right: number, bottom: number];

function shared(a: Rectangle, b: Rectangle): number {
  return Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
}

function around([x, y]: Point, wide: number, high: number): Rectangle {
  return [x - wide, y - high, x + wide, y + high];
}

const ASIDE: Point[] = [[-17, -13], [17, -13], [-24, 2], [24, 2], [0, -24]]; // from a house

/** Where moving pieces stand: along their path or at their node, where they hide least of names, houses and numbers. */
export function standing(picture: Picture, pieces: Piece[], names: Rectangle[]): { piece: Piece & { kind: "mover" }; at: Point }[] {
  const houses = pieces.flatMap((piece) => (piece.kind === "house" ? [piece.at] : []));
  const hidden = [
    ...names.map((box) => ({ box, weight: 1.2 })),
    ...houses.map((at) => ({ box: around(picture.nodes[at] ?? [0, 0], 14, 13), weight: 1.1 })),
    ...Object.values(picture.hexes).map(({ x, y }) => ({ box: around([x, y], 13, 13), weight: 0.8 })),
  ];
  return pieces
    .filter((piece) => piece.kind === "mover")
    .map((piece) => {
      const spot = spotOf(picture, piece.on);
      const [x, y] = spot && spot.shape !== "path" ? spot.at : [0, 0];
      const free = houses.includes(piece.on) ? ASIDE : ([[0, 0], ...ASIDE] as Point[]);
      const places = spot?.shape === "path" ? alongside(spot.ends) : free.map(([dx, dy]): Point => [x + dx, y + dy]);
      const cost = (at: Point, i: number) =>
        i + hidden.reduce((sum, { box, weight }) => sum + weight * shared(around([at[0], at[1] - piece.lift], 16, 12), box), 0);
      const at = places.map((place, i) => ({ place, cost: cost(place, i) })).reduce((a, b) => (b.cost < a.cost ? b : a)).place;
      hidden.push({ box: around(at, 16, 12), weight: 2 });
      return { piece, at };
    })
    .sort((a, b) => a.at[1] - b.at[1]);
}

/** Places along a path and a little beside it, the middle first. */
function alongside([[ax, ay], [bx, by]]: [Point, Point]): Point[] {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  return [0.5, 0.4, 0.6, 0.3, 0.7].flatMap((way) =>
    [0, 5, -5, 9, -9].map((side): Point => [ax + dx * way - (dy / length) * side, ay + dy * way + (dx / length) * side]),
  );
}

/** The line between two points without its ends. */
export function between([a, b]: [Point, Point], cut: number): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [(dx / length) * cut, (dy / length) * cut];
  return `M${(a[0] + ux).toFixed(2)},${(a[1] + uy).toFixed(2)}L${(b[0] - ux).toFixed(2)},${(b[1] - uy).toFixed(2)}`;
}

export function hexagon(picture: Picture, [x, y]: Point, radius: number): string {
  const turn = picture.grid === "pointy" ? Math.PI / 6 : 0;
  return Array.from({ length: 6 }, (_, i) => {
    const angle = turn + (i * Math.PI) / 3;
    return `${(x + radius * Math.cos(angle)).toFixed(2)},${(y + radius * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}

export async function fetchPicture(table: string, theme: string): Promise<Picture> {
  const reply = await fetch(`/api/tables/${table}/board?theme=${theme}`);
  if (!reply.ok) throw new Error((await reply.json()).text);
  return reply.json();
}
