// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

@usableFromInline typealias OutlineChildren<Node: OutlineNode> = MeasuredArray<OutlineSummary<Node>>

/// A node as an outline stores it, with its descendants.
@usableFromInline
struct OutlineEntry<Node: OutlineNode> {
  /// The children; the first property, as `releaseInTurn` requires.
  @usableFromInline var children: OutlineChildren<Node>

  /// A number that ascends among siblings, by which a node is found among them.
  @usableFromInline var label: UInt64

  /// The number of visible descendants if the node is visible.
  @usableFromInline var rowsBelow: Int32 = 0

  @usableFromInline var isExpanded: Bool

  /// A bit for each level below, starting at the lowest; very deep levels share the highest bit.
  @usableFromInline var levelsBelow: UInt16 = 0

  /// The node, without children.
  @usableFromInline var node: Node

  @export(implementation)
  init(_ node: Node, _ children: OutlineChildren<Node>, label: UInt64, isExpanded: Bool) {
    (self.node, self.children, self.label) = (node, children, label)
    self.isExpanded = isExpanded
    countBelow()
  }

  /// Updates the row count and levels after a change of the children.
  @export(implementation)
  mutating func countBelow() {
    if children.isEmpty { return (rowsBelow, levelsBelow) = (0, 0) }
    let below = children.summary
    rowsBelow = isExpanded ? below.rows : 0
    levelsBelow = below.levels &<< 1 | 1
    if below.levels == .max { children.releaseInTurn() }
  }
}

/// The limit of levels for recursion.
@usableFromInline
enum OutlineLevels {
  /// The number of levels up to which walks and releases are recursive.
  ///
  /// A stack of 512 kilobytes has room for them, even without optimization. Deeper levels are
  /// processed without recursion.
  @export(implementation) static var many: UInt8 { 16 }
}

extension MeasuredArray {
  /// Marks nodes with many levels below for iterative release.
  @export(implementation)
  mutating func releaseInTurn<Node>() where Summary == OutlineSummary<Node> {
    releaseInTurn { $0.levels == .max }
  }

  /// Marks nodes with many levels below for iterative release, if there are any.
  @export(implementation)
  mutating func releaseInTurnIfDeep<Node>() where Summary == OutlineSummary<Node> {
    if summary.levels == .max { releaseInTurn() }
  }
}

/// A summary of consecutive siblings.
@usableFromInline
struct OutlineSummary<Node: OutlineNode>: RowSummary {
  /// The number of rows of the nodes and their visible descendants.
  @usableFromInline var rows: Int32 = 0

  /// A bit for each level below the nodes, because bits are combined faster than a maximum.
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
