// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// The states of the list, each made from the one before by the effects of a stage.

const $ = (id) => document.getElementById(id);
const data = JSON.parse($("data").textContent);
const count = data.stages.length;
const height = 30;

// Texts of cells and of headers are numbered, and so are the cells and headers themselves.
const texts = data.rows;
const ascending = (count) => Int32Array.from({ length: count }, (_, index) => index);

// What is in each slot of a list: a row, or the complement of a section's offset.
class State {
  constructor(sections, cells, textOf, headers) {
    Object.assign(this, { sections, cells, textOf, headers });
    this.slots = new Int32Array(cells.length + (sections ? sections.length : 0));
    this.slotOf = new Int32Array(cells.length);
    this.slotOfHeader = new Int32Array(sections ? sections.length : 0);
    // The number of each row in its section, from 1.
    this.numberOf = new Int32Array(cells.length);
    let slot = 0;
    let row = 0;
    const fill = (end) => {
      for (let number = 1; row < end; row++, slot++, number++) {
        this.slots[slot] = row;
        this.slotOf[row] = slot;
        this.numberOf[row] = number;
      }
    };
    (sections || []).forEach((section, index) => {
      this.slots[slot] = ~index;
      this.slotOfHeader[index] = slot++;
      fill(row + section.count);
    });
    fill(cells.length);
  }
  get height() { return this.slots.length * height; }
}

// The effects of a stage on cells or headers, by old and by new offset.
class Effects {
  constructor(runs, oldCount, newCount) {
    this.to = new Int32Array(oldCount).fill(-1);
    this.from = new Int32Array(newCount).fill(-1);
    this.oldRun = new Int32Array(oldCount);
    this.newRun = new Int32Array(newCount);
    this.runs = runs.map(([kind, from, to, count, isNew]) => ({ kind, from, to, count, isNew }));
    this.runs.forEach(({ from, to, count }, run) => {
      for (let step = 0; step < count; step++) {
        if (from >= 0) this.oldRun[from + step] = run;
        if (to >= 0) this.newRun[to + step] = run;
        if (from >= 0 && to >= 0) {
          this.to[from + step] = to + step;
          this.from[to + step] = from + step;
        }
      }
    });
  }
  // Returns the elements after the stage; what is inserted gets the next numbers.
  carried(old, next) {
    const carried = new Int32Array(this.from.length);
    for (let to = 0; to < carried.length; to++) {
      carried[to] = this.from[to] < 0 ? next.number++ : old[this.from[to]];
    }
    return carried;
  }
}

const sectionsOf = (index) => (data.sections ? data.sections[index] : null);
const rowCount = (runs) => runs.reduce((sum, [, , to, count]) => sum + (to < 0 ? 0 : count), 0);
const next = { number: texts.length };
const nextHeader = { number: sectionsOf(0)?.length || 0 };
const states = [
  new State(sectionsOf(0), ascending(texts.length), ascending(texts.length),
    ascending(nextHeader.number)),
];
const stages = data.stages.map((stage, index) => {
  const old = states[index];
  const cells = new Effects(stage.cells, old.cells.length, rowCount(stage.cells));
  const headers = new Effects(
    stage.sections, old.headers.length, sectionsOf(index + 1)?.length || 0);
  const textOf = Int32Array.from(cells.from, (from) => (from < 0 ? -1 : old.textOf[from]));
  const first = texts.length;
  for (const text of stage.texts) texts.push(text);
  let text = first;
  for (const { to, count, from, isNew } of cells.runs) {
    if (to < 0 || (from >= 0 && !isNew)) continue;
    for (let step = 0; step < count; step++) textOf[to + step] = text++;
  }
  const carried = old.sections ? headers.carried(old.headers, nextHeader) : old.headers;
  states.push(
    new State(sectionsOf(index + 1), cells.carried(old.cells, next), textOf, carried));
  return { cells, headers, operations: stage.operations };
});
