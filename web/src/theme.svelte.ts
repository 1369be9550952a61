// The colour theme: the one chosen on this device, else that of the system.

const KEY = "hexstead.theme";
const THEMES = ["light", "dark", "hc"] as const;
export type ThemeName = (typeof THEMES)[number];

function first(): ThemeName {
  const wished = THEMES.find((name) => name === localStorage.getItem(KEY));
  if (wished) return wished;
  if (matchMedia("(prefers-contrast: more)").matches) return "hc";
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

class Theme {
  name = $state<ThemeName>(first());

  constructor() {
    this.#show();
  }

  /** Switch to the next theme. */
  toggle(): void {
    this.name = THEMES[(THEMES.indexOf(this.name) + 1) % THEMES.length] ?? "light";
    localStorage.setItem(KEY, this.name);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.name;
  }
}

export const theme = new Theme();
