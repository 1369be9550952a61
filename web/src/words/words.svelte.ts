// The page speaks: messages from Fluent files, in the reader's language, which may change at any moment.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const KEY = "hexstead.language";
export type Part = "rules" | "almanac";
type Load = () => Promise<string>;
const PAGE = import.meta.glob<string>("./*.ftl", { query: "?all", import: "default" });
const GAMES = "../../../src/hexstead/games";
const NAMES = import.meta.glob<string>("../../../src/hexstead/games/*/text/*.ftl", { query: "?names", import: "default" });
const SHARED = import.meta.glob<string>("../../../src/hexstead/core/text/*.ftl", { query: "?all", import: "default" });
const RULES = import.meta.glob<string>("../../../src/hexstead/games/*/text/*.ftl", { query: "?rules", import: "default" });

/** The games that have words, by the folders of the engine. */
export const games: readonly string[] = [...new Set(Object.keys(NAMES).map((path) => path.slice(GAMES.length + 1).split("/")[0]!))];

class Words {
  language = $state<Language>(first());
  names = $state.raw<string[]>([]); // of the seats at the table at hand
  spot = $state.raw<((name: string) => string) | null>(null); // places of the board at hand
  game = $state(""); // whose names are meant where no game is said
  #bundles = $state.raw<Record<string, FluentBundle>>({}); // the page's under "", a game's under its name
  #parts = new Set<Part>(); // what more than the first words was asked for

  /** Fetch a language and speak it from then on. */
  async speak(language: Language): Promise<void> {
    const made = await Promise.all(["", ...games].map(async (game) => [game, await this.#fetch(game, language)] as const));
    this.#bundles = Object.fromEntries(made);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** As `speak`, and remembered for the next time. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEY, language);
    await this.speak(language);
  }

  /** Fetch words that not every page needs: the rules, the almanac. */
  async fetch(part: Part): Promise<void> {
    if (this.#parts.has(part)) return;
    this.#parts.add(part);
    await this.speak(this.language);
  }

  find(game: string, key: string, values?: Arguments): string | null {
    const bundle = this.#bundles[game];
    const pattern = bundle?.getMessage(key)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, values) : null;
  }

  /** All keys of a game. */
  keys(game: string): string[] {
    return [...(this.#bundles[game]?._messages.keys() ?? [])];
  }

  async #fetch(game: string, language: Language): Promise<FluentBundle> {
    const path = `${GAMES}/${game}/text/${language}.ftl`;
    const parts = [...this.#parts].map((part) => PAGE[`./${part}.${language}.ftl`]);
    const own = [PAGE[`./${language}.ftl`], SHARED[`../../../src/hexstead/core/text/${language}.ftl`], ...parts];
    const sources = game ? [NAMES[path], ...(this.#parts.has("rules") ? [RULES[path]] : [])] : own;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(sources.map((load) => (load as Load)()))) bundle.addResource(new FluentResource(text));
    return bundle;
  }
}

/** The language that was chosen once, else the first of the browser's that we have. */
function first(): Language {
  const wished = [localStorage.getItem(KEY), ...navigator.languages.map((name) => name.slice(0, 2).toLowerCase())];
  return wished.find((name): name is Language => LANGUAGES.includes(name as Language)) ?? "en";
}

export const words = new Words();

/** A message of the page or of the game at hand; where no game is, of the first that has it. */
export function say(key: string, values?: Arguments): string {
  return sayAny(key, values) || `{${key}}`;
}

/** As `say`, where there may be none. */
export function sayAny(key: string, values?: Arguments): string {
  for (const whose of ["", words.game, ...games]) {
    const found = words.find(whose, key, values);
    if (found !== null) return found;
  }
  return "";
}

/** A message of one game. */
export function sayOf(game: string, key: string, values?: Arguments): string {
  return words.find(game, key, values) ?? `{${key}}`;
}
