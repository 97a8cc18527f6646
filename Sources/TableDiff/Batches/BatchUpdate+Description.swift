// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdate: CustomStringConvertible {
  /// The operations, with consecutive rows as ranges.
  ///
  ///     let diff = ["a", "b", "c", "d", "e"].tableDiff(to: ["e", "a"], id: \.self)
  ///     diff.batchUpdate(inSection: 0).description
  ///     // "BatchUpdate(delete rows (0, 1...3), move row (0, 4) to (0, 0))"
  ///
  /// At most twenty entries are listed, followed by the number of the rest.
  public var description: String {
    var sections = first(sectionDeletes).map(Operation.deleteSection)
    sections += first(sectionInserts).map(Operation.insertSection)
    sections += first(sectionMoves).map(Operation.moveSection)
    sections += first(sectionReloads).map(Operation.reloadSection)
    var texts = sections.map { $0.description }
    texts += rowTexts("delete", deleted) + rowTexts("insert", inserted)
    texts += first(moved.runs).map { $0.description }
    texts += rowTexts("reload", reloaded) + rowTexts("refresh", refreshed)
    texts += first(sectionRefreshes).map { Operation.refreshSection($0).description }
    var parts = Array(first(texts))
    let left = partCount - parts.count
    if left > 0 { parts.append("and \(left) more") }
    return "BatchUpdate(\(parts.joined(separator: ", ")))"
  }

  /// The number of operations, counting consecutive rows as one.
  private var partCount: Int {
    let sections = [sectionDeletes, sectionInserts, sectionReloads, sectionRefreshes]
    let rows = [deleted, inserted, reloaded, refreshed]
    return sections.reduce(sectionMoves.count) { $0 + $1.count }
      + rows.reduce(moved.runs.count) { $0 + $1.runs.count }
  }

  private func rowTexts(_ verb: String, _ rows: RowRuns) -> [String] {
    first(rows.runs).map { "\(verb) \($0.description)" }
  }

  /// Returns the operations to list.
  private func first<Operations: Collection>(_ operations: Operations) -> Operations.SubSequence {
    operations.prefix(Self.describedParts)
  }

  private static var describedParts: Int { 20 }
}

extension BatchUpdate.RowRange: CustomStringConvertible {
  /// The rows, such as `row (0, 1)` or `rows (0, 1...3)`.
  public var description: String {
    rows.lowerBound == rows.upperBound
      ? "row (\(section), \(rows.lowerBound))" : "rows (\(section), \(rows))"
  }
}

extension MoveRuns.Run: CustomStringConvertible {
  package var description: String {
    if count == 1 { return "move row \(from) to \(to)" }
    let last = self[count - 1]
    let source = BatchUpdate.RowRange(section: from.section, rows: from.row...last.from.row)
    return "move \(source) to (\(to.section), \(to.row...last.to.row))"
  }
}
