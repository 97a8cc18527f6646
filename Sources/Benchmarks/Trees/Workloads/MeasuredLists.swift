// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks
import TableDiff
package import TableDiffMeasuring

/// The heights of rows that are laid out, and how many of them are done.
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
  /// The height of the row in a list view: other rows have other ones.
  var height: Double { Double(20 + (id & 127)) / 2 + (isDone ? 12.5 : 0) }
}

/// A list as a measured array, a tree array and an array, and what is asked of it.
struct MeasuredLists {
  let rows: MeasuredArray<RowHeights>
  let tree: TreeArray<Row>
  let array: [Row]

  /// For each row, and for the end of the list, the sum of the heights before it.
  let tops: [Double]

  /// Random offsets, and points.
  let offsets: [Int]
  let points: [Double]

  /// The list after changes all over it, and the map of the changes.
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
  var anchors: [ScrollAnchor<Int, Double>] {
    points.map {
      ScrollAnchor(scrollOffset: $0, viewportHeight: Self.viewportHeight, rows: rows)
    }
  }
}

/// The timed calls, each as an app makes it.
extension Row {
  @inline(never)
  static func sumOfTops(_ rows: MeasuredArray<RowHeights>, at offsets: [Int]) -> Double {
    var sum = 0.0
    for offset in offsets { sum += rows.top(of: offset) }
    return sum
  }

  @inline(never)
  static func sumOfIndices(_ rows: MeasuredArray<RowHeights>, at points: [Double]) -> Int {
    var sum = 0
    for point in points { sum &+= rows.index(at: point) ?? 0 }
    return sum
  }

  @inline(never)
  static func anchorCount(_ rows: MeasuredArray<RowHeights>, at points: [Double]) -> Int {
    var count = 0
    for point in points {
      let anchor = ScrollAnchor(
        scrollOffset: point, viewportHeight: MeasuredLists.viewportHeight, rows: rows)
      blackHole(anchor)
      count += 1
    }
    return count
  }

  @inline(never)
  static func sumOfOffsets(
    _ anchors: [ScrollAnchor<Int, Double>], _ map: OffsetMap, _ rows: MeasuredArray<RowHeights>
  ) -> Double {
    var sum = 0.0
    for anchor in anchors { sum += anchor.scrollOffset(after: map, rows: rows) }
    return sum
  }

  @inline(never)
  static func editAndDiff(_ rows: inout MeasuredArray<RowHeights>, at offsets: [Int]) -> Int {
    var count = 0
    for offset in offsets {
      let old = rows
      rows[offset].edit()
      count += old.tableDiff(to: rows).changeCount
    }
    return count
  }

  @inline(never)
  static func editAndDiff(_ rows: inout TreeArray<Row>, at offsets: [Int]) -> Int {
    var count = 0
    for offset in offsets {
      let old = rows
      rows[offset].edit()
      count += old.tableDiff(to: rows).changeCount
    }
    return count
  }

  @inline(never)
  static func measured(_ rows: [Row]) -> MeasuredArray<RowHeights> { MeasuredArray(rows) }

  /// Edits 10,000 rows of a list, and finds the row at a point after each edit.
  @inline(never)
  package static func editAndFind(_ rows: inout MeasuredArray<RowHeights>, _ count: Int) -> Int {
    var sum = 0
    for number in 0..<10_000 {
      let offset = number &* 7_919 % count
      rows[offset].edit()
      sum &+= rows.index(at: Double(offset)) ?? 0
    }
    return sum
  }
}
