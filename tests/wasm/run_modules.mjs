// Runs WebAssembly modules for node_host.py. A request is a line of JSON, followed by `size` bytes; so is a reply.
import fs from "node:fs";

const memory = new WebAssembly.Memory({ initial: Number(process.argv[2]) });
const instances = [];

function read(size) {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; ) {
    const got = fs.readSync(0, bytes, at, size - at);
    if (got === 0) process.exit();
    at += got;
  }
  return bytes;
}

function readLine() {
  const bytes = [];
  for (let byte = read(1)[0]; byte !== 10; byte = read(1)[0]) bytes.push(byte);
  return Buffer.from(bytes).toString();
}

function write(bytes) {
  for (let at = 0; at < bytes.length; ) at += fs.writeSync(1, bytes, at);
}

function load(request, bytes) {
  const module = new WebAssembly.Module(bytes);
  instances.push(new WebAssembly.Instance(module, { env: { memory } }));
  return [{ names: WebAssembly.Module.exports(module).map((found) => found.name) }, Buffer.alloc(0)];
}

// Call an entry point `repeats` times over the same memory; reply with the processor time of each and the memory.
function call(request, bytes) {
  const shared = Buffer.from(memory.buffer, 0, bytes.length);
  const seconds = [];
  for (let i = 0; i < request.repeats; i++) {
    bytes.copy(shared);
    const before = process.cpuUsage();
    instances[request.module].exports[request.name](request.address);
    const used = process.cpuUsage(before);
    seconds.push((used.user + used.system) / 1e6);
  }
  return [{ seconds }, shared];
}

for (;;) {
  const request = JSON.parse(readLine());
  const [reply, bytes] = (request.type === "load" ? load : call)(request, read(request.size));
  write(Buffer.from(JSON.stringify({ ...reply, size: bytes.length }) + "\n"));
  write(bytes);
}
