// Draws icon.svg as PNG files in the sizes that installed pages need: node icons.js OUT. hatch_build.py calls it.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const SIZES = [180, 192, 512]; // iOS, and the two that Chromium requires
const GROUND = "#F3EEE0";

const [out] = process.argv.slice(2);
await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
const icon = readFileSync(new URL("public/icon.svg", import.meta.url), "utf8");

// A launcher cuts circles and other shapes out of a maskable icon: its drawing stays within the inner 80 %.
const inner = icon.replace("<svg ", '<svg x="7" y="7" width="22" height="22" ');
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path d="M0 0h36v36H0Z" fill="${GROUND}"/>${inner}</svg>`;

function draw(svg, name, size) {
  writeFileSync(join(out, name), new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng());
}

for (const size of SIZES) draw(size === 180 ? maskable : icon, `icon-${size}.png`, size); // iOS fills transparency with black
draw(maskable, "icon-maskable.png", 512);
