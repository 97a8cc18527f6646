// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An error thrown when an outline cannot be created or edited.
///
/// The outline is unchanged.
///
///     do {
///       try outline.move(2, toChild: 0, of: 3)
///     } catch {
///       error  // Node 2 cannot move into node 3, which is below it.
///     }
public enum OutlineError<ID: Hashable & Sendable>: Error, Hashable {
  /// There is no node with an id.
  case unknownID(ID)

  /// A second node with an id would be inserted.
  case duplicateID(ID)

  /// A node would move into itself or a descendant.
  case cycle(moved: ID, into: ID)

  /// A node would be inserted at an index past the children of its parent; `nil` is the top level.
  ///
  /// - `childCount`: The number of children without the node.
  case indexOutOfRange(Int, childCount: Int, parent: ID?)

  /// An update would change the id of a node.
  case changedID(ID, to: ID)
}

extension OutlineError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .unknownID(let id): "There is no node \(id)."
    case .duplicateID(let id): "There would be two nodes \(id)."
    case .cycle(let id, let parent) where id == parent: "Node \(id) cannot move into itself."
    case .cycle(let id, let parent):
      "Node \(id) cannot move into node \(parent), which is below it."
    case .indexOutOfRange(let index, let count, let parent):
      "There is no place \(index) among the \(count) children of "
        + (parent.map { "node \($0)." } ?? "the top level.")
    case .changedID(let id, let newID): "The id of node \(id) cannot become \(newID)."
    }
  }
}
