// A small router: the address decides which page is shown; internal links change it without a reload.

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // malformed escapes: keep as it is
  }
}

class Route {
  path = $state(readable(location.pathname));
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Replace the current address without adding a history entry. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  #read(): void {
    this.path = readable(location.pathname);
    this.hash = location.hash;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
