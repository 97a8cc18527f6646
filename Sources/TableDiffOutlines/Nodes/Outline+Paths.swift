// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Paths to nodes: the labels of a node's ancestors, from the top level down, and its own.
extension Outline {
  @export(implementation)
  func path(to id: Node.ID) -> ContiguousArray<UInt64>? {
    guard var record = index[id] else { return nil }
    var labels: ContiguousArray<UInt64> = []
    labels.reserveCapacity(8)
    labels.append(record.label)
    while let parent = record.parent, let above = index[parent] {
      labels.append(above.label)
      record = above
    }
    labels.reverse()
    return labels
  }

  /// Returns the children of a node; those of the top level for an empty path.
  @export(implementation)
  func list(at path: ContiguousArray<UInt64>.SubSequence) -> OutlineChildren<Node> {
    var list = top
    for label in path { list = list[list.firstIndex(notBefore: label)].children }
    return list
  }

  @export(implementation)
  func index(at path: ContiguousArray<UInt64>) -> Int {
    list(at: path.dropLast()).firstIndex(notBefore: path[path.count - 1])
  }

  @export(implementation)
  func entry(at path: ContiguousArray<UInt64>) -> OutlineEntry<Node> {
    let list = list(at: path.dropLast())
    return list[list.firstIndex(notBefore: path[path.count - 1])]
  }

  /// Returns the entry of a node; `nil` if there is no such node.
  @export(implementation)
  func entry(of id: Node.ID) -> OutlineEntry<Node>? { path(to: id).map(entry(at:)) }

  /// Returns the children of a node, or the top level; `nil` if there is no such node.
  @export(implementation)
  func children(below parent: Node.ID?) -> OutlineChildren<Node>? {
    guard let parent else { return top }
    return entry(of: parent)?.children
  }

  /// Calls a closure with the children of a node, and updates the row counts of its ancestors.
  ///
  /// - Parameters:
  ///   - path: The path to the node; empty for the top level.
  ///   - revealing: Whether to expand the nodes on the path.
  @export(implementation)
  @inline(__always)
  mutating func changeChildren(
    at path: ContiguousArray<UInt64>.SubSequence, revealing: Bool = false,
    _ change: (inout OutlineChildren<Node>) -> Void
  ) {
    if path.count <= Int(OutlineLevels.many) {
      Self.change(&top, path, revealing, change)
    } else {
      changeInParts(path, revealing, change)
    }
    top.releaseInTurnIfDeep()
  }

  /// Changes the children of a deep node: takes lists out of its ancestors, and puts them back.
  @export(implementation)
  mutating func changeInParts(
    _ path: ContiguousArray<UInt64>.SubSequence, _ revealing: Bool,
    _ change: (inout OutlineChildren<Node>) -> Void
  ) {
    let length = Int(OutlineLevels.many)
    var lists: ContiguousArray<OutlineChildren<Node>> = []
    var list = OutlineChildren<Node>()
    swap(&list, &top)
    var rest = path
    while rest.count > length {
      var below = OutlineChildren<Node>()
      Self.change(&list, rest.prefix(length), false) { swap(&$0, &below) }
      lists.append(list)
      list = below
      rest = rest.dropFirst(length)
    }
    Self.change(&list, rest, revealing, change)
    while var above = lists.popLast() {
      let start = path.startIndex + lists.count * length
      Self.change(&above, path[start..<start + length], revealing) { $0 = list }
      list = above
    }
    top = list
  }

  @export(implementation)
  static func change(
    _ list: inout OutlineChildren<Node>, _ path: ContiguousArray<UInt64>.SubSequence,
    _ revealing: Bool, _ change: (inout OutlineChildren<Node>) -> Void
  ) {
    guard let label = path.first else { return change(&list) }
    let index = list.firstIndex(notBefore: label)
    Self.changeChildren(of: &list[index], path.dropFirst(), revealing, change)
  }

  @export(implementation)
  static func changeChildren(
    of entry: inout OutlineEntry<Node>, _ path: ContiguousArray<UInt64>.SubSequence,
    _ revealing: Bool, _ change: (inout OutlineChildren<Node>) -> Void
  ) {
    if revealing { entry.isExpanded = true }
    Self.change(&entry.children, path, revealing, change)
    entry.countBelow()
  }

  @export(implementation)
  mutating func changeEntry(
    at path: ContiguousArray<UInt64>, _ change: (inout OutlineEntry<Node>) -> Void
  ) {
    guard let label = path.last else { return }
    changeChildren(at: path.dropLast()) { list in
      change(&list[list.firstIndex(notBefore: label)])
    }
  }
}
