// A game against bots on a server can continue in this browser when the server goes away. While the server answers, the
// service worker of its static site caches that site. The page hands over only what its seat has seen.

import { RequestError } from "../api";
import type { Session } from "../session.svelte";
import { FALLBACK } from "../site";
import { transport } from "../transport";

const HANDED_OVER = "hexstead.continue"; // key in the browser's storage, which both pages share
const ORIGIN = "hexstead.continued."; // key, followed by a table's code: its table on the server

class Continuing {
  isReady = $state(false); // the browser has cached the site
  #begun = false;

  /** Cache the static site in the browser, unless the user wants to save data. */
  async prepare(): Promise<void> {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (this.#begun || !FALLBACK || !("serviceWorker" in navigator) || connection?.saveData) return;
    this.#begun = true;
    try {
      const { active, installing, waiting } = await navigator.serviceWorker.register(`${FALLBACK}service-worker.js`);
      const worker = active ?? waiting ?? installing;
      const check = () => (this.isReady = worker?.state === "activated");
      worker?.addEventListener("statechange", check);
      check();
    } catch {
      // private windows and plain HTTP have no service workers: the game waits for the server
    }
  }
}

export const continuing = new Continuing();

/** Open the static site, where the game continues. */
export function continueHere({ table, seat, windowView }: Session): void {
  localStorage.setItem(HANDED_OVER, JSON.stringify({ table, seat, position: windowView?.position }));
  location.assign(`${FALLBACK}#/continue`);
}

/** On the static site: create the table that continues the game; returns its code, or null if there is no such game. */
export async function takeOver(): Promise<string | null> {
  const text = localStorage.getItem(HANDED_OVER);
  if (text === null) return null;
  const reply = await transport.request("POST", "/offline/continue", text);
  if (!reply.ok) throw new RequestError(JSON.parse(reply.text));
  const { table, tokens } = JSON.parse(reply.text) as { table: string; tokens: Record<string, string> };
  localStorage.removeItem(HANDED_OVER);
  localStorage.setItem(`hexstead.seat.${table}`, Object.values(tokens)[0] ?? "");
  localStorage.setItem(ORIGIN + table, (JSON.parse(text) as { table: { code: string } }).table.code);
  return table;
}
