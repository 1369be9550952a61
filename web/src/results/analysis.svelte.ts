// Analyses of finished games, made by the server on request and kept while the page is open.

import { errorMessage, request } from "../api";
import type { GameAnalysis } from "../generated/protocol";

export const DEEPEST = 6;
const PAUSE_MS = 300; // between two requests; the server takes up to a second for an answer

const kept = new Map<string, Analysed>();

/** The analysis of one game, and its progress. */
export class Analysed {
  found = $state.raw<GameAnalysis | null>(null);
  depth = $state(0); // of the analysis that was found; 0: none
  percent = $state<number | null>(null); // while a game is being analysed
  errorText = $state("");

  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
  }

  /** Ask for an analysis until it is done. */
  async make(depth = 1): Promise<void> {
    if (this.percent !== null) return;
    this.percent = 0;
    this.errorText = "";
    try {
      for (;;) {
        const { analysis, percent } = await request("GET /api/games/{code}/analysis", { path: { code: this.#code }, query: { depth: String(depth) } });
        if (analysis) {
          this.found = analysis;
          this.depth = depth;
          return;
        }
        this.percent = percent;
        await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
    } catch (error) {
      this.errorText = errorMessage(error);
    } finally {
      this.percent = null;
    }
  }
}

/** The analysis of a game; the same for all parts of the page. */
export function analysed(code: string): Analysed {
  const known = kept.get(code) ?? new Analysed(code);
  kept.set(code, known);
  return known;
}
