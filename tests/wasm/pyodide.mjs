// Runs a Python script in Pyodide over the sources and the WebAssembly modules, and prints what it returns.
// Arguments: the folder of Pyodide, the folder of the sources, the folder of the modules, the script.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, sources, modules, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")));
const pyodide = await loadPyodide({ indexURL: folder });
pyodide.FS.mkdirTree("/sources");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: sources }, "/sources");

const exports = {};
for (const file of fs.readdirSync(modules)) {
  const module = new WebAssembly.Module(fs.readFileSync(path.join(modules, file)));
  const instance = new WebAssembly.Instance(module, { env: { memory: pyodide._module.memory } });
  exports[path.basename(file, ".wasm")] = { ...instance.exports };
}
pyodide.globals.set("exports", pyodide.toPy(exports));
console.log(await pyodide.runPythonAsync(fs.readFileSync(script, "utf8")));
