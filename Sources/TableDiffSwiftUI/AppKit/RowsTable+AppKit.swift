// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  package import Foundation
  import TableDiffAppKit

  /// A view of a row that knows the version of its content.
  @MainActor
  protocol VersionedView: NSView {
    var contentVersion: Int { get set }
  }

  /// The table view of a list, without the content of its rows.
  @available(macOS 13.0, *)
  @MainActor
  class RowsTable<Section: ListSection>: EvaluatedTable
  where Section.Row: Identifiable & Equatable {
    typealias Row = Section.Row

    let engine: ListEngine<Section>
    private(set) var source: SectionedTableDataSource<Section>?
    private var shown = ShownRows<Row>()

    init(_ engine: ListEngine<Section>) {
      self.engine = engine
      engine.table = self
    }

    var tableView: NSTableView? { source?.tableView }

    /// Returns a view with the content of a row, reused if possible; overridden by the subclass.
    func view(
      with row: Row, _ column: NSTableColumn?, in tableView: NSTableView
    ) -> (any VersionedView)? { nil }

    /// Evaluates the content of a row for a view; overridden by the subclass.
    func show(_ row: Row, in view: any VersionedView) {}

    /// Evaluates the empty view; overridden by the subclass.
    func refreshSurroundings() {}

    /// Makes the table view in a scroll view; called once.
    func makeTable(
      finder: RowFinder<Section>, sectionViews: SectionViews<Section>
    ) -> NSScrollView {
      let (scrollView, tableView) = (NSScrollView(frame: .zero), NSTableView(frame: .zero))
      tableView.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("row")))
      tableView.headerView = nil
      tableView.usesAutomaticRowHeights = true
      scrollView.documentView = tableView
      scrollView.hasVerticalScroller = true
      let source = SectionedTableDataSource(
        tableView, engine.updater, finder: finder, sectionViews: sectionViews
      ) { [weak self] tableView, column, _, row, _ in
        self?.view(for: row, column, in: tableView)
      }
      source.canMove = { [weak engine] in engine?.evaluation.canMove($0) ?? false }
      source.onSelectionChange = { [weak engine] _ in engine?.userChangedSelection() }
      for edge in SwipeEdge.allCases {
        source.swipeActions(edge: edge) { [weak self] in
          self?.actions(for: $0, at: edge).map { SwipeAction($0) } ?? []
        }
      }
      self.source = source
      return scrollView
    }

    func view(for row: Row, _ column: NSTableColumn?, in tableView: NSTableView) -> NSView? {
      engine.tableShowsRows()
      let view = view(with: row, column, in: tableView)
      if let view { note(row, in: view) }
      return view
    }

    private func note(_ row: Row, in view: any VersionedView) {
      shown[view] = row
      note(view)
    }

    /// Notes that a view has the newest content, and lets it have another height than before.
    func note(_ view: any VersionedView) {
      view.contentVersion = engine.contentVersion
      view.invalidateIntrinsicContentSize()
    }

    /// Configures the table as an evaluation says.
    func allow(_ evaluation: ListEvaluation<Section>) {
      guard let source, let tableView else { return }
      if let height = evaluation.rowHeight, tableView.rowHeight != height {
        tableView.usesAutomaticRowHeights = false
        tableView.rowHeight = height
      }
      if (source.onRowMove != nil) != (evaluation.move != nil) {
        source.onRowMove = evaluation.move.map { _ in
          { [weak engine] in engine?.userMoved($0) }
        }
      }
      engine.configure(source, as: evaluation)
      tableView.selectionHighlightStyle = evaluation.selection == nil ? .none : .regular
      tableView.allowsMultipleSelection = evaluation.allowsMultipleSelection
    }

    private func actions(for row: Row, at edge: SwipeEdge) -> [FastListAction] {
      let evaluation = engine.evaluation
      let actions = evaluation.swipes[edge]?.actions(row) ?? []
      if edge == .leading || !actions.isEmpty || evaluation.delete == nil
        || !evaluation.canDelete(row)
      {
        return actions
      }
      return [.deleting { [weak engine] in engine?.userDeleted(row) }]
    }

    // MARK: EvaluatedTable

    var selectedPaths: [RowPath] { source?.selectedPaths ?? [] }

    func setSelected(_ isSelected: Bool, at path: RowPath) {
      guard let tableView, let index = source?.index(of: path) else { return }
      if isSelected {
        tableView.selectRowIndexes(
          IndexSet(integer: index),
          byExtendingSelection: engine.evaluation.allowsMultipleSelection)
      } else {
        tableView.deselectRow(index)
      }
    }

    func scroll(to path: RowPath, anchor: Double?, animated: Bool) {
      if let anchor {
        source?.scroll(to: path, anchor: anchor)
      } else if let index = source?.index(of: path) {
        tableView?.scrollRowToVisible(index)
      }
    }

    func showEnd() { source?.showEnd() }

    func refreshOutdatedContent() {
      refreshSurroundings()
      guard let tableView else { return }
      source?.keepPlace {
        source?.refreshSectionViews()
        refreshRows(of: tableView)
      }
    }

    private func refreshRows(of tableView: NSTableView) {
      var rows = IndexSet()
      tableView.enumerateAvailableRowViews { _, index in
        let view = tableView.view(atColumn: 0, row: index, makeIfNecessary: false)
        guard let view = view as? any VersionedView, let row = shown[view],
          view.contentVersion != engine.contentVersion
        else { return }
        show(row, in: view)
        note(row, in: view)
        rows.insert(index)
      }
      // A table does not ask for heights when content changes.
      if !rows.isEmpty { tableView.noteHeightOfRows(withIndexesChanged: rows) }
    }
  }

  @available(macOS 13.0, *)
  extension SwipeAction {
    fileprivate init(_ action: FastListAction) {
      self.init(
        action.title,
        image: action.systemImage.flatMap {
          NSImage(systemSymbolName: $0, accessibilityDescription: action.title)
        }, color: action.color, style: action.role == nil ? .regular : .destructive,
        perform: action.perform)
    }
  }

  extension FastListAction {
    /// Creates the action that deletes a row, for which AppKit has no button.
    ///
    /// - Parameters:
    ///   - bundle: The bundle whose `Localizable.strings` translates the title "Delete".
    ///   - action: Deletes the row.
    package static func deleting(
      in bundle: Bundle = .main, action: @escaping () -> Void
    ) -> FastListAction {
      let title = bundle.localizedString(forKey: "Delete", value: nil, table: nil)
      return FastListAction(title, role: .destructive, action: action)
    }
  }
#endif
