// Words for the things of a game: seats, goods, bundles, targets.

import { colourOf, takeColours } from "../board/seats";
import { isPerson, type Action, type Bundle, type Presence, type TableInfo } from "../messages";
import { say, sayAny, words } from "./words.svelte";

export { games, LANGUAGES, say, sayAny, sayOf, words, type Language } from "./words.svelte";
export { logLines, sayLine, within, type Line } from "./log";

/** A table's colours, names and game are meant from now on. */
export function meet(table: TableInfo): void {
  takeColours(table.options["seats.colours"]);
  words.game = table.game;
  words.names = table.seats.map(({ name }) => name);
}

export function seatName(seat: number | string | null | undefined): string {
  if (typeof seat === "number") return calledAt(seat, words.names[seat] ?? "");
  return typeof seat === "string" ? say(`seat-${seat}`) : say("nobody");
}

/** What somebody wished to be called; who did not, and has a colour for a name, is called by that of the seat. */
export function calledAt(seat: number, name: string): string {
  return name && !sayAny(`colour-${name}`) ? name : sayAny(`colour-${colourOf(seat)}`) || String(seat + 1);
}

/** Who plays a seat: you, a bot of a level, someone who is away. */
export function playedBy({ seat, kind, level }: TableInfo["seats"][number], presence: Presence | null, viewer: number | null): string {
  const seen = presence?.seats.find((one) => one.seat === seat);
  if (seat === viewer) return say("you");
  if (!isPerson(kind)) return sayAny(`level-${level ?? kind}`) || say("computer");
  if (seen?.bot) return say("bot-sits-in");
  return seen && !seen.here ? say("away") : "";
}

const PLAIN: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** A name as part of a key, which has plain letters only. */
export function plain(name: string): string {
  return name.toLowerCase().replace(/[äöüß]/g, (letter) => PLAIN[letter] ?? letter);
}

/** A resource or another good, as it stands alone: "Ore". */
export function goodName(name: string): string {
  return sayAny(`resource-${name}`) || say(`good-${name}`);
}

/** A good inside a sentence: "ore"; German nouns keep their capital. */
export function goodIn(name: string): string {
  return words.language === "en" ? goodName(name).toLowerCase() : goodName(name);
}

export function cardName(card: string): string {
  return say(`card-${card}`);
}

/** "2 lumber, 1 ore" */
export function bundle(goods: Bundle | null | undefined): string {
  const parts = Object.entries(goods ?? {}).filter(([, count]) => count > 0);
  return parts.map(([name, count]) => `${count} ${goodIn(name)}`).join(", ") || say("goods-none");
}

/** "Red, Blue and White" */
export function nameList(names: string[]): string {
  if (names.length < 2) return names.join("");
  return say("name-and", { first: names.slice(0, -1).join(", "), second: names.at(-1) ?? "" });
}

/** An action on a button: short if there is a short form. */
export function actName(type: string): string {
  return sayAny(`act-${type}`) || say(`action-${type}`);
}

/** An action with what it aims at: "Build a road (Ulm – München)". */
export function actTold({ type, ...aims }: Action): string {
  const told = Object.entries(aims).filter(([name]) => name !== "seat" && name !== "to").map(([name, value]) => aimTold(name, value));
  return told.length ? `${say(`action-${type}`)} (${told.join(", ")})` : say(`action-${type}`);
}

function aimTold(name: string, aim: unknown): string {
  if (typeof aim === "number") return name === "partner" || name === "victim" ? seatName(aim) : String(aim);
  if (typeof aim === "object" && aim !== null) return bundle(aim as Bundle);
  const word = String(aim);
  return (sayAny(`resource-${word}`) || sayAny(`good-${word}`) || sayAny(`card-${word}`) || words.spot?.(word)) ?? word;
}

/** A drawn board with the names of its seas and lands in the reader's language. */
export function landNames(drawing: string): string {
  return drawing.replace(/(<text class="(?:sea|country)"[^>]*>)([^<]+)/g, (_, begin: string, name: string) => {
    const word = sayAny(`land-${name.toLowerCase().replaceAll(" ", "_")}`) || name;
    return begin + (name === name.toUpperCase() ? word.toUpperCase() : word);
  });
}

interface Refusal {
  code: string;
  rule?: string | null;
  text: string; // in English, as the server says it
}

/** A refusal in the reader's language: the rule's sentence, or what its kind means. */
export function refusalText({ code, rule, text }: Refusal): string {
  if (words.language === "en") return text;
  return (rule ? sayAny(`rule-${rule}`) : "") || sayAny(`refused-${code}`) || text;
}

/** What a target is called: "Build a road Ulm – München". */
export function targetLabel(type: string, place: string): string {
  return sayAny(`target-${type}`, { place }) || `${actName(type)}: ${place}`;
}

/** The button that confirms an action of this type. */
export function verb(type: string): string {
  return sayAny(`verb-${type}`) || sayAny(`verb-${type.split("_")[0]}`) || say("verb-choose");
}
