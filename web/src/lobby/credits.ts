// One sentence that names the sources of all boards, joined from the credits of each game.

import { firstGame, games } from "../games/registry.svelte";
import { capitalize, formatList, t, tOfOptional } from "../i18n";

/** The credits of all boards as one sentence, starting with the first game; "" if no game has credits. */
export function boardCredits(): string {
  const order = [firstGame, ...games.filter((game) => game !== firstGame)];
  const parts = order.map((game) => tOfOptional(game, "start-own-part")).filter(Boolean);
  return parts.length ? t("start-own", { parts: capitalize(formatList(parts)) }) : "";
}
