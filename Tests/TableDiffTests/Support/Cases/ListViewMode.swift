// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A kind of list view, and how strictly it judges: what tests are repeated for.
struct ListViewMode: Hashable, Sendable, CustomStringConvertible {
  let kind: ListViewKind
  let strictness: BatchStrictness

  static let strict = ListViewMode(kind: .collectionView, strictness: .strict)
  static let tableView = ListViewMode(kind: .tableView, strictness: .strict)
  static let collectionView = ListViewMode(kind: .collectionView, strictness: .lenient)
  /// A lenient view that ignores no operation.
  static let screen = ListViewMode(kind: .tableView, strictness: .lenient)

  var description: String { "\(kind), \(strictness)" }
}

extension HeadlessListView {
  init(sections: [Section], mode: ListViewMode) {
    self.init(sections: sections, kind: mode.kind, strictness: mode.strictness)
  }

  init<Row>(rows: [Row], mode: ListViewMode) where Section == SingleSection<[Row]> {
    self.init(rows: rows, kind: mode.kind, strictness: mode.strictness)
  }
}
