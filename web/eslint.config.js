// What types and templates do not tell: the recommended rules of eslint, typescript-eslint and Svelte, but for those below.
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
      "svelte/no-at-html-tags": "off", // drawings of our own server, in which its policy lets nothing run
      "svelte/no-useless-mustaches": "off", // they keep a space at the edge of a block
      "svelte/prefer-svelte-reactivity": "off", // nothing is drawn from the few maps and sets there are
    },
  },
);
