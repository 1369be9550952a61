// How the page is built: into the server's package, where the server finds it.
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Words without their comments; a game's in two parts: its names, which every page needs, and the sentences of its rules. */
function words(): Plugin {
  return {
    name: "words",
    load(id) {
      const [, file, part] = /^(.*\.ftl)\?(all|names|rules)$/.exec(id) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      const blocks = readFileSync(file, "utf-8").split(/^(?=\S)/m).filter((block) => !block.startsWith("#"));
      const text = blocks.filter((block) => part === "all" || block.startsWith("rule-") === (part === "rules")).join("");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte()],
  build: {
    outDir: "../src/hexstead/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // a browser that does not know it fetches a little later
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
