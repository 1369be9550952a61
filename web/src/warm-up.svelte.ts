// Whether the server's bots are still warming up, and the progress.

import { request } from "./api";

const POLL_MS = 3000;

class WarmUp {
  percent = $state<number | null>(null); // null: bots are ready, or it is not known yet
  #watching = false;

  /** Poll the server every few seconds until bots are ready. */
  watch(): void {
    if (this.#watching) return;
    this.#watching = true;
    void this.#poll();
  }

  async #poll(): Promise<void> {
    try {
      const { bots, percent = 0 } = await request("GET /api/health");
      this.percent = bots === "warming" ? percent : null;
    } catch {
      this.percent = null;
    }
    if (this.percent === null) this.#watching = false;
    else setTimeout(() => void this.#poll(), POLL_MS);
  }
}

export const warmUp = new WarmUp();
