// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Lists whose numbers of rows change behind the back of who counted them, by the message: never a
/// read out of bounds, always words.
enum ChangingList: String, CaseIterable, Codable, Sendable {
  case shownRowsThatShrink = "A section had 6 rows and now has 1."

  /// All empty arrays share their storage, which tells a diff that nothing changed.
  case sectionsThatAreEmptyWhenRead = "A section had 6 rows and now has 0."
  case newRowsThatShrinkWhileTheyAreRead = "A section had 5 rows and now has 1."
  case cellOfASectionThatShrank = "A section had 2 rows and now has 1."
  case cellsOfSectionsThatChanged = "A section had 1 row and now has 2."
  case applyingToSectionsThatShrink = "A section had 7 rows and now has 1."
  case applyingWithSectionsThatShrink = "A section had 9 rows and now has 2."
  case shownRowsBeyondTheCount = "The count of a list is 0, but it has more elements."
  case shownRowsBeyondTheCounts = "The count of a list is 0, but it has more"

  func read() throws {
    switch self {
    case .shownRowsThatShrink:
      let section = FickleSection(6)
      var view = HeadlessListView(sections: [section])
      section.change(to: 1)
      try view.performGenerically(BatchUpdate(), sections: [FickleSection(6)])
    case .sectionsThatAreEmptyWhenRead:
      let last = FickleSection(id: 1, 1)
      _ = genericSectionedDiff(
        from: [FickleSection(6, 0), last], to: [FickleSection(3, 0), last])
    case .newRowsThatShrinkWhileTheyAreRead:
      var view = HeadlessListView(sections: [FickleSection(5)])
      try view.performGenerically(BatchUpdate(), sections: [FickleSection(5, 1)])
    case .cellOfASectionThatShrank:
      let section = FickleSection(2)
      let view = HeadlessListView(sections: [section])
      section.change(to: 1)
      _ = view[RowPath(section: 0, row: 1)]
    case .cellsOfSectionsThatChanged:
      let sections = [FickleSection(1), FickleSection(id: 1, 2)]
      let view = HeadlessListView(sections: sections)
      sections[0].change(to: 2)
      sections[1].change(to: 1)
      _ = view.cells
    case .applyingToSectionsThatShrink:
      let new = [FickleSection(9)]
      let diff = genericSectionedDiff(from: [FickleSection(7)], to: new)
      _ = [FickleSection(7, 1)].applying(diff, sectionsFrom: new)
    case .applyingWithSectionsThatShrink:
      let old = [FickleSection(7)]
      let diff = genericSectionedDiff(from: old, to: [FickleSection(9)])
      _ = old.applying(diff, sectionsFrom: [FickleSection(9, 2)])
    case .shownRowsBeyondTheCount, .shownRowsBeyondTheCounts:
      let rows = LyingRows([1, 2, 3].rows, .countsNone)
      let count = self == .shownRowsBeyondTheCount ? 1 : 2
      let sections = (0..<count).map { LyingSection(id: $0, rows: rows) }
      _ = HeadlessListView(sections: sections).shownRows
    }
  }
}

@Suite struct ChangingListTests {
  /// Whatever a section hands out at whichever reading: a transition, an error or words.
  @Test(arguments: 0..<5, [[6, 1], [1, 6], [6, 0], [0, 6]])
  func fickleSectionsNeverReadOutOfBounds(reading: Int, counts: [Int]) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [reading, counts] in
      for isOld in [true, false] {
        let other = FickleSection(id: isOld ? 0 : 1, counts[0])
        let changing = FickleSection(
          counts: Array(repeating: counts[0], count: reading + 1) + [counts[1]])
        var view = HeadlessListView(sections: [isOld ? changing : other])
        do {
          try view.performGenerically(BatchUpdate(), sections: [isOld ? other : changing])
          _ = view.cells
        } catch {
          _ = "\(error)"
        }
      }
      fatalError("All batches came to an end.")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let isFine = text.contains("A section had ") || text.contains("All batches came to an end.")
    #expect(isFine, "\(text)")
  }

  /// The rows of a state between two batches are read once.
  @Test func repeatsInFickleSections() {
    let old = [FickleSection(3)]
    let repeats = RepeatedIDs(
      in: [FickleSection(3, 0), FickleSection(3, 0)], old: old, new: old, id: \.id)
    #expect(repeats.rows.map { $0.1 } == (0..<3).map { RowPath(section: 1, row: $0) })
  }

  /// One list on both sides, whose sections have other rows each time they are counted.
  @Test func oneListOfFickleSectionsIsUnchanged() {
    let list = [FickleSection(6, 1, 4), FickleSection(id: 1, 2, 5, 3)]
    let diff = genericSectionedDiff(from: list, to: list)
    #expect(diff.isEmpty)
    #expect(diff.oldStarts == diff.newStarts)
  }
}
