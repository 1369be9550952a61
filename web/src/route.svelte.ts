// A small router: the address decides which page is shown; internal links change it without a reload. On a static site
// the address of a page follows the `#`, for example #/rules#dice.

import { href, SITE } from "./site";
import { transport } from "./transport";

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // malformed escapes: keep as it is
  }
}

/** The address inside the page: its path, search and hash. */
function current(): { pathname: string; search: string; hash: string } {
  return SITE ? new URL(location.hash.slice(1).replace(/^(?!\/)/, "/"), location.origin) : location;
}

class Route {
  path = $state(readable(current().pathname));
  search = $state(current().search);
  hash = $state(current().hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", href(address));
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Replace the current address without adding a history entry. */
  replace(address: string): void {
    history.replaceState(null, "", href(address));
    this.#read();
  }

  #read(): void {
    const { pathname, search, hash } = current();
    this.path = readable(pathname);
    this.search = search;
    this.hash = hash;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target) return;
    if (link.hasAttribute("download")) {
      if (!SITE) return;
      event.preventDefault();
      void save(link.pathname + link.search, link.download);
    } else if (!SITE || link.hash.startsWith("#/")) {
      event.preventDefault();
      this.go(SITE ? link.hash.slice(1) : link.pathname + link.search + link.hash);
    }
  }
}

/** Save a response of the application as a file, which the browser cannot download without a server. */
async function save(path: string, name: string): Promise<void> {
  const reply = await transport.request("GET", path);
  if (!reply.ok) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([reply.text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const route = new Route();
