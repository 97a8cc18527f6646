// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

// These walks keep what is open in memory, so that outlines of any number of levels leave the stack as it is.

extension MeasuredArray {
  /// Calls a closure with all nodes and those below them, in no particular order.
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
  /// Returns the node with all that is below it in its `children`, but for some nodes with all below them.
  ///
  /// - Parameter isLeftOut: Whether a node below is left out.
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

  /// Returns the first of the node and those below it that satisfies a predicate; `nil` if none does.
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

/// A node some of whose children have got theirs.
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
