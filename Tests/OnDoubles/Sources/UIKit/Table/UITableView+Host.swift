// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// A table view as a double sees it.
extension UITableView: ListViewHost {
  static let headerKind = "header"
  static let footerKind = "footer"

  /// Headers and footers share their pools.
  static let headerFooterKind = "header or footer"

  private static let headerMethod = "tableView:viewForHeaderInSection:"
  private static let footerMethod = "tableView:viewForFooterInSection:"

  var kind: ListViewKind { .tableView }
  var hasDataSource: Bool { dataSource != nil }
  var requiresDequeuedCells: Bool { false }
  var supplementaryKinds: [String] { [Self.headerKind, Self.footerKind] }
  var isHorizontal: Bool { false }

  var mayBeSelected: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  var mayAllBeSelected: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  var knownHeight: CGFloat { rowHeight > 0 ? rowHeight : 44 }
  var estimatedHeight: CGFloat { estimatedRowHeight > 0 ? estimatedRowHeight : knownHeight }

  func sectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  func rowCount(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  var cellMethod: String { "tableView(_:cellForRowAt:)" }

  func cell(at path: IndexPath) -> UIView? {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return AbsentMethod.present(cellMethod) { dataSource.tableView(self, cellForRowAt: path) }
  }

  func canMove(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  func move(_ from: IndexPath, to: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return AbsentMethod.present("tableView(_:moveRowAt:to:)") {
      dataSource.tableView(self, moveRowAt: from, to: to)
    } != nil
  }

  func indexTitles() -> [String]? {
    hasIndex ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
  }

  func place(ofIndexTitle title: String, at index: Int) -> IndexPath {
    let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index)
    return IndexPath(row: 0, section: section ?? index)
  }

  func height(of kind: String, inSection section: Int) -> CGFloat {
    if title(kind, section: section) == nil && !hasView(kind, section: section) { return 0 }
    return kind == Self.headerKind ? sectionHeaderHeight : sectionFooterHeight
  }

  private func hasView(_ kind: String, section: Int) -> Bool {
    if kind == Self.headerKind {
      guard let delegate = delegate(with: Self.headerMethod) else { return false }
      return AbsentMethod.present("tableView(_:viewForHeaderInSection:)") {
        delegate.tableView(self, viewForHeaderInSection: section)
      } != nil
    }
    guard let delegate = delegate(with: Self.footerMethod) else { return false }
    return AbsentMethod.present("tableView(_:viewForFooterInSection:)") {
      delegate.tableView(self, viewForFooterInSection: section)
    } != nil
  }

  func supplementary(_ kind: String, at path: IndexPath) -> UIView? {
    let section = path.section
    let view =
      kind == Self.headerKind
      ? delegate(with: Self.headerMethod)?.tableView(self, viewForHeaderInSection: section)
      : delegate(with: Self.footerMethod)?.tableView(self, viewForFooterInSection: section)
    if let view { return view }
    guard let title = title(kind, section: section) else { return nil }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    // Titles of headers are shown in capitals, as text that is set on a label is not.
    let isInCapitals = kind == Self.headerKind && style != .plain
    header.textLabel?.text = isInCapitals ? title.uppercased() : title
    return header
  }

  private func title(_ kind: String, section: Int) -> String? {
    kind == Self.headerKind
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  func delete(_ path: IndexPath) -> Bool {
    guard let dataSource, takesCommits, dataSource.tableView(self, canEditRowAt: path),
      swipeActions(path, isLeading: false) == nil
    else { return false }
    return AbsentMethod.present("tableView(_:commit:forRowAt:)") {
      dataSource.tableView(self, commit: .delete, forRowAt: path)
    } != nil
  }

  func swipeActions(_ path: IndexPath, isLeading: Bool) -> [UIContextualAction]? {
    let method =
      "tableView:\(isLeading ? "leading" : "trailing")"
      + "SwipeActionsConfigurationForRowAtIndexPath:"
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path),
      let delegate = delegate(with: method)
    else { return nil }
    let configuration =
      isLeading
      ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    return configuration?.actions
  }

  func menu(_ path: IndexPath) -> UIContextMenuConfiguration? {
    delegate(with: "tableView:contextMenuConfigurationForRowAtIndexPath:point:")?
      .tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)
  }

  func willBeginEditing(_ path: IndexPath) {
    noteSwipe(isOpen: true)
    delegate(with: "tableView:willBeginEditingRowAtIndexPath:")?
      .tableView(self, willBeginEditingRowAt: path)
  }

  func didEndEditing(_ path: IndexPath) {
    noteSwipe(isOpen: false)
    delegate(with: "tableView:didEndEditingRowAtIndexPath:")?
      .tableView(self, didEndEditingRowAt: path)
  }

  func willDisplay(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate(with: "tableView:willDisplayCell:forRowAtIndexPath:")?
      .tableView(self, willDisplay: cell, forRowAt: path)
  }

  func didEndDisplaying(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate(with: "tableView:didEndDisplayingCell:forRowAtIndexPath:")?
      .tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func didSelect(_ path: IndexPath) {
    delegate(with: "tableView:didSelectRowAtIndexPath:")?.tableView(self, didSelectRowAt: path)
  }

  func didDeselect(_ path: IndexPath) {
    delegate(with: "tableView:didDeselectRowAtIndexPath:")?.tableView(self, didDeselectRowAt: path)
  }

  func target(ofMoveFrom from: IndexPath, proposed: IndexPath) -> IndexPath {
    delegate(with: "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:")?
      .tableView(self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: proposed)
      ?? proposed
  }

  func prefetch(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  func cancelPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }
}
