// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// A section that is an object: its rows may be others each time they are read.
final class LiveSection: ListSection {
  let id: Int
  var rows: [TestRow]

  init(id: Int, rows: [TestRow]) { (self.id, self.rows) = (id, rows) }

  init(_ section: LiveSection, rows: [TestRow]) { (id, self.rows) = (section.id, rows) }
}

/// A section that hands out other rows each time: so many fewer the second time, and so on.
final class FickleSection: ListSection {
  let id: Int
  private var counts: [Int]

  /// - Parameter counts: How many rows to hand out, in turn; the last count goes on.
  init(id: Int, counts: [Int]) { (self.id, self.counts) = (id, counts.reversed()) }

  init(_ section: FickleSection, rows: [TestRow]) { (id, counts) = (section.id, [rows.count]) }

  var rows: [TestRow] {
    let count = counts.count > 1 ? counts.removeLast() : counts[0]
    return (0..<count).map { TestRow(id: 100 * id + $0) }
  }
}

/// Sections whose number of rows changes behind the back of who counted them: never a read out of
/// bounds, always words.
@Suite struct ChangingSectionTests {
  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func shownRowsThatShrinkTrap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let section = LiveSection(id: 0, rows: Array(0..<6).rows)
      var view = HeadlessListView(sections: [section])
      section.rows = Array(0..<1).rows
      try view.performGenerically(
        BatchUpdate(), sections: [LiveSection(id: 0, rows: Array(0..<6).rows)])
    }
    #expect(Self.text(result).contains("A section had 6 rows and now has 1."))
  }

  /// All empty arrays share their storage, which tells a diff that nothing changed.
  @Test func sectionsThatAreEmptyWhenReadTrap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let old = [FickleSection(id: 0, counts: [6, 0]), FickleSection(id: 1, counts: [1])]
      let new = [FickleSection(id: 0, counts: [3, 0]), FickleSection(id: 1, counts: [1])]
      _ = genericSectionedDiff(from: old, to: new)
    }
    #expect(Self.text(result).contains("A section had 6 rows and now has 0."))
  }

  @Test func newRowsThatShrinkWhileTheyAreReadTrap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let old = FickleSection(id: 0, counts: [6])
      var view = HeadlessListView(sections: [old])
      try view.performGenerically(BatchUpdate(), sections: [FickleSection(id: 0, counts: [6, 1])])
    }
    #expect(Self.text(result).contains("A section had 6 rows and now has 1."))
  }

  @Test func aCellOfASectionThatShrankTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let section = LiveSection(id: 0, rows: [1, 2].rows)
      let view = HeadlessListView(sections: [section])
      section.rows = [1].rows
      _ = view[RowPath(section: 0, row: 1)]
    }
    #expect(Self.text(result).contains("A section had 2 rows and now has 1."))
  }

  @Test func cellsOfSectionsThatChangedTrap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let sections = [LiveSection(id: 0, rows: [1].rows), LiveSection(id: 1, rows: [2, 3].rows)]
      let view = HeadlessListView(sections: sections)
      (sections[0].rows, sections[1].rows) = ([2, 3].rows, [1].rows)
      _ = view.cells
    }
    #expect(Self.text(result).contains("A section had 1 row and now has 2."))
  }

  /// Whatever a section hands out at whichever reading: a transition, an error or words.
  @Test(arguments: 0..<5, [[6, 1], [1, 6], [6, 0], [0, 6]])
  func fickleSectionsNeverReadOutOfBounds(reading: Int, counts: [Int]) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [reading, counts] in
      let fickle = Array(repeating: counts[0], count: reading + 1) + [counts[1]]
      for isOld in [true, false] {
        let changing = FickleSection(id: 0, counts: fickle)
        let other = FickleSection(id: isOld ? 0 : 1, counts: [counts[0]])
        var view = HeadlessListView(sections: [isOld ? changing : other])
        let new = isOld ? other : changing
        do {
          try view.performGenerically(BatchUpdate(), sections: [new])
          _ = view.cells
        } catch {
          _ = "\(error)"
        }
      }
      fatalError("All batches came to an end.")
    }
    let text = Self.text(result)
    let isFine = text.contains("A section had ") || text.contains("All batches came to an end.")
    #expect(isFine, "\(text)")
  }

  /// The rows of a state between two batches are read once.
  @Test func repeatsInFickleSections() {
    let state = [FickleSection(id: 0, counts: [3, 0]), FickleSection(id: 0, counts: [3, 0])]
    let old = [FickleSection(id: 0, counts: [3])]
    let repeats = RepeatedIDs(in: state, old: old, new: old, id: \.id)
    #expect(repeats.rows.map { $0.1 } == (0..<3).map { RowPath(section: 1, row: $0) })
  }

  @Test func applyingToSectionsThatShrinkTraps() async {
    let old = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let lists = [FickleSection(id: 0, counts: [6])]
      let diff = genericSectionedDiff(from: lists, to: [LiveSectionRows.longer])
      _ = [FickleSection(id: 0, counts: [6, 1])].applying(
        diff, sectionsFrom: [LiveSectionRows.longer])
    }
    #expect(Self.text(old).contains("A section had 6 rows and now has 1."))
    let new = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let lists = [FickleSection(id: 0, counts: [6])]
      let diff = genericSectionedDiff(from: lists, to: [LiveSectionRows.longer])
      _ = lists.applying(diff, sectionsFrom: [FickleSection(id: 0, counts: [9, 2])])
    }
    #expect(Self.text(new).contains("A section had 9 rows and now has 2."))
  }

  /// One list on both sides, whose sections have other rows each time they are counted.
  @Test func oneListOfFickleSectionsIsUnchanged() {
    let list = [FickleSection(id: 0, counts: [6, 1, 4]), FickleSection(id: 1, counts: [2, 5, 3])]
    let diff = genericSectionedDiff(from: list, to: list)
    #expect(diff.isEmpty)
    #expect(diff.oldStarts == diff.newStarts)
  }
}

private enum LiveSectionRows {
  static var longer: FickleSection { FickleSection(id: 0, counts: [9]) }
}
