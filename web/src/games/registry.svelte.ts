// The games of this page: every folder that hatch_build.py found, and what each of them adds to the page.
//
// A game's part of the page is `games/<game>/page/`. All of it is optional: a game without it is played with the
// generic face and the names from its text files.

import { GAMES } from "../generated/games";
import type { Bundle } from "../protocol";
import type { Face } from "./face";

/** A value of a joint choice: the options that it sets. Its texts are `joint-<choice>` and `joint-<choice>-<name>`. */
export interface JointValue {
  name: string;
  options: Record<string, unknown>;
}

/** `start.json`: what the start page and the form for a new table need to know. */
export interface StartInfo {
  short?: Record<string, unknown>; // options of the short game
  joint?: Record<string, JointValue[]>; // choices that set several options at once, which are not shown on their own
  first?: boolean; // the game that "Play now" starts
  hero?: string; // name of the picture behind the start page
}

/** One entry of `sections.json`. Sections with the same key in several games are shown as one. */
export interface SectionEntry {
  key: string;
  rules: string[]; // whole chapters ("A-RAIL") or single rules ("AQ-34")
  picture?: string;
}

/** `pictures.json`, as far as the page needs it: values for the captions by picture. */
export type PictureIndex = Record<string, { at_action: number; caption?: Record<string, string | number> }>;

/** `almanac.json`: names by kind, such as resources or cards. */
export type AlmanacIndex = Record<string, string[]>;

export interface GamePage {
  start: StartInfo;
  face: (() => Promise<{ default: Face }>) | null;
  sections: (() => Promise<{ default: SectionEntry[] }>) | null;
  almanac: (() => Promise<{ default: AlmanacIndex }>) | null;
  pictures: (() => Promise<{ default: PictureIndex }>) | null;
}

/** The games that this page was built with, by name. */
export const games: readonly string[] = Object.keys(GAMES);

/** The game to start with: the first that asks for it, else the first of all. */
export const firstGame: string = games.find((game) => GAMES[game]?.start.first) ?? games[0] ?? "";

export function startInfo(game: string): StartInfo {
  return GAMES[game]?.start ?? {};
}

type MakeFace = (prices: Record<string, Bundle>) => Face;
let faces = $state.raw<Record<string, MakeFace>>({});
const requested = new Set<string>();

/** The face of a game with these prices; null until it has been loaded. */
export function faceOf(game: string, prices: Record<string, Bundle>): Face | null {
  if (!requested.has(game)) {
    requested.add(game);
    void loadFace(game).then((make) => (faces = { ...faces, [game]: make }));
  }
  return faces[game]?.(prices) ?? null;
}

async function loadFace(game: string): Promise<MakeFace> {
  const load = GAMES[game]?.face;
  if (!load) return (await import("./generic")).genericFace;
  const { default: face } = await load();
  return () => face;
}

/** A part of every game that has it, by game. */
export async function loadAll<T>(part: (game: GamePage) => (() => Promise<{ default: T }>) | null): Promise<Record<string, T>> {
  const found = Object.entries(GAMES).flatMap(([game, page]) => {
    const load = part(page);
    return load ? [load().then((module) => [game, module.default] as const)] : [];
  });
  return Object.fromEntries(await Promise.all(found));
}
