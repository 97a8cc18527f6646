// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// One thing that is wrong with a batch, or that deserves a warning.
///
/// It says which rule was broken, in which way, by which operations, and the counts it was judged
/// by; its description puts all that in words.
public struct BatchFinding: Sendable, Hashable {
  /// The rule that it was judged by.
  public let rule: Rule

  /// What is wrong, as a short name.
  public let name: Name

  /// The operations concerned, one or two; none where something is missing or the sums are wrong.
  public let operations: [BatchUpdate.Operation]

  /// The section whose rows the counts number; `nil` where they number sections.
  ///
  /// Its offset after the batch; where it is gone then, its offset before.
  public let section: Int?

  /// Where that section was before the batch; where it was not there then, its offset after.
  ///
  /// `nil` where the counts number sections.
  public let oldSection: Int?

  /// How many rows the section had before the batch, or how many sections there were.
  public let countBefore: Int

  /// How many rows the section has after the batch, or how many sections there are.
  public let countAfter: Int

  package let details: Details

  /// What the message says beyond the name and the operations.
  package enum Details: Sendable, Hashable {
    case none
    case sums(inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
    case misplaced(old: RowPath, mappedTo: RowPath, expected: RowPath?)
    case misplacedSection(old: Int, mappedTo: Int, expected: Int?)
    case displaced(adjusted: RowPath, actual: RowPath, isMoveTarget: Bool)
    case displacedSection(adjusted: Int, actual: Int, isMoveTarget: Bool)
    case stale(old: RowPath, new: RowPath)
    case staleHeader(old: Int, new: Int)
    case refresh(RefreshProblem)
    case stage(StageProblem)
  }

  /// Why a row or a header cannot be refreshed.
  package enum RefreshProblem: Sendable, Hashable {
    case noSuchRow, twice, inserted, reloaded
    case noSuchSection, sectionInserted, sectionReloaded
  }

  /// What is wrong with a plan of several batches, which are counted from 0.
  package enum StageProblem: Sendable, Hashable {
    case noResult(stage: Int)
    case otherLists(stage: Int)
    case otherEnd(stage: Int)
    case isEmpty(stage: Int)
    case sameRow(stage: Int, RowPath, RowPath)
    case sameSection(stage: Int, Int, Int)
  }

  package init(
    _ rule: Rule, _ name: Name, _ operations: [BatchUpdate.Operation] = [], counts: Counts,
    details: Details = .none
  ) {
    self.rule = rule
    self.name = name
    self.operations = operations
    section = counts.section ?? counts.oldSection
    oldSection = counts.oldSection ?? counts.section
    countBefore = counts.before
    countAfter = counts.after
    self.details = details
  }

  /// The counts that something is judged by: those of a section's rows, or of the sections.
  package struct Counts: Sendable, Hashable {
    var oldSection: Int?
    var section: Int?
    let before: Int
    let after: Int
  }
}

extension [BatchFinding] {
  /// The findings in the order of the rules; findings of one rule keep their order.
  package func inRuleOrder() -> [BatchFinding] {
    enumerated()
      .sorted { ($0.element.rule, $0.offset) < ($1.element.rule, $1.offset) }
      .map(\.element)
  }
}
