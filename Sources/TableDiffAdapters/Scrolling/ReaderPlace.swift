// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// What a user reads in a view, to be in the same place after a change.
package enum ReaderPlace<Length> {
  /// What stays in its place.
  package enum Target {
    case edge(ScrollEdges)
    case row(RowPath, distance: Length)
  }

  /// The user is at an edge that is to stay in view.
  case edge(ScrollEdges)

  /// The visible rows, that which is kept first, and the distance of each from the top edge of the
  /// view.
  case rows([(path: RowPath, distance: Length)])

  /// What stays in its place if no row comes or goes.
  package var target: Target? {
    switch self {
    case .edge(let edge): .edge(edge)
    case .rows(let rows): rows.first.map { .row($0.path, distance: $0.distance) }
    }
  }

  /// Returns what stays in its place over a batch.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - counts: The number of rows in each section before it.
  package func target(after batch: BatchUpdate, from counts: [Int]) -> Target? {
    guard case .rows(let rows) = self else { return target }
    guard let first = rows.first else { return nil }
    let targets = RowTargets(batch)
    if let (index, path) = targets.first(of: rows.lazy.map(\.path)) {
      return .row(path, distance: rows[index].distance)
    }
    return targets.first(of: first.path.neighbours(in: counts)).map {
      .row($0.path, distance: first.distance)
    }
  }
}
