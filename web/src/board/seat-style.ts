// How seats are distinguished: letter, badge shape and road pattern. Colours are CSS variables: --R, --Rd, --Rl, --Rm.

const COLOURS: readonly string[] = ["red", "orange", "white", "blue"];
let order = COLOURS;

/** Set the colours of the seats, from the option `seats.colours`; anything else restores the default order. */
export function setSeatColours(chosen: unknown): void {
  order = typeof chosen === "string" ? chosen.split(" ") : COLOURS;
}

export function colourOf(seat: number): string | undefined {
  return order[seat];
}

export const BADGES: Record<string, string> = {
  R: "M0,-10A10,10 0 1 1 0,10A10,10 0 1 1 0,-10Z",
  O: "M-6,-9H6Q9,-9 9,-6V6Q9,9 6,9H-6Q-9,9 -9,6V-6Q-9,-9 -6,-9Z",
  W: "M-9,-8.6Q0,-11 9,-8.6V0Q8.6,7 0,10.6Q-8.6,7 -9,0Z",
  B: "M0,-11.2L11.2,0L0,11.2L-11.2,0Z",
};

export const PATTERNS: Record<string, { cut: number; width: number; dashes: string; cap: "butt" | "round" }> = {
  R: { cut: 9, width: 6.2, dashes: "1.7 4.1", cap: "butt" },
  O: { cut: 7.5, width: 1.9, dashes: "none", cap: "butt" },
  W: { cut: 10, width: 2.8, dashes: "0 5.6", cap: "round" },
  B: { cut: 9, width: 2.2, dashes: "6.4 3.6", cap: "butt" },
};

/** A seat, or the neutral colour. */
export type Owner = number | "neutral";

/** The letter of a seat's colour, by default the one it has at the current table. */
export function letter(owner: Owner, colour?: string): string {
  return owner === "neutral" ? "N" : (colour ?? colourOf(owner) ?? "red").charAt(0).toUpperCase();
}

/** CSS variables with the seat's colours, under the names that the drawings use. */
export function colours(owner: Owner): string {
  return styleOf(letter(owner));
}

/** Like `colours`, for the letter of a colour. */
export function styleOf(k: string): string {
  return `--c:var(--${k});--cd:var(--${k}d);--cl:var(--${k}l);--cm:var(--${k}m)`;
}
