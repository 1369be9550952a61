// The guide of a player's first games, stored on this device: the table it accompanies, and what the player has seen and used.

const KEY = "hexstead.guide";
export const INTRODUCTION = ["you", "goal", "plan"] as const; // the first topics, in order

interface Kept {
  table?: string; // the table that the guide accompanies
  on?: boolean;
  games?: string[]; // games that were started with the guide
  seen?: Record<string, string[]>; // topics and action types by game
}

class Guide {
  #kept = $state.raw<Kept>(JSON.parse(localStorage.getItem(KEY) ?? "{}"));

  /** Whether no game of this kind was started with the guide. */
  isNew(game: string): boolean {
    return !this.#kept.games?.includes(game);
  }

  isOn(table: string): boolean {
    return this.#kept.table === table && this.#kept.on === true;
  }

  /** Attach the guide to a table. Starting another game with the guide shows the introduction again. */
  start(table: string, game: string): void {
    const { games = [], seen = {} } = this.#kept;
    const known = (seen[game] ?? []).filter((topic) => !INTRODUCTION.some((first) => first === topic));
    this.#keep({ table, on: true, games: [...games.filter((other) => other !== game), game], seen: { ...seen, [game]: known } });
  }

  /** Hide the guide, or show it again where it was left. */
  turn(table: string, on: boolean): void {
    this.#keep({ ...this.#kept, table, on });
  }

  hasSeen(game: string, topic: string): boolean {
    return this.#kept.seen?.[game]?.includes(topic) ?? false;
  }

  see(game: string, ...topics: string[]): void {
    const seen = this.#kept.seen?.[game] ?? [];
    const added = topics.filter((topic) => !seen.includes(topic));
    if (added.length) this.#keep({ ...this.#kept, seen: { ...this.#kept.seen, [game]: [...seen, ...added] } });
  }

  forget(): void {
    this.#kept = {};
    localStorage.removeItem(KEY);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const guide = new Guide();
