// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The changes of rows as untrusted runs, validated against each other.
///
/// It does for runs what `ValidatedChanges` does for rows. Time and memory depend on the number
/// of runs, not of rows: a few bytes can name two billion rows. Each kind of run ascends within the
/// bounds of its list. This type checks that runs do not overlap, and that the counts agree.
///
/// An update is given only by its new offset, because the other changes determine the old one.
struct DiffRuns {
  let deleted: OffsetRanges
  let inserted: OffsetRanges
  let moved: OffsetPairs
  private(set) var updated = OffsetPairs()

  /// The number of rows in a patch: inserted and updated rows.
  private(set) var newRowCount = 0

  let context: DiffContext

  /// - Parameters:
  ///   - context: The counts of both lists, and how their sections correspond.
  ///   - updates: The new offsets of the updated rows.
  /// - Complexity: O((*r* + *s*) log *r*), where *r* is the number of runs and *s* of sections.
  init(
    _ context: DiffContext, deleted: OffsetRanges, inserted: OffsetRanges, moved: OffsetPairs,
    updates: OffsetRanges
  ) throws(InvalidDiff) {
    self.context = context
    (self.deleted, self.inserted, self.moved) = (deleted, inserted, moved)
    try requireSurvivingSections()
    // `inverse` requires runs that do not overlap.
    let sources = moved.runs.array.sortedByDigits { $0.old }.lazy.map { $0.oldRange }
    let removed = try Self.union(deleted, sources) { offset in
      let path = context.old.path(of: offset)
      return context.error(old: path, "old row \(context.text(path)) is deleted or moved twice")
    }
    let taken = try Self.union(inserted, moved.runs.lazy.map { $0.newRange }) { offset in
      let path = context.new.path(of: offset)
      return context.error(new: path, "new row \(context.text(path)) is inserted or moved to twice")
    }
    let pairs = try context.staying(removed, taken).merged(with: moved)
    try add(updates, of: pairs)
    newRowCount = context.new.rowCount - pairs.count + updated.count
  }

  /// Throws if a row is deleted or inserted twice, by itself and with its section.
  private func requireSurvivingSections() throws(InvalidDiff) {
    for run in context.alignment.deletedSections.runs {
      let rows = context.old[run.range.lowerBound]..<context.old[run.range.upperBound]
      guard let offset = deleted.firstOffset(in: rows) else { continue }
      let path = context.old.path(of: offset)
      throw context.error(
        old: path,
        "delete row \(path): section \(path.section) is deleted, and its rows with it")
    }
    for section in 0..<context.new.sectionCount
    where context.alignment.oldSection(of: section) == nil {
      guard let offset = inserted.firstOffset(in: context.new.rows(of: section)) else { continue }
      let path = context.new.path(of: offset)
      throw context.error(
        new: path,
        "insert row \(path): section \(path.section) is inserted, and its rows with it")
    }
  }

  /// Returns the union of ranges, ascending by lower bound; throws if an offset occurs twice.
  private static func union(
    _ ranges: OffsetRanges, _ others: some Sequence<Range<Int>>,
    _ twice: (_ offset: Int) -> InvalidDiff
  ) throws(InvalidDiff) -> OffsetRanges {
    var union = OffsetRanges()
    var end = 0
    func append(_ range: Range<Int>) throws(InvalidDiff) {
      if range.lowerBound < end { throw twice(range.lowerBound) }
      union.append(range)
      end = range.upperBound
    }
    var index = 0
    for other in others {
      while index < ranges.runs.count, Int(ranges.runs[index].start) <= other.lowerBound {
        try append(ranges.runs[index].range)
        index += 1
      }
      try append(other)
    }
    for run in ranges.runs[index...] { try append(run.range) }
    return union
  }

  private mutating func add(_ updates: OffsetRanges, of pairs: OffsetPairs) throws(InvalidDiff) {
    var index = 0
    for run in updates.runs {
      var new = run.range.lowerBound
      while new < run.range.upperBound {
        while index < pairs.runs.count, pairs.runs[index].newRange.upperBound <= new { index += 1 }
        guard index < pairs.runs.count, Int(pairs.runs[index].new) <= new else {
          let path = context.new.path(of: new)
          throw context.error(
            new: path, "update of new row \(context.text(path)): it is inserted")
        }
        let pair = pairs.runs[index]
        let end = min(run.range.upperBound, pair.newRange.upperBound)
        updated.append(old: Int(pair.old) + new - Int(pair.new), new: new, count: end - new)
        new = end
      }
    }
  }
}

extension OffsetRanges {
  /// Returns the first offset of a range that is in this set; `nil` if there is none.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of ranges in the set.
  fileprivate func firstOffset(in range: Range<Int>) -> Int? {
    let index = runs.partitioningIndex { $0.range.upperBound > range.lowerBound }
    guard index < runs.count, Int(runs[index].start) < range.upperBound, !range.isEmpty else {
      return nil
    }
    return max(range.lowerBound, Int(runs[index].start))
  }
}

extension ListDiff {
  /// Creates a diff from validated runs.
  init(_ runs: DiffRuns) {
    self.init(
      oldCount: runs.context.old.rowCount, newCount: runs.context.new.rowCount,
      deleted: runs.deleted, inserted: runs.inserted, moved: runs.moved, updated: runs.updated,
      isKnownMinimal: runs.moved.isEmpty && (runs.deleted.isEmpty || runs.inserted.isEmpty))
  }
}

extension SectionedDiff {
  /// Creates a diff from validated runs.
  init(_ runs: DiffRuns, sections: ListDiff) {
    self.init(
      sections: sections, oldStarts: runs.context.old, newStarts: runs.context.new,
      deleted: runs.deleted,
      inserted: runs.inserted, moved: runs.moved, updated: runs.updated)
  }
}
