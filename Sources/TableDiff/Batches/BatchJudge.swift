// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Judges a batch by the counts of rows before and after it: rules A to D.
///
/// Whether the cells end up with the right rows (rules E) needs the rows themselves. Where A to D
/// are kept, `reading` says what a list view makes of the batch; who holds the rows compares them
/// by it.
///
/// Everything up to the reading works on runs and, where nothing is wrong, costs what the batch
/// holds plus a bit for each row. Only where an operation is wrong, single rows are looked at.
@usableFromInline
package struct BatchJudge {
  let batch: BatchUpdate
  let oldCounts: [Int]
  let newCounts: [Int]

  /// What is wrong; in no special order.
  @usableFromInline package internal(set) var violations: [BatchFinding] = []

  /// How a list view reads the batch; `nil` where anything is wrong.
  @usableFromInline package private(set) var reading: BatchReading?

  /// Judges a batch for a list of one section.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - oldCount: How many rows the section has before the batch.
  ///   - newCount: How many rows the section has after the batch.
  @usableFromInline
  package init(_ batch: BatchUpdate, oldCount: Int, newCount: Int) {
    require(
      max(oldCount, newCount) <= Int(Int32.max),
      "A section has \(Int32.max) rows at most, not \(max(oldCount, newCount)).")
    self.batch = batch
    oldCounts = [oldCount]
    newCounts = [newCount]
    judgeRanges()
    let places = violations.isEmpty ? RowPlaces(batch, oldCount: oldCount, newCount: newCount) : nil
    if places == nil || batch.hasSectionOperations { judgeCollisions() }
    judgeNoopSectionMoves()
    judgeRowsInReplacedSections()
    judgeCounts()
    guard let places else { return }
    if isReplaced {
      if violations.isEmpty { reading = BatchReading(batch, replacing: oldCount, by: newCount) }
      return
    }
    let implied = places.impliedMoves()
    judgeNoopMoves(implied)
    if !violations.isEmpty { return }
    reading = BatchReading(batch, places, implied: implied)
  }

  /// Whether the section goes and comes as a whole.
  var isReplaced: Bool {
    !(batch.sectionDeletes.isEmpty && batch.sectionInserts.isEmpty && batch.sectionReloads.isEmpty)
  }

  var sectionCounts: BatchFinding.Counts {
    BatchFinding.Counts(section: nil, before: oldCounts.count, after: newCounts.count)
  }

  /// The counts to judge a row's path by; those of the sections where there is no such section.
  func rowCounts(_ section: Int) -> BatchFinding.Counts {
    guard oldCounts.indices.contains(section), newCounts.indices.contains(section) else {
      return sectionCounts
    }
    return BatchFinding.Counts(
      section: section, before: oldCounts[section], after: newCounts[section])
  }
}
