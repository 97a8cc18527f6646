// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Sections whose rows are neither identifiable nor equatable, and sections that do not store their
/// rows in an array: the diff, its stages and the list view are those of plain sections.
struct SectionFormTests {
  /// A row that only closures can tell from others.
  private struct Entry {
    let key: Int
    let text: Int
  }

  private struct EntrySection: ListSection {
    let id: Int
    var title: Int
    var rows: [Entry]

    init(_ section: TitledSection) {
      (id, title) = (section.id, section.title)
      rows = section.rows.map { Entry(key: $0.id, text: $0.content) }
    }

    init(_ section: EntrySection, rows: [Entry]) {
      (id, title, self.rows) = (section.id, section.title, rows)
    }

    func hasSameHeader(as other: EntrySection) -> Bool { title == other.title }

    var titled: TitledSection {
      TitledSection(
        id: id, title: title, rows: rows.map { TestRow(id: $0.key, content: $0.text) })
    }
  }

  /// The same sections, with rows in no contiguous storage.
  private static func honest(_ sections: [TitledSection]) -> [LyingSection] {
    sections.map { LyingSection(id: $0.id, title: $0.title, rows: LyingRows($0.rows, nil)) }
  }

  private static func titled(_ sections: [LyingSection]) -> [TitledSection] {
    sections.map { TitledSection(id: $0.id, title: $0.title, rows: Array($0.rows)) }
  }

  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 2_000, usual: 200, debug: 20))

  private static func lists(_ seed: UInt64) -> SectionCase {
    SectionCase.random(seed: seed, sectionsUpTo: 5, rowsUpTo: 5)
  }

  @Test func rowsByClosures() throws {
    for seed in Self.seeds {
      let lists = Self.lists(seed)
      let old = lists.old.map(EntrySection.init), new = lists.new.map(EntrySection.init)
      let diff = genericSectionedDiff(from: old, to: new, id: \.key) { $0.text == $1.text }
      #expect(diff == lists.old.sectionedDiff(to: lists.new), "\(lists)")
      let applied = old.applying(diff, sectionsFrom: new).map(\.titled)
      #expect(applied == lists.new, "\(lists)")
      for kind in [ListViewKind.collectionView, .tableView] {
        let stages = diff.stages(from: old, to: new, for: kind, preferring: .lossless)
        #expect(
          stages.map { $0.sections.map(\.titled) }
            == lists.stages(for: kind, preferring: .lossless).map(\.sections), "\(lists)")
        var view = HeadlessListView(sections: old, kind: kind)
        try view.performGenerically(stages, id: \.key) { $0.text == $1.text }
        #expect(view.shownSections.map(\.titled) == lists.new, "\(lists)")
      }
      let keys = lists.old.duplicateRowIDs().map(\.positions)
      #expect(old.duplicateRowIDs(id: \.key).map(\.positions) == keys)
    }
  }

  @Test func flatRowsByClosures() throws {
    let old = [1, 2, 3].map { Entry(key: $0, text: 0) }
    let new = [Entry(key: 3, text: 1), Entry(key: 1, text: 0)]
    let diff = genericDiff(from: old, to: new, id: \.key, contentsEqual: { $0.text == $1.text })
    var view = HeadlessListView(rows: old)
    try view.performGenerically(
      #require(diff).batchUpdate(inSection: 0), sections: [SingleSection(rows: new)], id: \.key
    ) { $0.text == $1.text }
    #expect(view.shownRows.map(\.key) == [3, 1] && view.shownRows.map(\.text) == [1, 0])
  }

  @Test func findingsOfRowsByClosures() throws {
    let old = [TitledSection](reading: "A: 1 2").map(EntrySection.init)
    let new = [TitledSection](reading: "A: 2 1").map(EntrySection.init)
    var view = HeadlessListView(sections: old)
    let error = try #require(throws: BatchError.self) {
      try view.performGenerically(BatchUpdate(), sections: new, id: \.key) { $0.text == $1.text }
    }
    let plain = batchError("", SectionCase("A: 1 2", "A: 2 1"))
    #expect(error.findings == plain?.findings)
    #expect(error.reproduction == plain?.reproduction)
    #expect(view.shownRows.map(\.key) == [1, 2])
  }

  /// All forms give the same diff, with every combination of options.
  @Test func formsAgree() {
    for seed in Self.seeds {
      let lists = Self.lists(seed)
      let (old, new) = (lists.old, lists.new)
      for moves in ListDiff.MoveStyle.everyStyle {
        for algorithm in [ListDiff.Algorithm.heckel, .lcs] {
          let diff = old.sectionedDiff(to: new, moves: moves, algorithm: algorithm)
          let others: [SectionedDiff?] = [
            old.sectionedDiff(
              to: new, id: \.id, contentsEqual: ==, moves: moves, algorithm: algorithm),
            SectionedDiff(
              from: old, to: new, options: ListDiff.Options(moves: moves, algorithm: algorithm),
              shouldStop: { false }),
            SectionedDiff(
              from: old, to: new, id: \.id, contentsEqual: ==,
              options: ListDiff.Options(moves: moves, algorithm: algorithm),
              shouldStop: { false }),
            genericSectionedDiff(
              from: Self.honest(old), to: Self.honest(new), moves: moves,
              algorithm: algorithm),
          ]
          #expect(others.allSatisfy { $0 == diff }, "\(moves), \(algorithm), \(lists)")
        }
      }
    }
  }

  @Test func rowsInOtherStorage() throws {
    for seed in Self.seeds {
      let lists = Self.lists(seed)
      let old = Self.honest(lists.old), new = Self.honest(lists.new)
      let diff = genericSectionedDiff(from: old, to: new)
      #expect(diff == lists.old.sectionedDiff(to: lists.new), "\(lists)")
      #expect(Self.titled(old.applying(diff, sectionsFrom: new)) == lists.new, "\(lists)")
      let stages = diff.stages(from: old, to: new, for: .collectionView, preferring: .lossless)
      #expect(
        stages.map { Self.titled($0.sections) }
          == lists.stages(preferring: .lossless).map(\.sections))
      var view = HeadlessListView(sections: old)
      try view.performGenerically(stages)
      #expect(Self.titled(view.shownSections) == lists.new, "\(lists)")
    }
  }

  @Test func headersOfRowSections() {
    let old = [
      RowSection(id: 1, header: "Fruit, 1", rows: [1].rows),
      RowSection(id: 2, header: "Nuts", rows: []),
    ]
    var new = old
    new[0].rows.append(TestRow(id: 5))
    #expect(genericSectionedDiff(from: old, to: new).sections.isEmpty)
    new[0].header = "Fruit, 2"
    #expect(genericSectionedDiff(from: old, to: new).sections.updates == [.init(from: 0, to: 0)])
    #expect(RowSection(old[0], rows: []) == RowSection(id: 1, header: "Fruit, 1", rows: []))
    #expect(RowSection(id: 1, rows: [1].rows).hasSameHeader(as: RowSection(id: 2, rows: [])))
    #expect(NoHeader() == NoHeader())
  }
}
