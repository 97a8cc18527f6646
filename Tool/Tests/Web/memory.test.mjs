// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Random programs on the module's allocator, compared with a model: the blocks in use, each full of a byte of its own.

import assert from "node:assert/strict";
import test from "node:test";

import { module, seeded } from "./support.mjs";

test("random programs", () => {
  for (let program = 0; program < 40; program++) {
    const below = seeded(program);
    const { allocate, release, usedBytes, memory } = new WebAssembly.Instance(module, {}).exports;
    assert.equal(usedBytes(), 0);
    const size = () => [0, below(100), below(100), below(5000), below(200_000)][below(5)];
    const blocks = new Map();
    const bytesOf = ([start, length]) => new Uint8Array(memory.buffer, start, length);
    const check = (block, fill) => assert.ok(bytesOf(block).every((byte) => byte === fill));
    for (let step = 0; step < 2000; step++) {
      if (blocks.size && below(100) < (step < 1000 ? 45 : 55)) {
        const [block, fill] = [...blocks][below(blocks.size)];
        check(block, fill);
        release(block[0]);
        blocks.delete(block);
      } else {
        const length = size();
        const block = [allocate(length) >>> 0, length];
        assert.equal(block[0] % 16, 0);
        assert.ok(block[0] + length <= memory.buffer.byteLength);
        const fill = below(256);
        bytesOf(block).fill(fill);
        blocks.set(block, fill);
      }
      const total = [...blocks.keys()].reduce((sum, [, length]) => sum + length, 0);
      // A header, and what makes it a multiple of 16.
      assert.ok(usedBytes() >= total && usedBytes() <= total + 24 * blocks.size);
    }
    for (const [block, fill] of blocks) {
      check(block, fill);
      release(block[0]);
    }
    assert.equal(usedBytes(), 0);
    // All is one block again: what was used at a time has room in it.
    const pages = memory.buffer.byteLength;
    release(allocate(pages - 400_000));
    assert.equal(memory.buffer.byteLength, pages);
  }
});

test("memory that there is not ends the call", () => {
  const { allocate, isExhausted } = new WebAssembly.Instance(module, {}).exports;
  allocate(1000);
  assert.equal(isExhausted(), 0);
  assert.throws(() => allocate(0xf0000000), WebAssembly.RuntimeError);
  assert.equal(isExhausted(), 1);
});
