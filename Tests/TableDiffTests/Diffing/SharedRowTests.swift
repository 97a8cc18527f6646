// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// Rows that stand in several sections at once, as in "Favourites" and "All".
@Suite struct SharedRowTests {
  private func section(_ id: Int, _ rows: some Sequence<Int>) -> TitledSection {
    TitledSection(id: id, rows: rows.map { TestRow(id: $0, content: 0) })
  }

  @Test func aRowStaysWhereItCanStay() {
    let diff = [section(1, 0...2)].sectionedDiff(to: [section(0, [1]), section(1, [1])])
    #expect(diff.moves.isEmpty)
    #expect(diff.deletes == [RowPath(section: 0, row: 0), RowPath(section: 0, row: 2)])
    #expect(diff.inserts.isEmpty)
    #expect(diff.sections.inserts == [0])
  }

  @Test func noNeedlessOperations() {
    let old = [section(1, [0, 2, 3, 6, 7]), section(2, 1...6)]
    let new = [
      section(0, [0, 1, 2, 4, 5, 6, 7]), section(1, [1, 2, 4, 5, 6, 7]), section(2, 0...7),
    ]
    #expect(old.sectionedDiff(to: new).changeCount == 8)
  }

  /// Many rows in two sections, so that what is left over is joined by hashes.
  @Test(arguments: hashSeeds) func manyRows(hashSeed: UInt64) throws {
    var random = SplitMix64(seed: hashSeed)
    func sections(_ all: [Int], _ favourites: [Int]) -> [TitledSection] {
      [section(0, favourites), section(1, all)]
    }
    let all = Array(0..<3_000)
    let old = sections(all.shuffled(using: &random), Array(all.shuffled(using: &random)[..<900]))
    let new = sections(all.shuffled(using: &random), Array(all.shuffled(using: &random)[..<900]))
    let found = SectionedDiff(from: old, to: new, hashSeed: hashSeed, shouldStop: { false })
    let diff = try #require(found)
    let favourites = Set(old[0].rows.map(\.id)).intersection(new[0].rows.map(\.id))
    let crossing = diff.moves.filter { $0.from.section != $0.to.section }
    #expect(crossing.isEmpty)
    #expect(diff.deletes.count == 900 - favourites.count)
    #expect(diff.inserts.count == 900 - favourites.count)
  }

  /// Within a section first, also where ids share all hashes.
  @Test(arguments: [5, 60]) func collidingIDs(count: Int) {
    struct Row: Identifiable, Equatable {
      let id: CoarseHashID
    }
    func section(_ id: Int, _ rows: some Sequence<Int>) -> RowSection<Int, Row> {
      RowSection(id: id, rows: rows.map { Row(id: CoarseHashID(value: $0)) })
    }
    var random = SplitMix64(seed: UInt64(count))
    for _ in 0..<20 {
      let all = Array(0..<count)
      let old = [
        section(0, all.shuffled(using: &random)[..<(count / 2)]),
        section(1, all.shuffled(using: &random)),
      ]
      let new = [
        section(1, all.shuffled(using: &random)),
        section(0, all.shuffled(using: &random)[..<(count / 2)]),
      ]
      let diff = old.sectionedDiff(to: new)
      let isCrossing = { (move: SectionedDiff.Move) in move.from.section == move.to.section }
      #expect(!diff.moves.contains(where: isCrossing), "sections change places")
      let kept = Set(old[0].rows.map(\.id)).intersection(new[1].rows.map(\.id))
      #expect(diff.deletes.count == count / 2 - kept.count)
      #expect(diff.inserts.count == count / 2 - kept.count)
    }
  }
}
