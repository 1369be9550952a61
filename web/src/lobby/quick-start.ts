// The game that one click starts: one person here against bots.

import { startInfo } from "../games/registry.svelte";
import { offer, preferredLevel, weakestLevel } from "./catalog.svelte";
import type { Level, TableRequest } from "../protocol";
import { guestName } from "./tables";

const FIRST = "game.first"; // the option that says which seat begins, from 1
const MATCH_SECONDS = 120; // per turn at a table that "Quick match" opens

/** The request for a public table that waits for other people. */
export async function quickMatchRequest(game: string, name: string): Promise<TableRequest> {
  const catalog = await offer.load();
  const players = Math.max(...(catalog.games.find((one) => one.name === game)?.players ?? [4]));
  return {
    game,
    players,
    options: startInfo(game).short ?? {},
    seats: [{ kind: "person", name }, ...Array<"link">(players - 1).fill("link")],
    clock: { kind: "turn", seconds: MATCH_SECONDS },
    visibility: "public",
  };
}

/** The request for a short or full game with the largest number of players; a guided one begins with the player, against the weakest bots. */
export async function quickStartRequest(game: string, short: boolean, guided: boolean): Promise<TableRequest> {
  const catalog = await offer.load();
  const level = guided ? weakestLevel(catalog) : preferredLevel(catalog);
  const found = catalog.games.find(({ name }) => name === game);
  const players = Math.max(...(found?.players ?? [4]));
  const begins = guided && found?.options.some(({ name }) => name === FIRST) ? { [FIRST]: 1 } : {};
  return {
    game,
    players,
    options: { ...(short ? (startInfo(game).short ?? {}) : {}), ...begins },
    seats: [{ kind: "person", name: guestName() }, ...Array<Level>(players - 1).fill(level)],
  };
}
