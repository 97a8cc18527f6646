// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// Rows of list views and of sections in tree arrays.
@Suite struct TreeSectionTests {
  private struct TreeSection: ListSection {
    let id: Int
    let title: Int
    let rows: TreeArray<TestRow>

    init(_ section: TitledSection, rows: TreeArray<TestRow>) {
      (id, title, self.rows) = (section.id, section.title, rows)
    }

    init(_ section: TreeSection, rows: TreeArray<TestRow>) {
      (id, title, self.rows) = (section.id, section.title, rows)
    }

    func hasSameHeader(as other: TreeSection) -> Bool { title == other.title }
  }

  /// Equal rows of a section are copies of one tree array, and no others share nodes.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 20_000, usual: 1_000, debug: 100)))
  func diffsAreThoseOfArrays(seed: UInt64) {
    let lists = SectionCase.random(seed: seed, sectionsUpTo: 5, rowsUpTo: 6)
    let old = lists.old.map { TreeSection($0, rows: TreeArray($0.rows)) }
    let trees = Dictionary(old.map { ($0.id, $0.rows) }) { first, _ in first }
    let new = lists.new.map { section in
      let known = trees[section.id].flatMap { Array($0) == section.rows ? $0 : nil }
      return TreeSection(section, rows: known ?? TreeArray(section.rows))
    }
    for style in ListDiff.MoveStyle.everyStyle {
      let expected = lists.old.sectionedDiff(to: lists.new, moves: style)
      #expect(genericSectionedDiff(from: old, to: new, moves: style) == expected, "\(lists)")
    }
  }

  @Test func rowsOfAListView() throws {
    let old = TreeArray([TestRow]("abcd"))
    var new = old
    new.move(from: 3, to: 0)
    var view = HeadlessListView(rows: old)
    try view.perform(old.tableDiff(to: new).batchUpdate(inSection: 0), rows: new)
    #expect(view.cells.map(\.id) == [3, 0, 1, 2] && view.shownSections[0].rows == new)
    try view.perform(
      new.tableDiff(to: old).batchUpdate(inSection: 0), sections: [SingleSection(rows: old)],
      id: { $0.id }, contentsEqual: { $0 == $1 })
    #expect(view.cells.map(\.id) == [0, 1, 2, 3])
  }
}
