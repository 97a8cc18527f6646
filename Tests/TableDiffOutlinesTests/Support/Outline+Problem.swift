// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines

extension Outline<Item> {
  /// Returns what an outline answers wrongly; `nil` if nothing.
  func problem(_ naive: NaiveOutline, unknown: Range<Int>) -> String? {
    let all = naive.all
    if count != all.count { return "\(count) nodes instead of \(all.count)" }
    if nodes != naive.top.map(\.item) { return "\(nodes) instead of \(naive.top)" }
    for found in all {
      let node = found.node
      let id = node.id
      if self[id] != Item(id, node.name) { return "node \(id)" }
      if subtree(id) != node.item { return "subtree \(id)" }
      if place(of: id) != found.place { return "place of \(id)" }
      if parent(of: id) != found.place.parent { return "parent of \(id)" }
      if level(of: id) != found.level { return "level of \(id)" }
      if row(of: id) != found.row {
        return "row of \(id): \(String(describing: row(of: id)))"
      }
      if isExpanded(id) != node.isExpanded { return "expansion of \(id)" }
      if childCount(of: id) != node.children.count { return "child count of \(id)" }
      for (index, child) in node.children.enumerated()
      where self.child(at: index, of: id)?.id != child.id {
        return "child \(index) of \(id)"
      }
      if child(at: node.children.count, of: id) != nil || child(at: -1, of: id) != nil {
        return "child beyond those of \(id)"
      }
      var alone = NaiveOutline([])
      alone.top = [node]
      let below = alone.all.count { $0.row != nil } - 1
      if visibleDescendantCount(of: id) != below { return "descendants of \(id)" }
    }
    for id in unknown where !all.contains(where: { $0.node.id == id }) {
      if contains(id) || self[id] != nil || place(of: id) != nil || level(of: id) != nil
        || row(of: id) != nil || isExpanded(id) != nil || childCount(of: id) != nil
        || visibleDescendantCount(of: id) != nil || parent(of: id) != nil
      {
        return "unknown \(id)"
      }
    }
    let visible = all.filter { $0.row != nil }
    if rows.count != visible.count { return "\(rows.count) rows instead of \(visible.count)" }
    let inOrder = Array(IteratorSequence(rows.makeIterator()))
    for (row, found) in visible.enumerated() {
      let shown = rows[row]
      if shown != inOrder[row] { return "iterated row \(row)" }
      if shown.node != Item(found.node.id, found.node.name) || shown.depth != found.level
        || shown.isExpanded != found.node.isExpanded
        || shown.childCount != found.node.children.count
      {
        return "row \(row): \(shown)"
      }
    }
    return nil
  }
}
