// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

@usableFromInline typealias OutlineChildren<Node: OutlineNode> = MeasuredArray<OutlineSummary<Node>>

/// A node as an outline stores it, with all that is below it.
@usableFromInline
struct OutlineEntry<Node: OutlineNode> {
  @usableFromInline var children: OutlineChildren<Node>

  /// A number that ascends among siblings, and by which a node is found among them.
  @usableFromInline var label: UInt64

  /// The number of rows below the node's own, if that is visible.
  @usableFromInline var rowsBelow: Int32 = 0

  @usableFromInline var isExpanded: Bool

  /// The node, without children.
  @usableFromInline var node: Node

  @export(implementation)
  init(_ node: Node, _ children: OutlineChildren<Node>, label: UInt64, isExpanded: Bool) {
    (self.node, self.children, self.label) = (node, children, label)
    self.isExpanded = isExpanded
    countRows()
  }

  /// Counts the rows below after a change.
  @export(implementation)
  mutating func countRows() { rowsBelow = isExpanded ? children.summary.rows : 0 }
}

/// What an outline knows of consecutive siblings.
@usableFromInline
struct OutlineSummary<Node: OutlineNode>: RowSummary {
  /// The number of rows of the nodes and of what is visible below them.
  @usableFromInline var rows: Int32 = 0

  /// The label of the last node.
  @usableFromInline var lastLabel: UInt64 = 0

  @export(implementation)
  init() {}

  @export(implementation)
  mutating func append(_ entry: OutlineEntry<Node>) {
    rows &+= 1 &+ entry.rowsBelow
    lastLabel = entry.label
  }

  @export(implementation)
  mutating func append(contentsOf next: OutlineSummary) {
    rows &+= next.rows
    lastLabel = max(lastLabel, next.lastLabel)
  }
}

extension OutlineEntry: Sendable where Node: Sendable {}
