// Build configuration of the page. hatch_build.py runs Vite and says where the result goes.
import { existsSync, readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SOURCE = new URL("./src/", import.meta.url).pathname;

/** The messages of a Fluent file, by key; comments are dropped. */
function messages(file: string): Map<string, string> {
  const blocks = readFileSync(file, "utf-8").split(/^(?=\S)/m).filter((block) => block && !block.startsWith("#"));
  return new Map(blocks.map((block) => [block.split("=")[0]!.trim(), block]));
}

/**
 * Imports of Fluent files as strings: `file.ftl?all`, or `?rules` and `?names` for the sentences of a game's rules and
 * for all other messages of that file. A message that a translation lacks is taken from the English file beside it.
 */
function fluent(): Plugin {
  return {
    name: "fluent",
    load(id) {
      const [, file, part] = /^(.*\.ftl)\?(all|names|rules)$/.exec(id) ?? [];
      if (!file) return null;
      const english = file.replace(/\w+\.ftl$/, "en.ftl");
      this.addWatchFile(file);
      const found = new Map([...(existsSync(english) ? messages(english) : []), ...messages(file)]);
      const wanted = [...found].filter(([key]) => part === "all" || key.startsWith("rule-") === (part === "rules"));
      return `export default ${JSON.stringify(wanted.map(([, block]) => block).join(""))}`;
    },
  };
}

export default defineConfig({
  base: "./", // files are found relative to each other, so the page works in any folder; see hatch_build.py
  plugins: [fluent(), svelte()],
  resolve: {
    alias: { "hexstead-page": SOURCE.slice(0, -1) }, // how games' page folders import from here
    dedupe: ["svelte"],
  },
  build: {
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } }, // no warnings about a slow machine
    modulePreload: { polyfill: false }, // browsers without support load chunks a little later
  },
  worker: { format: "es", rolldownOptions: { checks: { bundlerTimings: false } } },
  server: {
    fs: { allow: ["..", ...(process.env["HEXSTEAD_EXTRA_GAMES"] ?? "").split(delimiter).filter(Boolean)] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
