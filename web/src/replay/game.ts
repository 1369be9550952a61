// A game to look at: its table, its moments for a viewer, its story; fetched once and kept.

import { ask } from "../lobby/tables";
import type { GameEvent, TableInfo, View } from "../messages";
import { meet } from "../words";

export interface Moment {
  at: number;
  actions: number;
  by: number | "chance" | null; // who took the last action
  status: string;
  events: GameEvent[];
  view: Omit<View, "viewer"> & { viewer: number | "all" | null };
}

/** The table of a game, and which seats are this device's. Its colours and names are meant from now on. */
export async function openGame(code: string): Promise<{ table: TableInfo; yours: number[] }> {
  const { table, yours } = await ask<{ table: TableInfo; yours: number[] }>(`/api/tables/${code}`);
  meet(table);
  return { table, yours };
}

/** The moments of a game as one viewer sees them. */
export class Moments {
  readonly #code: string;
  readonly #viewer: string;
  #kept = new Map<number, Promise<Moment>>();

  constructor(code: string, viewer: string) {
    this.#code = code;
    this.#viewer = viewer;
  }

  at(n: number): Promise<Moment> {
    const known = this.#kept.get(n);
    if (known) return known;
    const asked = ask<Moment>(`/api/games/${this.#code}@${n}?viewer=${this.#viewer}`);
    this.#kept.set(n, asked);
    asked.catch(() => this.#kept.delete(n));
    return asked;
  }

  async story(): Promise<GameEvent[]> {
    const { events } = await ask<{ events: GameEvent[] }>(`/api/games/${this.#code}/events?viewer=${this.#viewer}`);
    return events;
  }
}
