// The worker with the table: runs the server's application in Python (offline/app.py) and answers the page.

import { Database } from "./database";
import type { FromThinking, FromWorker, Parts, ToThinking, ToWorker } from "./messages";
import { releaseModules, startPython, type PythonObject } from "./python";

const post = (message: FromWorker) => postMessage(message);

/** Answers of the application to the page. */
const page = {
  reply: (id: number, ok: boolean, text: string) => post({ type: "reply", id, ok, text }),
  text: (id: number, text: string) => post({ type: "text", id, text }),
  closed: (id: number) => post({ type: "closed", id }),
};

/** The second worker, where bots think. It answers one request at a time. */
class Thinking {
  #worker: Worker | null = null;
  #started: Promise<boolean> | null = null;
  #answered: { resolve(data: Uint8Array): void; reject(error: Error): void } | null = null;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Start the worker if it is not running; returns whether it has kernels. */
  start(): Promise<boolean> {
    this.#started ??= new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./thinking-worker.ts", import.meta.url), { type: "module" });
      this.#worker = worker;
      const fail = (why: string) => {
        reject(new Error(why));
        this.#answered?.reject(new Error(why));
      };
      worker.onerror = (event) => fail(event.message || "the worker failed");
      worker.onmessage = ({ data }: MessageEvent<FromThinking>) => {
        if (data.type === "ready") resolve(data.hasKernels);
        else if (data.type === "failed") fail(data.why);
        else this.#answered?.resolve(data.data);
      };
      worker.postMessage({ type: "start", parts: this.#parts } satisfies ToThinking);
    });
    return this.#started;
  }

  /** Send bytes of Python, and return those of the answer. */
  ask(request: PythonObject): Promise<Uint8Array> {
    const data: Uint8Array = request.toJs(); // a copy: the original ends with this call
    return new Promise((resolve, reject) => {
      this.#answered = { resolve, reject };
      this.#worker?.postMessage({ type: "ask", data } satisfies ToThinking);
    });
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = this.#started = this.#answered = null;
  }
}

async function start(parts: Parts, settings: string): Promise<PythonObject> {
  const thinking = new Thinking(parts);
  if (navigator.hardwareConcurrency > 1) void thinking.start().catch(() => {}); // Python retries and reports the error
  const pyodide = await startPython(parts);
  const run = pyodide.runPython("from hexstead.offline.browser import start_application; start_application");
  const database = new Database();
  const application: PythonObject = await run(page, database, thinking, settings);
  database.onchange = (code) => application.changed(code);
  post({ type: "ready" });
  releaseModules(pyodide);
  void thinking.start().catch(() => {});
  return application;
}

let application: Promise<PythonObject> | null = null;

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.type === "start") {
      application = start(data.parts, data.settings);
      await application;
      return;
    }
    const running = await application;
    if (data.type === "request") running.request(data.id, data.method, data.path, data.body);
    else if (data.type === "connect") running.connect(data.id);
    else if (data.type === "text") running.receive(data.id, data.text);
    else running.disconnect(data.id);
  } catch (error) {
    post({ type: "failed", why: String(error) });
  }
};
