// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A single change of an outline, by places at the time of the step.
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
/// Places are those of arrays: after an insertion the node is at its place, and a move takes the node out
/// before it inserts it. This is how `NSOutlineView` reads the calls of one batch.
public enum OutlineStep<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Inserts a node with all below it that does not move there from elsewhere.
  case insert(ID, at: OutlinePlace<ID>)

  /// Removes a node with all that is below it by then.
  case remove(ID, at: OutlinePlace<ID>)

  /// Moves a node with all that is below it by then.
  case move(ID, from: OutlinePlace<ID>, to: OutlinePlace<ID>)

  /// Shows a node anew.
  case reload(ID, at: OutlinePlace<ID>)

  /// Shows the children of a node.
  ///
  /// Only ``Outline/visibleSteps(to:)`` has such steps, since a diff does not tell what is expanded.
  case expand(ID)

  /// Hides what is below a node.
  ///
  /// Only ``Outline/visibleSteps(to:)`` has such steps, since a diff does not tell what is expanded.
  case collapse(ID)
}
