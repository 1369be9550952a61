// Spots of the board in words, by their own name or by the nearest place that has one; and why something cannot be done.

import { spotOf, type Disc, type Picture, type Piece, type Point } from "../board/picture";
import { centre, nearestPlace } from "../board/reach";
import type { Bundle } from "../messages";
import type { Session } from "../session.svelte";
import { bundle, say, within } from "../words";
import { total } from "./costs";

const WINDS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"];

function wind(from: Point, to: Point): string {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) / (Math.PI / 4);
  return say(`wind-${WINDS[(Math.round(turn) + 8) % 8]}`);
}

/** A hex, place, crossing or path: "Denver", "northeast of Denver", "Ulm – München", "Boise – east". */
export function spotName(picture: Picture, numbers: Disc[], name: string): string {
  const spot = spotOf(picture, name);
  const hex = picture.hexes[name];
  if (!spot || name in picture.places) return name;
  if (hex) {
    const number = numbers.find((disc) => disc.hex === name)?.value;
    const tile = { hex: name, terrain: say(`terrain-${hex.terrain}`), number: number ?? 0 };
    return say(number ? "hex-numbered" : "hex-of", tile);
  }
  const path = picture.paths[name];
  const [a, b] = path?.names ?? ["", ""];
  if (path && a in picture.places && b in picture.places) return `${a} – ${b}`;
  if (path && a in picture.places) return `${a} – ${wind(...path.ends)}`;
  if (path && b in picture.places) return `${b} – ${wind(path.ends[1], path.ends[0])}`;
  const at = centre(spot);
  const place = nearestPlace(picture, at);
  return say("off-place", { wind: wind(picture.nodes[place] ?? at, at), place });
}

/** The same for the log, where numbers may have wandered since: "the hills at Omaha". */
export function spotThen(picture: Picture, name: string): string {
  const hex = picture.hexes[name];
  if (!hex) return spotName(picture, [], name);
  return say("hex-at", { terrain: within(`terrain-${hex.terrain}`), place: nearestPlace(picture, [hex.x, hex.y]) });
}

/** The same for a target, where a hex has its number too: "Hills 4 at Omaha". */
export function spotAimed(picture: Picture, numbers: Disc[], name: string): string {
  const hex = picture.hexes[name];
  const number = numbers.find((disc) => disc.hex === name)?.value;
  if (!hex || !number) return spotThen(picture, name);
  return say("hex-numbered-at", { terrain: say(`terrain-${hex.terrain}`), number, place: nearestPlace(picture, [hex.x, hex.y]) });
}

/** A spot with everything that stands there. */
export function spotTold(picture: Picture, numbers: Disc[], pieces: Piece[], name: string): string {
  const here = pieces.filter((piece) => {
    if (piece.kind === "road") return piece.path === name;
    if (piece.kind === "mover") return piece.on === name;
    return piece.kind === "figure" ? piece.hex === name : piece.at === name;
  });
  const titles = here.map(({ title }) => title).filter((title) => title !== name);
  return [spotName(picture, numbers, name), ...titles].join("; ");
}

/** Why an action is not open to whoever looks: what is missing for it, or that there is no time or place for it. */
export function whyNot(session: Session, type: string, lack: Bundle): string {
  if (total(lack)) return say("can-lacks", { goods: bundle(lack) });
  if (session.choice("roll")) return say("can-roll");
  const own = session.view?.position.turn_seat === session.seat || (session.choice("pass") && type.startsWith("build_"));
  if (!session.prompt || !own) return say("can-wait");
  if (!session.choice("end_turn") && !session.choice("pass")) return say("can-first");
  return say(`nowhere-${type}`);
}
