// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The list to take each row of the new list from, as runs in new order: the old list for rows
/// neither inserted nor updated, the new list for all others.
@usableFromInline
package struct RowSources {
  @usableFromInline
  package struct Run {
    /// The old offset of the first row; `nil` if the rows are taken from the new list.
    @usableFromInline package let old: Int?

    @usableFromInline package let count: Int

    @usableFromInline
    package init(old: Int?, count: Int) {
      self.old = old
      self.count = count
    }
  }

  private let updated: RunList<OffsetPairs.Run>
  private var origins: RowOrigins
  private var rest: RowOrigins.Run?
  private var updateIndex = 0

  @usableFromInline
  package init(_ diff: ListDiff) {
    updated = diff.updated.runs
    origins = RowOrigins(diff)
  }

  /// Returns the next run, cut where updates begin and end.
  @usableFromInline
  package mutating func next() -> Run? {
    guard var run = rest ?? origins.next() else { return nil }
    rest = nil
    guard let old = run.old else { return Run(old: nil, count: run.new.count) }
    guard updateIndex < updated.count, Int(updated[updateIndex].new) < run.new.upperBound else {
      return Run(old: old, count: run.new.count)
    }
    let update = updated[updateIndex].newRange
    let isUpdate = update.lowerBound <= run.new.lowerBound
    // In a list of sections, an update run may extend beyond a run of staying rows.
    let end = min(isUpdate ? update.upperBound : update.lowerBound, run.new.upperBound)
    let count = end - run.new.lowerBound
    if isUpdate, end == update.upperBound { updateIndex += 1 }
    run.new = run.new.lowerBound + count..<run.new.upperBound
    run.old = old + count
    if !run.new.isEmpty { rest = run }
    return Run(old: isUpdate ? nil : old, count: count)
  }
}
