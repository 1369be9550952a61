// The service worker of a static site: it caches the site for use without a network, and detects new versions. A new
// version is offered; it replaces the present one only when the reader asks for it, or after all pages are closed.

import { SITE } from "./site";

const INTERVAL = 3_600_000; // ms between checks for a new version

class Updates {
  #waiting = $state.raw<ServiceWorker | null>(null);
  #hidden = $state(false);
  #resolve = () => {};

  /** Resolves once the browser has cached the site, or cannot cache it. Later loads come from the cache, not from the network. */
  readonly kept = new Promise<void>((resolve) => (this.#resolve = resolve));

  /** Whether a new version is ready, and the reader has not closed the notice. */
  get offered(): boolean {
    return this.#waiting !== null && !this.#hidden;
  }

  /** Register the service worker once the page has loaded, so that its downloads do not delay the page. */
  start(): void {
    if (!SITE || !("serviceWorker" in navigator)) this.#resolve();
    else if (document.readyState === "complete") void this.#register();
    else addEventListener("load", () => void this.#register());
  }

  hide(): void {
    this.#hidden = true;
  }

  /** Change to the new version and reload this page; other open pages keep theirs. */
  apply(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage({ type: "activate" });
  }

  async #register(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register("service-worker.js");
      this.#watch(registration);
      this.#awaitFirst(registration);
      registration.addEventListener("updatefound", () => this.#watch(registration));
      setInterval(() => void registration.update().catch(() => undefined), INTERVAL);
    } catch {
      this.#resolve(); // no service workers in private windows and over plain HTTP: the site works, but needs the network
    }
  }

  #awaitFirst({ active, installing, waiting }: ServiceWorkerRegistration): void {
    const first = active ?? waiting ?? installing;
    const check = () => {
      if (!first || first.state === "activated" || first.state === "redundant") this.#resolve();
    };
    first?.addEventListener("statechange", check);
    check();
  }

  #watch({ installing, waiting }: ServiceWorkerRegistration): void {
    if (waiting && navigator.serviceWorker.controller) this.#waiting = waiting;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && navigator.serviceWorker.controller) this.#waiting = installing;
    });
  }
}

export const updates = new Updates();
