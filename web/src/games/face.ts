// The interface between the table and a game's part of the page: `games/<game>/page/face.ts` exports a Face by default.
// A face shows positions and events. It contains no rules: what is legal comes from the server's prompts.

import type { NumberToken, Piece, Picture } from "../board/picture";
import type { Bundle, GameEvent, Position } from "../protocol";
import type { SoundName } from "../table/sound";

/** An action with a button of its own; the button restricts the board to its targets. */
export interface Build {
  type: string;
  art: string; // drawing of its piece
  fuel?: string; // good that moving the piece uses up
  beforeRoll?: boolean; // possible before the dice are rolled
}

/** A title that one player holds, such as the longest road. */
export interface Award {
  name: string;
  holder: number | null;
  counts: number[]; // progress of each seat
  least?: number | undefined; // smallest count that wins it
}

/** A building that can be built once, for the list next to the board. */
export interface Site {
  place: string;
  name: string;
  art: string;
  reward: string;
  owner: number | null;
}

/** A way to trade with the supply. `give` or `get` is set if that side is always the same good. */
export interface SupplyOption {
  type: string;
  give?: string;
  get?: string;
}

/** A count next to a player's name, drawn with a good (also on small screens) or with a piece. */
export interface Count {
  name: string;
  left: number;
  good?: string;
  art?: string;
}

/** Colours of a good: of its card (also in charts) and of the card's lower edge. */
export interface GoodColours {
  card: string;
  edge: string;
}

/** The animation of an event: something flies from one end to another, or a piece moves along spots. */
export type Effect =
  | { kind: "fly"; what: string; seat?: number; text?: string; from: End; to: End }
  | { kind: "go"; mover: string; along: string[] };

/** A spot by name, a seat by number, or null for the supply. */
export type End = string | number | null;

/**
 * A game's face. P is the type of its positions, E that of its events, both from generated/games/<game>; the table calls it
 * with the types that all games share.
 */
export interface Face<P extends Position = Position, E extends { type: string } = GameEvent> {
  resources: readonly string[];
  goods: readonly string[]; // goods that players can trade: the resources, and for example gold
  colours: Readonly<Record<string, GoodColours>>;
  sounds: Readonly<Record<string, SoundName>>; // sounds of the game's own events, by type
  celebrated: readonly string[]; // types of the game's own events that are celebrated, such as a delivery
  builds: readonly Build[];
  produces: readonly string[]; // types of actions whose buildings get cards from rolls
  plans?: Readonly<Record<string, string>>; // the type of paid action that each plan of the bots leads to
  rules: Readonly<Record<string, string>>; // section of the rules page for each action type
  variants?: Readonly<Record<string, string>>; // a rarer action, offered while the button of another one is on
  onDemand: readonly string[]; // action types whose targets are shown only while their button is on
  supply: readonly SupplyOption[];

  /** Everything on the board. */
  pieces(picture: Picture, position: P): Piece[];
  /** The numbers on the hexes. */
  numbers(picture: Picture, position: P): NumberToken[];
  /** Hexes that do not produce at present. */
  blocked(position: P): string[];
  /** The goods that a seat holds. */
  held(position: P, seat: number): Bundle;
  awards(picture: Picture, position: P): Award[];
  /** Pieces and goods that a seat has left, for the list of players. */
  stock(position: P, seat: number): Count[];
  /** Points that a seat could gain at once; null if the game has no such thing. */
  ready(position: P, seat: number): number | null;
  /** The source of each point of a seat, where they look different on the bar of points. */
  earned(position: P, seat: number): string[];
  sites(picture: Picture, position: P): Site[];
  /** Types of actions that build at an intersection, whether possible now or not; [] if nothing can be built there (any more). */
  buildsAt(picture: Picture, position: P, node: string): string[];
  /** What an action at a place brings, in words; "" for nothing special. */
  reward(picture: Picture, position: P, type: string, place: string): string;
  /** The id of the piece that a choice moves. */
  mover(type: string, seat: number, piece: number): string;
  /** The piece that has begun to move and can continue. */
  moving(position: P): { type: string; piece: number } | null;
  /** The label of one of several choices at a place. */
  option(picture: Picture, position: P, type: string, value: unknown): string;
  /** What is left of a move or of free pieces, in words. */
  hint(position: P): string;
  /** How the game's own events are animated. */
  effects(event: E, position: P): Effect[];
}
