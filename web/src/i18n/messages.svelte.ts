// Translated messages: Fluent bundles in the reader's language, which can change at any time.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, TEXT, type Language, type Part } from "../generated/languages";
import { games } from "../games/registry.svelte";

export { LANGUAGES, type Language };
export type Arguments = Record<string, FluentVariable>;

const KEY = "hexstead.language";

class I18n {
  language = $state<Language>(preferred());
  seatNames = $state.raw<string[]>([]); // names at the current table
  describeSpot = $state.raw<((name: string) => string) | null>(null); // names a spot of the current board
  game = $state(""); // game of the current table; its messages come first
  #bundles = $state.raw<Record<string, FluentBundle>>({}); // by game; the page's own under ""
  #parts = new Set<Part>(["base"]); // loaded for every language from now on

  /** Load a language and switch to it. */
  async load(language: Language): Promise<void> {
    const parts = await Promise.all([...this.#parts].map((part) => TEXT[language][part]()));
    const bundles: Record<string, FluentBundle> = {};
    for (const { default: sources } of parts)
      for (const [game, texts] of Object.entries(sources)) {
        const bundle = (bundles[game] ??= new FluentBundle(language, { useIsolating: false }));
        for (const text of texts) bundle.addResource(new FluentResource(text));
      }
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Switch to a language and remember it on this device. */
  async setLanguage(language: Language): Promise<void> {
    localStorage.setItem(KEY, language);
    await this.load(language);
  }

  /** Load messages that not every page needs. */
  async loadPart(part: Part): Promise<void> {
    if (this.#parts.has(part)) return;
    this.#parts.add(part);
    await this.load(this.language);
  }

  find(game: string, key: string, values?: Arguments): string | null {
    const bundle = this.#bundles[game];
    const pattern = bundle?.getMessage(key)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, values) : null;
  }

  /** All message keys of a game. */
  keys(game: string): string[] {
    return [...(this.#bundles[game]?._messages.keys() ?? [])];
  }
}

/** The language chosen earlier on this device, else the first of the browser's languages that exists here. */
function preferred(): Language {
  const wanted = [localStorage.getItem(KEY), ...navigator.languages.map((name) => name.slice(0, 2).toLowerCase())];
  const found = wanted.flatMap((name) => LANGUAGES.filter(({ code }) => code === name));
  return found[0]?.code ?? "en";
}

export const i18n = new I18n();

/** Families of names that mean the same in all games, so that any game's message will do. */
const SHARED_NAMES = /^(colour|resource|terrain|seat|land)-/;

/**
 * A message of the current game or of the page; names that games share, and messages without a current game, can come
 * from any game. A message that does not exist is shown as the name in its key.
 */
export function t(key: string, values?: Arguments): string {
  return tOptional(key, values) || nameIn(key);
}

/** Like `t`, but "" for a message that does not exist. */
export function tOptional(key: string, values?: Arguments): string {
  for (const game of [i18n.game, "", ...(i18n.game && !SHARED_NAMES.test(key) ? [] : games)]) {
    const found = i18n.find(game, key, values);
    if (found !== null) return found;
  }
  return "";
}

/** A message of one game; "" if it does not exist. */
export function tOfOptional(game: string, key: string, values?: Arguments): string {
  return i18n.find(game, key, values) ?? "";
}

/** A message of one game. */
export function tOf(game: string, key: string, values?: Arguments): string {
  return tOfOptional(game, key, values) || nameIn(key);
}

/** What to show for a message that does not exist, as in a game without text: "terrain-high_hills" is "High hills". */
function nameIn(key: string): string {
  return readable(key.replace(/^[a-z]+-/, ""));
}

/** An identifier of the engine as text: "long_road" becomes "Long road". */
export function readable(identifier: string): string {
  const text = identifier.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
