// The types of the protocol, generated from docs/protocol.schema.json, under the names that the page uses.

import type * as generated from "./generated/protocol";

export type {
  Action, Announcement, Catalog, Choice, ClockInfo, ConsentRequest, Endpoints, ErrorBody, Event, Events, Full, GameInfo, GameRecord, Invite, LogLine, Notices, OptionInfo,
  Position, Presence, Prompt, Proposal, Reasons, ReplayStep, Result, SeatInfo, SeatRequest, StandingOrders, Statistics, TableInfo, TableRequest, TableSummary, Window,
} from "./generated/protocol";

/** Goods and how many of each. */
export type Bundle = Record<string, number>;
export type Target = NonNullable<generated.Choice["targets"]>[number];
export type Level = generated.Catalog["levels"][number];
export type Phrase = generated.Catalog["phrases"][number];

/** An event with its index in the log of the game. */
export type GameEvent = generated.Event & { index?: number };

/** What a seat or a spectator sees during a game. */
export interface View extends generated.View {
  viewer: number | null;
}

/** The game as the server last described it to one viewer. */
export type Update = generated.Full | generated.Events;
export type ServerMessage = Update | generated.Presence | generated.Ok | generated.No | generated.Announcement;

/** Answers to an offer in `position.answer`. */
export const ASKED = 1;
export const ACCEPTS = 2;
export const DECLINES = 3;
export const COUNTERS = 4;

/** Whether a seat of this kind belongs to a person, at this screen or invited by link. */
export function isPerson(kind: string): boolean {
  return kind === "person" || kind === "link";
}

/** Whether a bot plays a seat because it belongs to a bot or to nobody. */
export function isBotSeat({ kind, open, bot }: generated.SeatInfo): boolean {
  return !isPerson(kind) || (open && bot);
}
