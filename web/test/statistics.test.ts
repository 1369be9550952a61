// Arithmetic with goods, and statistics for the charts.

import { expect, test } from "vitest";
import type { GameAnalysis } from "../src/generated/protocol";
import { actionsOfTurn, byKind, bySource, chancesByTurn, luckiest, usualRange } from "../src/results/statistics";
import type { Statistics } from "../src/protocol";
import { missing, total } from "../src/table/costs";

test("missing goods of a price", () => {
  expect(missing({ ore: 2, grain: 1 }, { ore: 1, grain: 3, wool: 9 })).toEqual({ ore: 1 });
  expect(missing({ ore: 1 }, {})).toEqual({ ore: 1 });
  expect(total({ ore: 2, grain: 1 })).toBe(3);
});

test("income by kind and by source has the same total", () => {
  const income: Statistics["income"] = [{ in: { production: { ore: 3, wool: 1 }, players: { ore: 1 } }, out: {} }, { in: {}, out: {} }];
  const kinds = ["ore", "wool"];
  expect(byKind(income, kinds)[0]).toEqual({ seat: 0, parts: [{ key: "ore", value: 4 }, { key: "wool", value: 1 }], total: 5 });
  expect(bySource(income, kinds)[0]?.parts).toEqual([{ key: "production", value: 4 }, { key: "players", value: 1 }]);
  expect(byKind(income, kinds)[1]?.total).toBe(0);
});

test("the usual range covers 90 % of games exactly", () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
  const [n, chance] = [60, 1 / 6];
  const sum = (until: number) => Array.from({ length: until + 1 }, (_, k) => choose(n, k) * chance ** k * (1 - chance) ** (n - k)).reduce((a, b) => a + b, 0);
  const [low, high] = usualRange(n, chance);
  expect(sum(low)).toBeGreaterThan(0.05);
  expect(sum(low - 1)).toBeLessThanOrEqual(0.05);
  expect(sum(high)).toBeGreaterThanOrEqual(0.95);
  expect(sum(high - 1)).toBeLessThan(0.95);
});

test("the actions of a turn are its last two lines that need no map", () => {
  const line = (n: number, args: Record<string, unknown>, seat = 0, show: Record<string, string[]> | undefined = { nodes: ["Ulm"] }) => ({
    id: "event-hall_built", args, seat, n, key: n, count: 1, spots: [], ...(show && { show }),
  });
  const story = [line(3, { site: "Ulm" }), line(5, { site: "Hof" }), line(6, { hex: { hex: "A1" } }), line(7, { site: "Kassel" }, 1), line(8, { count: 2 })];
  expect(actionsOfTurn(story, 0, 3, 8).map(({ n }) => n)).toEqual([5, 8]);
  expect(actionsOfTurn(story, 0, 0, 8).map(({ n }) => n)).toEqual([5, 8]);
  expect(actionsOfTurn(story, 1, 0, 6)).toEqual([]);
});

const seat = (start: number) => ({ start }) as GameAnalysis["seats"][number];
const step = (n: number, turn: number, seat: number | "chance", change: number[], values: number[]) =>
  ({ n, turn, seat, type: seat === "chance" ? "dice" : "end_turn", change, values, decision: null }) as GameAnalysis["steps"][number];

const ANALYSIS = {
  seats: [seat(0.5), seat(0.5)],
  steps: [
    step(1, 1, "chance", [0.1, -0.1], [0.6, 0.4]),
    step(2, 1, 0, [0.1, -0.1], [0.7, 0.3]),
    step(3, 2, "chance", [-0.3, 0.3], [0.4, 0.6]),
    step(4, 2, "chance", [-0.4, 0.4], [0, 1]),
  ],
} as GameAnalysis;

test("chances are those at the start and at the end of each turn", () => {
  expect(chancesByTurn(ANALYSIS)).toEqual([
    { turn: 0, chances: [0.5, 0.5] },
    { turn: 1, chances: [0.7, 0.3] },
    { turn: 2, chances: [0, 1] },
  ]);
});

test("the luckiest events come first, with the seat that they helped most", () => {
  expect(luckiest(ANALYSIS, 2)).toEqual([
    { n: 4, turn: 2, type: "dice", seat: 1, gain: 0.4 },
    { n: 3, turn: 2, type: "dice", seat: 1, gain: 0.3 },
  ]);
});
