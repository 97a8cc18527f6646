// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeArray {
  /// Traps unless all leaves have equal depth, all counts are correct, and every node but the root
  /// has the required fill; for tests.
  ///
  /// - Returns: The number of nodes.
  @discardableResult
  package func _checkInvariants() -> Int {
    defer { withExtendedLifetime(self) {} }
    guard let rootNode else { return 0 }
    precondition(rootNode.count > (rootNode.isLeaf ? 0 : 1), "The root has \(rootNode.count).")
    return Self.checkNode(rootNode, isRoot: true)
  }

  private static func checkNode(_ node: Node, isRoot: Bool) -> Int {
    let (height, count) = (node.height, node.count)
    precondition(
      isRoot || count >= Node.minimum(height: height), "\(count) at height \(height) are too few.")
    precondition(
      count <= Node.capacity(height: height), "\(count) at height \(height) are too many.")
    if height == 0 {
      precondition(node.elementCount == count && count <= Int(node.header.pointee.capacity))
      return 1
    }
    var end = 0
    var nodeCount = 1
    for index in 0..<Node.branchCapacity {
      if index >= count {
        precondition(node.ends[index] == .max)
        continue
      }
      let child = node.children[index]
      precondition(child.height == height - 1, "A child of height \(child.height) below \(height).")
      nodeCount += checkNode(child, isRoot: false)
      end += child.elementCount
      precondition(Int(node.ends[index]) == end, "End \(node.ends[index]) instead of \(end)")
    }
    precondition(node.elementCount == end)
    return nodeCount
  }
}

extension TreeArray {
  /// The number of levels of branches above the leaves; for tests.
  package var _height: Int {
    defer { withExtendedLifetime(self) {} }
    return rootNode?.height ?? 0
  }

  /// Returns the number of nodes that are not in another tree array; for tests.
  package func _nodeCount(notIn other: TreeArray) -> Int {
    defer { withExtendedLifetime((self, other)) {} }
    guard let rootNode else { return 0 }
    var known: Set<UnsafeMutableRawPointer> = []
    if let otherRoot = other.rootNode { Self.insertNodes(of: otherRoot, into: &known) }
    let otherCount = known.count
    Self.insertNodes(of: rootNode, into: &known)
    return known.count - otherCount
  }

  /// Inserts the addresses of a node and of all nodes below it into a set.
  private static func insertNodes(of node: Node, into known: inout Set<UnsafeMutableRawPointer>) {
    if !known.insert(node.storage.toOpaque()).inserted || node.isLeaf { return }
    for index in 0..<node.count { insertNodes(of: node.children[index], into: &known) }
  }
}
