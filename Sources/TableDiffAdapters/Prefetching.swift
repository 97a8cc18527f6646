// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Prepares rows before they are shown.
@MainActor
final class Prefetching<Row> {
  private let prepare: ([Row]) -> Void
  private let cancel: ([Row]) -> Void
  private let isSame: (Row, Row) -> Bool
  private let row: (RowPath) -> Row?

  /// The row that was at a path when the view asked to prepare it.
  private var prepared: [RowPath: Row] = [:]

  init(
    _ prepare: @escaping ([Row]) -> Void, cancel: @escaping ([Row]) -> Void,
    isSame: @escaping (Row, Row) -> Bool, row: @escaping (RowPath) -> Row?
  ) {
    (self.prepare, self.cancel, self.isSame, self.row) = (prepare, cancel, isSame, row)
  }

  func prepare(_ paths: [RowPath]) {
    let rows = paths.compactMap { path in
      row(path).map { row in
        prepared[path] = row
        return row
      }
    }
    if !rows.isEmpty { prepare(rows) }
  }

  /// Cancels the preparation of rows.
  ///
  /// After a change, a view may mean the row that was at a path before or the one that is there
  /// now. A row is cancelled only if it is both.
  func cancel(_ paths: [RowPath]) {
    let rows = paths.compactMap { path in
      prepared.removeValue(forKey: path).flatMap { old in
        row(path).flatMap { isSame(old, $0) ? $0 : nil }
      }
    }
    if !rows.isEmpty { cancel(rows) }
  }
}
