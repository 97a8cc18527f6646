// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A visible node of an outline, as a row of a list.
///
///     let row = outline.rows[2]
///     row.node.name  // Taxes
///     row.depth      // 1
///
/// Rows are compared like those of any list: two rows are the same if their nodes have the same id.
/// They are equal if the nodes have the same content, depth, disclosure and number of children.
public struct OutlineRow<Node: OutlineNode>: Identifiable {
  /// The node, without its children.
  public let node: Node

  /// The number of its ancestors.
  public let depth: Int

  /// Whether its children are shown, if it has any.
  public let isExpanded: Bool

  /// The number of its children, shown or not.
  public let childCount: Int

  /// Whether the node can be expanded: it has children, or says so.
  @export(implementation)
  public var isExpandable: Bool { childCount > 0 || node.isExpandable }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public var id: Node.ID { node.id }

  @export(implementation)
  init(_ entry: OutlineEntry<Node>, depth: Int) {
    (node, self.depth) = (entry.node, depth)
    (isExpanded, childCount) = (entry.isExpanded, entry.children.count)
  }
}

extension OutlineRow: Equatable {
  /// Returns whether two rows have equal content.
  @export(implementation)
  public static func == (left: OutlineRow, right: OutlineRow) -> Bool {
    left.id == right.id && left.depth == right.depth && left.isExpanded == right.isExpanded
      && left.childCount == right.childCount && left.node.hasSameContent(as: right.node)
  }
}

extension OutlineRow: Sendable where Node: Sendable {}
