// Expected production, from the numbers on the board. All counts are out of 36 rolls; there is one roll a turn.

import type { NumberToken, Picture, Piece } from "../board/picture";
import type { Bundle } from "../protocol";

export const ROLLS = 36;

/** The part of a position that production depends on. */
export interface Ground {
  picture: Picture;
  numbers: NumberToken[];
  blocked: string[];
  pieces: Piece[];
}

/** The number of rolls out of 36 with this sum. */
export function waysOf(sum: number): number {
  return sum < 2 || sum > 12 || sum === 7 ? 0 : 6 - Math.abs(7 - sum);
}

export function numberOf({ numbers }: Ground, hex: string): number {
  return numbers.find((token) => token.hex === hex)?.value ?? 0;
}

/** The hexes around an intersection that can produce. */
export function hexesAround({ picture }: Ground, node: string): string[] {
  return Object.entries(picture.hexes).flatMap(([name, { corners, resource }]) => (resource && corners.includes(node) ? [name] : []));
}

/** The yield of a building at an intersection in 36 rolls, by resource. Blocked hexes count, because that is temporary.
*/
export function yieldAt(ground: Ground, node: string): Bundle {
  return sum(hexesAround(ground, node).map((hex) => ({ [ground.picture.hexes[hex]?.resource ?? ""]: waysOf(numberOf(ground, hex)) })));
}

/** The yield of all buildings of a seat in 36 rolls. */
export function incomeOf(ground: Ground, seat: number): Bundle {
  return sum(buildings(ground).filter((house) => house.seat === seat).map((house) => yieldAt(ground, house.at)));
}

/** The number of buildings of each seat at the corners of a hex. */
export function buildingsAround(ground: Ground, hex: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { at, seat } of buildings(ground))
    if (typeof seat === "number" && ground.picture.hexes[hex]?.corners.includes(at)) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return counts;
}

function buildings({ pieces }: Ground): (Piece & { kind: "house" })[] {
  return pieces.filter((piece) => piece.kind === "house");
}

function sum(bundles: Bundle[]): Bundle {
  const total: Bundle = {};
  for (const bundle of bundles) for (const [name, count] of Object.entries(bundle)) if (count) total[name] = (total[name] ?? 0) + count;
  return total;
}
