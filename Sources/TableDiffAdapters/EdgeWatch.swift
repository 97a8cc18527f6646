// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// Calls a closure when the user comes near the start or the end of a list.
///
/// This needs no delegate, since a view asks its data source for a cell before it shows it.
@MainActor
package final class EdgeWatch<Section: ListSection> {
  private let edge: ScrollEdges
  private let isSame: (Section.Row, Section.Row) -> Bool
  private var action: (() -> Void)?

  /// The number of rows from the edge that count as near.
  private var distance = 0

  /// The first or last row of the list when its edge was reached.
  private var reached: Section.Row?

  package var isActive: Bool { action != nil }

  package init(_ edge: ScrollEdges, isSame: @escaping (Section.Row, Section.Row) -> Bool) {
    (self.edge, self.isSame) = (edge, isSame)
  }

  /// Sets the closure, which is called again even for an edge that was reached before.
  package func watch(within distance: Int, _ action: (() -> Void)?) {
    self.distance = distance
    self.action = action
    reached = nil
  }

  /// Notes which rows are visible, or about to be.
  package func see(_ paths: ClosedRange<RowPath>, of list: [Section]) {
    let isStart = edge == .top
    guard isActive, isNear(isStart ? paths.lowerBound : paths.upperBound, of: list),
      let row = isStart
        ? list.first(where: { !$0.rows.isEmpty })?.rows.first
        : list.last(where: { !$0.rows.isEmpty })?.rows.last
    else { return }
    if let reached, isSame(reached, row) { return }
    reached = row
    // The view may be in the middle of its layout.
    Task { @MainActor [weak self] in self?.action?() }
  }

  private func isNear(_ path: RowPath, of list: [Section]) -> Bool {
    guard list.indices.contains(path.section) else { return false }
    let isStart = edge == .top
    var between = isStart ? path.row : list[path.section].rows.count - path.row - 1
    let others = isStart ? 0..<path.section : path.section + 1..<list.count
    for section in others where between <= distance { between += list[section].rows.count }
    return between <= distance
  }
}
