// Hit testing: the target at a point, and the next one in a direction.

import type { Picture, Point, Spot } from "./picture";

export const REACH = 22; // CSS pixels within which a tap hits a target

/** The distance from a point to a spot; 0 inside it. */
export function distance(picture: Picture, spot: Spot, [x, y]: Point): number {
  if (spot.shape === "path") return fromLine(spot.ends, [x, y]);
  const far = Math.hypot(x - spot.at[0], y - spot.at[1]);
  if (spot.shape === "hex") return far < picture.edge * 0.87 ? far / 4 : far; // inside a hex other targets are farther away
  return spot.shape === "mover" ? Math.max(0, far - 8) : far;
}

/** The spots within `reach` of a point, nearest first. */
export function within<T extends { spot: Spot }>(picture: Picture, spots: T[], at: Point, reach: number): T[] {
  return spots
    .map((entry) => ({ entry, far: distance(picture, entry.spot, at) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far)
    .map(({ entry }) => entry);
}

/** The next spot in a direction; deviation to the side counts more than distance ahead. */
export function nextInDirection<T extends { spot: Spot }>(spots: T[], from: Point, [dx, dy]: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const entry of spots) {
    const [x, y] = centre(entry.spot);
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy - (y - from[1]) * dx);
    if (ahead <= 1) continue;
    const cost = ahead + 2.2 * aside;
    if (cost < least) [best, least] = [entry, cost];
  }
  return best;
}

export function centre(spot: Spot): Point {
  if (spot.shape !== "path") return spot.at;
  const [[ax, ay], [bx, by]] = spot.ends;
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** The named place nearest to a point. */
export function nearestPlace(picture: Picture, [x, y]: Point): string {
  const far = (place: string) => Math.hypot((picture.nodes[place]?.[0] ?? 0) - x, (picture.nodes[place]?.[1] ?? 0) - y);
  return Object.keys(picture.places).reduce((best, place) => (far(place) < far(best) ? place : best));
}

function fromLine([[ax, ay], [bx, by]]: [Point, Point], [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const way = Math.max(0.2, Math.min(0.8, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1))); // the ends belong to the intersections
  return Math.hypot(x - ax - way * dx, y - ay - way * dy);
}
