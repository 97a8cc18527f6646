// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A node by its row's number.
final class Node {
  let id: Int
  private unowned let element: Element

  fileprivate init(_ id: Int, _ element: Element) { (self.id, self.element) = (id, element) }

  var parentNode: Element? { element.children.contains(id) ? element : nil }

  var nextSibling: Node? {
    let children = element.children
    guard let index = children.firstIndex(of: id), index + 1 < children.count else { return nil }
    return element.node(children[index + 1])
  }

  func remove() { element.remove(self) }
}

/// An element as the DOM standard has it: its children are nodes without indices.
final class Element {
  /// The numbers of the children.
  private(set) var children: [Int]
  var log = StepLog()

  /// The numbers of the children that were inserted anew.
  private(set) var moved: [Int] = []
  private var known: [Int: Node] = [:]

  init(_ ids: [Int]) { children = ids }

  /// The node with a number, a child or not.
  func node(_ id: Int) -> Node {
    if let node = known[id] { return node }
    let node = Node(id, self)
    known[id] = node
    return node
  }

  /// Removes a node that is a child already, and inserts it before the next one, or at the end.
  func insertBefore(_ node: Node, _ next: Node?) {
    if children.contains(node.id) { moved.append(node.id) }
    log.note("insertBefore(\(node.id), \(next.map { "\($0.id)" } ?? "nil"))", on: children) {
      if let next, next === node || next.parentNode == nil {
        throw RefusedCall("G7", "insert \(node.id) before \(next.id), which is no other child")
      }
      children.removeAll { $0 == node.id }
      let index = next.flatMap { children.firstIndex(of: $0.id) } ?? children.count
      children.insert(node.id, at: index)
    }
  }

  fileprivate func remove(_ node: Node) {
    log.note("remove(\(node.id))", on: children) {
      guard let index = children.firstIndex(of: node.id) else {
        throw RefusedCall("G7", "remove \(node.id), which is no child")
      }
      children.remove(at: index)
    }
  }
}
