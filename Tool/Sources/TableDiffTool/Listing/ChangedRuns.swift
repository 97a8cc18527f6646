// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The changes of rows as runs of flat offsets, of a diff with sections or without.
struct ChangedRuns {
  /// Old offsets, ascending.
  let deleted: [Range<Int>]

  /// New offsets, ascending.
  let inserted: [Range<Int>]

  /// Offsets in both lists, ascending by the new ones.
  let moved: [(old: Range<Int>, new: Range<Int>)]

  /// New offsets, ascending.
  let updated: [Range<Int>]

  init(_ diff: ListDiff) {
    deleted = diff.deletedRanges
    inserted = diff.insertedRanges
    moved = diff.movedRuns
    updated = Self.ranges(diff.updates.lazy.map { $0.to })
  }

  #if !hasFeature(Embedded)
    /// - Parameter oldStarts: The flat offset of the first row of each section.
    init(_ diff: SectionedDiff, _ oldStarts: [Int], _ newStarts: [Int]) {
      let old = { (path: RowPath) in oldStarts[path.section] + path.row }
      let new = { (path: RowPath) in newStarts[path.section] + path.row }
      deleted = Self.ranges(diff.deletes.lazy.map(old))
      inserted = Self.ranges(diff.inserts.lazy.map(new))
      updated = Self.ranges(diff.updates.lazy.map { new($0.to) })
      moved = diff.moves.reduce(into: []) { runs, move in
        let (old, new) = (old(move.from), new(move.to))
        if let last = runs.last, last.old.upperBound == old, last.new.upperBound == new {
          runs[runs.count - 1] = (last.old.lowerBound..<old + 1, last.new.lowerBound..<new + 1)
        } else {
          runs.append((old..<old + 1, new..<new + 1))
        }
      }
    }
  #endif

  /// Returns ascending offsets as ranges that do not touch.
  private static func ranges(_ offsets: some Sequence<Int>) -> [Range<Int>] {
    offsets.reduce(into: []) { ranges, offset in
      if let last = ranges.last, last.upperBound == offset {
        ranges[ranges.count - 1] = last.lowerBound..<offset + 1
      } else {
        ranges.append(offset..<offset + 1)
      }
    }
  }
}

extension ListDiff {
  /// The offsets of deleted rows, as ranges.
  var deletedRanges: [Range<Int>] { runs.compactMap { $0.kind == .deleted ? $0.old : nil } }

  /// The offsets of inserted rows, as ranges.
  var insertedRanges: [Range<Int>] { runs.compactMap { $0.kind == .inserted ? $0.new : nil } }

  /// The runs of moved rows, in new order.
  var movedRuns: [(old: Range<Int>, new: Range<Int>)] {
    runs.compactMap { run in
      guard run.kind == .moves, let old = run.old, let new = run.new else { return nil }
      return (old, new)
    }
  }

  /// Creates a diff from parts that fit together.
  init(
    from oldCount: Int, to newCount: Int, deletes: [Int], inserts: [Int], moves: [Move] = [],
    updates: [Update] = []
  ) {
    do throws(InvalidDiff) {
      try self.init(
        oldCount: oldCount, newCount: newCount, deletes: deletes, inserts: inserts, moves: moves,
        updates: updates)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
