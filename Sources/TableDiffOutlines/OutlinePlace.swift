// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
