// Making, joining and finding tables, as docs/protocol.md says. Refusals come as an Error with the server's sentence.

import { refusalText } from "../words";

export type SeatWish = string | { kind: string; name?: string; level?: string };

export interface Wish {
  game: string;
  players: number;
  edition?: string | null;
  options: Record<string, unknown>;
  seats?: SeatWish[];
  clock?: { kind: string; seconds?: number };
  visibility?: string;
  grace?: number | null; // seconds until a bot sits in for somebody away; null: never
}

export interface Option {
  name: string;
  default: unknown;
  values?: unknown[];
  low?: number;
  high?: number;
}

export interface GameEntry {
  name: string;
  players: number[];
  options: Option[];
  editions: Record<string, Record<string, unknown>>;
}

export interface Catalog {
  games: GameEntry[];
  levels: string[];
}

export interface Summary {
  code: string;
  game: string;
  players: number;
  status: string;
  seats: { seat: number; kind: string; name: string; level: string | null; open: boolean; bot: boolean }[];
  yours: number[];
  asked: boolean;
  turn: number;
  used: number;
}

export interface Invite {
  code: string;
  link: string;
}

/** A refusal of the server: its sentence in the reader's language, and the code of docs/protocol.md. */
export class Refused extends Error {
  readonly code: string;

  constructor(refusal: { code: string; text: string; rule: string | null }) {
    super(refusalText(refusal));
    this.code = refusal.code;
  }
}

export async function ask<Answer>(address: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<Answer> {
  const text = typeof body === "string" ? body : body === undefined ? undefined : JSON.stringify(body);
  const reply = await fetch(address, { method, ...(text === undefined ? {} : { body: text }) });
  const data = await reply.json();
  if (!reply.ok) throw new Refused(data);
  return data as Answer;
}

/** What went wrong, in words. */
export function faultOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Make a table; its code. */
export async function makeTable(wish: Wish): Promise<string> {
  return setTable("/api/tables", wish);
}

/** The table at which everyone of a finished game goes on, one seat further; its code. */
export async function rematch(code: string): Promise<string> {
  return setTable(`/api/tables/${code}/rematch`, {});
}

async function setTable(address: string, wish: unknown): Promise<string> {
  const { table, tokens } = await ask<{ table: string; tokens: Record<string, string> }>(address, wish);
  remember(table, Object.values(tokens));
  return table;
}

/** Take a seat by a link's invitation or by a code; the table's code. */
export async function joinTable(by: { invite: string } | { code: string }): Promise<string> {
  const { table, token } = await ask<{ table: string; token: string }>("/api/join", { ...by, name: guestName() });
  remember(table, [token]);
  return table;
}

/** Let bots play this device's seats until it comes back to the table. */
export async function leaveSeat(code: string): Promise<void> {
  await ask(`/api/tables/${code}/leave`, {});
}

/** One seat is found again by its token; several are known by the device. */
function remember(table: string, tokens: string[]): void {
  if (tokens.length === 1) localStorage.setItem(`hexstead.seat.${table}`, tokens[0] ?? "");
}

const NAME = "hexstead.name";
const GUESTS = ["Juniper", "Mira", "Linden", "Rowan", "Kestrel", "Sorrel", "Alder", "Wren", "Hazel", "Bram"];

/** What the guest is called at tables; made up at first, and kept. */
export function guestName(): string {
  const kept = localStorage.getItem(NAME);
  if (kept) return kept;
  const made = GUESTS[Math.floor(Math.random() * GUESTS.length)] ?? "Juniper";
  localStorage.setItem(NAME, made);
  return made;
}

export function rename(name: string): string {
  const wished = name.trim().slice(0, 24);
  if (wished) localStorage.setItem(NAME, wished);
  return guestName();
}
