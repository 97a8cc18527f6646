// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Stages {
  /// Two stages of rows and sections: section inserts and the moves out of deleted sections, then
  /// section deletes and the moves into inserted ones.
  func mixed(_ rows: RowOperations, _ stages: MixedStages) -> [BatchUpdate] {
    let middle = MiddleRows(diff, places, rows)
    let woven = WovenSections(stages, places, rows, middle)
    var first = RowOperations(), second = rows
    (first.deleted, second.deleted) = splitDeletes(rows, stages)
    (first.inserted, second.inserted) = splitInserts(rows, stages, woven)
    (first.moved, second.moved) = splitMoves(rows, stages, woven)
    return [
      BatchUpdate(
        first, sectionsBefore(stages),
        result: BatchUpdate.Outcome(state(rows, stages, woven, middle))),
      last(second, sectionsAfter(stages)),
    ]
  }

  private func sectionsBefore(_ stages: MixedStages) -> SectionOperations {
    let order = stages.order
    var touched = stages.changingFirst
    for old in stages.changingDeleted { touched.insert(old..<old + 1) }
    let sources = order.oldOffsets(places)
    let moving = StayingSections.moving(
      sources, oldCount: order.ofOld.count, touched: touched, atAnyPrice: true)
    var operations = SectionOperations()
    operations.deletes = order.ofOld.indices.filter { order.ofOld[$0] < 0 }
    for (offset, old) in sources.enumerated() {
      if old < 0 {
        operations.inserts.append(offset)
      } else if moving.contains(Int(old)) {
        operations.moves.append(.init(from: Int(old), to: offset))
      }
    }
    return operations
  }

  private func sectionsAfter(_ stages: MixedStages) -> SectionOperations {
    let order = stages.order
    var touched = OffsetSet(bound: order.sections.count)
    for (new, old) in places.oldOfNew.enumerated() where order.ofNew[new] >= 0 {
      if old < 0 ? stages.entered.contains(new) : stages.changingSecond.contains(Int(old)) {
        let offset = Int(order.ofNew[new])
        touched.insert(offset..<offset + 1)
      }
    }
    let moving = StayingSections.moving(
      order.ofNew, oldCount: order.sections.count, touched: touched, atAnyPrice: true)
    var operations = SectionOperations()
    operations.deletes = places.deletes.map { Int(order.ofOld[$0]) }.filter { $0 >= 0 }.sorted()
    for (new, offset) in order.ofNew.enumerated() {
      if offset < 0 {
        operations.inserts.append(new)
      } else if moving.contains(Int(offset)) {
        operations.moves.append(.init(from: Int(offset), to: new))
      }
    }
    return operations
  }

  /// The deletes of each stage.
  ///
  /// Rows of a deleted section that lives on for a while are among them where their moves are given
  /// up: they may be in the middle state with an inserted section.
  private func splitDeletes(
    _ rows: RowOperations, _ stages: MixedStages
  ) -> (first: RowRuns, second: RowRuns) {
    var first: ContiguousArray<BatchUpdate.RowRange> = [], second = first
    for run in rows.deleted.runs {
      if places.isDeleted(run.section) {
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
    _ rows: RowOperations, _ stages: MixedStages, _ woven: WovenSections
  ) -> (first: RowRuns, second: RowRuns) {
    var first: ContiguousArray<BatchUpdate.RowRange> = [], second = first
    for run in rows.inserted.runs {
      if stages.changingFirst.contains(Int(places.oldOfNew[run.section])) {
        let row = woven.row(ofTarget: RowPath(section: run.section, row: run.rows.lowerBound))
        first.append(
          .init(
            section: Int(stages.order.ofNew[run.section]), rows: row...row + run.rows.count - 1))
      } else {
        second.append(run)
      }
    }
    return (RowRuns(sorting: first), RowRuns(sorting: second))
  }

  private func splitMoves(
    _ rows: RowOperations, _ stages: MixedStages, _ woven: WovenSections
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
    _ rows: RowOperations, _ stages: MixedStages, _ woven: WovenSections, _ middle: MiddleRows
  ) -> BatchUpdate.Outcome.Middle {
    let gone = middle.goneRows(), missing = middle.missingRows()
    var state = BatchUpdate.Outcome.Middle(oldStarts: diff.oldStarts, newStarts: diff.newStarts)
    for section in stages.order.sections {
      switch section {
      case .deleted(let old): state.append(.old, old, diff.oldStarts, without: gone)
      case .new(let new) where places.isInserted(new):
        state.append(.new, new, diff.newStarts, without: missing)
      case .new(let new):
        let old = Int(places.oldOfNew[new])
        if let runs = woven.rows[new] {
          state.append(.old, old, runs)
        } else if stages.changingFirst.contains(old) {
          state.append(.old, old, middle.pieces(of: new, gone: gone).map(\.run))
        } else {
          state.append(.old, old)
        }
      }
    }
    return state
  }
}
