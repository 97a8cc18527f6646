// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffMeasuring

/// The total height of rows, and the number of rows that are done.
///
/// Heights are multiples of half a point, whose sums are exact.
package struct RowHeights: HeightSummary, Equatable {
  package var height = 0.0
  var doneCount = 0

  package init() {}

  package mutating func append(_ row: Row) {
    height += row.height
    doneCount += row.isDone ? 1 : 0
  }

  package mutating func append(contentsOf next: RowHeights) {
    height += next.height
    doneCount += next.doneCount
  }
}

extension Row {
  /// The height of the row in a list view, which differs between rows.
  var height: Double { Double(20 + (id & 127)) / 2 + (isDone ? 12.5 : 0) }
}

/// A list as a measured array, a tree array and an array, with queries.
struct MeasuredLists {
  let rows: MeasuredArray<RowHeights>
  let tree: TreeArray<Row>
  let array: [Row]

  /// The sum of heights before each row, and before the end of the list.
  let tops: [Double]

  /// Random offsets and points.
  let offsets: [Int]
  let points: [Double]

  /// The list after scattered changes, and the map of the changes.
  let changed: MeasuredArray<RowHeights>
  let map: OffsetMap

  static let viewportHeight = 800.0

  init(count: Int) {
    array = (0..<count).map(Row.init(number:))
    tree = TreeArray(array)
    rows = MeasuredArray(tree)
    var tops = [0.0]
    for row in array { tops.append((tops.last ?? 0) + row.height) }
    self.tops = tops
    var random = SplitMix64(seed: 6)
    let height = tops.last ?? 0
    offsets = count == 0 ? [] : (0..<1_000).map { _ in Int.random(in: 0..<count, using: &random) }
    points = offsets.map { _ in Double.random(in: 0..<height, using: &random) }
    var changed = rows
    for (number, offset) in offsets.prefix(min(100, count / 4)).enumerated() {
      switch number % 3 {
      case 0: changed.insert(Row(number: count + number), at: offset * changed.count / count)
      case 1: changed.remove(at: offset * changed.count / count)
      default: changed[offset * changed.count / count].edit()
      }
    }
    self.changed = changed
    map = OffsetMap(rows.tableDiff(to: changed))
  }

  /// Returns the index of the row at a point, by a search in an array.
  func index(at point: Double) -> Int {
    var bounds = 0..<array.count
    while bounds.count > 1 {
      let middle = bounds.lowerBound + bounds.count / 2
      bounds =
        tops[middle] > point ? bounds.lowerBound..<middle : middle..<bounds.upperBound
    }
    return bounds.lowerBound
  }

  /// The anchors at all points.
  var anchors: [ScrollAnchor<Int, Double>] { points.map(anchor) }

  func anchor(at point: Double) -> ScrollAnchor<Int, Double> {
    ScrollAnchor(scrollOffset: point, viewportHeight: Self.viewportHeight, rows: rows)
  }

  /// The scroll offsets that differ, by any bit, from those computed with an array of tops.
  var wrongAnchors: [String] {
    var tops = [0.0]
    for row in changed { tops.append((tops.last ?? 0) + row.height) }
    let isWrong = zip(points, anchors).contains { point, anchor in
      let visible = (index(at: point)..<array.count).prefix { index in
        self.tops[index] < point + Self.viewportHeight
      }
      let naive = ScrollAnchor(
        scrollOffset: point, viewportHeight: Self.viewportHeight,
        contentHeight: self.tops.last ?? 0, visibleRows: visible, top: { self.tops[$0] })
      let expected = naive.scrollOffset(
        after: map, contentHeight: tops.last ?? 0, top: { tops[$0] })
      return naive != anchor || anchor.scrollOffset(after: map, rows: changed) != expected
    }
    return isWrong ? ["an anchor is not that of an array"] : []
  }
}
