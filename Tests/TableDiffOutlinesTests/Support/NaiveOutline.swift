// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines

/// What an outline is to be, made of arrays.
struct NaiveOutline {
  struct Node: Equatable {
    var id: Int
    var name: String
    var isExpanded = false
    var children: [Node] = []

    init(_ item: Item) {
      (id, name) = (item.id, item.name)
      children = item.children.map(Node.init)
    }

    var item: Item { Item(id, name, children.map(\.item)) }

    var ids: [Int] { [id] + children.flatMap(\.ids) }
  }

  /// A node with all that is asked of it.
  struct Found: Equatable {
    var node: Node
    var place: OutlinePlace<Int>
    var level: Int
    var row: Int?
  }

  var top: [Node]

  init(_ items: [Item]) { top = items.map(Node.init) }

  /// All nodes in order.
  var all: [Found] {
    var found: [Found] = []
    var row = 0
    func visit(_ nodes: [Node], _ parent: Int?, _ level: Int, _ isVisible: Bool) {
      for (index, node) in nodes.enumerated() {
        found.append(
          Found(
            node: node, place: OutlinePlace(parent: parent, index: index), level: level,
            row: isVisible ? row : nil))
        if isVisible { row += 1 }
        visit(node.children, node.id, level + 1, isVisible && node.isExpanded)
      }
    }
    visit(top, nil, 0, true)
    return found
  }

  func find(_ id: Int) -> Found? { all.first { $0.node.id == id } }

  func children(of parent: Int?) -> [Node]? {
    guard let parent else { return top }
    return find(parent)?.node.children
  }

  /// Changes the children of a node, or those of the top level.
  mutating func change(_ parent: Int?, _ body: (inout [Node]) -> Void) {
    func visit(_ nodes: inout [Node]) {
      for index in nodes.indices {
        if nodes[index].id == parent { return body(&nodes[index].children) }
        visit(&nodes[index].children)
      }
    }
    if parent == nil { body(&top) } else { visit(&top) }
  }

  /// Changes a node.
  mutating func change(node id: Int, _ body: (inout Node) -> Void) {
    guard let place = find(id)?.place else { return }
    change(place.parent) { body(&$0[place.index]) }
  }
}

/// Edits, each with the error that is expected of an outline.
extension NaiveOutline {
  mutating func insert(_ item: Item, _ index: Int, _ parent: Int?) -> ItemError? {
    guard let siblings = children(of: parent) else { return .unknownID(parent ?? -1) }
    if index < 0 || index > siblings.count {
      return .indexOutOfRange(index, childCount: siblings.count, parent: parent)
    }
    var known = Set(all.map(\.node.id))
    for id in Node(item).ids where !known.insert(id).inserted { return .duplicateID(id) }
    change(parent) { $0.insert(Node(item), at: index) }
    return nil
  }

  mutating func remove(_ id: Int) -> ItemError? {
    guard let found = find(id) else { return .unknownID(id) }
    change(found.place.parent) { $0.remove(at: found.place.index) }
    return nil
  }

  mutating func move(_ id: Int, _ index: Int, _ parent: Int?) -> ItemError? {
    guard let found = find(id) else { return .unknownID(id) }
    guard let siblings = children(of: parent) else { return .unknownID(parent ?? -1) }
    if let parent, found.node.ids.contains(parent) { return .cycle(moved: id, into: parent) }
    let count = siblings.filter { $0.id != id }.count
    if index < 0 || index > count {
      return .indexOutOfRange(index, childCount: count, parent: parent)
    }
    _ = remove(id)
    change(parent) { $0.insert(found.node, at: index) }
    return nil
  }

  mutating func rename(_ id: Int, _ name: String) -> ItemError? {
    if find(id) == nil { return .unknownID(id) }
    change(node: id) { $0.name = name }
    return nil
  }

  mutating func setExpanded(_ isExpanded: Bool, _ id: Int, withDescendants: Bool) -> ItemError? {
    if find(id) == nil { return .unknownID(id) }
    change(node: id) { node in
      node.isExpanded = isExpanded
      if withDescendants { Self.setExpanded(isExpanded, .max, &node.children) }
    }
    return nil
  }

  static func setExpanded(_ isExpanded: Bool, _ levels: Int, _ nodes: inout [Node]) {
    if levels == 0 { return }
    for index in nodes.indices {
      if !isExpanded || !nodes[index].children.isEmpty { nodes[index].isExpanded = isExpanded }
      setExpanded(isExpanded, levels - 1, &nodes[index].children)
    }
  }

  mutating func expand(toLevel level: Int) { Self.setExpanded(true, level, &top) }

  mutating func reveal(_ id: Int) -> ItemError? {
    guard var parent = find(id)?.place.parent else { return find(id) == nil ? .unknownID(id) : nil }
    while true {
      change(node: parent) { $0.isExpanded = true }
      guard let above = find(parent)?.place.parent else { return nil }
      parent = above
    }
  }
}
