// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// Tells when a user comes near the end of a list.
///
/// A view asks its data source for a cell before it shows it, so that this needs no delegate.
@MainActor
package final class EndWatch<Section: ListSection> {
  private let isSame: (Section.Row, Section.Row) -> Bool
  private var action: (() -> Void)?

  /// How many rows before the end are near it.
  private var distance = 0

  /// The last row of the list when its end was reached.
  private var reached: Section.Row?

  /// Whether there is somebody to tell.
  package var isActive: Bool { action != nil }

  package init(isSame: @escaping (Section.Row, Section.Row) -> Bool) { self.isSame = isSame }

  /// Begins to tell of each end anew.
  package func watch(within distance: Int, _ action: (() -> Void)?) {
    self.distance = distance
    self.action = action
    reached = nil
  }

  /// Notes that the user sees a row, or is about to.
  package func see(_ path: RowPath, of list: [Section]) {
    guard isActive, isNearEnd(path, of: list),
      let last = list.last(where: { !$0.rows.isEmpty })?.rows.last
    else { return }
    if let reached, isSame(reached, last) { return }
    reached = last
    // The view may be in the middle of its layout.
    Task { @MainActor [weak self] in self?.action?() }
  }

  private func isNearEnd(_ path: RowPath, of list: [Section]) -> Bool {
    guard list.indices.contains(path.section) else { return false }
    var behind = list[path.section].rows.count - path.row - 1
    for section in list[path.section...].dropFirst() where behind <= distance {
      behind += section.rows.count
    }
    return behind <= distance
  }
}
