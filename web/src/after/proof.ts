// The dice, checked here: every outcome of a finished record is recomputed from the seed (docs/formats.md, Chance).

export interface ChanceAction {
  seat: number | string;
  type: string;
  dice?: [number, number];
  k?: number;
  purpose?: string;
  weights?: number[];
  outcome?: number;
}

export interface ProvenRecord {
  commitment: string;
  seed?: string;
  nonces?: string[];
  actions: ChanceAction[];
}

export type Proof = { ok: true; checked: number } | { ok: false; why: "seed" | "outcome" | "none"; action: number };

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

/** The key of all outcomes: the secret, through which every seat's nonce goes in turn. */
export async function keyOf(seed: string, nonces: string[]): Promise<ArrayBuffer> {
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

/** Recompute a whole record. */
export async function prove(record: ProvenRecord): Promise<Proof> {
  const { seed, commitment, nonces = [], actions } = record;
  if (!seed) return { ok: false, why: "none", action: 0 };
  if (hex(await crypto.subtle.digest("SHA-256", bytes(seed))) !== commitment) return { ok: false, why: "seed", action: 0 };
  const key = await keyOf(seed, nonces);
  let count = 0;
  for (const [i, action] of actions.entries()) {
    if (action.seat !== "chance") continue;
    const { k, purpose, weights, outcome, dice } = action;
    const wrong = { ok: false, why: "outcome", action: i + 1 } as const;
    if (k !== count || !purpose || !weights) return wrong;
    const drawn = await draw(key, k, purpose, weights);
    if (drawn !== outcome || (dice && drawn !== (dice[0] - 1) * 6 + dice[1] - 1)) return wrong;
    count++;
  }
  return { ok: true, checked: count };
}
