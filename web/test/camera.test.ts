// The camera: fit, zoom around a point, and limits of panning.

import { beforeEach, expect, test } from "vitest";
import { Camera, CLOSEST } from "../src/board/camera.svelte";

const FREE = { left: 100, top: 50, width: 800, height: 600 };
let camera: Camera;

beforeEach(() => {
  camera = new Camera();
  camera.resize([0, 0, 1600, 800], FREE);
});

test("the whole board fits into the free area", () => {
  expect(camera.k).toBe(0.5);
  expect(camera.toScreen([800, 400])).toEqual([500, 350]);
  expect(camera.sees([40, 40])).toBe(true);
});

test("with little height the board fills the width, down to the smallest scale", () => {
  camera.resize([0, 0, 600, 900], { left: 0, top: 0, width: 390, height: 90 });
  expect(camera.k).toBe(0.42);
  camera.resize([0, 0, 1300, 800], { left: 0, top: 0, width: 390, height: 90 });
  expect(camera.k).toBe(0.3);
});

test("zooming keeps the point under the pointer and stays within its limits", () => {
  const at: [number, number] = [300, 200];
  const under = camera.toBoard(at);
  camera.zoom(1.7, at);
  const [x, y] = camera.toScreen(under);
  expect(x).toBeCloseTo(at[0]);
  expect(y).toBeCloseTo(at[1]);
  camera.zoom(100);
  expect(camera.k).toBe(CLOSEST);
  camera.zoom(0.001);
  expect(camera.k).toBe(0.5); // the scale of the whole board
});

test("the board covers the centre however far it is panned", () => {
  camera.pan(5000, -5000);
  expect(camera.toScreen([0, 800])).toEqual([FREE.left + FREE.width / 2, FREE.top + FREE.height / 2]);
});

test("resizing the window fits the board again, unless the player moved it", () => {
  camera.resize([0, 0, 1600, 800], { ...FREE, width: 400 });
  expect(camera.k).toBe(0.25);
  camera.zoom(2);
  const k = camera.k;
  camera.resize([0, 0, 1600, 800], FREE);
  expect(camera.k).toBe(k);
});
