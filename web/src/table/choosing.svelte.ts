// What the player is about to do: which action is lit alone, which piece moves, which place is chosen, what is open.

import { untrack } from "svelte";
import { spotOf, type Lit, type Picture, type Spot } from "../board/picture";
import type { Face } from "../games/face";
import type { Choice } from "../messages";
import type { Session } from "../session.svelte";
import { aims, placeIn, type Aim } from "./aims";

export const TABS = ["board", "table", "log"] as const; // of a phone

export class Choosing {
  picture = $state.raw<Picture | null>(null);
  mode = $state<string | null>(null); // the action that is lit alone
  piece = $state<number | null>(null); // the piece that moves
  panel = $state<string | null>(null); // a chooser beside the board
  tab = $state<(typeof TABS)[number]>("board");
  notice = $state(""); // why something is not possible ...
  section = $state(""); // ... and where the rules tell of it
  wrong = $state<string | null>(null); // where it is not
  selected = $state.raw<Aim | null>(null); // by a first tap
  pending = $state.raw<Aim | null>(null); // a place that asks one thing more
  pointed = $state.raw<Lit | null>(null);

  readonly #session: Session;
  readonly #face: () => Face | null;

  constructor(session: Session, face: () => Face | null) {
    this.#session = session;
    this.#face = face;
  }

  lit = $derived.by((): Aim[] => {
    const { view, prompt } = this.#session;
    const face = this.#face();
    if (!this.picture || !view || !face || !prompt) return [];
    return aims(this.picture, face, view.position, prompt, { mode: this.mode, piece: this.piece });
  });
  /** What the target pointed at would take. */
  price = $derived.by(() => {
    const asked = this.selected ?? this.pending ?? this.pointed;
    return this.lit.find((aim) => aim.type === asked?.type && aim.name === asked?.name)?.price ?? {};
  });

  /** A new question closes what answered the old one; a place that it lights too stays chosen. */
  begin(): void {
    untrack(() => {
      const { prompt, playing } = this.#session;
      if (prompt || !playing) this.selected = this.#lit(this.selected);
    });
    this.pending = this.pointed = null;
    this.tell("");
  }

  /** What the question no longer offers is not open any more. */
  check(): void {
    if (this.mode && !this.#session.choice(this.mode)) this.focus(null);
    if (this.panel && !this.#mayOpen(this.panel)) this.panel = null;
  }

  focus(mode: string | null, piece: number | null = null): void {
    this.mode = mode;
    if (mode) {
      this.panel = null;
      this.tab = "board";
    }
    this.piece = piece;
    this.pending = this.selected = null;
    this.tell("");
  }

  open(panel: string | null): void {
    this.focus(null);
    this.panel = panel;
    if (panel) this.tab = "board";
  }

  close(): void {
    this.panel = null;
    this.focus(null);
  }

  tell(notice: string, section = ""): void {
    [this.notice, this.section] = [notice, section];
  }

  start(type: string): void {
    if (type === "offer" || type === "exchange") this.open(type);
    else if (type === "buy_card") this.#session.act({ type });
    else this.focus(type);
  }

  onBoard(choice: Choice): boolean {
    return this.picture !== null && placeIn(this.picture, choice) >= 0;
  }

  choose(target: Lit, byTouch: boolean): void {
    const chosen = this.#lit(target);
    if (!chosen) return;
    if (chosen.piece !== undefined) this.focus(chosen.type, chosen.piece);
    else if (byTouch && this.selected?.name !== chosen.name) this.selected = chosen;
    else this.act(chosen);
  }

  act(target: Aim): void {
    this.selected = null;
    if (target.options.length > 1) this.pending = target;
    else this.take(target, target.options[0] ?? []);
  }

  take(target: Aim, list: unknown[]): void {
    const choice = this.#session.choice(target.type);
    if (!choice) return;
    this.focus(null);
    const act = (list: unknown[]) => Object.fromEntries((choice.arguments ?? []).map((name, i) => [name, list[i]]));
    this.#session.act(...(target.tour ?? [list]).map((list) => ({ type: target.type, ...act(list as unknown[]) })));
  }

  /** A click beside the lit targets: the server says why that one is not possible. */
  miss(spots: { name: string; shape: Spot["shape"] }[]): void {
    this.selected = null;
    if (!this.picture || this.#session.waiting) return;
    for (const choice of this.#session.prompt?.choices ?? []) {
      if (this.mode && choice.type !== this.mode) continue;
      const first = choice.targets?.[0];
      const shape = typeof first === "string" ? spotOf(this.picture, first)?.shape : undefined;
      const spot = spots.find((one) => one.shape === shape && !choice.targets?.includes(one.name));
      if (!spot || !shape || !choice.arguments?.[0]) continue;
      this.#session.act({ type: choice.type, [choice.arguments[0]]: spot.name });
      this.wrong = spot.name;
      return;
    }
  }

  #lit(target: Lit | null): Aim | null {
    return this.lit.find((aim) => aim.type === target?.type && aim.name === target.name && aim.mover === target.mover) ?? null;
  }

  #mayOpen(name: string): boolean {
    if (name === "exchange") return this.#face()?.supply.some(({ type }) => this.#session.choice(type)) ?? false;
    return this.#session.choice(name) !== undefined;
  }
}
