// The log by turn: rows, and offers that became trades.

import { beforeAll, expect, test, vi } from "vitest";
import type { GameEvent } from "../src/protocol";

beforeAll(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
});

function event(id: string, seat: number, more: object = {}): GameEvent {
  return { type: id, log: { id, args: {}, seat, ...more } };
}

test("turns have a heading, and cards of one roll share a row", async () => {
  const { logLines, turnRows } = await import("../src/i18n/log");
  const events = [
    event("event-hall_placed", 0),
    event("log-turn", 1, { turn: 1 }),
    event("event-rolled", 1),
    event("log-produced", 1),
    event("log-produced", 2),
    event("event-road_built", 1),
    event("event-road_built", 1),
    event("log-turn", 2, { turn: 2 }),
  ];
  const turns = turnRows(logLines(events));
  expect(turns.map(({ heading }) => heading?.turn)).toEqual([undefined, 1, 2]);
  expect(turns[1]?.rows.map((row) => row.map(({ seat }) => seat))).toEqual([[1], [1, 2], [1], [1]]);
});

test("an offer is a detail once it has led to a trade, but not in an earlier turn", async () => {
  const { logLines } = await import("../src/i18n/log");
  const offers = [event("event-offered", 1), event("log-turn", 2, { turn: 2 }), event("event-offered", 2), event("event-traded", 2)];
  expect(logLines(offers).map(({ detail }) => detail ?? false)).toEqual([false, false, true, false]);
});

test("seats that get the same share a line, and the gains of one seat add up", async () => {
  const { logLines } = await import("../src/i18n/log");
  const gold = (n: number, seat: number, count: number, source: string) => ({ ...event("event-gold", seat, { args: { seat: { seat }, count, source }, share: "log-gold" }), n });
  const lines = logLines([gold(1, 0, 1, "roll"), gold(1, 2, 1, "roll"), gold(1, 3, 2, "roll"), gold(2, 1, 1, "sale"), gold(3, 1, 1, "sale"), gold(4, 1, 1, "coast")]);
  expect(lines.map(({ seat, seats, args }) => [seats ?? seat, args["count"], args["source"]])).toEqual([
    [[0, 2], 1, "roll"],
    [3, 2, "roll"],
    [1, 2, "sale"],
    [1, 1, "coast"],
  ]);
});
