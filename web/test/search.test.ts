// Search on the rules page: by words, and by words that players know from other games.

import { beforeAll, expect, test, vi } from "vitest";
import { matches, parseSynonyms } from "../src/rules/search";

beforeAll(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
});

test("every word of the query must occur", () => {
  expect(matches("free rail", "Build a rail. It's free.")).toBe(true);
  expect(matches("free train", "Build a rail. It's free.")).toBe(false);
  expect(matches("  ", "anything")).toBe(true);
});

test("synonyms find the game's own terms", () => {
  const synonyms = parseSynonyms("outlaw: robber, bandit\n city, cities: settlement\n\n discard: hand limit\nno words");
  expect(synonyms).toHaveLength(3);
  const found = (query: string, text: string) => matches(query, text, synonyms);
  expect(found("robber", "Move the outlaw")).toBe(true);
  expect(found("Robbers", "Move the outlaw")).toBe(true);
  expect(found("rob", "Move the outlaw")).toBe(true);
  expect(found("ro", "Move the outlaw")).toBe(false);
  expect(found("robber", "Move a train")).toBe(false);
  expect(found("settlement robber", "Cities next to the outlaw")).toBe(true);
  expect(found("settlement train", "Cities next to the outlaw")).toBe(false);
  expect(found("hand limit", "You discard half of your cards")).toBe(true);
});

test.each([
  ["en", "robber", ["a-outlaw", "g-goetz"]],
  ["en", "knight", ["a-effects", "g-cards", "g-army"]],
  ["en", "settlement", ["a-city", "g-hall"]],
  ["en", "goal", ["a-win", "g-win"]],
  ["en", "harbour", ["trade"]],
  ["en", "port", ["trade"]],
  ["en", "dice", ["dice", "a-turn"]],
  ["en", "steal", ["a-outlaw", "g-goetz"]],
  ["en", "ship", ["a-train", "a-move"]],
  ["en", "wheat", ["a-walk", "g-hall"]],
  ["de", "Räuber", ["a-outlaw", "g-goetz"]],
  ["de", "Ritter", ["a-effects", "g-cards", "g-army"]],
  ["de", "Siedlung", ["a-city", "g-hall"]],
  ["de", "Ziel", ["a-win", "g-win"]],
  ["de", "Hafen", ["trade"]],
] as const)("in %s, %s finds the right sections", async (language, query, wanted) => {
  const { i18n } = await import("../src/i18n");
  const { loadSections, sectionText, sectionTitle, synonymsOf } = await import("../src/rules/sections");
  await i18n.load(language);
  await i18n.loadPart("rules");
  const sections = await loadSections();
  const found = sections.filter((section) => matches(query, `${sectionTitle(section)} ${sectionText(section)}`, synonymsOf(section)));
  expect(found.map(({ key }) => key)).toEqual(expect.arrayContaining([...wanted]));
  expect(found.length).toBeLessThan(sections.length);
});
