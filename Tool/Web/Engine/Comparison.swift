// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Returns a block of memory with room for a number of bytes, which `release` takes.
@_expose(wasm, "allocate")
@_cdecl("tablediff_allocate")
func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
}

/// Gives back a block that `allocate` or `compare` returned.
@_expose(wasm, "release")
@_cdecl("tablediff_release")
func release(block: UnsafeMutableRawPointer) {
  block.deallocate()
}

/// Compares two lists of ids, and returns a block with the changes, as `Changes` writes them.
///
/// - Parameters:
///   - width: The number of bytes of an id, 4 or 8.
///   - style: 0 for as few moves as possible, 1 for all, 2 for none.
///   - isLCS: Whether pairs of repeated ids contain a longest common subsequence.
@_expose(wasm, "compare")
@_cdecl("tablediff_compare")
func compare(
  width: Int32, old: UnsafeRawPointer, oldCount: Int, new: UnsafeRawPointer, newCount: Int,
  style: Int32, isLCS: Bool
) -> UnsafeMutableRawPointer {
  let moves: ListDiff.MoveStyle = style == 0 ? .minimal : style == 1 ? .all : .never
  let algorithm: ListDiff.Algorithm = isLCS ? .lcs : .heckel
  let diff =
    width == 4
    ? diff(of: ShortID.self, old, oldCount, new, newCount, moves, algorithm)
    : diff(of: LongID.self, old, oldCount, new, newCount, moves, algorithm)
  return Changes.block(of: diff)
}

private func diff<ID: Hashable>(
  of _: ID.Type, _ old: UnsafeRawPointer, _ oldCount: Int, _ new: UnsafeRawPointer, _ newCount: Int,
  _ moves: ListDiff.MoveStyle, _ algorithm: ListDiff.Algorithm
) -> ListDiff {
  // The lists stand where JavaScript has put them, and are not copied.
  let old = UnsafeBufferPointer(start: old.assumingMemoryBound(to: ID.self), count: oldCount)
  let new = UnsafeBufferPointer(start: new.assumingMemoryBound(to: ID.self), count: newCount)
  return old.tableDiff(
    to: new, id: { $0 }, contentsEqual: { _, _ in true }, moves: moves, algorithm: algorithm)
}
