// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// The rows that a user sees in a view, or the edge at which the user is.
package enum ScrollPlace {
  /// A row, and its distance from the top left corner of the uncovered part of the view.
  package typealias Row = (path: RowPath, distance: ScrollPoint)

  /// A row or an edge to scroll to.
  package enum Target {
    case edge(ScrollEdges)
    case row(Row)
  }

  /// The user is at an edge, which is to stay in view.
  case edge(ScrollEdges)

  /// The visible rows, of which the first is kept.
  case rows([Row])

  /// The target if no row is inserted, deleted or moved.
  package var target: Target? {
    switch self {
    case .edge(let edge): .edge(edge)
    case .rows(let rows): rows.first.map { .row($0) }
    }
  }

  /// Returns what stays in its place in a change: the first visible row that remains, or else the
  /// nearest row that remains, which takes the place of the first visible row.
  ///
  /// - Parameters:
  ///   - counts: The number of rows in each section before the change.
  ///   - firstLeft: Returns the index of the first path whose row remains, and its new path.
  package func target(
    from counts: [Int], firstLeft: (AnySequence<RowPath>) -> (index: Int, path: RowPath)?
  ) -> Target? {
    guard case .rows(let visible) = self else { return target }
    // A view that has not been reloaded yet may show rows that are not in the list.
    let rows = visible.filter { row in
      counts.indices.contains(row.path.section) && row.path.row < counts[row.path.section]
    }
    guard let first = rows.first else { return nil }
    if let (index, path) = firstLeft(AnySequence(rows.lazy.map(\.path))) {
      return .row((path, rows[index].distance))
    }
    let nearest = firstLeft(AnySequence(first.path.neighbours(in: counts)))
    return nearest.map { .row(($0.path, first.distance)) }
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

extension RowPath {
  /// Returns the other paths of a list, nearest first: the rest of this section, the rows before
  /// it, then the sections below and those above.
  ///
  /// - Parameter counts: The number of rows in each section.
  package func neighbours(in counts: [Int]) -> some Sequence<RowPath> {
    let here = RowPath.paths(section, row + 1..<max(row + 1, counts[section]))
    let before = RowPath.paths(section, 0..<row).reversed()
    let below = (section + 1..<counts.count).lazy.map { RowPath.paths($0, 0..<counts[$0]) }
    let above = (0..<section).reversed().lazy.map {
      RowPath.paths($0, 0..<counts[$0]).reversed()
    }
    let groups: [AnySequence<RowPath>] = [
      AnySequence(here), AnySequence(before), AnySequence(below.joined()),
      AnySequence(above.joined()),
    ]
    return groups.joined()
  }

  private static func paths(
    _ section: Int, _ rows: Range<Int>
  ) -> LazyMapCollection<Range<Int>, RowPath> {
    rows.lazy.map { RowPath(section: section, row: $0) }
  }
}
