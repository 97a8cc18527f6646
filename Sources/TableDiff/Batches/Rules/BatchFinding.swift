// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A fault of a batch, or a warning about it.
///
///     error.findings[0].rule  // A3 rowOutOfRange
///     print(error.findings[0])
///     // A3 rowOutOfRange: delete row (0, 3), but there is no such row before the batch
///     // [section 0: 3 rows before, 3 after]
///
/// Its description has one line: the broken rule, the operations, and the counts.
public struct BatchFinding: Sendable, Equatable {
  /// The broken rule.
  public let rule: BatchRule

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
    case misplacedRow(old: RowPath, mappedTo: RowPath, expected: RowPath?)
    case misplacedSection(old: Int, mappedTo: Int, expected: Int?)
    case displacedRow(adjusted: RowPath, actual: RowPath, isMoveTarget: Bool)
    case displacedSection(adjusted: Int, actual: Int, isMoveTarget: Bool)
    case stale(old: String, new: String)
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

extension [BatchFinding] {
  /// Returns the findings stably sorted by code.
  func inRuleOrder() -> [BatchFinding] {
    var ordered: [BatchFinding] = [], rest = self
    while let code = rest.lazy.map({ $0.rule.code }).min() {
      ordered += rest.filter { $0.rule.code == code }
      rest.removeAll { $0.rule.code == code }
    }
    return ordered
  }
}
