// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// The module of the page compare.html, as its worker calls it.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const folder = process.env.TABLEDIFF_WEB ?? ".build-web";
const module = new WebAssembly.Module(readFileSync(resolve(folder, "compare.wasm")));

// In the order of their numbers.
const forms = ["listing", "sideBySide", "patch", "jsonPatch", "page", "records", "markdown"];

// What the module says is wrong with files or a request.
export class Refused extends Error {}

// Returns an instance of the module with functions that take and return JavaScript's values.
export const comparison = () => {
  const steps = [];
  const { exports } = new WebAssembly.Instance(module, { page: { progress: (step) => steps.push(step) } });
  exports.seed(1, 2);
  const put = (bytes, room) => {
    const block = exports.allocate(bytes.length + room) >>> 0;
    new Uint8Array(exports.memory.buffer, block, bytes.length).set(bytes);
    return block;
  };
  const taken = (address) => {
    const block = address >>> 0;
    const [count, isError] = new Uint32Array(exports.memory.buffer, block, 2);
    const bytes = new Uint8Array(exports.memory.buffer, block + 8, count).slice();
    exports.release(block);
    if (isError) throw new Refused(Buffer.from(bytes).toString());
    return bytes;
  };
  const asked = (call, request) => {
    const bytes = Buffer.from(JSON.stringify(request));
    return JSON.parse(Buffer.from(taken(call(put(bytes, 0), bytes.length))));
  };
  return {
    steps,
    setText: (isNew, bytes) => exports.setText(isNew, put(bytes, 8), bytes.length),
    compare: (request) => asked(exports.compare, request),
    columns: (request) => asked(exports.columns, request),
    write: (form, limit = 2 ** 30) => taken(exports.write(forms.indexOf(form), limit)),
    clear: exports.clear,
    usedBytes: exports.usedBytes,
    size: () => exports.memory.buffer.byteLength,
  };
};
