// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

extension MeasuredArray where Summary: HeightSummary {
  /// Returns where in the content the top edge of a row is.
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
  /// - Returns: The index of the row whose top edge is at the point or above it, and whose bottom edge is below
  ///   it; `nil` if the point is above or below the content. Rows without height are at no point.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @export(implementation)
  public func index(at y: Double) -> Int? {
    y >= 0 ? firstIndex(whereSummary: { $0.height > y }) : nil
  }

  /// Returns the rows that are visible in a viewport, as a whole or in part: from the first one whose
  /// bottom edge is below the top of the viewport to the last one whose top edge is above its bottom.
  ///
  ///     let heights = MeasuredArray<HeightSum>([20, 30, 40])
  ///     heights.indices(from: 10, to: 50)  // 0..<2
  ///
  /// - Parameters:
  ///   - start: Where in the content the top edge of the viewport is.
  ///   - end: Where in the content its bottom edge is.
  /// - Returns: The offsets of the rows; empty if the viewport shows none.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @export(implementation)
  public func indices(from start: Double, to end: Double) -> Range<Int> {
    guard start <= end, end > 0, let first = firstIndex(whereSummary: { $0.height > start })
    else { return 0..<0 }
    // The first row whose bottom edge is at the end of the viewport or below it; a row before the first one if
    // both ends are at an edge of a row.
    let last = firstIndex(whereSummary: { $0.height >= end }) ?? count - 1
    return last < first ? 0..<0 : first..<last + 1
  }
}
