// The log in sentences: says the lines that the server sends with events. Which lines there are, core/log.py decides.

import type { GameEvent, LogLine } from "../messages";
import { calledAt, cardName, goodIn, nameList, seatName } from ".";
import { say, words, type Arguments } from "./words.svelte";

export interface Line extends LogLine {
  n: number; // the action that made it; 0 for what the table adds
  key: number; // its event's place in the log
  count: number; // how many lines it stands for
  spots: string[]; // of the board, that it is about
}

const ASKED = "event-build_phase"; // who is asked: what follows says what came of it

/** The lines of events in order; such as may be told as one are. */
export function logLines(events: GameEvent[]): Line[] {
  const lines: Line[] = [];
  for (const [i, { log, n, at }] of events.entries()) {
    const last = lines.at(-1);
    if (!log) continue;
    if (last && log.fold && log.fold === last.fold && log.seat === last.seat) {
      last.spots.push(...spotsOf(log));
      last.count++;
      continue;
    }
    if (last?.id === ASKED) lines.pop();
    lines.push({ ...log, n: n ?? 0, key: at ?? i, count: 1, spots: spotsOf(log) });
  }
  return lines;
}

export function sayLine({ id, args, fold, count, seat }: Line): string {
  const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, inWords(value)])) as Arguments;
  if (typeof args["name"] === "string" && seat !== null) values["name"] = calledAt(seat, args["name"]);
  const line = fold && count > 1 ? say(fold, { ...values, count }) : say(id, values);
  return line.replace(/\.\.$/, "."); // a place may end with a dot of its own
}

function spotsOf({ show }: LogLine): string[] {
  return Object.values(show ?? {}).flat();
}

/** An argument, by the one key that says how to say it (docs/formats.md). */
function inWords(value: unknown): string | number {
  if (typeof value !== "object" || value === null) return value as string | number;
  const [kind, what] = Object.entries(value)[0] as [string, never];
  if (kind === "seat") return seatName(what);
  if (kind === "seats") return nameList((what as number[]).map(seatName));
  if (kind === "word") return within(what);
  if (typeof what === "string") return words.spot?.(what) ?? what;
  const counts = Object.entries(what as Record<string, number>);
  const parts = counts.map(([name, count]) =>
    kind === "card" ? say("log-count-card", { count, name: cardName(name) }) : say("log-count", { count, name: goodIn(name) }),
  );
  return parts.length ? parts.reduce((first, second) => say("log-list", { first, second })) : say("log-nothing");
}

/** A word inside a sentence: English ones lose their capital, but for cards. */
export function within(key: string): string {
  return words.language === "en" && !key.startsWith("card-") ? say(key).toLowerCase() : say(key);
}
