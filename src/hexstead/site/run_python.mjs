// Runs a Python script in Pyodide and prints its result; called by node.py, with a request as JSON on standard input.
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

process.on("uncaughtException", (error) => {
  console.error(error.message); // without the line of JavaScript that threw it, which has a million characters
  process.exit(1);
});

const request = JSON.parse(fs.readFileSync(0, "utf8"));
const { loadPyodide } = await import(pathToFileURL(path.join(request.pyodide, "pyodide.mjs")));
const pyodide = await loadPyodide({ indexURL: request.pyodide });
for (const [name, root] of Object.entries(request.folders)) {
  pyodide.FS.mkdirTree(`/${name}`);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, `/${name}`);
}

// WebAssembly modules in the folder "kernels" are instantiated over the memory of Pyodide, as in the page.
const kernels = {};
const folder = request.folders.kernels;
for (const file of folder ? fs.readdirSync(folder).filter((name) => name.endsWith(".wasm")) : []) {
  const module = new WebAssembly.Module(fs.readFileSync(path.join(folder, file)));
  const instance = new WebAssembly.Instance(module, { env: { memory: pyodide._module.memory } });
  kernels[path.basename(file, ".wasm")] = { ...instance.exports };
}
pyodide.globals.set("kernels", pyodide.toPy(kernels));
pyodide.globals.set("arguments", pyodide.toPy(request.arguments));
console.log(await pyodide.runPythonAsync(fs.readFileSync(request.script, "utf8")));
