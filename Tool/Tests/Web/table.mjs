// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Prints how many nodes the ways of frameworks move in lists of 10,000 rows and how long that takes, on the double of a
// document, in turns; and how long the engine takes for a million rows.

import { performance } from "node:perf_hooks";

import { madeList } from "./dom.mjs";
import { frameworks } from "./frameworks.mjs";
import { engine, seeded, shuffled, tableDiff } from "./support.mjs";

const below = seeded(1);
const rounds = 11;
const ascending = (count) => Array.from({ length: count }, (_, id) => id);
const least = (times) => Math.min(...times);

const movedTo = (ids, from, to) => {
  const result = [...ids];
  result.splice(to, 0, ...result.splice(from, 1));
  return result;
};

const rows = ascending(10_000);
const edited = shuffled(rows, below).slice(0, 100).reduce((ids, row) => movedTo(ids, ids.indexOf(row), below(10_000)), rows);
const cases = {
  "first to the end": movedTo(rows, 0, 9_999),
  "last to the front": movedTo(rows, 9_999, 0),
  "two exchanged": movedTo(movedTo(rows, 9_000, 1_000), 1_001, 9_000),
  "100 rows moved": edited,
  "1% deleted, 1% inserted": rows.filter((row) => row % 100 !== 7).flatMap((row) => (row % 100 === 50 ? [row, -row - 1] : [row])),
  "halves exchanged": [...rows.slice(5_000), ...rows.slice(0, 5_000)],
  reversed: [...rows].reverse(),
  shuffled: shuffled(rows, below),
};

const applied = (list, nodes, old, now, made) => {
  const diff = engine.diff(old, now);
  tableDiff.applySteps(diff, list, { rows: nodes, create: (row) => made(now[row]) });
};
const ways = { TableDiff: applied, ...frameworks };

console.log("10,000 rows: nodes moved, and the fewest milliseconds of 11 rounds");
for (const [title, now] of Object.entries(cases)) {
  const results = Object.keys(ways).map(() => ({ times: [], moved: 0 }));
  for (let round = 0; round < rounds; round++) {
    Object.values(ways).forEach((way, index) => {
      const { page, list, made } = madeList(rows);
      const nodes = list.children;
      const begin = performance.now();
      way(list, nodes, rows, now, made);
      results[index].times.push(performance.now() - begin);
      results[index].moved = page.counts.moved;
    });
  }
  console.log(`  ${title}`);
  Object.keys(ways).forEach((name, index) => {
    const { times, moved } = results[index];
    console.log(`    ${name.padEnd(34)}${String(moved).padStart(6)}${least(times).toFixed(2).padStart(9)}`);
  });
}

const million = Int32Array.from({ length: 1_000_000 }, (_, id) => id);
const spread = Int32Array.from([...million].flatMap((id) => (id % 100 === 5 ? [] : id % 1000 === 6 ? [id, -id] : [id])));
const texts = (ids) => Array.from(ids, (id) => `row ${id}`);
const lists = {
  "1,000,000 equal rows, Int32Array": [million, million.slice()],
  "10,000 deleted, 1,000 inserted": [million, spread],
  "shuffled, Int32Array": [million, Int32Array.from(shuffled(million, below))],
  "10,000 deleted, 1,000 inserted, strings": [texts(million), texts(spread)],
};
console.log("1,000,000 rows: the fewest milliseconds of 11 rounds");
for (const [title, [old, now]] of Object.entries(lists)) {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now();
    engine.diff(old, now);
    times.push(performance.now() - begin);
  }
  console.log(`    ${title.padEnd(42)}${least(times).toFixed(1).padStart(9)}`);
}
console.log(`    the engine's memory, in MB${(engine.memory / 1e6).toFixed(1).padStart(25)}`);
