// Settings of this device: animation speed, pauses, sound and dismissed hints.

const KEY = "hexstead.wishes";
export const SPEEDS = [0.5, 1, 2, 4, 0] as const; // 0: no animations
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  speed?: Speed;
  pause?: boolean;
  tracker?: boolean;
  coach?: boolean;
  notify?: boolean;
  sound?: boolean;
  hints?: string[];
}

const kept: Kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  speed = $state<Speed>(SPEEDS.find((speed) => speed === kept.speed) ?? 1);
  pause = $state(kept.pause ?? false); // after each bot's turn
  notify = $state(kept.notify ?? false); // when it is this player's turn
  tracker = $state(kept.tracker ?? false); // show what is known about hands
  coach = $state(kept.coach ?? false); // advice and warnings, where the table allows them
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
    localStorage.setItem(KEY, JSON.stringify({ speed: this.speed, pause: this.pause, tracker: this.tracker, coach: this.coach, notify: this.notify, sound: this.sound, hints: this.hints }));
  }
}

export const settings = new Settings();
