// Checks the dice in the page: every outcome of a finished game is recomputed from the seed (docs/formats.md, Chance).

import type { Action, GameRecord } from "../protocol";

export type FairnessResult = { ok: true; checked: number } | { ok: false; why: "seed" | "outcome" | "none"; action: number };

const WORD = 1n << 64n;

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(data: ArrayBuffer): string {
  return [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function hmac(key: BufferSource, message: BufferSource): Promise<ArrayBuffer> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", made, message);
}

/** The key of all outcomes: the seed, hashed with each seat's nonce in turn. */
export async function chanceKey(seed: string, nonces: string[]): Promise<ArrayBuffer> {
  let key: ArrayBuffer = bytes(seed).buffer;
  for (const nonce of nonces) key = await hmac(key, new TextEncoder().encode(nonce));
  return key;
}

/** Outcome number k of a purpose, drawn by weights. */
export async function draw(key: ArrayBuffer, k: number, purpose: string, weights: number[]): Promise<number> {
  const sum = BigInt(weights.reduce((a, b) => a + b, 0));
  const name = new TextEncoder().encode(purpose);
  for (let attempt = 0; ; attempt++) {
    const message = new DataView(new ArrayBuffer(12 + name.length));
    message.setBigUint64(0, BigInt(k));
    new Uint8Array(message.buffer).set(name, 8);
    message.setUint32(8 + name.length, attempt);
    let x = new DataView(await hmac(key, message.buffer)).getBigUint64(0);
    if (x >= WORD - (WORD % sum)) continue;
    x %= sum;
    let passed = 0n;
    return weights.findIndex((weight) => (passed += BigInt(weight)) > x);
  }
}

/** The proof that a chance action carries; null if it is missing or malformed. */
function proofOf(action: Action): { k: number; purpose: string; weights: number[]; outcome: number } | null {
  const { k, purpose, weights, outcome } = action;
  const complete = typeof k === "number" && typeof purpose === "string" && isNumbers(weights) && typeof outcome === "number";
  return complete ? { k, purpose, weights, outcome } : null;
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === "number");
}

/** Whether dice show the outcome that was drawn; other actions have no dice. */
function agrees(dice: unknown, drawn: number): boolean {
  if (dice === undefined) return true;
  return isNumbers(dice) && drawn === ((dice[0] ?? 0) - 1) * 6 + (dice[1] ?? 0) - 1;
}

/** Recompute all outcomes of a record. */
export async function checkFairness(record: GameRecord): Promise<FairnessResult> {
  const { seed, commitment, nonces } = record;
  if (typeof seed !== "string") return { ok: false, why: "none", action: 0 };
  if (hex(await crypto.subtle.digest("SHA-256", bytes(seed))) !== commitment) return { ok: false, why: "seed", action: 0 };
  const key = await chanceKey(seed, Array.isArray(nonces) ? nonces.map(String) : []);
  let count = 0;
  for (const [i, action] of record.actions.entries()) {
    if (action.seat !== "chance") continue;
    const proof = proofOf(action);
    const drawn = proof?.k === count ? await draw(key, proof.k, proof.purpose, proof.weights) : null;
    if (drawn === null || drawn !== proof?.outcome || !agrees(action["dice"], drawn)) return { ok: false, why: "outcome", action: i + 1 };
    count++;
  }
  return { ok: true, checked: count };
}
