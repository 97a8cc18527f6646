// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An error thrown when an outline view cannot perform a step, or differs from the target at the end.
///
///     do {
///       try view.perform([.remove(2, at: OutlinePlace(parent: nil, index: 1))], to: after)
///     } catch {
///       error.reason  // takesAlong(3): Taxes is in the new outline
///     }
public struct OutlineStepError<ID: Hashable & Sendable>: Error, Hashable {
  /// The fault of a step, or of the outline after the last step.
  public enum Reason: Error, Hashable {
    /// The outline does not accept the edit: an id is unknown or a duplicate, a node would move
    /// into itself, or an index is out of range.
    case outline(OutlineError<ID>)

    /// The node is not at the place of the step.
    ///
    /// - `at`: The actual place; `nil` if there is no such node.
    case elsewhere(ID, at: OutlinePlace<ID>?)

    /// A removed node has a descendant, with this id, that is in the new outline.
    case takesAlong(ID)

    /// A node that is not expanded is collapsed, or a view that knows only visible nodes gets
    /// changes of its children.
    case notExpanded(ID)

    /// After the last step, the node with this id differs from the new outline; or a node is
    /// expanded that is already expanded or has no children, which a view would ignore.
    case unlikeTarget(ID)
  }

  /// The step; `nil` if all were performed.
  public let step: OutlineStep<ID>?

  /// The fault.
  public let reason: Reason

  @export(implementation)
  init(step: OutlineStep<ID>?, reason: Reason) { (self.step, self.reason) = (step, reason) }
}

extension OutlineStepError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    let text =
      switch reason {
      case .outline(let error): "\(error)"
      case .elsewhere(let id, .none): "Node \(id) is nowhere."
      case .elsewhere(let id, .some(let place)): "Node \(id) is at \(place)."
      case .takesAlong(let id): "Node \(id) would be removed, too."
      case .notExpanded(let id): "Node \(id) is not expanded."
      case .unlikeTarget(let id): "Node \(id) is not shown as it should be."
      }
    return step.map { "\($0): \(text)" } ?? text
  }
}
