// What "Play now" plays: the short game of each kind, about twenty minutes, and the full one.

import { guestName, type Wish } from "./tables";

export const SHORT: Record<string, Record<string, unknown>> = {
  america: { "game.goods": 3 },
  germany: { "game.points": 8 },
};

const LEVEL = "hexstead.level";
export const FIRST_LEVEL = "settler";

export function quickLevel(): string {
  return localStorage.getItem(LEVEL) ?? FIRST_LEVEL;
}

export function keepLevel(level: string): void {
  localStorage.setItem(LEVEL, level);
}

/** One person here against three bots. */
export function quickWish(game: string, short: boolean): Wish {
  const level = quickLevel();
  return {
    game,
    players: 4,
    options: short ? (SHORT[game] ?? {}) : {},
    seats: [{ kind: "person", name: guestName() }, level, level, level],
  };
}
