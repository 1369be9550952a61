// What the table asks of a game's own face: its pieces from a position, its resources and cards. A new game is one file.

import type { Disc, Piece, Picture } from "../board/picture";
import type { Bundle, GameEvent, Position } from "../messages";
import { america } from "./america";
import { germany } from "./germany";

/** An action that stands on the table as a button: it lights its targets alone. */
export interface Build {
  type: string;
  art: string; // its piece as a small picture
  fuel?: string; // what moving it burns
}

export interface Special {
  name: string;
  holder: number | null;
  counts: number[];
}

/** A building that may be built once, for the list beside the board. */
export interface Site {
  place: string;
  name: string;
  art: string;
  reward: string;
  owner: number | null;
}

/** A way to trade with the supply; a good that is always the same on one side is named. */
export interface Supply {
  type: string;
  give?: string;
  get?: string;
}

/** A count beside a player's name; with the drawing of a good it is shown on small screens too. */
export interface Count {
  name: string;
  left: number;
  good?: string;
  art?: string; // or of a piece
}

/** What is seen when something happens: a thing flies from a spot or seat to another, or a piece goes along spots. */
export type Show =
  | { kind: "fly"; what: string; seat?: number; text?: string; from: End; to: End }
  | { kind: "go"; mover: string; along: string[] };

/** A spot by its name, a seat by its number, or what belongs to nobody. */
export type End = string | number | null;

export interface Face {
  shows(event: GameEvent, position: Position): Show[]; // what the game's own events look like
  resources: readonly string[];
  goods: readonly string[]; // what may be traded
  builds: readonly Build[];
  rules: Record<string, string>; // the section of the rules that tells of an action
  onDemand: readonly string[]; // lit only when their button is on
  supply: readonly Supply[];
  pieces(picture: Picture, position: Position): Piece[];
  numbers(picture: Picture, position: Position): Disc[];
  blocked(position: Position): string[];
  held(position: Position, seat: number): Bundle;
  specials(position: Position): Special[];
  stock(position: Position, seat: number): Count[];
  ready(position: Position, seat: number): number | null; // points within reach, for a bar of points
  earned(position: Position, seat: number): string[]; // what each point is for, where they differ in looks
  sites(picture: Picture, position: Position): Site[];
  reward(picture: Picture, position: Position, type: string, place: string): string;
  mover(type: string, seat: number, piece: number): string; // the id of the piece that a choice moves
  moving(position: Position): { type: string; piece: number } | null; // a move that is under way
  option(picture: Picture, position: Position, type: string, value: unknown): string; // a choice at one place
  hint(position: Position): string; // what is left of a move or a gift
}

export const FACES: Record<string, Face> = { germany, america };

export function faceOf(game: string): Face {
  const face = FACES[game];
  if (!face) throw new Error(`The page has no face for ${game} yet.`);
  return face;
}
