// Formats the log lines that the server sends with events. core/log.py decides which lines there are.

import type { GameEvent, LogLine } from "../protocol";
import { cardName, displayName, formatList, goodNameInline, isBundle, lowersNames, seatName } from ".";
import { t, i18n, type Arguments } from "./messages.svelte";

export interface Line extends LogLine {
  n: number; // number of the action; 0 for events of the table
  key: number; // index of its event
  count: number; // number of lines folded into it
  spots: string[]; // spots of the board that it is about
  seats?: number[]; // the seats that share the line, if there are several
}

/** Lines shown as one paragraph, for example the cards that each seat gets from a roll. */
export type Row = [Line, ...Line[]];

/** The rows of one turn; those before the first turn have no heading. */
export interface TurnRows {
  key: number;
  heading: Line | null;
  rows: Row[];
}

/** The log lines of events in order; consecutive lines with the same `fold` become one. */
export function logLines(events: GameEvent[]): Line[] {
  const lines: Line[] = [];
  for (const [i, { log, n, index }] of events.entries()) {
    const last = lines.at(-1);
    if (!log) continue;
    if (last && log.fold && log.fold === last.fold && log.seat === last.seat) {
      last.args = log.args; // the last step says where it ended
      last.spots.push(...spotsOf(log));
      last.count++;
      continue;
    }
    if (last && log.share && log.share === last.share && (last.n === (n ?? 0) ? joinSeat(last, log) : addCount(last, log))) continue;
    if (log.id === TRADED) hideOffer(lines);
    lines.push({ ...log, n: n ?? 0, key: index ?? i, count: 1, spots: spotsOf(log) });
  }
  return lines;
}

/** Let a seat share the line of others if everything else is equal. */
function joinSeat(line: Line, { args, seat }: LogLine): boolean {
  if (seat === null || line.seat === null || seat === line.seat || !equalBut("seat", line.args, args)) return false;
  line.seats = [...(line.seats ?? [line.seat]), seat];
  line.args = { ...line.args, seats: { seats: line.seats } };
  return true;
}

/** Add to the line of the same seat's earlier action. */
function addCount(line: Line, { args }: LogLine): boolean {
  if (line.seats || !equalBut("count", line.args, args)) return false;
  line.args = { ...args, count: Number(line.args["count"]) + Number(args["count"]) };
  return true;
}

function equalBut(name: string, a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const [one, two] = [a, b].map(({ [name]: _, seats: __, ...rest }) => JSON.stringify(rest));
  return one === two;
}

const TRADED = "event-traded";
const OFFERED = /^event-offered/;

/** An offer that led to a trade is a detail: the line of the trade has the terms. */
function hideOffer(lines: Line[]): void {
  const offer = lines.findLast(({ id, turn }) => turn !== undefined || OFFERED.test(id));
  if (offer && OFFERED.test(offer.id)) offer.detail = true;
}

/** Lines grouped by turn; consecutive lines with the same message about different seats share a row. */
export function turnRows(lines: Line[]): TurnRows[] {
  const turns: TurnRows[] = [];
  for (const line of lines) {
    if (line.turn !== undefined || !turns.length) turns.push({ key: line.key, heading: line.turn === undefined ? null : line, rows: [] });
    if (line.turn !== undefined) continue;
    const rows = turns.at(-1)!.rows;
    const row = rows.at(-1);
    const continues = row && row[0].id === line.id && line.seat !== null && !row.some(({ seat, seats }) => seat === line.seat || seats?.includes(line.seat!));
    if (continues) row.push(line);
    else rows.push([line]);
  }
  return turns;
}

/** The text of a line. */
export function formatLine({ id, args, fold, share, seats, count, seat }: Line): string {
  const values: Arguments = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, formatArgument(value)]));
  if (typeof args["name"] === "string" && seat !== null) values["name"] = displayName(seat, args["name"]);
  const text = share && seats ? t(share, values) : fold && count > 1 ? t(fold, { ...values, count }) : t(id, values);
  return text.replace(/\.\.$/, "."); // the name of a place can end with a full stop
}

function spotsOf({ show }: LogLine): string[] {
  return Object.values(show ?? {}).flat();
}

/** Format an argument of a line; an object has one key, which says how (docs/formats.md). */
function formatArgument(value: unknown): string | number {
  if (typeof value === "number") return value;
  if (typeof value !== "object" || value === null) return String(value);
  const [kind = "", what] = Object.entries(value)[0] ?? [];
  if (kind === "seat") return seatName(typeof what === "number" ? what : String(what));
  if (kind === "seats") return formatList(Array.isArray(what) ? what.map((seat) => seatName(Number(seat))) : []);
  if (kind === "word") return inlineTerm(String(what));
  if (typeof what === "string") return i18n.describeSpot?.(what) ?? what;
  const parts = Object.entries(isBundle(what) ? what : {}).map(([name, count]) =>
    kind === "card" ? t("log-count-card", { count, name: cardName(name) }) : t("log-count", { count, name: goodNameInline(name) }),
  );
  return parts.length ? parts.reduce((first, second) => t("log-list", { first, second })) : t("log-nothing");
}

/** A message inside a sentence: names of goods and terrains in lower case where the language wants that. */
export function inlineTerm(key: string): string {
  return lowersNames() && /^(resource|good|terrain)-/.test(key) ? t(key).toLowerCase() : t(key);
}
