// The numbers of a finished game as the server tells them, and what the charts make of them.

import type { Bundle } from "../messages";
import type { Line } from "../words/log";

export interface Statistics {
  players: number;
  turns: number;
  dice: { rolls: number; sums: { sum: number; count: number; expected: number; seats: number[] }[] };
  income: { in: Record<string, Bundle>; out: Record<string, Bundle> }[];
  points: { turn: number; action: number; points: number[] }[];
  trades: { offers: number[]; exchanges: number[]; made: { turn: number; seat: number; partner: number; give: Bundle; get: Bundle }[] };
  luck: { received: number; expected: number; luck: number }[];
  turning_points: { turn: number; seat: number; change: number; from: number; to: number }[];
}

/** One seat's row of a stacked bar. */
export interface Row {
  seat: number;
  parts: { key: string; value: number }[];
  total: number;
}

function row(seat: number, sums: Map<string, number>): Row {
  const parts = [...sums].map(([key, value]) => ({ key, value })).filter(({ value }) => value > 0);
  return { seat, parts, total: parts.reduce((sum, { value }) => sum + value, 0) };
}

/** Cards that came in, by kind. */
export function byKind(income: Statistics["income"], kinds: readonly string[]): Row[] {
  return income.map((own, seat) => {
    const sums = new Map(kinds.map((kind) => [kind, 0]));
    for (const goods of Object.values(own.in))
      for (const kind of kinds) sums.set(kind, (sums.get(kind) ?? 0) + (goods[kind] ?? 0));
    return row(seat, sums);
  });
}

/** What came in of some goods, by where it came from. */
export function bySource(income: Statistics["income"], kinds: readonly string[]): Row[] {
  const sources = [...new Set(income.flatMap((own) => Object.keys(own.in)))];
  return income.map((own, seat) => {
    const of = (source: string) => kinds.reduce((sum, kind) => sum + (own.in[source]?.[kind] ?? 0), 0);
    return row(seat, new Map(sources.map((source) => [source, of(source)])));
  });
}

/** Between which counts nine games in ten lie: of n rolls, each with this chance. */
export function usual(n: number, chance: number): [number, number] {
  let probability = Math.pow(1 - chance, n);
  let below = probability;
  let low = -1;
  for (let k = 0; k <= n; k++) {
    if (low < 0 && below > 0.05) low = k;
    if (below >= 0.95) return [low, k];
    probability *= ((n - k) / (k + 1)) * (chance / (1 - chance));
    below += probability;
  }
  return [Math.max(low, 0), n];
}

const TOLD = 2; // deeds of a turn

/** What a seat did on the board between two moments, the last of it; only what is told by names, without a map. */
export function deeds(story: readonly Line[], seat: number, from: number, to: number): Line[] {
  const nameless = (value: unknown) => typeof value === "object" && value !== null && ["hex", "path", "node"].some((kind) => kind in value);
  const own = story.filter((line) => line.seat === seat && line.n > from && line.n <= to && line.show && line.id.startsWith("event-"));
  return own.filter(({ args }) => !Object.values(args).some(nameless)).slice(-TOLD);
}
