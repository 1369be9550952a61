// Turns the choices of a prompt into targets on the board, with labels and prices.

import { spotOf, type BoardTarget, type Picture } from "../board/picture";
import type { Face } from "../games/face";
import type { Bundle, Choice, Position, Prompt, Target } from "../protocol";
import { actionName, formatGoods, t, seatName, targetLabel } from "../i18n";
import { total } from "./costs";
import { lapseNote, spotAsTarget } from "./descriptions";
import { yieldLine } from "./inspect";
import { yieldAt } from "./odds";

/** A target on the board and the actions that it stands for. */
export interface ActionTarget extends BoardTarget {
  options: unknown[][]; // the arguments of each possible action; if there are several, the player chooses one
  piece?: number; // set if the target only chooses a piece
  tour?: unknown[][]; // arguments of several actions in a row
  price?: Bundle; // goods to pay
}

export interface Focus {
  mode: string | null; // the only action type whose targets are shown
  piece: number | null; // the piece to move
}

function values(target: Target): unknown[] {
  return Array.isArray(target) ? target : [target];
}

/** The index of the argument that is a spot on the board; -1 if there is none. */
export function placeIn(picture: Picture, choice: Choice): number {
  const first = choice.targets?.[0];
  if (first === undefined) return -1;
  return values(first).findIndex((value) => typeof value === "string" && spotOf(picture, value) !== null);
}

export function actionTargets(picture: Picture, face: Face, position: Position, prompt: Prompt, focus: Focus): ActionTarget[] {
  const shown = prompt.choices.filter((choice) => placeIn(picture, choice) >= 0);
  const only = shown.some((choice) => choice.type === focus.mode) ? focus.mode : null;
  return shown
    .filter((choice) => (only ? choice.type === only : !face.onDemand.includes(choice.type)))
    .flatMap((choice) => targetsOf(picture, face, position, prompt, focus, choice, only !== null));
}

function targetsOf(
  picture: Picture, face: Face, position: Position, prompt: Prompt, focus: Focus, choice: Choice, alone: boolean,
): ActionTarget[] {
  const at = placeIn(picture, choice);
  const targets = choice.targets ?? [];
  const pieces = [...new Set(targets.map((target) => values(target)[0]).filter((value) => typeof value === "number"))];
  const moved = pieces.length ? movedPiece(face, position, prompt, focus, choice, pieces, alone) : null;
  const found = new Map<string, ActionTarget>();
  for (const piece of pieces) {
    if (piece === moved) continue;
    const label = `${actionName(choice.type)}: ${face.option(picture, position, choice.type, piece)}`;
    const mover = face.mover(choice.type, prompt.seat, piece);
    const lost = lapseNote(choice, targets.findIndex((target) => values(target)[0] === piece));
    found.set(mover, withNote({ name: String(piece), type: choice.type, label, mover, piece, options: [] }, lost));
  }
  for (const [i, target] of targets.entries()) {
    const list = values(target);
    if (pieces.length && list[0] !== moved) continue;
    const name = String(list[at]);
    const known = found.get(name);
    if (known) known.options.push(list);
    else {
      const one = makeTarget(picture, face, position, choice, name, choice.tolls?.[i], list);
      found.set(name, withNote(withGains(one, choice.gains?.[i] ?? [], prompt.seat), lapseNote(choice, i)));
    }
  }
  for (const { targets: tour, toll } of choice.tours ?? []) {
    const last = tour.at(-1) ?? [];
    const name = String(last[at]);
    if (last[0] !== moved || found.has(name)) continue;
    const far = makeTarget(picture, face, position, choice, name, toll, last, t("in-steps", { count: tour.length }));
    const first = targets.findIndex((target) => values(target)[0] === moved);
    found.set(name, withNote({ ...far, tour }, lapseNote(choice, first)));
  }
  return [...found.values()];
}

/** The piece whose targets are shown: the chosen one, the one that is moving, or the only one if there is no other choice. */
function movedPiece(
  face: Face, position: Position, prompt: Prompt, focus: Focus, choice: Choice, pieces: number[], alone: boolean,
): number | null {
  if (focus.mode === choice.type && focus.piece !== null && pieces.includes(focus.piece)) return focus.piece;
  const moving = face.moving(position);
  if (moving?.type === choice.type && pieces.includes(moving.piece)) return moving.piece;
  const free = prompt.choices.some(({ type }) => type === "end_turn");
  return pieces.length === 1 && (alone || !free) ? (pieces[0] ?? null) : null;
}

/** The target with its yields in the label: first for the player, then for the others. */
function withGains(target: ActionTarget, ways: Bundle[][], seat: number): ActionTarget {
  if (!ways.length) return target;
  const parts = ways.map((way) =>
    [seat, ...[...way.keys()].filter((other) => other !== seat)]
      .filter((whose) => Object.keys(way[whose] ?? {}).length)
      .map((whose) => t(whose === seat ? "get" : "gets", { name: seatName(whose), goods: formatGoods(way[whose]) }))
      .join(", "),
  );
  const gain = Math.max(...ways.map((way) => total(way[seat] ?? {})));
  return { ...target, label: `${target.label} · ${parts.join(` ${t("or")} `)}`, ...(gain ? { gain } : {}) };
}

function withNote(target: ActionTarget, note: string): ActionTarget {
  return note ? { ...target, label: `${target.label} · ${note}` } : target;
}

function makeTarget(
  picture: Picture, face: Face, position: Position, choice: Choice, name: string, toll: Bundle | undefined, list: unknown[],
  way = "",
): ActionTarget {
  const numbers = face.numbers(picture, position);
  const place = spotAsTarget(picture, numbers, name);
  const reward = face.reward(picture, position, choice.type, name) || way;
  const price = choice.cost ?? toll;
  const value = position.turn === 0 && name in picture.places ? ` · ${yieldLine(yieldAt({ picture, numbers, blocked: [], pieces: [] }, name))}` : "";
  const label = targetLabel(choice.type, place) + (reward ? ` (${reward})` : "") + value;
  return {
    name,
    type: choice.type,
    label: price ? `${label} · ${Object.keys(price).length ? t("pay", { goods: formatGoods(price) }) : t("free")}` : label,
    ...(toll ? { note: Object.values(toll).join("+") || "✓", strong: reward !== "" } : {}),
    ...(price ? { price } : {}),
    options: [list],
  };
}
