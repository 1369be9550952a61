// Writes a .br and a .gz copy of each file; called by node.py, with a request as JSON on standard input.
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";

const { out, files } = JSON.parse(fs.readFileSync(0, "utf8"));
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
for (const [name, file] of Object.entries(files)) {
  const data = fs.readFileSync(file);
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 22, [BROTLI_PARAM_SIZE_HINT]: data.length };
  fs.writeFileSync(path.join(out, `${name}.br`), zlib.brotliCompressSync(data, { params }));
  fs.writeFileSync(path.join(out, `${name}.gz`), zlib.gzipSync(data, { level: 9 }));
}
