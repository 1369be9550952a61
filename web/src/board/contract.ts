// The contract of the board component: what it shows, and what it reports. The board knows geometry and targets, but no
// game and no rule; a page passes it a picture, content and targets, and handles the choices.

import type { Camera } from "./camera.svelte";
import type { BoardTarget, NumberToken, Picture, Piece, Spot } from "./picture";

export interface BoardProps {
  picture: Picture; // layout and art, from the server
  content: BoardContent; // what is on it
  targets?: BoardTarget[]; // what the player can choose; default: nothing
  selected?: string | null; // name of a target that waits for confirmation
  highlights?: Highlights;
  camera: Camera; // scale and position; shared with zoom buttons and animations
  area: HTMLElement | null; // the element that stays free of panels; the board is fitted into it
  animated: boolean; // new pieces and camera moves are animated
  text: BoardText;
  handlers?: BoardHandlers; // default: choices are ignored
}

export interface BoardContent {
  pieces: Piece[];
  numbers: NumberToken[];
  blocked: string[]; // hexes that do not produce; their numbers are pale
}

/** Spots that stand out for a moment. */
export interface Highlights {
  producing: string[]; // hexes that are producing now
  touched: string[]; // spots of the last action, or of a line of the log
  rejected: string | null; // a spot that was clicked but is no legal target
}

export interface BoardText {
  describe(name: string): string; // a spot, for tooltips and screen readers
  explain?(name: string): string; // a longer description, for the keyboard cursor
  translate(svg: string): string; // names of seas and countries in the picture
  help: string; // how to explore the board by keyboard
}

export interface BoardHandlers {
  choose(target: BoardTarget, byTouch: boolean): void;
  point(target: BoardTarget | null): void; // the mouse or the keyboard focus is on a target
  look(spot: string | null): void; // the mouse or the keyboard cursor is on a spot, whether it is a target or not
  zoomed(): void; // a tap near several targets zoomed in instead of choosing one
  miss(spots: BoardSpot[]): void; // a click on something that is no target, nearest spot first
}

export interface BoardSpot {
  name: string;
  shape: Spot["shape"];
}
