// The history of a game: its states and events for one viewer, fetched once and kept.

import { request } from "../api";
import { setCurrentTable } from "../i18n";
import type { GameEvent, ReplayStep, TableInfo } from "../protocol";

/** Fetch the table of a game and the seats of this device, and make it the current table. */
export async function openGame(code: string): Promise<{ table: TableInfo; yours: number[] }> {
  const { table, yours } = await request("GET /api/tables/{code}", { path: { code } });
  setCurrentTable(table);
  return { table, yours };
}

/** A game as one viewer sees it: "all", "watch", "me" or the number of a seat. */
export class History {
  readonly #code: string;
  readonly #viewer: string;
  #steps = new Map<number, Promise<ReplayStep>>();

  constructor(code: string, viewer: string) {
    this.#code = code;
    this.#viewer = viewer;
  }

  /** The game after n actions. */
  step(n: number): Promise<ReplayStep> {
    const known = this.#steps.get(n);
    if (known) return known;
    const requested = request("GET /api/games/{place}", { path: { place: `${this.#code}@${n}` }, query: { viewer: this.#viewer } });
    this.#steps.set(n, requested);
    requested.catch(() => this.#steps.delete(n));
    return requested;
  }

  async events(): Promise<GameEvent[]> {
    const { events } = await request("GET /api/games/{code}/events", { path: { code: this.#code }, query: { viewer: this.#viewer } });
    return events;
  }
}
