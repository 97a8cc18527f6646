// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Creates the stages of a change: their batches and the states between them.
struct Stages: ~Copyable {
  let diff: SectionedDiff
  let mapping: SectionMapping

  init(_ diff: SectionedDiff, _ mapping: SectionMapping) {
    self.diff = diff
    self.mapping = mapping
  }

  /// Returns two stages: sections then rows, or the reverse if inserted sections can have their
  /// rows from the start only then.
  ///
  /// - Precondition: No row moves out of a deleted section.
  func sectionsAndRows(_ rows: RowOperations, canStartWithRows: Bool) -> [PlannedStage] {
    if rows.deleted.isEmpty { return sectionsThenRows(rows) }
    let unpaired = UnpairedRows(diff, mapping, rows)
    if canStartWithRows, !unpaired.coming.isEmpty, rows.inserted.isEmpty || unpaired.going.isEmpty {
      return rowsThenSections(rows)
    }
    return sectionsThenRows(inserting(unpaired.coming, rows))
  }

  /// Returns two stages: sections, then rows.
  ///
  /// Between them, inserted sections have their rows except those moved or individually inserted
  /// into them.
  private func sectionsThenRows(_ rows: RowOperations) -> [PlannedStage] {
    let order = SectionOrder(new: mapping)
    let intermediate = IntermediateRows(diff, mapping, rows).beforeRows(order)
    return [
      PlannedStage(RowOperations(), allSectionOperations, leadingTo: intermediate),
      last(rows.renumbered(order)),
    ]
  }

  /// Returns two stages: rows, then sections.
  ///
  /// Rows of deleted sections that do not move are deleted with them, unless rows are inserted
  /// before.
  ///
  /// - Precondition: No row moves into an inserted section.
  func rowsThenSections(_ rows: RowOperations) -> [PlannedStage] {
    let rows =
      rows.inserted.isEmpty ? rows : deleting(UnpairedRows(diff, mapping, rows).going, rows)
    let order = SectionOrder(old: mapping)
    let intermediate = IntermediateRows(diff, mapping, rows).afterRows(order)
    return [
      PlannedStage(rows.renumbered(order).structure, leadingTo: intermediate),
      last(rows.refreshes, allSectionOperations),
    ]
  }

  /// Returns three stages: section inserts and moves, then rows, then section deletes.
  ///
  /// If there are both deleted and inserted rows, the second stage has them all.
  func insertsThenRowsThenDeletes(_ rows: RowOperations) -> [PlannedStage] {
    let unpaired = UnpairedRows(diff, mapping, rows)
    let rows =
      unpaired.areInBothLists
      ? inserting(unpaired.coming, deleting(unpaired.going, rows)) : rows
    let order = SectionOrder(keepingDeleted: mapping)
    let intermediate = IntermediateRows(diff, mapping, rows)
    let first = SectionOperations(
      inserts: mapping.inserts.map { Int(order.ofNew[$0]) },
      moves: mapping.moves.map { .init(from: $0.from, to: Int(order.ofNew[$0.to])) })
    let third = SectionOperations(deletes: mapping.deletes.map { Int(order.ofOld[$0]) })
    return [
      PlannedStage(RowOperations(), first, leadingTo: intermediate.beforeRows(order)),
      PlannedStage(
        rows.renumbered(order).structure, leadingTo: intermediate.afterRows(order)),
      last(rows.refreshes, third),
    ]
  }

  private var allSectionOperations: SectionOperations {
    SectionOperations(deletes: mapping.deletes, inserts: mapping.inserts, moves: mapping.moves)
  }

  func last(
    _ rows: RowOperations, _ sections: SectionOperations = SectionOperations()
  ) -> PlannedStage {
    PlannedStage(rows, sections, sectionRefreshes: diff.sections.updated.newOffsets)
  }
}

extension RowOperations {
  fileprivate var structure: RowOperations {
    var rows = self
    rows.refreshed = RowRuns()
    return rows
  }

  fileprivate var refreshes: RowOperations {
    var rows = RowOperations()
    rows.refreshed = refreshed
    return rows
  }

  /// Returns the operations with the section offsets of a state that contains all their sections.
  ///
  /// Refreshes keep their offsets, since the last stage performs them.
  fileprivate func renumbered(_ order: SectionOrder) -> RowOperations {
    func path(_ path: RowPath, _ offsets: ContiguousArray<Int32>) -> RowPath {
      RowPath(section: Int(offsets[path.section]), row: path.row)
    }
    func ranges(_ rows: RowRuns, _ offsets: ContiguousArray<Int32>) -> RowRuns {
      RowRuns(
        sorting: ContiguousArray(
          rows.runs.map { .init(section: Int(offsets[$0.section]), rows: $0.rows) }))
    }
    var rows = RowOperations()
    rows.deleted = ranges(deleted, order.ofOld)
    rows.inserted = ranges(inserted, order.ofNew)
    rows.moved = MoveRuns(
      sorting: ContiguousArray(
        moved.runs.map {
          MoveRuns.Run(
            from: path($0.from, order.ofOld), to: path($0.to, order.ofNew), count: $0.count)
        }))
    rows.refreshed = refreshed
    return rows
  }
}
