// The game that one click starts: one person here against bots.

import { startInfo } from "../games/registry.svelte";
import { offer, preferredLevel } from "./catalog.svelte";
import type { Level, TableRequest } from "../protocol";
import { guestName } from "./tables";

/** The request for a short or full game with the largest number of players. */
export async function quickStartRequest(game: string, short: boolean): Promise<TableRequest> {
  const catalog = await offer.load();
  const level = preferredLevel(catalog);
  const players = Math.max(...(catalog.games.find(({ name }) => name === game)?.players ?? [4]));
  return {
    game,
    players,
    options: short ? (startInfo(game).short ?? {}) : {},
    seats: [{ kind: "person", name: guestName() }, ...Array<Level>(players - 1).fill(level)],
  };
}
