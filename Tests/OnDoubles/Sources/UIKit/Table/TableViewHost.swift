// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// A table view as a double sees it.
@MainActor
struct TableViewHost: ListViewHost {
  static let headerKind = "header"
  static let footerKind = "footer"

  /// Headers and footers share their pools.
  static let headerFooterKind = "header or footer"

  private static let headerMethod = "tableView:viewForHeaderInSection:"
  private static let footerMethod = "tableView:viewForFooterInSection:"

  weak var tableView: UITableView?

  init(_ tableView: UITableView) { self.tableView = tableView }

  var view: UIScrollView? { tableView }
  var kind: ListViewKind { .tableView }
  var hasDataSource: Bool { tableView?.dataSource != nil }
  var requiresDequeuedCells: Bool { false }
  var supplementaryKinds: [String] { [Self.headerKind, Self.footerKind] }
  var preparesCells: Bool { tableView?.isPrefetchingEnabled ?? false }

  var allowsSelection: Bool {
    guard let tableView else { return false }
    return tableView.isEditing
      ? tableView.allowsSelectionDuringEditing : tableView.allowsSelection
  }

  var allowsMultipleSelection: Bool {
    guard let tableView else { return false }
    return tableView.isEditing
      ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
  }

  var rowHeight: CGFloat {
    let height = tableView?.rowHeight ?? 0
    return height > 0 ? height : 44
  }

  var estimatedRowHeight: CGFloat {
    let height = tableView?.estimatedRowHeight ?? 0
    return height > 0 ? height : rowHeight
  }

  func sectionCount() -> Int {
    guard let tableView, let dataSource = tableView.dataSource else { return 0 }
    return dataSource.numberOfSections(in: tableView)
  }

  func rowCount(inSection section: Int) -> Int {
    guard let tableView, let dataSource = tableView.dataSource else { return 0 }
    return dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  var cellMethod: String { "tableView(_:cellForRowAt:)" }

  func cell(at path: IndexPath) -> UIView? {
    guard let tableView, let dataSource = tableView.dataSource else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return AbsentMethod.present(cellMethod) {
      dataSource.tableView(tableView, cellForRowAt: path)
    }
  }

  func canMove(_ path: IndexPath) -> Bool {
    guard let tableView, let dataSource = tableView.dataSource else { return false }
    return dataSource.tableView(tableView, canMoveRowAt: path)
  }

  func move(_ from: IndexPath, to: IndexPath) -> Bool {
    guard let tableView, let dataSource = tableView.dataSource else { return false }
    return AbsentMethod.present("tableView(_:moveRowAt:to:)") {
      dataSource.tableView(tableView, moveRowAt: from, to: to)
    } != nil
  }

  func indexTitles() -> [String]? {
    guard let tableView, let dataSource = tableView.dataSource, tableView.hasIndex else {
      return []
    }
    return dataSource.sectionIndexTitles(for: tableView) ?? []
  }

  func place(ofIndexTitle title: String, at index: Int) -> IndexPath {
    guard let tableView, let dataSource = tableView.dataSource else { return [0, index] }
    return IndexPath(
      row: 0,
      section: dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index))
  }

  func height(of kind: String, inSection section: Int) -> CGFloat {
    guard let tableView else { return 0 }
    if title(kind, section: section) == nil && !hasView(kind, section: section) { return 0 }
    return kind == Self.headerKind
      ? tableView.sectionHeaderHeight : tableView.sectionFooterHeight
  }

  private func hasView(_ kind: String, section: Int) -> Bool {
    guard let tableView else { return false }
    if kind == Self.headerKind {
      guard let delegate = tableView.delegate(with: Self.headerMethod) else { return false }
      return AbsentMethod.present("tableView(_:viewForHeaderInSection:)") {
        delegate.tableView(tableView, viewForHeaderInSection: section)
      } != nil
    }
    guard let delegate = tableView.delegate(with: Self.footerMethod) else { return false }
    return AbsentMethod.present("tableView(_:viewForFooterInSection:)") {
      delegate.tableView(tableView, viewForFooterInSection: section)
    } != nil
  }

  func supplementary(_ kind: String, at path: IndexPath) -> UIView? {
    let section = path.section
    guard let tableView else { return nil }
    let view =
      kind == Self.headerKind
      ? tableView.delegate(with: Self.headerMethod)?
        .tableView(tableView, viewForHeaderInSection: section)
      : tableView.delegate(with: Self.footerMethod)?
        .tableView(tableView, viewForFooterInSection: section)
    if let view { return view }
    guard let title = title(kind, section: section) else { return nil }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = isInCapitals(kind) ? title.uppercased() : title
    return header
  }

  /// Whether the titles of a kind are shown in capitals, as text that is set on a label is not.
  private func isInCapitals(_ kind: String) -> Bool {
    kind == Self.headerKind && tableView?.style != .plain
  }

  func delete(_ path: IndexPath) -> Bool {
    guard let tableView, let dataSource = tableView.dataSource else { return false }
    if !tableView.takesCommits || !dataSource.tableView(tableView, canEditRowAt: path)
      || swipeActions(path, isLeading: false) != nil
    {
      return false
    }
    return AbsentMethod.present("tableView(_:commit:forRowAt:)") {
      dataSource.tableView(tableView, commit: .delete, forRowAt: path)
    } != nil
  }

  func swipeActions(_ path: IndexPath, isLeading: Bool) -> [UIContextualAction]? {
    guard let tableView, let dataSource = tableView.dataSource,
      dataSource.tableView(tableView, canEditRowAt: path),
      let delegate = tableView.delegate(
        with: "tableView:\(isLeading ? "leading" : "trailing")"
          + "SwipeActionsConfigurationForRowAtIndexPath:")
    else { return nil }
    let configuration =
      isLeading
      ? delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: path)
    return configuration?.actions
  }

  func menu(_ path: IndexPath) -> UIContextMenuConfiguration? {
    guard let tableView else { return nil }
    return tableView.delegate(with: "tableView:contextMenuConfigurationForRowAtIndexPath:point:")?
      .tableView(tableView, contextMenuConfigurationForRowAt: path, point: .zero)
  }

  func willBeginEditing(_ path: IndexPath) {
    guard let tableView else { return }
    tableView.noteSwipe(isOpen: true)
    tableView.delegate(with: "tableView:willBeginEditingRowAtIndexPath:")?
      .tableView(tableView, willBeginEditingRowAt: path)
  }

  func didEndEditing(_ path: IndexPath) {
    guard let tableView else { return }
    tableView.noteSwipe(isOpen: false)
    tableView.delegate(with: "tableView:didEndEditingRowAtIndexPath:")?
      .tableView(tableView, didEndEditingRowAt: path)
  }

  private func title(_ kind: String, section: Int) -> String? {
    guard let tableView, let dataSource = tableView.dataSource else { return nil }
    return kind == Self.headerKind
      ? dataSource.tableView(tableView, titleForHeaderInSection: section)
      : dataSource.tableView(tableView, titleForFooterInSection: section)
  }

  func willDisplay(_ cell: UIView, at path: IndexPath) {
    guard let tableView, let cell = cell as? UITableViewCell else { return }
    tableView.delegate(with: "tableView:willDisplayCell:forRowAtIndexPath:")?
      .tableView(tableView, willDisplay: cell, forRowAt: path)
  }

  func didEndDisplaying(_ cell: UIView, at path: IndexPath) {
    guard let tableView, let cell = cell as? UITableViewCell else { return }
    tableView.delegate(with: "tableView:didEndDisplayingCell:forRowAtIndexPath:")?
      .tableView(tableView, didEndDisplaying: cell, forRowAt: path)
  }

  func didSelect(_ path: IndexPath) {
    guard let tableView else { return }
    tableView.delegate(with: "tableView:didSelectRowAtIndexPath:")?
      .tableView(tableView, didSelectRowAt: path)
  }

  func didDeselect(_ path: IndexPath) {
    guard let tableView else { return }
    tableView.delegate(with: "tableView:didDeselectRowAtIndexPath:")?
      .tableView(tableView, didDeselectRowAt: path)
  }

  func target(ofMoveFrom from: IndexPath, proposed: IndexPath) -> IndexPath {
    guard let tableView,
      let delegate = tableView.delegate(
        with: "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:")
    else { return proposed }
    return delegate.tableView(
      tableView, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: proposed)
  }

  func prefetch(_ paths: [IndexPath]) {
    guard let tableView else { return }
    tableView.prefetchDataSource?.tableView(tableView, prefetchRowsAt: paths)
  }

  func cancelPrefetching(_ paths: [IndexPath]) {
    guard let tableView else { return }
    tableView.prefetchDataSource?.tableView(tableView, cancelPrefetchingForRowsAt: paths)
  }
}
