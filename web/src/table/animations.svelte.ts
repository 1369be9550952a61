// Animations of events: dice, cards, coins and moving pieces. All times are in milliseconds.

import { RESOURCES } from "../art/resources";
import type { Camera } from "../board/camera.svelte";
import { spotOf, type Picture, type Point } from "../board/picture";
import { centre } from "../board/hit-test";
import { colours, letter } from "../board/seat-style";
import type { End, Face, Effect } from "../games/face";
import type { SharedEvent } from "../generated/games/shared";
import type { Bundle, GameEvent, View } from "../protocol";
import { logLines } from "../i18n";
import { playSounds } from "./sound";
import { settings } from "./settings.svelte";

const DICE = 700;
const FLIGHT = 420;
const APART = 60;
const FLIGHTS = 900; // longest time for flights that start together
const STEP = 150;
const WALK = 1200; // longest time for one piece
const BEAT = 140; // an event without an animation
const TURN = 2000; // longest time for another player's whole turn
const CELEBRATION = 1100;
const SPARKS = { event: 18, win: 70 }; // pieces of confetti
const STILL = 6; // events without an animation get at most this fraction of the time left in the turn

interface Item {
  show: Effect;
  start: number;
  time: number;
}

export class Animations {
  dice = $state.raw<{ faces: [number, number]; time: number } | null>(null); // faces shown while the dice are rolling
  bright = $state.raw<string[]>([]); // hexes that are producing
  last = $state.raw<string[]>([]); // spots touched by the last action
  #turn = -1;
  #until = 0; // end of the time for this turn
  #running: Animation[] = [];

  constructor(
    private readonly layer: () => HTMLElement | null,
    private readonly festive: () => HTMLElement | null,
    private readonly board: () => { picture: Picture; camera: Camera; face: Face } | null,
    private readonly isPlayedByPerson: (seat: number | string) => boolean,
  ) {}

  /** Start to animate events; returns the duration. */
  play(events: GameEvent[], before: View, after: View): number {
    const board = this.board();
    const layer = this.layer();
    this.clear();
    if (!board || !layer) return 0;
    this.last = logLines(events).flatMap(({ id, spots }) => (id === "log-produced" ? [] : spots)); // producing hexes are highlighted anyway
    if (settings.sound) playSounds(events, board.face.sounds, after.viewer);
    if (!settings.animationSpeed || document.hidden) return 0;
    const { items, dice, total } = plan(board.face, events, before);
    if (total === 0) return 0;
    const time = this.#allowed(total / settings.animationSpeed, before, after);
    if (time === 0) return 0;
    const animationSpeed = time / total;
    if (dice) this.dice = { faces: dice, time: DICE * animationSpeed };
    this.bright = events.filter(isShared).flatMap((event) => (event.type === "produced" && event.hex ? [event.hex] : []));
    for (const item of items) this.#start(board, layer, item, animationSpeed, after.viewer);
    return time;
  }

  /** Show confetti for notable events. It does not delay the game and is not skipped with the other animations. */
  celebrate(events: GameEvent[]): void {
    const [board, layer] = [this.board(), this.festive()];
    if (!board || !layer || !settings.animationSpeed || document.hidden) return;
    for (const event of events) {
      const won = event.type === "won";
      if (!won && !board.face.celebrated.includes(event.type)) continue;
      const spot = Object.values(event.log?.show ?? {}).flat()[0];
      const box = layer.getBoundingClientRect();
      const from = (spot && place(board, spot, "", null)) || [box.width / 2, box.height / 3];
      burst(layer, from, typeof event.seat === "number" ? event.seat : 0, won ? SPARKS.win : SPARKS.event);
    }
  }

  /** Stop all animations. */
  clear(): void {
    for (const animation of this.#running.splice(0)) animation.cancel();
    this.layer()?.replaceChildren();
    this.dice = null;
    this.bright = [];
  }

  /**
   * The duration for these events. Another player's turn has a limited total time, also on slow machines, so each update
   * gets at most half of what is left. The time starts again after a person's decision.
   */
  #allowed(total: number, before: View, after: View): number {
    const { turn, turn_seat: seat } = after.position;
    const now = performance.now();
    if (turn !== this.#turn || before.to_act.some(this.isPlayedByPerson)) [this.#turn, this.#until] = [turn, now + TURN / settings.animationSpeed];
    if (seat === after.viewer) return total;
    return Math.min(total, Math.max(0, this.#until - now) / (total > BEAT * 2 ? 2 : STILL));
  }

  #start(board: { picture: Picture; camera: Camera }, layer: HTMLElement, item: Item, animationSpeed: number, viewer: number | null): void {
    const { show } = item;
    const timing = { delay: item.start * animationSpeed, duration: item.time * animationSpeed, easing: "cubic-bezier(.6,0,.3,1)", fill: "both" as const };
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

/** Confetti in the colours of a seat, from a point outwards and down. */
function burst(layer: HTMLElement, [x, y]: Point, seat: number, count: number): void {
  const speed = Math.min(1, settings.animationSpeed);
  for (let i = 0; i < count; i++) {
    const spark = document.createElement("i");
    spark.style.cssText = `${colours(seat)};background:var(${["--c", "--cl", "--cd", "--lit"][i % 4] ?? "--c"})`;
    layer.append(spark);
    const angle = (i / count) * 2 * Math.PI + Math.random();
    const far = (count > SPARKS.event ? 120 : 34) * (1 + 2 * Math.random());
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.7 - far * 0.5];
    const at = (right: number, down: number, turn: number) => `translate(${x + right}px, ${y + down}px) rotate(${turn}deg)`;
    const flight = spark.animate(
      { transform: [at(0, 0, 0), at(dx, dy, 240), at(dx * 1.15, dy + far, 560)], opacity: [1, 1, 0], offset: [0, 0.45, 1] },
      { duration: (CELEBRATION * (0.8 + 0.5 * Math.random()) * (count > SPARKS.event ? 2 : 1)) / speed, easing: "cubic-bezier(.2,.8,.4,1)", fill: "both" },
    );
    flight.onfinish = () => spark.remove();
  }
}

/** The timeline of events in order; flights of one event type overlap. */
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
    const effects = joined(run.flatMap((event) => [...sharedEffects(event), ...face.effects(event, before.position)]));
    const flights = effects.filter(({ kind }) => kind === "fly");
    const apart = Math.min(APART, (FLIGHTS - FLIGHT) / Math.max(1, flights.length - 1));
    flights.forEach((show, n) => items.push({ show, start: now + n * apart, time: FLIGHT }));
    if (flights.length) now += FLIGHT + (flights.length - 1) * apart;
    for (const show of effects)
      if (show.kind === "go") {
        const time = Math.min(WALK, STEP * (show.along.length + 1));
        items.push({ show, start: now, time });
        now += time;
      }
    if (!effects.length && !QUIET.has(type)) now += BEAT;
  }
  return { items, dice, total: now };
}

const QUIET = new Set(["turn_began", "paid", "passed", "drew", "said", "shortage"]);

/** Merge consecutive steps of one piece into one movement. */
function joined(effects: Effect[]): Effect[] {
  return effects.reduce<Effect[]>((out, show) => {
    const last = out.at(-1);
    if (show.kind === "go" && last?.kind === "go" && last.mover === show.mover) last.along = [...last.along, ...show.along];
    else out.push({ ...show });
    return out;
  }, []);
}

/** Events that every game has and that are animated in the same way. */
const ANIMATED = new Set(["produced", "took", "bought", "stolen", "exchanged", "traded"]);

function isShared(event: { type: string }): event is SharedEvent {
  return ANIMATED.has(event.type);
}

/** The effects of an event that every game has. */
function sharedEffects(event: GameEvent): Effect[] {
  if (!isShared(event)) return [];
  const fly = (what: string | null, from: End, to: End): Effect => ({ kind: "fly", what: what ?? "card", from, to });
  const each = (goods: Bundle) => Object.entries(goods).flatMap(([name, count]) => Array<string>(Math.min(3, count)).fill(name));
  switch (event.type) {
    case "produced":
      return Array.from({ length: event.count }, () => fly(event.resource, event.hex, event.seat));
    case "took":
      return [fly(event.resource, null, event.seat)];
    case "bought":
      return [fly("card", null, event.seat)];
    case "stolen":
      return [fly(event.resource, event.victim, event.seat)];
    case "exchanged":
      return [fly(event.give, event.seat, null), fly(event.get, null, event.seat)];
    case "traded":
      return [
        ...each(event.give).map((name) => fly(name, event.seat, event.partner)),
        ...each(event.get).map((name) => fly(name, event.partner, event.seat)),
      ];
    default:
      return [];
  }
}

/** The position on the screen of an end of a flight; null if it is not visible. */
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

function drawing({ what, seat, text }: Effect & { kind: "fly" }): string {
  const inside =
    what === "token"
      ? `<circle r="14" fill="var(--numTop)" stroke="var(--numOut)"/><text y="5" text-anchor="middle" class="num">${text ?? ""}</text>`
      : what === "cube"
        ? `<use href="#art-cube"/><text y="5" text-anchor="middle">${seat === undefined ? "" : letter(seat)}</text>`
        : (RESOURCES[what] ?? `<rect x="-9" y="-13" width="18" height="26" rx="4" fill="var(--accent)" stroke="var(--pieceInk)" stroke-width="1.5"/>`);
  return `<svg width="30" height="30" viewBox="-15 -15 30 30">${inside}</svg>`;
}
