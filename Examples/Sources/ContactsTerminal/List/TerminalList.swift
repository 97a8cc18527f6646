// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiffUpdating

/// A list view in a terminal, with a line for each visible row.
///
/// It is driven by a `ListUpdater` as any other list view, and like them it knows nothing of its rows
/// but what its data source says. Batches go to a `HeadlessListView`, whose transitions say what to
/// animate.
@MainActor
package final class TerminalList: ListView {
  package let kind = ListViewKind.tableView

  /// Whether changes are shown without animation.
  package var prefersReducedMotion = false

  /// The number of rows in the only section; `nil` before the list is laid out.
  package private(set) var reportedRowCounts: [Int]?

  package private(set) var viewport = Viewport()

  /// The offset of the selected row.
  package private(set) var selection: Int?

  /// Called when the list has to be drawn anew.
  package var onChange: (@MainActor () -> Void)?

  private let dataSource: TerminalListDataSource
  private let clock: FrameClock
  private var cells = HeadlessListView(sections: [CountedSection(count: 0)], kind: .tableView)
  private var animation = ListAnimation()
  private var completion: (@MainActor (Bool) -> Void)?

  package init(dataSource: TerminalListDataSource, clock: FrameClock) {
    self.dataSource = dataSource
    self.clock = clock
  }

  package var count: Int { reportedRowCounts?.first ?? 0 }

  /// Whether a line of the list is visible.
  package var isOnScreen: Bool { viewport.height > 0 }

  /// Whether the updater waits for the end of an animation.
  package var isPerforming: Bool { completion != nil }

  /// Whether the next frame differs from this one.
  package var isMoving: Bool { !animation.isEmpty }

  /// Asks the data source for the number of rows, for the first time.
  package func layOut() {
    if reportedRowCounts == nil { reload {} }
  }

  // MARK: ListView

  package func perform(
    _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  ) throws {
    let old = viewport
    let oldLines = viewport.rows.clamped(to: 0..<count).map(dataSource.line)
    if !change() { return }
    let count = dataSource.count()
    let transition = try cells.perform(batch, sections: [CountedSection(count: count)])
    reportedRowCounts = [count]
    viewport = old.keepingPlace(in: transition, selection: selection, count: count)
    selection = selection.flatMap(transition.newOffset)
    if animated {
      let effects = transition.effects(visibleBefore: old.rows, visibleAfter: viewport.rows)
      animation.start(effects, from: old, to: viewport, at: clock.now) { oldLines[$0 - old.top] }
      self.completion = completion
      advance()
    } else {
      animation.stop()
      completion(true)
    }
    onChange?()
  }

  /// Draws the list anew: its lines show what the data source returns now.
  package func refresh(_ batch: BatchUpdate) {
    onChange?()
  }

  package func reload(change: @MainActor () -> Void) {
    change()
    let count = dataSource.count()
    cells.reload([CountedSection(count: count)])
    reportedRowCounts = [count]
    viewport = viewport.limited(to: count)
    selection = nil
    animation.stop()
    onChange?()
  }

  // MARK: Time

  /// Moves everything on to the present time.
  package func advance() {
    animation.advance(to: clock.now)
    if !animation.isSliding(at: clock.now) { complete(finished: true) }
  }

  /// Lets the next change begin, while rows are still on their way from the last one.
  package func yieldToNextChange() {
    complete(finished: false)
  }

  private func complete(finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  // MARK: Scrolling and selecting

  /// Changes the number of lines.
  package func resize(height: Int) {
    let wasVisible = selection.map(viewport.rows.contains) ?? false
    var viewport = Viewport(top: viewport.top, height: max(0, height)).limited(to: count)
    if wasVisible, let selection, height > 0 { viewport = viewport.revealing(selection) }
    show(viewport)
  }

  /// Selects a row and scrolls to it.
  package func select(_ row: Int) {
    if count == 0 { return }
    let row = min(max(0, row), count - 1)
    selection = row
    show(viewport.revealing(row).limited(to: count))
  }

  /// Selects a row without scrolling to it.
  package func restoreSelection(_ row: Int) {
    if row < count { selection = row }
    onChange?()
  }

  /// Selects the row that is a number of rows further down, or further up.
  package func moveSelection(by rows: Int) {
    select((selection ?? (rows > 0 ? viewport.top - 1 : viewport.top + 1)) + rows)
  }

  private func show(_ viewport: Viewport) {
    animation.scroll(by: viewport.top - self.viewport.top)
    self.viewport = viewport
    onChange?()
  }

  // MARK: Drawing

  /// Returns the lines of the list as they are at the present time.
  package func lines(columns: Int) -> [Line] {
    animation.lines(viewport, count: count, at: clock.now).map { row in
      guard let row else { return Line() }
      switch row.content {
      case .row(let offset):
        return row.line(dataSource.line(offset), isSelected: offset == selection, columns)
      case .ghost(let line): return row.line(line, isSelected: false, columns)
      }
    }
  }
}

/// Where a list has its rows from.
@MainActor
package struct TerminalListDataSource {
  /// Returns the number of rows.
  package let count: () -> Int

  /// Returns the line of the row at an offset.
  package let line: (Int) -> Line

  package init(count: @escaping () -> Int, line: @escaping (Int) -> Line) {
    self.count = count
    self.line = line
  }
}
