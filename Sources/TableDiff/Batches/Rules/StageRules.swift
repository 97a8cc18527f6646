// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules F: the stages of a change are consistent.
extension BatchRule {
  /// No stage of several is without effect (F3).
  package static let emptyStage = BatchRule("F3", "emptyStage", message: reason)

  /// No id of a row or section occurs between two stages more often than before and after all
  /// stages (F5).
  package static let duplicateID = BatchRule("F5", "duplicateID", message: reason)
}

/// Validates rules about several batches.
@usableFromInline
struct StageValidator: ~Copyable {
  private let counts: BatchFinding.Counts
  private var findings: [BatchFinding] = []

  @usableFromInline
  init(old: Int, new: Int) {
    counts = BatchFinding.Counts(before: old, after: new)
  }

  /// An error with all findings; `nil` if there are none.
  @usableFromInline
  var error: BatchError? { findings.isEmpty ? nil : BatchError(findings) }

  @usableFromInline
  mutating func validate(_ batches: [BatchUpdate]) {
    if batches.count < 2 { return }
    for (stage, batch) in batches.enumerated() where batch.isEmpty {
      add(.emptyStage, "stage \(stage) changes nothing")
    }
  }

  /// Validates the state after a stage.
  @usableFromInline
  mutating func validate(_ repeats: RepeatedIDs, stage: Int) {
    for (row, other) in repeats.rows {
      add(.duplicateID, "rows \(row) and \(other) after stage \(stage) have the same id")
    }
    for (section, other) in repeats.sections {
      add(.duplicateID, "sections \(section) and \(other) after stage \(stage) have the same id")
    }
  }

  private mutating func add(_ rule: BatchRule, _ reason: String) {
    findings.append(BatchFinding(rule, counts: counts, details: .reason(reason)))
  }
}
