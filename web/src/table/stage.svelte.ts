// Shows what happens: dice tumble, cards and coins fly, pieces go their way. Only looks; the position comes from the server.

import { RESOURCES } from "../art/resources";
import type { Camera } from "../board/camera.svelte";
import { spotOf, type Picture, type Point } from "../board/picture";
import { centre } from "../board/reach";
import { colours, letter } from "../board/seats";
import type { End, Face, Show } from "../games/face";
import type { Bundle, GameEvent, View } from "../messages";
import { logLines } from "../words";
import { sounds } from "./sound";
import { wishes } from "./wishes.svelte";

const DICE = 700;
const FLIGHT = 420;
const APART = 60;
const FLIGHTS = 900; // all that fly together
const STEP = 150;
const WALK = 1200; // the longest way
const BEAT = 140; // whatever else happens
const TURN = 2000; // another player's whole turn
const STILL = 6; // unanimated things in a turn of which every further one is shorter

interface Item {
  show: Show;
  start: number;
  time: number;
}

export class Stage {
  dice = $state.raw<{ faces: [number, number]; time: number } | null>(null); // tumbling
  bright = $state.raw<string[]>([]); // hexes that produce
  last = $state.raw<string[]>([]); // what the last move touched
  #turn = -1;
  #until = 0; // when it should have been shown
  #running: Animation[] = [];

  constructor(
    private readonly layer: () => HTMLElement | null,
    private readonly board: () => { picture: Picture; camera: Camera; face: Face } | null,
    private readonly thinks: (seat: number | string) => boolean, // a person who is asked
  ) {}

  /** Begin to show events; how long it takes, in milliseconds. */
  play(events: GameEvent[], before: View, after: View): number {
    const board = this.board();
    const layer = this.layer();
    this.clear();
    if (!board || !layer) return 0;
    this.last = logLines(events).flatMap(({ id, spots }) => (id === "log-produced" ? [] : spots)); // those shine by themselves
    if (wishes.sound) sounds(events, after.viewer);
    if (!wishes.pace || document.hidden) return 0;
    const { items, dice, total } = plan(board.face, events, before);
    if (total === 0) return 0;
    const time = this.#allowed(total / wishes.pace, before, after);
    if (time === 0) return 0;
    const pace = time / total;
    if (dice) this.dice = { faces: dice, time: DICE * pace };
    this.bright = events.filter(({ type }) => type === "produced").map((event) => event["hex"] as string);
    for (const item of items) this.#start(board, layer, item, pace, after.viewer);
    return time;
  }

  /** Nothing moves any more. */
  clear(): void {
    for (const animation of this.#running.splice(0)) animation.cancel();
    this.layer()?.replaceChildren();
    this.dice = null;
    this.bright = [];
  }

  /**
   * Another player's turn has so much time and no more, on slow machines too: everything takes at most half of what is left.
   * It begins anew after a person has thought.
   */
  #allowed(total: number, before: View, after: View): number {
    const { turn, turn_seat: seat } = after.position;
    const now = performance.now();
    if (turn !== this.#turn || before.to_act.some(this.thinks)) [this.#turn, this.#until] = [turn, now + TURN / wishes.pace];
    if (seat === after.viewer) return total;
    return Math.min(total, Math.max(0, this.#until - now) / (total > BEAT * 2 ? 2 : STILL));
  }

  #start(board: { picture: Picture; camera: Camera }, layer: HTMLElement, item: Item, pace: number, viewer: number | null): void {
    const { show } = item;
    const timing = { delay: item.start * pace, duration: item.time * pace, easing: "cubic-bezier(.6,0,.3,1)", fill: "both" as const };
    if (show.kind === "go") {
      const piece = document.querySelector<SVGGElement>(`[data-mover="${CSS.escape(show.mover)}"]`);
      const from = piece?.transform.baseVal.consolidate()?.matrix;
      if (!piece || !from) return;
      const spots = show.along.map((name) => spotOf(board.picture, name)).filter((spot) => spot !== null);
      const way = spots.map((spot) => centre(spot)).map(([x, y]) => `translate(${x}px, ${y - 4}px)`);
      this.#running.push(piece.animate({ transform: [`translate(${from.e}px, ${from.f}px)`, ...way] }, { ...timing, fill: "forwards" }));
      return;
    }
    const [a, b] = [place(board, show.from, show.what, viewer), place(board, show.to, show.what, viewer)];
    if (!a || !b) return;
    const thing = document.createElement("div");
    thing.innerHTML = drawing(show);
    if (show.seat !== undefined) thing.style.cssText = colours(show.seat);
    layer.append(thing);
    const mid: Point = [(a[0] + b[0]) / 2, Math.min(a[1], b[1]) - 30];
    const to = ([x, y]: Point, scale: number) => `translate(${x - 15}px, ${y - 15}px) scale(${scale})`;
    const flight = thing.animate({ transform: [to(a, 1), to(mid, 1.15), to(b, 0.7)], opacity: [0.2, 1, 1, 0.9] }, timing);
    flight.onfinish = () => thing.remove();
    this.#running.push(flight);
  }
}

/** What is to be seen of events, one after the other; flights of a kind go together. */
function plan(face: Face, events: GameEvent[], before: View): { items: Item[]; dice: [number, number] | null; total: number } {
  const items: Item[] = [];
  let dice: [number, number] | null = null;
  let now = 0;
  for (let i = 0; i < events.length; ) {
    const type = events[i]!.type;
    let until = i + 1;
    while (events[until]?.type === type) until++;
    const run = events.slice(i, until);
    i = until;
    if (type === "rolled") {
      dice = [Number(run[0]!["a"]), Number(run[0]!["b"])];
      now += DICE;
      continue;
    }
    const shows = joined(run.flatMap((event) => [...common(event), ...face.shows(event, before.position)]));
    const flights = shows.filter(({ kind }) => kind === "fly");
    const apart = Math.min(APART, (FLIGHTS - FLIGHT) / Math.max(1, flights.length - 1));
    flights.forEach((show, n) => items.push({ show, start: now + n * apart, time: FLIGHT }));
    if (flights.length) now += FLIGHT + (flights.length - 1) * apart;
    for (const show of shows)
      if (show.kind === "go") {
        const time = Math.min(WALK, STEP * (show.along.length + 1));
        items.push({ show, start: now, time });
        now += time;
      }
    if (!shows.length && !QUIET.has(type)) now += BEAT;
  }
  return { items, dice, total: now };
}

const QUIET = new Set(["turn_began", "paid", "passed", "drew", "said", "shortage"]);

/** Steps of one piece in a row are one way. */
function joined(shows: Show[]): Show[] {
  return shows.reduce<Show[]>((out, show) => {
    const last = out.at(-1);
    if (show.kind === "go" && last?.kind === "go" && last.mover === show.mover) last.along = [...last.along, ...show.along];
    else out.push({ ...show });
    return out;
  }, []);
}

/** What events look like that every game has. */
function common(event: GameEvent): Show[] {
  const seat = event.seat ?? null;
  const fly = (what: string, from: End, to: End): Show => ({ kind: "fly", what, from, to });
  const goods = (bundle: unknown) =>
    Object.entries((bundle ?? {}) as Bundle).flatMap(([name, count]) => Array<string>(Math.min(3, count)).fill(name));
  switch (event.type) {
    case "produced":
      return Array.from({ length: event["count"] as number }, () => fly(event["resource"] as string, event["hex"] as string, seat));
    case "took":
      return [fly(event["resource"] as string, null, seat)];
    case "bought":
      return [fly("card", null, seat)];
    case "stolen":
      return [fly((event["resource"] as string | null) ?? "card", event["victim"] as number, seat)];
    case "exchanged":
      return [fly(event["give"] as string, seat, null), fly(event["get"] as string, null, seat)];
    case "traded":
      return [
        ...goods(event["give"]).map((name) => fly(name, seat, event["partner"] as number)),
        ...goods(event["get"]).map((name) => fly(name, event["partner"] as number, seat)),
      ];
    default:
      return [];
  }
}

/** Where something flies from or to, on the screen. */
function place(board: { picture: Picture; camera: Camera }, end: End, what: string, viewer: number | null): Point | null {
  if (typeof end === "string") {
    const spot = spotOf(board.picture, end);
    const box = document.querySelector(".board")?.getBoundingClientRect();
    if (!spot || !box) return null;
    const [x, y] = board.camera.toScreen(centre(spot));
    return [x + box.left, y + box.top];
  }
  const own = end !== null && end === viewer ? document.querySelector(`.hand [data-resource="${what}"]`) : null;
  const found = own ?? document.querySelector(end === null ? ".turnbox, .specials" : `.player[data-seat="${end}"]`);
  const box = found?.getBoundingClientRect();
  return box?.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}

function drawing({ what, seat, text }: Show & { kind: "fly" }): string {
  const inside =
    what === "token"
      ? `<circle r="14" fill="var(--numTop)" stroke="var(--numOut)"/><text y="5" text-anchor="middle" class="num">${text ?? ""}</text>`
      : what === "cube"
        ? `<use href="#art-cube"/><text y="5" text-anchor="middle">${seat === undefined ? "" : letter(seat)}</text>`
        : (RESOURCES[what] ?? `<rect x="-9" y="-13" width="18" height="26" rx="4" fill="var(--accent)" stroke="var(--pieceInk)" stroke-width="1.5"/>`);
  return `<svg width="30" height="30" viewBox="-15 -15 30 30">${inside}</svg>`;
}
