// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An error thrown when an outline view cannot carry out a step, or shows something else after the last one.
///
///     do {
///       try view.perform([.remove(2, at: OutlinePlace(parent: nil, index: 1))], to: after)
///     } catch {
///       error.reason  // takesAlong(3): Taxes is in the new outline
///     }
public struct OutlineStepError<ID: Hashable & Sendable>: Error, Hashable {
  /// What is wrong with a step, or with the outline after the last one.
  public enum Reason: Error, Hashable {
    /// The outline does not accept the edit: an id is unknown or there already, a node would move into itself,
    /// or an index is out of range.
    case outline(OutlineError<ID>)

    /// The node is not at the place that the step names.
    ///
    /// - `at`: Where it is; `nil` if it is nowhere.
    case elsewhere(ID, at: OutlinePlace<ID>?)

    /// A node is removed with one, of this id, that is in the new outline.
    case takesAlong(ID)

    /// A node is not expanded, and is collapsed, or a view that knows only what it shows is told of its children.
    case notExpanded(ID)

    /// After the last step, the node of an id is not what it is in the new outline; or a node is expanded that is
    /// expanded or has no children, where a view would do nothing.
    case unlikeTarget(ID)
  }

  /// The step; `nil` if all were carried out.
  public let step: OutlineStep<ID>?

  /// What is wrong.
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
