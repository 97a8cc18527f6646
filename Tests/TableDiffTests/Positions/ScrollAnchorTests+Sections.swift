// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Scroll anchors in lists of sections.
extension ScrollAnchorTests {
  /// Sections with headers of their own height, laid out by hand.
  @Test(arguments: 0..<UInt64(200)) func sectionsWithHeaders(seed: UInt64) throws {
    let (diff, old, new) = try RandomDiff.sectioned(seed: seed, sectionsUpTo: 5, rowsUpTo: 6)
    let naive = try #require(NaivePathMap(diff, oldRowCounts: old, newRowCounts: new))
    func tops(_ counts: [Int]) -> (tops: [RowPath: Double], end: Double) {
      var tops: [RowPath: Double] = [:]
      var end = 0.0
      for (section, count) in counts.enumerated() {
        end += 3
        for row in 0..<count {
          tops[RowPath(section: section, row: row)] = end
          end += 10
        }
      }
      return (tops, end)
    }
    let (oldTops, oldEnd) = tops(old), (newTops, newEnd) = tops(new)
    var random = SeededRandom(seed: seed)
    let viewport = Double(5 + random.below(30))
    let start = Double(random.below(Int(max(0, oldEnd - viewport)) + 1))
    let visible = naive.old.filter { path in
      oldTops[path].map { $0 + 10 > start && $0 < start + viewport } ?? false
    }
    let anchor = ScrollAnchor(
      scrollOffset: start, viewportHeight: viewport, contentHeight: oldEnd,
      visibleRows: visible.shuffled(using: &random)
    ) { oldTops[$0] ?? .nan }
    let map = PathMap(diff)
    let kept =
      visible.first { naive.inPlace.contains($0) }
      ?? visible.first { naive.newPaths[$0] != nil } ?? visible.first
    var wanted = start
    if let kept, let target = naive.nearest(to: kept) {
      wanted = try #require(newTops[target]) - (try #require(oldTops[kept]) - start)
    }
    let offset = anchor.scrollOffset(after: map, contentHeight: newEnd) { newTops[$0] ?? .nan }
    #expect(offset == min(max(0, wanted), max(0, newEnd - viewport)), "seed \(seed)")
    let stuck = anchor.scrollOffset(
      after: map, contentHeight: newEnd, stickingTo: .bottom
    ) { newTops[$0] ?? .nan }
    if start + viewport >= oldEnd { #expect(stuck == max(0, newEnd - viewport)) }
  }

  /// The rows of a section that moves away are not what was around the viewport.
  @Test func theViewportDoesNotFollowASectionThatMoves() {
    let lists = SectionCase(
      "Z: 1 2 | A: 3 4 | B: 5 6 | C: 7 8 9 10 11 12", "Z: 1 2 | B: 5 6 | C: 7 8 9 10 11 12 | A: 3 4"
    )
    func top(_ path: RowPath, _ sections: [TitledSection]) -> Double {
      10 * Double(sections[..<path.section].reduce(path.row) { $0 + $1.rows.count })
    }
    let anchor = ScrollAnchor(
      scrollOffset: 30.0, viewportHeight: 30, contentHeight: 120,
      visibleRows: [3, 4, 5].map { RowPath(section: $0 < 4 ? 1 : 2, row: $0 < 4 ? 1 : $0 - 4) }
    ) { top($0, lists.old) }
    let map = PathMap(lists.old.sectionedDiff(to: lists.new))
    #expect(anchor.scrollOffset(after: map, contentHeight: 120) { top($0, lists.new) } == 10)

    let gone = SectionCase("Z: | Y: 1 | A: 2 | B: 3 | C: 4", "Z: | B: 3 | C: 4 | A: 2")
    let nearest = PathMap(gone.old.sectionedDiff(to: gone.new))
      .newPath(nearestToOld: RowPath(section: 1, row: 0))
    #expect(nearest == RowPath(section: 1, row: 0))
  }
}
