// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

// These walks keep their state in memory, so the use of the stack does not depend on the number of levels.

extension MeasuredArray {
  /// Calls a closure with all nodes and their descendants, in unspecified order.
  @export(implementation)
  func forEachNode<Node>(
    _ body: (OutlineEntry<Node>) -> Void
  ) where Summary == OutlineSummary<Node> {
    if isEmpty { return }
    var lists: ContiguousArray = [self]
    while let list = lists.popLast() {
      list.withChunks { chunk in
        for entry in chunk {
          body(entry)
          if !entry.children.isEmpty { lists.append(entry.children) }
        }
      }
    }
  }
}

extension OutlineEntry {
  /// Returns the node with its descendants in its `children`.
  ///
  /// - Parameter isLeftOut: Whether to leave out a descendant with all nodes below it.
  @export(implementation)
  func subtree(without isLeftOut: (OutlineEntry) -> Bool = { _ in false }) -> Node {
    if children.isEmpty { return node }
    var above: ContiguousArray<OutlineSubtree<Node>> = []
    var level = OutlineSubtree(self)
    while true {
      if let entry = level.rest.next() {
        if isLeftOut(entry) { continue }
        if entry.children.isEmpty {
          level.made.append(entry.node)
        } else {
          above.append(level)
          level = OutlineSubtree(entry)
        }
      } else {
        let made = level.node
        guard let next = above.popLast() else { return made }
        level = next
        level.made.append(made)
      }
    }
  }

  /// Returns the node or a descendant that satisfies a predicate; `nil` if none does.
  @export(implementation)
  func first(where predicate: (OutlineEntry) -> Bool) -> OutlineEntry? {
    if predicate(self) { return self }
    var levels: ContiguousArray = [children.makeIterator()]
    while !levels.isEmpty {
      guard let entry = levels[levels.count - 1].next() else {
        levels.removeLast()
        continue
      }
      if predicate(entry) { return entry }
      if !entry.children.isEmpty { levels.append(entry.children.makeIterator()) }
    }
    return nil
  }
}

/// A node whose children are being collected.
@usableFromInline
struct OutlineSubtree<Node: OutlineNode> {
  @usableFromInline let entry: OutlineEntry<Node>
  @usableFromInline var rest: TreeArray<OutlineEntry<Node>>.Iterator
  @usableFromInline var made: [Node] = []

  @export(implementation)
  init(_ entry: OutlineEntry<Node>) { (self.entry, rest) = (entry, entry.children.makeIterator()) }

  /// The node with its children.
  @export(implementation) var node: Node {
    var node = entry.node
    if !made.isEmpty { node.children = made }
    return node
  }
}
