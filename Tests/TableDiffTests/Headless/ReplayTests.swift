// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Errors write themselves down as Swift that brings them about again.
struct ReplayTests {
  private func error(
    _ batch: BatchUpdate, _ old: [TitledSection], _ new: [TitledSection]
  ) throws -> BatchError {
    try #require(batchError(batch, SectionCase(old, new)))
  }

  @Test func aSmallCase() throws {
    let error = try #require(
      batchError(
        "dS1 mS2>0 d(1,0) fS0", SectionCase("A: 7 8 | B: 30 | C': 5.3 6.3", "C'': 5.4 6.3 | A: 7 8")
      ))
    let text = """
      var view = HeadlessListView(
        sections: [
          NumberedSection(id: 0, rows: "0...1"),
          NumberedSection(id: 1, rows: "2"),
          NumberedSection(id: 2, rows: "3...4")
        ], kind: .collectionView)
      try view.perform(
        BatchUpdate(sectionDeletes: [1], sectionMoves: [.init(from: 2, to: 0)], \
      deletes: [RowPath(section: 1, row: 0)], sectionRefreshes: [0]),
        sections: [
          NumberedSection(id: 2, header: 1, rows: "3.1 4"),
          NumberedSection(id: 0, rows: "0...1")
        ])
      """
    #expect(error.reproduction == text)
    // The same, pasted.
    var view = HeadlessListView(
      sections: [
        NumberedSection(id: 0, rows: "0...1"),
        NumberedSection(id: 1, rows: "2"),
        NumberedSection(id: 2, rows: "3...4"),
      ], kind: .collectionView)
    do {
      try view.perform(
        BatchUpdate(
          sectionDeletes: [1], sectionMoves: [.init(from: 2, to: 0)],
          deletes: [RowPath(section: 1, row: 0)], sectionRefreshes: [0]),
        sections: [
          NumberedSection(id: 2, header: 1, rows: "3.1 4"),
          NumberedSection(id: 0, rows: "0...1"),
        ])
      Issue.record("The replayed batch is taken.")
    } catch let replayed {
      #expect(replayed.findings == error.findings)
      #expect(replayed.reproduction == text)
    }
  }

  @Test func longListsAreWrittenAsRanges() throws {
    let rows = (0..<10_000).map { TestRow(id: 7 * $0) }
    let old = [TitledSection(id: 0, rows: rows), TitledSection(id: 1, rows: [])]
    let new = [
      TitledSection(id: 0, rows: Array(rows[1_000...])),
      TitledSection(id: 1, rows: Array(rows[..<998])),
    ]
    let batch = BatchUpdate(
      deletes: [RowPath(section: 0, row: 999)],
      moves: ListMove.neighbours(
        from: RowPath(section: 0, row: 0), to: RowPath(section: 1, row: 0), count: 999))
    let error = try error(batch, old, new)
    #expect(
      error.reproduction == """
        var view = HeadlessListView(
          sections: [
            NumberedSection(id: 0, rows: "0...9999"),
            NumberedSection(id: 1, rows: "")
          ], kind: .collectionView)
        try view.perform(
          BatchUpdate(deletes: [RowPath(section: 0, row: 999)], \
        moves: [ListMove.neighbours(from: RowPath(section: 0, row: 0), \
        to: RowPath(section: 1, row: 0), count: 999)].flatMap { $0 }),
          sections: [
            NumberedSection(id: 0, rows: "1000...9999"),
            NumberedSection(id: 1, rows: "0...997")
          ])
        """)
  }

  @Test func allKindsOfOperationsAreWritten() throws {
    let batch = BatchUpdate(reading: "iS1 rS0 i(0,1) i(0,2) r(0,0) f(0,0) m(0,1)>(0,0)")
    let text = try error(batch, [], []).reproduction
    #expect(
      text == """
        var view = HeadlessListView(
          sections: [NumberedSection](), kind: .collectionView)
        try view.perform(
          BatchUpdate(sectionInserts: [1], sectionReloads: [0], \
        inserts: RowPath.rows(1...2, inSection: 0), \
        moves: [.init(from: RowPath(section: 0, row: 1), to: RowPath(section: 0, row: 0))], \
        reloads: [RowPath(section: 0, row: 0)], refreshes: [RowPath(section: 0, row: 0)]),
          sections: [NumberedSection]())
        """)
    #expect(
      RowPath.rows(1...2, inSection: 0) == batch.inserts)
  }

  @Test func contentsAreNumberedAsTheyFirstAppear() throws {
    let error = try error(
      BatchUpdate(), [TitledSection](reading: "A: 4.9 5 4.7"),
      [TitledSection](reading: "A: 4.7 5.1 4.8"))
    let text = try #require(error.reproduction)
    #expect(text.contains("rows: \"0...1 0.1\""))
    #expect(text.contains("rows: \"0...1.1 0.2\""))
  }

  @Test func thousandsOfContentsOfOneRowAreNotNumbered() throws {
    func list(_ contents: Range<Int>) -> [TitledSection] {
      [TitledSection(id: 0, rows: contents.map { TestRow(id: 7, content: $0) })]
    }
    #expect(try error(BatchUpdate(), list(0..<900), list(900..<1_800)).reproduction != nil)
    #expect(try error(BatchUpdate(), list(0..<2_000), list(2_000..<4_000)).reproduction == nil)
  }

  @Test func numberedSections() {
    let section = NumberedSection(id: 0, rows: "0...2 7.1 8...9.4")
    #expect(section.rows.map(\.id) == [0, 1, 2, 7, 8, 9])
    #expect(section.rows.map(\.content) == [0, 0, 0, 1, 4, 4])
    #expect(NumberedSection(section, rows: []).rows == [])
    #expect(!section.hasSameHeader(as: NumberedSection(id: 0, header: 1, rows: "")))
  }
}
