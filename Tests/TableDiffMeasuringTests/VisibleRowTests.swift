// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMeasuring
import TableDiffTesting
import Testing

/// The visible rows, by the definition: their bottom edges are below the top of the viewport, and their top edges
/// above its bottom.
@Suite struct VisibleRowTests {
  private static let edges =
    [-.infinity, -5, -0.5, .infinity, .nan] + stride(from: 0, through: 10.5, by: 0.5)

  /// All lists of up to five rows, or four in a debug build, of which some, all or none have no height.
  @Test func allSmallLists() {
    #if DEBUG
      let maxCount = 4
    #else
      let maxCount = 5
    #endif
    var lists: [[Double]] = [[]]
    var last = lists
    for _ in 0..<maxCount {
      last = last.flatMap { list in [0, 1, 2].map { list + [$0] } }
      lists += last
    }
    for heights in lists {
      let rows = MeasuredArray<HeightSum>(heights)
      for start in Self.edges {
        for end in Self.edges where !check(rows, heights, start, end) { return }
      }
    }
  }

  /// Lists of several leaves with many rows without height, also at either end.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func longLists(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let heights = (0..<random.below(300)).map { _ in Double(max(0, random.below(5) - 3)) }
    let rows = MeasuredArray<HeightSum>(heights)
    let content = Int(rows.summary.height)
    for _ in 0..<100 {
      let start = Double(random.below(content + 6) - 3)
      if !check(rows, heights, start, start + Double(random.below(content + 6))) { return }
    }
    _ = check(rows, heights, -5, .infinity)
  }

  @Test func rowsWithoutHeightAtTheStart() {
    let heights = [Double](repeating: 0, count: 5) + [Double](repeating: 1.5, count: 60)
    #expect(MeasuredArray<HeightSum>(heights).indices(from: -5, to: 77.75) == 0..<57)
    #expect(MeasuredArray<HeightSum>([0]).indices(from: -5, to: 77.75) == 0..<1)
    #expect(MeasuredArray<HeightSum>([0]).indices(from: -.infinity, to: .infinity) == 0..<1)
  }

  private func check(
    _ rows: MeasuredArray<HeightSum>, _ heights: [Double], _ start: Double, _ end: Double
  ) -> Bool {
    var (top, visible) = (0.0, [Int]())
    for (index, height) in heights.enumerated() {
      if top + height > start, top < end, start <= end { visible.append(index) }
      top += height
    }
    let expected = visible.first.map { $0..<visible[visible.count - 1] + 1 } ?? 0..<0
    let found = rows.indices(from: start, to: end)
    #expect(found == expected, "from \(start) to \(end) of \(heights)")
    return found == expected
  }
}
