// The recommended rules of ESLint, typescript-eslint and Svelte, with a few exceptions.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-at-html-tags": "off", // only SVG from our own server; the Content-Security-Policy prevents scripts
      "svelte/no-useless-mustaches": "off", // they preserve spaces at the edges of blocks
      "svelte/prefer-svelte-reactivity": "off", // the few maps and sets are not reactive
    },
  },
);
