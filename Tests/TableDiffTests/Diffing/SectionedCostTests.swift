// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// What a sectioned diff asks of rows, counted.
@Suite struct SectionedCostTests {
  private typealias Section = RowSection<Int, NoHeader, CountedRow>

  private static let sectionCount = 40
  private static let rowCount = 100

  private static func sections(_ counters: Counters) -> [Section] {
    (0..<sectionCount).map { id in
      let ids = Array(id * rowCount..<(id + 1) * rowCount)
      return Section(id: id, rows: ids.rows.map { CountedRow(row: $0, counters: counters) })
    }
  }

  /// The same rows in storage of their own.
  private static func copied(_ sections: [Section]) -> [Section] {
    sections.map { Section($0, rows: $0.rows.map { $0 }) }
  }

  @Test func sharedSectionsAreNotRead() {
    let counters = Counters()
    let old = Self.sections(counters)
    var new = old
    new.reverse()
    new.remove(at: 7)
    new.insert(Section(id: -1, rows: []), at: 3)
    let diff = genericSectionedDiff(from: old, to: new)
    #expect(diff.sections.changeCount == 2 + 38)
    #expect(diff.changeCount == diff.sections.changeCount)
    #expect(counters.idReads == 0)
    #expect(counters.contentComparisons == 0)
  }

  @Test func oneSectionListsAreNotReadTwice() {
    let counters = Counters()
    let old = Self.sections(counters)
    _ = genericSectionedDiff(from: old, to: old)
    #expect(counters.idReads == 0)
  }

  @Test func onlyTheSectionThatChangedIsRead() {
    let counters = Counters()
    let old = Self.sections(counters)
    var new = old
    new[5].rows.remove(at: 50)
    let diff = genericSectionedDiff(from: old, to: new)
    #expect(diff.deletes == [RowPath(section: 5, row: 50)])
    #expect(counters.idReads <= 2 * (Self.rowCount + 4))
    #expect(counters.contentComparisons == Self.rowCount - 1)
    #expect(counters.hashes == 0)
  }

  @Test func sectionsThatShiftOrMoveAreWalkedAndNotHashed() {
    let counters = Counters()
    let old = Self.sections(counters)
    var new = Self.copied(old)
    new.append(new.removeFirst())
    new.insert(Section(id: -1, rows: []), at: 3)
    new.swapAt(10, 30)
    let diff = genericSectionedDiff(from: old, to: new)
    #expect(diff.changeCount == diff.sections.changeCount)
    #expect(counters.hashes == 0)
    #expect(counters.idComparisons == Self.sectionCount * Self.rowCount)
    #expect(counters.contentComparisons == Self.sectionCount * Self.rowCount)
  }

  @Test func onlyRowsUnmatchedAreHashed() {
    let counters = Counters()
    let old = Self.sections(counters)
    var new = Self.copied(old)
    // In each section every tenth row goes to the next one.
    for section in new.indices {
      for row in stride(from: 0, to: 50, by: 10) {
        let moved = new[section].rows.remove(at: row)
        new[(section + 1) % new.count].rows.append(moved)
      }
    }
    let diff = genericSectionedDiff(from: old, to: new)
    let moved = 5 * Self.sectionCount
    #expect(diff.moves.count == moved)
    #expect(counters.hashes == 2 * moved)
    #expect(counters.contentComparisons <= Self.sectionCount * Self.rowCount + moved)
    #expect(counters.idComparisons <= 3 * Self.sectionCount * Self.rowCount)
  }

  /// All looks ahead together are paid for by the rows of the whole list.
  @Test func shuffledRowsAreComparedLittle() {
    let counters = Counters()
    var random = SeededRandom(seed: 3)
    let old = Self.sections(counters)
    let rows = old.flatMap(\.rows).shuffled(using: &random)
    let new = old.indices.map { section in
      let start = section * Self.rowCount
      return Section(id: section, rows: Array(rows[start..<start + Self.rowCount]))
    }
    _ = genericSectionedDiff(from: old, to: new)
    let count = Self.sectionCount * Self.rowCount
    #expect(counters.hashes == 2 * count)
    #expect(counters.idComparisons <= 3 * count)
    #expect(counters.contentComparisons <= count)
  }

  /// A section that counts how often its rows are asked for.
  ///
  /// A slice is copied each time that it becomes an array.
  private struct SlicedSection: ListSection {
    let id: Int
    let slice: ArraySlice<TestRow>
    let counter: Counter

    final class Counter { var reads = 0 }

    var rows: ArraySlice<TestRow> {
      counter.reads += 1
      return slice
    }

    init(id: Int, slice: ArraySlice<TestRow>, counter: Counter) {
      (self.id, self.slice, self.counter) = (id, slice, counter)
    }

    init(_ section: SlicedSection, rows: ArraySlice<TestRow>) {
      self.init(id: section.id, slice: rows, counter: section.counter)
    }
  }

  /// Unmatched rows at many places of a section are kept once for all of them.
  @Test(arguments: [ListDiff.MoveStyle.minimal, .all])
  func rowsAreAskedForAFewTimes(moves: ListDiff.MoveStyle) {
    let counter = SlicedSection.Counter()
    let all = Array(0..<2_001).rows
    let old = [
      SlicedSection(id: 0, slice: all[1...], counter: counter),
      SlicedSection(id: 1, slice: all[0..<0], counter: counter),
    ]
    let half = all.filter { $0.id % 2 == 0 }
    let new = [
      SlicedSection(id: 0, slice: half[1...], counter: counter),
      SlicedSection(id: 1, slice: Array(5_000..<5_010).rows[...], counter: counter),
    ]
    let diff = genericSectionedDiff(from: old, to: new, moves: moves)
    #expect(counter.reads <= 32)
    #expect(diff.deletes.count == 1_000)
    #expect(diff.inserts.count == 10)
  }
}
