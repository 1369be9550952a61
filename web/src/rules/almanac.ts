// The almanac: which notes each game has, and their titles.

import { loadAll, type AlmanacIndex } from "../games/registry.svelte";
import { asciiKey, i18n, t, tOf, tOfOptional } from "../i18n";

const FAMILY: Record<string, string> = { resources: "resource", cards: "card", pieces: "piece", landmarks: "landmark" };

/** The notes of every game, by kind. */
export function loadAlmanac(): Promise<Record<string, AlmanacIndex>> {
  return loadAll((page) => page.almanac);
}

function slug(name: string): string {
  return asciiKey(name).replace(/[^\w-]+/g, "-").replace(/-$/, "");
}

/** The anchor of a note on the almanac page. */
export function noteAnchor(game: string, name: string): string {
  return `note-${game}-${slug(name)}`;
}

export function noteText(game: string, name: string): string {
  return tOfOptional(game, `note-${slug(name)}`);
}

/** The note about a thing of the current game, for tooltips; "" until the almanac has been loaded. */
export function almanacNote(name: string): string {
  return noteText(i18n.game, name);
}

export function noteTitle(game: string, kind: string, name: string): string {
  if (kind === "cities") return name;
  if (name === "trails") return t("almanac-trails");
  return tOfOptional(game, `${FAMILY[kind]}-${name}`) || tOf(game, `good-${name}`);
}
