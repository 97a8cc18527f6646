// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// The module of the page compare.html, as its worker calls it.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const folder = process.env.TABLEDIFF_WEB ?? ".build-web";
export const bytesOfModule = readFileSync(resolve(folder, "compare.wasm"));
const whole = new WebAssembly.Module(bytesOfModule);

// In the order of their numbers.
const forms = ["listing", "sideBySide", "patch", "jsonPatch", "page", "records", "markdown"];

// Returns a module whose memory has at most so many bytes.
export const withMemoryLimit = (bytes, limit) => {
  const number = (value) => value < 128 ? [value] : [value & 127 | 128, ...number(value >> 7)];
  const read = (place) => {
    let [value, shift] = [0, 0];
    for (;; shift += 7, place++) {
      value |= (bytes[place] & 127) << shift;
      if (bytes[place] < 128) return [value, place + 1];
    }
  };
  // Sections begin with their number and size; the fifth has the one memory, and where it begins and may end.
  for (let place = 8; place < bytes.length;) {
    const [size, start] = read(place + 1);
    if (bytes[place] === 5) {
      const [least] = read(start + 2);
      const memory = [1, 1, ...number(least), ...number(limit >> 16)];
      return new WebAssembly.Module(Buffer.concat(
        [bytes.subarray(0, place), Buffer.from([5, memory.length, ...memory]), bytes.subarray(start + size)]));
    }
    place = start + size;
  }
  throw new Error("no memory");
};

// What the module says is wrong with files or a request.
export class Refused extends Error {}

// Returns an instance of the module with functions that take and return JavaScript's values.
export const comparison = (module = whole) => {
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
    format: (request) => asked(exports.format, request),
    compare: (request) => asked(exports.compare, request),
    columns: (request) => asked(exports.columns, request),
    write: (form, limit = 2 ** 30) => taken(exports.write(forms.indexOf(form), limit)),
    clear: exports.clear,
    isExhausted: exports.isExhausted,
    usedBytes: exports.usedBytes,
    size: () => exports.memory.buffer.byteLength,
  };
};
