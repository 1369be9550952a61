// Where one looks: the board's scale and place on the screen. Pan, zoom, fit, glide. In CSS pixels of the board's box.

import type { Point } from "./picture";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const CLOSEST = 2.5;
const FARTHEST = 0.6; // or as far as the whole board needs
const LEAST = 0.42; // where a sheet leaves little of the height, the board fills the width instead

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  gliding = $state(false); // the next change is shown as a movement
  moved = $state(false); // by hand: a new size of the window leaves it alone
  free = $state.raw<Box>({ left: 0, top: 0, width: 1, height: 1 }); // what no panel covers
  world = $state.raw<[number, number, number, number]>([0, 0, 1, 1]); // what is fitted

  /** The scale at which the whole board is seen. */
  get whole(): number {
    const [, , width, height] = this.world;
    return Math.min(this.free.width / width, this.free.height / height);
  }

  resize(world: [number, number, number, number], free: Box): void {
    this.world = world;
    this.free = free;
    if (!this.moved) this.fit(false);
    else this.#look(this.x, this.y, this.k, false);
  }

  fit(glide = true): void {
    const [left, top, width, height] = this.world;
    const k = Math.max(this.whole, Math.min(LEAST, this.free.width / width));
    this.moved = false;
    this.#look(
      this.free.left + this.free.width / 2 - (left + width / 2) * k,
      this.free.top + this.free.height / 2 - (top + height / 2) * k,
      k,
      glide,
    );
  }

  /** Zoom by a factor round a point of the screen; by keys and buttons round the middle. */
  zoom(factor: number, at: Point = this.#middle(), glide = false): void {
    const k = Math.max(Math.min(FARTHEST, this.whole), Math.min(CLOSEST, this.k * factor));
    this.moved = true;
    this.#look(at[0] - ((at[0] - this.x) * k) / this.k, at[1] - ((at[1] - this.y) * k) / this.k, k, glide);
  }

  pan(dx: number, dy: number, glide = false): void {
    this.moved = true;
    this.#look(this.x + dx, this.y + dy, this.k, glide);
  }

  /** Bring a point of the board to the middle, at least at a scale. */
  goTo([x, y]: Point, k = this.k): void {
    const [cx, cy] = this.#middle();
    const scale = Math.min(CLOSEST, Math.max(k, this.k));
    this.moved = true;
    this.#look(cx - x * scale, cy - y * scale, scale, true);
  }

  /** Bring points of the board into sight, not smaller than a scale; if they are too far apart, the middle of them. */
  show(points: Point[], least: number): void {
    const [xs, ys] = [0, 1].map((i) => points.map((point) => point[i] ?? 0).sort((a, b) => a - b)) as [number[], number[]];
    const size = (all: number[]) => (all.at(-1) ?? 0) - (all[0] ?? 0) + 110;
    const k = Math.min(this.free.width / size(xs), this.free.height / size(ys));
    const mid = (all: number[]) => (k < least ? (all[Math.floor(all.length / 2)] ?? 0) : ((all[0] ?? 0) + (all.at(-1) ?? 0)) / 2);
    const scale = Math.max(least, Math.min(1, k));
    const [cx, cy] = this.#middle();
    this.moved = true;
    this.#look(cx - mid(xs) * scale, cy - mid(ys) * scale, scale, true);
  }

  /** Whether a point of the board is in sight. */
  sees(point: Point, margin = 16): boolean {
    const [x, y] = this.toScreen(point);
    const { left, top, width, height } = this.free;
    return x >= left + margin && x <= left + width - margin && y >= top + margin && y <= top + height - margin;
  }

  toScreen([x, y]: Point): Point {
    return [x * this.k + this.x, y * this.k + this.y];
  }

  toBoard([x, y]: Point): Point {
    return [(x - this.x) / this.k, (y - this.y) / this.k];
  }

  #middle(): Point {
    return [this.free.left + this.free.width / 2, this.free.top + this.free.height / 2];
  }

  #look(x: number, y: number, k: number, glide: boolean): void {
    const [left, top, width, height] = this.world;
    const { free } = this;
    const held = (at: number, low: number, size: number, start: number, room: number) =>
      Math.max(start + room / 2 - (low + size) * k, Math.min(start + room / 2 - low * k, at)); // the board holds the middle
    this.gliding = glide;
    this.x = held(x, left, width, free.left, free.width);
    this.y = held(y, top, height, free.top, free.height);
    this.k = k;
  }
}
