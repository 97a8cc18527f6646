// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The list that supplies each row of the new list, as runs in new order: the old list for rows
/// neither inserted nor updated, the new list for all others.
@usableFromInline
package struct RowSources {
  @usableFromInline
  package struct Run {
    /// The old offset of the first row; `nil` if the new list supplies the rows.
    @usableFromInline package let old: Int?

    @usableFromInline package let count: Int
  }

  /// The next rows; `nil` at the end.
  @usableFromInline package private(set) var next: Run?

  private var runs: ListDiff.Runs.Iterator
  private let updated: RunList<OffsetPairs.Run>
  private var updateIndex = 0

  /// The new offset of the next row, and the end of the rows with the same change.
  private var new = 0
  private var end = 0

  /// The old offset of the row at `new`; `nil` if it is inserted.
  private var old: Int?

  @usableFromInline
  package init(_ diff: ListDiff) {
    updated = diff.updated.runs
    runs = diff.runs.makeIterator()
    removeFirst(0)
  }

  /// Removes the first of the next rows.
  @usableFromInline
  package mutating func removeFirst(_ count: Int) {
    new += count
    old = old.map { $0 + count }
    if let next, count < next.count {
      self.next = Run(old: next.old.map { $0 + count }, count: next.count - count)
      return
    }
    if new == end {
      var run = runs.next()
      while run != nil, run?.new == nil { run = runs.next() }
      guard let run, let rows = run.new else {
        next = nil
        return
      }
      (old, end) = (run.old?.lowerBound, rows.upperBound)
    }
    next = cutByUpdates()
  }

  /// Returns the next rows, up to where updates begin or end.
  private mutating func cutByUpdates() -> Run {
    while updateIndex < updated.count, updated[updateIndex].newRange.upperBound <= new {
      updateIndex += 1
    }
    guard old != nil, updateIndex < updated.count else { return Run(old: old, count: end - new) }
    let update = updated[updateIndex].newRange
    let isUpdate = update.lowerBound <= new
    // In a list of sections, an update run may extend beyond a run of staying rows.
    let stop = min(end, isUpdate ? update.upperBound : update.lowerBound)
    return Run(old: isUpdate ? nil : old, count: stop - new)
  }
}
