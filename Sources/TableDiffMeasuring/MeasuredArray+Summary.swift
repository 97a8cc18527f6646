// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiffCollections

extension MeasuredArray {
  /// The summary of all rows.
  ///
  /// - Complexity: O(1)
  @export(implementation)
  public var summary: Summary {
    defer { withExtendedLifetime(self) {} }
    var summary = Summary()
    tree.rootNode?.appendAll(to: &summary)
    return summary
  }

  /// Returns the summary of consecutive rows.
  ///
  ///     let heights = MeasuredArray<HeightSum>([20, 30, 40])
  ///     heights.summary(of: ..<2).height   // 50.0: where row 2 begins
  ///     heights.summary(of: 1...2).height  // 70.0
  ///
  /// - Parameter range: The offsets of the rows.
  /// - Returns: The summary; an empty one for an empty range.
  /// - Precondition: The range is within `0..<count`.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @export(implementation)
  public func summary(of range: some RangeExpression<Int>) -> Summary {
    let range = range.relative(to: 0..<count)
    if range.lowerBound < 0 || range.upperBound > count { fail(range) }
    defer { withExtendedLifetime(self) {} }
    var summary = Summary()
    if !range.isEmpty { tree.rootNode?.append(range, to: &summary) }
    return summary
  }

  @export(implementation)
  @inline(never)
  func fail(_ range: Range<Int>) -> Never {
    fatalError("There are no rows \(range): the list has \(count).")
  }

  /// Returns the first index at which the summary of all rows up to and including it reaches a
  /// value.
  ///
  ///     let heights = MeasuredArray<HeightSum>([20, 30, 40])
  ///     heights.firstIndex(reaching: 50) { $0.height }  // 1: rows 0 and 1 are 50 points high
  ///     heights.firstIndex(reaching: 91) { $0.height }  // nil
  ///
  /// It agrees with ``summary(of:)``: the summary of the rows before the index does not reach the
  /// value, and the summary up to and including the index does.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - measure: Returns the part of a summary that is compared with the value; it must not
  ///     decrease when rows are appended.
  /// - Returns: The index; `nil` if the summary of all rows does not reach the value.
  /// - Complexity: O(log *n*), where *n* is the number of rows: up to some 16 calls of `measure`
  ///   for each level of the tree, and 64 for a leaf.
  @export(implementation)
  public func firstIndex<Value: Comparable>(
    reaching value: Value, _ measure: (Summary) -> Value
  ) -> Int? {
    firstIndex(whereSummary: { measure($0) >= value })
  }

  /// Returns the first index at which the summary of all rows up to and including it satisfies a
  /// monotonic condition; `nil` if there is none.
  @export(implementation)
  func firstIndex(whereSummary passes: (Summary) -> Bool) -> Int? {
    if !passes(summary) { return nil }
    var passed = Summary()
    return firstIndex(after: &passed, whereSummary: passes)
  }

  /// Returns the first index at which the summary of all rows up to and including it satisfies a
  /// condition that the summary of all rows satisfies.
  ///
  /// - Parameter passed: An empty summary, to which all rows before the index are appended.
  @export(implementation)
  @inline(__always)
  package func firstIndex(
    after passed: inout Summary, whereSummary passes: (Summary) -> Bool
  ) -> Int? {
    defer { withExtendedLifetime(self) {} }
    return tree.rootNode?.firstOffset(after: &passed, passing: passes)
  }
}
