// The page speaks: messages from Fluent files, in the reader's language, which may change at any moment.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const KEY = "hexstead.language";
type Load = () => Promise<string>;
const PAGE = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const GAMES = "../../../src/hexstead/games";
const NAMES = import.meta.glob<string>("../../../src/hexstead/games/*/text/*.ftl", { query: "?names", import: "default" });
const RULES = import.meta.glob<string>("../../../src/hexstead/games/*/text/*.ftl", { query: "?rules", import: "default" });

/** The games that have words, by the folders of the engine. */
export const games: readonly string[] = [...new Set(Object.keys(NAMES).map((path) => path.slice(GAMES.length + 1).split("/")[0]!))];

class Words {
  language = $state<Language>(first());
  game = $state(""); // whose names are meant where no game is said
  #bundles = $state.raw<Record<string, FluentBundle>>({}); // the page's under "", a game's under its name
  #withRules = false;

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

  /** Fetch the sentences of the rules too: only their page needs all of them. */
  async fetchRules(): Promise<void> {
    if (this.#withRules) return;
    this.#withRules = true;
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
    const sources = game ? [NAMES[path], ...(this.#withRules ? [RULES[path]] : [])] : [PAGE[`./${language}.ftl`]];
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

/** A message of the page, or of the game at hand. */
export function say(key: string, values?: Arguments): string {
  return words.find("", key, values) ?? sayOf(words.game, key, values);
}

/** A message of one game. */
export function sayOf(game: string, key: string, values?: Arguments): string {
  return words.find(game, key, values) ?? `{${key}}`;
}

/** A message where there may be none. */
export function sayAny(key: string, values?: Arguments): string {
  return words.find("", key, values) ?? words.find(words.game, key, values) ?? "";
}
