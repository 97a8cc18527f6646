// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Outline {
  /// Expands a node, so that its children are visible if it is.
  ///
  ///     try outline.expand(2)
  ///     outline.rows.count  // 3
  ///
  /// A node without children may be expanded: then it shows those that it gets.
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - withDescendants: Whether to expand also the nodes below it, at any level, that have children.
  /// - Throws: ``OutlineError/unknownID(_:)`` if there is no such node.
  /// - Complexity: O(*d* log *n*), where *d* is its level and *n* the number of nodes; with descendants plus
  ///   O(*m* log *n*) for *m* of them.
  @export(implementation)
  public mutating func expand(
    _ id: Node.ID, withDescendants: Bool = false
  ) throws(OutlineError<Node.ID>) {
    try setExpanded(true, id, withDescendants: withDescendants)
  }

  /// Collapses a node, so that nothing below it is visible.
  ///
  ///     try outline.collapse(2)
  ///     outline.rows.count  // 2
  ///
  /// The nodes below remember whether they are expanded, unless they are collapsed as well.
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - withDescendants: Whether to collapse also the nodes below it, at any level.
  /// - Throws: ``OutlineError/unknownID(_:)`` if there is no such node.
  /// - Complexity: O(*d* log *n*), where *d* is its level and *n* the number of nodes; with descendants plus
  ///   O(*m* log *n*) for *m* of them.
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
  /// Nodes of this level and below stay as they are.
  ///
  /// - Parameter level: The level, which is visible afterwards: 0 for the top level, which always is.
  /// - Complexity: O(*m* log *n*), where *m* is the number of nodes above the level and *n* that of all.
  @export(implementation)
  public mutating func expand(toLevel level: Int) {
    if let changed = top.expanded(true, levels: level) { top = changed }
  }

  /// Expands all ancestors of a node, so that it is visible.
  ///
  ///     try outline.reveal(3)
  ///     outline.row(of: 3)  // 2
  ///
  /// - Parameter id: The id of the node, which itself stays as it is.
  /// - Throws: ``OutlineError/unknownID(_:)`` if there is no such node.
  /// - Complexity: O(*d* log *n*), where *d* is its level and *n* the number of nodes.
  @export(implementation)
  public mutating func reveal(_ id: Node.ID) throws(OutlineError<Node.ID>) {
    let path = try existingPath(to: id)
    if row(of: id) != nil { return }
    Self.reveal(path[...], in: &top)
  }

  @export(implementation)
  static func reveal(
    _ path: ContiguousArray<UInt64>.SubSequence, in list: inout OutlineChildren<Node>
  ) {
    guard path.count > 1, let label = path.first else { return }
    let index = list.firstIndex(notBefore: label)
    reveal(path.dropFirst(), below: &list[index])
  }

  @export(implementation)
  static func reveal(
    _ path: ContiguousArray<UInt64>.SubSequence, below entry: inout OutlineEntry<Node>
  ) {
    entry.isExpanded = true
    reveal(path, in: &entry.children)
    entry.countRows()
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
      entry.countRows()
    }
  }
}

extension MeasuredArray {
  /// Returns the siblings with the nodes of some levels expanded or collapsed; `nil` if all are so already.
  ///
  /// Only nodes that have children are expanded. Those that stay as they are are shared.
  @export(implementation)
  func expanded<Node>(
    _ isExpanded: Bool, levels: Int
  ) -> MeasuredArray? where Summary == OutlineSummary<Node> {
    if levels <= 0 { return nil }
    var changed: MeasuredArray?
    var index = 0
    for entry in self {
      if let new = entry.expanded(isExpanded, levels: levels) {
        if changed == nil { changed = self }
        changed?[index] = new
      }
      index += 1
    }
    return changed
  }
}

extension OutlineEntry {
  /// Returns the node and those of some levels below it expanded or collapsed; `nil` if all are so already.
  @export(implementation)
  func expanded(_ isExpanded: Bool, levels: Int) -> OutlineEntry? {
    if children.isEmpty, isExpanded || !self.isExpanded { return nil }
    let below = children.expanded(isExpanded, levels: levels - 1)
    if below == nil, self.isExpanded == isExpanded { return nil }
    var entry = self
    entry.isExpanded = isExpanded
    if let below { entry.children = below }
    entry.countRows()
    return entry
  }
}
