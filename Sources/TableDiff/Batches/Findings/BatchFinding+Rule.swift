// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchFinding {
  /// A rule that list views, or this library on their behalf, ask of a batch.
  ///
  /// The letter tells the kind: A indices, B collisions, C rows in sections that come, go or move,
  /// D counts, E meaning, F plans of several batches.
  ///
  /// A list view throws where A to D are broken; where E is, it shows the wrong rows without a
  /// word. What can be judged is judged, with this order: which section is which is known only
  /// where no rule about sections is broken (D2 and the like need it), and B7 and E are judged only
  /// where nothing before them is broken: without that the batch has no reading.
  public struct Rule: Sendable, Hashable {
    /// The letter and number of the rule, such as `B3`.
    public let number: String

    private init(_ number: String) {
      self.number = number
    }

    /// Sections deleted, reloaded or moved away exist before the batch.
    public static let a1 = Rule("A1")
    /// Sections inserted or moved to exist after the batch.
    public static let a2 = Rule("A2")
    /// Rows deleted, reloaded or moved away exist before the batch.
    public static let a3 = Rule("A3")
    /// Rows inserted or moved to exist after the batch.
    public static let a4 = Rule("A4")
    /// No index is negative, or larger than any list is long.
    public static let a5 = Rule("A5")

    /// Nothing is deleted twice.
    public static let b1 = Rule("B1")
    /// Nothing is inserted twice in one place.
    public static let b2 = Rule("B2")
    /// A row is deleted, reloaded or moved away: one of these, once.
    public static let b3 = Rule("B3")
    /// A row is inserted in a place or moved there, not both.
    public static let b4 = Rule("B4")
    /// What B3 and B4 say of rows, said of sections.
    public static let b5 = Rule("B5")
    /// Nothing moves to two places, and no two things to one; no move is given twice.
    public static let b6 = Rule("B6")
    /// No move from a place to the same place where the batch without it means the same.
    public static let b7 = Rule("B7")

    /// No row is deleted or reloaded in a section that is deleted or reloaded.
    public static let c1 = Rule("C1")
    /// No row is inserted in a section that is inserted or reloaded.
    public static let c2 = Rule("C2")
    /// No row moves out of a section that is deleted or reloaded.
    public static let c3 = Rule("C3")
    /// No row moves into a section that is inserted or reloaded.
    public static let c4 = Rule("C4")

    /// No row is inserted or reloaded in a section that moves.
    public static let c5 = Rule("C5")
    /// No row is deleted in a section that moves, and none moves from, to or within it.
    public static let c6 = Rule("C6")
    /// A row that goes to another section goes to one with another offset: list views tell by the
    /// numbers alone whether a row changes sections.
    public static let c7 = Rule("C7")
    /// No row goes to another section in a batch with section operations
    /// (``ListViewProfile/tableView``).
    public static let c9 = Rule("C9")

    /// The number of sections before, and the operations, give the number after.
    public static let d1 = Rule("D1")
    /// A section's number of rows before, and the operations, give the number after.
    public static let d2 = Rule("D2")

    /// Every cell that is kept ends up where its row is.
    public static let e1 = Rule("E1")
    /// A reloaded row is where the list view, which ignores the moves for it, takes it to be.
    public static let e2 = Rule("E2")
    /// A reloaded section is where the list view, which ignores the moves for it, takes it to be.
    public static let e3 = Rule("E3")
    /// Every kept row with changed content is reloaded or refreshed, and so is every kept section
    /// with a changed header.
    public static let e4 = Rule("E4")
    /// Only rows that keep their cells are refreshed, and each once; the same holds for headers.
    public static let e5 = Rule("E5")

    /// In a plan of several batches each goes on from where the one before ended, and the last one
    /// ends at the new list.
    public static let f1 = Rule("F1")
    /// No batch of several changes nothing.
    public static let f3 = Rule("F3")
    /// No row or section is in a state between two batches more often than before or after all.
    public static let f5 = Rule("F5")
  }
}

extension BatchFinding.Rule: Comparable, CustomStringConvertible {
  /// Whether a rule comes before another one.
  public static func < (left: BatchFinding.Rule, right: BatchFinding.Rule) -> Bool {
    left.number < right.number
  }

  /// The number of the rule.
  public var description: String { number }
}
