// Creating, joining and leaving tables (docs/protocol.md), and the name of the player at this device.

import { request } from "../api";
import type { TableRequest } from "../protocol";

/** Create a table; returns its code. */
export async function createTable(body: TableRequest): Promise<string> {
  const { table, tokens } = await request("POST /api/tables", { body });
  remember(table, Object.values(tokens));
  return table;
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

/** Keep the token of a single seat. Several seats at one screen are recognized by the device's cookie. */
function remember(table: string, tokens: string[]): void {
  if (tokens.length === 1) localStorage.setItem(`hexstead.seat.${table}`, tokens[0] ?? "");
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
