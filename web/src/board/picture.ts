// The geometry of the board and the pieces on it. Knows nothing about games and rules.

import type { BoardPicture as Picture } from "../generated/protocol";
import type { Owner } from "./seat-style";

export type Point = [number, number];

/** The board of a table as the server draws and measures it. */
export type { BoardPicture as Picture } from "../generated/protocol";

/** Something on the board. */
export type Piece =
  | { kind: "road"; path: string; seat: number; rail: boolean; title: string }
  | { kind: "house"; at: string; art: string; seat: Owner; letter: number; cube?: Owner | null; title: string }
  | { kind: "spot"; at: string; art?: string; title: string }
  | { kind: "building"; at: string; art: string; built: boolean; title: string }
  | { kind: "coin"; at: string; aside: Point; gold: number | null; title: string }
  | { kind: "mover"; id: string; on: string; art: string; seat: number; lift: number; letter: Point; title: string }
  | { kind: "figure"; hex: string; art: string; title: string };

/** A number on a hex, printed or on a movable token (`raised`). A value of 0 is an empty slot with a mark. */
export interface NumberToken {
  hex: string;
  value: number;
  raised: boolean;
  mark: string | null;
}

/** Something the player can choose: a hex, place or path by name, or a movable piece. */
export interface BoardTarget {
  name: string;
  label: string;
  type: string;
  note?: string; // a few characters on the mark
  gain?: number; // number of goods it yields, shown above the mark
  strong?: boolean; // emphasized
  mover?: string; // id of the piece
}

export type Spot = { shape: "hex" | "node" | "mover"; at: Point } | { shape: "path"; ends: [Point, Point]; track: boolean };

/** A target with its position. */
export interface Mark {
  key: string;
  target: BoardTarget;
  spot: Spot;
  full: boolean; // there is a piece already
}

export function spotOf(picture: Picture, name: string): Spot | null {
  const path = picture.paths[name];
  if (path) return { shape: "path", ends: path.ends, track: path.track };
  const node = picture.nodes[name];
  if (node) return { shape: "node", at: node };
  const hex = picture.hexes[name];
  return hex ? { shape: "hex", at: [hex.x, hex.y] } : null;
}

/** The entries of a field of a position that have a value: spots with their owners, for example. */
export function occupied<T>(field: Record<string, T | null>): [string, T][] {
  return Object.entries(field).flatMap(([name, value]): [string, T][] => (value === null ? [] : [[name, value]]));
}

/** Whether a value is a point. */
export function isPoint(value: unknown): value is Point {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");
}

export type Rectangle = [left: number, top: number, right: number, bottom: number];

function around([x, y]: Point, wide: number, high: number): Rectangle {
  return [x - wide, y - high, x + wide, y + high];
}

type Mover = Piece & { kind: "mover" };

interface Candidate {
  at: Point;
  box: Rectangle; // the area that the piece covers there
  cost: number; // cost of the distance from its usual place and of what it covers
}

// Cost of covering something, per unit of area.
const COST = { name: 6, house: 3, cube: 4, number: 1, mover: 4 };
const ROUNDS = 4; // rounds in which each piece can move to a better place
const ASIDE = [0, -9, 9, -17, 17, -26, 26];

type Cover = { box: Rectangle; cost: number };

/** Positions of movable pieces: on their path or at their intersection, where they cover as little as possible of labels, buildings and numbers. */
export function placeMovers(picture: Picture, pieces: Piece[], names: Rectangle[]): { piece: Mover; at: Point }[] {
  const houses = pieces.filter((piece) => piece.kind === "house");
  const node = (at: string): Point => picture.nodes[at] ?? [0, 0];
  const hidden: Cover[] = [
    ...names.map((box) => ({ box, cost: COST.name })),
    ...houses.map(({ at }) => ({ box: around(node(at), 14, 14), cost: COST.house })),
    ...houses.filter(({ cube }) => cube !== undefined).map(({ at }) => ({ box: around([node(at)[0] + 13, node(at)[1] + 6], 7, 7), cost: COST.cube })),
    ...Object.values(picture.hexes).map(({ x, y }) => ({ box: around([x, y], 13, 13), cost: COST.number })),
  ];
  const movers = pieces.filter((piece) => piece.kind === "mover");
  const candidates = movers.map((piece) => candidatesOf(picture, piece, hidden));
  const chosen: (Candidate | undefined)[] = movers.map(() => undefined);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, choices] of candidates.entries()) {
      const others = chosen.flatMap((one, k) => (one && k !== i ? [{ box: one.box, cost: COST.mover }] : []));
      chosen[i] = cheapest(choices, others);
    }
  return movers.map((piece, i) => ({ piece, at: chosen[i]?.at ?? [0, 0] })).sort((a, b) => a.at[1] - b.at[1]);
}

/** The candidate with the lowest cost beside other pieces. */
function cheapest(choices: Candidate[], others: Cover[]): Candidate | undefined {
  let best: Candidate | undefined;
  let least = Infinity;
  for (const choice of choices) {
    const cost = costOf(choice.cost, choice.box, others);
    if (cost < least) [best, least] = [choice, cost];
  }
  return best;
}

/** A cost with that of covering other things added. Runs ten thousands of times per update, so it allocates nothing. */
function costOf(cost: number, box: Rectangle, others: Cover[]): number {
  const [left, top, right, bottom] = box;
  for (const other of others) {
    const wide = Math.min(right, other.box[2]) - Math.max(left, other.box[0]);
    const high = Math.min(bottom, other.box[3]) - Math.max(top, other.box[1]);
    if (wide > 0 && high > 0) cost += other.cost * (wide * high);
  }
  return cost;
}

function candidatesOf(picture: Picture, piece: Mover, hidden: Cover[]): Candidate[] {
  const spot = spotOf(picture, piece.on);
  const places = spot?.shape === "path" ? alongside(spot.ends) : aroundNode(spot ? spot.at : [0, 0]);
  return places.map(({ at, far }) => {
    const box = around([at[0], at[1] - piece.lift], 16, 13);
    return { at, box, cost: costOf(far, box, hidden) };
  });
}

/** Places at and around an intersection, each with the cost of its distance. */
function aroundNode([x, y]: Point): { at: Point; far: number }[] {
  return ASIDE.flatMap((right) => ASIDE.map((down) => ({ at: [x + right, y + down] as Point, far: 5 * (Math.abs(right) + Math.abs(down)) })));
}

/** Places along a path and a little to its side. */
function alongside([[ax, ay], [bx, by]]: [Point, Point]): { at: Point; far: number }[] {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  return [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8].flatMap((way) =>
    [0, 5, -5, 9, -9, 13, -13, 17, -17, 21, -21].map((side) => ({
      at: [ax + dx * way - (dy / length) * side, ay + dy * way + (dx / length) * side] as Point,
      far: Math.abs(way - 0.5) * 60 + Math.abs(side) * 4,
    })),
  );
}

/** An SVG path between two points, shortened by `cut` at both ends. */
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
