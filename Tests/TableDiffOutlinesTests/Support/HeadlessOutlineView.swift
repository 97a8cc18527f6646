// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines

/// An outline view without a screen, which performs steps strictly.
///
/// It throws an error for a step that `NSOutlineView` could not perform or would ignore, or that
/// removes a node which is still needed.
struct HeadlessOutlineView<Node: OutlineNode> {
  /// The nodes that the view knows.
  private var shown: Outline<Node>

  /// Whether it knows only visible nodes: it reads the children of a node when that is expanded, and
  /// forgets them when it is collapsed.
  private let isVisibleOnly: Bool

  init(all outline: Outline<Node>) { (shown, isVisibleOnly) = (outline, false) }

  init(visible outline: Outline<Node>) throws {
    (shown, isVisibleOnly) = (Outline(), true)
    var counts: [Node.ID?: Int] = [:]
    var above: [Node.ID] = []
    for row in outline.rows {
      above.removeSubrange(row.depth...)
      try shown.insert(row.node, atChild: counts[above.last, default: 0], of: above.last)
      if row.isExpanded, row.childCount > 0 { try shown.expand(row.id) }
      counts[above.last, default: 0] += 1
      above.append(row.id)
    }
  }

  /// Performs steps, which must lead to another outline.
  func perform(_ steps: [OutlineStep<Node.ID>], to new: Outline<Node>) throws {
    var view = self
    for step in steps {
      do {
        try view.perform(step, to: new)
      } catch {
        throw Problem("\(error) at \(step)")
      }
    }
    if let difference = view.difference(from: new) { throw Problem("\(difference) at the end") }
  }

  private mutating func perform(_ step: OutlineStep<Node.ID>, to new: Outline<Node>) throws {
    switch step {
    case .insert(let id, let place):
      try requireOpen(place.parent)
      try insert(id, at: place, from: new)
    case .remove(let id, let place):
      try check(id, place)
      // A node that still exists may have become invisible, along with its descendants.
      let isHidden = isVisibleOnly && new.contains(id)
      if !isHidden, let lost = descendants(of: id).first(where: { new.contains($0.id) }) {
        throw Problem("\(lost.id) is taken along")
      }
      try shown.remove(id)
    case .move(let id, let from, let to):
      try requireOpen(from.parent)
      try requireOpen(to.parent)
      try check(id, from)
      try shown.move(id, toChild: to.index, of: to.parent)
    case .reload(let id, let place):
      try check(id, place)
      guard let node = new[id] else { throw Problem("\(id) is unknown") }
      try shown.update(id) { $0 = node }
    case .expand(let id):
      try expect(shown.isExpanded(id) != true, "\(id) is expanded already")
      try shown.expand(id)
      if !isVisibleOnly { return }
      try expect(new.childCount(of: id) ?? 0 > 0, "\(id) has no children")
      for index in 0..<(new.childCount(of: id) ?? 0) {
        if let child = new.child(at: index, of: id) {
          try shown.insert(child, atChild: index, of: id)
        }
      }
    case .collapse(let id):
      try expect(shown.isExpanded(id) != false, "\(id) is not expanded")
      while isVisibleOnly, let child = shown.child(at: 0, of: id) { try shown.remove(child.id) }
      try shown.collapse(id)
    }
  }

  private func check(_ id: Node.ID, _ place: OutlinePlace<Node.ID>) throws {
    let found = shown.place(of: id)
    try expect(found == place, "\(id) is elsewhere: \(String(describing: found))")
  }

  /// The children of a node that is not expanded are unknown to a view that knows only visible ones.
  private func requireOpen(_ parent: Node.ID?) throws {
    guard isVisibleOnly, let parent else { return }
    try expect(shown.isExpanded(parent) == true, "\(parent) is not expanded")
  }

  /// Inserts a node of another outline, with the descendants that are not shown.
  private mutating func insert(
    _ id: Node.ID, at place: OutlinePlace<Node.ID>, from new: Outline<Node>
  ) throws {
    guard let node = new.subtree(id) else { throw Problem("\(id) is unknown") }
    let known = shown
    var waiting = [(node: node, place: place)], next = 0
    while next < waiting.count {
      let (node, place) = waiting[next]
      next += 1
      guard let bare = new[node.id] else { throw Problem("\(node.id) is unknown") }
      try shown.insert(bare, atChild: place.index, of: place.parent)
      if isVisibleOnly { return }
      for (index, child) in node.children.filter({ !known.contains($0.id) }).enumerated() {
        waiting.append((child, OutlinePlace(parent: node.id, index: index)))
      }
    }
  }

  private func descendants(of id: Node.ID) -> [Node] {
    var found = shown.subtree(id)?.children ?? [], next = 0
    while next < found.count {
      found += found[next].children
      next += 1
    }
    return found
  }

  /// What differs first from another outline; `nil` if nothing does.
  private func difference(from wanted: Outline<Node>) -> String? {
    var (shown, wanted) = (shown, wanted)
    if !isVisibleOnly {
      shown.expand(toLevel: shown.count)
      wanted.expand(toLevel: wanted.count)
    }
    for (left, right) in zip(shown.rows, wanted.rows) {
      // A node that has lost its last child may or may not be expanded.
      let isOpen = left.isExpanded && left.childCount > 0
      if left.id != right.id || left.depth != right.depth
        || isOpen != (right.isExpanded && right.childCount > 0)
        || !left.node.hasSameContent(as: right.node)
      {
        return "\(left) in place of \(right)"
      }
    }
    let counts = (shown.rows.count, wanted.rows.count)
    return counts.0 == counts.1 ? nil : "\(counts.0) rows in place of \(counts.1)"
  }
}
