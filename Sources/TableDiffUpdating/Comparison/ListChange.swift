// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A planned change between two states.
@usableFromInline
package struct ListChange<Section: ListSection> {
  /// A batch, and the sections after it.
  @usableFromInline
  package struct Stage {
    package let batch: BatchUpdate
    package let sections: [Section]
    let starts: SectionStarts
  }

  package let diff: SectionedDiff
  package let decision: UpdatePolicy.Decision

  /// The stages; empty if the change is empty, or if the view is to be reloaded.
  package let stages: [Stage]

  package let audit: ListAudit

  @usableFromInline
  package init(
    diff: SectionedDiff, decision: UpdatePolicy.Decision, stages: [Stage], audit: ListAudit
  ) {
    self.diff = diff
    self.decision = decision
    self.stages = stages
    self.audit = audit
  }

  /// Returns how to apply the change.
  ///
  /// - Parameter animated: Whether it may be animated.
  func result(animated: Bool) -> UpdateMachine.Result {
    if decision == .reload { return .reload(.policy) }
    if stages.isEmpty { return .unchanged }
    if audit.violation != nil { return .reload(.refused) }
    return .stages(stages.count, animated: animated && decision == .animate)
  }
}

extension ListChange {
  /// How to show the change during an animation, by refreshing cells; `nil` if it needs a batch or a
  /// reload.
  var refreshing: UpdateOutcome.Presentation? {
    switch result(animated: false) {
    case .unchanged: .unchanged
    case .stages where stages.allSatisfy(\.batch.hasNoStructure): .notAnimated
    default: nil
    }
  }
}

/// The faults of a change that were looked for and found.
@usableFromInline
package struct ListAudit: Sendable {
  /// The first invalid batch.
  package var violation: BatchError?

  /// The repeated ids of rows in a section, and of sections.
  package var duplicateRowIDs: [DuplicateID<String, RowPath>] = []
  package var duplicateSectionIDs: [DuplicateID<String, Int>] = []

  var hasDuplicateIDs: Bool { !duplicateRowIDs.isEmpty || !duplicateSectionIDs.isEmpty }
}

extension ListChange: Sendable where Section: Sendable {}
extension ListChange.Stage: Sendable where Section: Sendable {}
