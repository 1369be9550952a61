// The sections of the rules page: each game's own, then those that games share.

import { games, loadAll, type SectionEntry } from "../games/registry.svelte";
import { i18n, t, tOf, tOfOptional } from "../i18n";
import { parseSynonyms, type Synonyms } from "./search";

export interface Section extends SectionEntry {
  games: string[];
  caption: Record<string, string | number>; // values for the caption of its picture
}

export interface Rule {
  id: string;
  text: string;
}

const SHARED = ["dice", "acts", "secret", "trade", "holds"]; // in this order, after the games' own sections

/** All sections; those that several games have are merged into one. */
export async function loadSections(): Promise<Section[]> {
  const [entries, pictures] = await Promise.all([loadAll((page) => page.sections), loadAll((page) => page.pictures)]);
  const found = new Map<string, Section>();
  for (const game of games)
    for (const entry of entries[game] ?? []) {
      const known = found.get(entry.key);
      if (known) {
        known.games.push(game);
        known.rules = [...known.rules, ...entry.rules];
      } else found.set(entry.key, { ...entry, games: [game], caption: pictures[game]?.[entry.picture ?? ""]?.caption ?? {} });
    }
  return [...found.values()].sort((a, b) => SHARED.indexOf(a.key) - SHARED.indexOf(b.key));
}

export function sectionTitle({ key, games }: Section): string {
  return tOfOptional(games[0] ?? "", `section-${key}`) || t(`section-${key}`);
}

/** The text of a section, with what each game adds to a shared one. */
export function sectionText({ key, games }: Section): string {
  const text = tOfOptional(games[0] ?? "", `section-${key}-text`) || t(`section-${key}-text`);
  return [text, ...games.map((game) => tOfOptional(game, `section-${key}-more`))].filter(Boolean).join(" ");
}

/** The single rules of a section, in order. */
export function rulesOf({ rules, games }: Section): Rule[] {
  const known = games.flatMap((game) => i18n.keys(game).map((key) => [game, key] as const));
  return rules.flatMap((wanted) =>
    known
      .filter(([, key]) => key === `rule-${wanted}` || key.startsWith(`rule-${wanted}-`))
      .map(([game, key]) => ({ id: key.slice("rule-".length), text: tOf(game, key) })),
  );
}

/** The synonyms of the games that have a section, in the current language. */
export function synonymsOf({ games }: Section): Synonyms {
  return games.flatMap((game) => parseSynonyms(tOfOptional(game, "synonyms")));
}
