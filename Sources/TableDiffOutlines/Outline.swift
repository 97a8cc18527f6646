// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A tree of nodes, some of which are expanded, whose copies share storage.
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
/// Nodes are identified by their ids, which are unique in the outline. An edit throws an
/// ``OutlineError`` and changes nothing if it would create a cycle or a duplicate id, or if it
/// names an unknown id or an index out of range.
///
/// | operation | complexity |
/// | --- | --- |
/// | copy | O(1) |
/// | node with an id, its parent | O(1) on average, plus what follows |
/// | place, level or row of an id, row at an index | O(*d* + log *n*) |
/// | insert, remove or move a node, expand or collapse it | O(*d* log *n*) |
/// | insert or remove *m* nodes | O(*m* + *d* log *n*) |
/// | diff of two versions | what changed; see ``outlineDiff(to:)`` |
///
/// *n* is the number of nodes and *d* the level of the node: each of its ancestors is searched
/// among its siblings. Moving a node costs the same, however many descendants it has.
///
/// An outline may have any number of levels: its algorithms and its release use a bounded amount of
/// stack. Swift itself releases nodes recursively if their children are in arrays, as in the results of
/// ``subtree(_:)``, ``nodes`` and ``remove(_:)``: a stack of 512 kilobytes suffices for some 3,000 levels.
public struct Outline<Node: OutlineNode> {
  /// The nodes of the top level.
  @usableFromInline var top: OutlineChildren<Node>

  @usableFromInline var index: OutlineIndex<Node.ID>

  /// Creates an empty outline.
  @export(implementation)
  public init() { (top, index) = (OutlineChildren(), OutlineIndex()) }

  /// Creates an outline of nodes with their children, all collapsed or expanded as in another one.
  ///
  ///     var outline = try Outline(folders)
  ///     outline.count  // 3
  ///     try outline.expand(1)
  ///     outline = try Outline(newFolders, expandedAs: outline)
  ///     outline.isExpanded(1)  // true
  ///
  /// Pass another outline for a hierarchy that is replaced as a whole, for example by a server's
  /// response.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of the top level, with their descendants in their `children`.
  ///   - other: The outline that determines which nodes are expanded. Nodes that are not in it are
  ///     collapsed.
  /// - Throws: ``OutlineError/duplicateID(_:)`` if two nodes have the same id.
  /// - Complexity: O(*n* + *m*) on average, where *n* and *m* are the numbers of nodes of both
  ///   outlines.
  @export(implementation)
  public init(
    _ nodes: some Sequence<Node>, expandedAs other: Outline = Outline()
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
