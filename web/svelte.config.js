// Svelte configuration: TypeScript, runes, and short class names for scoped styles.
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}` } };
