// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Selections and focused rows against plain searches through a diff carried out by hand.
@Suite struct SelectionTests {
  /// A diff of random lists or one made by hand.
  private func diff(seed: UInt64) throws -> ListDiff {
    if seed % 2 == 0 { return try RandomDiff.flat(seed: seed, maxCount: seed % 4 == 0 ? 8 : 60) }
    let lists = RandomCase.make(seed: seed, maxCount: 60)
    return lists.old.tableDiff(
      to: lists.new, moves: ListDiff.MoveStyle.everyStyle[Int(seed / 2 % 3)])
  }

  @Test(arguments: 0..<UInt64(200)) func selectedRowsAreThoseStillThere(seed: UInt64) throws {
    let diff = try diff(seed: seed)
    let naive = try #require(NaiveMap(diff))
    let map = OffsetMap(diff)
    var random = SeededRandom(seed: seed)
    for percent in [0, 10, 100] {
      let selected = (0..<diff.oldCount).filter { _ in random.chance(percent) }
      let expected = selected.compactMap { naive.newOffsets[$0] }.sorted()
      #expect(map.newSelection(ofOld: selected) == expected)
      #expect(map.newSelection(ofOld: Set(selected)) == expected)
      #expect(map.newSelection(ofOld: selected + selected.reversed()) == expected)
      #expect(map.newSelection(ofOld: (selected + selected).shuffled(using: &random)) == expected)
    }
  }

  @Test(arguments: 0..<UInt64(200)) func theNearestRowIsTheNaiveOne(seed: UInt64) throws {
    let diff = try diff(seed: seed)
    let naive = try #require(NaiveMap(diff))
    let map = OffsetMap(diff)
    for offset in 0..<diff.oldCount {
      let nearest = map.newOffset(nearestToOld: offset)
      #expect(nearest == naive.nearest(to: offset), "\(offset) in \(diff)")
    }
  }

  /// Of a deleted selection the next row below is taken, and without one the next above.
  @Test func aDeletedSelectionHasOneRow() {
    let ids = Array(0..<6)
    for chosen in 0..<(1 << ids.count) {
      let selected = ids.filter { chosen >> $0 & 1 == 1 }
      let kept = ids.filter { !selected.contains($0) }
      let map = OffsetMap(ids.rows.tableDiff(to: kept.rows))
      let found = selected.last.flatMap { last in
        kept.first { $0 > last } ?? kept.last { $0 < last }
      }
      let expected = found.flatMap { kept.firstIndex(of: $0) }
      #expect(selected.last.flatMap { map.newOffset(nearestToOld: $0) } == expected)
      let sections = PathMap(
        [TitledSection(id: 0, rows: ids.rows)].sectionedDiff(
          to: [TitledSection(id: 0, rows: kept.rows)]))
      let last = selected.last.map { RowPath(section: 0, row: $0) }
      #expect(
        last.flatMap { sections.newPath(nearestToOld: $0) }
          == expected.map { RowPath(section: 0, row: $0) })
    }
  }

  @Test(arguments: 0..<UInt64(100)) func sectionsLikewise(seed: UInt64) throws {
    let (diff, old, new) = try RandomDiff.sectioned(seed: seed, sectionsUpTo: 4, rowsUpTo: 5)
    let naive = try #require(NaivePathMap(diff, oldRowCounts: old, newRowCounts: new))
    let map = PathMap(diff)
    for path in naive.old {
      let nearest = map.newPath(nearestToOld: path)
      #expect(nearest == naive.nearest(to: path), "\(path) in \(diff)")
    }
    var random = SeededRandom(seed: seed)
    let selected = naive.old.filter { _ in random.chance(40) }.shuffled(using: &random)
    #expect(
      map.newSelection(ofOld: selected + selected)
        == selected.compactMap { naive.newPaths[$0] }.sorted())
  }

  @Test func nearestRowsOfAllSmallSections() {
    var problems: [String] = []
    forEachSmallSectionCase(
      sectionsUpTo: 3, rowsUpTo: Sizes.pick(exhaustive: 3, usual: 2, debug: 1),
      every: Sizes.pick(exhaustive: 1, usual: 7, debug: 1)
    ) { lists in
      let diff = lists.old.sectionedDiff(to: lists.new)
      guard
        let naive = NaivePathMap(
          diff, oldRowCounts: lists.old.map(\.rows.count),
          newRowCounts: lists.new.map(\.rows.count))
      else {
        problems.append("\(lists) has no naive map")
        return
      }
      let map = PathMap(diff)
      for path in naive.old where naive.newPaths[path] == nil {
        if map.newPath(nearestToOld: path) != naive.nearest(to: path) {
          problems.append("\(path) in \(lists)")
        }
      }
    }
    #expect(problems.isEmpty, "\(problems.count): \(problems.prefix(3))")
  }
}
