// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ContactsTerminal
package import TableDiffOutlines
import TableDiffUpdating

/// A file tree in a list of a terminal, which draws the visible rows only.
@MainActor
package final class FileTreeView {
  package let list: TerminalList
  package private(set) var tree: FileTree
  private let updater: RowsUpdater<OutlineRows<FileNode>>

  package init(_ tree: FileTree) {
    self.tree = tree
    var options = UpdateOptions()
    options.policy = .animate(upTo: .max)
    let updater = RowsUpdater(tree.outline.rows, options: options)
    self.updater = updater
    list = TerminalList(
      dataSource: TerminalListDataSource(
        count: { updater.sections[0].rows.count },
        line: { updater.sections[0].rows[$0].line }),
      clock: FrameClock())
    list.prefersReducedMotion = true
    updater.attach(list)
    list.layOut()
  }

  /// The row that is selected.
  package var selectedRow: OutlineRow<FileNode>? {
    list.selection.map { updater.sections[0].rows[$0] }
  }

  /// Changes the tree, and shows what that changes.
  @discardableResult
  package func change<Result>(_ change: (inout FileTree) -> Result) -> Result {
    let result = change(&tree)
    updater.submit(tree.outline.rows)
    updater.updateIfNeeded()
    return result
  }

  /// Expands the selected folder, or goes to the first file in it.
  package func goRight() {
    guard let row = selectedRow, row.node.isFolder else { return }
    if row.isExpanded {
      if row.childCount > 0 { list.moveSelection(by: 1) }
    } else {
      change { $0.setExpanded(true, row.id) }
    }
  }

  /// Collapses the selected folder, or goes to the one that it is in.
  package func goLeft() {
    guard let row = selectedRow else { return }
    if row.isExpanded {
      change { $0.setExpanded(false, row.id) }
    } else if let parent = tree.outline.parent(of: row.id), let row = tree.outline.row(of: parent) {
      list.select(row)
    }
  }

  /// Expands the selected folder with all below it, or collapses it so.
  package func setAllExpanded(_ isExpanded: Bool) {
    guard let row = selectedRow, row.node.isFolder else { return }
    change { $0.setExpanded(isExpanded, row.id, withDescendants: true) }
  }
}

extension OutlineRow<FileNode> {
  /// The row as a line of text.
  package var line: Line {
    let indent = String(repeating: "  ", count: depth)
    let mark = node.isFolder ? isExpanded ? "- " : "+ " : "  "
    let note = node.isFolder ? "  \(childCount.grouped)" : ""
    return Line(indent + mark) + Line(node.name, Style(isBold: node.isFolder))
      + Line(note, Style(isDim: true))
  }
}
