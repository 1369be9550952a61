// Where page and engine must agree: the text of the log, and whether dice are fair. tests/web writes the cases.

import { beforeAll, expect, test, vi } from "vitest";
import { LANGUAGES, type Language } from "../src/generated/languages";
import type { GameEvent, GameRecord, LogLine } from "../src/protocol";

interface Cases {
  lines: { game: string; language: Language; line: LogLine; text: string }[];
  seats: string[];
  record: GameRecord;
  drawn: { seed: string; nonces: string[]; k: number; purpose: string; weights: number[]; outcome: number }[];
}

const cases = ((await import(/* @vite-ignore */ import.meta.env["VITE_CASES"])) as { default: Cases }).default;

beforeAll(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }); // globals of a browser
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
});

test("every log line has the same text as in the engine", async () => {
  const { logLines, formatLine, i18n } = await import("../src/i18n");
  i18n.seatNames = cases.seats;
  for (const { code } of LANGUAGES) {
    await i18n.load(code);
    for (const { game, line, text } of cases.lines.filter(({ language }) => language === code)) {
      i18n.game = game;
      expect(logLines([{ type: "", log: line }]).map(formatLine)).toEqual([text]);
    }
  }
  expect(new Set(cases.lines.map(({ line }) => line.id)).size).toBeGreaterThan(40);
});

test("consecutive steps become one line", async () => {
  const { logLines, formatLine, i18n } = await import("../src/i18n");
  await i18n.load("en");
  i18n.game = "america";
  const step = (path: string, seat: number): GameEvent => ({
    type: "train_moved", n: 4,
    log: { id: "event-train_moved", args: { seat: { seat }, to: { path } }, seat, fold: "log-train_moved", show: { paths: [path] } },
  });
  const lines = logLines([step("a", 0), step("b", 0), { type: "said" }, step("c", 1)]);
  expect(lines.map(formatLine)).toEqual([`${cases.seats[0]} moves a train 2 steps (b).`, `${cases.seats[1]} moves a train 1 step (c).`]);
  expect(lines.map(({ spots }) => spots)).toEqual([["a", "b"], ["c"]]);
});

test("outcomes are drawn as in the engine, and a forged one is found", async () => {
  const { draw, chanceKey, checkFairness } = await import("../src/results/fairness");
  for (const { seed, nonces, k, purpose, weights, outcome } of cases.drawn)
    expect(await draw(await chanceKey(seed, nonces), k, purpose, weights)).toBe(outcome);
  const { record } = cases;
  const chance = record.actions.filter(({ seat }) => seat === "chance");
  expect(await checkFairness(record)).toEqual({ ok: true, checked: chance.length });
  const at = record.actions.map(({ seat }) => seat).lastIndexOf("chance");
  const actions = record.actions.map((action, i) => (i === at ? { ...action, outcome: Number(action["outcome"]) + 1 } : action));
  expect(await checkFairness({ ...record, actions })).toEqual({ ok: false, why: "outcome", action: at + 1 });
  expect(await checkFairness({ ...record, seed: record.commitment })).toEqual({ ok: false, why: "seed", action: 0 });
});
