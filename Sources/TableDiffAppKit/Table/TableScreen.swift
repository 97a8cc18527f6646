// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  package import AppKit

  /// The table view of a data source, as an updater drives it.
  ///
  /// It holds what must live as long as a batch is under way, whatever the app releases meanwhile.
  @MainActor
  package final class TableScreen<Section: ListSection> {
    package typealias Row = Section.Row

    /// Makes or configures the view for a column and a row.
    package typealias CellProvider = (
      NSTableView, NSTableColumn?, _ index: Int, Row, _ previous: Row?
    ) -> NSView?

    let updater: SectionedListUpdater<Section>
    private(set) weak var tableView: NSTableView?

    var animations = RowAnimations.automatic
    var rowView: ((NSTableView, Int, Row) -> NSTableRowView?)?
    package var canMove: ((Row) -> Bool)?
    package var onSelectionChange: (() -> Void)?

    /// How the table view scrolls when its rows change.
    package var scrolling: ScrollBehavior {
      get { keeper.behavior }
      set { keeper.behavior = newValue }
    }

    var swipeActions: [NSTableView.RowActionEdge: (Row) -> [NSTableViewRowAction]] = [:]

    var onSelect: ((Row) -> Void)? {
      didSet {
        selection.onSelect = onSelect.map { onSelect in
          { [weak self] index in
            if let row = self?.row(at: index) { onSelect(row) }
          }
        }
      }
    }

    /// The table view's data source, which a table view does not retain.
    let bridge: TableBridge

    let finder: RowFinder<Section>
    private let cell: CellProvider

    private(set) var sectionViews: SectionViews<Section>

    let keeper = PlaceKeeper<NSTableView>()

    let selection = SelectionWatch()

    let endWatch: EndWatch<Section>

    let emptyCover = EmptyCover()

    let liveScroll: LiveScrollWatch

    /// The row with which each view was last configured.
    private var shown = ShownRows<Row>()

    /// Whether the last batch was animated, and its refreshes may be.
    var isAnimated = true

    /// The table view, unless it has got another data source.
    var drivenView: NSTableView? { tableView?.dataSource === bridge ? tableView : nil }

    /// The table view, if it shows the list: another view may have got the updater since.
    var showingView: NSTableView? { updater.view === self ? drivenView : nil }

    package init(
      _ tableView: NSTableView, _ updater: SectionedListUpdater<Section>,
      finder: RowFinder<Section>,
      sectionViews: SectionViews<Section> = SectionViews(), cell: @escaping CellProvider
    ) {
      self.tableView = tableView
      self.updater = updater
      self.finder = finder
      self.sectionViews = sectionViews
      endWatch = EndWatch(isSame: finder.isSame)
      liveScroll = LiveScrollWatch(tableView)
      self.cell = cell
      bridge = TableBridge(numberOfRows: { 0 }, view: { _, _, _ in nil })
      noteData()
      bridge.numberOfRows = { [weak self] in
        self?.noteData()
        return self?.bridge.layout?.count ?? 0
      }
      bridge.view = { [weak self] _, column, row in self?.view(for: column, row: row) }
      bridge.onSelectionChange = { [weak self] in
        guard let self, let tableView = drivenView else { return }
        selection.note(tableView)
        onSelectionChange?()
      }
      bridge.rowView = { [weak self] tableView, index in
        guard let self, let row = row(at: index) else { return nil }
        return rowView?(tableView, index, row)
      }
      bridge.attach(to: tableView)
      updater.attach(self)
    }

    // MARK: Rows

    /// Takes note that the data may have changed, which the table view shows from now on.
    func noteData() { bridge.layout = layout() }

    private func layout() -> TableLayout {
      TableLayout(
        counts: updater.sections.lazy.map(\.rows.count), hasHeaders: sectionViews.header != nil,
        hasFooters: sectionViews.footer != nil)
    }

    /// The paths of the selected rows.
    package var selectedPaths: [RowPath] { tableView?.selectedPaths ?? [] }

    /// Returns where in the table view a row of a section is.
    package func index(of path: RowPath) -> Int { bridge.layout?.index(of: path) ?? path.row }

    func row(at index: Int) -> Row? {
      bridge.layout?.path(at: index).flatMap(updater.sections.row(at:))
    }

    /// Makes or configures the view for a column and an index, and remembers the row.
    func view(for column: NSTableColumn?, row index: Int) -> NSView? {
      guard let tableView, let element = bridge.layout?.element(at: index) else { return nil }
      guard case .row(let path) = element else { return sectionView(of: element, in: tableView) }
      guard let row = updater.sections.row(at: path) else { return nil }
      endWatch.see(path, of: updater.sections)
      var previous = bridge.refreshed.flatMap { shown[$0] }
      if let shown = previous, !finder.isSame(shown, row) { previous = nil }
      let view = cell(tableView, column, index, row, previous)
      if let view { shown[view] = row }
      return view
    }

    /// Moves a row in the data and in the table.
    func moveRow(from: RowPath, to: RowPath) {
      if from == to { return }
      func change() {
        keeper.forget()
        updater.moveRow(from: from, to: to)
        noteData()
      }
      guard let tableView = drivenView, isOnScreen,
        reportedRowCounts == updater.sections.map(\.rows.count)
      else {
        change()
        drivenView?.reloadData()
        return
      }
      let index = index(of: from)
      selection.pass(tableView) {
        tableView.run(
          animations, isAnimated: !prefersReducedMotion,
          change: {
            change()
            let target = self.index(of: to)
            return target == index ? [] : [.move(index..<index + 1, to: target)]
          },
          // The rows may be asked for until then.
          completion: { withExtendedLifetime(self) {} })
      }
      refreshSectionViews(in: tableView)
    }

    /// Shows views above and below the rows of sections from now on.
    func show(_ views: SectionViews<Section>) {
      sectionViews = views
      noteData()
      guard let tableView = showingView else { return }
      if tableView.delegate === bridge {
        // Only then does it ask again whether there are group rows.
        tableView.delegate = nil
        tableView.delegate = bridge
      }
      tableView.reloadData()
    }

    /// Moves a row in the data and in the table to the path that it gets above an index.
    ///
    /// - Returns: The paths of the row before and after the move; `nil` if there is no row, or it
    ///   stays where it is.
    @discardableResult
    func moveRow(at index: Int, to end: Int) -> (from: RowPath, to: RowPath)? {
      let layout = layout()
      guard let source = layout.path(at: index) else { return nil }
      let target = layout.place(of: source, above: end < index ? end : end + 1)
      if source == target { return nil }
      moveRow(from: source, to: target)
      return (source, target)
    }

    /// Lets the user move rows by dragging.
    ///
    /// - Parameter onMove: Called after a row was moved; `nil` if rows stay where they are.
    package func allowMoves(_ onMove: ((_ from: RowPath, _ to: RowPath) -> Void)?) {
      bridge.canMove = { [weak self] index in
        guard let self, updater.view === self, let row = row(at: index) else { return false }
        return canMove?(row) ?? true
      }
      bridge.move = onMove.map { onMove in
        { [weak self] from, to in
          // What is dropped may be gone if the updater drives another view meanwhile.
          guard let self, updater.view === self, let move = moveRow(at: from, to: to) else {
            return
          }
          onMove(move.from, move.to)
        }
      }
      tableView?.registerForDraggedTypes([TableBridge.rowType])
    }

    /// Changes the layout of the table, and keeps the user's place.
    package func keepPlace(during change: () -> Void) {
      guard let tableView = drivenView else { return change() }
      NSAnimationContext.run(isAnimated: false) { keeper.keep(in: tableView, during: change) }
    }
  }
#endif
