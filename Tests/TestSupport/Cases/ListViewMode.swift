// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// A kind of list view, and how strictly it judges: what tests are repeated for.
package struct ListViewMode: Hashable, Sendable, CustomStringConvertible {
  package let kind: ListViewKind
  package let strictness: BatchStrictness

  package static let strict = ListViewMode(kind: .collectionView, strictness: .strict)
  package static let tableView = ListViewMode(kind: .tableView, strictness: .strict)
  package static let collectionView = ListViewMode(kind: .collectionView, strictness: .lenient)
  /// A lenient view that ignores no operation.
  package static let screen = ListViewMode(kind: .tableView, strictness: .lenient)

  package var description: String { "\(kind), \(strictness)" }
}

extension HeadlessListView {
  package init(sections: [Section], mode: ListViewMode) {
    self.init(sections: sections, kind: mode.kind, strictness: mode.strictness)
  }

  package init<Row>(rows: [Row], mode: ListViewMode) where Section == SingleSection<[Row]> {
    self.init(rows: rows, kind: mode.kind, strictness: mode.strictness)
  }
}
