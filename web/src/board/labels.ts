// Labels of places: read from the board's SVG, sized for the screen, and shown at scales at which they fit.

import type { Picture, Rectangle } from "./picture";

export interface Name {
  place: string;
  kind: string; // further CSS classes
  x: number;
  y: number;
  lines: string[];
  squeeze: number;
  width: number; // at the size for which it was placed
}

/** A label with the factor by which it is enlarged. */
export interface Shown extends Name {
  size: number;
}

const PLACED_AT = 10.8; // font size, in board units, for which the labels were placed
const SMALLEST = 10.5; // font size in CSS pixels
const LARGEST = 15;
const FEW = 0.75; // below this scale only wanted labels are shown ...
const NONE = 0.5; // ... and below this one none
const EDGE = 4; // distance to the frame
const NUMBER = 15.6; // half the size of a number token
const PIECE = { left: 12, right: 15, above: 16, below: 11 }; // space for a piece at a place

/** Read the labels from the SVG. The full name of an abbreviated label is in its title. */
export function readLabels(picture: Picture): Name[] {
  const drawing = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${picture.names}</svg>`, "image/svg+xml");
  return [...drawing.querySelectorAll("text.name")].map((text) => {
    const lines = [...text.querySelectorAll("tspan")].map((line) => line.textContent ?? "");
    const squeeze = Number(/scale\(([\d.]+)/.exec(text.getAttribute("transform") ?? "")?.[1] ?? 1);
    const fixed = [...text.querySelectorAll("[textLength]")].map((line) => Number(line.getAttribute("textLength")));
    return {
      place: text.closest("g")?.querySelector(":scope > title")?.textContent ?? lines.join(" "),
      kind: (text.getAttribute("class") ?? "").replace("name", "").trim(),
      x: Number(text.getAttribute("x")),
      y: Number(text.getAttribute("y")),
      lines,
      squeeze,
      width: (fixed.length ? Math.max(...fixed) : Math.max(...lines.map(measured))) * squeeze,
    };
  });
}

let pen: CanvasRenderingContext2D | null = null;

function measured(text: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * 5.9;
  pen.font = `700 ${PLACED_AT}px "Figtree Variable", sans-serif`;
  return pen.measureText(text).width;
}

/** The labels that fit into a frame at a scale; wanted ones take precedence. */
export function fitLabels(picture: Picture, frame: Picture["view"], names: Name[], k: number, wanted: (place: string) => boolean): Shown[] {
  if (k < NONE) return [];
  const size = Math.max(SMALLEST, Math.min(LARGEST, PLACED_AT * k)) / k / PLACED_AT;
  const taken: Rectangle[] = Object.values(picture.hexes).map(({ x, y }) => [x - NUMBER, y - NUMBER, x + NUMBER, y + NUMBER]);
  const sites = Object.keys(picture.places).map((place) => {
    const [x, y] = picture.nodes[place] ?? [0, 0];
    const room: Rectangle = [x - PIECE.left, y - PIECE.above, x + PIECE.right, y + PIECE.below];
    return { place, room };
  });
  const out: Shown[] = [];
  for (const name of names.filter(({ place }) => k >= FEW || wanted(place)).sort((a, b) => Number(wanted(b.place)) - Number(wanted(a.place)))) {
    const free = (shown: Shown) => {
      const box = boxOf(shown);
      return within(box, frame) && !taken.some((other) => meets(box, other)) && !sites.some(({ place, room }) => place !== name.place && meets(box, room));
    };
    const first = { ...name, ...moved(picture, name, size), size };
    const shown = size > 1 ? [first, ...elsewhere(picture, first)].find(free) : first; // at its original size it was placed by hand
    if (!shown) continue;
    taken.push(boxOf(shown));
    out.push(shown);
  }
  return out;
}

/** Alternative positions of a label: below, above, right and left of its place. */
function elsewhere(picture: Picture, name: Shown): Shown[] {
  const [x, y] = picture.nodes[name.place] ?? [name.x, name.y];
  const aside = (name.width * name.size) / 2;
  const high = PLACED_AT * (name.lines.length - 1) * name.size;
  const spots = [
    [x, y + PIECE.below + 8 * name.size],
    [x, y - PIECE.above - 3 * name.size - high],
    [x + PIECE.right + aside, y + 3 * name.size - high / 2],
    [x - PIECE.left - aside, y + 3 * name.size - high / 2],
    [x + aside, y + PIECE.below + 8 * name.size],
    [x - aside, y + PIECE.below + 8 * name.size],
  ] as const;
  return spots.map(([x, y]) => ({ ...name, x, y }));
}

/** The position of an enlarged label: the edge next to its place stays fixed. */
function moved(picture: Picture, name: Name, size: number): { x: number; y: number } {
  const [px, py] = picture.nodes[name.place] ?? [name.x, name.y];
  const grown = (size - 1) * (name.y > py + 12 ? 8.5 : name.y < py - 12 ? -2.5 : 3);
  const aside = Math.abs(name.y - py) < 12 ? Math.sign(name.x - px) * ((size - 1) * name.width) / 2 : 0;
  return { x: name.x + aside, y: name.y + grown };
}

export function boxOf({ x, y, width, lines, size }: Shown): Rectangle {
  const half = (width * size) / 2;
  return [x - half, y - 8 * size, x + half, y + (2.3 + PLACED_AT * (lines.length - 1)) * size];
}

function within([left, top, right, bottom]: Rectangle, [x, y, width, height]: Picture["view"]): boolean {
  return left >= x + EDGE && top >= y + EDGE && right <= x + width - EDGE && bottom <= y + height - EDGE;
}

function meets(a: Rectangle, b: Rectangle): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
