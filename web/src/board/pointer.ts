// Pointer input on the board: drag, pinch, wheel and tap, with momentum after a touch drag.

import type { Camera } from "./camera.svelte";
import type { Point } from "./picture";

/** An event that is handled on an element. */
type On<E extends Event> = E & { currentTarget: Element };

const STILL = 6; // pixels a pointer can move and still count as a tap
const ROLLS = 1.5; // pixels per frame; slower movement stops

interface Felt {
  hover: (here: Point) => void; // the mouse moves with no button pressed
  tap: (here: Point, byTouch: boolean) => void;
  live: () => boolean; // whether the board keeps moving after a drag
}

/** Event handlers for the board's SVG element; coordinates are relative to that element. */
export function pointerHandlers(camera: Camera, { hover, tap, live }: Felt) {
  const down = new Map<number, Point>();
  let start: Point = [0, 0];
  let dragged = false;
  let speed: Point = [0, 0];

  function roll([dx, dy]: Point): void {
    if (Math.hypot(dx, dy) < ROLLS || !live()) return;
    requestAnimationFrame(() => {
      if (down.size) return;
      camera.pan(dx, dy);
      roll([dx * 0.92, dy * 0.92]);
    });
  }

  function drag(here: Point, before: Point): void {
    speed = [here[0] - before[0], here[1] - before[1]];
    camera.pan(...speed);
  }

  function pinch(here: Point, before: Point, other: Point): void {
    const mid = (p: Point): Point => [(p[0] + other[0]) / 2, (p[1] + other[1]) / 2];
    const far = (p: Point) => Math.hypot(p[0] - other[0], p[1] - other[1]) || 1;
    speed = [0, 0];
    camera.pan(mid(here)[0] - mid(before)[0], mid(here)[1] - mid(before)[1]);
    camera.zoom(far(here) / far(before), mid(here));
  }

  return {
    onpointerdown(event: On<PointerEvent>): void {
      if (event.button !== 0) return;
      if (down.size === 0) [start, dragged] = [placeOf(event), false];
      down.set(event.pointerId, placeOf(event));
    },

    onpointermove(event: On<PointerEvent>): void {
      const here = placeOf(event);
      const before = down.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse") hover(here);
        return;
      }
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (!other && !dragged) {
        if (Math.hypot(here[0] - start[0], here[1] - start[1]) < STILL) return;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      dragged = true;
      if (other) pinch(here, before, other);
      else drag(here, before);
      down.set(event.pointerId, here);
    },

    onpointerup(event: On<PointerEvent>): void {
      const held = down.delete(event.pointerId);
      if (!held || down.size > 0) return;
      if (dragged) roll(event.pointerType === "touch" ? speed : [0, 0]);
      else if (event.type === "pointerup") tap(placeOf(event), event.pointerType === "touch");
    },

    onwheel(event: On<WheelEvent>): void {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), placeOf(event));
    },
  };
}

function placeOf(event: On<MouseEvent>): Point {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
}
