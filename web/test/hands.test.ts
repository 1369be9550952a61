// One pointer drags, two pinch, none moved is a tap.

import { beforeEach, expect, test, vi } from "vitest";
import { Camera } from "../src/board/camera.svelte";
import { hands } from "../src/board/hands";

const currentTarget = { getBoundingClientRect: () => ({ left: 10, top: 20 }), setPointerCapture: () => {} };
const tap = vi.fn();
const hover = vi.fn();
let camera: Camera;
let on: ReturnType<typeof hands>;

beforeEach(() => {
  vi.clearAllMocks();
  camera = new Camera();
  camera.resize([0, 0, 1600, 800], { left: 0, top: 0, width: 800, height: 600 });
  on = hands(camera, { tap, hover, live: () => false });
});

function event(type: string, x: number, y: number, pointerId = 1, pointerType = "touch"): PointerEvent {
  return { type, button: 0, clientX: x + 10, clientY: y + 20, pointerId, pointerType, currentTarget } as unknown as PointerEvent;
}

test("a pointer that only trembles taps, in pixels of the board's own box", () => {
  on.onpointerdown(event("pointerdown", 100, 50));
  on.onpointermove(event("pointermove", 103, 52));
  on.onpointerup(event("pointerup", 103, 52));
  expect(tap).toHaveBeenCalledExactlyOnceWith([103, 52], true);
  expect(camera.moved).toBe(false);
});

test("a pointer that goes on drags the board with it, and taps nothing", () => {
  const under = camera.toBoard([400, 300]);
  on.onpointerdown(event("pointerdown", 400, 300));
  on.onpointermove(event("pointermove", 340, 280));
  on.onpointerup(event("pointerup", 340, 280));
  expect(camera.toScreen(under)).toEqual([340, 280]);
  expect(tap).not.toHaveBeenCalled();
});

test("two pointers that part bring the board nearer, and what is between them stays there", () => {
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

test("a mouse that holds nothing hovers, and what is cancelled taps nothing", () => {
  on.onpointermove(event("pointermove", 5, 6, 1, "mouse"));
  expect(hover).toHaveBeenCalledExactlyOnceWith([5, 6]);
  on.onpointerdown(event("pointerdown", 100, 50));
  on.onpointerup(event("pointercancel", 100, 50));
  expect(tap).not.toHaveBeenCalled();
});
