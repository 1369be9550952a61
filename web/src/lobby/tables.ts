// Creating, joining and leaving tables (docs/protocol.md), and the name of the player at this device.

import { request, RequestError } from "../api";
import { BOT_NAMES } from "../art/faces";
import { guide } from "../guide/guide.svelte";
import { progress } from "../lessons/progress.svelte";
import type { TableRequest } from "../protocol";
import { transport } from "../transport";

/** Create a table, with names for its bots; returns its code. */
export async function createTable(wanted: TableRequest): Promise<string> {
  const body = { ...wanted, ...(wanted.seats ? { seats: namedBots(wanted.seats) } : {}) };
  const { table, tokens } = await request("POST /api/tables", { body });
  remember(table, Object.values(tokens));
  return table;
}

/** Give every bot a different name, in random order. Open seats get one too, because a bot plays those that nobody takes. */
function namedBots(seats: NonNullable<TableRequest["seats"]>): NonNullable<TableRequest["seats"]> {
  const taken = seats.map((seat) => (typeof seat === "string" ? "" : seat.name));
  const names = shuffled(BOT_NAMES.filter((name) => !taken.includes(name)));
  return seats.map((seat) => {
    if (typeof seat !== "string" || seat === "person" || seat === "random") return seat;
    const name = names.pop();
    return { ...(seat === "link" ? { kind: "link" } : { kind: "bot", level: seat }), ...(name ? { name } : {}) };
  });
}

function shuffled<T>(all: T[]): T[] {
  return all.map((one) => ({ one, at: Math.random() })).sort((a, b) => a.at - b.at).map(({ one }) => one);
}

/** Create the table at which the players of a finished game play again, each one seat further on; returns its code. */
export async function rematch(code: string): Promise<string> {
  const { table, tokens } = await request("POST /api/tables/{code}/rematch", { path: { code } });
  remember(table, Object.values(tokens));
  return table;
}

/** Take a seat by invitation link or by code; returns the code of the table. */
export async function joinTable(by: { invite: string } | { code: string }): Promise<string> {
  const { table, token } = await request("POST /api/join", { body: { ...by, name: guestName() } });
  remember(table, [token]);
  return table;
}

/** Let bots play this device's seats until it comes back to the table. */
export async function leaveSeat(code: string): Promise<void> {
  await request("POST /api/tables/{code}/leave", { path: { code }, body: {} });
}

/** Take over all seats of another device; returns the number of tables. */
export async function moveHere(by: { code: string } | { recovery: string }): Promise<number> {
  const { tables } = await request("POST /api/move", { body: by });
  forgetTokens(); // moved seats have new tokens; the device's cookie is enough
  return tables;
}

/** Delete a table that this device hosts. */
export async function deleteTable(code: string): Promise<void> {
  await request("DELETE /api/tables/{code}", { path: { code } });
  localStorage.removeItem(`${TOKEN}${code}`);
}

/** Delete everything that the server stores about this device, and what this page stores. */
export async function deleteData(): Promise<void> {
  await request("DELETE /api/my/data");
  forgetTokens();
  localStorage.removeItem(NAME);
  progress.forget();
  guide.forget();
}

function forgetTokens(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(TOKEN)) localStorage.removeItem(key);
}

const TOKEN = "hexstead.seat."; // and the code of the table

/** Add the tables of a file that another browser saved, on a static site; returns how many are new. */
export async function importTables(text: string): Promise<number> {
  const reply = await transport.request("POST", "/offline/tables", text);
  if (!reply.ok) throw new RequestError(JSON.parse(reply.text));
  return (JSON.parse(reply.text) as { tables: string[] }).tables.length;
}

/** Keep the token of a single seat. Several seats at one screen are recognized by the device's cookie. */
function remember(table: string, tokens: string[]): void {
  if (tokens.length === 1) localStorage.setItem(`${TOKEN}${table}`, tokens[0] ?? "");
}

const NAME = "hexstead.name";
const GUESTS = ["Juniper", "Mira", "Linden", "Rowan", "Kestrel", "Sorrel", "Alder", "Wren", "Hazel", "Bram"];

/** The name of the player at this device; a random one until it is changed. */
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
