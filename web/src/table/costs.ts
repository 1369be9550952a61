// Sums with goods: what a price takes that a hand does not hold.

import type { Face } from "../games/face";
import type { Bundle, View } from "../messages";
import type { Session } from "../session.svelte";

/** What tells what a player can do, and pay. */
export interface Means {
  session: Session;
  view: View;
  face: Face;
  prices: Record<string, Bundle>;
}

export function missing(price: Bundle, held: Bundle): Bundle {
  const lacks = Object.entries(price).map(([name, count]) => [name, count - (held[name] ?? 0)] as const);
  return Object.fromEntries(lacks.filter(([, count]) => count > 0));
}

export function total(goods: Bundle): number {
  return Object.values(goods).reduce((a, b) => a + b, 0);
}
