// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// The place in a view that is to stay the same during a change.
package enum ReaderPlace {
  /// A row or an edge to scroll to.
  package enum Target {
    case edge(ScrollEdges)
    case row(RowPath, distance: Double)
  }

  /// The user is at an edge, which is to stay in view.
  case edge(ScrollEdges)

  /// The visible rows, the one to keep first, with their distances from the top edge.
  case rows([(path: RowPath, distance: Double)])

  /// The target if no row is inserted, deleted or moved.
  package var target: Target? {
    switch self {
    case .edge(let edge): .edge(edge)
    case .rows(let rows): rows.first.map { .row($0.path, distance: $0.distance) }
    }
  }

  /// Returns the target after a batch.
  ///
  /// - Parameter counts: The number of rows in each section before it.
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

  /// Returns whether keeping the place over a batch requires another scroll offset.
  ///
  /// In a view that does not animate rows and scroll offset in step, the kept row would jitter.
  ///
  /// - Parameter counts: The number of rows in each section before it.
  func shifts(by batch: BatchUpdate, from counts: [Int]) -> Bool {
    let old = batch.deletes + batch.reloads + batch.moves.map(\.from)
    let paths = old + batch.inserts + batch.moves.map(\.to) + batch.refreshes
    let hasSections = batch.hasSectionOperations || !batch.sectionRefreshes.isEmpty
    switch self {
    case .edge(.bottom):
      let end = RowPath(section: counts.count - 1, row: counts.last ?? 0)
      return hasSections || paths.contains { $0 < end }
    case .edge: return false
    case .rows(let rows):
      guard let first = rows.first?.path else { return false }
      return hasSections || paths.contains { $0 < first } || batch.inserts.contains(first)
        || old.contains(first)
    }
  }
}
