// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Lists in a document take over diffs: with the fewest moves, and without touching what stays.

import assert from "node:assert/strict";
import test from "node:test";

import { madeList } from "./dom.mjs";
import { engine, listsOf, seeded, shuffled, tableDiff } from "./support.mjs";

const { applySteps } = tableDiff;
const idsOf = (list) => list.children.map((row) => row.id);

// Carries a diff out on a list of elements, and checks all that is promised.
const check = (old, now, options = {}) => {
  const { page, list, made } = madeList(old);
  const before = [...list.children];
  const diff = engine.diff(old, now, options);
  const rows = applySteps(diff, list, { create: (row) => made(now[row]) });
  assert.deepEqual(idsOf(list), now);
  assert.deepEqual(rows, list.children);
  const touched = new Set([...diff.deletes, ...diff.moves.from]);
  before.forEach((row, index) => {
    assert.ok(touched.has(index) ? row.touches <= 1 : row.touches === 0, `row ${index}`);
  });
  assert.equal(page.counts.removed, diff.deletes.length);
  assert.equal(page.counts.inserted, diff.inserts.length);
  if (options.moves === "all") assert.ok(page.counts.moved <= diff.moves.to.length);
  else assert.equal(page.counts.moved, diff.moves.to.length);
};

test("all lists of up to three of four ids, in all styles", () => {
  const lists = listsOf([1, 2, 3, 4], 3);
  for (const old of lists) {
    for (const now of lists) {
      for (const moves of ["minimal", "all", "never"]) check(old, now, { moves, algorithm: "lcs" });
    }
  }
});

test("random lists", () => {
  const below = seeded(11);
  for (let index = 0; index < 3000; index++) {
    const old = [...Array(below(30)).keys()];
    const kept = old.filter(() => below(5));
    const now = below(3) ? shuffled(kept, below) : kept;
    for (let insert = below(4); insert > 0; insert--) now.splice(below(now.length + 1), 0, 100 + insert);
    check(old, now);
  }
});

test("rows between others, and a list that was empty", () => {
  const { list, made } = madeList([]);
  const [header, footer] = [made("header"), made("footer")];
  list.append(header);
  list.append(footer);
  let rows = [];
  let ids = [];
  const change = (now) => {
    rows = applySteps(engine.diff(ids, now), list, {
      rows, before: footer, create: (row) => made(now[row]),
    });
    ids = now;
    assert.deepEqual(list.children.slice(1, -1).map((row) => row.id), now);
    assert.equal(list.children[0], header);
    assert.equal(list.children[now.length + 1], footer);
  };
  change([1, 2, 3]);
  change([3, 4, 1]);
  change([]);
  change([7]);
});

test("without a place to end at, the rows end where the last of them did", () => {
  const { list, made } = madeList([1, 2, 3]);
  const rows = [...list.children];
  list.append(made("footer"));
  applySteps(engine.diff([1, 2, 3], [3, 1, 5]), list, { rows, create: () => made(5) });
  assert.deepEqual(idsOf(list), [3, 1, 5, "footer"]);
});

test("updated rows are told, with their places", () => {
  const { list, made } = madeList([1, 2, 3]);
  const diff = engine.diff([1, 2, 3], [3, 1, 4], { oldContents: ["a", "b", "c"], newContents: ["a", "z", "d"] });
  const updates = [];
  applySteps(diff, list, {
    create: (row) => made([3, 1, 4][row]),
    update: (row, to, from) => updates.push([row.id, to, from]),
  });
  assert.deepEqual(updates, [[3, 0, 2], [1, 1, 0]]);
});

test("what fails changes nothing", () => {
  const { page, list } = madeList([1, 2, 3]);
  const diff = engine.diff([1, 2, 3], [3, 4, 1]);
  assert.throws(() => applySteps(diff, list, { create: () => { throw new Error("no row"); } }), /no row/);
  assert.throws(() => applySteps(diff, list, {}), { name: "TypeError", message: /create/ });
  assert.throws(() => applySteps(engine.diff([1, 2], [1]), list, {}), {
    name: "RangeError", message: "the list has 3 rows, the diff is of 2",
  });
  assert.deepEqual(idsOf(list), [1, 2, 3]);
  assert.deepEqual(page.counts, { inserted: 0, moved: 0, removed: 0 });
});
