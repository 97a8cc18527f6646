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
/// A node that is `Equatable` needs nothing else: ids tell which node is which, and `==` whether it
/// changed. Its ids are `Sendable`, as errors name them.
///
/// The `==` that the compiler makes compares the children, too, which are none when an outline asks. If outlines
/// come as a whole and have very many nodes, implement ``hasSameContent(as:)`` by what else a node has: a diff
/// of two such outlines then takes about two thirds of the time.
public protocol OutlineNode: Identifiable where ID: Sendable {
  /// The nodes below this one, in order.
  ///
  /// An outline keeps them itself: the nodes that it stores and returns have none, unless their
  /// documentation says otherwise.
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

  /// Returns whether another node of the same id looks the same, apart from its children.
  ///
  /// - Parameter other: A node. Neither it nor this one has children when an outline asks.
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
