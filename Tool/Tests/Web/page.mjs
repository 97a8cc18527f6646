// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What browser.py checks in a page.

import { applySteps, load } from "./tablediff.js";

const engine = await load();
const list = document.getElementById("list");

const made = (id) => {
  const row = document.createElement("li");
  const [text, field] = [document.createElement("span"), document.createElement("input")];
  row.id = `row${id}`;
  text.textContent = `The row number ${id}`;
  field.value = "0123456789";
  row.append(text, field);
  return row;
};

const show = (ids) => list.replaceChildren(...ids.map(made));
const shownIDs = () => [...list.children].map((row) => Number(row.id.slice(3)));
const require = (condition, problem) => {
  if (!condition) throw new Error(problem);
};

// Runs a change and returns the numbers of nodes that it adds and removes, those that move included.
const observed = (change) => {
  const observer = new MutationObserver(() => {});
  observer.observe(list, { childList: true });
  change();
  let [added, removed] = [0, 0];
  for (const record of observer.takeRecords()) {
    added += record.addedNodes.length;
    removed += record.removedNodes.length;
  }
  observer.disconnect();
  return { added, removed };
};

const apply = (old, now) => applySteps(engine.diff(old, now), list, { create: (row) => made(now[row]) });

const [old, now] = [[1, 2, 3, 4, 5, 6], [6, 1, 9, 2, 4, 5]];

// The last row moves, the first one stays, the third one is deleted.
const checkFocus = (row) => {
  show(old);
  const field = list.children[row].querySelector("input");
  field.focus();
  field.setSelectionRange(2, 5, "backward");
  apply(old, now);
  require(String(shownIDs()) === String(now), `the list is ${shownIDs()}`);
  require(document.activeElement === field, "the focus is lost");
  const caret = [field.selectionStart, field.selectionEnd, field.selectionDirection];
  require(String(caret) === "2,5,backward", `the caret is ${caret}`);
};

const checkSelection = (from, to) => {
  show(old);
  const [start, end] = [from, to].map((row) => list.children[row].querySelector("span").firstChild);
  getSelection().setBaseAndExtent(start, 4, end, 7);
  apply(old, now);
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection();
  require(anchorNode === start && focusNode === end, "the selection is elsewhere");
  require(anchorOffset === 4 && focusOffset === 7, `the selection is ${anchorOffset}, ${focusOffset}`);
};

const withoutMoveBefore = (check) => {
  list.moveBefore = undefined;
  try {
    check();
  } finally {
    delete list.moveBefore;
  }
};

const events = () => {
  show(old);
  const field = list.children[1].querySelector("input");
  field.focus();
  const seen = [];
  for (const name of ["blur", "focus"]) field.addEventListener(name, () => seen.push(name));
  apply(old, now);
  require(seen.length === 0, `a row that stays has seen ${seen}`);
};

const fewest = () => {
  const ids = Array.from({ length: 10_000 }, (_, id) => id);
  const next = [...ids];
  for (let index = 0; index < 50; index++) {
    next.splice((index * 5381) % 9_000, 0, ...next.splice((index * 7919) % 9_900, 1));
  }
  const diff = engine.diff(ids, next);
  show(ids);
  const { added, removed } = observed(() => apply(ids, next));
  require(String(shownIDs()) === String(next), "the list is another one");
  require(diff.moves.to.length <= 50, `${diff.moves.to.length} moves`);
  require(added === diff.moves.to.length && removed === added, `${added} nodes added, ${removed} removed`);
};

const checks = {
  "the focus of a row that stays": () => checkFocus(0),
  "the focus of a row that moves": () => checkFocus(5),
  "the focus of a row that moves, without moveBefore": () => withoutMoveBefore(() => checkFocus(5)),
  "the selection in a row that stays": () => checkSelection(0, 0),
  "the selection in a row that moves": () => checkSelection(5, 5),
  "the selection in a row that moves, without moveBefore": () => withoutMoveBefore(() => checkSelection(5, 5)),
  "the selection over rows that stay, from one to another": () => checkSelection(1, 4),
  "a row that stays sees no events of the focus": events,
  "the fewest nodes of 10,000 move": fewest,
};

// Returns the name of each check, and what is wrong or an empty text.
export const run = () => Object.entries(checks).map(([name, check]) => {
  try {
    check();
    return [name, ""];
  } catch (error) {
    return [name, error.message];
  }
});
