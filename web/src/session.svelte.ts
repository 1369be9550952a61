// A connection to a table: what the server last sent to each seat of this page, and the messages that go back.

import { i18n, setCurrentTable } from "./i18n";
import { ASKED, type Action, type Bundle, type Choice, type ClockInfo, type ConsentRequest, type GameEvent, type Presence, type Prompt, type Proposal, type Result, type ServerMessage, type StandingOrders, type TableInfo, type Update, type View } from "./protocol";
import { transport, type Connection } from "./transport";

export interface Refusal {
  code: string;
  text: string;
  rule: string | null;
}

/** Animates events before the new view is shown; returns the duration in milliseconds. */
export type Animator = (events: GameEvent[], before: View, after: View) => number;

const RETRY_MS = [300, 1000, 2000, 4000];
const ANSWER_MS = 8000; // after this long without an answer a connection counts as lost
const MAX_LOG = 600; // events
const MAX_ANIMATED = 60; // events waiting; more than this are shown at once
const SPECTATOR = "watching";

/** What one viewer of this page knows. */
interface ViewerState {
  view: View;
  number: number; // of the prompt
  prompt: Prompt | null;
  result: Result | null;
  actions: number;
  undoTo: number | null;
  asking: ConsentRequest | null;
  proposals: Proposal[];
  canPropose: boolean;
  orders: StandingOrders;
  clock: ClockInfo | null;
  events: GameEvent[];
  received: number; // time at which the clock was read, in milliseconds
}

export class Session {
  table = $state.raw<TableInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  presence = $state.raw<Presence | null>(null);
  connected = $state(false);
  missing = $state<"table" | "seat" | "private" | null>(null); // why there is nothing to show
  waiting = $state(false); // an action has been sent and not answered yet
  playing = $state(false); // events are being animated
  handover = $state<number | null>(null); // the seat that gets the screen next
  animator: Animator | null = null;

  readonly code: string;
  readonly token: string | null;
  #viewers = $state.raw<Record<string, ViewerState>>({}); // several people can share this screen
  #shown = $state<string | null>(null); // the viewer on the screen
  #promptChanges = $state(false); // the updates being animated lead to another prompt
  #connection: Connection | null = null;
  #seq: Record<string, number> = {}; // number of events received, by viewer
  #attempts = 0;
  #retryTimer = 0;
  #answerTimer = 0;
  #closed = false;
  #unanswered = new Map<string, string>(); // messages by id
  #sent: Action[] = []; // not answered yet
  #queued: Action[] = []; // clicked while waiting for the answer
  #pending: Update[] = []; // to be animated
  #wake: (() => void) | null = null;

  constructor(code: string, token: string | null) {
    this.code = code;
    this.token = token;
    this.#connect();
    addEventListener("online", this.#checkConnection);
    document.addEventListener("visibilitychange", this.#checkConnection);
  }

  get #viewer(): ViewerState | null {
    return this.#shown === null ? null : (this.#viewers[this.#shown] ?? null);
  }
  get view(): View | null {
    return this.#viewer?.view ?? null;
  }
  /** The prompt of this seat; null while an animation leads to a different one. */
  get prompt(): Prompt | null {
    return this.#promptChanges ? null : (this.#viewer?.prompt ?? null);
  }
  get number(): number {
    return this.#viewer?.number ?? 0;
  }
  get result(): Result | null {
    return this.#viewer?.result ?? null;
  }
  get events(): GameEvent[] {
    return this.#viewer?.events ?? [];
  }
  get seat(): number | null {
    return this.view?.viewer ?? null;
  }
  get asking(): ConsentRequest | null {
    return this.#viewer?.asking ?? null;
  }
  /** Trades that opponents propose to the player whose turn it is. */
  get proposals(): Proposal[] {
    return this.#viewer?.proposals ?? [];
  }
  get canPropose(): boolean {
    return this.#viewer?.canPropose ?? false;
  }
  get orders(): StandingOrders | null {
    return this.#viewer?.orders ?? null;
  }
  get clock(): (ClockInfo & { received: number }) | null {
    return this.#viewer?.clock ? { ...this.#viewer.clock, received: this.#viewer.received } : null;
  }
  /** 1 if the last action can be undone at once, 2 with everyone's consent, 0 if there is nothing to undo; null for spectators. */
  get undoable(): number | null {
    const { undoTo, actions, asking, result } = this.#viewer ?? {};
    if (undoTo === undefined || actions === undefined || undoTo === null) return null;
    return result || asking ? 0 : undoTo < actions ? 1 : actions > 0 ? 2 : 0;
  }
  get canEnd(): boolean {
    return this.seat !== null && this.#viewer?.asking === null && !this.result;
  }

  /** The choices of one action type; undefined if the action is not possible now. */
  choice(type: string): Choice | undefined {
    return this.prompt?.choices.find((choice) => choice.type === type);
  }

  /** Send actions as one list: all of them happen, or none. Actions sent before the answer wait for it; a repetition is dropped. */
  act(...actions: Action[]): void {
    if (!this.prompt) return;
    if (this.waiting) {
      if (JSON.stringify(actions) !== JSON.stringify(this.#sent)) this.#queued = actions;
      return;
    }
    this.waiting = true;
    this.#sent = actions;
    this.#send({ type: "act", prompt: this.number, actions });
  }

  /** Undo the last action; the server asks everyone for consent if necessary. */
  undo(): void {
    const { actions } = this.#viewer ?? {};
    if (this.undoable && actions) this.#send({ type: "undo", to: actions - 1 });
  }

  /** Ask everyone to end the game. */
  end(): void {
    this.#send({ type: "end" });
  }
  /** Answer the open request for consent. */
  answer(yes: boolean): void {
    if (this.asking) this.#send({ type: "answer", ask: this.asking.id, yes });
  }
  /** Propose a trade to the player whose turn it is. */
  propose(give: Bundle, get: Bundle): void {
    this.#send({ type: "propose", give, get });
  }
  /** Accept or decline a proposal, or withdraw an own one. */
  reply(proposal: number, yes: boolean): void {
    this.#send({ type: "reply", proposal, yes });
  }
  /** Whether this seat passes automatically. */
  get passes(): boolean {
    return this.seat !== null && (this.orders?.passes.includes(this.seat) ?? false);
  }
  /** Whether the game has build phases outside a player's turn, in which a seat can pass. */
  get canPass(): boolean {
    return this.view !== null && "builder" in this.view.position;
  }
  setOrders(changes: { passes?: boolean; never?: string[] }): void {
    this.#send({ type: "order", passes: this.passes, never: this.orders?.never ?? [], ...changes });
  }
  chat(content: { text: string } | { phrase: string }): void {
    this.#send({ type: "chat", ...content });
  }
  mute(who: number, on: boolean): void {
    this.#send({ type: "mute", who, on });
  }

  /** Stop the animations and show the latest state. */
  skip(): void {
    if (!this.playing) return;
    for (const update of this.#pending.splice(0)) this.#apply(update);
    this.playing = this.#promptChanges = false;
    this.#wake?.();
  }

  /** Show the seat to which the screen was handed. */
  acceptHandover(): void {
    if (this.handover === null) return;
    this.#shown = String(this.handover);
    this.handover = null;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#checkConnection);
    document.removeEventListener("visibilitychange", this.#checkConnection);
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#answerTimer);
    this.#connection?.close();
  }

  #send(message: Record<string, unknown>): void {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const text = JSON.stringify({ ...message, id, ...(this.#severalSeats ? { seat: this.seat } : {}) });
    this.#unanswered.set(id, text);
    this.refusal = null;
    if (this.#connection?.isOpen) this.#sendAndWait(this.#connection, text);
  }

  /** Send a message that the server answers; without an answer the connection counts as lost. */
  #sendAndWait(connection: Connection, text: string): void {
    connection.send(text);
    clearTimeout(this.#answerTimer);
    this.#answerTimer = setTimeout(() => this.#reconnect(connection), ANSWER_MS);
  }

  /** Test the connection: after sleep or a change of network it can be dead without having been closed. */
  #checkConnection = (): void => {
    if (document.hidden || this.#closed || this.missing) return;
    if (this.#connection?.isOpen) this.#sendAndWait(this.#connection, this.#hello());
    else if (!this.#connection) this.#connect();
  };

  get #severalSeats(): boolean {
    return Object.keys(this.#viewers).length > 1;
  }

  #connect(): void {
    clearTimeout(this.#retryTimer);
    const connection: Connection = transport.connect({
      onopen: () => {
        this.#sendAndWait(connection, this.#hello());
        for (const text of this.#unanswered.values()) connection.send(text); // a repeated id has no effect
      },
      onmessage: (text) => {
        clearTimeout(this.#answerTimer);
        if (connection === this.#connection) this.#dispatch(JSON.parse(text));
      },
      onclose: () => this.#reconnect(connection),
    });
    this.#connection = connection;
  }

  /** The first message: which table and seats, and how many events are known already. */
  #hello(): string {
    const seen = Object.values(this.#seq);
    const who = this.token ? { token: this.token } : { seats: null };
    return JSON.stringify({ type: "hello", game: this.code, ...who, last_seq: seen.length ? Math.min(...seen) : null });
  }

  #reconnect(connection: Connection): void {
    if (connection !== this.#connection) return; // it has been replaced already
    clearTimeout(this.#answerTimer);
    connection.close();
    this.#connection = null;
    this.connected = false;
    if (this.#closed || this.missing) return;
    this.#retryTimer = setTimeout(() => this.#connect(), RETRY_MS[Math.min(this.#attempts++, RETRY_MS.length - 1)]);
  }

  #dispatch(message: ServerMessage): void {
    if (message.type === "ok" || message.type === "no") {
      if (message.id === null) this.#unanswered.clear();
      else this.#unanswered.delete(message.id);
      if (message.type === "no") this.#onRefusal(message);
      if (this.#unanswered.size === 0) this.#sendQueued(message.type === "ok");
    } else if (message.type === "presence") this.presence = message;
    else this.#receive(message);
  }

  /** Send the actions that were clicked meanwhile, if they are still possible. */
  #sendQueued(accepted: boolean): void {
    const queued = this.#queued.splice(0);
    this.waiting = false;
    if (!accepted || !queued.length) return;
    this.skip();
    if (queued.every(({ type }) => this.choice(type))) this.act(...queued);
  }

  #receive(update: Update): void {
    const key = String(update.view.viewer ?? SPECTATOR);
    this.connected = true;
    this.#attempts = 0;
    if (update.table) {
      setCurrentTable(update.table);
      this.table = update.table;
    }
    if (update.type === "events") {
      const known = (this.#seq[key] ?? 0) - update.from; // events received twice
      update = { ...update, events: update.events.slice(Math.max(0, known)) };
    }
    this.#seq[key] = update.seq;
    this.#shown ??= key;
    if (key !== this.#shown || update.type === "full" || !this.animator) {
      if (update.type === "full" && key === this.#shown) this.skip();
      this.#apply(update);
      return;
    }
    this.#pending.push(update);
    this.#promptChanges ||= update.number !== this.number;
    if (!this.playing) void this.#animate();
  }

  /** Animate and apply the pending updates in order. */
  async #animate(): Promise<void> {
    this.playing = true;
    while (this.#pending.length) {
      const update = this.#pending[0]!;
      const count = this.#pending.reduce((sum, pending) => sum + eventsOf(pending).length, 0);
      const before = this.#viewer?.view;
      const events = eventsOf(update);
      const time = before && events.length && count <= MAX_ANIMATED ? (this.animator?.(events, before, viewOf(update)) ?? 0) : 0;
      if (time > 0)
        await new Promise<void>((done) => {
          this.#wake = done;
          setTimeout(done, time);
        });
      if (this.#pending[0] !== update) break; // skipped meanwhile
      this.#pending.shift();
      this.#apply(update);
    }
    this.playing = this.#promptChanges = false;
  }

  #apply(update: Update): void {
    const key = String(update.view.viewer ?? SPECTATOR);
    let events = update.type === "full" ? [] : (this.#viewers[key]?.events ?? []);
    const more = eventsOf(update);
    for (const [i, event] of more.entries()) {
      const to = event.type === "undone" ? event["to"] : undefined;
      if (typeof to === "number") events = events.filter(({ n }) => n === undefined || n <= to);
      events = [...events, { ...event, index: update.seq - more.length + i }];
    }
    const { number, prompt, result, actions, undo_to: undoTo, asking, proposals, can_propose: canPropose, orders, clock } = update;
    const state = { view: viewOf(update), number, prompt, result, actions, undoTo, asking, proposals, canPropose, orders, clock };
    this.#viewers = { ...this.#viewers, [key]: { ...state, events: events.slice(-MAX_LOG), received: performance.now() } };
    this.#offerHandover();
  }

  /** If several people share the screen, offer it to the next seat that has a prompt. */
  #offerHandover(): void {
    const awaited = awaitedHere(Object.values(this.#viewers));
    if (!this.#severalSeats || awaited.includes(this.seat) || this.#pending.length > 1) {
      this.handover = null;
      return;
    }
    this.handover = this.result ? null : (awaited[0] ?? null);
  }

  #onRefusal(refusal: Refusal): void {
    if (refusal.code === "unknown_table") this.missing = "table";
    else if (refusal.code === "private" && !this.view) this.missing = "private";
    else if (refusal.code === "unknown_seat" || refusal.code === "closed") this.missing = "seat";
    else {
      if (refusal.rule) void i18n.loadPart("rules"); // its sentence
      this.refusal = refusal;
    }
  }
}

/** The seats at this screen that the game waits for: while an offer is open, those that have not answered, then the turn player. */
function awaitedHere(viewers: ViewerState[]): (number | null)[] {
  const latest = Math.max(...viewers.map(({ actions }) => actions)); // the server updates one viewer after the other
  const prompted = viewers.filter(({ prompt, actions }) => prompt !== null && actions === latest);
  const asked = prompted.filter(({ view }) => view.position.answer[view.viewer ?? -1] === ASKED);
  const deciding = prompted.filter(({ view }) => view.position.phase !== "offer" || view.viewer === view.position.turn_seat);
  return (asked.length ? asked : deciding).map(({ view }) => view.viewer);
}

function eventsOf(update: Update): GameEvent[] {
  return update.type === "full" ? update.recent : update.events;
}

/** The view of an update; during a game it belongs to a seat or a spectator. */
function viewOf({ view }: Update): View {
  return { ...view, viewer: typeof view.viewer === "number" ? view.viewer : null };
}

/** Open the table with this code, at the seat that this device has there, else as a spectator. */
export function openSession(code: string): Session {
  return new Session(code, localStorage.getItem(`hexstead.seat.${code}`));
}
