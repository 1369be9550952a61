// Light or dark: the reader's wish, else the system's.

const KEY = "hexstead.theme";
const wished = localStorage.getItem(KEY);
const dark = matchMedia("(prefers-color-scheme: dark)").matches;

class Theme {
  name = $state<"light" | "dark">(wished === "light" || wished === "dark" ? wished : dark ? "dark" : "light");

  constructor() {
    this.#show();
  }

  toggle(): void {
    this.name = this.name === "light" ? "dark" : "light";
    localStorage.setItem(KEY, this.name);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.name;
  }
}

export const theme = new Theme();
