// Every word of the page, in one place (English; German comes with the Fluent files).

import { colourOf } from "./board/seats";
import type { Bundle, GameEvent } from "./messages";

export function seatName(seat: number | string | null | undefined): string {
  if (seat === "neutral") return "Neutral";
  return typeof seat === "number" ? capital(colourOf(seat) ?? `seat ${seat + 1}`) : seat === "chance" ? "Chance" : "Nobody";
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
  cattle: "cattle",
  coal: "coal",
  gold: "gold",
  cavalry: "Cavalry",
  engineer: "Engineer",
  right_of_way: "Right of Way",
  mineral_rights: "Mineral Rights",
  cattle_drive: "Cattle Drive",
  scout: "Scout",
  native_support: "Native Support",
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
    own: "Germany's board and America's suggested set-up are our own, after the real geography.",
    game: "Game",
    players: "Players",
    play: "Play now",
    starting: "Setting the table …",
  },
  forms: {
    germany: {
      name: "Germany",
      title: "Roads, town halls, landmarks",
      lead: "Germany for three or four. You play red; the others are played by the computer, at random for now.",
      fields: (players: number) => [
        {
          key: "setup.pieces",
          legend: "Set-up",
          choices: [
            { value: "cards", label: "Start cards", note: "three cities each, dealt" },
            { value: "variable", label: "Variable", note: "place your own town halls" },
          ],
        },
        {
          key: "game.points",
          legend: "Length",
          choices: [
            { value: 8, label: "Short game", note: "8 points, about 20 minutes" },
            { value: 0, label: "Full game", note: `${players === 3 ? 12 : 10} points` },
          ],
        },
      ],
    },
    america: {
      name: "America",
      title: "Settlers, rails, deliveries",
      lead: "America for three or four. You play red; the others are played by the computer, at random for now.",
      fields: (players: number) => [
        {
          key: "setup.pieces",
          legend: "Set-up",
          choices: [
            { value: "suggested", label: "Suggested", note: "first pieces as the map says" },
            { value: "variable", label: "Variable", note: "place your own cities" },
          ],
        },
        {
          key: "setup.tokens",
          legend: "Number tokens",
          choices: [
            { value: "suggested", label: "As suggested" },
            { value: "random", label: "Shuffled" },
          ],
        },
        {
          key: "edition",
          legend: "Rule book",
          choices: [
            { value: "2018", label: "2018" },
            { value: "2010", label: "2010" },
            { value: "german", label: "German", note: "deliver on arrival" },
          ],
        },
        {
          key: "game.goods",
          legend: "Length",
          choices: [
            { value: 3, label: "Short", note: "3 deliveries" },
            { value: 5, label: "Middle", note: "5 deliveries" },
            { value: 0, label: "Full game", note: `${players === 3 ? 10 : 8} deliveries` },
          ],
        },
      ],
    },
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
  railOf: (seat: number) => `Rail of ${seatName(seat)}`,
  trainOf: (seat: number) => `Train of ${seatName(seat)}`,
  settlerOf: (seat: number) => `Settler of ${seatName(seat)}`,
  cityOf: (owner: number | string, place: string) =>
    owner === "neutral" ? `Neutral city at ${place}` : `City of ${seatName(owner)} at ${place}`,
  coinAt: (place: string, gold: number | null) => `${place}, ${gold === null ? "gold taken" : `${gold} gold`}`,
  outlawOn: (hex: string) => `Outlaw on ${hex}`,
  gold: "gold",
  citiesLeft: "in the yard",
  railsLeft: "rails",
  track: (made: number, ready: number, goal: number) => `${made} of ${goal} delivered, ${many(ready, "cube")} ready`,
  founds: (gold: number) => (gold ? `a city, and ${gold} gold` : "a city"),
  trackBonus: "then one more, free",
  near: (place: string) => `near ${place}`,
  corner: "a crossing",
  pieceAt: (train: boolean, off: boolean, n: number, place: string) =>
    `${off ? "Take off " : ""}${train ? "train" : "settler"} ${n + 1}, ${place.startsWith("near") ? place : `at ${place}`}`,
  inSteps: (n: number) => `${n} steps`,
  stepsLeft: (n: number) => `${many(n, "step")} left, free of coal and fees.`,
  stepsPaid: (n: number) => (n ? `${many(n, "step")} left on this coal.` : "The next step takes another coal."),
  railsGiven: (n: number) => `${many(n, "free rail")} left.`,
  payout: (gold: Bundle) =>
    Object.entries(gold)
      .map(([colour, count]) => `${capital(colour)} ${count} gold`)
      .join(", "),
  verb: (type: string) =>
    type.startsWith("build") ? "Build" : type.startsWith("move") ? "Move" : type === "deliver" ? "Deliver" : "Choose",
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
      cavalry: "Move the outlaw, 2 gold, steal a card",
      engineer: "Two rails, free",
      right_of_way: "A train: five steps, free",
      mineral_rights: "Two resource cards of your choice",
      cattle_drive: "1 cattle for 5 gold",
      scout: "A settler: five steps, or 3 gold",
      native_support: "Name the roll",
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
    build_rail: "Rail",
    build_train: "Train",
    build_settler: "Settler",
    move_train: "Move train",
    move_settler: "Move settler",
    deliver: "Deliver",
    take_gold: "Take 3 gold",
    pass: "Build no more",
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
  dones: { rob_done: "Take nothing", scout_done: "Do nothing", bonus_done: "No free rail" } as Record<string, string>,
  under: { move_train: "1 coal: 3 rails", move_settler: "1 grain: 3 steps", deliver: "by train" } as Record<string, string>,
  withPlayers: "with players",
  withGold: "3 : 1, gold",
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
      set_city: "Place a city on a lit site",
      set_rail: "Place your first rail; a train stands on it",
      set_neutral: "Place a neutral city on a lit site",
      outlaw: "Where shall the outlaw go?",
      action: "Build, move, deliver, trade",
      route: "Equally short routes: who gets the gold?",
      bonus: "One more rail beside the track, free",
      engineer: "Build a free rail on a lit path",
      card_move: "Right of Way: move one train",
      scout: "Scout: move a settler, or take 3 gold",
      build_phase: "Out of turn: build, or pass",
      build_rail: "Choose a lit path for your rail",
      build_train: "Choose a lit rail for your train",
      build_settler: "Choose a lit city for your settler",
      build_train_taking: "Both trains are out: which one comes off?",
      build_settler_taking: "Both settlers are out: which one comes off?",
      move_train: "Move a train, by steps or all the way",
      move_settler: "Where shall the settler walk?",
      deliver: "Choose a lit city for your goods",
    } as Record<string, string>,
    lines: {
      set_up: "Your third town hall pays one card for each hex it touches.",
      pre_roll: "A card may be played before the roll.",
      goetz: "Götz blocks a hex, and you take a card from someone there.",
      set_city: "Your third city pays one card for each hex it touches.",
      outlaw: "The outlaw blocks a hex, and you take a card from someone there.",
      action: "Click a lit path, city or piece, or end your turn.",
      action_nothing: "Nothing to build or move right now: trade, or end your turn.",
      bonus: "It costs nothing.",
      card_move: "Click the train, then its next path.",
      scout: "Up to five steps without grain.",
      build_phase: "Rails, trains, settlers and cards, at their price.",
      move_train: "The numbers are coal, and + gold to the owners of foreign rails; one coal is three rails.",
      move_settler: "The number is the grain it takes; a site becomes a city at once.",
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
    place_city: (name: string) => `Place a city at ${name}`,
    build_rail: (ends: string) => `Build a rail ${ends}`,
    build_train: (ends: string) => `Build a train ${ends}`,
    build_settler: (name: string) => `Build a settler at ${name}`,
    move_train: (ends: string) => `Move the train to ${ends}`,
    move_settler: (name: string) => `Walk to ${name}`,
    deliver: (name: string) => `Deliver goods to ${name}`,
    move_outlaw: (name: string) => `Move the outlaw to ${name}`,
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

const STEPS = ["train_moved", "token_placed"]; // one line for all that come in a row

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
    let count = 1;
    while (STEPS.includes(event.type) && sameRun(event, events[i + 1])) {
      i++;
      count++;
    }
    const text = sentence(count > 1 ? { ...event, steps: count } : event, viewer);
    const owner = typeof event["owner"] === "number" && event.seat === undefined ? event["owner"] : null;
    if (text) lines.push({ seat: event.seat ?? owner, text, rule: event.type === "turn_began", key });
  }
  return lines;
}

function sameRun(event: GameEvent, next: GameEvent | undefined): boolean {
  return next?.type === event.type && next.seat === event.seat && next["train"] === event["train"];
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

const SOURCES: Record<string, string> = {
  compensation: "for an empty roll",
  route: "for a new link",
  coast: "at the coast",
  exchange: "for three cards",
  card: "by a card",
};

/** " at Denver", or nothing for a crossing without a name. */
function at(node: unknown): string {
  return typeof node === "string" && !/^g\d/.test(node) ? ` at ${node}` : "";
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
  token_placed: () => "The number tokens are laid out.",
  city_placed: (e, v) =>
    e["owner"] === "neutral" ? `A neutral city stands at ${e["site"]}.` : `${does(e["owner"], "place", v)} a city at ${e["site"]}.`,
  rail_built: (e, v) => `${does(e.seat, "build", v)} a ${e["free"] ? "free " : ""}rail.`,
  train_built: (e, v) => `${does(e.seat, "build", v)} a train.`,
  settler_built: (e, v) => `${does(e.seat, "build", v)} a settler${at(e["node"])}.`,
  settler_moved: (e, v) => `${does(e.seat, "move", v)} a settler ${many(e["steps"] as number, "step")}.`,
  train_moved: (e, v) => `${does(e.seat, "move", v)} a train ${many((e["steps"] as number | undefined) ?? 1, "step")}.`,
  fee_paid: (e, v) => `${does(e.seat, "pay", v)} 1 gold to ${whom(e["owner"], v)} for the right of way.`,
  city_founded: (e, v) => `${does(e.seat, "found", v)} a city at ${e["site"]}; a cube is ready.`,
  token_moved: (e) => `The ${e["number"]} goes west, from ${e["source"]} to ${e["to"]}.`,
  delivered: (e, v) => `${does(e.seat, "deliver", v)} goods to ${e["site"]}.`,
  gold_taken: (e, v) => `${does(e.seat, "take", v)} ${e["count"]} gold ${SOURCES[e["source"] as string] ?? ""}.`,
  gold_spent: (e, v) => `${does(e.seat, "buy", v)} 1 ${thing(e["resource"])} for ${e["count"]} gold.`,
  outlaw_moved: (e, v) => `${does(e.seat, "move", v)} the outlaw to ${e["hex"]}.`,
  number_named: (e, v) => `${does(e.seat, "name", v)} ${e["number"]} instead of rolling.`,
  build_phase: (e, v) => (e.seat === v ? "You may build out of turn." : `${seatName(e.seat)} may build out of turn.`),
  passed: (e, v) => `${does(e.seat, "build", v)} no more.`,
  reshuffled: () => "The played cards become the new stack.",
  largest_army: (e, v) => `${does(e.seat, "hold", v)} the largest army with ${e["count"]}.`,
};

function sentence(event: GameEvent, viewer: number | null): string {
  return SENTENCES[event.type]?.(event, viewer) ?? capital(event.type.replaceAll("_", " "));
}
