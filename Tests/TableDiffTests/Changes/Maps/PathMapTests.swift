// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Maps of sections against dictionaries made by carrying a diff out by hand.
@Suite struct PathMapTests {
  /// What is wrong with the map of a diff; `nil` where nothing is.
  private func problem(_ diff: SectionedDiff, old: [Int], new: [Int]) -> String? {
    guard
      let naive = NaivePathMap(diff, oldRowCounts: old, newRowCounts: new),
      let sections = NaiveMap(diff.sections)
    else { return "\(diff) does not fit together" }
    let map = PathMap(diff)
    for path in naive.old where map.newPath(ofOld: path) != naive.newPaths[path] {
      return "new path of \(path) in \(diff)"
    }
    for path in naive.new where map.oldPath(ofNew: path) != naive.oldPaths[path] {
      return "old path of \(path) in \(diff)"
    }
    if old.indices.map({ map.sections.newOffset(ofOld: $0) }) != sections.newOffsets {
      return "new sections of \(diff)"
    }
    if new.indices.map({ map.sections.oldOffset(ofNew: $0) }) != sections.oldOffsets {
      return "old sections of \(diff)"
    }
    if map.sections != OffsetMap(diff.sections) { return "sections of \(diff)" }
    return nil
  }

  @Test func agreeOnAllSmallSections() {
    forEachSmallSectionCase(
      sectionsUpTo: 2, rowsUpTo: Sizes.pick(exhaustive: 3, usual: 2)
    ) { lists in
      let diff = lists.old.sectionedDiff(to: lists.new)
      #expect(
        problem(diff, old: lists.old.map(\.rows.count), new: lists.new.map(\.rows.count)) == nil)
    }
  }

  @Test(arguments: 0..<UInt64(20)) func agreeOnDiffsMadeByHand(seed: UInt64) throws {
    for step: UInt64 in 0..<20 {
      let (diff, old, new) = try RandomDiff.sectioned(
        seed: seed &* 100 &+ step, sectionsUpTo: 5, rowsUpTo: 6)
      #expect(problem(diff, old: old, new: new) == nil)
    }
  }

  /// The map of one section is that of the flat list.
  @Test(arguments: 0..<UInt64(20)) func oneSectionIsAFlatList(seed: UInt64) {
    let lists = RandomCase.make(seed: seed, maxCount: 60)
    let flat = OffsetMap(lists.old.tableDiff(to: lists.new))
    let map = PathMap(
      genericSectionedDiff(
        from: [SingleSection(rows: lists.old)], to: [SingleSection(rows: lists.new)]))
    for offset in lists.old.indices {
      #expect(
        map.newPath(ofOld: RowPath(section: 0, row: offset))
          == flat.newOffset(ofOld: offset).map { RowPath(section: 0, row: $0) }, "\(lists)")
    }
  }
}
