// The player's selection at the table: chosen action, piece and target, and the open panel.

import { untrack } from "svelte";
import type { BoardSpot } from "../board/contract";
import { spotOf, type BoardTarget, type Picture } from "../board/picture";
import type { Face } from "../games/face";
import type { Choice } from "../protocol";
import type { Session } from "../session.svelte";
import { actionTargets, placeIn, type ActionTarget } from "./targets";

export const TABS = ["board", "table", "log"] as const; // on small screens

export class Selection {
  picture = $state.raw<Picture | null>(null);
  mode = $state<string | null>(null); // the only action type whose targets are shown
  piece = $state<number | null>(null); // the piece to move
  panel = $state<string | null>(null); // the open panel, such as "offer"
  given = $state<string | null>(null); // the good with which an offer was started
  tab = $state<(typeof TABS)[number]>("board");
  notice = $state(""); // why an action is not possible ...
  section = $state(""); // ... and the section of the rules about it
  wrong = $state<string | null>(null); // a spot that is not a legal target
  selected = $state.raw<ActionTarget | null>(null); // by a first tap, to be confirmed
  pending = $state.raw<ActionTarget | null>(null); // a target that needs a further choice
  pointed = $state.raw<BoardTarget | null>(null);

  readonly #session: Session;
  readonly #face: () => Face | null;

  constructor(session: Session, face: () => Face | null) {
    this.#session = session;
    this.#face = face;
  }

  targets = $derived.by((): ActionTarget[] => {
    const { view, prompt } = this.#session;
    const face = this.#face();
    if (!this.picture || !view || !face || !prompt) return [];
    return actionTargets(this.picture, face, view.position, prompt, { mode: this.mode, piece: this.piece });
  });
  /** The price of the target that is selected or pointed at. */
  price = $derived.by(() => {
    const asked = this.selected ?? this.pending ?? this.pointed;
    return this.targets.find((one) => one.type === asked?.type && one.name === asked?.name)?.price ?? {};
  });

  /** Reset the selection for a new prompt; a selected target that is still legal stays selected. */
  begin(): void {
    untrack(() => {
      const { prompt, playing } = this.#session;
      if (prompt || !playing) this.selected = this.#current(this.selected);
    });
    this.pending = this.pointed = null;
    this.tell("");
  }

  /** Close the mode or panel that the prompt no longer offers. */
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

  /** Start an offer of one card of a good. */
  offer(good: string): void {
    this.open("offer");
    this.given = good;
  }

  open(panel: string | null): void {
    this.focus(null);
    this.panel = panel;
    this.given = null;
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

  choose(target: BoardTarget, byTouch: boolean): void {
    const chosen = this.#current(target);
    if (!chosen) return;
    this.tell("");
    if (chosen.piece !== undefined) this.focus(chosen.type, chosen.piece);
    else if (byTouch && this.selected?.name !== chosen.name) this.selected = chosen;
    else this.act(chosen);
  }

  act(target: ActionTarget): void {
    this.selected = null;
    if (target.options.length > 1) this.pending = target;
    else this.take(target, target.options[0] ?? []);
  }

  take(target: ActionTarget, list: unknown[]): void {
    const choice = this.#session.choice(target.type);
    if (!choice) return;
    this.focus(null);
    const act = (values: unknown[]) => Object.fromEntries((choice.arguments ?? []).map((name, i) => [name, values[i]]));
    this.#session.act(...(target.tour ?? [list]).map((values) => ({ type: target.type, ...act(values) })));
  }

  /** A click on a spot that is no target: send it, so that the server gives the reason. */
  miss(spots: BoardSpot[]): void {
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

  #current(target: BoardTarget | null): ActionTarget | null {
    return this.targets.find((one) => one.type === target?.type && one.name === target.name && one.mover === target.mover) ?? null;
  }

  #mayOpen(name: string): boolean {
    if (name === "exchange") return this.#face()?.supply.some(({ type }) => this.#session.choice(type)) ?? false;
    return this.#session.choice(name) !== undefined;
  }
}
