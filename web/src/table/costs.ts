// Sums with goods: what a price takes that a hand does not hold.

import type { Bundle } from "../messages";

export function missing(price: Bundle, held: Bundle): Bundle {
  const lacks = Object.entries(price).map(([name, count]) => [name, count - (held[name] ?? 0)] as const);
  return Object.fromEntries(lacks.filter(([, count]) => count > 0));
}

export function total(goods: Bundle): number {
  return Object.values(goods).reduce((a, b) => a + b, 0);
}
