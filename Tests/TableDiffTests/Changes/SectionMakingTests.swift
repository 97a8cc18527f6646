// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// A section whose `init(_:rows:)` does something else than it should.
private struct MismadeSection: ListSection {
  enum Fault { case dropsRows, changesID }

  var id: Int
  var rows: [TestRow]
  var title = 0
  let fault: Fault

  init(id: Int, title: Int = 0, rows: [TestRow], _ fault: Fault) {
    (self.id, self.title, self.rows, self.fault) = (id, title, rows, fault)
  }

  init(_ section: MismadeSection, rows: [TestRow]) {
    self = section
    self.rows = section.fault == .dropsRows ? rows.dropLast() : rows
    if section.fault == .changesID { id += 70 }
  }

  func hasSameHeader(as other: MismadeSection) -> Bool { title == other.title }

  static func lists(
    _ fault: Fault, title: Int = 0
  ) -> (old: [MismadeSection], new: [MismadeSection]) {
    (
      [
        MismadeSection(id: 5, rows: [1, 2, 3].rows, fault),
        MismadeSection(id: 6, rows: [4].rows, fault),
      ],
      [
        MismadeSection(id: 7, rows: [9].rows, fault),
        MismadeSection(id: 5, title: title, rows: [3, 1, 4].rows, fault),
      ]
    )
  }
}

/// Sections that are not made as they should be are noticed wherever the library makes one.
@Suite struct SectionMakingTests {
  private static let rowsMessage = "init(_:rows:) received 3 rows, but the section has 2."
  private static let idMessage = "init(_:rows:) received section 5, but the new one has the id 75."

  private func expectText(_ result: ExitTest.Result?, _ message: String) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message), "\(text)")
  }

  @Test func applyingTraps() async {
    let rows = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let lists = MismadeSection.lists(.dropsRows)
      _ = lists.old.applying(
        genericSectionedDiff(from: lists.old, to: lists.new), sectionsFrom: lists.new)
    }
    expectText(rows, Self.rowsMessage)
    let id = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let lists = MismadeSection.lists(.changesID)
      _ = lists.old.applying(
        genericSectionedDiff(from: lists.old, to: lists.new), sectionsFrom: lists.new)
    }
    expectText(id, Self.idMessage)
  }

  @Test func statesBetweenBatchesTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let lists = MismadeSection.lists(.dropsRows)
      let stages = genericSectionedDiff(from: lists.old, to: lists.new)
        .stages(from: lists.old, to: lists.new, for: .collectionView, preferring: .lossless)
      for stage in stages { _ = stage.sections }
    }
    expectText(result, "rows, but the section has")
  }

  /// An id that does not equal itself says nothing about whether the section is another one.
  @Test func idsThatAreNotNumbersPass() throws {
    let old = [
      RowSection(id: Double.nan, header: 0, rows: [1, 2, 3].rows),
      RowSection(id: 1, header: 0, rows: [4].rows),
    ]
    let new = [
      RowSection(id: 1, header: 0, rows: [4, 5].rows),
      RowSection(id: Double.nan, header: 1, rows: [3, 1, 4].rows),
      RowSection(id: Double.nan, header: 1, rows: [6].rows),
    ]
    for (old, new) in [(old, new), (new, old), (old, old.map { $0 })] {
      let diff = genericSectionedDiff(from: old, to: new)
      let applied = old.applying(diff, sectionsFrom: new)
      #expect(applied.map(\.rows) == new.map(\.rows) && applied.map(\.header) == new.map(\.header))
      for kind in [ListViewKind.collectionView, .tableView] {
        let stages = diff.stages(from: old, to: new, for: kind, preferring: .lossless)
        var view = HeadlessListView(sections: old, kind: kind)
        try view.performGenerically(stages)
        #expect(view.shownSections.map(\.rows) == new.map(\.rows))
      }
    }
  }
}
