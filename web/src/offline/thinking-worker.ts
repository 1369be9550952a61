// The worker where bots think: answers one request at a time (offline/thinking.py).

import type { FromThinking, Parts, ToThinking } from "./messages";
import { fetchBytes, releaseModules, startPython, type PythonObject } from "./python";

const post = (message: FromThinking) => postMessage(message);

/** The exports of the WebAssembly kernels over the memory of Python. */
async function loadKernels(parts: Parts, memory: WebAssembly.Memory): Promise<Record<string, Record<string, unknown>>> {
  const loaded = Object.entries(parts.kernels).map(async ([name, address]) => {
    const module = await WebAssembly.compile(await fetchBytes(address));
    const instance = await WebAssembly.instantiate(module, { env: { memory } });
    return [name, { ...instance.exports }] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

async function start(parts: Parts): Promise<PythonObject> {
  const pyodide = await startPython(parts);
  const memory = pyodide._module.memory ?? pyodide._module.wasmMemory; // not part of Pyodide's public API
  const kernels = memory ? await loadKernels(parts, memory) : {};
  const hasKernels = Object.keys(kernels).length > 0;
  const make = pyodide.runPython("from hexstead.offline.browser_thinking import start_thinking; start_thinking");
  const thinking = make(hasKernels ? pyodide.toPy(kernels) : undefined);
  post({ type: "ready", hasKernels });
  releaseModules(pyodide);
  return thinking;
}

let thinking: Promise<PythonObject> | null = null;

onmessage = async ({ data }: MessageEvent<ToThinking>) => {
  try {
    if (data.type === "start") {
      thinking = start(data.parts);
      await thinking;
    } else {
      const answer: PythonObject = (await thinking).answer(data.data);
      post({ type: "answer", data: answer.toJs() });
      answer.destroy();
    }
  } catch (error) {
    post({ type: "failed", why: String(error) });
  }
};
