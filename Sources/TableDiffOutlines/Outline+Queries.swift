// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Outline {
  /// The number of nodes, visible or not.
  ///
  /// - Complexity: O(1)
  @export(implementation)
  public var count: Int { index.count }

  /// Returns whether there is a node with an id.
  ///
  /// - Complexity: O(1) on average
  @export(implementation)
  public func contains(_ id: Node.ID) -> Bool { index[id] != nil }

  /// The node with an id, without its children; `nil` if there is none.
  ///
  ///     outline[3]?.name  // Taxes
  ///
  /// - Complexity: O(*d* + log *n*), where *d* is its level and *n* the number of nodes.
  @export(implementation)
  public subscript(id: Node.ID) -> Node? { entry(of: id)?.node }

  /// Returns a node with all its descendants in its `children`; `nil` if there is no such node.
  ///
  ///     outline.subtree(2)?.children[0].name  // Taxes
  ///
  /// - Parameter id: The id of the node.
  /// - Complexity: O(*m* + *d* + log *n*), where *m* is the number of descendants, *d* the node's
  ///   level and *n* the number of all nodes.
  @export(implementation)
  public func subtree(_ id: Node.ID) -> Node? { entry(of: id)?.subtree() }

  /// All nodes of the top level, with their descendants in their `children`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @export(implementation)
  public var nodes: [Node] { top.map { $0.subtree() } }

  /// Returns the id of a node's parent; `nil` if the node is at the top level or does not exist.
  ///
  ///     outline.parent(of: 3)  // 2
  ///
  /// - Parameter id: The id of the node.
  /// - Complexity: O(1) on average
  @export(implementation)
  public func parent(of id: Node.ID) -> Node.ID? { index[id]?.parent }

  /// Returns the place of a node, which is its parent and its index; `nil` if there is no such node.
  ///
  ///     outline.place(of: 3)  // (2, 0)
  ///
  /// - Parameter id: The id of the node.
  /// - Complexity: O(*d* + log *n*), where *d* is its level and *n* the number of nodes.
  @export(implementation)
  public func place(of id: Node.ID) -> OutlinePlace<Node.ID>? {
    path(to: id).map { OutlinePlace(parent: parent(of: id), index: index(at: $0)) }
  }

  /// Returns the number of ancestors of a node; `nil` if there is no such node.
  ///
  ///     outline.level(of: 3)  // 1
  ///
  /// - Parameter id: The id of the node.
  /// - Complexity: O(*d*) on average, where *d* is the level.
  @export(implementation)
  public func level(of id: Node.ID) -> Int? {
    guard var record = index[id] else { return nil }
    var level = 0
    while let parent = record.parent, let above = index[parent] {
      level += 1
      record = above
    }
    return level
  }

  /// Returns the number of children of a node; `nil` if there is no such node.
  ///
  ///     outline.childCount(of: nil)  // 2: the nodes of the top level
  ///
  /// - Parameter parent: The id of the node; `nil` for the top level.
  /// - Complexity: O(*d* + log *n*), where *d* is its level and *n* the number of nodes.
  @export(implementation)
  public func childCount(of parent: Node.ID?) -> Int? { children(below: parent)?.count }

  /// Returns the child of a node at an index, without its children; `nil` if there is no such place.
  ///
  ///     outline.child(at: 0, of: 2)?.name  // Taxes
  ///
  /// - Parameters:
  ///   - index: The index of the child.
  ///   - parent: The id of the node; `nil` for the top level.
  /// - Complexity: O(*d* + log *n*), where *d* is its level and *n* the number of nodes.
  @export(implementation)
  public func child(at index: Int, of parent: Node.ID?) -> Node? {
    guard let list = children(below: parent), list.indices.contains(index) else { return nil }
    return list[index].node
  }

  /// Returns whether a node is expanded, visible or not; `nil` if there is no such node.
  ///
  /// - Parameter id: The id of the node.
  /// - Complexity: O(*d* + log *n*), where *d* is its level and *n* the number of nodes.
  @export(implementation)
  public func isExpanded(_ id: Node.ID) -> Bool? { entry(of: id)?.isExpanded }

  /// Returns the number of visible descendants that a visible node has, or that it would have if it
  /// were visible; `nil` if there is no such node.
  @export(implementation)
  package func visibleDescendantCount(of id: Node.ID) -> Int? {
    entry(of: id).map { Int($0.rowsBelow) }
  }

  /// Returns the row of a node; `nil` if it is not visible or does not exist.
  ///
  ///     outline.row(of: 3)  // 2
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The index in ``rows``.
  /// - Complexity: O(*d* + log *n*), where *d* is its level and *n* the number of nodes.
  @export(implementation)
  public func row(of id: Node.ID) -> Int? {
    guard let path = path(to: id) else { return nil }
    var list = top
    var row = 0
    for (level, label) in path.enumerated() {
      let index = list.firstIndex(notBefore: label)
      row += Int(list.summary(of: ..<index).rows)
      if level == path.count - 1 { break }
      if !list[index].isExpanded { return nil }
      row += 1
      list = list[index].children
    }
    return row
  }
}
