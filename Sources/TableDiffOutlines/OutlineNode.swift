// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A node of an outline: a folder, a comment with replies, a heading.
///
///     struct Folder: OutlineNode, Equatable {
///       let id: Int
///       var name: String
///       var children: [Folder] = []
///     }
///
/// An `Equatable` node needs no other members: the id identifies a node, and `==` compares its
/// content. Ids are `Sendable` because errors contain them.
///
/// A synthesized `==` also compares the children, which are empty when an outline calls it. If
/// outlines are replaced as a whole and have very many nodes, implement ``hasSameContent(as:)`` by
/// the other properties: a diff of two such outlines then takes about two thirds of the time.
public protocol OutlineNode: Identifiable where ID: Sendable {
  /// The children of this node, in order.
  ///
  /// An outline stores children itself: the nodes that it stores and returns have none, unless
  /// documented otherwise.
  var children: [Self] { get set }

  /// Whether the node can be expanded although it has no children yet; by default `false`.
  ///
  ///     struct File: OutlineNode, Equatable {
  ///       let id: String
  ///       var children: [File] = []
  ///       var isExpandable: Bool { id.hasSuffix("/") }
  ///     }
  ///
  /// The children of such a node are read when it is expanded. It belongs to the content of the node.
  var isExpandable: Bool { get }

  /// Returns whether another node with the same id has the same content, apart from its children.
  ///
  /// - Parameter other: A node. Both nodes have no children when an outline calls this method.
  func hasSameContent(as other: Self) -> Bool
}

extension OutlineNode {
  /// `false`: a node that has no children cannot be expanded.
  @export(implementation)
  public var isExpandable: Bool { false }
}

extension OutlineNode where Self: Equatable {
  /// Returns whether another node is equal to this one.
  @export(implementation)
  public func hasSameContent(as other: Self) -> Bool { self == other }
}

/// The place of a node in an outline: its parent, and its index among the parent's children.
///
///     outline.place(of: 3)  // (2, 0): the first child of node 2
///     outline.place(of: 2)  // (top, 1): the second node of the top level
public struct OutlinePlace<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The id of the parent; `nil` for a node of the top level.
  public var parent: ID?

  /// The index among the children of the parent, from 0.
  public var index: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - parent: The id of the parent; `nil` for the top level.
  ///   - index: The index among the children of the parent, from 0.
  @export(implementation)
  public init(parent: ID?, index: Int) {
    self.parent = parent
    self.index = index
  }
}

extension OutlinePlace: CustomStringConvertible {
  /// The place, such as `(42, 0)` with the parent first, or `(top, 0)`.
  public var description: String { "(\(parent.map { "\($0)" } ?? "top"), \(index))" }
}
