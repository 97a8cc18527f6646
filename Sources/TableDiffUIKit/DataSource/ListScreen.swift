// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// The view of a data source, as an updater drives it.
  ///
  /// It holds what must live as long as a batch is under way, whatever the app releases meanwhile.
  @MainActor
  final class ListScreen<Section: ListSection, View: BatchView>: ListView {
    let updater: SectionedListUpdater<Section>
    private(set) weak var view: View?

    /// The view, unless it has got another data source.
    private var drivenView: View? { view.flatMap { $0.hasDataSource(bridge) ? $0 : nil } }

    /// The view, if it shows the list: another view may have got the updater since.
    var showingView: View? { updater.view === self ? drivenView : nil }

    /// The view's data source, which a view does not retain.
    private let bridge: ViewBridge

    private let finder: RowFinder<Section>

    /// Returns whether two rows have the same id.
    var isSame: (Section.Row, Section.Row) -> Bool { finder.isSame }

    let keeper = PlaceKeeper<View>()

    /// The number of batches whose data the updater has taken.
    private var takenCount = 0

    var animations = RowAnimations.automatic

    /// Gives headers and footers of sections new content.
    var refreshHeaders: ((View, IndexSet) -> Void)?

    /// Gives visible headers and footers what they show of rows.
    var refreshRowSummaries: ((View) -> Void)?

    let emptyBackground = EmptyBackground<View>()

    let endWatch: EndWatch<Section>

    /// Whether the last batch was animated.
    private var wasAnimated = true

    /// The row with which each cell was last configured.
    private var shown = ShownRows<Section.Row>()

    /// While cells are refreshed, the rows that they show.
    private var previousRows: [IndexPath: Section.Row] = [:]

    init(
      _ view: View, _ updater: SectionedListUpdater<Section>, finder: RowFinder<Section>,
      bridge: ViewBridge
    ) {
      self.view = view
      self.updater = updater
      self.finder = finder
      self.bridge = bridge
      endWatch = EndWatch(isSame: finder.isSame)
    }

    /// Makes or configures a cell for a row, and remembers the row.
    ///
    /// - Parameter provider: Returns the cell. It gets the row, and the row that the cell shows if
    ///   an existing cell is refreshed.
    /// - Returns: The cell; `nil` if there is no such row, as in a view that shows what its updater
    ///   had before it got another view.
    func cell<Cell: UIView>(
      at indexPath: IndexPath, by provider: (Section.Row, _ previous: Section.Row?) -> Cell
    ) -> Cell? {
      guard let row = updater.row(at: indexPath) else { return nil }
      endWatch.see(RowPath(indexPath), of: updater.sections)
      let cell = provider(row, previousRows[indexPath])
      shown[cell] = row
      return cell
    }

    /// Moves a row in the data, after the user has moved it in the view.
    ///
    /// Does nothing if the updater has another view, of which this one shows an old state.
    func moveRow(from: IndexPath, to: IndexPath) {
      guard updater.view === self else { return }
      keeper.forget()
      updater.moveRow(from: RowPath(from), to: RowPath(to))
      // The view is in the middle of the call, and shows the old state.
      Task { @MainActor [weak self] in self?.refreshRowSummariesAfterMove() }
    }

    private func refreshRowSummariesAfterMove() {
      guard let view = drivenView, isOnScreen, !isBusy,
        reportedRowCounts == updater.sections.map(\.rows.count)
      else { return }
      refreshRowSummaries?(view)
    }

    /// Changes the layout of the view, and keeps the user's place.
    func keepPlace(during change: () -> Void) {
      guard let view = drivenView else { return change() }
      keeper.keep(in: view, during: change)
    }

    // MARK: ListView

    var kind: ListViewKind { View.kind }
    var isOnScreen: Bool { drivenView?.showsBatches ?? false }
    var isBusy: Bool {
      let isAsked = bridge.isAsked || bridge.isSettlingDrop
      guard let view = drivenView else { return isAsked }
      return isAsked || view.hasUncommittedUpdates || (keeper.isActive && view.isScrolledByUser)
    }
    var prefersReducedMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    var reportedRowCounts: [Int]? {
      guard let view = drivenView, bridge.wasAsked else { return nil }
      // A reload that is pending would make the view count the old rows again, in the batch.
      if view.showsBatches { view.layoutIfNeeded() }
      return view.counts
    }

    func perform(
      _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) {
      wasAnimated = animated
      guard let view = drivenView else { return }
      // After a batch with refreshes, `refresh` does it. A view may perform a batch late.
      var needsSummaries = false
      let finish = { [weak self] in
        guard let self, let view = drivenView else { return }
        notice(view)
        if !needsSummaries { return }
        needsSummaries = false
        refreshRowSummaries?(view)
      }
      let perform = { [self] in
        view.perform(batch, animated: animated, with: animations) {
          self.keeper.forget()
          self.takenCount += 1
          let isChanged = change()
          needsSummaries = isChanged && !batch.hasRefreshes
          return isChanged
        } completion: { finished in
          finish()
          completion(finished)
        }
        finish()
      }
      guard let place = keeper.place(in: view) else { return perform() }
      let counts = view.counts
      view.animate(animated) { [self] in
        let before = takenCount
        perform()
        // A view may perform a batch later, when the user sees something else.
        if takenCount > before {
          keeper.hold(place.target(after: batch, from: counts), in: view)
        }
      }
    }

    func refresh(_ batch: BatchUpdate) {
      guard let view = drivenView else { return }
      // A cell that is reloaded is another one, which shows nothing yet.
      if Reconfiguring.isAvailable { previousRows = shownRows(of: batch, in: view) }
      keeper.goOnKeeping(in: view) {
        view.refresh(
          batch, animated: wasAnimated, with: animations,
          headers: refreshHeaders.map { refresh in { refresh(view, $0) } })
        refreshRowSummaries?(view)
      }
      previousRows = [:]
    }

    func reload(change: @MainActor () -> Void) {
      guard let view = drivenView else { return change() }
      let place = bridge.wasAsked ? place(in: view) : nil
      keeper.forget()
      change()
      view.reload()
      showEmptiness(in: view)
      if let place, !place.isEmpty { restore(place, in: view) }
    }

    // MARK: -

    /// Returns the rows that visible cells show which a batch refreshes.
    private func shownRows(of batch: BatchUpdate, in view: View) -> [IndexPath: Section.Row] {
      var rows: [IndexPath: Section.Row] = [:]
      let paths = Set(batch.refreshes.map(IndexPath.init))
      if paths.isEmpty { return rows }
      for path in view.visiblePaths where paths.contains(path) {
        if let cell = view.visibleCell(at: path) { rows[path] = shown[cell] }
      }
      return rows
    }

    private func place(in view: View) -> KeptPlace<Section, View> {
      KeptPlace(
        in: view, selected: view.selectedPaths.map(RowPath.init), of: updater.sections, by: keeper)
    }

    private func restore(_ place: KeptPlace<Section, View>, in view: View) {
      let found = place.find(by: finder, in: updater.sections)
      for path in found.selected { view.selectRow(atPath: IndexPath(path)) }
      keeper.hold(found.target, in: view)
    }
  }
#endif
