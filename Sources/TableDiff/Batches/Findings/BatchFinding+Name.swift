// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchFinding {
  /// What is wrong with a batch, as a short name; some rules can be broken in several ways.
  public struct Name: Sendable, Hashable {
    /// The name, such as `deleteAndMove`.
    public let text: String

    private init(_ text: String) {
      self.text = text
    }

    /// There is no such section (A1, A2; A3 and A4 for a row's path).
    public static let sectionOutOfRange = Name("sectionOutOfRange")
    /// There is no such row (A3, A4).
    public static let rowOutOfRange = Name("rowOutOfRange")
    /// A negative or far too large index (A5).
    public static let invalidIndex = Name("invalidIndex")

    /// Deleted twice (B1).
    public static let duplicateDelete = Name("duplicateDelete")
    /// Inserted twice (B2).
    public static let duplicateInsert = Name("duplicateInsert")
    /// Deleted and moved (B3, B5).
    public static let deleteAndMove = Name("deleteAndMove")
    /// Deleted and reloaded (B3, B5).
    public static let deleteAndReload = Name("deleteAndReload")
    /// Moved and reloaded (B3, B5).
    public static let moveAndReload = Name("moveAndReload")
    /// Reloaded twice (B3, B5).
    public static let duplicateReload = Name("duplicateReload")
    /// Inserted where something moves to (B4, B5).
    public static let insertAndMove = Name("insertAndMove")
    /// One thing moved to two places (B6).
    public static let moveToBoth = Name("moveToBoth")
    /// Two things moved to one place (B6).
    public static let moveBoth = Name("moveBoth")
    /// The same move twice (B6).
    public static let duplicateMove = Name("duplicateMove")
    /// A move from a place to itself that means nothing (B7).
    public static let noopMove = Name("noopMove")
    /// A move that would come about without being named: a warning, not a violation.
    public static let redundantMove = Name("redundantMove")

    /// A row deleted or reloaded in a section that goes (C1).
    public static let rowOpInDeletedSection = Name("rowOpInDeletedSection")
    /// A row inserted in a section that comes (C2).
    public static let rowOpInInsertedSection = Name("rowOpInInsertedSection")
    /// A row moved out of a section that goes (C3).
    public static let moveFromDeletedSection = Name("moveFromDeletedSection")
    /// A row moved into a section that comes (C4).
    public static let moveIntoInsertedSection = Name("moveIntoInsertedSection")

    /// A row operation in a section that moves (C5, C6).
    public static let rowOpInMovedSection = Name("rowOpInMovedSection")
    /// A row that goes to another section, which has the number of the one it comes from (C7).
    public static let coincidentSectionMove = Name("coincidentSectionMove")
    /// A row that goes to another section beside section operations (C9).
    public static let crossMoveWithSectionOps = Name("crossMoveWithSectionOps")

    /// Wrong number of sections (D1).
    public static let sectionCount = Name("sectionCount")
    /// Wrong number of rows (D2).
    public static let rowCount = Name("rowCount")

    /// A cell ends up where another row is (E1).
    public static let misplacedRow = Name("misplacedRow")
    /// A section ends up where another one is (E1).
    public static let misplacedSection = Name("misplacedSection")
    /// A reload that moves carry off (E2, E3).
    public static let displacedReload = Name("displacedReload")
    /// A cell that keeps content its row no longer has (E4).
    public static let staleContent = Name("staleContent")
    /// A header that keeps content its section no longer has (E4).
    public static let staleHeader = Name("staleHeader")
    /// A refresh of what has no kept cell (E5).
    public static let invalidReconfigure = Name("invalidReconfigure")

    /// Batches of a plan that do not fit together (F1).
    public static let brokenStageChain = Name("brokenStageChain")
    /// A batch of a plan that changes nothing (F3).
    public static let emptyStage = Name("emptyStage")
    /// A row or section that is there twice between two batches (F5).
    public static let duplicateIdentity = Name("duplicateIdentity")
  }
}

extension BatchFinding.Name: CustomStringConvertible {
  /// The name.
  public var description: String { text }
}
