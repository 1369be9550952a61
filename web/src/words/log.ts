// The log in sentences, from events.

import type { Bundle, GameEvent } from "../messages";
import { bundle, cardName, goodIn, seatName } from ".";
import { say, sayAny } from "./words.svelte";

export interface Line {
  seat: number | null;
  text: string;
  rule: boolean; // a heading between turns
  key: number;
}

const RUNS = new Set(["produced", "paid", "received", "discarded", "revealed"]); // cards that come in a row to one seat share a line
const STEPS = ["train_moved", "token_placed"]; // one line for all that come in a row

export function logLines(events: GameEvent[]): Line[] {
  const lines: Line[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    const key = i;
    if (event.type === "said") continue; // that is chat
    if (RUNS.has(event.type)) {
      const sums = new Map<number, Bundle>();
      for (; i < events.length && events[i]!.type === event.type; i++) {
        const { seat, resource, card, count } = events[i] as GameEvent & { seat: number; count: number };
        const name = (resource ?? card) as string;
        const sum = sums.get(seat) ?? {};
        sum[name] = (sum[name] ?? 0) + count;
        sums.set(seat, sum);
      }
      i--;
      for (const [seat, sum] of sums) {
        const goods = event.type === "revealed" ? cards(sum) : bundle(sum);
        lines.push({ seat, text: say(`log-${event.type}`, { seat: seatName(seat), goods }), rule: false, key });
      }
      continue;
    }
    let count = 1;
    while (STEPS.includes(event.type) && sameRun(event, events[i + 1])) {
      i++;
      count++;
    }
    const owner = typeof event["owner"] === "number" && event.seat === undefined ? event["owner"] : null;
    lines.push({ seat: event.seat ?? owner, text: sentence(event, count), rule: event.type === "turn_began", key });
  }
  return lines;
}

function sameRun(event: GameEvent, next: GameEvent | undefined): boolean {
  return next?.type === event.type && next.seat === event.seat && next["train"] === event["train"];
}

function cards(sum: Bundle): string {
  return Object.entries(sum)
    .map(([card, count]) => (count > 1 ? `${count} × ${cardName(card)}` : cardName(card)))
    .join(", ");
}

function sentence(event: GameEvent, count: number): string {
  if (event.type === "turn_began") return say("log-turn", { turn: event["turn"] as number, seat: seatName(event.seat) });
  if (count > 1) return say(`log-${event.type}`, { seat: seatName(event.seat), count });
  const key = `event-${event.type}`;
  const values = Object.fromEntries(Object.entries(event).map(([column, value]) => [column, inWords(column, value)]));
  for (const variant of ["free", "known", "neutral", "nobody"]) {
    const special = fits(variant, event) ? sayAny(`${key}-${variant}`, values) : "";
    if (special) return special;
  }
  return say(`event-${event.type}`, values);
}

/** Whether a sentence for a special case is meant. */
function fits(variant: string, event: GameEvent): boolean {
  if (variant === "free") return Boolean(event["free"]);
  if (variant === "known") return Boolean(event["resource"] ?? event["card"]);
  if (variant === "neutral") return event["owner"] === "neutral";
  return event.seat === null;
}

const SEATS = ["seat", "owner", "victim", "partner"];

function inWords(column: string, value: unknown): string | number {
  if (SEATS.includes(column)) return seatName(value as number | string | null);
  if (typeof value === "number") return value;
  if (typeof value === "object" && value !== null) return bundle(value as Bundle);
  const name = String(value ?? "");
  if (column === "card") return sayAny(`card-${name}`) || name;
  if (column === "source") return sayAny(`gold-${name}`) || name;
  return sayAny(`resource-${name}`) ? goodIn(name) : name;
}
