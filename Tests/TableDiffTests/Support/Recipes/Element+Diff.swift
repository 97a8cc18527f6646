// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension Element {
  /// Changes the children; nodes are by row, and those of rows in both lists are the same.
  func perform(_ diff: ListDiff, oldNodes: [Node], newNodes: [Node]) {
    for row in diff.deletes { oldNodes[row].remove() }
    for row in (diff.moves.map(\.to) + diff.inserts).sorted(by: >) {
      let node = newNodes[row]
      let next = row + 1 < newNodes.count ? newNodes[row + 1] : nil
      if node.parentNode == nil || node.nextSibling !== next { insertBefore(node, next) }
    }
  }
}
