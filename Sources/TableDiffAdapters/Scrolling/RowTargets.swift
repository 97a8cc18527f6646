// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The paths of rows after a batch, computed from the batch alone, as list views do.
package struct RowTargets {
  private let moves: [RowPath: RowPath]
  private let replacedSections: Set<Int>
  private let sections: Slots
  private let sectionMoves: [Int: Int]
  private let leaving: [Int: [Int]]
  private let coming: [Int: [Int]]

  /// Creates the targets of a batch.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of operations.
  package init(_ batch: BatchUpdate) {
    moves = Dictionary(uniqueKeysWithValues: batch.moves.map { ($0.from, $0.to) })
    sectionMoves = Dictionary(uniqueKeysWithValues: batch.sectionMoves.map { ($0.from, $0.to) })
    replacedSections = Set(batch.sectionDeletes).union(batch.sectionReloads)
    sections = Slots(
      leaving: (Array(batch.sectionDeletes) + sectionMoves.keys).sorted(),
      coming: (Array(batch.sectionInserts) + sectionMoves.values).sorted())
    leaving = Self.rows(Array(batch.deletes) + moves.keys)
    coming = Self.rows(Array(batch.inserts) + moves.values)
  }

  private static func rows(_ paths: [RowPath]) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row).sorted() }
  }

  /// Returns the path of a row after the batch, and whether neither the row nor its section is
  /// moved; `nil` if the row is deleted or its section reloaded.
  ///
  /// - Complexity: O(log *k*) for a row that is gone, and O(*k*) for others.
  package func target(of path: RowPath) -> (path: RowPath, stays: Bool)? {
    if let moved = moves[path] { return (moved, false) }
    if replacedSections.contains(path.section) { return nil }
    let section = sectionMoves[path.section] ?? sections.target(of: path.section)
    guard let section,
      let row = Slots(
        leaving: leaving[path.section] ?? [], coming: coming[section] ?? []
      ).target(of: path.row)
    else { return nil }
    return (RowPath(section: section, row: row), sectionMoves[path.section] == nil)
  }

  /// Returns the new path of the first row that is not moved, or else of the first row that
  /// remains, with its index in the sequence.
  package func first(of paths: some Sequence<RowPath>) -> (index: Int, path: RowPath)? {
    var moved: (index: Int, path: RowPath)?
    for (index, path) in paths.enumerated() {
      guard let target = target(of: path) else { continue }
      if target.stays { return (index, target.path) }
      if moved == nil { moved = (index, target.path) }
    }
    return moved
  }
}

/// Elements that keep their order while others leave and arrive.
private struct Slots {
  /// The old offsets of the elements that leave, ascending.
  let leaving: [Int]

  /// The new offsets of the elements that arrive, ascending.
  let coming: [Int]

  /// Returns the new offset of an element; `nil` if it leaves.
  func target(of offset: Int) -> Int? {
    var (low, high) = (0, leaving.count)
    while low < high {
      let middle = (low + high) / 2
      if leaving[middle] < offset { low = middle + 1 } else { high = middle }
    }
    if low < leaving.count, leaving[low] == offset { return nil }
    var target = offset - low
    for other in coming {
      if other > target { break }
      target += 1
    }
    return target
  }
}
