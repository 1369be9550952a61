// The camera: scale and position of the board on the screen, in CSS pixels of the board's element.

import type { Point } from "./picture";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const CLOSEST = 2.5;
const FARTHEST = 0.6; // smallest scale, unless the whole board needs a smaller one
const LEAST = 0.42; // if a panel leaves little height, the board fills the width instead

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  gliding = $state(false); // the next change is animated
  measured = $state(false); // the size of the board on the screen is known
  moved = $state(false); // by the player: resizing the window keeps the position
  free = $state.raw<Box>({ left: 0, top: 0, width: 1, height: 1 }); // the area that no panel covers
  world = $state.raw<[number, number, number, number]>([0, 0, 1, 1]); // bounds of the board

  /** The scale at which the whole board is visible. */
  get whole(): number {
    const [, , width, height] = this.world;
    return Math.min(this.free.width / width, this.free.height / height);
  }

  resize(world: [number, number, number, number], free: Box): void {
    this.world = world;
    this.free = free;
    this.measured = true;
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

  /** Zoom by a factor around a point of the screen; without a point, around the centre. */
  zoom(factor: number, at: Point = this.#middle(), glide = false): void {
    const k = Math.max(Math.min(FARTHEST, this.whole), Math.min(CLOSEST, this.k * factor));
    this.moved = true;
    this.#look(at[0] - ((at[0] - this.x) * k) / this.k, at[1] - ((at[1] - this.y) * k) / this.k, k, glide);
  }

  pan(dx: number, dy: number, glide = false): void {
    this.moved = true;
    this.#look(this.x + dx, this.y + dy, this.k, glide);
  }

  /** Centre a point of the board, with at least this scale. */
  goTo([x, y]: Point, k = this.k): void {
    const [cx, cy] = this.#middle();
    const scale = Math.min(CLOSEST, Math.max(k, this.k));
    this.moved = true;
    this.#look(cx - x * scale, cy - y * scale, scale, true);
  }

  /** Show these points with at least this scale; if they do not fit, centre on their middle. */
  show(points: Point[], least: number): void {
    const sorted = (axis: 0 | 1) => points.map((point) => point[axis]).sort((a, b) => a - b);
    const [xs, ys] = [sorted(0), sorted(1)];
    const size = (all: number[]) => (all.at(-1) ?? 0) - (all[0] ?? 0) + 110;
    const k = Math.min(this.free.width / size(xs), this.free.height / size(ys));
    const mid = (all: number[]) => (k < least ? (all[Math.floor(all.length / 2)] ?? 0) : ((all[0] ?? 0) + (all.at(-1) ?? 0)) / 2);
    const scale = Math.max(least, Math.min(1, k));
    const [cx, cy] = this.#middle();
    this.moved = true;
    this.#look(cx - mid(xs) * scale, cy - mid(ys) * scale, scale, true);
  }

  /** Whether a point of the board is visible. */
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
      Math.max(start + room / 2 - (low + size) * k, Math.min(start + room / 2 - low * k, at)); // the board always covers the centre
    this.gliding = glide;
    this.x = held(x, left, width, free.left, free.width);
    this.y = held(y, top, height, free.top, free.height);
    this.k = k;
  }
}
