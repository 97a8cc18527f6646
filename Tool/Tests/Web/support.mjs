// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What the tests of tablediff.js share: the engine, random numbers and the naive reference.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(`${process.env.TABLEDIFF_WEB ?? ".build-web"}/`);
export const tableDiff = await import(new URL("tablediff.js", folder));
export const module = await WebAssembly.compile(await readFile(new URL("tablediff.wasm", folder)));
export const engine = await tableDiff.load(module);

// Returns a function that returns whole numbers below a limit, the same ones for the same seed.
export const seeded = (seed) => {
  let state = BigInt(seed) * 2n + 1n;
  return (limit) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number(((state >> 33n) * BigInt(limit)) >> 31n);
  };
};

export const shuffled = (list, below) => {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
};

// Returns the length of a longest common subsequence, by the table of all prefixes.
const longestCommon = (old, now) => {
  let row = new Array(now.length + 1).fill(0);
  for (const id of old) {
    const next = [0];
    now.forEach((other, index) => {
      next.push(id === other ? row[index] + 1 : Math.max(row[index + 1], next[index]));
    });
    row = next;
  }
  return row[now.length];
};

const ascends = (offsets) => offsets.every((offset, index) => !index || offsets[index - 1] < offset);
const counted = (ids) => {
  const counts = new Map();
  ids.forEach((id) => counts.set(id, (counts.get(id) ?? 0) + 1));
  return counts;
};
const pairsIn = ({ from, to }) => Array.from(to, (row, index) => [from[index], row]);

// Compares a diff with what the contract says of it, by the lists alone.
export const checkDiff = (engine, old, now, algorithm, contents = null) => {
  const options = contents
    ? { algorithm, oldContents: contents[0], newContents: contents[1] } : { algorithm };
  const minimal = engine.diff(old, now, options);
  const moves = pairsIn(minimal.moves);
  const origins = minimal.origins();
  const pairs = [...origins].map((from, to) => [from, to]).filter(([from]) => from >= 0);

  for (const offsets of [minimal.deletes, minimal.inserts, minimal.moves.to, minimal.updates.to]) {
    assert.ok(ascends([...offsets]));
  }
  // Each row is in one place: each old row is deleted or has one new one, with its id.
  assert.equal(origins.length, now.length);
  assert.deepEqual(
    [...minimal.deletes, ...pairs.map(([from]) => from)].sort((left, right) => left - right),
    [...old.keys()]);
  assert.deepEqual([...minimal.inserts], [...now.keys()].filter((to) => origins[to] < 0));
  for (const [from, to] of pairs) assert.equal(old[from], now[to]);
  // As many pairs as there can be.
  const [oldCounts, newCounts] = [counted(old), counted(now)];
  let pairCount = 0;
  for (const [id, count] of oldCounts) pairCount += Math.min(count, newCounts.get(id) ?? 0);
  assert.equal(pairs.length, pairCount);
  // A longest set stays; which one, the tests of the library know.
  const hasRepeats = oldCounts.size < old.length || newCounts.size < now.length;
  if (algorithm === "lcs" || !hasRepeats) {
    assert.equal(pairs.length - moves.length, longestCommon(old, now));
  }
  const stays = pairs.filter(([, to]) => !minimal.moves.to.includes(to)).map(([from]) => from);
  assert.ok(ascends(stays));
  // The other styles have the same pairs.
  const all = engine.diff(old, now, { ...options, moves: "all" });
  assert.deepEqual(pairsIn(all.moves), pairs.filter(([from, to]) => from !== to));
  assert.deepEqual([...all.deletes], [...minimal.deletes]);
  assert.deepEqual([...all.inserts], [...minimal.inserts]);
  const never = engine.diff(old, now, { ...options, moves: "never" });
  assert.equal(never.moves.to.length, 0);
  const sorted = (...lists) => lists.flatMap((list) => [...list]).sort((left, right) => left - right);
  assert.deepEqual([...never.deletes], sorted(minimal.deletes, minimal.moves.from));
  assert.deepEqual([...never.inserts], sorted(minimal.inserts, minimal.moves.to));
  // Contents.
  const differs = ([from, to]) => contents !== null && contents[0][from] !== contents[1][to];
  assert.deepEqual(pairsIn(minimal.updates), pairs.filter(differs));
  assert.deepEqual(pairsIn(all.updates), pairs.filter(differs));
  const moved = new Set(minimal.moves.to);
  assert.deepEqual(
    pairsIn(never.updates), pairs.filter((pair) => differs(pair) && !moved.has(pair[1])));
  const isSame = old.length === now.length
    && old.every((id, row) => id === now[row] && !differs([row, row]));
  assert.equal(minimal.isEmpty, isSame);
  return minimal;
};

// Returns all lists of at most some letters.
export const listsOf = (letters, most) => {
  const lists = [[]];
  for (let index = 0; index < lists.length; index++) {
    if (lists[index].length < most) letters.forEach((letter) => lists.push([...lists[index], letter]));
  }
  return lists;
};
