// The board as the server draws and measures it. Knows geometry, names no game and no rule.

export type Point = [number, number];

export interface Picture {
  title: string;
  grid: "pointy" | "flat";
  edge: number;
  theme: string;
  view: [number, number, number, number];
  ground: string;
  names: string;
  art: Record<string, string>;
  facts: Record<string, unknown>;
  hexes: Record<string, { x: number; y: number; terrain: string; number: number | null }>;
  nodes: Record<string, Point>;
  places: Record<string, { name: string; kind: string; [fact: string]: unknown }>;
  paths: Record<string, { ends: [Point, Point]; names: [string, string] }>;
}

/** Something that stands on the board. */
export type Piece =
  | { kind: "road"; path: string; seat: number; title: string }
  | { kind: "house"; at: string; art: string; seat: number; title: string }
  | { kind: "spot"; at: string; title: string }
  | { kind: "building"; at: string; art: string; built: boolean; title: string }
  | { kind: "figure"; hex: string; art: string; title: string };

/** Something the player may choose: a hex, a place or a path, by its name. */
export interface Lit {
  name: string;
  label: string;
  type: string;
}

export type Spot = { shape: "hex" | "node"; at: Point } | { shape: "path"; ends: [Point, Point] };

export function spotOf(picture: Picture, name: string): Spot | null {
  const path = picture.paths[name];
  if (path) return { shape: "path", ends: path.ends };
  const node = picture.nodes[name];
  if (node) return { shape: "node", at: node };
  const hex = picture.hexes[name];
  return hex ? { shape: "hex", at: [hex.x, hex.y] } : null;
}

/** The line between two points without its ends. */
export function between([a, b]: [Point, Point], cut: number): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [(dx / length) * cut, (dy / length) * cut];
  return `M${(a[0] + ux).toFixed(2)},${(a[1] + uy).toFixed(2)}L${(b[0] - ux).toFixed(2)},${(b[1] - uy).toFixed(2)}`;
}

export function middle([a, b]: [Point, Point]): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
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
