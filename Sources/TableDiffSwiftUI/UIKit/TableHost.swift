// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import TableDiffUIKit
  import UIKit

  /// A header or footer with views of SwiftUI.
  final class HostingHeader: UITableViewHeaderFooterView {}

  /// A cell with views of SwiftUI.
  final class HostingCell: UITableViewCell {
    /// The version of the content that it shows.
    var contentVersion = -1
  }

  /// What lives as long as the table view of a list.
  @available(iOS 16.0, tvOS 16.0, *)
  @MainActor
  final class TableHost<Section: ListSection, Content: View>: EvaluatedTable
  where Section.Row: Identifiable & Equatable {
    typealias Row = Section.Row

    let engine: ListEngine<Section>
    private(set) var list: FastList<Section, Content>
    private(set) var environment = EnvironmentValues()
    private(set) var source: TableListDataSource<Section>?
    private var shown = ShownRows<Row>()
    private var hasAllowed = false

    init(_ list: FastList<Section, Content>) {
      self.list = list
      engine = ListEngine(
        list.evaluation, comparison: list.comparison, finder: list.idFinder, options: list.options)
      engine.table = self
    }

    /// Makes the table view; called once.
    func makeTable(in environment: EnvironmentValues) -> UITableView {
      self.environment = environment
      let tableView = UITableView(frame: .zero, style: .plain)
      let identifier = "row"
      tableView.register(HostingCell.self, forCellReuseIdentifier: identifier)
      let source = TableListDataSource(tableView, engine.updater, finder: list.finder) {
        [weak self] tableView, path, row, _ in
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
        if let cell = cell as? HostingCell { self?.show(row, in: cell) }
        return cell
      }
      source.onDisplay { [weak self] cell, row in
        guard let self, let cell = cell as? HostingCell else { return }
        if cell.contentVersion != engine.contentVersion { show(row, in: cell) }
      }
      source.canEdit = { [weak self] row in
        guard let self else { return false }
        let evaluation = engine.evaluation
        return evaluation.delete != nil && evaluation.canDelete(row)
          || !actions(for: row, isLeading: true).isEmpty
          || !actions(for: row, isLeading: false).isEmpty
      }
      source.canMove = { [weak self] row in self?.engine.evaluation.canMove(row) ?? false }
      if list.look.header != nil {
        source.showHeaders(HostingHeader.self) { [weak self] in self?.show($1, in: $0, \.header) }
      }
      if list.look.footer != nil {
        source.showFooters(HostingHeader.self) { [weak self] in self?.show($1, in: $0, \.footer) }
      }
      self.source = source
      allow(list.evaluation)
      // Views that are shown here would be updated within an update.
      if list.look.emptyView != nil { Task { showEmptyView() } }
      return tableView
    }

    /// Takes an evaluation of the view.
    func update(
      to list: FastList<Section, Content>, in environment: EnvironmentValues, isAnimated: Bool
    ) {
      let before = ComparedEnvironment(self.environment)
      self.list = list
      self.environment = environment
      allow(list.evaluation)
      #if !os(tvOS)
        if let tableView = source?.tableView { allowRefreshing(in: tableView) }
      #endif
      engine.evaluate(
        list.evaluation, environmentChanged: before != ComparedEnvironment(environment),
        animated: isAnimated)
    }

    /// Lets the user do what an evaluation says.
    private func allow(_ evaluation: ListEvaluation<Section>) {
      guard let source, let tableView = source.tableView else { return }
      allowSwipes(in: source, tableView)
      if source.scrolling != evaluation.scrolling { source.scrolling = evaluation.scrolling }
      if (source.commit != nil) != (evaluation.delete != nil) {
        source.commit = evaluation.delete.map { _ in
          { [weak engine] style, row, _ in if style == .delete { engine?.userDeleted(row) } }
        }
      }
      if (source.didMove != nil) != (evaluation.move != nil) {
        source.didMove = evaluation.move.map { _ in
          { [weak engine] _, to in
            engine?.userMovedRow(to: RowPath(section: to.section, row: to.item))
          }
        }
      }
      let allowsSelection = evaluation.selection != nil
      let allowsSeveral = allowsSelection && evaluation.allowsMultipleSelection
      if tableView.allowsSelection != allowsSelection || !hasAllowed {
        tableView.allowsSelection = allowsSelection
        tableView.allowsSelectionDuringEditing = allowsSelection
        source.onSelectionChange(
          allowsSelection ? { [weak engine] in engine?.userChangedSelection() } : nil)
      }
      tableView.allowsMultipleSelection = allowsSeveral
      tableView.allowsMultipleSelectionDuringEditing = allowsSeveral
      hasAllowed = true
    }

    /// Evaluates the content of a row for a cell.
    private func show(_ row: Row, in cell: HostingCell) {
      shown[cell] = row
      cell.contentVersion = engine.contentVersion
      var content = UIHostingConfiguration {
        list.content(row).environment(\.self, environment)
      }
      if let insets = list.look.rowInsets { content = content.margins(.all, insets) }
      cell.contentConfiguration = content
    }

    // MARK: EvaluatedTable

    var selectedPaths: [RowPath] {
      (source?.tableView?.indexPathsForSelectedRows ?? []).map {
        RowPath(section: $0.section, row: $0.item)
      }
    }

    func setSelected(_ isSelected: Bool, at path: RowPath) {
      let path = IndexPath(item: path.row, section: path.section)
      if isSelected {
        source?.tableView?.selectRow(at: path, animated: false, scrollPosition: .none)
      } else {
        source?.tableView?.deselectRow(at: path, animated: false)
      }
    }

    func scroll(to path: RowPath, animated: Bool) {
      source?.tableView?.scrollToRow(
        at: IndexPath(item: path.row, section: path.section), at: .none, animated: animated)
    }

    func refreshOutdatedContent() {
      for case let cell as HostingCell in source?.tableView?.visibleCells ?? [] {
        guard cell.contentVersion != engine.contentVersion, let row = shown[cell] else { continue }
        show(row, in: cell)
      }
      if list.look.header == nil && list.look.footer == nil { return showEmptyView() }
      for (index, section) in engine.updater.sections.enumerated() {
        if let header = source?.tableView?.headerView(forSection: index) as? HostingHeader {
          show(section, in: header, \.header)
        }
        if let footer = source?.tableView?.footerView(forSection: index) as? HostingHeader {
          show(section, in: footer, \.footer)
        }
      }
      showEmptyView()
    }
  }
#endif
