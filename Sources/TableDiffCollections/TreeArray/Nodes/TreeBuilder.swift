// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Builds a tree from elements and from parts of other trees, in order.
///
/// Whole nodes of other trees are shared. Nodes that are too small are balanced with their
/// neighbours, so appending a part of a tree costs O(log *n*), whatever its length.
///
///     level 1   [##] [##]             nodes of the tree so far that have no parent yet: those of
///     level 0             #  #  #     a higher level come before those of a lower one
///     leaf                      ab    and the elements that are in no node yet come last
@usableFromInline
package struct TreeBuilder<Element>: ~Copyable {
  @usableFromInline typealias Node = TreeNode<Element>

  /// The open leaf that elements are appended to, not shared.
  @usableFromInline var leaf: Node?

  /// The nodes without a parent at each height, owned by the builder.
  @usableFromInline var levels: ContiguousArray<ContiguousArray<Node>> = []

  /// The number of elements so far.
  @usableFromInline var count = 0

  @export(implementation)
  package init() {}

  @export(implementation)
  deinit {
    leaf?.release()
    for level in levels {
      for node in level { node.release() }
    }
  }
}

extension TreeBuilder {
  @export(implementation)
  package mutating func append(_ element: consuming Element) {
    let leaf = leafWithRoom()
    let count = leaf.count
    (leaf.elements + count).initialize(to: element)
    leaf.setCount(count + 1)
    self.count &+= 1
  }

  @export(implementation)
  mutating func append(copying elements: UnsafeBufferPointer<Element>) {
    guard var next = elements.baseAddress else { return }
    var rest = elements.count
    while rest > 0 {
      let leaf = leafWithRoom()
      let count = leaf.count
      let added = min(rest, Node.fill(height: 0) - count)
      (leaf.elements + count).initialize(from: next, count: added)
      leaf.setCount(count + added)
      next += added
      rest -= added
      self.count &+= added
    }
  }

  /// Returns the leaf to append elements to.
  @export(implementation)
  @inline(__always)
  mutating func leafWithRoom() -> Node {
    if let leaf, leaf.count < Node.fill(height: 0) { return leaf }
    return newLeaf()
  }

  @export(implementation)
  mutating func newLeaf() -> Node {
    if let full = leaf.take() { push(full) }
    let new = Node.leaf(capacity: Node.fill(height: 0))
    leaf = new
    return new
  }
}

extension TreeBuilder {
  /// Appends a range of a node's elements, sharing the nodes that are entirely in the range.
  @export(implementation)
  mutating func append(_ node: Node, in range: Range<Int>) {
    if range.isEmpty { return }
    if range.count == node.elementCount {
      append(node)
      return
    }
    if node.isLeaf {
      append(copying: UnsafeBufferPointer(rebasing: node.buffer[range]))
      return
    }
    var start = 0
    for index in 0..<node.count {
      let end = Int(node.ends[index])
      if end > range.lowerBound {
        if start >= range.upperBound { return }
        let part = range.clamped(to: start..<end)
        append(node.children[index], in: part.lowerBound - start..<part.upperBound - start)
      }
      start = end
    }
  }

  /// Appends the elements of a node, which is shared unless it or the open leaf has too few
  /// elements.
  @export(implementation)
  mutating func append(_ node: Node) {
    let height = node.height
    if node.count >= Node.minimum(height: height), closeLevels(below: height) {
      node.retain()
      count += node.elementCount
      requireLimit()
      push(node)
    } else if node.isLeaf, node.count >= Node.minimum(height: 0), let open = leaf,
      open.count < Node.minimum(height: 0)
    {
      // Filling the open leaf would leave too few elements for the next one, and so on.
      leaf = nil
      node.retain()
      count += node.elementCount
      requireLimit()
      let made = Node.balanced(open, node)
      push(made.left)
      if let right = made.right { push(right) }
    } else if node.isLeaf {
      append(copying: node.buffer)
    } else {
      for index in 0..<node.count { append(node.children[index]) }
    }
  }

  /// Appends a node; all open nodes before it are at least as high.
  @export(implementation)
  mutating func push(_ node: Node) {
    let height = node.height
    while levels.count <= height { levels.append([]) }
    levels[height].append(node)
    // Enough nodes are kept back for another branch.
    let fill = Node.fill(height: 1)
    if levels[height].count == fill + Node.minimum(height: 1) { pushBranch(of: fill, height) }
  }

  /// Moves the first nodes of a level into a branch.
  @export(implementation)
  mutating func pushBranch(of childCount: Int, _ height: Int) {
    let branch = levels[height].withUnsafeBufferPointer {
      Node.branch(taking: UnsafeBufferPointer(rebasing: $0[..<childCount]))
    }
    levels[height].removeFirst(childCount)
    push(branch)
  }

  /// Moves all nodes of a level into branches.
  @export(implementation)
  mutating func closeLevel(_ height: Int) {
    let count = levels[height].count
    if count > Node.branchCapacity { pushBranch(of: count / 2, height) }
    pushBranch(of: levels[height].count, height)
  }

  /// Prepares for appending a node of some height.
  ///
  /// - Returns: `false` if the elements or nodes below are too few to form a node.
  @export(implementation)
  mutating func closeLevels(below height: Int) -> Bool {
    if let open = leaf {
      if open.count < Node.minimum(height: 0) { return false }
      leaf = nil
      push(open)
    }
    var level = 0
    // Closing a level appends to the next one, which may be new.
    while level < min(height, levels.count) {
      if !levels[level].isEmpty {
        if levels[level].count < Node.minimum(height: level + 1) { return false }
        closeLevel(level)
      }
      level += 1
    }
    return true
  }
}
