// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A rule that batches must obey.
///
///     finding.rule.code  // A3
///     finding.rule.name  // rowOutOfRange
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
public struct BatchRule: Sendable {
  /// The rule's name, such as `rowOutOfRange`.
  public let name: String

  /// The letter of the family and a number, such as `A3`.
  ///
  /// Similar rules share a code.
  public let code: String

  /// Returns a message that describes the fault.
  let message: @Sendable (BatchFinding) -> String

  /// Returns the message of UIKit's exception as reported; `nil` if none is.
  let uiKitText: @Sendable (BatchFinding, UIKitWords) -> String?

  init(
    _ code: String, _ name: String, message: @escaping @Sendable (BatchFinding) -> String,
    uiKitText: @escaping @Sendable (BatchFinding, UIKitWords) -> String? = { _, _ in nil }
  ) {
    self.name = name
    self.code = code
    self.message = message
    self.uiKitText = uiKitText
  }
}

extension BatchRule: Hashable {
  /// Returns whether two rules have the same name.
  public static func == (left: BatchRule, right: BatchRule) -> Bool { left.name == right.name }

  /// Hashes the rule's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension BatchRule: CustomStringConvertible {
  /// The code and the name, such as `A3 rowOutOfRange`.
  public var description: String { "\(code) \(name)" }
}
