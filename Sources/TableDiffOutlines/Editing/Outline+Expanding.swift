// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

extension Outline {
  /// Expands a node: its children are visible if the node is.
  ///
  ///     try outline.expand(2)
  ///     outline.rows.count  // 3
  ///
  /// A node without children may be expanded, and shows the children that it gets later.
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - withDescendants: Whether to expand also all descendants that have children.
  /// - Throws: ``OutlineError/unknownID(_:)`` if there is no such node.
  /// - Complexity: O(*d* log *n*), where *d* is the node's level and *n* the number of nodes; with
  ///   descendants plus O(*m* log *n*) for *m* of them.
  @export(implementation)
  public mutating func expand(
    _ id: Node.ID, withDescendants: Bool = false
  ) throws(OutlineError<Node.ID>) {
    try setExpanded(true, id, withDescendants: withDescendants)
  }

  /// Collapses a node, which hides its descendants.
  ///
  ///     try outline.collapse(2)
  ///     outline.rows.count  // 2
  ///
  /// The descendants stay expanded, unless they are collapsed as well.
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - withDescendants: Whether to collapse also all descendants.
  /// - Throws: ``OutlineError/unknownID(_:)`` if there is no such node.
  /// - Complexity: O(*d* log *n*), where *d* is the node's level and *n* the number of nodes; with
  ///   descendants plus O(*m* log *n*) for *m* of them.
  @export(implementation)
  public mutating func collapse(
    _ id: Node.ID, withDescendants: Bool = false
  ) throws(OutlineError<Node.ID>) {
    try setExpanded(false, id, withDescendants: withDescendants)
  }

  /// Expands all nodes that have children and are above a level.
  ///
  ///     outline.expand(toLevel: 1)  // the nodes of the top level, so that those of level 1 are visible
  ///
  /// Nodes at this level and below do not change.
  ///
  /// - Parameter level: The level to make visible; level 0, the top level, is always visible.
  /// - Complexity: O(*m* log *n*), where *m* is the number of nodes above the level and *n* of all nodes.
  @export(implementation)
  public mutating func expand(toLevel level: Int) {
    guard var changed = top.expanded(true, levels: level) else { return }
    changed.releaseInTurnIfDeep()
    top = changed
  }

  /// Expands all ancestors of a node, which makes it visible.
  ///
  ///     try outline.reveal(3)
  ///     outline.row(of: 3)  // 2
  ///
  /// - Parameter id: The id of the node, which itself does not change.
  /// - Throws: ``OutlineError/unknownID(_:)`` if there is no such node.
  /// - Complexity: O(*d* log *n*), where *d* is its level and *n* the number of nodes.
  @export(implementation)
  public mutating func reveal(_ id: Node.ID) throws(OutlineError<Node.ID>) {
    let path = try existingPath(to: id)
    if row(of: id) != nil { return }
    changeChildren(at: path.dropLast(), revealing: true) { _ in }
  }

  @export(implementation)
  mutating func setExpanded(
    _ isExpanded: Bool, _ id: Node.ID, withDescendants: Bool
  ) throws(OutlineError<Node.ID>) {
    let path = try existingPath(to: id)
    let entry = entry(at: path)
    let below = withDescendants ? entry.children.expanded(isExpanded, levels: .max) : nil
    if below == nil, entry.isExpanded == isExpanded { return }
    changeEntry(at: path) { entry in
      entry.isExpanded = isExpanded
      if let below { entry.children = below }
      entry.countBelow()
    }
  }
}

extension MeasuredArray {
  /// Returns the siblings with nodes on some levels expanded or collapsed; `nil` if nothing changes.
  ///
  /// Only nodes with children are expanded. Unchanged nodes are shared.
  @export(implementation)
  func expanded<Node>(
    _ isExpanded: Bool, levels: Int
  ) -> MeasuredArray? where Summary == OutlineSummary<Node> {
    if levels <= 0 { return nil }
    var above: ContiguousArray<OutlineExpansion<Node>> = []
    var level = OutlineExpansion(self)
    while true {
      if let entry = level.next() {
        if entry.children.isEmpty {
          if !isExpanded { level.setExpanded(false) }
        } else if above.count + 1 < levels {
          above.append(level)
          level = OutlineExpansion(entry.children)
        } else {
          level.setExpanded(isExpanded)
        }
      } else {
        let changed = level.changed
        guard let next = above.popLast() else { return changed }
        level = next
        level.setExpanded(isExpanded, below: changed)
      }
    }
  }
}

/// Expands or collapses siblings one after another.
@usableFromInline
struct OutlineExpansion<Node: OutlineNode> {
  @usableFromInline let list: OutlineChildren<Node>
  @usableFromInline var rest: TreeArray<OutlineEntry<Node>>.Iterator
  @usableFromInline var current: OutlineEntry<Node>?
  @usableFromInline var index = -1

  /// The siblings, with changed ones replaced; `nil` if none changed.
  @usableFromInline var changed: OutlineChildren<Node>?

  @export(implementation)
  init(_ list: OutlineChildren<Node>) { (self.list, rest) = (list, list.makeIterator()) }

  @export(implementation)
  mutating func next() -> OutlineEntry<Node>? {
    index += 1
    current = rest.next()
    return current
  }

  /// Expands or collapses the current node, and replaces its children if any changed.
  @export(implementation)
  mutating func setExpanded(_ isExpanded: Bool, below: OutlineChildren<Node>? = nil) {
    guard var entry = current, below != nil || entry.isExpanded != isExpanded else { return }
    entry.isExpanded = isExpanded
    if let below { entry.children = below }
    entry.countBelow()
    if changed == nil { changed = list }
    changed?[index] = entry
  }
}
