// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The table view of a data source, as an updater drives it.
  ///
  /// It holds what must live as long as a batch is under way, whatever the app releases meanwhile.
  @MainActor
  final class TableScreen<Rows: RandomAccessCollection & RangeReplaceableCollection>: ListView {
    typealias Row = Rows.Element

    /// Makes or configures the view for a column and a row.
    typealias CellProvider = (NSTableView, NSTableColumn?, Int, Row, _ previous: Row?) -> NSView?

    let updater: ListUpdater<SingleSection<Rows>>
    private(set) weak var tableView: NSTableView?

    var animations = RowAnimations.automatic
    var rowView: ((NSTableView, Int, Row) -> NSTableRowView?)?
    var canMove: ((Row) -> Bool)?
    var selectionDidChange: (() -> Void)?
    var swipeActions: [NSTableView.RowActionEdge: (Row) -> [NSTableViewRowAction]] = [:]

    var didSelect: ((Row) -> Void)? {
      didSet {
        selection.didSelect = didSelect.map { didSelect in
          { [weak self] index in
            if let row = self?.row(at: index) { didSelect(row) }
          }
        }
      }
    }

    /// The table view's data source, which a table view does not retain.
    let bridge: TableBridge

    private let finder: RowFinder<SingleSection<Rows>>
    private let cell: CellProvider

    let keeper = PlaceKeeper<NSTableView>()

    let selection = SelectionWatch()

    let endWatch: EndWatch<SingleSection<Rows>>

    let emptyCover = EmptyCover()

    private let liveScroll: LiveScrollWatch

    /// The row with which each view was last configured.
    private var shown = ShownRows<Row>()

    /// Whether the last batch was animated, and its refreshes may be.
    private var isAnimated = true

    /// The table view, unless it has got another data source.
    var drivenView: NSTableView? { tableView?.dataSource === bridge ? tableView : nil }

    /// The table view, if it shows the list: another view may have got the updater since.
    var showingView: NSTableView? { updater.view === self ? drivenView : nil }

    init(
      _ tableView: NSTableView, _ updater: ListUpdater<SingleSection<Rows>>,
      finder: RowFinder<SingleSection<Rows>>, cell: @escaping CellProvider
    ) {
      self.tableView = tableView
      self.updater = updater
      self.finder = finder
      endWatch = EndWatch(isSame: finder.isSame)
      liveScroll = LiveScrollWatch(tableView)
      self.cell = cell
      bridge = TableBridge(
        numberOfRows: { [weak updater] in updater?.sections.first?.rows.count ?? 0 },
        view: { _, _, _ in nil })
      bridge.view = { [weak self] _, column, row in self?.view(for: column, row: row) }
      bridge.selectionDidChange = { [weak self] in
        guard let self, let tableView = drivenView else { return }
        selection.note(tableView)
        selectionDidChange?()
      }
      bridge.rowView = { [weak self] tableView, index in
        guard let self, let row = row(at: index) else { return nil }
        return rowView?(tableView, index, row)
      }
      bridge.attach(to: tableView)
      updater.attach(self)
    }

    // MARK: Rows

    var rows: Rows { updater.sections.first?.rows ?? Rows() }

    func row(at index: Int) -> Row? {
      let rows = rows
      guard 0 <= index, index < rows.count else { return nil }
      return rows[rows.index(rows.startIndex, offsetBy: index)]
    }

    /// Makes or configures the view for a column and a row, and remembers the row.
    func view(for column: NSTableColumn?, row index: Int) -> NSView? {
      guard let tableView, let row = row(at: index) else { return nil }
      endWatch.see(RowPath(section: 0, row: index), of: updater.sections)
      var previous = bridge.refreshed.flatMap { shown[$0] }
      if let shown = previous, !finder.isSame(shown, row) { previous = nil }
      let view = cell(tableView, column, index, row, previous)
      if let view { shown[view] = row }
      return view
    }

    /// Moves a row in the data and in the table.
    func moveRow(from: Int, to: Int) {
      if from == to { return }
      func change() {
        keeper.forget()
        updater.moveRow(from: RowPath(section: 0, row: from), to: RowPath(section: 0, row: to))
      }
      guard let tableView = drivenView, reportedRowCounts == [rows.count], isOnScreen else {
        change()
        drivenView?.reloadData()
        return
      }
      selection.pass(tableView) {
        tableView.run(
          [.move(from..<from + 1, to: to)], animations, isAnimated: !prefersReducedMotion,
          change: {
            change()
            return true
          },
          // The rows may be asked for until then.
          completion: { withExtendedLifetime(self) {} })
      }
    }

    /// Lets the user move rows by dragging.
    ///
    /// - Parameter didMove: Called after a row was moved; `nil` if rows stay where they are.
    func allowMoves(_ didMove: ((_ from: Int, _ to: Int) -> Void)?) {
      bridge.canMove = { [weak self] index in
        guard let self, updater.view === self, let row = row(at: index) else { return false }
        return canMove?(row) ?? true
      }
      bridge.move = didMove.map { didMove in
        { [weak self] from, to in
          // What is dropped may be gone if the updater drives another view meanwhile.
          guard let self, updater.view === self else { return }
          moveRow(from: from, to: to)
          didMove(from, to)
        }
      }
      tableView?.registerForDraggedTypes([TableBridge.rowType])
    }

    /// Changes the layout of the table, and keeps the user's place.
    func keepPlace(during change: () -> Void) {
      guard let tableView = drivenView else { return change() }
      NSAnimationContext.run(isAnimated: false) { keeper.keep(in: tableView, during: change) }
    }

    // MARK: ListView

    var kind: ListViewKind { .tableView }
    var isOnScreen: Bool { drivenView?.showsBatches ?? false }

    // A table that has another data source does not report the end of a drag.
    var isBusy: Bool {
      bridge.isCalled || (drivenView != nil && bridge.isDragging)
        || (keeper.isActive && liveScroll.isUnderWay)
    }

    var prefersReducedMotion: Bool { TableDiffAppKit.prefersReducedMotion }

    var reportedRowCounts: [Int]? {
      guard let tableView = drivenView, bridge.isCounted else { return nil }
      // A reload that is pending must not fall into the next updates.
      tableView.layoutSubtreeIfNeeded()
      return [tableView.numberOfRows]
    }

    func perform(
      _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
      completion: @escaping @MainActor (_ finished: Bool) -> Void
    ) throws {
      guard let tableView = drivenView else {
        _ = change()
        return completion(false)
      }
      let (place, counts) = (keeper.place(in: tableView), tableView.counts)
      let steps = try batch.tableSteps(rowCount: tableView.numberOfRows)
      isAnimated = animated && !(place?.shifts(by: batch, from: counts) ?? false)
      var isChanged = false
      selection.pass(tableView) {
        tableView.run(
          steps, animations, isAnimated: isAnimated,
          change: {
            keeper.forget()
            isChanged = change()
            return isChanged
          }, completion: { completion(true) })
      }
      if isChanged, let place {
        keeper.hold(place.target(after: batch, from: counts), in: tableView)
      }
      notice(tableView)
    }

    func refresh(_ batch: BatchUpdate) {
      guard let tableView = drivenView else { return }
      let rows = IndexSet(batch.refreshes.map(\.row))
      keeper.goOnKeeping(in: tableView) {
        tableView.refresh(rows, isAnimated: isAnimated) { view, column, row in
          bridge.refreshed = view
          defer { bridge.refreshed = nil }
          return self.view(for: tableView.tableColumns[column], row: row) === view
        }
      }
    }

    func reload(change: @MainActor () -> Void) {
      guard let tableView = drivenView else { return change() }
      selection.pass(tableView) {
        tableView.reload(updater, finder, keeper, change: change)
      }
      showEmptiness(in: tableView)
    }
  }
#endif
