// Prepares the statistics and the analysis of a finished game for the charts.

import type { GameAnalysis } from "../generated/protocol";
import type { Statistics } from "../protocol";
import type { Line } from "../i18n/log";

/** The bar of one seat. */
export interface Row {
  seat: number;
  parts: { key: string; value: number }[];
  total: number;
}

function row(seat: number, sums: Map<string, number>): Row {
  const parts = [...sums].map(([key, value]) => ({ key, value })).filter(({ value }) => value > 0);
  return { seat, parts, total: parts.reduce((sum, { value }) => sum + value, 0) };
}

/** Goods received by each seat, by kind. */
export function byKind(income: Statistics["income"], kinds: readonly string[]): Row[] {
  return income.map((own, seat) => {
    const sums = new Map(kinds.map((kind) => [kind, 0]));
    for (const goods of Object.values(own.in))
      for (const kind of kinds) sums.set(kind, (sums.get(kind) ?? 0) + (goods[kind] ?? 0));
    return row(seat, sums);
  });
}

/** Goods of these kinds received by each seat, by source. */
export function bySource(income: Statistics["income"], kinds: readonly string[]): Row[] {
  const sources = [...new Set(income.flatMap((own) => Object.keys(own.in)))];
  return income.map((own, seat) => {
    const of = (source: string) => kinds.reduce((sum, kind) => sum + (own.in[source]?.[kind] ?? 0), 0);
    return row(seat, new Map(sources.map((source) => [source, of(source)])));
  });
}

/** The 5 % and 95 % quantiles of the number of successes in n rolls with this chance. */
export function usualRange(n: number, chance: number): [number, number] {
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

const MAX_LINES = 2;

/** The last log lines about what a seat did on the board after action `from`, up to action `to`. Lines that need the map are left out. */
export function actionsOfTurn(story: readonly Line[], seat: number, from: number, to: number): Line[] {
  const nameless = (value: unknown) => typeof value === "object" && value !== null && ["hex", "path", "node"].some((kind) => kind in value);
  const own = story.filter((line) => line.seat === seat && line.n > from && line.n <= to && line.show && line.id.startsWith("event-"));
  return own.filter(({ args }) => !Object.values(args).some(nameless)).slice(-MAX_LINES);
}

/** Every seat's chance after the last action of each turn; turn 0 is the setup. */
export function chancesByTurn(found: GameAnalysis): { turn: number; chances: number[] }[] {
  const last = new Map([[0, found.seats.map(({ start }) => start)]]);
  for (const { turn, values } of found.steps) last.set(turn, values);
  return [...last].map(([turn, chances]) => ({ turn, chances }));
}

/** A chance event, the seat that it helped most, and by how much. */
export interface LuckyEvent {
  n: number;
  turn: number;
  type: string;
  seat: number;
  gain: number;
}

/** The luckiest chance events, each with the seat that it helped most. */
export function luckiest(found: GameAnalysis, count: number): LuckyEvent[] {
  const events = found.steps
    .filter(({ seat }) => seat === "chance")
    .map(({ n, turn, type, change }) => {
      const gain = Math.max(...change);
      return { n, turn, type, seat: change.indexOf(gain), gain };
    });
  return events.sort((a, b) => b.gain - a.gain).slice(0, count);
}
