// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Diffs by the module, compared with the naive reference.

import assert from "node:assert/strict";
import test from "node:test";

import { checkDiff, engine, listsOf, module, seeded, shuffled, tableDiff } from "./support.mjs";

const randomPairs = Number(process.env.TABLEDIFF_PAIRS ?? 100_000);

const failing = (old, now, check) => {
  try {
    check();
  } catch (error) {
    error.message += `\nold ${JSON.stringify(old)}\nnew ${JSON.stringify(now)}`;
    throw error;
  }
};

test("all lists of up to four of three ids", () => {
  const lists = listsOf([1, 2, 3], 4);
  for (const old of lists) {
    for (const now of lists) {
      for (const algorithm of ["heckel", "lcs"]) {
        failing(old, now, () => checkDiff(engine, old, now, algorithm));
      }
    }
  }
});

test(`${randomPairs} random pairs of lists`, () => {
  const below = seeded(35);
  for (let index = 0; index < randomPairs; index++) {
    const length = below(index % 500 ? 12 : 200);
    const kinds = below(2) ? length * 4 + 4 : 1 + below(6);
    const id = () => below(kinds);
    const old = Array.from({ length }, id);
    let now = below(4) ? [...old] : Array.from({ length: below(12) }, id);
    for (let edit = below(6); edit > 0; edit--) {
      const row = below(now.length + 1);
      if (below(2)) now.splice(row, 0, id());
      else now.splice(row, 1);
    }
    if (!below(3)) now = shuffled(now, below);
    const letters = () => "ab"[below(2)];
    const contents = below(2) ? [old.map(letters), now.map(letters)] : null;
    failing(old, now, () => checkDiff(engine, old, now, below(2) ? "lcs" : "heckel", contents));
  }
});

test("ids of every kind give the same diff", () => {
  const old = [5, 3, 1, 7, 9, 11];
  const now = [1, 5, 3, 2, 11, 7];
  const expected = engine.diff(old, now);
  assert.deepEqual([...expected.deletes], [4]);
  assert.deepEqual([...expected.inserts], [3]);
  const kinds = [
    Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array,
  ];
  for (const kind of kinds) assert.deepEqual(engine.diff(kind.from(old), kind.from(now)), expected);
  for (const kind of [BigInt64Array, BigUint64Array]) {
    assert.deepEqual(engine.diff(kind.from(old, BigInt), kind.from(now, BigInt)), expected);
  }
  const texts = (list) => list.map((id) => `row ${id}`);
  assert.deepEqual(engine.diff(texts(old), texts(now)), expected);
  assert.deepEqual(engine.diff(Int16Array.from(old), Float64Array.from(now)), expected);
  const objects = new Map([...old, ...now].map((id) => [id, { id }]));
  assert.deepEqual(
    engine.diff(old.map((id) => objects.get(id)), now.map((id) => objects.get(id))), expected);
  // A part of a buffer that does not begin where it does.
  const part = new Int32Array(Int32Array.from([99, ...old]).buffer, 4);
  assert.deepEqual(engine.diff(part, Int32Array.from(now)), expected);
});

test("ids are equal as in a Map", () => {
  assert.ok(engine.diff([0, NaN], [-0, NaN]).isEmpty);
  assert.ok(engine.diff(Float64Array.of(0, NaN), Float64Array.of(-0, -NaN)).isEmpty);
  assert.equal(engine.diff(Int32Array.of(-1), Uint32Array.of(0xffffffff)).inserts.length, 1);
  assert.equal(engine.diff([-1], [0xffffffff]).inserts.length, 1);
  assert.equal(engine.diff([1], ["1"]).inserts.length, 1);
  assert.equal(engine.diff([1], [1n]).inserts.length, 1);
  assert.equal(engine.diff([1], [1.5]).inserts.length, 1);
  // Strings are compared by their code units: not as Swift does, but as JavaScript.
  assert.equal(engine.diff(["\u00e9"], ["e\u0301"]).inserts.length, 1);
  assert.equal(engine.diff(["\ud800"], ["\ud801"]).inserts.length, 1);
  assert.ok(engine.diff([undefined, null], [undefined, null]).isEmpty);
});

test("contents by a function, and by arrays", () => {
  const [old, now] = [[{ id: 1, text: "a" }, { id: 2, text: "b" }], [{ id: 2, text: "B" }, { id: 1, text: "a" }]];
  const ids = (rows) => rows.map((row) => row.id);
  const diff = engine.diff(ids(old), ids(now), {
    contentsEqual: (from, to) => old[from].text === now[to].text,
  });
  assert.deepEqual(diff.updates, { from: Int32Array.of(1), to: Int32Array.of(0) });
  const same = { oldContents: Float64Array.of(NaN), newContents: Float64Array.of(NaN) };
  assert.ok(engine.diff([1], [1], same).isEmpty);
});

test("lists of hundreds of thousands of ids", () => {
  const below = seeded(7);
  const count = 300_000;
  const old = Int32Array.from({ length: count }, (_, row) => row * 7);
  const now = Int32Array.from(shuffled(old, below));
  const diff = engine.diff(old, now);
  assert.equal(diff.deletes.length + diff.inserts.length, 0);
  const origins = diff.origins();
  assert.ok(now.every((id, row) => id === old[origins[row]]));
  assert.deepEqual(engine.diff(old, now, { algorithm: "lcs" }), diff);
  const wide = (ids) => BigInt64Array.from(ids, (id) => BigInt(id) << 30n);
  assert.deepEqual(engine.diff(wide(old), wide(now)), diff);
});

test("memory stays flat, and all of it is given back", () => {
  const below = seeded(9);
  const lists = Array.from({ length: 10 }, () => Int32Array.from({ length: 50_000 }, () => below(1 << 20)));
  const compareAll = () => lists.forEach((list, index) => {
    engine.diff(list, lists[(index + 1) % 10]);
    engine.diff(list, lists[(index + 1) % 10], { algorithm: "lcs" });
  });
  compareAll();
  const size = engine.memory;
  const used = engine.usedMemory;
  for (let round = 0; round < 10; round++) compareAll();
  assert.equal(engine.memory, size);
  assert.equal(engine.usedMemory, used);
  // What stays is what the library keeps of its own, whatever it has compared.
  assert.ok(used < 4096, `${used} bytes`);
});

test("wrong calls are refused", () => {
  assert.throws(() => engine.diff("abc", []), { name: "TypeError", message: /oldIDs/ });
  assert.throws(() => engine.diff([], new DataView(new ArrayBuffer(4))), { name: "TypeError" });
  assert.throws(() => engine.diff([], [], { moves: "some" }), { message: /moves is some, not one of minimal/ });
  assert.throws(() => engine.diff([], [], { algorithm: "myers" }), { message: /algorithm is myers/ });
  assert.throws(() => engine.diff([1], [1], { oldContents: [1], newContents: [] }), {
    name: "RangeError", message: "newContents has 0 rows, newIDs has 1",
  });
  assert.throws(() => engine.diff([1], [1], { oldContents: [1] }), { name: "TypeError", message: /newContents/ });
});

test("an engine without memory says so, and works again", async () => {
  const small = await tableDiff.load(module);
  const list = Int32Array.from({ length: 1000 }, (_, row) => row);
  const before = small.diff(list, list.slice().reverse());
  // Either fits into the memory of a module, both do not.
  assert.throws(() => small.diff(new BigInt64Array(2.8e8), new BigInt64Array(2.8e8)), {
    name: "RangeError", message: /not enough memory to compare 280000000 rows/,
  });
  assert.deepEqual(small.diff(list, list.slice().reverse()), before);
});
