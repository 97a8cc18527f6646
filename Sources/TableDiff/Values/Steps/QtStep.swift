// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A change of Qt's `QAbstractItemModel`, with row numbers at the time of the change.
///
/// `last` is the number of the last row, not of the one behind it. Each change of rows is announced
/// before the data changes and concluded afterwards, for instance by `beginRemoveRows` and
/// `endRemoveRows`.
public enum QtStep: Sendable, Hashable {
  /// `beginRemoveRows(parent, first, last)`, remove these rows, `endRemoveRows()`.
  case removeRows(first: Int, last: Int)

  /// `beginMoveRows(parent, first, last, parent, destinationChild)`, move these rows to before the
  /// row `destinationChild`, `endMoveRows()`.
  ///
  /// `destinationChild` is counted before the move, with the rows; it is the number of rows if they
  /// move to the end. It is less than `first` or greater than `last + 1`.
  case moveRows(first: Int, last: Int, destinationChild: Int)

  /// `beginInsertRows(parent, first, last)`, insert rows with these numbers, `endInsertRows()`.
  ///
  /// The numbers are also offsets in the new list.
  case insertRows(first: Int, last: Int)

  /// Replace the contents of these rows, and emit `dataChanged` for them.
  ///
  /// The numbers are also offsets in the new list.
  case dataChanged(first: Int, last: Int)
}

extension ListDiff {
  /// The ``steps`` as changes of Qt's `QAbstractItemModel`.
  ///
  ///     let diff = ["a", "b", "c", "d"].tableDiff(to: ["c", "d", "x", "a"], id: \.self)
  ///     diff.qtSteps
  ///     // [.removeRows(first: 1, last: 1), .moveRows(first: 0, last: 0, destinationChild: 3),
  ///     //  .insertRows(first: 2, last: 2)]
  ///
  /// - Complexity: O((*r* + *m* / 64) log *m*), where *r* is the number of ranges and runs of changed
  ///   rows and *m* that of moved rows.
  public var qtSteps: [QtStep] {
    var steps: [QtStep] = []
    steps.reserveCapacity(stepLimit)
    forEachStep { step in
      switch step {
      case .delete(let rows):
        steps.append(.removeRows(first: rows.lowerBound, last: rows.upperBound - 1))
      case .move(let rows, let to):
        steps.append(
          .moveRows(
            first: rows.lowerBound, last: rows.upperBound - 1,
            destinationChild: to > rows.lowerBound ? to + rows.count : to))
      case .insert(let rows):
        steps.append(.insertRows(first: rows.lowerBound, last: rows.upperBound - 1))
      case .update(let rows):
        steps.append(.dataChanged(first: rows.lowerBound, last: rows.upperBound - 1))
      }
    }
    return steps
  }
}
