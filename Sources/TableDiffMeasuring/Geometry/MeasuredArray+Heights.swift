// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

extension MeasuredArray where Summary: HeightSummary {
  /// Returns the position of a row's top edge in the content.
  ///
  ///     let heights = MeasuredArray<HeightSum>([20, 30, 40])
  ///     heights.top(of: 2)  // 50.0
  ///     heights.top(of: 3)  // 90.0: the height of the content
  ///
  /// - Parameter index: The index of the row; `count` for the bottom edge of the last row.
  /// - Returns: The distance from the top of the content.
  /// - Precondition: The index is from 0 to `count`.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @export(implementation)
  public func top(of index: Int) -> Double {
    require(
      index >= 0 && index <= count, "There is no row at \(index): the list has \(count).")
    return summary(of: 0..<index).height
  }

  /// Returns the index of the row at a point.
  ///
  ///     let heights = MeasuredArray<HeightSum>([20, 30, 40])
  ///     heights.index(at: 20)  // 1
  ///     heights.index(at: 90)  // nil
  ///
  /// - Parameter y: The distance of the point from the top of the content.
  /// - Returns: The index of the row whose top edge is at or above the point and whose bottom edge
  ///   is below it; `nil` if the point is outside the content. A row of height 0 is never returned.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @export(implementation)
  public func index(at y: Double) -> Int? {
    y >= 0 ? firstIndex(whereSummary: { $0.height > y }) : nil
  }

  /// Returns the rows that are entirely or partly visible: from the first row whose bottom edge is
  /// below the viewport's top to the last row whose top edge is above the viewport's bottom.
  ///
  ///     let heights = MeasuredArray<HeightSum>([20, 30, 40])
  ///     heights.indices(from: 10, to: 50)  // 0..<2
  ///
  /// - Parameters:
  ///   - start: The offset of the viewport's top edge in the content.
  ///   - end: The offset of its bottom edge.
  /// - Returns: The offsets of the rows; empty if the viewport shows none.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @export(implementation)
  public func indices(from start: Double, to end: Double) -> Range<Int> {
    guard start <= end, end > 0, let first = firstIndex(whereSummary: { $0.height > start })
    else { return 0..<0 }
    // The first row whose bottom edge is at the viewport's end or below it. If both ends are at an
    // edge of a row, it is before the first visible row.
    let last = firstIndex(whereSummary: { $0.height >= end }) ?? count - 1
    return last < first ? 0..<0 : first..<last + 1
  }
}
