// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A node by its row's number.
final class Node {
  let id: Int
  private unowned let element: Element

  fileprivate init(_ id: Int, _ element: Element) {
    self.id = id
    self.element = element
  }

  var parentNode: Element? { element.nodes.children.contains(id) ? element : nil }

  var nextSibling: Node? {
    let children = element.nodes.children
    guard let index = children.firstIndex(of: id), index + 1 < children.count else { return nil }
    return element.node(children[index + 1])
  }

  func remove() { element.remove(self) }
}

/// A `ChildNodesInterpreter` with the calls of the DOM.
final class Element {
  private(set) var nodes: ChildNodesInterpreter<Int>
  private(set) var log = StepLog()

  /// The numbers of the children that were inserted anew.
  private(set) var moved: [Int] = []
  private var known: [Int: Node] = [:]

  init(_ ids: [Int]) { nodes = ChildNodesInterpreter(ids) }

  /// The node with a number, a child or not.
  func node(_ id: Int) -> Node {
    if let node = known[id] { return node }
    let node = Node(id, self)
    known[id] = node
    return node
  }

  func insertBefore(_ node: Node, _ next: Node?) {
    let before = next.map { "\($0.id)" } ?? "nil"
    if nodes.children.contains(node.id) { moved.append(node.id) }
    log.note("insertBefore(\(node.id), \(before))", on: nodes.children) {
      try nodes.insertBefore(node.id, next?.id)
    }
  }

  fileprivate func remove(_ node: Node) {
    log.note("remove(\(node.id))", on: nodes.children) { try nodes.remove(node.id) }
  }
}
