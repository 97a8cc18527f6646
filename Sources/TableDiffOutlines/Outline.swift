// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A tree of nodes whose versions share what they have in common, and of which some nodes are expanded.
///
///     let docs = Folder(id: 2, name: "Documents", children: [Folder(id: 3, name: "Taxes")])
///     var outline = try Outline([Folder(id: 1, name: "Desktop"), docs])
///     try outline.expand(2)
///     outline.rows.map(\.node.name)  // ["Desktop", "Documents", "Taxes"]
///     outline.rows[2].depth          // 1
///
///     let before = outline  // copies nothing
///     try outline.move(3, toChild: 0, of: 1)
///     before.outlineDiff(to: outline).moves  // [Move(from: (2, 0), to: (1, 0))]
///
/// Nodes are told apart by their ids, which are unique in the outline. An edit that would make a cycle or a
/// second node of an id, or that names an unknown id or an index beyond the children, throws an
/// ``OutlineError`` and changes nothing.
///
/// | operation | complexity |
/// | --- | --- |
/// | copy | O(1) |
/// | node of an id, its parent | O(1) on average, plus what follows |
/// | place, level or row of an id, row at an index | O(*d* + log *n*) |
/// | insert, remove or move a node, expand or collapse it | O(*d* log *n*) |
/// | insert or remove *m* nodes | O(*m* + *d* log *n*) |
/// | diff of two versions | what changed, see ``outlineDiff(to:)`` |
///
/// *n* is the number of nodes and *d* the level of the node: each of its ancestors is searched among its
/// siblings. To move a node takes as long, whatever is below it.
///
/// There may be any number of levels: no walk of an outline needs more stack for further ones, and neither does
/// its release. Swift itself recurs to release nodes that have their children in arrays, as those that
/// ``subtree(_:)``, ``nodes`` and ``remove(_:)`` return: a thread with 512 kilobytes of stack carries some
/// 3,000 levels of them.
public struct Outline<Node: OutlineNode> {
  /// The nodes of the top level.
  @usableFromInline var top: OutlineChildren<Node>

  @usableFromInline var index: OutlineIndex<Node.ID>

  /// Creates an empty outline.
  @export(implementation)
  public init() { (top, index) = (OutlineChildren(), OutlineIndex()) }

  /// Creates an outline of nodes with their children, of which none is expanded.
  ///
  ///     let outline = try Outline([Folder(id: 1, name: "Desktop"), Folder(id: 2, name: "Documents")])
  ///     outline.count  // 2
  ///
  /// - Parameter nodes: The nodes of the top level, with all that is below them in their `children`.
  /// - Throws: ``OutlineError/duplicateID(_:)`` if two nodes have the same id.
  /// - Complexity: O(*n*) on average, where *n* is the number of nodes.
  @export(implementation)
  public init(_ nodes: some Sequence<Node>) throws(OutlineError<Node.ID>) {
    try self.init(nodes, expanded: [])
  }

  /// Creates an outline of nodes with their children, of which those are expanded that are in another one.
  ///
  ///     var outline = try Outline(folders)
  ///     try outline.expand(1)
  ///     outline = try Outline(newFolders, expandedAs: outline)
  ///     outline.isExpanded(1)  // true
  ///
  /// It is for a hierarchy that comes as a whole, as from a server.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of the top level, with all that is below them in their `children`.
  ///   - other: The outline that tells which nodes are expanded. Nodes that are not in it are collapsed.
  /// - Throws: ``OutlineError/duplicateID(_:)`` if two nodes have the same id.
  /// - Complexity: O(*n* + *m*) on average, where *n* and *m* are the numbers of nodes of both outlines.
  @export(implementation)
  public init(
    _ nodes: some Sequence<Node>, expandedAs other: Outline
  ) throws(OutlineError<Node.ID>) {
    var expanded: Set<Node.ID> = []
    Self.insertExpanded(of: other.top, into: &expanded)
    try self.init(nodes, expanded: expanded)
  }

  @export(implementation)
  init(
    _ nodes: some Sequence<Node>, expanded: Set<Node.ID>
  ) throws(OutlineError<Node.ID>) {
    var builder = OutlineBuilder<Node>(expanded: expanded)
    top = builder.top(nodes)
    index = try OutlineIndex(builder.records)
  }

  @export(implementation)
  static func insertExpanded(of list: OutlineChildren<Node>, into expanded: inout Set<Node.ID>) {
    list.forEachNode { if $0.isExpanded { expanded.insert($0.node.id) } }
  }
}

extension Outline: Sendable where Node: Sendable {}
