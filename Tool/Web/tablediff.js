// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What changed between two lists, by their ids, and how a list in the DOM takes it over. tablediff.d.ts explains all that
// is exported.

const styles = ["minimal", "all", "never"];
const algorithms = ["heckel", "lcs"];

// Arrays whose elements are as wide as the ids of the engine, and are compared by their bits.
const wideEnough = [Int32Array, Uint32Array, BigInt64Array, BigUint64Array];

const isSame = (left, right) => left === right || (left !== left && right !== right);

// Returns ids as the bits of numbers: all NaN are one, and so are both zeros.
const comparableFloats = (ids) => {
  const copy = Float64Array.from(ids);
  const words = new Uint32Array(copy.buffer);
  copy.forEach((value, index) => {
    if (value === value && value !== 0) return;
    words[2 * index] = 0;
    words[2 * index + 1] = value === value ? 0 : 0x7ff80000;
  });
  return copy;
};

// Returns the ids of two lists as numbers, equal ones for equal ids.
const numbered = (...lists) => {
  const numbers = new Map();
  return lists.map((list) => {
    const ids = new Int32Array(list.length);
    for (let row = 0; row < ids.length; row++) {
      let number = numbers.get(list[row]);
      if (number === undefined) numbers.set(list[row], number = numbers.size);
      ids[row] = number;
    }
    return ids;
  });
};

const areIntegers = (list) => {
  for (let index = 0; index < list.length; index++) {
    if (typeof list[index] !== "number" || (list[index] | 0) !== list[index]) return false;
  }
  return true;
};

// Returns the ids of two lists as arrays whose elements the engine compares by their bits.
const engineIDs = (old, now) => {
  const type = old.constructor;
  if (type === now.constructor) {
    if (wideEnough.includes(type)) return [old, now];
    if (type === Float64Array) return [comparableFloats(old), comparableFloats(now)];
  }
  if (areIntegers(old) && areIntegers(now)) return [Int32Array.from(old), Int32Array.from(now)];
  return numbered(old, now);
};

// Returns the offsets in runs of a start and a count each.
const offsetsOf = (runs) => {
  let count = 0;
  for (let index = 1; index < runs.length; index += 2) count += runs[index];
  const offsets = new Int32Array(count);
  for (let index = 0, next = 0; index < runs.length; index += 2) {
    for (let step = 0; step < runs[index + 1]; step++) offsets[next++] = runs[index] + step;
  }
  return offsets;
};

// Returns the pairs in runs of an old offset, a new offset and a count each.
const pairsOf = (runs) => {
  let count = 0;
  for (let index = 2; index < runs.length; index += 3) count += runs[index];
  const pairs = { from: new Int32Array(count), to: new Int32Array(count) };
  for (let index = 0, next = 0; index < runs.length; index += 3) {
    for (let step = 0; step < runs[index + 2]; step++, next++) {
      pairs.from[next] = runs[index] + step;
      pairs.to[next] = runs[index + 1] + step;
    }
  }
  return pairs;
};

export class ListDiff {
  constructor(oldCount, newCount, deletes, inserts, moves) {
    Object.assign(this, { oldCount, newCount, deletes, inserts, moves });
    this.updates = pairsOf([]);
  }

  get isEmpty() {
    const { deletes, inserts, moves, updates } = this;
    return deletes.length + inserts.length + moves.to.length + updates.to.length === 0;
  }

  origins() {
    const origins = new Int32Array(this.newCount);
    const isTaken = new Uint8Array(this.oldCount);
    for (const from of this.deletes) isTaken[from] = 1;
    for (const to of this.inserts) origins[to] = -1;
    const { from, to } = this.moves;
    const isPlaced = new Uint8Array(this.newCount);
    for (let index = 0; index < to.length; index++) {
      origins[to[index]] = from[index];
      isTaken[from[index]] = 1;
      isPlaced[to[index]] = 1;
    }
    let old = 0;
    for (let row = 0; row < origins.length; row++) {
      if (origins[row] < 0 || isPlaced[row]) continue;
      while (isTaken[old]) old++;
      origins[row] = old++;
    }
    return origins;
  }
}

// Returns the pairs whose contents differ, ascending by the new offset.
const updatesOf = (diff, areEqual) => {
  const [from, to] = [[], []];
  diff.origins().forEach((old, row) => {
    if (old < 0 || areEqual(old, row)) return;
    from.push(old);
    to.push(row);
  });
  return { from: Int32Array.from(from), to: Int32Array.from(to) };
};

const choice = (name, value, values) => {
  const index = values.indexOf(value);
  if (index < 0) throw new TypeError(`${name} is ${String(value)}, not one of ${values.join(", ")}`);
  return index;
};

const requireList = (name, list) => {
  if (!Array.isArray(list) && !(ArrayBuffer.isView(list) && "length" in list)) {
    throw new TypeError(`${name} is neither an array nor a typed array`);
  }
  if (list.length > 0x7fffffff) throw new RangeError(`${name} has ${list.length} rows, more than 2147483647`);
};

// Returns the function that says whether two rows have equal contents, or null if all have.
const contentsRule = (old, now, { contentsEqual, oldContents, newContents }) => {
  if (contentsEqual) return contentsEqual;
  if (!oldContents && !newContents) return null;
  requireList("oldContents", oldContents);
  requireList("newContents", newContents);
  for (const [name, contents, ids] of [["old", oldContents, old], ["new", newContents, now]]) {
    if (contents.length !== ids.length) {
      throw new RangeError(`${name}Contents has ${contents.length} rows, ${name}IDs has ${ids.length}`);
    }
  }
  return (from, to) => isSame(oldContents[from], newContents[to]);
};

export class Engine {
  #module;
  #exports = null;

  constructor(module) { this.#module = module; }

  get memory() { return this.#started().memory.buffer.byteLength; }
  get usedMemory() { return this.#started().usedBytes() >>> 0; }

  diff(oldIDs, newIDs, options = {}) {
    requireList("oldIDs", oldIDs);
    requireList("newIDs", newIDs);
    const style = choice("moves", options.moves ?? "minimal", styles);
    const algorithm = choice("algorithm", options.algorithm ?? "heckel", algorithms);
    const areEqual = contentsRule(oldIDs, newIDs, options);
    const [old, now] = engineIDs(oldIDs, newIDs);
    const { deletes, inserts, moves } = this.#compared(old, now, style, algorithm);
    const diff = new ListDiff(
      old.length, now.length, offsetsOf(deletes), offsetsOf(inserts), pairsOf(moves));
    if (areEqual) diff.updates = updatesOf(diff, areEqual);
    return diff;
  }

  #started() {
    if (!this.#exports) {
      this.#exports = new WebAssembly.Instance(this.#module, {}).exports;
      this.#exports.seed(...crypto.getRandomValues(new Uint32Array(2)));
    }
    return this.#exports;
  }

  // Returns the runs of changes, and leaves nothing in the engine's memory.
  #compared(old, now, style, algorithm) {
    const engine = this.#started();
    const { BYTES_PER_ELEMENT: width } = old;
    try {
      const blocks = [old, now].map((ids) => engine.allocate(ids.byteLength) >>> 0);
      [old, now].forEach((ids, side) => {
        const bytes = new Uint8Array(ids.buffer, ids.byteOffset, ids.byteLength);
        new Uint8Array(engine.memory.buffer).set(bytes, blocks[side]);
      });
      const result = engine.compare(
        width, blocks[0], old.length, blocks[1], now.length, style, algorithm) >>> 0;
      blocks.forEach((block) => engine.release(block));
      const [deletes, inserts, moves] = new Int32Array(engine.memory.buffer, result, 3);
      let start = result + 12;
      const runs = (count) => {
        const words = new Int32Array(engine.memory.buffer, start, count).slice();
        start += words.byteLength;
        return words;
      };
      const changes = {
        deletes: runs(2 * deletes), inserts: runs(2 * inserts), moves: runs(3 * moves),
      };
      engine.release(result);
      return changes;
    } catch (error) {
      // What a call that ends halfway leaves behind is not used again.
      this.#exports = null;
      if (!engine.isExhausted()) throw error;
      throw new RangeError(
        `there is not enough memory to compare ${old.length} rows with ${now.length}`, { cause: error });
    }
  }
}

export const load = async (source = new URL("tablediff.wasm", import.meta.url)) => {
  if (source instanceof WebAssembly.Module) return new Engine(source);
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return new Engine(await WebAssembly.compile(source));
  }
  const response = source instanceof Response ? source : await fetch(source);
  if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
  return new Engine(await WebAssembly.compile(await response.arrayBuffer()));
};

// Calls a function that moves nodes, and gives the focus and the selection back if that took them.
const keepingFocus = (container, change) => {
  const page = container.ownerDocument;
  const focused = page?.activeElement;
  const isInside = focused && focused !== container && container.contains(focused);
  const caret = isInside && [focused.selectionStart, focused.selectionEnd, focused.selectionDirection];
  const selection = page?.getSelection?.();
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection ?? {};
  change();
  if (selection && anchorNode && focusNode && (selection.anchorNode !== anchorNode
    || selection.anchorOffset !== anchorOffset || selection.focusNode !== focusNode
    || selection.focusOffset !== focusOffset)
    && container.contains(anchorNode) && container.contains(focusNode)) {
    selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  }
  if (isInside && page.activeElement !== focused && container.contains(focused)) {
    focused.focus({ preventScroll: true });
    if (typeof caret[0] === "number") focused.setSelectionRange(...caret);
  }
};

export const applySteps = (diff, container, options = {}) => {
  const { create, update, rows = [...container.children] } = options;
  if (rows.length !== diff.oldCount) {
    throw new RangeError(`the list has ${rows.length} rows, the diff is of ${diff.oldCount}`);
  }
  if (diff.inserts.length && typeof create !== "function") throw new TypeError("create is not a function");
  // Whatever may throw comes before the list changes.
  const origins = diff.origins();
  const result = Array.from(origins, (old, row) => (old < 0 ? create(row) : rows[old]));
  const last = rows[rows.length - 1];
  const end = options.before !== undefined ? options.before : last ? last.nextSibling : null;

  // A node that is moved by moveBefore keeps its focus, its animations and the frames in it, though not the selection.
  const move = container.moveBefore && container.isConnected ? "moveBefore" : "insertBefore";
  keepingFocus(container, () => {
    for (const row of diff.deletes) rows[row].remove();
    // From the back to the front, so that the node which finally follows is in place already.
    const [inserts, moves] = [diff.inserts, diff.moves.to];
    let [insert, moved] = [inserts.length - 1, moves.length - 1];
    while (insert >= 0 || moved >= 0) {
      const isInsert = moved < 0 || (insert >= 0 && inserts[insert] > moves[moved]);
      const row = isInsert ? inserts[insert--] : moves[moved--];
      const next = row + 1 < result.length ? result[row + 1] : end;
      if (isInsert) container.insertBefore(result[row], next);
      else if (result[row].nextSibling !== next) container[move](result[row], next);
    }
  });
  const { from, to } = diff.updates;
  if (update) to.forEach((row, index) => update(result[row], row, from[index]));
  return result;
};
