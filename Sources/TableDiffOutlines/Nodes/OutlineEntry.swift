// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

@usableFromInline typealias OutlineChildren<Node: OutlineNode> = MeasuredArray<OutlineSummary<Node>>

/// A node as an outline stores it, with all that is below it.
@usableFromInline
struct OutlineEntry<Node: OutlineNode> {
  /// The nodes below; first, as `releaseInTurn` asks for.
  @usableFromInline var children: OutlineChildren<Node>

  /// A number that ascends among siblings, and by which a node is found among them.
  @usableFromInline var label: UInt64

  /// The number of rows below the node's own, if that is visible.
  @usableFromInline var rowsBelow: Int32 = 0

  @usableFromInline var isExpanded: Bool

  /// A bit for each level below, from the lowest on, up to those of many.
  @usableFromInline var levelsBelow: UInt16 = 0

  /// The node, without children.
  @usableFromInline var node: Node

  @export(implementation)
  init(_ node: Node, _ children: OutlineChildren<Node>, label: UInt64, isExpanded: Bool) {
    (self.node, self.children, self.label) = (node, children, label)
    self.isExpanded = isExpanded
    countBelow()
  }

  /// Counts rows and levels below after a change.
  @export(implementation)
  mutating func countBelow() {
    if children.isEmpty { return (rowsBelow, levelsBelow) = (0, 0) }
    let below = children.summary
    rowsBelow = isExpanded ? below.rows : 0
    levelsBelow = below.levels &<< 1 | 1
    if below.levels == .max { children.releaseInTurn() }
  }
}

/// How outlines of many levels are told apart.
@usableFromInline
enum OutlineLevels {
  /// The number of levels that walks go down by recursion, and that are released so.
  ///
  /// A stack of 512 kilobytes has room for them, even without optimization. What is further down is worked
  /// through without recursion.
  @export(implementation) static var many: UInt8 { 16 }
}

extension MeasuredArray {
  /// Sees to it that nodes that have many levels below are released one after another.
  @export(implementation)
  mutating func releaseInTurn<Node>() where Summary == OutlineSummary<Node> {
    releaseInTurn { $0.levels == .max }
  }

  /// The same, if there are such nodes.
  @export(implementation)
  mutating func releaseInTurnIfDeep<Node>() where Summary == OutlineSummary<Node> {
    if summary.levels == .max { releaseInTurn() }
  }
}

/// What an outline knows of consecutive siblings.
@usableFromInline
struct OutlineSummary<Node: OutlineNode>: RowSummary {
  /// The number of rows of the nodes and of what is visible below them.
  @usableFromInline var rows: Int32 = 0

  /// A bit for each level below one of the nodes, which is joined faster than a largest number.
  @usableFromInline var levels: UInt16 = 0

  /// The label of the last node.
  @usableFromInline var lastLabel: UInt64 = 0

  @export(implementation)
  init() {}

  @export(implementation)
  mutating func append(_ entry: OutlineEntry<Node>) {
    rows &+= 1 &+ entry.rowsBelow
    levels |= entry.levelsBelow
    lastLabel = entry.label
  }

  @export(implementation)
  mutating func append(contentsOf next: OutlineSummary) {
    rows &+= next.rows
    levels |= next.levels
    lastLabel = max(lastLabel, next.lastLabel)
  }
}

extension OutlineEntry: Sendable where Node: Sendable {}
