// Where the boards come from, in one sentence made of what each game says about itself.

import { firstGame, games } from "../games/registry.svelte";
import { capitalize, formatList, t, tOfOptional } from "../i18n";

/** The sentence, with the first game first; "" if no game says anything. */
export function boardCredits(): string {
  const order = [firstGame, ...games.filter((game) => game !== firstGame)];
  const parts = order.map((game) => tOfOptional(game, "start-own-part")).filter(Boolean);
  return parts.length ? t("start-own", { parts: capitalize(formatList(parts)) }) : "";
}
