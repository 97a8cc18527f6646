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
  package let binding: any ListViewBinding
  let finder: RowFinder<Section>
  let keeper = PlaceKeeper()
  private let watches: [EdgeWatch<Section>]

  private var shown = ShownRows<Section.Row>()

  /// The row that the user is moving, and the list at the last call of ``userHoldsRow(at:isNew:)``.
  var held: (row: Section.Row, over: [Section])?

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

  var showsData: Bool { reportedRowCounts == updater.sections.map(\.rows.count) }

  // MARK: What the user sees

  package var scrolling: ScrollBehavior {
    get { keeper.behavior }
    set { keeper.behavior = newValue }
  }

  /// Changes the layout of the view, and keeps the user's place.
  package func keepPlace(during change: () -> Void) {
    binding.changeLayout {
      if let view = binding.drivenView { keeper.keep(in: view, during: change) } else { change() }
    }
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
    let prefetching = Prefetching(prepare, cancel: cancel, isSame: finder.isSame) {
      [weak updater] in updater?.sections.row(at: $0)
    }
    return (prefetching.prepare, prefetching.cancel)
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
    return view.rowCounts
  }

  package func perform(
    _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  ) throws {
    guard let view = binding.drivenView else {
      _ = change()
      return completion(false)
    }
    let (place, counts) = (keeper.place(in: view), view.rowCounts)
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
        if isChanged, let place {
          let targets = RowTargets(batch)
          keeper.hold(place.target(from: counts, firstLeft: targets.first(of:)), in: view)
        }
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
    let old = updater.sections
    let (counts, isOnScreen) = (old.map(\.rows.count), isOnScreen)
    let hasCounted = binding.calls.hasCounted
    let selected = hasCounted ? view.selectedRowPaths.compactMap(old.row(at:)) : []
    let place = hasCounted ? keeper.placeOverReload(in: view) : nil
    let point = view.scrollPoint
    keeper.forget()
    binding.reload(change: change) {
      showPlaceholder()
      if !selected.isEmpty {
        binding.selectRows(at: finder.paths(selected, updater.sections).compactMap { $0 })
      }
      if let place {
        keeper.hold(place.target(from: counts) { firstLeft(of: $0, from: old) }, in: view)
      } else if !isOnScreen, point != view.scrollPoint,
        counts == updater.sections.map(\.rows.count)
      {
        // Rows are not laid out off screen.
        view.scrollPoint = point
      }
    }
  }

  /// Returns the first path in an older list whose row remains.
  private func firstLeft(
    of paths: AnySequence<RowPath>, from old: [Section]
  ) -> (index: Int, path: RowPath)? {
    let found = finder.paths(paths.compactMap(old.row(at:)), updater.sections)
    guard let index = found.firstIndex(where: { $0 != nil }), let path = found[index] else {
      return nil
    }
    return (index, path)
  }
}
