// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// Cells and headers, visible and prepared.
extension ListViewDouble {
  func layOut() {
    if isBusy || depth > 0 {
      record.add(.reentered(call: "layoutSubviews", during: phase))
      host.setNeedsLayout()
      return
    }
    loadIfNeeded()
    during(.layingOut) {
      if remeasures {
        remeasures = false
        measure()
      }
      forgetHeightsOfOtherWidth()
      showVisible(prepares: true)
    }
  }

  /// Shows the cells and headers in the bounds.
  ///
  /// - Parameter prepares: Whether the cells of rows near them are prepared.
  func showVisible(prepares: Bool) {
    let visible = visiblePaths()
    let visibleSet = Set(visible)
    let near = nearPaths(of: visible, count: preparedRowCount)
    let nearSet = Set(near)
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !visibleSet.contains(path) {
      if cell.isVisible || (prepares && !nearSet.contains(path)) { discardCell(at: path) }
    }
    for path in visible where cells[path] == nil { makeCell(at: path) }
    if sizeCells(at: visible) {
      // Rows below are elsewhere now, and others may be visible.
      fitContent()
      clampContentOffset()
      return showVisible(prepares: prepares)
    }
    for path in visible {
      guard let cell = cells[path] else { continue }
      cell.view.frame = rect(forRowAt: path) ?? .zero
      host.addSubview(cell.view)
      if cell.isVisible { continue }
      asking { host.willDisplay(cell.view, at: path) }
      cells[path]?.isVisible = true
    }
    showSupplementaries()
    if !prepares { return }
    for path in near where cells[path] == nil { makeCell(at: path) }
    prefetch(visible)
  }

  private func visiblePaths() -> [IndexPath] {
    host.bounds.isEmpty ? [] : indexPaths(in: host.bounds)
  }

  /// Returns the paths of the rows next to visible ones.
  private func nearPaths(of visible: [IndexPath], count: Int) -> [IndexPath] {
    guard let first = visible.first, let last = visible.last else { return [] }
    var before: [IndexPath] = [], after: [IndexPath] = []
    var section = first.section, row = first.row
    while before.count < count, section >= 0 {
      if row > 0 {
        row -= 1
        before.append(IndexPath(row: row, section: section))
      } else {
        section -= 1
        if section >= 0 { row = counts[section] }
      }
    }
    (section, row) = (last.section, last.row + 1)
    while after.count < count, section < counts.count {
      if row < counts[section] {
        after.append(IndexPath(row: row, section: section))
        row += 1
      } else {
        (section, row) = (section + 1, 0)
      }
    }
    return before + after
  }

  private func prefetch(_ visible: [IndexPath]) {
    let paths = nearPaths(of: visible, count: 2 * preparedRowCount)
    let cancelled = prefetchedPaths.subtracting(paths).subtracting(visible)
    let wanted = paths.filter { !prefetchedPaths.contains($0) }
    prefetchedPaths = Set(paths)
    asking {
      if !cancelled.isEmpty { host.cancelPrefetching(cancelled.sorted()) }
      if !wanted.isEmpty { host.prefetch(wanted) }
    }
  }

  private func makeCell(at path: IndexPath) {
    guard let view = provide(Self.cellKind, at: path) else { return }
    if let other = cells.first(where: { $0.value.view === view })?.key {
      record.add(.sameCell(other, path))
      return
    }
    setSelected(selectedPaths.contains(path), of: view)
    cells[path] = LiveCell(view: view)
  }

  private func showSupplementaries() {
    let places = visibleSupplementaries()
    for place in supplementaryViews.keys where places[place] == nil {
      discardSupplementary(place)
    }
    for (place, rect) in places.sorted(by: { $0.value.minY < $1.value.minY }) {
      if supplementaryViews[place] == nil {
        supplementaryViews[place] = provide(
          place.kind, at: IndexPath(item: place.row, section: place.section))
      }
      guard let supplementary = supplementaryViews[place] else { continue }
      supplementary.frame = rect
      host.addSubview(supplementary)
    }
  }

  func discardCell(at path: IndexPath) {
    if let cell = cells.removeValue(forKey: path) { discard(cell, at: path) }
  }

  func discard(_ cell: LiveCell, at path: IndexPath) {
    putAway(cell.view, kind: Self.cellKind)
    if cell.isVisible { asking { host.didEndDisplaying(cell.view, at: path) } }
  }

  func discardSupplementary(_ place: SupplementaryPlace) {
    guard let view = supplementaryViews.removeValue(forKey: place) else { return }
    putAway(view, kind: poolKind(place.kind))
  }

  // MARK: What the list view tells

  /// The visible cells, ascending by path.
  var visibleCells: [(path: IndexPath, view: UIView)] {
    cells.filter { $0.value.isVisible }.sorted { $0.key < $1.key }.map { ($0.key, $0.value.view) }
  }

  func visibleCell(at path: IndexPath) -> UIView? {
    if depth > 0 { record.add(.cellAskedForInBatch(path)) }
    guard let cell = cells[path], cell.isVisible else { return nil }
    return cell.view
  }

  func indexPath(for cell: UIView) -> IndexPath? {
    cells.first { $0.value.view === cell && $0.value.isVisible }?.key
  }

  func supplementary(_ kind: String, _ section: Int, row: Int = 0) -> UIView? {
    supplementaryViews[SupplementaryPlace(kind: kind, section: section, row: row)]
  }

  func supplementaries(_ kind: String) -> [(section: Int, row: Int, view: UIView)] {
    supplementaryViews.filter { $0.key.kind == kind }
      .map { ($0.key.section, $0.key.row, $0.value) }
      .sorted { ($0.section, $0.row) < ($1.section, $1.row) }
  }
}
