// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Which rows are on the screen.
extension SectionedHeadlessScreen {
  /// The rows on the screen, from the top to the bottom.
  ///
  ///     screen.visibleRowCount = 2
  ///     screen.scroll(to: fruits[2].id)
  ///     screen.visibleRows == Array(fruits[1...2])  // true
  ///
  /// All rows are equally high, and headers take no room. A change of the list does not scroll.
  public var visibleRows: [Section.Row] {
    let rows = shownRows
    return Array(rows[visibleOffsets(of: rows.count)])
  }

  private func visibleOffsets(of count: Int) -> Range<Int> {
    let height = min(max(0, visibleRowCount ?? count), count)
    let top = min(topOffset, count - height)
    return top..<top + height
  }

  /// Notes which rows are visible after a change.
  func seeRows() {
    if topOffset > 0 { topOffset = visibleOffsets(of: shownRows.count).lowerBound }
    if isOnScreen { seeEnd?() }
  }

  /// Scrolls until a row is visible, as a user does.
  ///
  ///     screen.scroll(to: fruits[2].id)
  ///
  /// - Returns: Whether the list has such a row.
  @discardableResult
  public func scroll(to id: Section.Row.ID) -> Bool where Section.Row: Identifiable {
    let rows = shownRows
    guard let offset = rows.firstIndex(where: { $0.id == id }) else { return false }
    let visible = visibleOffsets(of: rows.count)
    topOffset = min(max(visible.lowerBound, offset - visible.count + 1), offset)
    seeRows()
    return true
  }

  /// Calls a closure when the user comes near the end of the list, as the data sources of views do.
  ///
  ///     screen.visibleRowCount = 2
  ///     screen.onReachingEnd(within: 1) { model.load() }
  ///     screen.scroll(to: fruits[2].id)  // true: the closure is called in the next turn
  ///
  /// The closure is called once for each last row: after a page has been appended, it is called
  /// near the new end. If a page could not be loaded, call this method again. An empty list has no
  /// end.
  ///
  /// - Parameters:
  ///   - distance: The number of rows before the last one at which to call; by default 0.
  ///   - action: The closure, which replaces the previous one; `nil` for none.
  public func onReachingEnd(within distance: Int = 0, _ action: (() -> Void)?)
  where Section.Row: Identifiable {
    var reached: Section.Row.ID?
    endAction = action
    seeEnd = action.map { _ in
      { [weak self] in
        guard let self, case let rows = shownRows, let last = rows.last?.id, last != reached,
          visibleOffsets(of: rows.count).upperBound + distance >= rows.count
        else { return }
        reached = last
        Task { @MainActor [weak self] in self?.endAction?() }
      }
    }
    seeRows()
  }
}
