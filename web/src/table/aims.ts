// From a prompt to what the board lights: where each choice lies, which piece it moves, what it costs. No rules here.

import { spotOf, type Lit, type Picture } from "../board/picture";
import type { Face } from "../games/face";
import type { Bundle, Choice, Position, Prompt, Target } from "../messages";
import { actName, bundle, say, seatName, targetLabel } from "../words";
import { total } from "./costs";
import { spotAimed } from "./speak";

/** A lit target with the arguments it stands for; more than one list is a further question. */
export interface Aim extends Lit {
  options: unknown[][];
  piece?: number; // a piece to be chosen, not yet an action
  tour?: Target[]; // several actions, one after the other
  price?: Bundle; // what it takes
}

export interface Focus {
  mode: string | null; // the kind of action that is lit alone
  piece: number | null; // the piece that moves
}

function values(target: Target): unknown[] {
  return Array.isArray(target) ? target : [target];
}

/** Which of a choice's arguments lies on the board; -1 if none does. */
export function placeIn(picture: Picture, choice: Choice): number {
  const first = choice.targets?.[0];
  if (first === undefined) return -1;
  return values(first).findIndex((value) => typeof value === "string" && spotOf(picture, value) !== null);
}

export function aims(picture: Picture, face: Face, position: Position, prompt: Prompt, focus: Focus): Aim[] {
  const shown = prompt.choices.filter((choice) => placeIn(picture, choice) >= 0);
  const only = shown.some((choice) => choice.type === focus.mode) ? focus.mode : null;
  return shown
    .filter((choice) => (only ? choice.type === only : !face.onDemand.includes(choice.type)))
    .flatMap((choice) => lightUp(picture, face, position, prompt, focus, choice, only !== null));
}

function lightUp(
  picture: Picture, face: Face, position: Position, prompt: Prompt, focus: Focus, choice: Choice, alone: boolean,
): Aim[] {
  const at = placeIn(picture, choice);
  const targets = choice.targets ?? [];
  const pieces = [...new Set(targets.map((target) => values(target)[0]).filter((value) => typeof value === "number"))];
  const moved = pieces.length ? movedPiece(face, position, prompt, focus, choice, pieces, alone) : null;
  const found = new Map<string, Aim>();
  for (const piece of pieces) {
    if (piece === moved) continue;
    const label = `${actName(choice.type)}: ${face.option(picture, position, choice.type, piece)}`;
    const mover = face.mover(choice.type, prompt.seat, piece);
    found.set(mover, { name: String(piece), type: choice.type, label, mover, piece, options: [] });
  }
  for (const [i, target] of targets.entries()) {
    const list = values(target);
    if (pieces.length && list[0] !== moved) continue;
    const name = list[at] as string;
    const known = found.get(name);
    if (known) known.options.push(list);
    else {
      const one = aim(picture, face, position, choice, name, choice.tolls?.[i], list);
      found.set(name, giving(one, choice.gains?.[i] ?? [], prompt.seat));
    }
  }
  for (const { targets: tour, toll } of choice.tours ?? []) {
    const last = values(tour[tour.length - 1] as Target);
    const name = last[at] as string;
    if (last[0] !== moved || found.has(name)) continue;
    const far = aim(picture, face, position, choice, name, toll, last, say("in-steps", { count: tour.length }));
    found.set(name, { ...far, tour });
  }
  return [...found.values()];
}

/** The piece whose targets are lit: the one chosen, the one under way, or the only one where nothing else is asked. */
function movedPiece(
  face: Face, position: Position, prompt: Prompt, focus: Focus, choice: Choice, pieces: number[], alone: boolean,
): number | null {
  if (focus.mode === choice.type && focus.piece !== null && pieces.includes(focus.piece)) return focus.piece;
  const moving = face.moving(position);
  if (moving?.type === choice.type && pieces.includes(moving.piece)) return moving.piece;
  const free = prompt.choices.some(({ type }) => type === "end_turn");
  return pieces.length === 1 && (alone || !free) ? (pieces[0] ?? null) : null;
}

/** The same with what it gives: to oneself first, then to the others. */
function giving(aim: Aim, ways: Bundle[][], seat: number): Aim {
  if (!ways.length) return aim;
  const told = ways.map((way) =>
    [seat, ...[...way.keys()].filter((other) => other !== seat)]
      .filter((whose) => Object.keys(way[whose] ?? {}).length)
      .map((whose) => say(whose === seat ? "get" : "gets", { name: seatName(whose), goods: bundle(way[whose]) }))
      .join(", "),
  );
  const gain = Math.max(...ways.map((way) => total(way[seat] ?? {})));
  return { ...aim, label: `${aim.label} · ${told.join(` ${say("or")} `)}`, ...(gain ? { gain } : {}) };
}

function aim(
  picture: Picture, face: Face, position: Position, choice: Choice, name: string, toll: Bundle | undefined, list: unknown[],
  way = "",
): Aim {
  const place = spotAimed(picture, face.numbers(picture, position), name);
  const reward = face.reward(picture, position, choice.type, name) || way;
  const price = choice.cost ?? toll;
  const label = targetLabel(choice.type, place) + (reward ? ` (${reward})` : "");
  return {
    name,
    type: choice.type,
    label: price ? `${label} · ${Object.keys(price).length ? say("pay", { goods: bundle(price) }) : say("free")}` : label,
    ...(toll ? { note: Object.values(toll).join("+") || "✓", strong: reward !== "" } : {}),
    ...(price ? { price } : {}),
    options: [list],
  };
}
