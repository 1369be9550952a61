// Facts about something at the table, effects first, history last. Only public facts and the viewer's own.

import { spotOf } from "../board/picture";
import type { Face } from "../games/face";
import { almanacNote } from "../rules/almanac";
import { actionName, capitalize, cardName, formatGoods, formatList, formatMissing, goodName, goodNameInline, i18n, seatName, t, tOptional } from "../i18n";
import type { Bundle, TableInfo, View } from "../protocol";
import type { Session } from "../session.svelte";
import { missing, total } from "./costs";
import { spotAsTarget, whyUnavailable } from "./descriptions";
import { buildingsAround, incomeOf, numberOf, ROLLS, waysOf, yieldAt, type Ground } from "./odds";

export interface Facts {
  title: string;
  lines: string[];
  yields?: string[]; // the lines for screen readers, in addition to the names of the pieces
  note: string; // history
}

/** The data from which facts are derived. */
export interface Scene extends Ground {
  session: Session;
  table: TableInfo;
  view: View;
  face: Face;
  known: Record<string, [number, number]>[] | null; // what everyone could know about hands, by seat
}

/** The facts about a subject such as "spot:Köln", "seat:1" or "good:ore"; null if there is nothing to say. */
export function factsAbout(scene: Scene, subject: string): Facts | null {
  const [kind, name] = [subject.slice(0, subject.indexOf(":")), subject.slice(subject.indexOf(":") + 1)];
  if (kind === "spot") return aboutSpot(scene, name);
  if (kind === "seat") return aboutSeat(scene, Number(name));
  if (kind === "good") return aboutGood(scene, name);
  if (kind === "card") return { title: cardName(name), lines: [tOptional(`effect-${name}`), cardState(scene, name)].filter(Boolean), note: almanacNote(name) };
  if (kind === "act") return aboutAction(scene, name);
  return kind === "bank" ? aboutBank(scene) : null;
}

function aboutSpot(scene: Scene, name: string): Facts | null {
  const { picture, pieces, numbers } = scene;
  if (!spotOf(picture, name)) return null;
  const here = pieces.filter((piece) => {
    if (piece.kind === "road") return piece.path === name;
    if (piece.kind === "mover") return piece.on === name;
    return piece.kind === "figure" ? piece.hex === name : piece.at === name;
  });
  const titles = here.map(({ title }) => title).filter((title) => title && title !== name);
  const about = name in picture.hexes ? aboutHex(scene, name) : name in picture.nodes ? aboutNode(scene, name) : [];
  if (!about.length && !titles.length) return null;
  return { title: spotAsTarget(picture, numbers, name), lines: [...about, ...titles.map((title) => `${title}.`)], yields: about, note: name in picture.places ? almanacNote(name) : "" };
}

function aboutHex(scene: Scene, hex: string): string[] {
  const { picture, blocked, view } = scene;
  const good = picture.hexes[hex]?.resource;
  const number = numberOf(scene, hex);
  if (!good) return [t("inspect-barren")];
  if (!number) return [t("inspect-sleeping", { good: goodNameInline(good) })];
  const ways = waysOf(number);
  const around = [...buildingsAround(scene, hex)];
  const costs = around.filter(([seat]) => seat !== view.viewer).map(([seat, count]) => t("inspect-cost-of", { name: seatName(seat), cards: perTurn(count * ways) }));
  const own = around.find(([seat]) => seat === view.viewer)?.[1] ?? 0;
  const isBlocked = blocked.includes(hex);
  return [
    ...(isBlocked ? [t("inspect-blocked")] : []),
    t("inspect-hex", { number, good: goodNameInline(good), ways, turns: Math.round(ROLLS / ways) }),
    around.length ? t("inspect-beside", { names: formatList(around.map(([seat, count]) => (count > 1 ? `${seatName(seat)} × ${count}` : seatName(seat)))) }) : t("inspect-nobody"),
    ...(own ? [t("inspect-own", { cards: perTurn(own * ways) })] : []),
    ...(costs.length ? [t(isBlocked ? "inspect-costs" : "inspect-robbery", { costs: formatList(costs) })] : []),
  ];
}

function aboutNode(scene: Scene, node: string): string[] {
  const { face, picture, session, table, view } = scene;
  const income = yieldAt(scene, node);
  const lines = face.buildsAt(picture, view.position, node).flatMap((type) => {
    const reward = face.reward(picture, view.position, type, node);
    const choice = session.choice(type);
    const isTarget = choice?.targets?.some((target) => target === node || (Array.isArray(target) && target.includes(node)));
    const lack = view.viewer === null ? {} : missing(table.prices[type] ?? {}, face.held(view.position, view.viewer));
    return [
      ...(reward ? [`${reward}.`] : []),
      ...(table.prices[type] ? [`${actionName(type)}: ${formatGoods(table.prices[type])}.`] : []),
      ...(isTarget ? [t("inspect-can")] : []),
      ...(!isTarget && total(lack) ? [t("can-lacks", { goods: formatMissing(lack) })] : []),
      ...(!isTarget && choice ? [t("inspect-unreached")] : []),
    ];
  });
  const isSite = face.buildsAt(picture, view.position, node).some((type) => face.produces.includes(type)) || scene.pieces.some((piece) => piece.kind === "house" && piece.at === node);
  return [...(isSite ? [yieldLine(income)] : []), ...lines];
}

/** What a building at a site yields: "0.42 cards a turn: 0.14 lumber, …". */
export function yieldLine(income: Bundle): string {
  const parts = Object.entries(income).map(([good, ways]) => `${perTurn(ways)} ${goodNameInline(good)}`);
  return parts.length ? t("inspect-yield", { cards: perTurn(total(income)), goods: parts.join(", ") }) : t("inspect-no-yield");
}

function aboutSeat(scene: Scene, seat: number): Facts {
  const { face, picture, view, table, known, session } = scene;
  const { position } = view;
  const income = incomeOf(scene, seat);
  const points = (session.result?.points ?? view.points)[seat] ?? 0;
  const size = position.hand_size[seat] ?? 0;
  const awards = face.awards(picture, position).map(({ name, counts, least }) => t("inspect-award", { name, count: counts[seat] ?? 0, least: least ?? 0 }));
  const noted = Object.entries(known?.[seat] ?? {}).filter(([, [, most]]) => most > 0);
  return {
    title: seatName(seat),
    lines: [
      t("points-of", { count: points, goal: table.goal ?? 0 }),
      yieldLine(income),
      size > table.hand_limit ? t("inspect-hand-danger", { count: size, lost: Math.floor(size / 2) }) : t("hand-of", { count: size }),
      ...(noted.length && seat !== view.viewer ? [t("inspect-known", { goods: noted.map(([good, [least, most]]) => `${least === most ? least : `${least}–${most}`} ${goodNameInline(good)}`).join(", ") })] : []),
      ...awards,
      face.stock(position, seat).map(({ left, name }) => `${left} ${name}`).join(", "),
    ].filter(Boolean),
    note: "",
  };
}

function aboutGood(scene: Scene, good: string): Facts {
  const { face, table, view } = scene;
  const ways = view.viewer === null ? 0 : (incomeOf(scene, view.viewer)[good] ?? 0);
  const uses = Object.entries(table.prices).filter(([, price]) => price[good]).map(([type]) => actionName(type));
  const left = view.position.supply[good];
  return {
    title: goodName(good),
    lines: [
      ...(face.resources.includes(good) ? [ways ? t("inspect-expect", { cards: perTurn(ways), turns: Math.round(ROLLS / ways) }) : t("inspect-no-source")] : []),
      ...(uses.length ? [t("inspect-uses", { what: uses.join(", ") })] : []),
      ...(left === undefined ? [] : [t("inspect-left", { count: left })]),
    ],
    note: almanacNote(good),
  };
}

function aboutAction({ face, session, table, view }: Scene, type: string): Facts {
  const price = table.prices[type] ?? {};
  const open = type === "exchange" ? face.supply.some((way) => session.choice(way.type)) : session.choice(type) !== undefined;
  const places = session.choice(type)?.targets?.length ?? 0;
  return {
    title: actionName(type),
    lines: [
      ...(total(price) ? [capitalize(`${t("pay", { goods: formatGoods(price) })}.`)] : []),
      open ? (places ? t("inspect-places", { count: places }) : t("inspect-possible")) : whyUnavailable({ session, face, prices: table.prices, view }, type),
    ],
    note: almanacNote(type.replace(/^[a-z]+_/, "")),
  };
}

function aboutBank({ view }: Scene): Facts {
  const { supply, stack_size: count } = view.position;
  return { title: t("act-exchange"), lines: [formatGoods(supply), t("stack-of", { count }), t("inspect-bank")], note: "" };
}

function cardState({ session }: Scene, card: string): string {
  const open = session.choice("play_card")?.targets?.includes(card) || session.choice(card) !== undefined;
  return open ? t("inspect-possible") : card === "victory_point" ? t("hand-only") : t("hand-later");
}

/** Cards in 36 rolls as cards a turn: "0.42". */
function perTurn(ways: number): string {
  return new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }).format(ways / ROLLS);
}
