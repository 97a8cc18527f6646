// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Builds the entries of an outline from nodes with children.
@usableFromInline
struct OutlineBuilder<Node: OutlineNode> {
  @usableFromInline typealias Record = OutlineIndex<Node.ID>.Record
  @usableFromInline typealias Entry = OutlineEntry<Node>

  /// A node whose children are being built.
  @usableFromInline
  struct Level {
    @usableFromInline let node: Node
    @usableFromInline let label: UInt64
    @usableFromInline let nodes: [Node]
    @usableFromInline var entries: ContiguousArray<Entry> = []

    @export(implementation)
    init(_ node: Node, below nodes: [Node], label: UInt64) {
      (self.node, self.nodes, self.label) = (node, nodes, label)
      entries.reserveCapacity(nodes.count)
    }
  }

  @usableFromInline let expanded: Set<Node.ID>

  /// The records of all nodes so far, parents before descendants.
  @usableFromInline var records: ContiguousArray<Record> = []

  @export(implementation)
  init(expanded: Set<Node.ID>) { self.expanded = expanded }

  /// Builds nodes of the top level with their descendants.
  @export(implementation)
  mutating func top(_ nodes: some Sequence<Node>) -> OutlineChildren<Node> {
    var entries: ContiguousArray<Entry> = []
    entries.reserveCapacity(nodes.underestimatedCount)
    for node in nodes {
      entries.append(entry(node, label: SiblingLabels.label(at: entries.count), in: nil))
    }
    var list = entries.withUnsafeBufferPointer { OutlineChildren(compact: $0) }
    list.releaseInTurnIfDeep()
    return list
  }

  /// Builds a node with its descendants.
  @export(implementation)
  mutating func entry(_ node: Node, label: UInt64, in parent: Node.ID?) -> Entry {
    records.append(Record(node.id, parent: parent, label: label))
    let below = node.children
    if below.isEmpty { return entry(node, OutlineChildren(), label) }
    var above: ContiguousArray<Level> = []
    var level = Level(node, below: below, label: label)
    while true {
      if level.entries.count < level.nodes.count {
        let node = level.nodes[level.entries.count]
        let label = SiblingLabels.label(at: level.entries.count)
        records.append(Record(node.id, parent: level.node.id, label: label))
        let below = node.children
        if below.isEmpty {
          level.entries.append(entry(node, OutlineChildren(), label))
        } else {
          above.append(level)
          level = Level(node, below: below, label: label)
        }
        continue
      }
      var node = level.node
      node.children = []
      let children = level.entries.withUnsafeBufferPointer { OutlineChildren(compact: $0) }
      let made = entry(node, children, level.label)
      guard let next = above.popLast() else { return made }
      level = next
      level.entries.append(made)
    }
  }

  @export(implementation)
  func entry(_ node: Node, _ children: OutlineChildren<Node>, _ label: UInt64) -> Entry {
    Entry(
      node, children, label: label,
      isExpanded: !expanded.isEmpty && expanded.contains(node.id))
  }
}
