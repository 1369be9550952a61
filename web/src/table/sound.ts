// The sounds of the table, synthesized; off by default. At most one every 40 ms.

import type { GameEvent } from "../protocol";

const PEAK = 0.125; // -18 dB
let context: AudioContext | null = null;
let last = 0;

function tone(at: number, frequency: number, time: number, type: OscillatorType = "sine", to = frequency): void {
  const [out, gain] = [context!.createOscillator(), context!.createGain()];
  out.type = type;
  out.frequency.setValueAtTime(frequency, at);
  out.frequency.linearRampToValueAtTime(to, at + time);
  gain.gain.setValueAtTime(PEAK, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + time);
  out.connect(gain).connect(context!.destination);
  out.start(at);
  out.stop(at + time);
}

function noise(at: number, time: number, frequency: number, kind: BiquadFilterType = "bandpass", q = 6): void {
  const buffer = context!.createBuffer(1, Math.ceil(context!.sampleRate * time), context!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const [source, filter, gain] = [context!.createBufferSource(), context!.createBiquadFilter(), context!.createGain()];
  source.buffer = buffer;
  filter.type = kind;
  filter.frequency.value = frequency;
  filter.Q.value = q;
  gain.gain.value = PEAK * 2;
  source.connect(filter).connect(gain).connect(context!.destination);
  source.start(at);
}

function tap(at: number): void {
  noise(at, 0.04, 900);
  tone(at, 180, 0.06);
}

const SOUNDS = {
  tap,
  rail: (at: number) => [0, 0.09].forEach((later) => tap(at + later)),
  train: (at: number) => [0, 1, 2, 3].forEach((n) => noise(at + n * 0.11, 0.09, 500 + 90 * n, "bandpass", 2)),
  wagon: (at: number) => [0, 1, 2].forEach((n) => noise(at + n * 0.12, 0.03, 300)),
  dice: (at: number) => Array.from({ length: 6 }, () => at + Math.random() * 0.5).forEach(tap),
  card: (at: number) => noise(at, 0.12, 3000, "highpass", 1),
  coin: (at: number) => [1975, 2637].forEach((pitch) => tone(at, pitch, 0.18)),
  delivered: (at: number) => [523, 659, 784].forEach((pitch, n) => tone(at + n * 0.07, pitch, 0.22, "triangle")),
  turn: (at: number) => [392, 587].forEach((pitch, n) => tone(at + n * 0.14, pitch, 0.3)),
  offer: (at: number) => tone(at, 587, 0.2),
  refused: (at: number) => tone(at, 140, 0.12, "triangle", 110),
  seven: (at: number) => [523, 392].forEach((pitch, n) => tone(at + n * 0.2, pitch, 0.3, "triangle")),
  victory: (at: number) => [523, 659, 784, 659, 1047].forEach((pitch, n) => tone(at + n * 0.22, pitch, 0.36, "triangle")),
  tick: (at: number) => tone(at, 1000, 0.015, "square"),
};

export type SoundName = keyof typeof SOUNDS;

export function sound(name: SoundName): void {
  context ??= new AudioContext();
  if (performance.now() - last < 40) return;
  last = performance.now();
  SOUNDS[name](context.currentTime + 0.01);
}

/** Sounds of the events that every game has. */
const SHARED: Record<string, SoundName> = {
  rolled: "dice", produced: "card", bought: "card", stolen: "card", traded: "card", took: "card", offered: "offer", won: "victory",
};

/** Play one sound for a list of events: that of the most important one. `own` has the sounds of the game's events. */
export function playSounds(events: GameEvent[], own: Record<string, SoundName>, viewer: number | null): void {
  const seven = events.some((event) => event.type === "rolled" && Number(event["a"]) + Number(event["b"]) === 7);
  const begins = events.some((event) => event.type === "turn_began" && event.seat === viewer);
  const known = events.map(({ type }) => own[type] ?? SHARED[type]).filter((name) => name !== undefined);
  const name = known.includes("victory") ? "victory" : seven ? "seven" : begins ? "turn" : (known.find((one) => one === "delivered") ?? known[0]);
  if (name) sound(name);
}
