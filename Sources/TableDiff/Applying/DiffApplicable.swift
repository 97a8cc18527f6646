// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list to which a diff can be applied, with a list of the same type as the result.
///
/// Other lists become arrays. Conform a collection of your own if it keeps what a diff leaves
/// unchanged: whatever applies diffs to lists, such as a patch, then gives such a collection.
public protocol DiffApplicable: RandomAccessCollection {
  /// Returns the result of applying a diff to a list parallel to the old list.
  ///
  /// - Parameters:
  ///   - diff: A diff from the list to which this one is parallel.
  ///   - element: Returns the element at a new offset; called once for each inserted or updated
  ///     row, in ascending order.
  /// - Returns: The elements in the order of the new list.
  /// - Throws: Any error thrown by `element`.
  /// - Precondition: This list has as many elements as the old list of the diff has rows.
  func applying<Failure: Error>(
    _ diff: ListDiff, _ element: (_ newOffset: Int) throws(Failure) -> Element
  ) throws(Failure) -> Self
}
