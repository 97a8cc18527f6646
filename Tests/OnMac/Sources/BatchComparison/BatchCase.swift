// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// A batch, with the number of rows in each section before and after it.
package struct BatchCase: Sendable, Equatable {
  package var kind: ListViewKind
  package var before: [Int]
  package var after: [Int]
  package var operations: [BatchOperation]

  package init(
    _ kind: ListViewKind, from before: [Int], to after: [Int], _ operations: [BatchOperation]
  ) {
    self.kind = kind
    self.before = before
    self.after = after
    self.operations = operations
  }
}

extension BatchCase: ComparedCase {
  package var brokenRules: [String] {
    // All rows and sections are alike, as they are for a list view.
    var list = HeadlessListView(sections: before.map(AlikeRows.init), kind: kind)
    do {
      try list.perform(
        BatchUpdate(operations), sections: after.map(AlikeRows.init), id: { _ in 0 },
        contentsEqual: { _, _ in true })
      return []
    } catch {
      return Set(error.findings.map { "\($0.code) \($0.name)" }).sorted()
    }
  }

  /// Where a reload beside a move obeys the rules, list views may differ: the library plans none.
  package var openQuestion: String? {
    operations.contains(where: \.reloads) && operations.contains(where: \.moves)
      ? "a reload beside a move" : nil
  }

  package var size: Int { operations.count * 100 + (before + after).reduce(0) { $0 + 1 + $1 } }

  package var sourceText: String {
    "BatchCase(.\(kind), from: \(before), to: \(after), "
      + "[\(operations.map(\.sourceText).joined(separator: ", "))])"
  }
}

/// A section of rows that cannot be told apart.
private struct AlikeRows: ListSection {
  let rows: [Int]

  var id: Int { 0 }

  init(count: Int) { rows = Array(repeating: 0, count: count) }

  init(_ section: AlikeRows, rows: [Int]) { self.rows = rows }
}
