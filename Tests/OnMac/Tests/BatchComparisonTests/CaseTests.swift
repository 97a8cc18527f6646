// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BatchComparison
import TableDiff
import Testing

/// The cases that views and the judge are asked about.
@Suite struct CaseTests {
  /// A number always gives the same case, so that a run can go on where another one ended.
  @Test func followFromTheirNumbers() {
    for number in 0..<200 {
      #expect(BatchCase(number, .tableView) == BatchCase(number, .tableView))
      #expect(StepCase(number) == StepCase(number))
    }
    #expect((0..<200).contains { BatchCase($0, .tableView) != BatchCase($0 + 1, .tableView) })
  }

  /// Some cases break each rule that a list view could see, and that rule alone.
  @Test func breakEachRuleAlone() {
    var alone: [String: Int] = [:]
    var legalCount = 0
    for kind in [ListViewKind.tableView, .collectionView] {
      for number in 0..<6_000 {
        let broken = BatchCase(number, kind).brokenRules
        if broken.isEmpty { legalCount += 1 }
        if broken.count == 1 { alone[broken[0], default: 0] += 1 }
      }
    }
    #expect(legalCount > 4_000)
    #expect(
      alone.keys.sorted() == [
        "A1 sectionOutOfRange", "A3 rowOutOfRange", "A5 invalidIndex", "B1 duplicateDelete",
        "B2 duplicateInsert", "B3 deleteAndMove", "B3 deleteAndReload", "B3 duplicateReload",
        "B3 moveAndReload", "B4 insertAndMove", "B6 duplicateMove", "B6 moveBoth", "B6 moveToBoth",
        "B7 noopMove", "C1 rowOperationInDeletedSection", "C2 rowOperationInInsertedSection",
        "C3 moveFromDeletedSection", "C4 moveIntoInsertedSection", "C5 rowOperationInMovedSection",
        "C7 crossSectionMoveToSameOffset", "C9 crossSectionMoveWithSectionOperations",
        "D1 sectionCountMismatch", "D2 rowCountMismatch", "E2 displacedReload",
      ])
  }

  /// Steps are in range, and lead to the count, exactly where a list of rows can carry them out.
  @Test func stepsAreJudgedAsAListCarriesThemOut() {
    var outcomes: Set<[String]> = []
    for number in 0..<5_000 {
      let value = StepCase(number)
      var rows = Array(0..<value.before)
      let isInRange = value.steps.allSatisfy { rows.perform($0) }
      let expected =
        !isInRange ? ["G1 outOfRange"] : rows.count == value.after ? [] : ["G2 wrongResult"]
      #expect(value.brokenRules == expected, "\(value.sourceText)")
      outcomes.insert(expected)
    }
    #expect(outcomes.count == 3)
  }

  /// What a run prints can be pasted into the list of known cases.
  @Test func areWrittenAsSwift() {
    let batch = BatchCase(
      .tableView, from: [3, 2], to: [3, 1],
      [
        .moveSection(0, to: 1), .deleteRow(RowPath(section: 0, row: 1)),
        .moveRow(RowPath(section: 1, row: 0), to: RowPath(section: 0, row: 2)), .insertSection(4),
        .reloadRow(RowPath(section: 0, row: 0)), .deleteSection(0), .reloadSection(1),
        .insertRow(RowPath(section: 0, row: 9)),
      ])
    #expect(
      batch.sourceText == """
        BatchCase(.tableView, from: [3, 2], to: [3, 1], [.moveSection(0, to: 1), \
        .deleteRow(RowPath(section: 0, row: 1)), \
        .moveRow(RowPath(section: 1, row: 0), to: RowPath(section: 0, row: 2)), \
        .insertSection(4), .reloadRow(RowPath(section: 0, row: 0)), .deleteSection(0), \
        .reloadSection(1), .insertRow(RowPath(section: 0, row: 9))])
        """)
    let steps = StepCase(from: 3, to: 2, [.delete(0..<1), .move(0..<1, to: 1), .insert(2..<3)])
    #expect(
      steps.sourceText
        == "StepCase(from: 3, to: 2, [.delete(0..<1), .move(0..<1, to: 1), .insert(2..<3)])")
  }
}

extension [Int] {
  /// Carries out a step as tables do, row by row, and returns whether all rows exist.
  fileprivate mutating func perform(_ step: ListStep) -> Bool {
    switch step {
    case .delete(let range):
      for row in range.reversed() {
        if !indices.contains(row) { return false }
        remove(at: row)
      }
    case .insert(let range):
      for row in range {
        if row > count { return false }
        insert(-1, at: row)
      }
    case .move:
      for move in step.rowMoves {
        if !indices.contains(move.from) || !indices.contains(move.to) { return false }
        insert(remove(at: move.from), at: move.to)
      }
    case .update: break
    }
    return true
  }
}
