// Sums with goods: what a price takes that a hand does not hold, and so why something cannot be done.

import type { Bundle } from "../messages";
import { bundle, say } from "../words";

export function missing(price: Bundle, held: Bundle): Bundle {
  const lacks = Object.entries(price).map(([name, count]) => [name, count - (held[name] ?? 0)] as const);
  return Object.fromEntries(lacks.filter(([, count]) => count > 0));
}

/** Why an action is not open to whoever is asked: what is missing for it, or that there is no place or time. */
export function whyNot(type: string, lack: Bundle): string {
  if (total(lack)) return say("can-lacks", { goods: bundle(lack) });
  return say(type === "exchange" ? "can-no-exchange" : "can-nowhere");
}

export function total(goods: Bundle): number {
  return Object.values(goods).reduce((a, b) => a + b, 0);
}
