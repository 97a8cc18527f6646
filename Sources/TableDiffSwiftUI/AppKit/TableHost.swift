// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import SwiftUI
  import TableDiffAppKit

  /// The content of a row, in the environment of the list.
  @available(macOS 13.0, *)
  struct HostedRow<Content: View>: View {
    let content: Content
    let insets: EdgeInsets?
    let environment: EnvironmentValues

    var body: some View { content.padding(insets ?? EdgeInsets()).environment(\.self, environment) }
  }

  /// A view with the content of a row.
  @available(macOS 13.0, *)
  final class HostingRow<Content: View>: NSHostingView<HostedRow<Content>> {
    /// The version of the content that it shows.
    var contentVersion = -1
  }

  /// What lives as long as the table view of a list.
  @available(macOS 13.0, *)
  @MainActor
  final class TableHost<Section: ListSection, Content: View>: EvaluatedTable
  where Section.Row: Identifiable & Equatable {
    typealias Row = Section.Row

    let engine: ListEngine<Section>
    private(set) var list: FastList<Section, Content>
    private(set) var environment = EnvironmentValues()
    private(set) var source: (any TableSource<Row>)?
    private weak var tableView: NSTableView?
    private var shown = ShownRows<Row>()

    init(_ list: FastList<Section, Content>) {
      self.list = list
      engine = ListEngine(
        list.evaluation, comparison: list.comparison, finder: list.idFinder, options: list.options)
      engine.table = self
    }

    /// Makes the table view in a scroll view; called once.
    func makeTable(in environment: EnvironmentValues) -> NSScrollView {
      self.environment = environment
      let (scrollView, tableView) = (NSScrollView(frame: .zero), NSTableView(frame: .zero))
      tableView.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("row")))
      tableView.headerView = nil
      tableView.usesAutomaticRowHeights = true
      scrollView.documentView = tableView
      scrollView.hasVerticalScroller = true
      self.tableView = tableView
      let source = list.makeTable.make(tableView, self)
      source.canMove = { [weak self] row in self?.engine.evaluation.canMove(row) ?? false }
      source.selectionDidChange = { [weak self] in self?.engine.userChangedSelection() }
      source.leadingSwipeActions = { [weak self] in self?.rowActions(for: $0, isLeading: true) ?? [] }
      source.trailingSwipeActions = { [weak self] in
        self?.rowActions(for: $0, isLeading: false) ?? []
      }
      self.source = source
      allow(list.evaluation)
      // Views that are shown here would be updated within an update.
      if list.look.emptyView != nil { Task { showEmptyView() } }
      return scrollView
    }

    /// Takes an evaluation of the view.
    func update(
      to list: FastList<Section, Content>, in environment: EnvironmentValues, isAnimated: Bool
    ) {
      let before = ComparedEnvironment(self.environment)
      self.list = list
      self.environment = environment
      allow(list.evaluation)
      engine.evaluate(
        list.evaluation, environmentChanged: before != ComparedEnvironment(environment),
        animated: isAnimated)
    }

    /// Lets the user do what an evaluation says.
    private func allow(_ evaluation: ListEvaluation<Section>) {
      guard let source, let tableView else { return }
      if source.scrolling != evaluation.scrolling { source.scrolling = evaluation.scrolling }
      if (source.didMove != nil) != (evaluation.move != nil) {
        source.didMove = evaluation.move.map { _ in
          { [weak engine] _, to in engine?.userMovedRow(to: RowPath(section: 0, row: to)) }
        }
      }
      tableView.selectionHighlightStyle = evaluation.selection == nil ? .none : .regular
      tableView.allowsMultipleSelection = evaluation.allowsMultipleSelection
    }

    /// Returns the view of a row, with its content.
    func view(for row: Row, _ column: NSTableColumn?, in tableView: NSTableView) -> NSView {
      let view = tableView.reusableCell(for: column, HostingRow(rootView: content(of: row)))
      show(row, in: view)
      return view
    }

    private func show(_ row: Row, in view: HostingRow<Content>) {
      // A view that was made for the row shows it already.
      if view.contentVersion >= 0 || shown[view] != nil { view.rootView = content(of: row) }
      shown[view] = row
      view.contentVersion = engine.contentVersion
    }

    private func content(of row: Row) -> HostedRow<Content> {
      HostedRow(
        content: list.content(row), insets: list.look.rowInsets, environment: environment)
    }

    /// Evaluates the view of an empty list.
    private func showEmptyView() {
      guard let content = list.look.emptyView, let source else { return }
      let root = HostedRow(content: content(), insets: nil, environment: environment)
      if let view = source.emptyView as? NSHostingView<HostedRow<AnyView>> {
        view.rootView = root
      } else {
        source.emptyView = NSHostingView(rootView: root)
      }
    }

    private func rowActions(for row: Row, isLeading: Bool) -> [NSTableViewRowAction] {
      let actions = (isLeading ? list.look.leadingActions : list.look.trailingActions)?(row) ?? []
      let evaluation = engine.evaluation
      if actions.isEmpty, !isLeading, evaluation.delete != nil, evaluation.canDelete(row) {
        return [
          NSTableViewRowAction(style: .destructive, title: "Delete") { [weak engine] _, _ in
            engine?.userDeleted(row)
          }
        ]
      }
      return actions.map { action in
        NSTableViewRowAction(
          style: action.isDestructive ? .destructive : .regular, title: action.title
        ) { _, _ in action.action() }
      }
    }

    // MARK: EvaluatedTable

    var selectedPaths: [RowPath] {
      (tableView?.selectedRowIndexes ?? []).map { RowPath(section: 0, row: $0) }
    }

    func setSelected(_ isSelected: Bool, at path: RowPath) {
      guard let tableView else { return }
      if isSelected {
        tableView.selectRowIndexes(
          IndexSet(integer: path.row),
          byExtendingSelection: engine.evaluation.allowsMultipleSelection)
      } else {
        tableView.deselectRow(path.row)
      }
    }

    func scroll(to path: RowPath, animated: Bool) { tableView?.scrollRowToVisible(path.row) }

    func refreshOutdatedContent() {
      showEmptyView()
      guard let tableView else { return }
      var rows = IndexSet()
      tableView.enumerateAvailableRowViews { _, index in
        let view = tableView.view(atColumn: 0, row: index, makeIfNecessary: false)
        guard let view = view as? HostingRow<Content>, let row = shown[view],
          view.contentVersion != engine.contentVersion
        else { return }
        show(row, in: view)
        rows.insert(index)
      }
      // New content does not make a table ask for heights.
      if !rows.isEmpty { tableView.noteHeightOfRows(withIndexesChanged: rows) }
    }
  }
#endif
