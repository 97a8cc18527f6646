// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff
package import TableDiffUpdating

/// Rows that the user or the app moves.
extension ListViewDriver {
  /// Records that the user holds a row over a place.
  ///
  /// - Parameters:
  ///   - path: The path of the row; unless `isNew`, it may be that of an older state.
  ///   - isNew: Whether the user has just begun to move the row.
  package func userHoldsRow(at path: RowPath, isNew: Bool) {
    let row = isNew ? updater.sections.row(at: path) : held?.row
    held = row.map { ($0, updater.sections) }
  }

  /// Moves a row in the data after the user has moved it in the view.
  ///
  /// The paths may belong to an older state. The row is then moved from its current path to the
  /// rows between which it was dropped, or to the end of a section that has become shorter.
  ///
  /// - Returns: The move; `nil` if the row is gone, or if the updater drives another view by now.
  package func userMovedRow(from: RowPath, to: RowPath) -> RowMove<Section>? {
    let held = held
    self.held = nil
    guard updater.view === self else { return nil }
    guard let move = move(of: held, from: from, to: to) else {
      reloadSoon()
      return nil
    }
    keeper.forget()
    updater.moveRow(from: move.from, to: move.to)
    if move != (from, to) { reloadSoon() }
    // During this call the view still shows the old state.
    Task { @MainActor [weak self] in
      guard let self, isOnScreen, !isBusy, showsData else { return }
      binding.refreshRowSummaries(animated: true)
    }
    return RowMove(from: move.from, to: move.to, in: updater.sections)
  }

  /// Waits up to one second for a row to be deleted, and returns whether it was.
  package func awaitDeletion(of row: Section.Row) async -> Bool {
    for _ in 0..<20 {
      if finder.paths([row], updater.sections)[0] == nil { return true }
      try? await Task.sleep(nanoseconds: 50_000_000)
    }
    return false
  }

  private func move(
    of held: (row: Section.Row, over: [Section])?, from: RowPath, to: RowPath
  ) -> (from: RowPath, to: RowPath)? {
    let sections = updater.sections
    var (from, to) = (from, to)
    if let held, !held.over.sharesStorage(with: sections) {
      guard let path = finder.paths([held.row], sections)[0] else { return nil }
      from = path
      to = place(to, of: held.row, in: held.over, from: from) ?? to
    }
    guard sections.row(at: from) != nil, let section = sections.section(at: to.section) else {
      return nil
    }
    let end = section.rows.count - (to.section == from.section ? 1 : 0)
    return (from, RowPath(section: to.section, row: min(to.row, end)))
  }

  /// Returns the current path of a place in an older list, found by the nearest row that remains.
  private func place(
    _ place: RowPath, of row: Section.Row, in old: [Section], from: RowPath
  ) -> RowPath? {
    let rows = old.section(at: place.section)?.rows.filter { !finder.isSame($0, row) } ?? []
    let below = rows.dropFirst(place.row)
    let paths = finder.paths(below + rows.prefix(place.row).reversed(), updater.sections)
    guard let index = paths.firstIndex(where: { $0 != nil }), let path = paths[index] else {
      return nil
    }
    let row = path.row + (index < below.count ? 0 : 1)
    let isBelow = path.section == from.section && from.row < row
    return RowPath(section: path.section, row: row - (isBelow ? 1 : 0))
  }

  /// Reloads the view, whose rows are not in the order of the list.
  private func reloadSoon() {
    Task { @MainActor [weak self] in
      guard let self, isShowing else { return }
      reload {}
    }
  }

  /// Moves a row in the data and in the view.
  ///
  /// - Returns: The move; `nil` if the row stays where it is.
  package func moveRow(from: RowPath, to: RowPath) -> RowMove<Section>? {
    if from == to { return nil }
    let change: @MainActor () -> Bool = { [keeper, updater] in
      keeper.forget()
      updater.moveRow(from: from, to: to)
      return true
    }
    guard isOnScreen, showsData,
      (try? binding.perform(
        BatchUpdate(moves: [.init(from: from, to: to)]), animated: !prefersReducedMotion,
        keepsPlace: false, change: change, afterwards: {},
        // The view may ask for rows until then.
        completion: { _ in withExtendedLifetime(self) {} })) != nil
    else {
      reload { _ = change() }
      return RowMove(from: from, to: to, in: updater.sections)
    }
    binding.refreshRowSummaries(animated: true)
    return RowMove(from: from, to: to, in: updater.sections)
  }
}
