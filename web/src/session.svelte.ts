// A connection to a table: what the server last sent to each seat of this page, and the messages that go back.

import { i18n, setCurrentTable } from "./i18n";
import { notices } from "./notices.svelte";
import { ASKED, type Action, type Bundle, type Choice, type ClockInfo, type ConsentRequest, type GameEvent, type Presence, type Prompt, type Proposal, type Result, type ServerMessage, type StandingOrders, type TableInfo, type Update, type View, type Window } from "./protocol";
import { SITE } from "./site";
import { Obstacles } from "./table/obstacles.svelte";
import { request } from "./api";
import type { BoardPicture } from "./generated/protocol";
import { transport, type Connection, type ConnectionEvents } from "./transport";

export interface Refusal {
  code: string;
  text: string;
  rule: string | null;
}

/** Animates events before the new view is shown; returns the duration in milliseconds. */
export type Animator = (events: GameEvent[], before: View, after: View) => number;
/** Whether to wait for the player after an update. */
export type PauseRule = (before: View, after: View) => boolean;

const RETRY_MS = [300, 1000, 2000, 4000];
const ANSWER_MS = 8000; // after this long without an answer a connection is replaced
const SILENCE_MS = 1500; // after this long without an answer the page says that the connection is lost
const REFUSAL_MS = 8000; // how long a refusal is shown
const MAX_LOG = 600; // events
const MAX_ANIMATED = 60; // events waiting at normal speed; more than this are shown at once
const SPECTATOR = "watching";

/** The source of a session's messages and board: a table on the server, or a lesson. */
export interface Source {
  connect(events: ConnectionEvents): Connection;
  board(theme: string): Promise<BoardPicture>;
}

function tableSource(code: string): Source {
  return {
    connect: (events) => transport.connect(events, code),
    board: (theme) => request("GET /api/tables/{code}/board", { path: { code }, query: { theme } }),
  };
}

/** What one viewer of this page knows. */
interface ViewerState {
  view: View;
  number: number; // number of the prompt
  prompt: Prompt | null;
  optional: boolean; // the table does not wait for an answer to the prompt
  result: Result | null;
  actions: number;
  undoTo: number | null;
  decision: number | null; // number of actions before the last decision of this seat
  asking: ConsentRequest | null;
  proposals: Proposal[];
  canPropose: boolean;
  orders: StandingOrders;
  window: Window | null;
  builders: number[];
  canBuild: boolean;
  clock: ClockInfo | null;
  events: GameEvent[];
  received: number; // time at which the clock was read, in milliseconds
}

/** What a viewer can answer at once, even while earlier events are still animated. */
type Newest = Pick<ViewerState, "view" | "number" | "prompt" | "window" | "builders" | "canBuild" | "received">;

export class Session {
  table = $state.raw<TableInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  presence = $state.raw<Presence | null>(null);
  connected = $state(false);
  missing = $state<"table" | "seat" | "private" | "removed" | null>(null); // why there is nothing to show
  lastSent = $state.raw<Action[]>([]); // the latest actions of this screen
  waiting = $state(false); // an action has been sent and not answered yet
  playing = $state(false); // events are being animated
  paused = $state(false); // paused until resume()
  handover = $state<number | null>(null); // the seat that gets the screen next
  animator: Animator | null = null;
  pauses: PauseRule | null = null;
  holds: ((actions: Action[]) => boolean) | null = null; // whether actions are not sent yet: the coach looks at them
  patience = 1; // queue limit, in units of MAX_ANIMATED

  readonly obstacles = new Obstacles(this);
  readonly code: string;
  readonly token: string | null;
  #viewers = $state.raw<Record<string, ViewerState>>({}); // several people can share this screen
  #newest = $state.raw<Record<string, Newest>>({}); // by viewer
  #shown = $state<string | null>(null); // the viewer on the screen
  #promptChanges = $state(false); // the updates being animated lead to another prompt
  #connection: Connection | null = null;
  #seq: Record<string, number> = {}; // number of events received, by viewer
  #attempts = 0;
  #retryTimer = 0;
  #answerTimer = 0;
  #silenceTimer = 0;
  #closed = false;
  #unanswered = new Map<string, string>(); // messages by id
  #sent: Action[] = []; // not answered yet
  #queued: Action[] = []; // clicked while waiting for the answer
  #pending: Update[] = []; // to be animated
  #arrived = new WeakMap<Update, number>(); // when an update was received, in milliseconds
  #wake: (() => void) | null = null;

  readonly #source: Source;
  readonly isLesson: boolean;

  constructor(code: string, token: string | null, lesson?: Source) {
    this.code = code;
    this.token = token;
    this.#source = lesson ?? tableSource(code);
    this.isLesson = lesson !== undefined;
    this.#connect();
    addEventListener("online", this.#checkConnection);
    addEventListener("offline", this.#onOffline);
    document.addEventListener("visibilitychange", this.#checkConnection);
  }

  get #viewer(): ViewerState | null {
    return this.#shown === null ? null : (this.#viewers[this.#shown] ?? null);
  }
  get view(): View | null {
    return this.#viewer?.view ?? null;
  }
  /** The prompt of this seat; null if the table does not wait for an answer, or while an animation leads to a different one. */
  get prompt(): Prompt | null {
    return this.#promptChanges || this.#viewer?.optional ? null : (this.#viewer?.prompt ?? null);
  }
  /** Whether the table does not wait for an answer to the prompt of this seat. */
  get optional(): boolean {
    return this.#viewer?.optional ?? false;
  }
  get #news(): Newest | null {
    return this.#shown === null ? null : (this.#newest[this.#shown] ?? null);
  }
  /** The open window, with the time at which it was sent; available before its animations have ended. */
  get window(): (Window & { received: number }) | null {
    return this.#news?.window ? { ...this.#news.window, received: this.#news.received } : null;
  }
  /** The newest view, to which the window belongs; the board shows it after the animations. */
  get windowView(): View | null {
    return this.#news?.view ?? null;
  }
  /** The seats at this screen that can answer in the open window. */
  get windowSeats(): number[] {
    return (this.window?.seats ?? []).filter((seat) => String(seat) in this.#newest);
  }
  /** Whether this seat has asked to build after this turn. */
  get wantsToBuild(): boolean {
    return this.#news?.builders.includes(this.seat ?? -1) ?? false;
  }
  get canBuild(): boolean {
    return this.#news?.canBuild ?? false;
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
  /** The open request for consent, with the time at which it was sent. */
  get asking(): (ConsentRequest & { received: number }) | null {
    return this.#viewer?.asking ? { ...this.#viewer.asking, received: this.#viewer.received } : null;
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
  /** 1 if the last decision at this screen can be undone at once, 2 with everyone's consent, 0 if it cannot; null for spectators. */
  get undoable(): number | null {
    const { undoTo, decision, asking, result } = this.#undoer ?? {};
    if (undoTo === undefined || undoTo === null) return null;
    if (result || asking || decision === undefined || decision === null) return 0;
    return decision >= undoTo ? 1 : 2;
  }
  /** Whether the open request waits for an answer from someone at this screen. */
  get asked(): boolean {
    return this.#askedHere.length > 0;
  }
  get #askedHere(): number[] {
    return (this.asking?.waiting ?? []).filter((seat) => String(seat) in this.#viewers);
  }
  /** Whether one person, at this device, plays against bots. */
  get isAlone(): boolean {
    const people = this.table?.seats.filter(({ bot, open }) => !bot || open) ?? [];
    return this.table?.status === "playing" && !this.result && !this.isLesson && people.length === 1 && people[0]?.seat === this.seat;
  }
  get canEnd(): boolean {
    return this.seat !== null && this.#viewer?.asking === null && !this.result && !this.isLesson;
  }

  /** Whether several people share this screen. */
  get isShared(): boolean {
    return Object.keys(this.#viewers).length > 1;
  }

  /** Everything needed to draw the board. */
  board(theme: string): Promise<BoardPicture> {
    return this.#source.board(theme);
  }

  /** The choices of one action type; undefined if the action is not possible now. */
  choice(type: string): Choice | undefined {
    return this.prompt?.choices.find((choice) => choice.type === type);
  }

  /** Send actions as one list: all of them happen, or none. Actions sent before the answer wait for it; a repetition is dropped. */
  act(...actions: Action[]): void {
    if (!this.prompt) return;
    if (!this.waiting && this.holds?.(actions)) return;
    if (this.waiting) {
      if (JSON.stringify(actions) !== JSON.stringify(this.#sent)) this.#queued = actions;
      return;
    }
    this.waiting = true;
    this.#sent = this.lastSent = actions;
    this.#send({ type: "act", prompt: this.number, actions });
  }

  /** Undo the last decision at this screen; the server asks everyone for consent if necessary. */
  undo(): void {
    if (this.undoable) this.#send({ type: "undo", to: this.#undoer?.decision, seat: this.#undoer?.view.viewer });
  }
  /** Undo all actions of the game after the first `to`. */
  undoTo(to: number): void {
    this.#send({ type: "undo", to, seat: this.seat });
  }
  /** Who made the last decision at this screen. */
  get #undoer(): ViewerState | null {
    const all = Object.values(this.#viewers);
    return all.length > 1 ? all.reduce((last, other) => ((other.decision ?? -1) > (last.decision ?? -1) ? other : last)) : this.#viewer;
  }

  /** Ask everyone to end the game. */
  end(): void {
    this.#send({ type: "end" });
  }
  /** Ask everyone to let the host give a seat to someone else. */
  give(who: number): void {
    this.#send({ type: "give", who });
  }
  /** Answer the open request for everyone at this screen, or withdraw your own. */
  answer(yes: boolean): void {
    const { id } = this.asking ?? {};
    if (id === undefined) return;
    if (yes) for (const seat of this.#askedHere) this.#send({ type: "answer", ask: id, yes, seat });
    else this.#send({ type: "answer", ask: id, yes, seat: this.#askedHere[0] ?? this.seat });
  }
  /** Propose a trade to the player whose turn it is. */
  propose(give: Bundle, get: Bundle): void {
    this.#send({ type: "propose", give, get });
  }
  /** Accept or decline a proposal, or withdraw your own. */
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
  /** Whether this seat takes part in every build phase. */
  get asks(): boolean {
    return this.seat !== null && (this.orders?.asks.includes(this.seat) ?? false);
  }
  /** Whether this seat gets no offers in this game. */
  get refusesOffers(): boolean {
    return this.seat !== null && (this.orders?.no_offers_game.includes(this.seat) ?? false);
  }
  setOrders(changes: { passes?: boolean; asks?: boolean; offers?: "all" | "turn" | "game"; never?: string[] }, seat = this.seat): void {
    this.#send({ type: "order", ...changes, ...(seat === null ? {} : { seat }) });
  }
  /** Answer a bot's offer for one of the seats at this screen. */
  answerOffer(seat: number, action: Action): void {
    const viewer = this.#newest[String(seat)];
    if (!viewer?.prompt) return;
    this.lastSent = [action];
    this.#send({ type: "act", prompt: viewer.number, actions: [action], seat });
  }
  /** Ask for more time to answer a bot's offer. */
  think(seat: number): void {
    this.#send({ type: "think", seat });
  }
  /** Ask to build with a seat after this turn, or withdraw that. */
  build(on: boolean, seat = this.seat): void {
    this.#send({ type: "build", on, ...(seat === null ? {} : { seat }) });
  }
  chat(content: { text: string } | { phrase: string }): void {
    this.#send({ type: "chat", ...content });
  }
  mute(who: number, on: boolean): void {
    this.#send({ type: "mute", who, on });
  }

  /** Stop the animations and show the latest state, or the state at the next pause. */
  skip(): void {
    if (!this.playing || this.paused) return;
    while (this.#pending.length && !this.paused) this.#applyNext();
    if (!this.paused) this.#finish();
    this.#wake?.();
  }

  /** Discard pending updates, because the complete state follows. */
  #drop(): void {
    for (const update of this.#pending.splice(0)) this.#apply(update);
    this.paused = false;
    this.#finish();
    this.#wake?.();
  }

  /** Go on after a pause. */
  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    void this.#animate();
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
    removeEventListener("offline", this.#onOffline);
    clearTimeout(this.#silenceTimer);
    document.removeEventListener("visibilitychange", this.#checkConnection);
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#answerTimer);
    this.#connection?.close();
  }

  #send(message: Record<string, unknown>): void {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const text = JSON.stringify({ ...(this.isShared ? { seat: this.seat } : {}), ...message, id });
    this.#unanswered.set(id, text);
    this.refusal = null;
    if (this.#connection?.isOpen) this.#sendAndWait(this.#connection, text);
  }

  /** Send a message that the server answers; without an answer the connection counts as lost. */
  #sendAndWait(connection: Connection, text: string): void {
    connection.send(text);
    clearTimeout(this.#answerTimer);
    this.#answerTimer = setTimeout(() => this.#reconnect(connection), ANSWER_MS);
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => (this.connected = false), SILENCE_MS);
  }

  /** Test the connection: after sleep or a change of network it can be dead without having been closed. */
  #checkConnection = (): void => {
    if (document.hidden || this.#closed || this.missing) return;
    if (this.#connection?.isOpen) this.#sendAndWait(this.#connection, this.#hello());
    else if (!this.#connection) this.#connect();
  };

  /** The device is offline: show that, although the socket can stay open for a while. */
  #onOffline = (): void => {
    this.connected &&= SITE;
  };

  #connect(): void {
    clearTimeout(this.#retryTimer);
    const connection: Connection = this.#source.connect({
      onopen: () => {
        this.#sendAndWait(connection, this.#hello());
        for (const text of this.#unanswered.values()) connection.send(text); // a repeated id has no effect
      },
      onmessage: (text) => {
        clearTimeout(this.#answerTimer);
        clearTimeout(this.#silenceTimer);
        this.connected ||= this.view !== null;
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
    else if (message.type === "announcement") notices.show(message);
    else this.#receive(message);
  }

  /** Send the actions that were clicked in the meantime, if they are still possible. */
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
    const received = performance.now();
    this.#arrived.set(update, received);
    const { number, prompt, window, builders, can_build: canBuild } = update;
    this.#newest = { ...this.#newest, [key]: { view: viewOf(update), number, prompt, window, builders, canBuild, received } };
    this.#seq[key] = update.seq;
    this.#shown ??= key;
    if (key !== this.#shown || update.type === "full" || !this.animator) {
      if (update.type === "full" && key === this.#shown) this.#drop();
      this.#apply(update);
      return;
    }
    this.#pending.push(update);
    this.#promptChanges ||= update.number !== this.number;
    if (!this.playing) void this.#animate();
  }

  /** Animate and apply the pending updates in order, up to a pause. */
  async #animate(): Promise<void> {
    this.playing = true;
    while (this.#pending.length && !this.paused) {
      const update = this.#pending[0]!;
      const count = this.#pending.reduce((sum, pending) => sum + eventsOf(pending).length, 0);
      const before = this.#viewer?.view;
      const events = eventsOf(update);
      const time = before && events.length && count <= MAX_ANIMATED * this.patience ? (this.animator?.(events, before, viewOf(update)) ?? 0) : 0;
      if (time > 0)
        await new Promise<void>((done) => {
          this.#wake = done;
          setTimeout(done, time);
        });
      if (this.#pending[0] !== update) return; // skipped meanwhile
      this.#applyNext();
    }
    if (!this.paused) this.#finish();
  }

  /** Apply the first pending update; pause after it if the player has asked for pauses. */
  #applyNext(): void {
    const update = this.#pending.shift()!;
    const before = this.#viewer?.view;
    this.#apply(update);
    if (before && this.#viewer && this.pauses?.(before, this.#viewer.view)) this.paused = true;
  }

  #finish(): void {
    this.playing = this.#promptChanges = false;
  }

  #apply(update: Update): void {
    const key = String(update.view.viewer ?? SPECTATOR);
    let events = update.type === "full" ? [] : (this.#viewers[key]?.events ?? []);
    const more = eventsOf(update);
    for (const [i, event] of more.entries()) {
      const to = event.type === "undone" ? event["to"] : undefined;
      if (typeof to === "number") events = events.filter(({ n }) => n === undefined || n <= to);
      if (event.type === "unsaid") events = events.filter(({ type, id }) => type !== "said" || id !== event["id"]);
      if (event["removed"]) continue; // a chat message that the host removed before it was received
      events = [...events, { ...event, index: update.seq - more.length + i }];
    }
    const { number, prompt, optional, window, builders, can_build: canBuild, result, actions, undo_to: undoTo, decision, asking, proposals, can_propose: canPropose, orders, clock } = update;
    const state = { view: viewOf(update), number, prompt, optional, window, builders, canBuild, result, actions, undoTo, decision, asking, proposals, canPropose, orders, clock };
    this.#viewers = { ...this.#viewers, [key]: { ...state, events: events.slice(-MAX_LOG), received: this.#arrived.get(update) ?? performance.now() } };
    this.#offerHandover();
  }

  /** If several people share the screen, offer it to the next seat that has a prompt. */
  #offerHandover(): void {
    const awaited = awaitedHere(Object.values(this.#viewers));
    if (!this.isShared || awaited.includes(this.seat) || this.#pending.length > 1) {
      this.handover = null;
      return;
    }
    this.handover = this.result ? null : (awaited[0] ?? null);
  }

  #onRefusal(refusal: Refusal): void {
    if (refusal.code === "unknown_table") this.missing = "table";
    else if (refusal.code === "private" && !this.view) this.missing = "private";
    else if (refusal.code === "removed") this.missing = "removed";
    else if (refusal.code === "unknown_seat" || refusal.code === "closed") this.missing = "seat";
    else {
      if (refusal.rule) void i18n.loadPart("rules"); // its sentence
      this.refusal = refusal;
      setTimeout(() => {
        if (this.refusal === refusal) this.refusal = null;
      }, REFUSAL_MS);
    }
  }
}

/** The seats at this screen that the game waits for: while an offer is open, those that have not answered, then the turn player. */
function awaitedHere(viewers: ViewerState[]): (number | null)[] {
  const latest = Math.max(...viewers.map(({ actions }) => actions)); // the server updates one viewer after the other
  const prompted = viewers.filter(({ prompt, optional, actions }) => prompt !== null && !optional && actions === latest);
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
