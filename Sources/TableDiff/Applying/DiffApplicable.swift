// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list that applies diffs to itself, with a result of the same type.
///
/// For other lists the result is an array. Conform a collection of your own if it can reuse what a
/// diff leaves unchanged; all code that applies diffs to lists, such as patches, then returns such
/// a collection.
public protocol DiffApplicable: RandomAccessCollection {
  /// Returns the result of applying a diff to a list parallel to the old list.
  ///
  /// - Parameters:
  ///   - diff: A diff whose old list is parallel to this list.
  ///   - element: Returns the element at a new offset; called once for each inserted or updated
  ///     row, in ascending order.
  /// - Returns: The elements in the order of the new list.
  /// - Throws: Any error thrown by `element`.
  /// - Precondition: This list has as many elements as the diff's old list has rows.
  func applying<Failure: Error>(
    _ diff: ListDiff, _ element: (_ newOffset: Int) throws(Failure) -> Element
  ) throws(Failure) -> Self
}
