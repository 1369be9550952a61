// Where page and engine must say the same: the sentences of the log, and whether dice are fair. tests/web gives the cases.

import { beforeAll, expect, test, vi } from "vitest";
import type { ProvenRecord } from "../src/after/proof";
import type { GameEvent, LogLine } from "../src/messages";

interface Cases {
  lines: { game: string; language: "en" | "de"; line: LogLine; said: string }[];
  seats: string[];
  record: ProvenRecord;
  drawn: { seed: string; nonces: string[]; k: number; purpose: string; weights: number[]; outcome: number }[];
}

const cases = ((await import(/* @vite-ignore */ import.meta.env["VITE_CASES"])) as { default: Cases }).default;

beforeAll(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined }); // a browser has these two
  vi.stubGlobal("document", { documentElement: {} });
});

test("the page says every line of the log as the engine does", async () => {
  const { logLines, sayLine, words } = await import("../src/words");
  words.names = cases.seats;
  for (const language of ["en", "de"] as const) {
    await words.speak(language);
    for (const { game, line, said } of cases.lines.filter((one) => one.language === language)) {
      words.game = game;
      expect(logLines([{ type: "", log: line }]).map(sayLine)).toEqual([said]);
    }
  }
  expect(new Set(cases.lines.map(({ line }) => line.id)).size).toBeGreaterThan(40);
});

test("steps in a row are one line", async () => {
  const { logLines, sayLine, words } = await import("../src/words");
  await words.speak("en");
  words.game = "america";
  const step = (path: string, seat: number): GameEvent => ({
    type: "train_moved", n: 4,
    log: { id: "event-train_moved", args: { seat: { seat } }, seat, fold: "log-train_moved", show: { paths: [path] } },
  });
  const lines = logLines([step("a", 0), step("b", 0), { type: "said" }, step("c", 1)]);
  expect(lines.map(sayLine)).toEqual([`${cases.seats[0]} moves a train 2 steps.`, `${cases.seats[1]} moves a train.`]);
  expect(lines.map(({ spots }) => spots)).toEqual([["a", "b"], ["c"]]);
});

test("the page draws as the engine draws, and finds a forged outcome", async () => {
  const { draw, keyOf, prove } = await import("../src/after/proof");
  for (const { seed, nonces, k, purpose, weights, outcome } of cases.drawn)
    expect(await draw(await keyOf(seed, nonces), k, purpose, weights)).toBe(outcome);
  const { record } = cases;
  const chance = record.actions.filter(({ seat }) => seat === "chance");
  expect(await prove(record)).toEqual({ ok: true, checked: chance.length });
  const at = record.actions.map(({ seat }) => seat).lastIndexOf("chance");
  const actions = record.actions.map((action, i) => (i === at ? { ...action, outcome: (action.outcome ?? 0) + 1 } : action));
  expect(await prove({ ...record, actions })).toEqual({ ok: false, why: "outcome", action: at + 1 });
  expect(await prove({ ...record, seed: record.commitment })).toEqual({ ok: false, why: "seed", action: 0 });
});
