// Python in a worker: Pyodide, with the package as `hexstead` on its path.

import type { Parts } from "./messages";

/** A Python object or function. */
export type PythonObject = any; // eslint-disable-line @typescript-eslint/no-explicit-any -- Python has no types here

/** The part of Pyodide's API that the workers use. */
export interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): PythonObject;
  toPy(value: unknown): PythonObject;
  _module: { memory?: WebAssembly.Memory; wasmMemory?: WebAssembly.Memory };
}

const FOLDER = "/hexstead";

export async function fetchBytes(address: string): Promise<ArrayBuffer> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return reply.arrayBuffer();
}

export async function startPython(parts: Parts): Promise<Pyodide> {
  const loading: Promise<{ loadPyodide(options: { indexURL: string }): Promise<Pyodide> }> = import(/* @vite-ignore */ `${parts.python}pyodide.mjs`);
  const [pyodide, archive] = await Promise.all([
    loading.then(({ loadPyodide }) => loadPyodide({ indexURL: parts.python })),
    fetchBytes(parts.package),
  ]);
  pyodide.unpackArchive(archive, "zip", { extractDir: FOLDER });
  pyodide.runPython(`
import sys
sys.path.insert(0, "${FOLDER}")
from hexstead.offline import use_stand_ins
use_stand_ins()
`);
  return pyodide;
}

/** Free the files of the modules that are imported by now: about 5 MB per worker. */
export function releaseModules(pyodide: Pyodide): void {
  pyodide.runPython(`
import sys
from pathlib import Path
from hexstead.offline.release import release_modules
release_modules(Path("${FOLDER}"), Path(next(path for path in sys.path if path.endswith(".zip"))))
`);
}
