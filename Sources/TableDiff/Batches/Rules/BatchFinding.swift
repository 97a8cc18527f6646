// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A fault of a batch, or a warning about it.
///
///     error.findings[0].code  // A3
///     error.findings[0].name  // rowOutOfRange
///     print(error.findings[0])
///     // A3 rowOutOfRange: delete row (0, 3), but there is no such row before the batch
///     // [section 0: 3 rows before, 3 after]
///
/// Its description has one line: the broken rule, the operations, and the counts.
///
/// The letter of the code is the family. If a rule of families A to D is broken, list views throw;
/// if a rule of family E is broken, they silently show wrong rows.
///
/// | code | name | broken by |
/// |---|---|---|
/// | A1 | `sectionOutOfRange` | a section that does not exist |
/// | A3 | `rowOutOfRange` | a row that does not exist |
/// | A5 | `invalidIndex` | an index that is negative, or exceeds the length of any list |
/// | B1 | `duplicateDelete` | two deletes of a row or section |
/// | B2 | `duplicateInsert` | two inserts at one position |
/// | B3 | `deleteAndMove`, `deleteAndReload` | a delete and another operation on a row or section |
/// | B3 | `moveAndReload`, `duplicateReload` | a reload and another operation on a row or section |
/// | B4 | `insertAndMove` | an insert at the target of a move |
/// | B6 | `moveToBoth`, `moveBoth`, `duplicateMove` | moves that share a start or a target |
/// | B7 | `noopMove`, `redundantMove` | a move that has no effect, or a redundant one (a warning) |
/// | C1 | `rowOperationInDeletedSection` | a delete or reload in a deleted section |
/// | C2 | `rowOperationInInsertedSection` | an insert into an inserted section |
/// | C3 | `moveFromDeletedSection` | a move out of a deleted section |
/// | C4 | `moveIntoInsertedSection` | a move into an inserted section |
/// | C5 | `rowOperationInMovedSection` | an operation on a row of a section that moves |
/// | C7 | `crossSectionMoveToSameOffset` | a move between sections to the same offset |
/// | C9 | `crossSectionMoveWithSectionOperations` | a move between sections with section operations |
/// | D1 | `sectionCountMismatch` | operations that do not give the new section count |
/// | D2 | `rowCountMismatch` | operations that do not give the new row count |
/// | E1 | `misplacedRow`, `misplacedSection` | a kept cell that is not at the position of its row |
/// | E2 | `displacedReload` | a reload that the list view performs elsewhere, as it ignores moves |
/// | E4 | `staleContent`, `staleHeader` | changed content that is neither refreshed nor reloaded |
/// | E5 | `invalidRefresh` | a refresh of a row or section that is not kept, or a second refresh |
/// | F3 | `emptyStage` | a stage of several that changes nothing |
/// | F5 | `duplicateID` | an id that is repeated between two stages only |
///
/// Missing numbers are rules without findings of their own. Some are validated with another one: A2
/// and A4 (inserts) with A1 and A3, B5 (sections) with B3 and B4, C6 (moves and deletes in moved
/// sections) with C5, and E3 (sections) with E2. Others define how to interpret a batch (C8, D3,
/// D4), or what stages and diffs guarantee, which the tests of this library check (E6, F1, F2, F4,
/// F6).
///
/// As many rules as possible are validated. Old and new sections correspond only if no rule about
/// sections is broken. B7 and E are validated only if no other rule is broken, since otherwise the
/// batch has no meaning.
public struct BatchFinding: Sendable, Equatable {
  package let rule: BatchRule

  /// The name of the broken rule, such as `rowOutOfRange`.
  public var name: String { rule.name }

  /// The code of the broken rule: the letter of the family and a number, such as `A3`.
  ///
  /// Similar rules share a code.
  public var code: String { rule.code }

  /// The one or two operations concerned; none if an operation is missing or counts do not match.
  package let operations: [BatchUpdate.Operation]

  /// The section to which ``countBefore`` and ``countAfter`` refer; `nil` if they count sections.
  ///
  /// It is an offset after the batch, or before it for a deleted section.
  let section: Int?

  /// The offset of that section before the batch, or after it for an inserted section.
  ///
  /// `nil` if ``countBefore`` and ``countAfter`` count sections.
  let oldSection: Int?

  /// The row count of the section before the batch, or the section count.
  let countBefore: Int

  /// The row count of the section after the batch, or the section count.
  let countAfter: Int

  let details: Details

  /// The content of a message beyond the rule and the operations.
  enum Details: Sendable, Equatable {
    case none
    case missing(Missing, isOld: Bool)
    case counts(inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
    case displacedRow(adjusted: RowPath, actual: RowPath, isMoveTarget: Bool)
    case displacedSection(adjusted: Int, actual: Int, isMoveTarget: Bool)
    case reason(String)
  }

  /// The kind of element that does not exist at an index.
  enum Missing: Sendable, Equatable { case section, row }

  /// The row counts of a section, or the section counts.
  struct Counts: Sendable, Equatable {
    var oldSection: Int?
    var section: Int?
    let before: Int
    let after: Int
  }

  init(
    _ rule: BatchRule, _ operations: [BatchUpdate.Operation] = [], counts: Counts,
    details: Details = .none
  ) {
    self.rule = rule
    self.operations = operations
    section = counts.section ?? counts.oldSection
    oldSection = counts.oldSection ?? counts.section
    countBefore = counts.before
    countAfter = counts.after
    self.details = details
  }

  /// Returns the message of UIKit's exception as reported, for reading crash logs.
  ///
  ///     error.findings[0].uiKitText(for: .tableView)
  ///     // attempt to delete row 3 from section 0 which only contains 3 rows before the update
  ///
  /// - Parameter kind: The kind of list view, which determines the words.
  /// - Returns: `nil` if no message is reported or nothing is thrown: list views silently accept
  ///   violations of rules E, except for reloads.
  public func uiKitText(for kind: ListViewKind) -> String? {
    rule.uiKitText(self, UIKitWords(kind))
  }
}

extension BatchFinding: CustomStringConvertible {
  /// The rule, the fault and the counts, in one line.
  public var description: String { "\(rule): \(rule.message(self)) [\(counts)]" }

  private var counts: String {
    guard let section else {
      return "\(ListDiff.counted(countBefore, "section")) before, \(countAfter) after"
    }
    let before = oldSection == section ? "" : ", before the batch \(oldSection ?? section)"
    return "section \(section)\(before): \(ListDiff.counted(countBefore, "row")) before, "
      + "\(countAfter) after"
  }

  /// The operations as shown in messages.
  var subject: String { operations.map { $0.description }.joined(separator: " and ") }
}

extension BatchFinding.Counts {
  /// Creates the row counts of a section, or the section counts if neither list has it.
  init(_ old: SectionStarts, _ new: SectionStarts, of from: Int? = nil, _ to: Int? = nil) {
    oldSection = from.flatMap { old.hasSection($0) ? $0 : nil }
    section = to.flatMap { new.hasSection($0) ? $0 : nil }
    let isSection = oldSection != nil || section != nil
    before = isSection ? oldSection.map { old.rows(of: $0).count } ?? 0 : old.sectionCount
    after = isSection ? section.map { new.rows(of: $0).count } ?? 0 : new.sectionCount
  }
}
