// How this reader likes the table: speed of movements, sound, which hints were put away. Kept on the device.

const KEY = "hexstead.wishes";
export const SPEEDS = [1, 2, 4, 0] as const; // 0: nothing moves
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  speed?: Speed;
  sound?: boolean;
  hints?: string[];
}

const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Wishes {
  speed = $state<Speed>(SPEEDS.find((speed) => speed === kept.speed) ?? 1);
  sound = $state(kept.sound ?? false);
  hints = $state.raw<string[]>(kept.hints ?? []); // put away
  calm = $state(still.matches); // the system wishes no movement

  constructor() {
    still.addEventListener("change", () => (this.calm = still.matches));
  }

  /** How fast things move; 0 for not at all. */
  get pace(): number {
    return this.calm ? 0 : this.speed;
  }

  keep(change: Kept): void {
    Object.assign(this, change);
    localStorage.setItem(KEY, JSON.stringify({ speed: this.speed, sound: this.sound, hints: this.hints }));
  }
}

export const wishes = new Wishes();
