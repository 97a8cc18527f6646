// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Makes what an outline stores of nodes with their children.
@usableFromInline
struct OutlineBuilder<Node: OutlineNode> {
  @usableFromInline typealias Record = OutlineIndex<Node.ID>.Record

  /// The nodes that are expanded.
  @usableFromInline let expanded: Set<Node.ID>

  /// The records of all nodes so far.
  @usableFromInline var records: ContiguousArray<Record> = []

  @export(implementation)
  init(expanded: Set<Node.ID>) { self.expanded = expanded }

  /// Returns nodes and all below them as siblings.
  @export(implementation)
  mutating func children(
    _ nodes: some Sequence<Node>, of parent: Node.ID?
  ) -> OutlineChildren<Node> {
    var entries: ContiguousArray<OutlineEntry<Node>> = []
    entries.reserveCapacity(nodes.underestimatedCount)
    for node in nodes {
      let label = SiblingLabels.label(at: entries.count)
      entries.append(entry(node, label: label, in: parent))
    }
    return entries.withUnsafeBufferPointer { OutlineChildren(compact: $0) }
  }

  /// Returns a node with all below it.
  @export(implementation)
  mutating func entry(
    _ node: Node, label: UInt64, in parent: Node.ID?
  ) -> OutlineEntry<Node> {
    var node = node
    let below = node.children
    let id = node.id
    if !below.isEmpty { node.children = [] }
    records.append(Record(id, parent: parent, label: label))
    return OutlineEntry(
      node, below.isEmpty ? OutlineChildren() : children(below, of: id), label: label,
      isExpanded: !expanded.isEmpty && expanded.contains(id))
  }
}
