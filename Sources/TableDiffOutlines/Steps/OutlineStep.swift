// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A single change of an outline, with places at the time of the step.
///
///     for step in before.outlineDiff(to: after).steps {
///       switch step {
///       case .insert(let id, let place): print("show \(id) at \(place)")
///       case .remove(let id, let place): print("remove \(id) from \(place)")
///       case .move(let id, let from, let to): print("move \(id) from \(from) to \(to)")
///       case .reload(let id, let place): print("show \(id) at \(place) anew")
///       case .expand(let id): print("expand \(id)")
///       case .collapse(let id): print("collapse \(id)")
///       }
///     }
///
/// Places are like array indices: an inserted node is at its place afterwards, and a move takes the
/// node out before it inserts it. `NSOutlineView` interprets the calls of one batch in the same way.
public enum OutlineStep<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Inserts a node with its descendants, except those that move there later.
  case insert(ID, at: OutlinePlace<ID>)

  /// Removes a node with its descendants at that time.
  case remove(ID, at: OutlinePlace<ID>)

  /// Moves a node with its descendants at that time.
  case move(ID, from: OutlinePlace<ID>, to: OutlinePlace<ID>)

  /// Reloads a node.
  case reload(ID, at: OutlinePlace<ID>)

  /// Shows the children of a node.
  ///
  /// Only ``Outline/visibleSteps(to:)`` has such steps, because a diff ignores which nodes are expanded.
  case expand(ID)

  /// Hides the descendants of a node.
  ///
  /// Only ``Outline/visibleSteps(to:)`` has such steps, because a diff ignores which nodes are expanded.
  case collapse(ID)
}
