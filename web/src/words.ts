// Every word of the page, in one place (English; German comes with the Fluent files).

import type { Bundle, GameEvent } from "./messages";

const SEATS = ["Red", "Orange", "White", "Blue"];

export function seatName(seat: number | string | null | undefined): string {
  return typeof seat === "number" ? (SEATS[seat] ?? `Seat ${seat + 1}`) : seat === "chance" ? "Chance" : "Nobody";
}

const THINGS: Record<string, string> = {
  lumber: "lumber",
  brick: "brick",
  wool: "wool",
  grain: "grain",
  ore: "ore",
  mercenary: "Mercenary",
  road_building: "Road Building",
  banking: "Banking",
  trade: "Trade",
  victory_point: "Victory point",
  road: "road",
  hall: "town hall",
  landmark: "landmark",
};

export function thing(name: unknown): string {
  return typeof name === "string" ? (THINGS[name] ?? name.replaceAll("_", " ")) : "a card";
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "2 lumber, 1 ore" */
export function bundle(goods: Bundle | null | undefined): string {
  const parts = Object.entries(goods ?? {}).filter(([, count]) => count > 0);
  return parts.length ? parts.map(([name, count]) => `${count} ${thing(name)}`).join(", ") : "nothing";
}

function many(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

export const words = {
  brand: "Hexstead",
  start: {
    title: "Roads, town halls, landmarks",
    lead: "Germany for three or four. You play red; the others are played by the computer, at random for now.",
    own: "The board is our own, drawn after the real geography.",
    players: "Players",
    setup: "Set-up",
    length: "Length",
    cards: "Start cards",
    cardsNote: "three cities each, dealt",
    variable: "Variable",
    variableNote: "place your own town halls",
    short: "Short game",
    shortNote: "8 points, about 20 minutes",
    full: "Full game",
    fullNote: (players: number) => `${players === 3 ? 12 : 10} points`,
    play: "Play now",
    starting: "Setting the table …",
  },
  missing: { title: "This table is gone", text: "The server was started anew, or the address is wrong.", back: "New game" },
  lost: "Connection lost. Your seat is safe; reconnecting …",
  loading: "Fetching the table …",
  theme: "Light or dark",
  newTable: "New table",
  turn: (n: number, name: string) => `Turn ${n} · ${name}`,
  you: "you",
  computer: "computer",
  turnChip: "Turn",
  points: (n: number, goal: number | null) => `${n} of ${goal ?? "?"} points`,
  handOf: (n: number) => many(n, "resource card"),
  cardsOf: (n: number) => many(n, "development card"),
  longestRoad: "Longest road",
  largestArmy: "Largest army",
  roadsLeft: "roads left",
  hallsLeft: "town halls left",
  nobody: "nobody yet",
  specialHolder: (name: string, count: number) => `${name}, ${count}`,
  mine: (count: number) => `you ${count}`,
  dot: " · ",
  landmarks: "Landmarks",
  landmarksNote: (built: number, all: number) => `${built} of ${all} built · 1 point each, and a reward`,
  supply: (goods: Bundle) => `Supply: ${bundle(goods)}`,
  stack: (n: number) => `${many(n, "development card")} in the stack`,
  roadOf: (seat: number) => `Road of ${seatName(seat)}`,
  hallOf: (seat: number, place: string) => `Town hall of ${seatName(seat)} at ${place}`,
  goetzOn: (hex: string) => `Götz on ${hex}`,
  rewardShort: (type: string, count: number) =>
    type === "road" ? "free road" : type === "resources" ? many(count, "card") : `${count} dev.`,
  reward: (name: string, type: string, count: number) =>
    `${name}: ${
      type === "road"
        ? many(count, "free road")
        : type === "resources"
          ? many(count, "resource card")
          : many(count, "development card")
    }`,

  hand: {
    title: (n: number) => `Your hand · ${many(n, "card")}`,
    safe: "safe on a 7",
    danger: (n: number) => `a 7 costs ${Math.floor(n / 2)}`,
    cards: "Development cards",
    none: "No development cards yet.",
    play: "Play",
    later: "Not now",
    only: "Only you see it",
    effects: {
      mercenary: "Move Götz and steal a card",
      road_building: "Two roads, free",
      banking: "Two resource cards of your choice",
      trade: "Supply 2 : 1 for this turn",
      victory_point: "One point",
    } as Record<string, string>,
  },

  acts: {
    roll: "Roll the dice",
    end_turn: "End turn",
    done: "Done",
    buy_card: "Card",
    build_road: "Road",
    build_hall: "Town hall",
    build_landmark: "Landmark",
    place_hall: "Town hall",
    move_goetz: "Götz",
    offer: "Trade",
    exchange: "Supply",
    withdraw: "Withdraw",
    accept: "Accept",
    decline: "Decline",
    counter: "Counter",
    cancel: "Cancel",
    build: "Build",
    choose: "Choose",
    confirm: "Confirm",
  } as Record<string, string>,
  withPlayers: "with players",
  withSupply: "3 : 1",
  withSupplyTwo: "3 : 1 or 2 : 1",

  prompt: {
    wait: (names: string[]) => `${names.join(" and ")} ${names.length === 1 ? "is" : "are"} thinking`,
    watching: "You are watching",
    over: "The game is over",
    titles: {
      set_up: "Place a town hall in a lit city",
      pre_roll: "Your turn. Roll the dice.",
      goetz: "Where shall Götz ride?",
      rob: "Whose card do you take?",
      main: "Trade and build",
      roads: "Build a free road on a lit path",
      take: "Take a card from the supply",
      offer_mine: "Your offer",
      offer_theirs: "An offer for you",
    } as Record<string, string>,
    lines: {
      set_up: "Your third town hall pays one card for each hex it touches.",
      pre_roll: "A card may be played before the roll.",
      goetz: "Götz blocks a hex, and you take a card from someone there.",
      main: "Click a lit path, city or landmark, or end your turn.",
      main_nothing: "Nothing to build right now: trade, or end your turn.",
      roads: "It costs nothing.",
    } as Record<string, string>,
    discard: (held: number, due: number) => `You hold ${many(held, "card")}. Return ${due}.`,
    takes: (left: number) => `${many(left, "card")} to take.`,
    pay: (cost: Bundle) => `pay ${bundle(cost)}`,
    free: "free",
    tapAgain: "Tap again, or press the button.",
  },

  discard: {
    chosen: (n: number, due: number) => `${n} of ${due} chosen`,
    confirm: (n: number) => `Return ${many(n, "card")}`,
  },
  stepper: { more: (name: string) => `One more ${name}`, less: (name: string) => `One ${name} less` },

  trade: {
    title: "Offer a trade",
    give: "You give",
    get: "You get",
    to: "To",
    all: "all",
    offer: "Offer",
    left: (n: number) => many(n, "offer") + " left this turn",
    call: "Leave one side empty to ask for proposals.",
    theirs: (name: string, give: Bundle, get: Bundle) =>
      `${name} gives ${bundle(give)} and wants ${bundle(get)}.`,
    mine: (give: Bundle, get: Bundle) => `You give ${bundle(give)} for ${bundle(get)}.`,
    answers: ["not asked", "is thinking", "accepts", "declines", "counters"],
    counter: (give: Bundle, get: Bundle) => `gives ${bundle(give)} for ${bundle(get)}`,
    conclude: (name: string) => `Trade with ${name}`,
    sendCounter: "Send counter-offer",
    counterTitle: "Your counter-offer",
    yours: "You have answered; the turn player decides.",
  },

  exchange: {
    title: "Trade with the supply",
    give: (n: number) => `Give ${n}`,
    get: "for 1",
    ratio: (n: number) => `${n} : 1`,
    do: "Exchange",
  },

  rob: (name: string, cards: number) => `${name} · ${many(cards, "card")}`,

  over: {
    won: "You win!",
    lost: (name: string) => `${name} wins`,
    drawn: "A draw: nobody can gain a point any more.",
    again: "Play again",
    other: "Change the table",
    points: "Points",
  },

  log: { title: "Log", empty: "The log fills as you play." },
  refused: "Not possible",

  targets: {
    build_road: (ends: string) => `Build a road ${ends}`,
    build_hall: (name: string) => `Build a town hall in ${name}`,
    build_landmark: (name: string) => `Build the landmark of ${name}`,
    place_hall: (name: string) => `Place a town hall in ${name}`,
    move_goetz: (name: string) => `Move Götz to ${name}`,
  } as Record<string, (name: string) => string>,
};

/** What a target is called: "Build a road Ulm – München". */
export function targetLabel(type: string, name: string): string {
  return words.targets[type]?.(name) ?? `${capital(type.replaceAll("_", " "))}: ${name}`;
}

const RUNS = new Set(["produced", "paid", "received", "discarded", "revealed"]);

export interface Line {
  seat: number | null;
  text: string;
  rule: boolean; // a heading between turns
  key: number;
}

/** The log in sentences; cards that come in a row to one seat share a line. */
export function logLines(events: GameEvent[], viewer: number | null): Line[] {
  const lines: Line[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    const key = i;
    if (RUNS.has(event.type)) {
      const sums = new Map<number, Bundle>();
      for (; i < events.length && events[i]!.type === event.type; i++) {
        const { seat, resource, card, count } = events[i] as GameEvent & { seat: number; count: number };
        const name = (resource ?? card) as string;
        const sum = sums.get(seat) ?? {};
        sum[name] = (sum[name] ?? 0) + count;
        sums.set(seat, sum);
      }
      i--;
      for (const [seat, sum] of sums) lines.push({ seat, text: runSentence(event.type, seat, sum, viewer), rule: false, key });
      continue;
    }
    const text = sentence(event, viewer);
    if (text) lines.push({ seat: event.seat ?? null, text, rule: event.type === "turn_began", key });
  }
  return lines;
}

/** "You roll" or "Orange rolls". */
function does(seat: unknown, verb: string, viewer: number | null, theirs = `${verb}s`): string {
  return seat === viewer ? `You ${verb}` : `${seatName(seat as number)} ${theirs}`;
}

function runSentence(type: string, seat: number, sum: Bundle, viewer: number | null): string {
  const verbs: Record<string, string> = {
    produced: does(seat, "get", viewer),
    paid: does(seat, "pay", viewer),
    received: does(seat, "start with", viewer, "starts with"),
    discarded: does(seat, "return", viewer),
    revealed: does(seat, "show", viewer),
  };
  const cards = Object.entries(sum).map(([name, count]) => many(count, thing(name).toLowerCase()));
  return `${verbs[type]} ${type === "revealed" ? cards.join(", ") : bundle(sum)}.`;
}

function whom(seat: unknown, viewer: number | null): string {
  return seat === viewer ? "you" : seatName(seat as number);
}

type Sentence = (event: GameEvent, viewer: number | null) => string;

const SENTENCES: Record<string, Sentence> = {
  turn_began: (e) => words.turn(e["turn"] as number, seatName(e.seat)),
  first_rolled: (e, v) => `${does(e.seat, "roll", v)} ${Number(e["a"]) + Number(e["b"])} for the first turn.`,
  first_player: (e, v) => `${does(e.seat, "begin", v)}.`,
  rolled: (e, v) => `${does(e.seat, "roll", v)} ${Number(e["a"]) + Number(e["b"])} (${e["a"]} + ${e["b"]}).`,
  shortage: (e) => `The supply is short of ${thing(e["resource"])}.`,
  set_aside: (e, v) => (e.seat === v ? `You put ${thing(e["resource"])} aside.` : `${seatName(e.seat)} puts a card aside.`),
  stolen: (e, v) =>
    `${does(e.seat, "take", v)} ${e["resource"] ? `1 ${thing(e["resource"])}` : "a card"} from ${whom(e["victim"], v)}.`,
  took: (e, v) => `${does(e.seat, "take", v)} 1 ${thing(e["resource"])} from the supply.`,
  stopped: (e, v) => `${does(e.seat, "take", v)} no more.`,
  exchanged: (e, v) =>
    `${does(e.seat, "exchange", v)} ${e["count"]} ${thing(e["give"])} for 1 ${thing(e["get"])} with the supply.`,
  bought: (e, v) => `${does(e.seat, "buy", v)} a development card.`,
  drew: (e, v) => `${does(e.seat, "draw", v)} ${e["card"] ? thing(e["card"]) : "a card"}.`,
  played: (e, v) => `${does(e.seat, "play", v)} ${thing(e["card"])}.`,
  offered: (e, v) =>
    `${does(e.seat, "offer", v)} ${bundle(e["give"] as Bundle)} for ${bundle(e["get"] as Bundle)}.`,
  accepted: (e, v) => `${does(e.seat, "accept", v)}.`,
  declined: (e, v) => `${does(e.seat, "decline", v)}.`,
  countered: (e, v) =>
    `${does(e.seat, "counter", v)}: ${bundle(e["give"] as Bundle)} for ${bundle(e["get"] as Bundle)}.`,
  traded: (e, v) =>
    `${does(e.seat, "trade", v)} ${bundle(e["give"] as Bundle)} for ${bundle(e["get"] as Bundle)} with ${whom(e["partner"], v)}.`,
  withdrawn: (e, v) => `${does(e.seat, "withdraw", v)} the offer.`,
  won: (e, v) => `${does(e.seat, "win", v)} the game.`,
  ended_drawn: () => words.over.drawn,
  dealt: (e, v) => `${does(e.seat, "get", v)} start card ${e["card"]}.`,
  hall_placed: (e, v) => `${does(e.seat, "place", v)} a town hall in ${e["city"]}.`,
  road_built: (e, v) => `${does(e.seat, "build", v)} a ${e["free"] ? "free " : ""}road.`,
  hall_built: (e, v) => `${does(e.seat, "build", v)} a town hall in ${e["city"]}.`,
  landmark_built: (e, v) => `${does(e.seat, "build", v)} the landmark of ${e["landmark"]}.`,
  goetz_moved: (e, v) => `${does(e.seat, "move", v)} Götz to ${e["hex"]}.`,
  longest_road: (e, v) =>
    e.seat === null || e.seat === undefined
      ? "Nobody holds the longest road now."
      : `${does(e.seat, "hold", v)} the longest road with ${e["length"]}.`,
  largest_army: (e, v) => `${does(e.seat, "hold", v)} the largest army with ${e["count"]}.`,
};

function sentence(event: GameEvent, viewer: number | null): string {
  return SENTENCES[event.type]?.(event, viewer) ?? capital(event.type.replaceAll("_", " "));
}
