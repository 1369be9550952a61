// What the table asks of a game's own face: its pieces from a position, its resources and cards. A new game is one file.

import type { Piece, Picture } from "../board/picture";
import type { Position } from "../messages";
import { germany } from "./germany";

/** An action that stands on the table as a button, with the piece it builds. */
export interface Build {
  type: string;
  item: string;
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

export interface Face {
  resources: readonly string[];
  builds: readonly Build[];
  pieces(picture: Picture, position: Position): Piece[];
  blocked(position: Position): string[];
  specials(position: Position): Special[];
  stock(position: Position, seat: number): { name: string; left: number }[];
  sites(picture: Picture, position: Position): Site[];
  reward(picture: Picture, place: string): string;
}

const FACES: Record<string, Face> = { germany };

export function faceOf(game: string): Face {
  const face = FACES[game];
  if (!face) throw new Error(`The page has no face for ${game} yet.`);
  return face;
}
