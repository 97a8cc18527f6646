// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules A: every operation names something that exists.
extension BatchJudge {
  private typealias Operation = BatchUpdate.Operation

  mutating func judgeSectionRanges() {
    for section in batch.sectionDeletes { judge(.deleteSection(section), old: section) }
    for section in batch.sectionReloads { judge(.reloadSection(section), old: section) }
    for section in batch.sectionInserts { judge(.insertSection(section), new: section) }
    for move in batch.sectionMoves {
      judge(.moveSection(move), old: move.from)
      judge(.moveSection(move), new: move.to)
    }
    for section in batch.sectionRefreshes where !Self.isValid(section) {
      judge(.refreshSection(section), new: section)
    }
  }

  mutating func judgeRowRanges() {
    for run in batch.deleted.runs { judge(run, old, .a3) { .deleteRow($0) } }
    for run in batch.reloaded.runs { judge(run, old, .a3) { .reloadRow($0) } }
    for run in batch.inserted.runs { judge(run, new, .a4) { .insertRow($0) } }
    for run in batch.moved.runs {
      let from = BatchUpdate.RowRange(run.from, count: run.count)
      let to = BatchUpdate.RowRange(run.to, count: run.count)
      judge(from, old, .a3) { .moveRow(run[$0.row - run.from.row]) }
      judge(to, new, .a4) { .moveRow(run[$0.row - run.to.row]) }
    }
    for run in batch.refreshed.runs where !isValid(run) {
      judge(run, new, .e5) { .refreshRow($0) }
    }
  }

  private mutating func judge(_ operation: Operation, old section: Int) {
    judge(operation, .a1, section, isInRange: old.hasSection(section))
  }

  private mutating func judge(_ operation: Operation, new section: Int) {
    judge(operation, .a2, section, isInRange: new.hasSection(section))
  }

  private mutating func judge(
    _ operation: Operation, _ rule: BatchFinding.Rule, _ section: Int, isInRange: Bool
  ) {
    if isInRange { return }
    let isValid = Self.isValid(section)
    violations.append(
      BatchFinding(
        isValid ? rule : .a5, isValid ? .sectionOutOfRange : .invalidIndex, [operation],
        counts: sectionCounts))
  }

  private mutating func judge(
    _ run: BatchUpdate.RowRange, _ starts: SectionStarts, _ rule: BatchFinding.Rule,
    _ operation: (RowPath) -> Operation
  ) {
    let hasSection = starts.hasSection(run.section)
    let rows = 0..<(hasSection ? starts.rows(of: run.section).count : 0)
    if rows.contains(run.rows.lowerBound), rows.contains(run.rows.upperBound) { return }
    let counts = rule == .a3 ? rowCounts(old: run.section) : rowCounts(new: run.section)
    for row in run.rows where !rows.contains(row) {
      let operation = operation(RowPath(section: run.section, row: row))
      if !Self.isValid(run.section) || !Self.isValid(row) {
        violations.append(BatchFinding(.a5, .invalidIndex, [operation], counts: counts))
      } else if rule != .e5 {
        let name = hasSection ? BatchFinding.Name.rowOutOfRange : .sectionOutOfRange
        violations.append(
          BatchFinding(rule, name, [operation], counts: hasSection ? counts : sectionCounts))
      }
    }
  }

  private func isValid(_ run: BatchUpdate.RowRange) -> Bool {
    Self.isValid(run.section) && Self.isValid(run.rows.lowerBound)
      && Self.isValid(run.rows.upperBound)
  }

  /// Whether an index could stand in some list, which has at most `Int32.max` rows.
  private static func isValid(_ index: Int) -> Bool { 0 <= index && index < Int(Int32.max) }
}

extension BatchUpdate.RowRange {
  /// The rows at and behind a path.
  ///
  /// - Precondition: `count` is above 0, and the last row is an `Int`.
  init(_ path: RowPath, count: Int) {
    self.init(section: path.section, rows: path.row...path.row + (count - 1))
  }
}
