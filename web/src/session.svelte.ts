// A seat at a table: the socket, what the server last said, and the way to answer it. Reconnects by itself.

import { takeColours } from "./board/seats";
import { words } from "./words";
import type { Action, Choice, GameEvent, Prompt, Result, ServerMessage, TableInfo, View } from "./messages";

export interface Refusal {
  text: string;
  rule: string | null;
}

const RETRY_MS = [300, 1000, 2000, 4000];
const LONGEST_LOG = 600;

export class Session {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  result = $state.raw<Result | null>(null);
  events = $state.raw<GameEvent[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  connected = $state(false);
  missing = $state(false); // the table is not there
  waiting = $state(false); // an act is on its way
  number = $state(0); // of the prompt

  readonly code: string;
  readonly token: string | null;
  #socket: WebSocket | null = null;
  #seq: number | null = null;
  #tries = 0;
  #closed = false;
  #unanswered: { id: string; frame: string } | null = null;

  constructor(code: string, token: string | null) {
    this.code = code;
    this.token = token;
    this.#open();
  }

  get seat(): number | null {
    return this.view?.viewer ?? null;
  }

  choice(type: string): Choice | undefined {
    return this.prompt?.choices.find((choice) => choice.type === type);
  }

  /** Send actions as one list: all of them happen, or none. */
  act(...actions: Action[]): void {
    if (this.waiting || !this.prompt) return;
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const frame = JSON.stringify({ type: "act", id, prompt: this.number, actions });
    this.#unanswered = { id, frame };
    this.waiting = true;
    this.refusal = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", game: this.code, token: this.token, last_seq: this.#seq }));
      if (this.#unanswered) socket.send(this.#unanswered.frame); // the id makes a repetition harmless
    };
    socket.onmessage = (frame) => this.#read(JSON.parse(String(frame.data)) as ServerMessage);
    socket.onclose = () => {
      this.connected = false;
      if (this.#closed || this.missing) return;
      setTimeout(() => this.#open(), RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]);
    };
  }

  #read(message: ServerMessage): void {
    if (message.type === "ok" || message.type === "no") {
      if (message.id === null || message.id === this.#unanswered?.id) {
        this.#unanswered = null;
        this.waiting = false;
      }
      if (message.type === "no") this.#refused(message);
      return;
    }
    this.connected = true;
    this.#tries = 0;
    if (message.type === "full") {
      words.game = message.table.game;
      takeColours(message.table.options["seats.colours"]);
      this.table = message.table;
      this.events = message.recent;
    } else {
      const known = (this.#seq ?? 0) - message.from; // events that came twice
      this.events = [...this.events, ...message.events.slice(Math.max(0, known))].slice(-LONGEST_LOG);
    }
    this.#seq = message.seq;
    this.number = message.number;
    this.view = message.view;
    this.prompt = message.prompt;
    this.result = message.result;
  }

  #refused(message: { code: string; rule: string | null; text: string }): void {
    if (message.code === "unknown_table" || message.code === "unknown_seat") this.missing = true;
    else this.refusal = { text: message.text, rule: message.rule };
  }
}

export interface TableWish {
  game: string;
  players: number;
  edition?: string;
  options: Record<string, unknown>;
}

/** Make a table; the session sits at its first seat for people. Throws an Error with the server's sentence. */
export async function makeTable(wish: TableWish): Promise<Session> {
  const reply = await fetch("/api/tables", { method: "POST", body: JSON.stringify(wish) });
  const data = await reply.json();
  if (!reply.ok) throw new Error(data.text);
  const token = (Object.values(data.tokens)[0] as string | undefined) ?? null;
  remember(data.table, token);
  return new Session(data.table, token);
}

const key = (code: string) => `hexstead.seat.${code}`;

function remember(code: string, token: string | null): void {
  if (token) localStorage.setItem(key(code), token);
}

/** Back to a table by its address; without a seat there, one watches. */
export function returnTo(code: string): Session {
  return new Session(code, localStorage.getItem(key(code)));
}
