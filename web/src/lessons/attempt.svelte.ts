// An attempt at a lesson, as a source of a session: every message sends all actions so far to the server, which replays them.

import { request, RequestError } from "../api";
import type { BoardPicture, LessonState } from "../generated/protocol";
import type { Action } from "../protocol";
import type { Source } from "../session.svelte";
import type { Connection, ConnectionEvents } from "../transport";
import { progress } from "./progress.svelte";

interface Sent {
  type: string;
  id?: string;
  actions?: Action[];
  to?: number;
}

export class LessonAttempt implements Source {
  current = $state.raw<LessonState | null>(null);
  unknown = $state(false); // there is no such lesson
  readonly game: string;
  readonly name: string;
  #actions: Action[] = [];
  #events: ConnectionEvents | null = null;
  #queue: Promise<void> = Promise.resolve(); // resolves when the previous message is answered

  constructor(game: string, name: string) {
    this.game = game;
    this.name = name;
  }

  connect(events: ConnectionEvents): Connection {
    let open = false;
    this.#events = events;
    queueMicrotask(() => {
      open = true;
      events.onopen();
    });
    return {
      get isOpen() {
        return open;
      },
      send: (text) => this.#later(() => this.#answer(JSON.parse(text))),
      close: () => {
        open = false;
        if (this.#events === events) this.#events = null;
      },
    };
  }

  board(theme: string): Promise<BoardPicture> {
    return request("GET /api/boards/{game}", { path: { game: this.game }, query: { theme } });
  }

  /** Go back to the beginning of the current step. */
  retry(): void {
    this.#later(() => this.#goTo(this.#actions.slice(0, this.current?.start ?? 0)));
  }

  /** Go back to the beginning of the lesson. */
  reset(): void {
    this.#later(() => this.#goTo([]));
  }

  #later(job: () => Promise<void>): void {
    this.#queue = this.#queue.then(job).catch((error: unknown) => {
      if (error instanceof RequestError) this.unknown = true; // the session reconnects after anything else
      else this.#events?.onclose();
    });
  }

  async #answer({ type, id, actions, to }: Sent): Promise<void> {
    if (type === "act") {
      try {
        await this.#play([...this.#actions, ...(actions ?? [])]);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        const { code, text, rule = null } = error.refusal;
        this.#send({ type: "no", id, code, text, rule });
        return;
      }
    } else if (type === "hello") await this.#goTo(this.#actions);
    else if (type === "undo") await this.#goTo(this.#actions.slice(0, to ?? 0));
    if (id !== undefined) this.#send({ type: "ok", id, seq: this.current?.state.seq ?? 0 });
  }

  /** Add actions; the page shows what they cause. */
  async #play(actions: Action[]): Promise<void> {
    const known = this.current?.state.seq ?? 0;
    const { state } = await this.#load(actions);
    const { recent, ...rest } = state;
    this.#send({ ...rest, type: "events", from: known, events: recent.slice(known) });
  }

  /** Show the lesson after these actions. */
  async #goTo(actions: Action[]): Promise<void> {
    this.#send((await this.#load(actions)).state);
  }

  async #load(actions: Action[]): Promise<LessonState> {
    const { game, name } = this;
    const found = await request("POST /api/lessons/{game}/{name}", { path: { game, name }, body: { actions } });
    this.#actions = actions.slice(0, found.state.actions);
    this.current = found;
    if (found.status === "done") progress.complete(game, name);
    return found;
  }

  #send(message: object): void {
    this.#events?.onmessage(JSON.stringify(message));
  }
}
