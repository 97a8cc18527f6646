// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Stages {
  /// Returns two stages of rows and sections: section inserts and the moves out of deleted
  /// sections, then section deletes and the moves into inserted ones.
  func mixed(_ rows: RowOperations, _ stages: borrowing MixedStages) -> [PlannedStage] {
    let middle = MiddleRows(diff, mapping, rows)
    let removed = middle.removedRows()
    let woven = WovenSections(stages, mapping, rows, middle, removed: removed)
    var first = RowOperations(), second = rows
    (first.deleted, second.deleted) = splitDeletes(rows, stages)
    (first.inserted, second.inserted) = splitInserts(rows, stages, woven)
    (first.moved, second.moved) = splitMoves(rows, stages, woven)
    return [
      PlannedStage(
        first, sectionsBefore(stages),
        leadingTo: state(stages, woven, middle, removed: removed)),
      last(second, sectionsAfter(stages)),
    ]
  }

  private func sectionsBefore(_ stages: borrowing MixedStages) -> SectionOperations {
    var touched = stages.changingFirst
    for old in stages.changingDeleted { touched.insert(old) }
    return SectionOperations(
      stages.order.oldOffsets(mapping), oldCount: stages.order.ofOld.count, touched: touched)
  }

  private func sectionsAfter(_ stages: borrowing MixedStages) -> SectionOperations {
    let order = stages.order
    var touched = OffsetSet(bound: order.sections.count)
    for (new, old) in mapping.oldOfNew.enumerated() where order.ofNew[new] >= 0 {
      if old < 0 ? stages.changingInserted.contains(new) : stages.changingSecond.contains(Int(old))
      {
        let offset = Int(order.ofNew[new])
        touched.insert(offset)
      }
    }
    return SectionOperations(order.ofNew, oldCount: order.sections.count, touched: touched)
  }

  /// Returns the deletes of each stage.
  ///
  /// They include the rows of a deleted section of the middle state whose moves are dissolved: the
  /// middle state may have the same rows in an inserted section.
  private func splitDeletes(
    _ rows: RowOperations, _ stages: borrowing MixedStages
  ) -> (first: RowRuns, second: RowRuns) {
    var first: ContiguousArray<BatchUpdate.RowRange> = [], second = first
    for run in rows.deleted.runs {
      if mapping.isDeleted(run.section) {
        if stages.order.ofOld[run.section] >= 0 { first.append(run) }
      } else if stages.changingFirst.contains(run.section) {
        first.append(run)
      } else {
        second.append(.init(section: Int(stages.order.ofOld[run.section]), rows: run.rows))
      }
    }
    return (RowRuns(sorting: first), RowRuns(sorting: second))
  }

  private func splitInserts(
    _ rows: RowOperations, _ stages: borrowing MixedStages, _ woven: borrowing WovenSections
  ) -> (first: RowRuns, second: RowRuns) {
    var first: ContiguousArray<BatchUpdate.RowRange> = [], second = first
    for run in rows.inserted.runs {
      if stages.insertsLast(in: run.section) {
        // Rows of a section that is only in the new list come with it.
        if stages.order.ofNew[run.section] >= 0 { second.append(run) }
      } else {
        let row = woven.row(ofTarget: RowPath(section: run.section, row: run.rows.lowerBound))
        first.append(
          .init(
            section: Int(stages.order.ofNew[run.section]), rows: row...row + run.rows.count - 1))
      }
    }
    return (RowRuns(sorting: first), RowRuns(sorting: second))
  }

  private func splitMoves(
    _ rows: RowOperations, _ stages: borrowing MixedStages, _ woven: borrowing WovenSections
  ) -> (first: MoveRuns, second: MoveRuns) {
    let order = stages.order
    var first: ContiguousArray<MoveRuns.Run> = [], second = first
    for (index, run) in rows.moved.runs.enumerated() {
      var run = run
      if stages.isFirst(index) {
        let row = woven.row(ofTarget: run.to)
        run.to = RowPath(section: Int(order.ofNew[run.to.section]), row: row)
        first.append(run)
      } else {
        let row = woven.row(ofSource: run.from)
        run.from = RowPath(section: Int(order.ofOld[run.from.section]), row: row)
        second.append(run)
      }
    }
    return (MoveRuns(sorting: first), MoveRuns(sorting: second))
  }

  private func state(
    _ stages: borrowing MixedStages, _ woven: borrowing WovenSections,
    _ middle: borrowing MiddleRows, removed: OffsetRanges
  ) -> MiddleState {
    let missing = middle.missingRows()
    var state = MiddleState(oldStarts: diff.oldStarts, newStarts: diff.newStarts)
    for section in stages.order.sections {
      switch section {
      case .deleted(let old): state.append(.old, old, diff.oldStarts, without: removed)
      case .new(let new) where mapping.isInserted(new):
        state.append(.new, new, diff.newStarts, without: missing)
      case .new(let new):
        let old = Int(mapping.oldOfNew[new])
        if let runs = woven.rows[new] {
          state.append(.old, old, runs)
        } else if stages.changingFirst.contains(old) {
          state.append(.old, old, middle.pieces(of: new, removed: removed).map { $0.run })
        } else {
          state.append(.old, old)
        }
      }
    }
    return state
  }
}
