// Descriptions of spots on the board, and reasons why an action is unavailable.

import { spotOf, type NumberToken, type Picture, type Piece, type Point } from "../board/picture";
import { centre, nearestPlace } from "../board/hit-test";
import type { Bundle, Choice } from "../protocol";
import { formatMissing, t, tOptional, inlineTerm } from "../i18n";
import { missing, total, type ActionContext } from "./costs";

const WINDS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"];

function wind(from: Point, to: Point): string {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) / (Math.PI / 4);
  return WINDS[(Math.round(turn) + 8) % 8] ?? "n";
}

/** The name of a hex, place, intersection or path: "Denver", "northeast of Denver", "Ulm – München", "Boise – east". */
export function spotName(picture: Picture, numbers: NumberToken[], name: string): string {
  const spot = spotOf(picture, name);
  const hex = picture.hexes[name];
  if (!spot || name in picture.places) return name;
  if (hex) {
    const number = numbers.find((disc) => disc.hex === name)?.value;
    const tile = { hex: name, terrain: t(`terrain-${hex.terrain}`), number: number ?? 0 };
    return t(number ? "hex-numbered" : "hex-of", tile);
  }
  const path = picture.paths[name];
  const [a, b] = path?.names ?? ["", ""];
  if (path && a in picture.places && b in picture.places) return `${a} – ${b}`;
  if (path && a in picture.places) return `${a} – ${t(`toward-${wind(...path.ends)}`)}`;
  if (path && b in picture.places) return `${b} – ${t(`toward-${wind(path.ends[1], path.ends[0])}`)}`;
  const at = centre(spot);
  const place = nearestPlace(picture, at);
  return t("off-place", { wind: t(`wind-${wind(picture.nodes[place] ?? at, at)}`), place });
}

/** A spot in the log, without numbers, which can have moved since: "the hills at Omaha". */
export function spotInLog(picture: Picture, name: string): string {
  const hex = picture.hexes[name];
  if (!hex) return spotName(picture, [], name);
  return t("hex-at", { terrain: inlineTerm(`terrain-${hex.terrain}`), place: nearestPlace(picture, [hex.x, hex.y]) });
}

/** A spot as a target; a hex with its number: "Hills 4 at Omaha". */
export function spotAsTarget(picture: Picture, numbers: NumberToken[], name: string): string {
  const hex = picture.hexes[name];
  const number = numbers.find((disc) => disc.hex === name)?.value;
  if (!hex || !number) return spotInLog(picture, name);
  return t("hex-numbered-at", { terrain: t(`terrain-${hex.terrain}`), number, place: nearestPlace(picture, [hex.x, hex.y]) });
}

/** A spot with all pieces on it. */
export function describeSpot(picture: Picture, numbers: NumberToken[], pieces: Piece[], name: string): string {
  const here = pieces.filter((piece) => {
    if (piece.kind === "road") return piece.path === name;
    if (piece.kind === "mover") return piece.on === name;
    return piece.kind === "figure" ? piece.hex === name : piece.at === name;
  });
  const titles = here.map(({ title }) => title).filter((title) => title !== name);
  return [spotName(picture, numbers, name), ...titles].join("; ");
}

/** A warning that an action forfeits paid steps of a move in progress; "" if it does not. `i` is the index of its target. */
export function lapseNote(choice: Choice | undefined, i = 0): string {
  const count = choice?.lapses?.[i] ?? 0;
  return count ? t("lapse-note", { count }) : "";
}

/** Everything that an action lacks: goods, pieces, a legal target, the right time. */
export function whyUnavailable({ session, face, prices, view }: ActionContext, type: string): string {
  const goods = lacking({ face, prices, view }, type);
  const known = session.obstacles.missing;
  const reasons = [
    ...(total(goods) ? [t("can-lacks", { goods: formatMissing(goods) })] : []),
    ...(known?.[type]?.includes("stock") ? [tOptional(`used-up-${type}`)] : []),
    ...(known?.[type]?.includes("place") ? [t(`nowhere-${type}`)] : []),
    whyNotNow({ session, face }, type),
  ].filter(Boolean);
  return reasons.join(" ") || tOptional(`unpaid-${type}`) || t(`nowhere-${type}`);
}

/** The goods that the viewer lacks for an action. */
export function lacking({ face, prices, view }: Pick<ActionContext, "face" | "prices" | "view">, type: string): Bundle {
  const fuel = face.builds.find((build) => build.type === type)?.fuel;
  return missing(prices[type] ?? (fuel ? { [fuel]: 1 } : {}), face.held(view.position, view.viewer ?? 0));
}

/** Why it is the wrong time for an action; "" if it is the right one. */
function whyNotNow({ session, face }: Pick<ActionContext, "session" | "face">, type: string): string {
  const isEarly = face.builds.some((build) => build.type === type && build.beforeRoll);
  if (session.choice("roll")) return isEarly ? "" : t("can-roll");
  const own = session.view?.position.turn_seat === session.seat || (session.choice("pass") && type.startsWith("build_"));
  if (!session.prompt || !own) return t("can-wait");
  return session.choice("end_turn") || session.choice("pass") ? "" : t("can-first");
}
