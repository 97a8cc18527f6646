// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import TableDiffUIKit
  import UIKit

  /// A cell with SwiftUI content.
  final class HostingCell: UITableViewCell {
    /// The version of its content.
    var contentVersion = -1
  }

  /// A header or footer with SwiftUI content.
  final class HostingHeader: UITableViewHeaderFooterView {}

  /// The table view of a list, without the content of its rows.
  @available(iOS 16.0, tvOS 16.0, *)
  @MainActor
  class RowsTable<Section: ListSection>: EvaluatedTable
  where Section.Row: Identifiable & Equatable {
    typealias Row = Section.Row

    let engine: ListEngine<Section>
    private(set) var source: SectionedTableDataSource<Section>?
    private var shown = ShownRows<Row>()

    /// The edges with swipe actions, and whether a long swipe performs an action.
    var allowedSwipes: [SwipeEdge: Bool] = [:]

    /// Whether the environment is in edit mode.
    private(set) var isEditing = false

    init(_ engine: ListEngine<Section>) {
      self.engine = engine
      engine.table = self
    }

    var tableView: UITableView? { source?.tableView }

    /// Evaluates the content of a row for a cell; overridden by the subclass.
    func show(_ row: Row, in cell: HostingCell) {}

    /// Evaluates headers, footers and the empty view; overridden by the subclass.
    func refreshSurroundings() {}

    /// Makes the table view; called once.
    func makeTable(finder: RowFinder<Section>, style: UITableView.Style) -> UITableView {
      let tableView = UITableView(frame: .zero, style: style)
      let identifier = "row"
      tableView.register(HostingCell.self, forCellReuseIdentifier: identifier)
      let source = SectionedTableDataSource(tableView, engine.updater, finder: finder) {
        [weak self] tableView, path, row, _ in
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
        if let cell = cell as? HostingCell { self?.update(cell, to: row) }
        return cell
      }
      source.onDisplay { [weak self] cell, row in
        guard let self, let cell = cell as? HostingCell else { return }
        engine.tableShowsRows()
        if cell.contentVersion != engine.contentVersion { update(cell, to: row) }
      }
      source.canEdit = { [weak self] in self?.canEdit($0) ?? false }
      source.canMove = { [weak self] in self?.engine.evaluation.canMove($0) ?? false }
      tableView.allowsSelection = false
      tableView.allowsSelectionDuringEditing = false
      self.source = source
      return tableView
    }

    private func update(_ cell: HostingCell, to row: Row) {
      shown[cell] = row
      cell.contentVersion = engine.contentVersion
      show(row, in: cell)
    }

    /// Configures the table as an evaluation says.
    func allow(_ evaluation: ListEvaluation<Section>) {
      guard let source, let tableView else { return }
      if let height = evaluation.rowHeight { tableView.rowHeight = height }
      if (source.sectionIndexTitle != nil) != (evaluation.indexTitle != nil) {
        source.sectionIndexTitle = evaluation.indexTitle.map { _ in
          { [weak engine] in engine?.evaluation.indexTitle?($0) }
        }
      }
      if (source.onDelete != nil) != (evaluation.delete != nil) {
        source.onDelete = evaluation.delete.map { _ in
          { [weak engine] row in engine?.userDeleted(row) }
        }
      }
      if (source.onRowMove != nil) != (evaluation.move != nil) {
        source.onRowMove = evaluation.move.map { _ in
          { [weak engine] in engine?.userMoved($0) }
        }
      }
      #if !os(tvOS)
        allowSwipes(evaluation, in: source)
      #endif
      engine.configure(source, as: evaluation)
      let allowsSelection = evaluation.allowsSelection
      if tableView.allowsSelection != allowsSelection {
        tableView.allowsSelection = allowsSelection
        tableView.allowsSelectionDuringEditing = allowsSelection
        source.onSelectionChange =
          allowsSelection ? { [weak engine] _ in engine?.userChangedSelection() } : nil
      }
      let allowsSeveral = allowsSelection && evaluation.allowsMultipleSelection
      tableView.allowsMultipleSelection = allowsSeveral
      tableView.allowsMultipleSelectionDuringEditing = allowsSeveral
    }

    /// Sets the edit mode.
    ///
    /// The table's own `isEditing` is not compared: an open swipe sets it too, and would be closed.
    func setEditing(_ isEditing: Bool, animated: Bool) {
      if self.isEditing == isEditing { return }
      self.isEditing = isEditing
      tableView?.setEditing(isEditing, animated: animated)
    }

    /// Calls a closure with each visible header and footer, and its section.
    func refreshHeaders(_ show: (Section, HostingHeader, _ isHeader: Bool) -> Void) {
      for (index, section) in engine.updater.sections.enumerated() {
        if let header = tableView?.headerView(forSection: index) as? HostingHeader {
          show(section, header, true)
        }
        if let footer = tableView?.footerView(forSection: index) as? HostingHeader {
          show(section, footer, false)
        }
      }
    }

    // MARK: EvaluatedTable

    var selectedPaths: [RowPath] { source?.selectedPaths ?? [] }

    func setSelected(_ isSelected: Bool, at path: RowPath) {
      let path = IndexPath(item: path.row, section: path.section)
      if isSelected {
        tableView?.selectRow(at: path, animated: false, scrollPosition: .none)
      } else {
        tableView?.deselectRow(at: path, animated: false)
      }
    }

    func scroll(to path: RowPath, anchor: Double?, animated: Bool) {
      let position: UITableView.ScrollPosition? = anchor.map {
        $0 < 0.34 ? .top : $0 > 0.66 ? .bottom : .middle
      }
      tableView?.scrollToRow(
        at: IndexPath(item: path.row, section: path.section),
        at: position ?? UITableView.ScrollPosition.none, animated: animated)
    }

    func showEnd() { source?.showEnd() }

    func refreshOutdatedContent() {
      for case let cell as HostingCell in tableView?.visibleCells ?? [] {
        guard cell.contentVersion != engine.contentVersion, let row = shown[cell] else { continue }
        update(cell, to: row)
      }
      refreshSurroundings()
    }
  }
#endif
