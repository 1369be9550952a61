// The transport of a page without a server: requests and sockets are messages to a worker that runs the application.

import type { ConnectionEvents, Reply, Transport } from "../transport";
import type { FromWorker, Parts, ToWorker } from "./messages";
import { updates } from "../updates.svelte";
import { offline } from "./state.svelte";

interface Index {
  python: string;
  package: string;
  kernels: Record<string, string>;
  answers?: Record<string, string>; // request → file with an answer that is the same for everyone
}

/** Read a file of the page. */
async function readFile(path: string): Promise<string> {
  const reply = await fetch(new URL(path, document.baseURI));
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.text();
}

/** The parts with absolute addresses; those of the index are relative to the page. */
function partsOf(index: Index): Parts {
  const absolute = (path: string) => new URL(path, document.baseURI).href;
  const kernels = Object.entries(index.kernels).map(([name, path]) => [name, absolute(path)]);
  return { python: absolute(index.python), package: absolute(index.package), kernels: Object.fromEntries(kernels) };
}

const TEST_SETTINGS = "hexstead.test"; // key in sessionStorage: settings of the application, for tests

/** Call back once the page is loaded and idle. */
function whenIdle(then: () => void): void {
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(then, { timeout: 2000 }) : setTimeout(then, 300));
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}

/** The application in a worker, which starts when the page is idle, or earlier if it is needed. */
export function startOffline(address: string): Transport {
  let worker: Worker | null = null;
  const send = (message: ToWorker) => worker?.postMessage(message);
  const waiting = new Map<number, (reply: Reply) => void>();
  const sockets = new Map<number, ConnectionEvents>();
  let last = 0;
  let start = () => {};
  const ready = new Promise<void>((resolve) => (start = resolve));

  function fail(why: string): void {
    offline.fail(why);
    const text = JSON.stringify({ code: "offline_failed", text: why });
    waiting.forEach((resolve) => resolve({ ok: false, text }));
    waiting.clear();
  }

  const index = readFile(address).then((text) => JSON.parse(text) as Index);

  function launch(): void {
    if (worker) return;
    offline.isStarting = true;
    worker = new Worker(new URL("./app-worker.ts", import.meta.url), { type: "module" });
    worker.onerror = (event) => fail(event.message || "the worker failed");
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
    const settings = sessionStorage.getItem(TEST_SETTINGS) ?? "{}";
    index.then((found) => send({ type: "start", parts: partsOf(found), settings }), (error: unknown) => fail(String(error)));
  }

  function receive(data: FromWorker): void {
    if (data.type === "ready") {
      offline.isReady = true;
      start();
    } else if (data.type === "failed") fail(data.why);
    else if (data.type === "text") sockets.get(data.id)?.onmessage(data.text);
    else if (data.type === "reply") {
      waiting.get(data.id)?.({ ok: data.ok, text: data.text });
      waiting.delete(data.id);
    } else {
      const socket = sockets.get(data.id);
      sockets.delete(data.id);
      socket?.onclose();
    }
  }

  /** The file that answers a request, if there is one. */
  async function answerFile(method: string, path: string): Promise<string | null> {
    const file = method === "GET" ? (await index).answers?.[path] : undefined;
    return file ? readFile(file) : null;
  }

  function ask(method: string, path: string, body: string): Promise<Reply> {
    const id = ++last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      if (method !== "GET") launch();
      if (offline.failure) fail(offline.failure);
      else void ready.then(() => send({ type: "request", id, method, path, body }));
    });
  }

  void updates.kept.then(() => whenIdle(launch)); // so that a first visit downloads every file only once
  return {
    async request(method, path, body) {
      const text = await answerFile(method, path).catch(() => null);
      return text === null ? ask(method, path, body ?? "") : { ok: true, text };
    },

    connect(events) {
      const id = ++last;
      let isOpen = false;
      sockets.set(id, events);
      launch();
      void ready.then(() => {
        if (!sockets.has(id)) return;
        send({ type: "connect", id });
        isOpen = true;
        events.onopen();
      });
      return {
        get isOpen() {
          return isOpen && sockets.has(id);
        },
        send: (text) => send({ type: "text", id, text }),
        close: () => {
          if (!sockets.delete(id)) return;
          if (isOpen) send({ type: "disconnect", id });
          queueMicrotask(events.onclose);
        },
      };
    },
  };
}
