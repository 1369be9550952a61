// What goes over the socket, as TypeScript sees it. The server is the authority: nothing here decides a rule.

export type Bundle = Record<string, number>;
export type Action = { type: string; [argument: string]: unknown };
export type Target = string | number | [string | number, string] | Bundle;

/** One kind of action that the seat may take now. */
export interface Choice {
  type: string;
  targets?: Target[];
  arguments?: string[];
  cost?: Bundle;
  tolls?: Bundle[]; // what each target costs, where that differs
  gains?: Bundle[][][]; // what each target gives: goods per seat, for each way it may turn out
  tours?: { targets: Target[]; toll: Bundle }[]; // several in a row, and what they cost together
  count?: number; // how many cards or gold it takes
  shape?: { give?: Bundle; get?: string[]; to?: number[]; left?: number; count?: number; from?: Bundle };
}

export interface Prompt {
  seat: number;
  phase: string;
  choices: Choice[];
}

/** The position as the viewer may know it, by names; what is hidden is null. */
export interface Position {
  players: number;
  phase: string;
  turn: number;
  turn_seat: number;
  rolled: number;
  dice: [number, number];
  hand: (Bundle | null)[];
  hand_size: number[];
  supply: Bundle;
  discard_due: number[];
  take: number;
  stack_size: number;
  cards: (Bundle | null)[];
  card_count: number[];
  cards_open: Bundle[];
  offer_give: Bundle;
  offer_get: Bundle;
  answer: number[];
  counter_give: Bundle[];
  counter_get: Bundle[];
  offers_left: number;
  [field: string]: unknown;
}

export interface View {
  viewer: number | null;
  to_act: (number | string)[];
  points: number[];
  position: Position;
}

export interface Result {
  kind: string;
  winner: number | null;
  points: number[];
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  level?: string | null;
  open?: boolean;
  bot?: boolean; // a bot plays it now
}

export interface TableInfo {
  code: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  goal: number | null;
  prices: Record<string, Bundle>;
  hand_limit: number; // more than this on a 7: half goes back
  seats: SeatInfo[];
  status?: string;
  visibility?: string;
  rematch?: string | null;
}

/** A line of the log as a Fluent message, at the first event that it tells of: docs/formats.md. */
export interface LogLine {
  id: string;
  args: Record<string, unknown>;
  seat: number | null;
  show?: Record<string, string[]>;
  turn?: number; // a heading between turns
  fold?: string;
}

/** `n`: the action that made it; `at`: its place in the log, as the session counts. */
export type GameEvent = { type: string; seat?: number | null; n?: number; at?: number; log?: LogLine; [column: string]: unknown };

/** A question to everyone: may this be taken back, may the game end? */
export interface Asking {
  id: string | number;
  what: string;
  seat: number;
  to: number | null;
  waiting: number[];
}

export interface Orders {
  passes: number[]; // seats that pass until they say otherwise
  never: string[]; // goods this seat never gives
  muted: number[];
}

export interface Clock {
  left: (number | null)[];
  running: number[];
}

/** How things stand for one viewer. */
export interface Standing {
  seq: number;
  view: View;
  number: number;
  prompt: Prompt | null;
  result: Result | null;
  actions?: number;
  undo_to?: number | null;
  asking?: Asking | null;
  orders?: Orders;
  clock?: Clock | null;
}

export interface Presence {
  seats: { seat: number; here: boolean; bot: boolean }[];
  watching: number;
}

export type News = { type: "full" | "events"; table?: TableInfo; recent?: GameEvent[]; from?: number; events?: GameEvent[] } & Standing;

export type ServerMessage =
  | News
  | ({ type: "presence" } & Presence)
  | { type: "ok"; id: string; seq: number }
  | { type: "no"; id: string | null; code: string; rule: string | null; text: string };

/** How the trade answers are numbered in `answer`. */
export const ASKED = 1;
export const ACCEPTS = 2;
export const DECLINES = 3;
export const COUNTERS = 4;

/** Whether a seat of this kind is a person's, here or by a link. */
export function isPerson(kind: string): boolean {
  return kind === "person" || kind === "link";
}
