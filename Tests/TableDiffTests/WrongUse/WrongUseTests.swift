// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Wrong use, by the message with which it ends the process, in release builds too.
enum WrongUse: String, CaseIterable, Codable, Sendable {
  case applyingToAnotherCount = "The diff starts from 3 elements, but this list has 71."
  case applyingWithAnotherNewList = "The diff leads to 5 rows, but the new list has 82."
  case applyingWithoutRows =
    "The diff inserts or updates new row 1; pass the rows it comes from."
  case applyingToAnotherSectionCount = "starts from 1 section, but the list has 2"
  case applyingToAnotherSection = "starts from 2 rows in section 1, but the list has 3"
  case applyingWithAnotherSection = "leads to 1 row in section 0, but the list has 0"
  case differenceOfOtherLists = "from 3 rows to 1, but the lists have 2 and 1"
  case followedByAnotherCount =
    "The first diff leads to 3 rows, but the second one starts from 2."
  case followedByAnotherSection =
    "The first diff leads to 2 rows in section 1, but the second one starts from 1."
  case followedByAnotherSectionCount =
    "The first diff leads to 2 sections, but the second one starts from 1."
  case stagesOfAnotherSectionCount = "The diff leads to 2 sections, but the list has 1."
  case stagesOfAnotherSection =
    "Section 0 had 3 rows when the stages were planned, but now has 0."
  case movingBehindTheEnd = "A row moves from 3 to 0, but the list has 3 rows."
  case movingBeforeTheStart = "Row -1 moves, but the list has 3 rows."
  case movingAboveTheEnd = "Rows move above row 4, but the list has 3 rows."
  case movingNoNeighbours = "A block of -1 rows cannot move."
  case mappingBehindTheEnd = "There is no old row 3: the old list has 3 rows."
  case mappingBeforeTheStart = "There is no new row -1: the new list has 1 row."
  case mappingInNoSection = "There is no old row (1, 0): the old list has 1 section."
  case sectionsMadeWithFewerRows = "init(_:rows:) received 3 rows, but the section has 2."
  case sectionsMadeWithOtherIDs =
    "init(_:rows:) received section 5, but the new one has the id 75."
  case stagesMadeWithFewerRows = "rows, but the section has"

  func perform() throws {
    let rows = [1, 2, 3].rows, path = RowPath(section: 1, row: 0)
    func diff(_ old: String, _ new: String) -> SectionedDiff {
      SectionCase(old, new).diff()
    }
    func list(_ text: String) -> [TitledSection] { [TitledSection](reading: text) }
    switch self {
    case .applyingToAnotherCount:
      _ = Array(repeating: "", count: 71).applying(rows.tableDiff(to: [])) { _ in "" }
    case .applyingWithAnotherNewList:
      _ = [1, 2, 3].applying(
        rows.tableDiff(to: [1, 2, 3, 4, 5].rows), rowsFrom: Array(0..<82))
    case .applyingWithoutRows: _ = [1].applying([1].rows.tableDiff(to: [1, 2].rows))
    case .applyingToAnotherSectionCount:
      _ = list("A: 1 | B: 2").applying(diff("A: 1", "A: 1"), sectionsFrom: list("A: 1"))
    case .applyingToAnotherSection:
      let old = list("A: 1 | B: 2 3")
      _ = list("A: 1 | B: 2 3 4").applying(old.sectionedDiff(to: old), sectionsFrom: old)
    case .applyingWithAnotherSection:
      let old = list("A: 1 | B: 2 3")
      _ = old.applying(old.sectionedDiff(to: old), sectionsFrom: list("A: | B: 2 3"))
    case .differenceOfOtherLists:
      _ = rows.tableDiff(to: [1].rows).collectionDifference(from: [1, 2], to: [1])
    case .followedByAnotherCount:
      _ = [1, 2].rows.tableDiff(to: rows).followed(by: [1, 2].rows.tableDiff(to: [1].rows))
    case .followedByAnotherSection:
      let diff = diff("A: 1 2 | B: 3", "A: 1 2 | B: 3 4")
      _ = diff.followed(by: diff)
    case .followedByAnotherSectionCount:
      let diff = diff("A: 1 2", "A: 1 2 | B: 3 4")
      _ = diff.followed(by: diff)
    case .stagesOfAnotherSectionCount:
      let lists = SectionCase("A: 1 | B: 2", "B: 2 | A: 1 3")
      _ = lists.diff().stages(from: lists.old, to: [lists.new[0]], for: .collectionView)
    case .stagesOfAnotherSection:
      _ =
        diff("A: 1 2", "B: 1 2 3").stages(
          from: list("A: 1 2"), to: list("B:"), for: .collectionView, preferring: .lossless)[0]
        .sections
    case .movingBehindTheEnd: _ = ListDiff(count: 3, movingRow: 3, to: 0)
    case .movingBeforeTheStart: _ = ListDiff(count: 3, movingRows: [-1], above: 4)
    case .movingAboveTheEnd: _ = ListDiff(count: 3, movingRows: [0], above: 4)
    case .movingNoNeighbours: _ = ListMove.neighbours(from: path, to: path, count: -1)
    case .mappingBehindTheEnd:
      _ = OffsetMap(try ListDiff(oldCount: 3, newCount: 3)).newOffset(ofOld: 3)
    case .mappingBeforeTheStart:
      _ = OffsetMap(try ListDiff(oldCount: 1, newCount: 1)).oldOffset(ofNew: -1)
    case .mappingInNoSection: _ = PathMap(diff("A: 1 2", "A: 1 2")).newPath(ofOld: path)
    case .sectionsMadeWithFewerRows, .sectionsMadeWithOtherIDs:
      let lists = MismadeSection.lists(
        self == .sectionsMadeWithFewerRows ? .dropsRows : .changesID)
      _ = lists.old.applying(
        genericSectionedDiff(from: lists.old, to: lists.new), sectionsFrom: lists.new)
    case .stagesMadeWithFewerRows:
      let lists = MismadeSection.lists(.dropsRows)
      let stages = genericSectionedDiff(from: lists.old, to: lists.new)
        .stages(from: lists.old, to: lists.new, for: .collectionView, preferring: .lossless)
      for stage in stages { _ = stage.sections }
    }
  }
}

/// A section whose `init(_:rows:)` does something else than it should.
private struct MismadeSection: ListSection {
  enum Fault { case dropsRows, changesID }

  var id: Int
  var rows: [TestRow]
  let fault: Fault

  init(id: Int, rows: [TestRow], _ fault: Fault) {
    (self.id, self.rows, self.fault) = (id, rows, fault)
  }

  init(_ section: MismadeSection, rows: [TestRow]) {
    self = section
    self.rows = section.fault == .dropsRows ? rows.dropLast() : rows
    if section.fault == .changesID { id += 70 }
  }

  static func lists(_ fault: Fault) -> (old: [MismadeSection], new: [MismadeSection]) {
    func list(_ text: String) -> [MismadeSection] {
      [TitledSection](reading: text).map { MismadeSection(id: $0.id, rows: $0.rows, fault) }
    }
    return (list("F: 1 2 3 | G: 4"), list("H: 9 | F: 3 1 4"))
  }
}

@Suite struct WrongUseTests {
  @Test(arguments: WrongUse.allCases) func endsWithAMessage(use: WrongUse) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [use] in
      try use.perform()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(use.rawValue), "\(text)")
  }

  @Test(arguments: ChangingList.allCases) func aListThatChangesEndsWithAMessage(
    list: ChangingList
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [list] in
      try list.read()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(list.rawValue), "\(text)")
  }
}
