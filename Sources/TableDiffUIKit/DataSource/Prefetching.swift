// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// Prepares rows before they are shown.
  @MainActor
  final class Prefetching<Row> {
    private let prepare: ([Row]) -> Void
    private let cancel: ([Row]) -> Void
    private let isSame: (Row, Row) -> Bool

    /// The row that was at a path when the view asked to prepare it.
    private var prepared: [IndexPath: Row] = [:]

    init(
      _ prepare: @escaping ([Row]) -> Void, cancel: @escaping ([Row]) -> Void,
      isSame: @escaping (Row, Row) -> Bool
    ) {
      self.prepare = prepare
      self.cancel = cancel
      self.isSame = isSame
    }

    /// Prepares the rows at paths.
    func prepare(_ paths: [IndexPath], row: (IndexPath) -> Row?) {
      let rows = paths.compactMap { path in
        row(path).map { row in
          prepared[path] = row
          return row
        }
      }
      if !rows.isEmpty { prepare(rows) }
    }

    /// Gives rows up.
    ///
    /// A view may mean the row that was at a path before a change, or the one that is there now. Only
    /// what is both is given up.
    func cancel(_ paths: [IndexPath], row: (IndexPath) -> Row?) {
      let rows = paths.compactMap { path in
        prepared.removeValue(forKey: path).flatMap { old in
          row(path).flatMap { isSame(old, $0) ? $0 : nil }
        }
      }
      if !rows.isEmpty { cancel(rows) }
    }
  }
#endif
