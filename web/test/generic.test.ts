// The face of a game that has no page folder.

import { beforeAll, expect, test, vi } from "vitest";
import type { Picture } from "../src/board/picture";
import type { Position } from "../src/protocol";

const picture: Picture = {
  title: "Island", grid: "flat", edge: 48, theme: "light", view: [0, 0, 100, 100], ground: "", names: "", beside: {}, art: {}, minimums: {}, facts: {},
  hexes: { A1: { x: 0, y: 0, terrain: "hills", number: 8, mark: null, resource: null, corners: [] }, A2: { x: 80, y: 0, terrain: "desert", number: 0, mark: null, resource: null, corners: [] } },
  nodes: { Bay: [0, 0], v1: [48, 0] },
  places: { Bay: { name: "Bay", kind: "city" } },
  paths: { "Bay-v1": { ends: [[0, 0], [48, 0]], names: ["Bay", "v1"], track: false } },
};

const shared: Position = {
  players: 2, phase: "main", turn: 1, turn_seat: 0, rolled: 1, dice: [3, 4], hand: [{ clay: 1 }, null], hand_size: [1, 2], supply: { clay: 9 }, discard_due: [0, 0],
  take: 0, stack_size: 3, cards: [{}, null], card_count: [0, 0], cards_open: [{}, {}], offer_give: {}, offer_get: {}, answer: [0, 0], counter_give: [{}, {}],
  counter_get: [{}, {}], offers_left: 3, offers_made: 0,
};

beforeAll(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
});

test("pieces are found by the shape of the position's fields", async () => {
  const { genericFace } = await import("../src/games/generic");
  const face = genericFace({ build_road: { clay: 1 }, buy_card: { wool: 1 } });
  const position = { ...shared, road_owner: { "Bay-v1": 1 }, hut_owner: { v1: 0 }, cart_at: [["Bay-v1", null], [null, null]], raider: "A2", huts_left: [4, 3] };
  expect(face.pieces(picture, position).map(({ kind }) => kind)).toEqual(["road", "house", "mover", "spot", "figure"]);
  expect(face.pieces(picture, position)[1]).toMatchObject({ at: "v1", seat: 0, art: "hut" });
  expect(face.numbers(picture, position)).toEqual([{ hex: "A1", value: 8, raised: false, mark: null }]);
  expect(face.stock(position, 1)).toEqual([{ name: "Huts left", left: 3, art: "building" }]);
});

test("goods and buttons are those of the prices", async () => {
  const { genericFace } = await import("../src/games/generic");
  const face = genericFace({ build_road: { clay: 1, wood: 1 }, buy_card: { wool: 1 } });
  expect(face.resources).toEqual(["clay", "wood", "wool"]);
  expect(face.builds).toEqual([{ type: "build_road", art: "road" }]);
});

test("names without a message are readable", async () => {
  const { goodName, t } = await import("../src/i18n");
  expect(goodName("fine_clay")).toBe("Fine clay");
  expect(t("action-build_great_wall")).toBe("Build great wall");
});
