// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// The worker of the page: it has the module, reads both files into its memory, and answers what the page asks.

"use strict";

let module = null;
const decoder = new TextDecoder();
const encoder = new TextEncoder();

// Puts bytes that come in pieces into a block with room for more behind them.
const blockOf = async (pieces, size, tell) => {
  const block = module.allocate(size + 8) >>> 0;
  let count = 0;
  for await (const piece of pieces) {
    if (count + piece.length > size) throw new Error("The file grew while it was read.");
    new Uint8Array(module.memory.buffer, block + count, piece.length).set(piece);
    count += piece.length;
    tell(count);
  }
  return { block, count };
};

async function* piecesOf(source) {
  if (typeof source === "string") {
    yield encoder.encode(source);
    return;
  }
  const reader = source.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

// Returns the bytes of a block, which is given back.
const taken = (address) => {
  const block = address >>> 0;
  const [count, isError] = new Uint32Array(module.memory.buffer, block, 2);
  const bytes = new Uint8Array(module.memory.buffer, block + 8, count).slice();
  module.release(block);
  if (isError) throw new Error(decoder.decode(bytes));
  return bytes;
};

const asked = (call, request) => {
  const bytes = encoder.encode(JSON.stringify(request));
  const block = module.allocate(bytes.length) >>> 0;
  new Uint8Array(module.memory.buffer, block, bytes.length).set(bytes);
  return JSON.parse(decoder.decode(taken(call(block, bytes.length))));
};

const tasks = {
  async load({ bytes }) {
    const page = { progress: (step) => postMessage({ step }) };
    const { instance } = await WebAssembly.instantiate(unpack(bytes), { page });
    module = instance.exports;
    module.seed(...crypto.getRandomValues(new Uint32Array(2)));
  },
  async text({ isNew, source }) {
    const size = typeof source === "string" ? encoder.encode(source).length : source.size;
    const tell = (count) => postMessage({ isNew, share: size ? count / size : 1 });
    const { block, count } = await blockOf(piecesOf(source), size, tell);
    module.setText(isNew, block, count);
  },
  format: ({ request }) => asked(module.format, request),
  columns: ({ request }) => asked(module.columns, request),
  compare: ({ request }) => asked(module.compare, request),
  write: ({ form, limit }) => taken(module.write(form, limit)),
  memory: () => ({ used: module.usedBytes(), size: module.memory.buffer.byteLength }),
  clear: () => module.clear(),
};

const words = (error) => {
  if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) return error.message;
  return module?.isExhausted()
    ? "There is not enough memory for files of this size." : `The comparison failed: ${error.message}`;
};

onmessage = async ({ data }) => {
  try {
    postMessage({ id: data.id, value: await tasks[data.task](data) });
  } catch (error) {
    // After a trap nothing in the memory of the module can be relied on.
    const isBroken = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
    postMessage({ id: data.id, error: words(error), isBroken });
  }
};
