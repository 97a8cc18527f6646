// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/**
 * The ids of a list. Typed arrays of 32 and 64 bits are read fastest: nothing is made of each row. Of other arrays, ids
 * are numbered by a `Map`, so whatever can be a key of a `Map` can be an id, and is equal to the same ones.
 */
export type IDs =
  | readonly unknown[]
  | Int8Array | Uint8Array | Uint8ClampedArray | Int16Array | Uint16Array | Int32Array | Uint32Array
  | Float32Array | Float64Array | BigInt64Array | BigUint64Array;

/** What is compared of two lists, and how. */
export interface DiffOptions {
  /**
   * Which of the rows in both lists are reported as moves: as few as possible (`"minimal"`, the default), all whose
   * offset changed (`"all"`), or none (`"never"`): then rows that would move are deleted and inserted.
   */
  moves?: "minimal" | "all" | "never";

  /**
   * Which rows are paired if ids repeat: `"lcs"` pairs them so that the pairs contain a longest common subsequence.
   * The default, `"heckel"`, is faster. With unique ids both give the same diff.
   */
  algorithm?: "heckel" | "lcs";

  /** What the rows show, in the order of `oldIDs`. Pairs whose contents differ by `===` are updates; `NaN` equals itself. */
  oldContents?: IDs;

  /** What the rows show, in the order of `newIDs`. */
  newContents?: IDs;

  /**
   * Returns whether an old row and a new one of the same id look alike, by their offsets. Without it and without
   * contents nothing is an update.
   */
  contentsEqual?: (oldOffset: number, newOffset: number) => boolean;
}

/** Rows by their offsets in both lists, ascending by `to`. */
export interface Pairs {
  /** Offsets in the old list. */
  readonly from: Int32Array;
  /** Offsets in the new list. */
  readonly to: Int32Array;
}

/**
 * What changed between two lists. To carry it out by hand, remove the deleted and moved rows from the old list, put the
 * inserted and moved ones at their new offsets, and fill the rest with the staying rows in their order.
 */
export class ListDiff {
  private constructor();
  /** The number of rows in the old list. */
  readonly oldCount: number;
  /** The number of rows in the new list. */
  readonly newCount: number;
  /** Offsets in the old list, ascending. */
  readonly deletes: Int32Array;
  /** Offsets in the new list, ascending. */
  readonly inserts: Int32Array;
  /** The rows that move. A row may move from an offset to the same one, past others. */
  readonly moves: Pairs;
  /** The rows whose contents differ, whether they stay or move. */
  readonly updates: Pairs;
  /** Whether the lists are equal. */
  readonly isEmpty: boolean;
  /** Returns for each new row its offset in the old list, or -1 for one that is inserted. */
  origins(): Int32Array;
}

/** The engine in the memory of one WebAssembly module. */
export class Engine {
  private constructor();

  /**
   * Returns what changed between two lists, by their ids.
   *
   *     const diff = engine.diff([1, 2, 3, 4], [4, 1, 5, 3]);
   *     diff.deletes        // Int32Array [1]
   *     diff.inserts        // Int32Array [2]
   *     diff.moves          // { from: Int32Array [3], to: Int32Array [0] }
   *
   * Ids should be unique in their list; with repeated ones the diff is valid as well. Nothing of the call stays in the
   * engine's memory, which does not shrink, but is used again.
   *
   * @throws TypeError if an argument is not what it should be.
   * @throws RangeError if contents are not as many as ids, or if there is not enough memory: of the module's 4 GB, a
   *   comparison needs the ids and up to 40 bytes for each row that does not line up.
   */
  diff(oldIDs: IDs, newIDs: IDs, options?: DiffOptions): ListDiff;

  /** The bytes of the engine's memory, used or not. */
  readonly memory: number;

  /** The bytes that are in use, between calls no more than the library's own few. */
  readonly usedMemory: number;
}

/**
 * Creates an engine.
 *
 *     const engine = await load();
 *     const engine = await load(await readFile("tablediff.wasm"));  // in Node
 *
 * @param source Where `tablediff.wasm` is, its bytes, a response with it, or the compiled module, which several workers
 *   can share. By default it is fetched from the folder of `tablediff.js`.
 */
export function load(
  source?: string | URL | Response | BufferSource | WebAssembly.Module): Promise<Engine>;

/** How a list of elements takes over a diff. */
export interface ApplyOptions<Row extends Element = Element> {
  /** Returns the element of an inserted row, by its offset in the new list. It is called before the list changes. */
  create?: (newOffset: number) => Row;

  /** Shows the new contents of a row, wherever it is now. It is called once the list has changed. */
  update?: (row: Row, newOffset: number, oldOffset: number) => void;

  /** The elements of the old list, in order: by default all children. What `applySteps` returned before is faster. */
  rows?: readonly Row[];

  /** The node that the rows end at, or null: by default the one behind the last old row. */
  before?: Node | null;
}

/**
 * Changes the elements of a list by a diff, with the fewest moves.
 *
 *     rows = applySteps(diff, list, {
 *       rows,
 *       create: (row) => element(newRows[row]),
 *       update: (element, row) => show(element, newRows[row]),
 *     });
 *
 * Rows that stay are not touched, so what they have of scroll positions, animations, frames, focus and selection stays as it is.
 * Rows that move are moved by `moveBefore` where the browser has it. Where a move takes the focus or the selection from
 * a row, they are given back. If `create` throws, nothing has changed.
 *
 * @returns The elements of the new list, in order.
 * @throws RangeError if the list has not as many rows as the diff's old list.
 */
export function applySteps<Row extends Element = Element>(
  diff: ListDiff, container: ParentNode & Node, options?: ApplyOptions<Row>): Row[];
