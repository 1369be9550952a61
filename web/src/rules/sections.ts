// Which rules stand in which section, and how they are searched.

import { sayOf, words } from "../words";
import data from "./sections.json";

export interface Section {
  key: string;
  games: string[];
  rules: string[]; // whole chapters ("A-RAIL") or single rules ("AQ-34")
  picture?: string;
}

export interface Rule {
  id: string;
  text: string;
}

export const SECTIONS: readonly Section[] = data;

/** The rules of a section by their numbers, in order. */
export function rulesOf({ rules, games }: Section): Rule[] {
  const known = games.flatMap((game) => words.keys(game).map((key) => [game, key] as const));
  return rules.flatMap((wanted) =>
    known
      .filter(([, key]) => key === `rule-${wanted}` || key.startsWith(`rule-${wanted}-`))
      .map(([game, key]) => ({ id: key.slice("rule-".length), text: sayOf(game, key) })),
  );
}

/** Whether every word of what is sought occurs. */
export function finds(sought: string, ...texts: string[]): boolean {
  const text = texts.join(" ").toLowerCase();
  return sought.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
