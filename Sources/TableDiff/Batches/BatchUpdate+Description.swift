// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdate: CustomStringConvertible {
  /// The operations, with consecutive rows as ranges.
  ///
  ///     let diff = ["a", "b", "c", "d", "e"].tableDiff(to: ["e", "a"], id: \.self)
  ///     diff.batchUpdate(inSection: 0).description
  ///     // "BatchUpdate(delete rows (0, 1...3), move row (0, 4) to (0, 0))"
  ///
  /// At most twenty entries are listed, followed by the number of the others.
  public var description: String {
    var parts: [String] = []
    var left = 0
    func add<Value>(_ values: some Collection<Value>, _ part: (Value) -> String) {
      let room = max(0, Self.describedParts - parts.count)
      parts += values.prefix(room).map(part)
      left += max(0, values.count - room)
    }
    add(sectionDeletes) { "\(Operation.deleteSection($0))" }
    add(sectionInserts) { "\(Operation.insertSection($0))" }
    add(sectionMoves) { "\(Operation.moveSection($0))" }
    add(sectionReloads) { "\(Operation.reloadSection($0))" }
    add(deleted.runs) { "delete \($0)" }
    add(inserted.runs) { "insert \($0)" }
    add(moved.runs) { "\($0)" }
    add(reloaded.runs) { "reload \($0)" }
    add(refreshed.runs) { "refresh \($0)" }
    add(sectionRefreshes) { "\(Operation.refreshSection($0))" }
    if left > 0 { parts.append("and \(left) more") }
    return "BatchUpdate(\(parts.joined(separator: ", ")))"
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
