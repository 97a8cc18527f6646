// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Changes that can be stopped: the list then stays as it is.
///
/// `shouldStop` is called after some thousand rows, which mostly take less than a millisecond apart
/// from the time that closures of the caller take. A call takes as long as one without it.
extension OrderedDerivation {
  /// Replaces all filters by another one, and returns what changed, unless it is stopped.
  ///
  ///     var found = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")].derived
  ///     let diff = found.updateFilter(
  ///       .narrower, to: { $0.name.contains("B") }, shouldStop: { Task.isCancelled })
  ///     diff?.deletes  // [0]
  ///
  /// - Parameters:
  ///   - change: How the filter compares with the one before.
  ///   - isIncluded: Whether the list has a row.
  ///   - shouldStop: Whether to stop; called after some thousand rows.
  /// - Returns: The diff from what was shown before the call to what is shown after it; `nil` if
  ///   `shouldStop` returned `true`, and nothing has changed.
  /// - Complexity: As that of ``updateFilter(_:to:)``.
  @export(implementation)
  @inline(__always)
  @discardableResult
  public mutating func updateFilter(
    _ change: FilterChange = .any, to isIncluded: @escaping @Sendable (Row) -> Bool,
    shouldStop: () -> Bool
  ) -> Diff? {
    changeUnlessStopped(by: shouldStop) { list, stop throws(_Stopped) in
      try list.replaceFilter(change, isIncluded, stop)
    }
  }

  /// Replaces the order of the rows by another one, and returns what changed, unless it is stopped.
  ///
  ///     var sorted = [Person(id: 1, name: "Zoe")].derived
  ///     sorted.updateOrder(by: { $0.name < $1.name }, shouldStop: { Task.isCancelled })
  ///
  /// - Parameters:
  ///   - areInIncreasingOrder: Whether a row comes before another one.
  ///   - shouldStop: Whether to stop; called after some thousand rows.
  /// - Returns: The diff from what was shown before the call to what is shown after it; `nil` if
  ///   `shouldStop` returned `true`, and nothing has changed.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  @export(implementation)
  @inline(__always)
  @discardableResult
  public mutating func updateOrder(
    by areInIncreasingOrder: @escaping @Sendable (Row, Row) -> Bool, shouldStop: () -> Bool
  ) -> Diff? {
    changeUnlessStopped(by: shouldStop) { list, stop throws(_Stopped) in
      try list._finish(try list._order.reorder(by: RowOrder(areInIncreasingOrder), stop), stop)
    }
  }

  /// Moves the rows that kept their place to the one that they have by the order, and returns what
  /// changed, unless it is stopped.
  ///
  ///     var table = [Person(id: 1, name: "Ann")].derived.sorted { $0.name < $1.name }
  ///     table.sortAgain(shouldStop: { false })?.isEmpty  // true: none was edited
  ///
  /// - Parameter shouldStop: Whether to stop; called after some thousand rows.
  /// - Returns: The diff from what was shown before the call to what is shown after it; `nil` if
  ///   `shouldStop` returned `true`, and nothing has changed.
  /// - Complexity: As that of ``sortAgain()``.
  @export(implementation)
  @discardableResult
  public mutating func sortAgain(shouldStop: () -> Bool) -> Diff? {
    changeUnlessStopped(by: shouldStop) { list, stop throws(_Stopped) in
      try list._finish(try list._order.replaceKeptRows(stop), stop)
    }
  }

  /// Replaces all filters, and returns what changed.
  @export(implementation)
  @inline(__always)
  mutating func replaceFilter(
    _ change: FilterChange, _ isIncluded: @escaping @Sendable (Row) -> Bool, _ stop: _StopPoll?
  ) throws(_Stopped) -> Diff {
    let isIncluded = DerivationRules<Row, _Key>.predicate(isIncluded)
    return try _finish(try _order.updateFilter(change, to: isIncluded, stop), stop)
  }
}
