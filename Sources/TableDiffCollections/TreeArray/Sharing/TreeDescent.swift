// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The place where two trees differ, found by comparing the children of nodes from both ends,
/// without allocation.
@usableFromInline
enum TreeDescent<Element> {
  @usableFromInline typealias Node = TreeNode<Element>

  case same
  /// In one leaf.
  case leaves(Node, oldStart: Int, Node, newStart: Int)
  case nodes(Node, oldStart: Int, Node, newStart: Int)

  @export(implementation)
  init(_ oldRoot: Node, _ newRoot: Node) {
    var (old, new) = (oldRoot, newRoot)
    var oldStart = 0
    var newStart = 0
    while old.height == new.height {
      if old === new {
        self = .same
        return
      }
      if old.isLeaf {
        self = .leaves(old, oldStart: oldStart, new, newStart: newStart)
        return
      }
      var first = 0
      var (oldEnd, newEnd) = (old.count, new.count)
      while first < oldEnd, first < newEnd, old.children[first] === new.children[first] {
        first &+= 1
      }
      while oldEnd > first, newEnd > first,
        old.children[oldEnd &- 1] === new.children[newEnd &- 1]
      {
        oldEnd &-= 1
        newEnd &-= 1
      }
      if oldEnd == first, newEnd == first {
        self = .same
        return
      }
      if oldEnd != first &+ 1 || newEnd != first &+ 1 { break }
      oldStart &+= old.start(ofChild: first)
      newStart &+= new.start(ofChild: first)
      (old, new) = (old.children[first], new.children[first])
    }
    self = .nodes(old, oldStart: oldStart, new, newStart: newStart)
  }
}

extension TreeNode {
  /// Whether sampled nodes below are not shared, as in trees created from different lists.
  @export(implementation) var areBelowUnique: Bool {
    (0..<8).allSatisfy { sample in
      var node = self
      while !node.isLeaf {
        node = node.children[node.count * sample / 8]
        if !node.isUnique { return false }
      }
      return true
    }
  }
}
