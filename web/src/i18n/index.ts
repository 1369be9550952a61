// Text for seats, goods, actions and targets, in the reader's language.

import { colourOf, setSeatColours } from "../board/seat-style";
import { isPerson, type Action, type Bundle, type Presence, type TableInfo } from "../protocol";
import { SITE } from "../site";
import { i18n, readable, t, tOfOptional, tOptional } from "./messages.svelte";

export { LANGUAGES, readable, t, tOptional, tOf, tOfOptional, i18n, type Language } from "./messages.svelte";
export { logLines, turnRows, formatLine, inlineTerm, type Line, type Row, type TurnRows } from "./log";

/** Use the colours, seat names and messages of this table from now on. */
export function setCurrentTable(table: TableInfo): void {
  setSeatColours(table.options["seats.colours"]);
  i18n.game = table.game;
  i18n.seatNames = table.seats.map(({ name }) => name);
}

export function seatName(seat: number | string | null | undefined): string {
  if (typeof seat === "number") return displayName(seat, i18n.seatNames[seat] ?? "");
  return typeof seat === "string" ? t(`seat-${seat}`) : t("nobody");
}

/** The name to show for a seat: the player's, or the seat's colour if there is none or if it is the name of a colour. */
export function displayName(seat: number, name: string): string {
  return name && !tOptional(`colour-${name}`) ? name : tOptional(`colour-${colourOf(seat)}`) || String(seat + 1);
}

/** Who plays a seat: "you", the level of a bot, "away"; "" for a person who is present. */
export function playerStatus({ seat, kind, level }: TableInfo["seats"][number], presence: Presence | null, viewer: number | null): string {
  const seen = presence?.seats.find((one) => one.seat === seat);
  if (seat === viewer) return t("you");
  if (!isPerson(kind)) return botLabel(level ?? kind);
  if (seen?.bot) return t("bot-sits-in");
  return seen && !seen.here ? t("away") : "";
}

/** A bot by its level: "bot · Settler". */
function botLabel(level: string): string {
  return level === "random" ? t("level-random") : t("level-named", { name: levelName(level) });
}

/** The name of a level, or of a bot that the host has added. */
export function levelName(level: string): string {
  return tOptional(`bot-${level}`) || level;
}

const PLAIN: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** A name as part of a message key, which can contain only ASCII letters. */
export function asciiKey(name: string): string {
  return name.toLowerCase().replace(/[äöüß]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The name of a good on its own: "Ore". */
export function goodName(name: string): string {
  return tOptional(`resource-${name}`) || t(`good-${name}`);
}

/** A good inside a sentence, such as "ore"; whether that is lower case depends on the language. */
export function goodNameInline(name: string): string {
  return lowersNames() ? goodName(name).toLowerCase() : goodName(name);
}

/** Whether the language writes names of goods and terrains in lower case inside sentences. */
export function lowersNames(): boolean {
  return t("inline-names") === "lower";
}

export function cardName(card: string): string {
  return t(`card-${card}`);
}

/** The name of a game: its own message, else its identifier. */
export function gameName(game: string): string {
  return tOfOptional(game, "game") || readable(game);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a value is an object with numbers only: goods and how many of each. */
export function isBundle(value: unknown): value is Bundle {
  return typeof value === "object" && value !== null && Object.values(value).every((count) => typeof count === "number");
}

/** "2 lumber, 1 ore" */
export function formatGoods(goods: Bundle | null | undefined): string {
  const parts = Object.entries(goods ?? {}).filter(([, count]) => count > 0);
  return parts.map(([name, count]) => `${count} ${goodNameInline(name)}`).join(", ") || t("goods-none");
}

/** Missing goods: "1 more lumber and 2 ore" */
export function formatMissing(goods: Bundle): string {
  const [first, ...others] = Object.entries(goods).filter(([, count]) => count > 0);
  if (!first) return t("goods-none");
  const more = t("more-of", { count: first[1], name: goodNameInline(first[0]) });
  return formatList([more, ...others.map(([name, count]) => `${count} ${goodNameInline(name)}`)]);
}

/** "Red, Blue and White" */
export function formatList(names: string[]): string {
  if (names.length < 2) return names.join("");
  return t("name-and", { first: names.slice(0, -1).join(", "), second: names.at(-1) ?? "" });
}

/** The name of an action on a button; the short form if there is one. */
export function actionName(type: string): string {
  return tOptional(`act-${type}`) || t(`action-${type}`);
}

/** An action with its arguments: "Build a road (Ulm – München)". It leaves out the seat, the recipients of an offer, and the moving piece. */
export function describeAction({ type, ...args }: Action): string {
  const moves = typeof args["to"] === "string";
  const shown = Object.entries(args).filter(([name, value]) => name !== "seat" && value !== "none" && (name === "to" ? moves : !moves || typeof value !== "number"));
  const parts = shown.map(([name, value]) => describeArgument(name, value));
  return parts.length ? `${t(`action-${type}`)} (${parts.join(", ")})` : t(`action-${type}`);
}

function describeArgument(name: string, value: unknown): string {
  if (typeof value === "number") return name === "partner" || name === "victim" ? seatName(value) : String(value);
  if (isBundle(value)) return formatGoods(value);
  const word = String(value);
  return (tOptional(`resource-${word}`) || tOptional(`good-${word}`) || tOptional(`card-${word}`) || i18n.describeSpot?.(word)) ?? word;
}

/** A board's SVG with the names of seas and countries in the reader's language. */
export function translateLandNames(drawing: string): string {
  return drawing.replace(/(<text class="(?:sea|country)"[^>]*>)([^<]+)/g, (_, begin: string, name: string) => {
    const word = tOptional(`land-${name.toLowerCase().replaceAll(" ", "_")}`) || name;
    return begin + (name === name.toUpperCase() ? word.toUpperCase() : word);
  });
}

/** How the winner won: "Red reaches 10 points". */
export function winSentence(table: TableInfo, winner: number): string {
  const name = seatName(winner);
  return tOfOptional(table.game, "over-how", { name, goal: table.goal ?? 0 }) || t("over-lost", { name });
}

interface Refusal {
  code: string;
  rule?: string | null;
  text: string; // the server's English sentence
}

/** A refusal in the reader's language: the sentence of the rule, or the meaning of the code. */
export function refusalText({ code, rule, text }: Refusal): string {
  return (rule ? tOptional(`rule-${rule}`) : "") || (SITE ? tOptional(`site-refused-${code}`) : "") || tOptional(`refused-${code}`) || text;
}

/** The label of a target: "Build a road Ulm – München". */
export function targetLabel(type: string, place: string): string {
  return tOptional(`target-${type}`, { place }) || `${actionName(type)}: ${place}`;
}

/** The label of the button that confirms an action. */
export function confirmLabel(type: string): string {
  return tOptional(`verb-${type}`) || tOptional(`verb-${type.split("_")[0]}`) || t("verb-choose");
}
