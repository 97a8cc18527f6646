// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Changes of sections that broke other libraries or their users' apps, and their neighbours.
@Suite struct SectionedDiffRegressionTests {
  private static func diff(_ lists: SectionCase) -> SectionedDiff {
    expectSound(lists)
    return lists.old.sectionedDiff(to: lists.new)
  }

  private static func move(_ from: (Int, Int), _ to: (Int, Int)) -> SectionedDiff.Move {
    SectionedDiff.Move(
      from: RowPath(section: from.0, row: from.1), to: RowPath(section: to.0, row: to.1))
  }

  /// ListKit, pull request 1.
  @Test func aRowFromADeletedSectionIntoAnInsertedOne() {
    let diff = Self.diff(SectionCase("A: 1 2 | B: 3", "C: 2 4 | B: 3"))
    #expect(diff.sections.deletes == [0])
    #expect(diff.sections.inserts == [0])
    #expect(diff.moves == [Self.move((0, 1), (0, 0))])
    #expect(diff.deletes.isEmpty && diff.inserts.isEmpty)
  }

  /// ReactiveLists #126.
  @Test func theFirstSectionIsEmptiedThenSectionsSwap() {
    let emptied = SectionCase("A: 1 2 | B: 3", "A: | B: 3")
    #expect(
      Self.diff(emptied).deletes == [RowPath(section: 0, row: 0), RowPath(section: 0, row: 1)])
    let swapped = Self.diff(SectionCase("A: | B: 3", "B: 3 | A:"))
    #expect(swapped.sections.moves.count == 1)
    #expect(swapped.changeCount == 1)
  }

  /// JSQDataSourcesKit #12.
  @Test func theLastRowLeavesItsSectionWhichIsThenDeleted() {
    let left = Self.diff(SectionCase("A: 1 | B: 2", "A: 1 2 | B:"))
    #expect(left.moves == [Self.move((1, 0), (0, 1))])
    let gone = Self.diff(SectionCase("A: 1 | B: 2", "A: 1 2"))
    #expect(gone.moves == [Self.move((1, 0), (0, 1))])
    #expect(gone.sections.deletes == [1])
    #expect(gone.deletes.isEmpty)
  }

  /// Radar 48941906: a section that seems to move from 1 to 1 while a row leaves it.
  @Test func aSectionThatKeepsItsOffsetDoesNotMove() {
    let diff = Self.diff(SectionCase("A: 1 | B: 2 3 | C: 4", "A: 1 2 | B: 3 | C: 4"))
    #expect(diff.sections.isEmpty)
    #expect(diff.moves == [Self.move((1, 0), (0, 1))])
  }

  /// The two sections share a number, and are not one.
  @Test func aRowMovesToTheSameNumbersInAnotherSection() {
    let diff = Self.diff(SectionCase("A: 1 | B: 2", "B: 1 2 | A:"))
    #expect(diff.moves == [Self.move((0, 0), (0, 0))])
    #expect(diff.sections.moves.count == 1)
  }

  /// DifferenceKit #106: a section's header changes while a row moves.
  @Test func aHeaderChangesAndARowMoves() {
    let diff = Self.diff(SectionCase("A: 1...3 | B: 4", "A': 2 3 1 | B: 4"))
    #expect(diff.sections.updates == [ListDiff.Update(from: 0, to: 0)])
    #expect(diff.moves == [Self.move((0, 0), (0, 2))])
  }

  /// A row stays beside one that comes from the neighbouring section, both changed: one run of
  /// updates, two kinds of way.
  @Test func updatesRunOnWhereStayingRowsEnd() {
    let diff = Self.diff(SectionCase("A: 1 2 | B: 3 4", "A: 1.1 | B: 2.1 3.1 4"))
    #expect(diff.moves == [Self.move((0, 1), (1, 0))])
    #expect(diff.updates.count == 3)
  }

  @Test func aMovedSectionMovesNoneOfItsRows() {
    let diff = Self.diff(
      SectionCase("A: 1...9 | B: 10...12 | C: 13", "C: 13 | B: 10...12 | A: 1...9"))
    #expect(diff.changeCount == 2)
  }

  /// groupie #345: two sections of some thousand rows, most of them replaced.
  @Test func mostRowsOfTwoSectionsAreReplaced() {
    let old = [
      TitledSection(id: 0, rows: Array(0..<2_000).rows),
      TitledSection(id: 1, rows: Array(2_000..<5_000).rows),
    ]
    let new = [
      TitledSection(id: 0, rows: Array(9_000..<11_000).rows + [4_000].rows),
      TitledSection(id: 1, rows: Array(11_000..<14_000).rows + [0, 1].rows),
    ]
    let diff = Self.diff(SectionCase(old, new))
    #expect(diff.moves.count == 3)
    #expect(diff.inserts.count == 5_000)
    #expect(diff.deletes.count == 4_997)
  }

  /// Sections that repeat ids, next to each other and far apart.
  @Test func repeatedSectionIDs() {
    expectSound(SectionCase("A: 1 | A: 2 | B: 3", "A: 2 | B: 3 | A: 1 4"))
    expectSound(SectionCase("A: 1 1 | A: 1", "A: 1 | A: 1 1 | A: 1"))
  }

  @Test func manyEmptySections() {
    let empty = (0..<5_000).map { TitledSection(id: $0, rows: []) }
    var old = empty
    var new = empty
    old[2_500].rows = Array(0..<40).rows
    new[2_501].rows = Array(Array(0..<40).reversed()).rows
    let diff = Self.diff(SectionCase(old, new))
    #expect(diff.moves.count == 40)
  }
}
