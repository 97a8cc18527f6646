// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiffCollections

extension MeasuredArray: ExpressibleByArrayLiteral {
  /// Creates a list from an array literal.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension MeasuredArray: Equatable where Element: Equatable {
  /// Returns whether two lists have equal rows in the same order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows in nodes that are not shared.
  @export(implementation)
  public static func == (left: MeasuredArray, right: MeasuredArray) -> Bool {
    left.tree == right.tree
  }
}

extension MeasuredArray: CustomStringConvertible {
  /// The rows, as an array describes them.
  ///
  ///     "\(MeasuredArray<HeightSum>([1, 2]))"  // [1.0, 2.0]
  public var description: String { tree.description }
}
