// Messages between the page and the worker with the table, and between that worker and the one where bots think.

/** The absolute addresses of the parts. `kernels`: WebAssembly modules by name. */
export interface Parts {
  python: string;
  package: string;
  kernels: Record<string, string>;
}

export type ToWorker =
  | { type: "start"; parts: Parts; settings: string }
  | { type: "request"; id: number; method: string; path: string; body: string }
  | { type: "connect" | "disconnect"; id: number }
  | { type: "text"; id: number; text: string };

export type FromWorker =
  | { type: "ready" }
  | { type: "failed"; why: string }
  | { type: "reply"; id: number; ok: boolean; text: string }
  | { type: "closed"; id: number }
  | { type: "text"; id: number; text: string };

export type ToThinking = { type: "start"; parts: Parts } | { type: "ask"; data: Uint8Array };

export type FromThinking =
  | { type: "ready"; hasKernels: boolean }
  | { type: "failed"; why: string }
  | { type: "answer"; data: Uint8Array };
