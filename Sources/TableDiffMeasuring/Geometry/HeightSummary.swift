// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A summary that includes the total height of rows.
///
/// A ``MeasuredArray`` with such summaries knows where each row is, and which rows are at a point.
public protocol HeightSummary: RowSummary {
  /// The height of all rows, in points or any other unit; not negative.
  var height: Double { get }
}

/// The summary of a list of heights that is parallel to a list of rows.
///
///     var heights = MeasuredArray<HeightSum>(repeatElement(44, count: 1_000))
///     heights[3] = 60         // when row 3 has been laid out
///     heights.top(of: 5)      // 236.0
///     heights.index(at: 200)  // 4
public struct HeightSum: HeightSummary, Equatable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var height = 0.0

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public mutating func append(_ row: Double) { height += row }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public mutating func append(contentsOf next: HeightSum) { height += next.height }
}
