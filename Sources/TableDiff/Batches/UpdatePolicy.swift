// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Whether to animate a change, apply it without animation, or reload everything.
///
///     let policy = UpdatePolicy.animate(upTo: 300, applyUpTo: 5_000)
///
///     switch policy.decision(for: diff) {
///     case .animate: perform(stages)
///     case .apply: UIView.performWithoutAnimation { perform(stages) }
///     case .reload:
///       data = new
///       collectionView.reloadData()
///     }
///
/// A policy is given the whole change, before any of its stages is performed.
public struct UpdatePolicy: Sendable {
  /// How to perform a change.
  public enum Decision: Sendable {
    /// Perform the stages, animated.
    case animate
    /// Perform the stages without animation; cells keep their state.
    case apply
    /// Replace the data and reload all of it.
    case reload
  }

  private let decide: @Sendable (_ changes: Int, _ rows: Int) -> Decision

  /// Creates a policy from a closure.
  ///
  ///     let policy = UpdatePolicy { changes, rows in changes > rows / 2 ? .reload : .animate }
  ///
  /// - Parameter decide: Returns how to perform a change. Its arguments are the number of changes
  ///   of rows and sections, including rows deleted and inserted with their section, and the larger
  ///   of the row counts before and after the change.
  public init(_ decide: @escaping @Sendable (_ changes: Int, _ rows: Int) -> Decision) {
    self.decide = decide
  }

  /// Returns a policy that decides by the number of changes.
  ///
  ///     let policy = UpdatePolicy.animate(upTo: 100, applyUpTo: 1_000)
  ///     // 100 changes: .animate; 101: .apply; 1,001: .reload
  ///
  /// - Parameters:
  ///   - changes: The maximum number of changes to animate.
  ///   - applyUpTo: The maximum number of changes to apply without animation; more are reloaded.
  public static func animate(upTo changes: Int, applyUpTo: Int = .max) -> UpdatePolicy {
    UpdatePolicy { count, _ in
      if count <= changes { return .animate }
      return count <= applyUpTo ? .apply : .reload
    }
  }

  /// Returns how to perform a change of a list.
  ///
  /// - Complexity: O(1)
  public func decision(for diff: ListDiff) -> Decision {
    decide(diff.changeCount, max(diff.oldCount, diff.newCount))
  }

  /// Returns how to perform a change of sections.
  ///
  /// - Complexity: O(1) if no section is deleted or inserted; otherwise O(*r* log *r*), where *r*
  ///   is the number of runs of such sections and of deleted, inserted and moved rows.
  public func decision(for diff: SectionedDiff) -> Decision {
    decide(
      diff.changeCountWithSections, max(diff.oldStarts.rowCount, diff.newStarts.rowCount))
  }
}

extension SectionedDiff {
  /// The number of changes, including rows deleted and inserted with their section.
  var changeCountWithSections: Int {
    sections.changeCount + allDeleted.count + allInserted.count + moved.count + updated.count
  }
}
