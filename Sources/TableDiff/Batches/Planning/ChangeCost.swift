// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How big a change is, as a whole: what a policy weighs before anything is animated.
///
///     let diff = old.sectionedDiff(to: new)
///     let batches = diff.batchUpdates(for: .collectionView)
///     let cost = ChangeCost(diff, stages: batches.count)
///     cost.rowChanges      // 120: rows deleted, inserted, moved or updated
///     cost.changedShare    // 0.4 of all rows
///
/// It counts what is in the change, not what is on the screen, and rows that come or go with their
/// sections too.
public struct ChangeCost: Sendable, Hashable {
  /// The number of rows before the change.
  public let oldRowCount: Int

  /// The number of rows after the change.
  public let newRowCount: Int

  /// The number of sections before the change; 1 for a flat list.
  public let oldSectionCount: Int

  /// The number of sections after the change; 1 for a flat list.
  public let newSectionCount: Int

  /// The number of rows that go, also with their sections.
  public let deletes: Int

  /// The number of rows that come in, also with their sections.
  public let inserts: Int

  /// The number of rows that move; those that their section takes along do not count.
  public let moves: Int

  /// The number of rows whose content changes.
  public let updates: Int

  /// The number of sections that go, come in, move or get a new header.
  public let sectionChanges: Int

  /// The number of batches that show the change.
  public let stages: Int

  /// Counts what a flat list's diff holds.
  ///
  /// - Complexity: O(1)
  public init(_ diff: ListDiff) {
    oldRowCount = diff.oldCount
    newRowCount = diff.newCount
    (oldSectionCount, newSectionCount) = (1, 1)
    deletes = diff.deleted.count
    inserts = diff.inserted.count
    moves = diff.moved.count
    updates = diff.updated.count
    sectionChanges = 0
    stages = diff.isEmpty ? 0 : 1
  }

  /// Counts what a diff of sections holds.
  ///
  /// - Parameters:
  ///   - diff: The whole change.
  ///   - stages: The number of batches that it was planned as.
  /// - Complexity: O(1) where no section goes or comes in; otherwise O(*r* log *r*), where *r* is
  ///   the number of runs of such sections and of moves.
  public init(_ diff: SectionedDiff, stages: Int) {
    oldRowCount = diff.oldStarts.rowCount
    newRowCount = diff.newStarts.rowCount
    oldSectionCount = diff.oldStarts.sectionCount
    newSectionCount = diff.newStarts.sectionCount
    // What is paired is neither deleted nor inserted, wherever it was.
    let gone = diff.sections.deleted.rowCount(diff.oldStarts)
    let come = diff.sections.inserted.rowCount(diff.newStarts)
    let moved = diff.movesWithSections
    deletes = diff.deleted.count + gone - moved.leaving
    inserts = diff.inserted.count + come - moved.entering
    moves = diff.moved.count
    updates = diff.updated.count
    sectionChanges = diff.sections.changeCount
    self.stages = stages
  }

  /// The number of changes of rows; a row that is moved and updated counts twice.
  public var rowChanges: Int { deletes + inserts + moves + updates }

  /// The number of all changes, of rows and of sections.
  public var changes: Int { rowChanges + sectionChanges }

  /// The share of the rows before and after that change: 0 where nothing does, 1 where all rows go
  /// or come in.
  ///
  /// A row that moves or gets new content counts on both sides; one that does both counts twice, so
  /// that the share may be more than 1.
  public var changedShare: Double {
    let rows = oldRowCount + newRowCount
    if rows == 0 { return 0 }
    return Double(deletes + inserts + 2 * (moves + updates)) / Double(rows)
  }
}

extension OffsetRanges {
  /// The number of rows in sections of these offsets.
  fileprivate func rowCount(_ starts: SectionStarts) -> Int {
    runs.reduce(0) { count, run in
      count + starts.rows(of: run.range.upperBound - 1).upperBound
        - starts.rows(of: run.range.lowerBound).lowerBound
    }
  }
}

extension SectionedDiff {
  /// The numbers of moved rows that leave deleted sections and that enter inserted ones.
  fileprivate var movesWithSections: (leaving: Int, entering: Int) {
    if sections.deleted.isEmpty && sections.inserted.isEmpty { return (0, 0) }
    func flat(_ ranges: OffsetRanges, _ starts: SectionStarts) -> OffsetRanges {
      var rows = OffsetRanges()
      for run in ranges.runs {
        let end = starts.rows(of: run.range.upperBound - 1).upperBound
        rows.append(starts.rows(of: run.range.lowerBound).lowerBound..<end)
      }
      return rows
    }
    let deleted = flat(sections.deleted, oldStarts), inserted = flat(sections.inserted, newStarts)
    return moved.runs.reduce((0, 0)) {
      ($0.0 + deleted.count(in: $1.oldRange), $0.1 + inserted.count(in: $1.newRange))
    }
  }
}

extension OffsetRanges {
  /// The number of offsets that lie in a range.
  ///
  /// - Complexity: O(log *r* + *c*), where *r* is the number of runs and *c* that of those met.
  fileprivate func count(in range: Range<Int>) -> Int {
    var count = 0
    var index = runs.partitioningIndex { $0.range.upperBound > range.lowerBound }
    while index < runs.count, runs[index].range.lowerBound < range.upperBound {
      count += runs[index].range.clamped(to: range).count
      index += 1
    }
    return count
  }
}
