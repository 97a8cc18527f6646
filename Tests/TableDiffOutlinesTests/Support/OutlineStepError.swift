// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines

/// An error thrown when an outline view cannot perform a step, or differs from the target at the end.
struct OutlineStepError<ID: Hashable & Sendable>: Error, Hashable {
  enum Reason: Error, Hashable {
    /// The outline does not accept the edit.
    case outline(OutlineError<ID>)

    /// The node is not at the place of the step, but at another one; `nil` if there is no such node.
    case elsewhere(ID, at: OutlinePlace<ID>?)

    /// A removed node has a descendant, with this id, that is in the new outline.
    case takesAlong(ID)

    /// A node that is not expanded is collapsed, or its children are changed in a view that does
    /// not know them.
    case notExpanded(ID)

    /// After the last step, the node differs from the new outline; or a node is expanded that is
    /// already expanded or has no children, which a view would ignore.
    case unlikeTarget(ID)
  }

  /// The step; `nil` if all were performed.
  let step: OutlineStep<ID>?

  let reason: Reason
}
