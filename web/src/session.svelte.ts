// The seats of this page at a table: the socket, what the server last said, and the way to answer it. Reconnects by itself.

import type { Action, Choice, GameEvent, News, Presence, Prompt, Result, ServerMessage, Standing, TableInfo, View } from "./messages";
import { meet, words } from "./words";

export interface Refusal {
  code: string;
  text: string;
  rule: string | null;
}

/** Shows what happened before it is shown as done; says how long that takes, in milliseconds. */
export type Player = (events: GameEvent[], before: View, after: View) => number;

const RETRY_MS = [300, 1000, 2000, 4000];
const PATIENCE_MS = 8000; // a socket that does not answer for so long is dead, whatever it says of itself
const LONGEST_LOG = 600;
const FAR_BEHIND = 60; // events: more than this are not played one by one
const WATCHING = "watching";

interface Side extends Standing {
  events: GameEvent[];
  since: number; // when its clock was read
}

export class Session {
  table = $state.raw<TableInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  presence = $state.raw<Presence | null>(null);
  connected = $state(false);
  missing = $state<"table" | "seat" | "private" | null>(null); // what is not there, or not any more
  waiting = $state(false); // an act is on its way
  playing = $state(false); // what happened is being shown
  curtain = $state<number | null>(null); // the seat to which the screen is to be handed
  player: Player | null = null;

  readonly code: string;
  readonly token: string | null;
  #sides = $state.raw<Record<string, Side>>({}); // by viewer: several people may share this screen
  #shown = $state<string | null>(null); // whose side is seen
  #leads = $state(false); // what is being shown leads to another question
  #socket: WebSocket | null = null;
  #seq: Record<string, number> = {};
  #tries = 0;
  #retry = 0; // timers
  #due = 0;
  #closed = false;
  #unanswered = new Map<string, string>();
  #acting: Action[] = []; // on its way
  #next: Action[] = []; // clicked meanwhile
  #unplayed: News[] = [];
  #wake: (() => void) | null = null;

  constructor(code: string, token: string | null) {
    this.code = code;
    this.token = token;
    this.#open();
    addEventListener("online", this.#look);
    document.addEventListener("visibilitychange", this.#look);
  }

  get #side(): Side | null {
    return this.#shown === null ? null : (this.#sides[this.#shown] ?? null);
  }
  get view(): View | null {
    return this.#side?.view ?? null;
  }
  /** What this seat is asked; nothing while the way there is being shown. A question that stays is not taken away. */
  get prompt(): Prompt | null {
    return this.#leads ? null : (this.#side?.prompt ?? null);
  }
  get number(): number {
    return this.#side?.number ?? 0;
  }
  get result(): Result | null {
    return this.#side?.result ?? null;
  }
  get events(): GameEvent[] {
    return this.#side?.events ?? [];
  }
  get seat(): number | null {
    return this.view?.viewer ?? null;
  }
  get asking() {
    return this.#side?.asking ?? null;
  }
  get orders() {
    return this.#side?.orders ?? null;
  }
  get clock() {
    return this.#side?.clock ? { ...this.#side.clock, since: this.#side.since } : null;
  }
  /** Whether something may be taken back freely (1) or by asking (2); null where the server knows no undo. */
  get undoable(): number | null {
    const { undo_to: to, actions, asking, result } = this.#side ?? {};
    if (to === undefined || actions === undefined || to === null) return null;
    return result || asking ? 0 : to < actions ? 1 : actions > 0 ? 2 : 0;
  }
  get canEnd(): boolean {
    return this.seat !== null && this.#side?.asking === null && !this.result;
  }

  choice(type: string): Choice | undefined {
    return this.prompt?.choices.find((choice) => choice.type === type);
  }

  /** Send actions as one list: all of them happen, or none. What is clicked before the answer waits for it, a double click does not. */
  act(...actions: Action[]): void {
    if (!this.prompt) return;
    if (this.waiting) {
      if (JSON.stringify(actions) !== JSON.stringify(this.#acting)) this.#next = actions;
      return;
    }
    this.waiting = true;
    this.#acting = actions;
    this.#send({ type: "act", prompt: this.number, actions });
  }

  /** Take the last action back; the server asks everyone where it must. */
  undo(): void {
    const { actions } = this.#side ?? {};
    if (this.undoable && actions) this.#send({ type: "undo", to: actions - 1 });
  }

  end(): void {
    this.#send({ type: "end" });
  }
  answer(yes: boolean): void {
    if (this.asking) this.#send({ type: "answer", ask: this.asking.id, yes });
  }
  /** Whether this seat passes until it says otherwise. */
  get passes(): boolean {
    return this.seat !== null && (this.orders?.passes.includes(this.seat) ?? false);
  }
  /** Whether the game has phases in which one builds out of turn, and may pass. */
  get mayPass(): boolean {
    return this.view !== null && "builder" in this.view.position;
  }
  order(wish: { passes?: boolean; never?: string[] }): void {
    this.#send({ type: "order", passes: this.passes, never: this.orders?.never ?? [], ...wish });
  }
  chat(said: { text: string } | { phrase: string }): void {
    this.#send({ type: "chat", ...said });
  }
  mute(who: number, on: boolean): void {
    this.#send({ type: "mute", who, on });
  }

  /** Show at once what has happened so far. */
  skip(): void {
    if (!this.playing) return;
    for (const news of this.#unplayed.splice(0)) this.#apply(news);
    this.playing = this.#leads = false;
    this.#wake?.();
  }

  /** The screen is in the hands of the seat that is asked now. */
  lift(): void {
    if (this.curtain === null) return;
    this.#shown = String(this.curtain);
    this.curtain = null;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#look);
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#retry);
    clearTimeout(this.#due);
    this.#socket?.close();
  }

  #send(message: Record<string, unknown>): void {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const frame = JSON.stringify({ ...message, id, ...(this.#several ? { seat: this.seat } : {}) });
    this.#unanswered.set(id, frame);
    this.refusal = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask(this.#socket, frame);
  }

  /** Send what is answered; without an answer the way is lost. */
  #ask(socket: WebSocket, frame: string): void {
    socket.send(frame);
    clearTimeout(this.#due);
    this.#due = setTimeout(() => this.#lost(socket), PATIENCE_MS);
  }

  /** Whether the way to the server still stands: a phone that slept, or changed its network, may not have noticed. */
  #look = (): void => {
    if (document.hidden || this.#closed || this.missing) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask(this.#socket, this.#hello());
    else if (!this.#socket) this.#open();
  };

  get #several(): boolean {
    return Object.keys(this.#sides).length > 1;
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    clearTimeout(this.#retry);
    this.#socket = socket;
    socket.onopen = () => {
      this.#ask(socket, this.#hello());
      for (const frame of this.#unanswered.values()) socket.send(frame); // the id makes a repetition harmless
    };
    socket.onmessage = (frame) => {
      clearTimeout(this.#due);
      if (socket === this.#socket) this.#read(JSON.parse(String(frame.data)) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** Which table and seats, and how much of it was seen. */
  #hello(): string {
    const seen = Object.values(this.#seq);
    const who = this.token ? { token: this.token } : { seats: null };
    return JSON.stringify({ type: "hello", game: this.code, ...who, last_seq: seen.length ? Math.min(...seen) : null });
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return; // another one was opened meanwhile
    clearTimeout(this.#due);
    socket.close();
    this.#socket = null;
    this.connected = false;
    if (this.#closed || this.missing) return;
    this.#retry = setTimeout(() => this.#open(), RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]);
  }

  #read(message: ServerMessage): void {
    if (message.type === "ok" || message.type === "no") {
      if (message.id === null) this.#unanswered.clear();
      else this.#unanswered.delete(message.id);
      if (message.type === "no") this.#refused(message);
      if (this.#unanswered.size === 0) this.#goOn(message.type === "ok");
    } else if (message.type === "presence") this.presence = message;
    else if (message.type === "full" || message.type === "events") this.#take(message);
  }

  /** Do what was clicked meanwhile, if it is still asked. */
  #goOn(done: boolean): void {
    const next = this.#next.splice(0);
    this.waiting = false;
    if (!done || !next.length) return;
    this.skip();
    if (next.every(({ type }) => this.choice(type))) this.act(...next);
  }

  #take(news: News): void {
    const key = String(news.view.viewer ?? WATCHING);
    this.connected = true;
    this.#tries = 0;
    if (news.table) {
      meet(news.table);
      this.table = news.table;
    }
    if (news.type === "events") {
      const known = (this.#seq[key] ?? 0) - (news.from ?? 0); // events that came twice
      news = { ...news, events: (news.events ?? []).slice(Math.max(0, known)) };
    }
    this.#seq[key] = news.seq;
    this.#shown ??= key;
    if (key !== this.#shown || news.type === "full" || !this.player) {
      if (news.type === "full" && key === this.#shown) this.skip();
      this.#apply(news);
      return;
    }
    this.#unplayed.push(news);
    this.#leads ||= news.number !== this.number;
    if (!this.playing) void this.#play();
  }

  /** One after the other, each after it was shown. */
  async #play(): Promise<void> {
    this.playing = true;
    while (this.#unplayed.length) {
      const news = this.#unplayed[0]!;
      const behind = this.#unplayed.reduce((sum, { events }) => sum + (events?.length ?? 0), 0);
      const before = this.#side?.view;
      const time = before && news.events?.length && behind <= FAR_BEHIND ? (this.player?.(news.events, before, news.view) ?? 0) : 0;
      if (time > 0)
        await new Promise<void>((done) => {
          this.#wake = done;
          setTimeout(done, time);
        });
      if (this.#unplayed[0] !== news) break; // skipped meanwhile
      this.#unplayed.shift();
      this.#apply(news);
    }
    this.playing = this.#leads = false;
  }

  #apply(news: News): void {
    const key = String(news.view.viewer ?? WATCHING);
    const old = this.#sides[key]?.events ?? [];
    let events = news.type === "full" ? [] : old;
    const more = (news.type === "full" ? news.recent : news.events) ?? [];
    for (const [i, event] of more.entries()) {
      if (event.type === "undone") events = events.filter(({ n }) => n === undefined || n <= (event["to"] as number));
      events = [...events, { ...event, at: news.seq - more.length + i }];
    }
    const { type: _type, table: _table, recent: _recent, from: _from, ...standing } = news;
    this.#sides = { ...this.#sides, [key]: { ...standing, events: events.slice(-LONGEST_LOG), since: performance.now() } };
    this.#handOver();
  }

  /** Several people at one screen: who is asked next gets it, behind a curtain. */
  #handOver(): void {
    if (!this.#several || this.#side?.prompt || this.#unplayed.length > 1) {
      this.curtain = null;
      return;
    }
    const next = Object.values(this.#sides).find(({ prompt }) => prompt !== null);
    this.curtain = next && !next.result ? (next.view.viewer ?? null) : null;
  }

  #refused(message: Refusal): void {
    if (message.code === "unknown_table") this.missing = "table";
    else if (message.code === "private" && !this.view) this.missing = "private";
    else if (message.code === "unknown_seat" || message.code === "closed") this.missing = "seat";
    else {
      if (message.rule) void words.fetch("rules"); // its sentence
      this.refusal = message;
    }
  }
}

const key = (code: string) => `hexstead.seat.${code}`;

/** Back to a table by its address; without a seat there, one watches. */
export function returnTo(code: string): Session {
  return new Session(code, localStorage.getItem(key(code)));
}
