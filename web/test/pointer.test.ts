// Pointer input: drag, pinch, tap and hover.

import { beforeEach, expect, test, vi } from "vitest";
import { Camera } from "../src/board/camera.svelte";
import { pointerHandlers } from "../src/board/pointer";

const currentTarget = { getBoundingClientRect: () => ({ left: 10, top: 20 }), setPointerCapture: () => {} };
const tap = vi.fn();
const hover = vi.fn();
let camera: Camera;
let on: ReturnType<typeof pointerHandlers>;

beforeEach(() => {
  vi.clearAllMocks();
  camera = new Camera();
  camera.resize([0, 0, 1600, 800], { left: 0, top: 0, width: 800, height: 600 });
  on = pointerHandlers(camera, { tap, hover, live: () => false });
});

function event(type: string, x: number, y: number, pointerId = 1, pointerType = "touch"): Parameters<typeof on.onpointerdown>[0] {
  return { type, button: 0, clientX: x + 10, clientY: y + 20, pointerId, pointerType, currentTarget } as unknown as Parameters<typeof on.onpointerdown>[0];
}

test("a small movement is a tap, in coordinates of the board's element", () => {
  on.onpointerdown(event("pointerdown", 100, 50));
  on.onpointermove(event("pointermove", 103, 52));
  on.onpointerup(event("pointerup", 103, 52));
  expect(tap).toHaveBeenCalledExactlyOnceWith([103, 52], true);
  expect(camera.moved).toBe(false);
});

test("a larger movement drags the board and is no tap", () => {
  const under = camera.toBoard([400, 300]);
  on.onpointerdown(event("pointerdown", 400, 300));
  on.onpointermove(event("pointermove", 340, 280));
  on.onpointerup(event("pointerup", 340, 280));
  expect(camera.toScreen(under)).toEqual([340, 280]);
  expect(tap).not.toHaveBeenCalled();
});

test("two pointers zoom around the point between them", () => {
  const [k, under] = [camera.k, camera.toBoard([400, 300])];
  on.onpointerdown(event("pointerdown", 350, 300, 1));
  on.onpointerdown(event("pointerdown", 450, 300, 2));
  on.onpointermove(event("pointermove", 300, 300, 1));
  on.onpointermove(event("pointermove", 500, 300, 2));
  on.onpointerup(event("pointerup", 300, 300, 1));
  on.onpointerup(event("pointerup", 500, 300, 2));
  expect(camera.k).toBeCloseTo(2 * k);
  const [x, y] = camera.toScreen(under);
  expect(x).toBeCloseTo(400);
  expect(y).toBeCloseTo(300);
  expect(tap).not.toHaveBeenCalled();
});

test("a mouse without a button hovers, and a cancelled pointer is no tap", () => {
  on.onpointermove(event("pointermove", 5, 6, 1, "mouse"));
  expect(hover).toHaveBeenCalledExactlyOnceWith([5, 6]);
  on.onpointerdown(event("pointerdown", 100, 50));
  on.onpointerup(event("pointercancel", 100, 50));
  expect(tap).not.toHaveBeenCalled();
});
