// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiffCollections

extension MeasuredArray where Summary: Equatable {
  /// Traps unless the tree is as it should be and every branch has the summaries of its children; for tests.
  package func _checkInvariants() {
    tree._checkInvariants()
    defer { withExtendedLifetime(self) {} }
    if let root = tree.rootNode { _ = Self.check(root) }
  }

  /// - Returns: The summary of a node, made of its rows or of what this returns for its children.
  private static func check(_ node: TreeNode<Element>) -> Summary {
    var made = Summary()
    if node.isLeaf {
      for row in node.buffer { made.append(row) }
      return made
    }
    let header = node.header.pointee
    precondition(
      header.summarized == node.allChildren, "Bits \(header.summarized) of \(node.count).")
    precondition(Int(header.capacity) == TreeNode<Element>.summaryBytes(of: Summary.self))
    let summaries = node.summaries(of: Summary.self)
    for index in 0..<node.count {
      let expected = check(node.children[index])
      precondition(summaries[index] == expected, "\(summaries[index]) instead of \(expected)")
      made.append(contentsOf: expected)
    }
    return made
  }
}
