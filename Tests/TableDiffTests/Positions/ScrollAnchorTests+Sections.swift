// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
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
}
