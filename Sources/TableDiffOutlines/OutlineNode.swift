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

  /// Returns whether another node of the same id looks the same, apart from its children.
  ///
  /// - Parameter other: A node. Neither it nor this one has children when an outline asks.
  func hasSameContent(as other: Self) -> Bool
}

extension OutlineNode where Self: Equatable {
  /// Returns whether another node is equal to this one.
  @export(implementation)
  public func hasSameContent(as other: Self) -> Bool { self == other }
}

/// Where a node is in an outline: its parent, and its index among the children of that.
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
  /// The place as `(42, 0)`, with the parent first, or as `(top, 0)`.
  public var description: String { "(\(parent.map { "\($0)" } ?? "top"), \(index))" }
}
