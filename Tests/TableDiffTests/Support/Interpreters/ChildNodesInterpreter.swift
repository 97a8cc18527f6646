// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The children of an element as the DOM standard has them: nodes without indices.
struct ChildNodesInterpreter<Node: Hashable> {
  private(set) var children: [Node]

  init(_ nodes: [Node]) { children = nodes }

  mutating func remove(_ node: Node) throws(RefusedCall) {
    guard let index = children.firstIndex(of: node) else {
      throw RefusedCall("G7", "remove \(node), which is no child")
    }
    children.remove(at: index)
  }

  /// Removes a node that is a child already, and inserts it before the anchor, or at the end.
  mutating func insertBefore(_ node: Node, _ anchor: Node?) throws(RefusedCall) {
    if let anchor {
      if anchor == node { throw RefusedCall("G7", "insert \(node) before itself") }
      if !children.contains(anchor) {
        throw RefusedCall("G7", "insert \(node) before \(anchor), which is no child")
      }
    }
    children.removeAll { $0 == node }
    let index = anchor.flatMap { children.firstIndex(of: $0) } ?? children.count
    children.insert(node, at: index)
  }
}
