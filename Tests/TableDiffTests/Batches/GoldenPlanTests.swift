// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Plans of changes that are known from field reports and other libraries.
struct GoldenPlanTests {
  /// The number of stages for each target and preference, once all plans have been found legal.
  private func stages(_ lists: SectionCase) -> String {
    BatchPlanTests.targets.map { target in
      BatchPlanTests.preferences.map { preference in
        if let problem = planProblem(lists, target, preference) { Issue.record("\(problem)") }
        return String(lists.stages(for: target, preferring: preference).count)
      }.joined()
    }.joined(separator: " ")
  }

  private func batches(
    _ lists: SectionCase, _ target: ListViewKind = .collectionView,
    _ preference: StagePreference = .fewestStages
  ) -> [String] {
    lists.stages(for: target, preferring: preference).map(\.batch.description)
  }

  /// Golden vector 7, the change that defeated single batches in a stress test of RxDataSources.
  @Test func movedSectionsWhoseRowsAllChange() {
    #expect(stages(SectionCase("A: 1111 | B: 2222", "B: 0 | A:")) == "22 22")
  }

  /// Golden vector 12: the tricky cases named beside the same code.
  @Test func trickyCases() {
    #expect(
      stages(SectionCase("D: 10 11 12 | I: 25 26 27", "I: 11 26 27 | D: 10 12")) == "22 22")
    #expect(
      stages(
        SectionCase(
          "J: 26 | G: 5 29 | A: 14 | E: 16 | D: | H: 3 15 19 23 | C: 20",
          "J: 26 | A: 14 | I: 3 | E: 16 8 | H: 15 19 23 | C: 20 | B: 7")) == "12 12")
    #expect(
      stages(
        SectionCase(
          "D: 5 | F: 20 14 | I: | B: 2 26 | H: 23 | J: 8 18 13 | A: 28 25 6 11 10 29 24 7 19",
          "D: 5 | F: 20 14 | I: 16 | G: 17 15 4 | B: 2 26 23 | H: | J: 8 18 13 "
            + "| A: 28 25 6 11 10 29 24 7 19")) == "12 12")
  }

  /// thearchivebase: sections C F H K become A H C K.
  @Test func sectionsComeGoAndMove() {
    let lists = SectionCase("C: 1 | F: 2 | H: 3 | K: 4", "A: 5 | H: 3 | C: 1 | K: 4")
    #expect(stages(lists) == "11 11")
    // The section that moves is the one in which nothing happens.
    #expect(
      batches(SectionCase("C: 1 | F: 2 | H: 3 | K: 4", "A: 5 | H: 3 6 | C: 1 | K: 4")) == [
        "BatchUpdate(delete section 1, insert section 0, move section 0 to 2, insert row (1, 1))"
      ])
    #expect(
      batches(SectionCase("C: 1 | F: 2 | H: 3 | K: 4", "A: 5 | H: 3 | C: | K: 4")) == [
        "BatchUpdate(delete section 1, insert section 0, move section 2 to 1, delete row (0, 0))"
      ])
    #expect(
      stages(SectionCase("C: 1 | F: 2 | H: 3 | K: 4", "A: 5 | H: 3 6 | C: | K: 4")) == "22 22")
  }

  /// Golden vector 10: what the rules C3, C4 and C7 give as examples.
  @Test func examplesOfTheRules() {
    #expect(stages(SectionCase("A: 1 2 | B: 3 4", "A: 3 1 2")) == "12 12")
    #expect(stages(SectionCase("A: 1 2", "A: 2 | B: 1")) == "12 12")
    // Section B is number 1 before, and A is number 1 after.
    #expect(stages(SectionCase("A: 1 2 | B: 3 4", "C: | A: 3 1 2 | B: 4")) == "12 12")
    #expect(stages(SectionCase("A: 1 2 | B: 3 4", "C: | A: 2 | B: 1 3 4")) == "11 12")
  }

  /// Radar 48941906: a section "moves" from 1 to 1, and its row out of it.
  @Test func aSectionThatStaysIsNotMoved() {
    #expect(
      batches(SectionCase("A: | B: 1", "A: 1 | B:"))
        == ["BatchUpdate(move row (1, 0) to (0, 0))"])
    #expect(stages(SectionCase("A: | B: 1", "A: 1 | B:")) == "11 11")
  }

  /// A section that really passes others may come to have the same number.
  @Test func aSectionMayMoveToItsOwnNumber() {
    let lists = SectionCase("X: | Y: | M: 1 | A: | B:", "A: | B: | M: 1")
    #expect(stages(lists) == "11 11")
    #expect(
      batches(lists) == ["BatchUpdate(delete section 0, delete section 1, move section 2 to 2)"])
  }

  /// ListKit, pull request 1: a row from a deleted section into an inserted one.
  @Test func aRowFromADeletedSectionIntoAnInsertedOne() {
    let lists = SectionCase("A: 1 2", "B: 2 3")
    #expect(stages(lists) == "13 13")
    #expect(batches(lists) == ["BatchUpdate(delete section 0, insert section 0)"])
    // Row 3 does not come with its section, since row 1, which a plan cannot tell from it, is still
    // there; nor does row 1 go with its section.
    #expect(
      batches(lists, .tableView, .lossless) == [
        "BatchUpdate(insert section 1)",
        "BatchUpdate(delete row (0, 0), insert row (1, 1), move row (0, 1) to (1, 0))",
        "BatchUpdate(delete section 0)",
      ])
  }

  /// ReactiveLists 126: the first section loses its rows, and the sections change places.
  @Test func emptiedAndSwapped() {
    let lists = SectionCase("A: 1 2 | B: 3", "B: 3 | A:")
    #expect(stages(lists) == "11 11")
  }

  /// JSQDataSourcesKit 12: the last row leaves its section, which then goes.
  @Test func theLastRowLeavesItsSection() {
    let lists = SectionCase("A: 1 | B: 2", "B: 2 1")
    #expect(stages(lists) == "12 12")
    #expect(batches(lists) == ["BatchUpdate(delete section 0, insert row (0, 1))"])
    #expect(
      batches(lists, .collectionView, .lossless) == [
        "BatchUpdate(move row (0, 0) to (1, 1))", "BatchUpdate(delete section 0)",
      ])
  }

  /// DifferenceKit 106: a section gets a new header and a row moves.
  @Test func aHeaderChangesAndARowMoves() {
    let lists = SectionCase("A: 1 2 3 | B: 4", "A': 3 1 2.1 | B: 4")
    #expect(stages(lists) == "11 11")
    #expect(
      batches(lists) == [
        "BatchUpdate(move row (0, 2) to (0, 0), refresh row (0, 2), refresh section 0)"
      ])
  }

  /// Updates alone move nothing, whatever they are of.
  @Test func updatesAlone() {
    let lists = SectionCase("A: 1 2 | B: 3", "A: 1 2.1 | B': 3.1")
    #expect(stages(lists) == "11 11")
    #expect(batches(lists)[0].contains("refresh row (0, 1), refresh row (1, 0)"))
    #expect(stages(SectionCase("A: 1", "A: 1")) == "00 00")
  }

  @Test func firstLoadAndEmptying() {
    let some = [TitledSection](reading: "A: 1...80 | B: 81")
    #expect(stages(SectionCase([], some)) == "11 11")
    #expect(stages(SectionCase(some, [])) == "11 11")
    #expect(batches(SectionCase([], some)) == ["BatchUpdate(insert section 0, insert section 1)"])
  }
}
