// What a seat lacks for an action apart from goods and timing, as judged by the server: pieces, or a place for them.

import { request } from "../api";
import type { Session } from "../session.svelte";

type Missing = Record<string, ("stock" | "place")[]>;

export class Obstacles {
  #found = $state.raw<{ view: unknown; missing: Missing } | null>(null);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** By type of action; null while unknown for the current state, and in lessons. */
  get missing(): Missing | null {
    return this.#found?.view === this.#session.view ? (this.#found?.missing ?? null) : null;
  }

  /** Ask the server, unless the answer for the current state is known. */
  async load(): Promise<void> {
    const { view, seat, code, token, isLesson } = this.#session;
    if (seat === null || isLesson || this.missing) return;
    try {
      const { missing } = await request("GET /api/tables/{code}/obstacles", { path: { code }, query: { seat: String(seat) }, token });
      this.#found = { view, missing };
    } catch {
      // without it, only goods and timing are shown
    }
  }
}
