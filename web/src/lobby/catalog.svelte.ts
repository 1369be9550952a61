// What this server offers: games, their options and editions, levels of bots.

import { request } from "../api";
import { games as built } from "../games/registry.svelte";
import type { Catalog, Level } from "../protocol";

const LEVEL = "hexstead.level";

class Offer {
  catalog = $state.raw<Catalog | null>(null);
  #loading: Promise<Catalog> | null = null;

  /** Fetch the catalog once; later calls return the same one. */
  load(): Promise<Catalog> {
    this.#loading ??= request("GET /api/catalog").then(
      (found) => (this.catalog = found),
      (error: Error) => {
        this.#loading = null; // the next call tries again
        throw error;
      },
    );
    return this.#loading;
  }

  /** The games of this page, then those that only the server knows. */
  get games(): string[] {
    const served = this.catalog?.games.map(({ name }) => name) ?? [];
    return [...built, ...served.filter((game) => !built.includes(game))];
  }

  /** Levels that people can choose, from the weakest to the strongest; `random` is for tests and programs. */
  get levels(): Level[] {
    return this.catalog?.levels.filter((level) => level !== "random") ?? [];
  }
}

export const offer = new Offer();

export function weakestLevel({ levels }: Catalog): Level {
  return levels.find((level) => level !== "random") ?? "random";
}

/** Whether a level was chosen on this device. */
export function hasChosenLevel(): boolean {
  return localStorage.getItem(LEVEL) !== null;
}

/** The second weakest level. */
export function defaultLevel({ levels }: Catalog): Level {
  const [weakest, second] = levels.filter((level) => level !== "random");
  return second ?? weakest ?? "random";
}

/** The level chosen earlier on this device, else the weakest, for a first game. */
export function preferredLevel(catalog: Catalog): Level {
  const kept = localStorage.getItem(LEVEL);
  return catalog.levels.find((level) => level === kept) ?? weakestLevel(catalog);
}

export function keepLevel(level: Level): void {
  localStorage.setItem(LEVEL, level);
}
