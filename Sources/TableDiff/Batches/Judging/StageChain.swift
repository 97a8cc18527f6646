// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules F: the batches of a plan go together.
@usableFromInline
package struct StageChain {
  private let counts: BatchFinding.Counts
  private var violations: [BatchFinding] = []

  /// Judges what can be told without the rows.
  @usableFromInline
  package init(_ batches: [BatchUpdate], old: SectionStarts, new: SectionStarts) {
    counts = BatchFinding.Counts(before: old.sectionCount, after: new.sectionCount)
    for (stage, batch) in batches.enumerated() {
      if batches.count > 1, batch.isEmpty { add(.f3, .emptyStage, .isEmpty(stage: stage)) }
      let isLast = stage == batches.count - 1
      guard let result = batch.result else {
        if !isLast { add(.f1, .brokenStageChain, .noResult(stage: stage)) }
        continue
      }
      if isLast {
        if !result.leads(to: new) { add(.f1, .brokenStageChain, .otherEnd(stage: stage)) }
      } else if !result.fits(old: old, new: new) {
        add(.f1, .brokenStageChain, .otherLists(stage: stage))
      }
    }
  }

  /// Everything that is wrong; `nil` where nothing is.
  @usableFromInline
  package var error: BatchError? { violations.isEmpty ? nil : BatchError(violations) }

  /// Takes note of what is twice in the state after a batch.
  @usableFromInline
  package mutating func judge(_ repeats: RepeatedIDs, stage: Int) {
    for (row, other) in repeats.rows {
      add(.f5, .duplicateIdentity, .sameRow(stage: stage, row, other))
    }
    for (section, other) in repeats.sections {
      add(.f5, .duplicateIdentity, .sameSection(stage: stage, section, other))
    }
  }

  private mutating func add(
    _ rule: BatchFinding.Rule, _ name: BatchFinding.Name, _ problem: BatchFinding.StageProblem
  ) {
    violations.append(BatchFinding(rule, name, counts: counts, details: .stage(problem)))
  }
}
