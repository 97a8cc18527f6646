// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Three published ways to reconcile the children of an element by keys, written for the comparison from what their
// authors say about them. Each is given the nodes of the old list and the ids of both, and changes the list.

const byID = (ids) => new Map(ids.map((id, row) => [id, row]));

// A single pass forward that remembers the largest old offset so far, as React describes it: a row from behind that
// stays, one from before it moves.
export const forwardPass = (list, nodes, old, now, made) => {
  const rows = byID(old);
  let lastPlaced = -1;
  const result = now.map((id) => {
    const from = rows.get(id);
    rows.delete(id);
    if (from === undefined) return [made(id), true];
    const moves = from < lastPlaced;
    lastPlaced = Math.max(lastPlaced, from);
    return [nodes[from], moves];
  });
  for (const from of rows.values()) list.removeChild(nodes[from]);
  // A row goes before the next one that has its place already.
  let next = null;
  const anchors = [];
  for (let row = result.length - 1; row >= 0; row--) {
    anchors[row] = next;
    if (!result[row][1]) next = result[row][0];
  }
  result.forEach(([node, moves], row) => {
    if (moves) list.insertBefore(node, anchors[row]);
  });
};

// Four ends that walk toward each other, as snabbdom and Vue 2 describe it: equal ends of either side pair, and so do
// opposite ends, whose row moves to the other end of what is left; else the first new row is looked up.
export const twoEnds = (list, nodes, old, now, made) => {
  const rest = [...nodes];
  const rows = byID(old);
  let [oldStart, oldEnd, newStart, newEnd] = [0, old.length - 1, 0, now.length - 1];
  let after = null;
  while (oldStart <= oldEnd && newStart <= newEnd) {
    if (rest[oldStart] === null) oldStart++;
    else if (rest[oldEnd] === null) oldEnd--;
    else if (old[oldStart] === now[newStart]) [oldStart, newStart] = [oldStart + 1, newStart + 1];
    else if (old[oldEnd] === now[newEnd]) {
      after = rest[oldEnd--];
      newEnd--;
    } else if (old[oldStart] === now[newEnd]) {
      list.insertBefore(rest[oldStart], after ?? rest[oldEnd].nextSibling);
      after = rest[oldStart++];
      newEnd--;
    } else if (old[oldEnd] === now[newStart]) {
      list.insertBefore(rest[oldEnd--], rest[oldStart]);
      newStart++;
    } else {
      const from = rows.get(now[newStart]);
      const node = from === undefined ? made(now[newStart]) : rest[from];
      list.insertBefore(node, rest[oldStart]);
      if (from !== undefined) rest[from] = null;
      newStart++;
    }
  }
  for (; newStart <= newEnd; newStart++) list.insertBefore(made(now[newStart]), after);
  for (; oldStart <= oldEnd; oldStart++) if (rest[oldStart]) list.removeChild(rest[oldStart]);
};

// Common ends, and of the rest a longest increasing subsequence that stays, as ivi, Inferno and Vue 3 describe it.
export const longestIncreasing = (list, nodes, old, now, made) => {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let [oldEnd, newEnd] = [old.length, now.length];
  while (oldEnd > start && newEnd > start && old[oldEnd - 1] === now[newEnd - 1]) [oldEnd, newEnd] = [oldEnd - 1, newEnd - 1];
  const places = new Map();
  for (let row = start; row < newEnd; row++) places.set(now[row], row);
  const sources = new Int32Array(newEnd - start).fill(-1);
  let ascends = true;
  let last = -1;
  for (let row = start; row < oldEnd; row++) {
    const to = places.get(old[row]);
    if (to === undefined) {
      list.removeChild(nodes[row]);
    } else {
      sources[to - start] = row;
      ascends &&= to > last;
      last = to;
    }
  }
  const stays = new Uint8Array(sources.length);
  if (ascends) sources.forEach((source, index) => { stays[index] = source >= 0 ? 1 : 0; });
  else markLongest(sources, stays);
  let next = newEnd < now.length ? nodes[oldEnd] : null;
  for (let index = sources.length - 1; index >= 0; index--) {
    const node = sources[index] < 0 ? made(now[start + index]) : nodes[sources[index]];
    if (!stays[index]) list.insertBefore(node, next);
    next = node;
  }
};

// Patience sorting with links to the predecessors.
const markLongest = (sources, stays) => {
  const ends = [];
  const before = new Int32Array(sources.length);
  sources.forEach((source, index) => {
    if (source < 0) return;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sources[ends[middle]] < source) low = middle + 1;
      else high = middle;
    }
    before[index] = low ? ends[low - 1] : -1;
    ends[low] = index;
  });
  for (let index = ends.length ? ends[ends.length - 1] : -1; index >= 0; index = before[index]) stays[index] = 1;
};

export const frameworks = {
  "forward pass (React)": forwardPass,
  "two ends (snabbdom, Vue 2)": twoEnds,
  "longest increasing (ivi, Vue 3)": longestIncreasing,
};
