// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of each section in the states between the old and the new list.
///
/// Before the row stage, surviving and deleted sections have their old rows, and inserted sections
/// have their new rows except those moved or individually inserted into them. After it, surviving
/// and inserted sections have their new rows, with old content where rows survive, and deleted
/// sections have the rows left.
struct IntermediateRows: ~Copyable {
  typealias RowRun = IntermediateSnapshot.RowRun

  private let diff: SectionedDiff
  private let mapping: SectionMapping
  private let rows: RowOperations

  init(_ diff: SectionedDiff, _ mapping: SectionMapping, _ rows: RowOperations) {
    self.diff = diff
    self.mapping = mapping
    self.rows = rows
  }

  func beforeRows(_ order: SectionOrder) -> IntermediateSnapshot {
    var intermediate = IntermediateSnapshot(oldStarts: diff.oldStarts, newStarts: diff.newStarts)
    let missing = missingRows()
    for section in order.sections {
      switch section {
      case .deleted(let old):
        intermediate.append(.old, old)
      case .new(let new) where !mapping.isInserted(new):
        intermediate.append(.old, Int(mapping.oldOfNew[new]))
      case .new(let new):
        intermediate.append(.new, new, diff.newStarts, without: missing)
      }
    }
    return intermediate
  }

  func afterRows(_ order: SectionOrder) -> IntermediateSnapshot {
    var intermediate = IntermediateSnapshot(oldStarts: diff.oldStarts, newStarts: diff.newStarts)
    let removed = removedRows()
    let touched = mapping.touched(by: rows)
    for section in order.sections {
      switch section {
      case .deleted(let old):
        intermediate.append(.old, old, diff.oldStarts, without: removed)
      case .new(let new):
        let old = mapping.isInserted(new) ? nil : Int(mapping.oldOfNew[new])
        if let old, !touched.contains(old) {
          intermediate.append(.old, old)
          continue
        }
        let filled = rowRuns(of: new, removed: removed)
        if old == nil, filled.allSatisfy({ $0.origin == .new }) {
          intermediate.append(.new, new)
        } else {
          intermediate.append(old == nil ? .new : .old, old ?? new, filled)
        }
      }
    }
    return intermediate
  }

  /// Returns the rows of inserted sections that are not inserted with them.
  func missingRows() -> OffsetRanges {
    var missing = OffsetSetBuilder(
      bound: diff.newStarts.rowCount, rangeCount: rows.moved.runs.count)
    for run in rows.moved.runs where mapping.isInserted(run.to.section) {
      let start = diff.newStarts.offset(of: run.to)
      missing.insert(start..<start + run.count)
    }
    for run in rows.inserted.runs where mapping.isInserted(run.section) {
      let start = diff.newStarts[run.section]
      missing.insert(start + run.rows.lowerBound..<start + run.rows.upperBound + 1)
    }
    return missing.members()
  }

  /// Returns the old rows that do not stay in their sections.
  func removedRows() -> OffsetRanges {
    var removed = OffsetSetBuilder(
      bound: diff.oldStarts.rowCount, rangeCount: rows.deleted.runs.count + rows.moved.runs.count)
    for run in rows.deleted.runs {
      let start = diff.oldStarts[run.section]
      removed.insert(start + run.rows.lowerBound..<start + run.rows.upperBound + 1)
    }
    for run in rows.moved.runs {
      let start = diff.oldStarts.offset(of: run.from)
      removed.insert(start..<start + run.count)
    }
    return removed.members()
  }

  /// Returns the rows of a new section as runs: moved rows, with inserted or staying ones between
  /// them.
  ///
  /// Surviving rows have their old content.
  ///
  /// - Parameter removed: The result of `removedRows()`.
  private func rowRuns(of new: Int, removed: OffsetRanges) -> [RowRun] {
    let old = mapping.isInserted(new) ? nil : Int(mapping.oldOfNew[new])
    let allMoves = rows.moved.runs, allInserts = rows.inserted.runs
    var moves = allMoves[allMoves.partitioningIndex { $0.to.section >= new }...]
    var inserts = allInserts[allInserts.partitioningIndex { $0.section >= new }...]
    let count = diff.newStarts.rows(of: new).count
    let oldRows = old.map(diff.oldStarts.rows) ?? 0..<0
    var stays = OffsetGaps(of: removed, in: oldRows)
    var runs: [RowRun] = []
    var row = 0
    func append(_ origin: IntermediateSnapshot.Origin, _ section: Int, _ rows: Range<Int>) {
      runs.append(RowRun(origin: origin, section: section, rows: rows))
      row += rows.count
    }
    while row < count {
      var end = count
      if let move = moves.first, move.to.section == new {
        if move.to.row == row {
          let first = move.from.row
          append(.old, move.from.section, first..<first + move.count)
          moves.removeFirst()
          continue
        }
        end = move.to.row
      }
      guard let old else {
        append(.new, new, row..<end)
        continue
      }
      if let insert = inserts.first, insert.section == new {
        if insert.rows.lowerBound == row {
          append(.new, new, Range(insert.rows))
          inserts.removeFirst()
          continue
        }
        end = min(end, insert.rows.lowerBound)
      }
      let first = stays.gap.lowerBound - oldRows.lowerBound
      let count = min(stays.gap.count, end - row)
      append(.old, old, first..<first + count)
      stays.removeFirst(count)
    }
    return runs
  }
}
