// Arithmetic with goods.

import type { Face } from "../games/face";
import type { Bundle, View } from "../protocol";
import type { Session } from "../session.svelte";

/** Props of components that show which actions a player can take and pay for. */
export interface ActionContext {
  session: Session;
  view: View;
  face: Face;
  prices: Record<string, Bundle>;
}

/** The goods of a price that are not held. */
export function missing(price: Bundle, held: Bundle): Bundle {
  const lacks = Object.entries(price).map(([name, count]) => [name, count - (held[name] ?? 0)] as const);
  return Object.fromEntries(lacks.filter(([, count]) => count > 0));
}

export function total(goods: Bundle): number {
  return Object.values(goods).reduce((a, b) => a + b, 0);
}
