// Hit testing, keyboard movement between spots, and positions of pieces.

import { expect, test } from "vitest";
import { between, hexagon, placeMovers, type Picture, type Piece, type Spot } from "../src/board/picture";
import { nextInDirection, within } from "../src/board/hit-test";

const picture = { grid: "flat", edge: 48, hexes: {}, nodes: { Ulm: [0, 0] }, places: {}, paths: { "Ulm-v1": { ends: [[0, 0], [48, 0]] } } } as unknown as Picture;
const spot = (name: string, spot: Spot) => ({ name, spot });
const node = (name: string, x: number, y: number) => spot(name, { shape: "node", at: [x, y] });

test("a tap finds the spots within reach, nearest first", () => {
  const road = spot("road", { shape: "path", ends: [[0, 0], [48, 0]], track: false });
  const town = node("town", 0, 0);
  const names = (x: number, y: number, reach = 22) => within(picture, [road, town], [x, y], reach).map(({ name }) => name);
  expect(names(24, 3)).toEqual(["road"]); // the town is 24 away
  expect(names(2, 2)).toEqual(["town", "road"]); // at a corner the town comes first
  expect(names(24, 30)).toEqual([]);
});

test("an arrow key prefers spots straight ahead and never goes back", () => {
  const spots = [node("far", 100, 0), node("aside", 40, 40), node("behind", -10, 0)];
  expect(nextInDirection(spots, [0, 0], [1, 0])?.name).toBe("far"); // 100 straight is nearer than 40 ahead and 40 aside
  expect(nextInDirection(spots, [0, 0], [-1, 0])?.name).toBe("behind");
  expect(nextInDirection(spots, [0, 0], [0, -1])).toBeNull();
});

test("lines and hexagons have the right coordinates", () => {
  expect(between([[0, 0], [10, 0]], 2)).toBe("M2.00,0.00L8.00,0.00");
  expect(hexagon(picture, [0, 0], 10).split(" ")).toHaveLength(6);
  expect(hexagon(picture, [0, 0], 10)).toMatch(/^10\.00,0\.00 5\.00,8\.66 /);
});

test("two pieces on one path are placed apart and not on a building", () => {
  const mover = (id: string): Piece => ({ kind: "mover", id, on: "Ulm-v1", art: "train", seat: 0, lift: 0, letter: [0, 0], title: "" });
  const house: Piece = { kind: "house", at: "Ulm", art: "hall", seat: 0, letter: 7, title: "" };
  const [a, b] = placeMovers(picture, [house, mover("a"), mover("b")], []).map(({ at }) => at);
  expect(a).not.toEqual(b);
  for (const at of [a, b]) expect(Math.hypot(...(at ?? [0, 0]))).toBeGreaterThan(14);
});
