// Settings of this device: animation speed, sound and dismissed hints.

const KEY = "hexstead.wishes";
export const SPEEDS = [1, 2, 4, 0] as const; // 0: no animations
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  speed?: Speed;
  sound?: boolean;
  hints?: string[];
}

const kept: Kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  speed = $state<Speed>(SPEEDS.find((speed) => speed === kept.speed) ?? 1);
  sound = $state(kept.sound ?? false);
  hints = $state.raw<string[]>(kept.hints ?? []); // dismissed
  reducedMotion = $state(still.matches); // a system setting

  constructor() {
    still.addEventListener("change", () => (this.reducedMotion = still.matches));
  }

  /** Speed factor of animations; 0 for none. */
  get animationSpeed(): number {
    return this.reducedMotion ? 0 : this.speed;
  }

  update(change: Kept): void {
    Object.assign(this, change);
    localStorage.setItem(KEY, JSON.stringify({ speed: this.speed, sound: this.sound, hints: this.hints }));
  }
}

export const settings = new Settings();
