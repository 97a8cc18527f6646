// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff
package import TableDiffUpdating

/// Shows the list of an updater in a table or collection view.
///
/// It retains what a batch in progress needs, even if the app releases the data source.
@MainActor
package final class ListViewDriver<Section: ListSection>: ListView {
  package let updater: SectionedListUpdater<Section>
  let binding: any ListViewBinding
  let finder: RowFinder<Section>
  let keeper = PlaceKeeper()
  private let watches: [EdgeWatch<Section>]

  private var shown = ShownRows<Section.Row>()

  /// The row that the user is moving, and the list at the last call of ``userHoldsRow(at:isNew:)``.
  private var held: (row: Section.Row, over: [Section])?

  /// Whether the last batch was animated, and its refreshes may be.
  private var isAnimated = true

  package var state = LoadingState.loaded {
    didSet { if isShowing { showPlaceholder() } }
  }

  /// The view to show for each state while the list has no rows.
  package var placeholders: [LoadingState: AnyObject] = [:] {
    didSet { if isShowing { showPlaceholder() } }
  }
  private var shownPlaceholder: AnyObject?

  /// The background that the placeholder replaced.
  private var replacedBackground: AnyObject?

  package init(
    _ updater: SectionedListUpdater<Section>, finder: RowFinder<Section>,
    binding: any ListViewBinding
  ) {
    (self.updater, self.finder, self.binding) = (updater, finder, binding)
    watches = [.top, .bottom].map { EdgeWatch($0, isSame: finder.isSame) }
  }

  /// Whether the view shows the list; the updater may drive another view by now.
  package var isShowing: Bool { updater.view === self && binding.drivenView != nil }

  // MARK: Rows

  /// Makes or configures the cell of a row, and remembers the row.
  ///
  /// - Parameters:
  ///   - refreshed: The cell to give new content, if any.
  ///   - provider: Returns the cell for a row, given the row that the refreshed cell shows.
  /// - Returns: The cell; `nil` if there is no such row, as in a view that is no longer driven.
  package func cell<Cell: AnyObject>(
    at path: RowPath, refreshing refreshed: AnyObject?,
    by provider: (Section.Row, _ previous: Section.Row?) -> Cell?
  ) -> Cell? {
    guard let row = updater.sections.row(at: path) else { return nil }
    for watch in watches { watch.see(path...path, of: updater.sections) }
    let previous = refreshed.flatMap { shown[$0] }.flatMap { finder.isSame($0, row) ? $0 : nil }
    let cell = provider(row, previous)
    if let cell { shown[cell] = row }
    return cell
  }

  package func row(shownIn cell: AnyObject) -> Section.Row? { shown[cell] }

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

  private var showsData: Bool { reportedRowCounts == updater.sections.map(\.rows.count) }

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
      binding.reload(change: { _ = change() }, afterwards: {})
      return RowMove(from: from, to: to, in: updater.sections)
    }
    binding.refreshRowSummaries(animated: true)
    return RowMove(from: from, to: to, in: updater.sections)
  }

  /// Configures the cells of rows again, if there are any.
  package func reconfigure(_ paths: [RowPath]) {
    guard !paths.isEmpty, isShowing, !isBusy, showsData else { return }
    refresh(BatchUpdate(refreshes: paths))
  }

  package var selectedRows: [Section.Row] {
    binding.selectedPaths.sorted().compactMap(updater.sections.row)
  }

  /// Selects the rows that a closure names, and no others.
  package func selectRows(where isSelected: (Section.Row) -> Bool) {
    if isShowing { binding.selectRows(at: updater.sections.paths(where: isSelected)) }
  }

  /// Scrolls to the end of the content, without animation.
  package func scrollToEnd() {
    guard isShowing, let view = binding.drivenView else { return }
    view.layOut()
    view.scrollOffset = view.scrollOffsetRange.upperBound
  }

  // MARK: What the user sees

  package var scrolling: ScrollBehavior {
    get { keeper.behavior }
    set { keeper.behavior = newValue }
  }

  /// Changes the layout of the view, and keeps the user's place.
  package func keepPlace(during change: () -> Void) {
    guard let view = binding.drivenView else { return change() }
    keeper.keep(in: view, during: change)
  }

  /// Calls a closure when the user comes near the start or the end of the list.
  package func watch(_ edge: ScrollEdges, within distance: Int, _ action: (() -> Void)?) {
    watches[edge == .top ? 0 : 1].watch(within: distance, action)
    if isShowing { seeVisibleRows() }
  }

  /// Returns closures that prepare rows before they are shown, and that cancel the preparation.
  package func prefetching(
    _ prepare: @escaping ([Section.Row]) -> Void, cancel: @escaping ([Section.Row]) -> Void
  ) -> (prepare: ([RowPath]) -> Void, cancel: ([RowPath]) -> Void) {
    let prefetching = Prefetching(prepare, cancel: cancel, isSame: finder.isSame)
    return (
      { [weak updater] in prefetching.prepare($0) { updater?.sections.row(at: $0) } },
      { [weak updater] in prefetching.cancel($0) { updater?.sections.row(at: $0) } }
    )
  }

  /// Checks whether visible rows are near an edge, as after rows were deleted.
  ///
  /// Skips a view without a window, which would have to lay out its cells.
  private func seeVisibleRows() {
    guard watches.contains(where: \.isActive), let view = binding.drivenView, view.showsBatches
    else { return }
    let paths = view.visibleRowPaths
    guard let first = paths.min(), let last = paths.max() else { return }
    for watch in watches { watch.see(first...last, of: updater.sections) }
  }

  private func showPlaceholder() {
    let wanted = updater.sections.allSatisfy(\.rows.isEmpty) ? placeholders[state] : nil
    if wanted === shownPlaceholder { return }
    // The app may have set another background since.
    if let shownPlaceholder, binding.background === shownPlaceholder {
      binding.background = replacedBackground
    }
    (shownPlaceholder, replacedBackground) = (wanted, nil)
    guard let wanted else { return }
    replacedBackground = binding.background
    binding.background = wanted
  }

  // MARK: ListView

  package var kind: ListViewKind { binding.kind }
  package var isOnScreen: Bool { binding.drivenView?.showsBatches ?? false }
  package var isBusy: Bool {
    binding.calls.isUnderWay || binding.isHeldByUser
      || (keeper.isActive && binding.isScrolledByUser)
  }
  package var prefersReducedMotion: Bool { binding.prefersReducedMotion }

  package var reportedRowCounts: [Int]? {
    guard let view = binding.drivenView, binding.calls.hasCounted else { return nil }
    // Performs a pending reload, which would otherwise count the old rows again in the batch.
    if view.showsBatches { view.layOut() }
    return binding.rowCounts
  }

  package func perform(
    _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  ) throws {
    guard let view = binding.drivenView else {
      _ = change()
      return completion(false)
    }
    let (place, counts) = (keeper.place(in: view), binding.rowCounts)
    isAnimated =
      animated && (binding.animatesScrollOffset || place?.shifts(by: batch, from: counts) != true)
    // A view may perform a batch late, when the user sees something else.
    var (isChanged, needsSummaries) = (false, false)
    let finish: @MainActor () -> Void = { [self] in
      guard isChanged, let view = binding.drivenView else { return }
      showPlaceholder()
      seeVisibleRows()
      if !needsSummaries { return }
      needsSummaries = false
      keeper.goOnKeeping(in: view) { binding.refreshRowSummaries(animated: isAnimated) }
    }
    try binding.perform(
      batch, animated: isAnimated, keepsPlace: place != nil,
      change: { [keeper] in
        keeper.forget()
        isChanged = change()
        // If the batch has refreshes, `refresh` updates the summaries.
        needsSummaries = isChanged && !batch.hasRefreshes
        return isChanged
      },
      afterwards: { [keeper] in
        if isChanged, let place { keeper.hold(place.target(after: batch, from: counts), in: view) }
        finish()
      },
      completion: { finished in
        finish()
        completion(finished)
      })
  }

  package func refresh(_ batch: BatchUpdate) {
    guard let view = binding.drivenView else { return }
    keeper.goOnKeeping(in: view) {
      binding.refresh(batch, animated: isAnimated)
      binding.refreshRowSummaries(animated: isAnimated)
    }
  }

  package func reload(change: @MainActor () -> Void) {
    guard let view = binding.drivenView else {
      return binding.reload(change: change, afterwards: {})
    }
    let place =
      binding.calls.hasCounted
      ? KeptPlace(in: view, selected: binding.selectedPaths, of: updater.sections, by: keeper) : nil
    keeper.forget()
    binding.reload(change: change) {
      showPlaceholder()
      guard let place, !place.isEmpty else { return }
      let found = place.find(by: finder, in: updater.sections)
      binding.selectRows(at: found.selected)
      keeper.hold(found.target, in: view)
    }
  }
}
