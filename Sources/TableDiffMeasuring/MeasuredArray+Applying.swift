// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
internal import TableDiffCollections

extension MeasuredArray: DiffApplicable {
  /// Returns the new list, built from this old list and the inserted and updated rows.
  ///
  /// The result shares all nodes with this list whose rows neither changed nor were separated.
  ///
  /// - Parameters:
  ///   - diff: A diff from this list to `new`.
  ///   - new: The new list.
  /// - Returns: The new list's rows.
  /// - Precondition: The counts of this list and `new` are those of the diff.
  /// - Complexity: O(*k* log *n*), where *k* is the number of ranges of changed rows and *n* of rows.
  @export(implementation)
  public func applying(
    _ diff: ListDiff, rowsFrom new: some RandomAccessCollection<Element>
  ) -> MeasuredArray {
    if let rows = Self.part(of: new) {
      return MeasuredArray(summarizing: tree.applying(diff, rowsFrom: rows))
    }
    return MeasuredArray(summarizing: tree.applying(diff, rowsFrom: new))
  }

  /// Returns the result of applying a diff to a list that is parallel to the old list.
  ///
  ///     let heights = MeasuredArray<HeightSum>([20, 30, 40])  // of rows "a", "b", "c"
  ///     let diff = ["a", "b", "c"].tableDiff(to: ["c", "b", "d"], id: \.self)
  ///     let new = heights.applying(diff) { _ in 44 }  // an estimate for each new row
  ///     Array(new)  // [40.0, 30.0, 44.0]
  ///
  /// - Parameters:
  ///   - diff: A diff of the list to which this one is parallel.
  ///   - element: Returns the element at a new offset; called once for each inserted or updated row, in
  ///     ascending order.
  /// - Returns: The elements in the order of the new list.
  /// - Throws: Any error thrown by `element`.
  /// - Precondition: The count of this list is the old count of the diff.
  /// - Complexity: O(*k* log *n* + *m*), where *k* is the number of ranges of changed rows, *n* of
  ///   rows and *m* of inserted and updated rows.
  @export(implementation)
  public func applying<Failure: Error>(
    _ diff: ListDiff, _ element: (_ newOffset: Int) throws(Failure) -> Element
  ) throws(Failure) -> MeasuredArray {
    MeasuredArray(summarizing: try tree.applying(diff, element))
  }

  /// Makes this list equal to another one, and returns what changed.
  ///
  /// Unchanged rows keep their storage, even if the other list was newly decoded.
  ///
  /// - Parameters:
  ///   - rows: The rows that this list should have.
  ///   - moves: Which rows are reported as moves.
  /// - Returns: The changes: `deletes` and `from` in offsets of this list before the call, `inserts` and `to`
  ///   in offsets of `rows`.
  /// - Complexity: That of a diff of two arrays, plus O(*k* log *n*), where *k* is the number of
  ///   ranges of changed rows and *n* of rows.
  @export(implementation)
  @discardableResult
  public mutating func update(
    to rows: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal
  ) -> ListDiff where Element: Identifiable & Equatable {
    let diff = tableDiff(to: rows, moves: moves)
    self = applying(diff, rowsFrom: rows)
    return diff
  }
}
