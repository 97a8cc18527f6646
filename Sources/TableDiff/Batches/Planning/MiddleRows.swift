// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of each section in the states between the old and the new list.
///
/// Before the row stage surviving and deleted sections have their old rows, and inserted sections
/// those new rows that do not move there. After it surviving and inserted sections have their new
/// rows, with the old content of those that lived before, and deleted sections what is left.
struct MiddleRows {
  private typealias RowRun = BatchUpdate.Outcome.RowRun

  private let diff: SectionedDiff
  private let places: SectionPlaces
  private let rows: RowOperations

  init(_ diff: SectionedDiff, _ places: SectionPlaces, _ rows: RowOperations) {
    self.diff = diff
    self.places = places
    self.rows = rows
  }

  func beforeRows(_ order: SectionOrder) -> BatchUpdate.Outcome.Middle {
    var middle = BatchUpdate.Outcome.Middle(oldStarts: diff.oldStarts, newStarts: diff.newStarts)
    // The new rows that move there later.
    var missing = OffsetSet(bound: diff.newStarts.rowCount)
    for run in rows.moved.runs where places.isInserted(run.to.section) {
      let start = diff.newStarts.offset(of: run.to)
      missing.insert(start..<start + run.count)
    }
    for section in order.sections {
      switch section {
      case .deleted(let old):
        middle.append(.old, old)
      case .new(let new) where !places.isInserted(new):
        middle.append(.old, Int(places.oldOfNew[new]))
      case .new(let new):
        middle.append(.new, new, diff.newStarts, without: missing)
      }
    }
    return middle
  }

  func afterRows(_ order: SectionOrder) -> BatchUpdate.Outcome.Middle {
    var middle = BatchUpdate.Outcome.Middle(oldStarts: diff.oldStarts, newStarts: diff.newStarts)
    var gone = OffsetSet(bound: diff.oldStarts.rowCount)
    for run in diff.deleted.runs { gone.insert(run.range) }
    for run in diff.moved.runs { gone.insert(run.oldRange) }
    let touched = places.touched(by: rows)
    let moves = rows.moved.runs, inserts = rows.inserted.runs
    for section in order.sections {
      switch section {
      case .deleted(let old):
        middle.append(.old, old, diff.oldStarts, without: gone)
      case .new(let new):
        let old = places.isInserted(new) ? nil : Int(places.oldOfNew[new])
        if let old, !touched.contains(old) {
          middle.append(.old, old)
          continue
        }
        let filled = filledRows(
          of: new, old, gone,
          moves[moves.partitioningIndex { $0.to.section >= new }...],
          inserts[inserts.partitioningIndex { $0.section >= new }...])
        if old == nil, filled.allSatisfy({ $0.origin == .new }) {
          middle.append(.new, new)
        } else {
          middle.append(old == nil ? .new : .old, old ?? new, filled)
        }
      }
    }
    return middle
  }

  /// The rows of a new section: those that move there, and between them those that come in or stay.
  private func filledRows(
    of new: Int, _ old: Int?, _ gone: OffsetSet, _ moves: ArraySlice<MoveRuns.Run>,
    _ inserts: ArraySlice<BatchUpdate.RowRange>
  ) -> [RowRun] {
    var (moves, inserts) = (moves, inserts)
    let count = diff.newStarts.rows(of: new).count
    let oldRows = old.map(diff.oldStarts.rows) ?? 0..<0
    var oldOffset = oldRows.lowerBound
    var runs: [RowRun] = []
    var row = 0
    while row < count {
      var end = count
      if let move = moves.first, move.to.section == new {
        if move.to.row == row {
          runs.append(
            RowRun(
              origin: .old, section: move.from.section,
              rows: move.from.row..<move.from.row + move.count))
          row += move.count
          moves.removeFirst()
          continue
        }
        end = move.to.row
      }
      guard let old else {
        runs.append(RowRun(origin: .new, section: new, rows: row..<end))
        row = end
        continue
      }
      if let insert = inserts.first, insert.section == new {
        if insert.rows.lowerBound == row {
          runs.append(RowRun(origin: .new, section: new, rows: Range(insert.rows)))
          row = insert.rows.upperBound + 1
          inserts.removeFirst()
          continue
        }
        end = min(end, insert.rows.lowerBound)
      }
      oldOffset = gone.firstGap(in: oldOffset..<oldRows.upperBound)
      let stays =
        gone.firstMember(in: oldOffset..<min(oldRows.upperBound, oldOffset + end - row))
        - oldOffset
      let first = oldOffset - oldRows.lowerBound
      runs.append(RowRun(origin: .old, section: old, rows: first..<first + stays))
      oldOffset += stays
      row += stays
    }
    return runs
  }
}

extension BatchUpdate.Outcome.Middle {
  /// Adds a section with the rows of one list that are not in a set of flat offsets.
  fileprivate mutating func append(
    _ origin: BatchUpdate.Outcome.Origin, _ section: Int, _ starts: SectionStarts,
    without missing: OffsetSet
  ) {
    let rows = starts.rows(of: section)
    if missing.firstMember(in: rows) == rows.upperBound {
      append(origin, section)
      return
    }
    var runs: [BatchUpdate.Outcome.RowRun] = []
    var rest = rows
    while !rest.isEmpty {
      let start = missing.firstGap(in: rest)
      let end = missing.firstMember(in: start..<rows.upperBound)
      if start < end {
        runs.append(
          .init(
            origin: origin, section: section,
            rows: start - rows.lowerBound..<end - rows.lowerBound))
      }
      rest = end..<rows.upperBound
    }
    append(origin, section, runs)
  }
}
