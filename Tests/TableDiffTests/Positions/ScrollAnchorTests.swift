// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// A list on a screen, laid out by hand: rows with heights, one below the other.
private struct LaidOutList {
  let heights: [Double]

  var tops: [Double] {
    var end = 0.0
    return heights.map { height in
      defer { end += height }
      return end
    }
  }

  var contentHeight: Double { heights.reduce(0, +) }

  /// The rows of which something is in a viewport.
  func visible(_ offset: Double, _ viewport: Double) -> [Int] {
    heights.indices.filter {
      tops[$0] + heights[$0] > offset && tops[$0] < offset + viewport
    }
  }
}

/// Scroll anchors against lists laid out by hand before and after a change.
@Suite struct ScrollAnchorTests {
  /// A change of a list on screen, with heights that are whole numbers, so that sums are exact.
  private struct Change {
    let diff: ListDiff
    let naive: NaiveMap
    let old: LaidOutList
    let new: LaidOutList
    let offset: Double
    let viewport: Double

    init?(seed: UInt64) throws {
      var random = SeededRandom(seed: seed &+ 1_000)
      if seed % 2 == 0 {
        diff = try RandomDiff.flat(seed: seed, maxCount: 30)
      } else {
        let lists = RandomCase.make(seed: seed, maxCount: 40)
        diff = lists.old.tableDiff(to: lists.new)
      }
      guard let naive = NaiveMap(diff) else { return nil }
      self.naive = naive
      // The height of a row may change with its content; some rows have no height at all.
      old = LaidOutList(
        heights: (0..<diff.oldCount).map { _ in Double(random.below(8)) })
      new = LaidOutList(
        heights: (0..<diff.newCount).map { _ in Double(random.below(8)) })
      viewport = Double(1 + random.below(40))
      offset = Double(random.below(Int(max(0, old.contentHeight - viewport)) + 1))
    }

    /// Where the viewport should be, and whether that was limited by the content.
    func expected() -> (offset: Double, isLimited: Bool) {
      let visible = old.visible(offset, viewport)
      let kept =
        visible.first { naive.staying.contains($0) }
        ?? visible.first { naive.newOffsets[$0] != nil } ?? visible.first
      var wanted = offset
      if let kept, let target = naive.nearest(to: kept) {
        wanted = new.tops[target] - (old.tops[kept] - offset)
      }
      let limited = min(max(0, wanted), max(0, new.contentHeight - viewport))
      return (limited, limited != wanted)
    }

    func anchor(at offset: Double) -> ScrollAnchor<Int, Double> {
      ScrollAnchor(
        scrollOffset: offset, viewportHeight: viewport, contentHeight: old.contentHeight,
        visibleRows: old.visible(offset, viewport)
      ) { old.tops[$0] }
    }
  }

  @Test(arguments: 0..<UInt64(400)) func aVisibleRowStaysWhereItWas(seed: UInt64) throws {
    let change = try #require(try Change(seed: seed))
    let map = OffsetMap(change.diff)
    let anchor = change.anchor(at: change.offset)
    let offset = anchor.scrollOffset(after: map, contentHeight: change.new.contentHeight) {
      change.new.tops[$0]
    }
    let expected = change.expected()
    #expect(offset == expected.offset, "seed \(seed)")
    // What the doc comment promises, by itself: the first visible row that stays has not moved on
    // the screen.
    let visible = change.old.visible(change.offset, change.viewport)
    let kept = visible.first { change.naive.staying.contains($0) }
    if !expected.isLimited, let kept, let target = change.naive.newOffsets[kept] {
      #expect(change.new.tops[target] - offset == change.old.tops[kept] - change.offset)
    }
  }

  @Test(arguments: 0..<UInt64(200)) func edgesHold(seed: UInt64) throws {
    let change = try #require(try Change(seed: seed))
    let map = OffsetMap(change.diff)
    let limit = max(0, change.new.contentHeight - change.viewport)
    let oldLimit = max(0, change.old.contentHeight - change.viewport)
    func offset(from start: Double, _ edges: ScrollEdges) -> Double {
      change.anchor(at: start).scrollOffset(
        after: map, contentHeight: change.new.contentHeight, stickingTo: edges
      ) { change.new.tops[$0] }
    }
    #expect(offset(from: 0, .top) == 0)
    #expect(offset(from: 0, [.top, .bottom]) == 0)
    #expect(offset(from: oldLimit, .bottom) == limit)
    if oldLimit >= 1 {
      #expect(offset(from: oldLimit, [.top, .bottom]) == limit)
      #expect(offset(from: 0, .bottom) == offset(from: 0, []))
      #expect(offset(from: oldLimit, .top) == offset(from: oldLimit, []))
      #expect(offset(from: oldLimit - 0.5, .bottom) == limit)
    }
  }

  @Test(arguments: 0..<UInt64(100)) func rowsOfOneHeight(seed: UInt64) throws {
    let change = try #require(try Change(seed: seed))
    let map = OffsetMap(change.diff)
    let height = 1 + Double(seed % 5)
    for offset in stride(from: -3.0, through: height * Double(map.oldCount), by: 2.5) {
      let one = ScrollAnchor(
        scrollOffset: offset, viewportHeight: change.viewport, rowCount: map.oldCount,
        rowHeight: height)
      let (old, new) = (
        LaidOutList(heights: Array(repeating: height, count: map.oldCount)),
        LaidOutList(heights: Array(repeating: height, count: map.newCount))
      )
      let each = ScrollAnchor(
        scrollOffset: offset, viewportHeight: change.viewport, contentHeight: old.contentHeight,
        visibleRows: old.visible(offset, change.viewport)
      ) { old.tops[$0] }
      #expect(one == each)
      for edges in [[], .top, .bottom] as [ScrollEdges] {
        let expected = each.scrollOffset(
          after: map, contentHeight: new.contentHeight, stickingTo: edges
        ) { new.tops[$0] }
        #expect(one.scrollOffset(after: map, stickingTo: edges, rowHeight: height) == expected)
      }
    }
  }

  @Test func withoutRowsTheOffsetIsLimited() throws {
    let gone = OffsetMap(try ListDiff(oldCount: 8, newCount: 0, deletes: Array(0..<8)))
    let replaced = OffsetMap(
      try ListDiff(oldCount: 8, newCount: 6, deletes: Array(0..<8), inserts: Array(0..<6)))
    let anchor = ScrollAnchor(
      scrollOffset: 45, viewportHeight: 20, rowCount: 8, rowHeight: 10.0)
    #expect(anchor.scrollOffset(after: gone, rowHeight: 10) == 0)
    #expect(anchor.scrollOffset(after: replaced, rowHeight: 10) == 40)
    let empty = OffsetMap(try ListDiff(oldCount: 0, newCount: 3, inserts: [0, 1, 2]))
    let nothing = ScrollAnchor(
      scrollOffset: 0, viewportHeight: 20, rowCount: 0, rowHeight: Float(10))
    #expect(nothing.scrollOffset(after: empty, rowHeight: 10) == 0)
  }

  @Test func numbersThatAreNone() {
    let anchor = ScrollAnchor(
      scrollOffset: Double.nan, viewportHeight: .nan, rowCount: 4, rowHeight: 10)
    let map = OffsetMap([TestRow]("AB").tableDiff(to: [TestRow]("BA")))
    _ = anchor.scrollOffset(after: map, rowHeight: 10)
    _ = ScrollAnchor(
      scrollOffset: Double.infinity, viewportHeight: .infinity, rowCount: 4, rowHeight: 10)
  }
}
