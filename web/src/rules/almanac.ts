// Which notes the almanac has, by game and kind, and what each is called.

import { plain, say, sayAny, sayOf, words } from "../words";
import data from "./almanac.json";

export const ALMANAC: Record<string, Record<string, string[]>> = data;

const FAMILY: Record<string, string> = { resources: "resource", cards: "card", pieces: "piece", landmarks: "landmark" };

/** The key of a note. */
export function noteKey(game: string, name: string): string {
  return `note-${game}-${plain(name).replace(/[^\w-]+/g, "-").replace(/-$/, "")}`;
}

/** What the almanac says of a thing of the game at hand, once it is fetched; for tooltips. */
export function noteOf(name: string): string {
  return sayAny(noteKey(words.game, name));
}

export function noteTitle(game: string, kind: string, name: string): string {
  if (kind === "cities") return name;
  if (name === "trails") return say("almanac-trails");
  return sayOf(game, name === "gold" ? "good-gold" : `${FAMILY[kind]}-${name}`);
}
