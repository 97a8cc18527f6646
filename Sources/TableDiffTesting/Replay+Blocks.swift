// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension RowPath {
  /// Returns the paths of consecutive rows, used in the code of `BatchError.reproduction`.
  ///
  ///     RowPath.rows(1...3, inSection: 0)  // [(0, 1), (0, 2), (0, 3)]
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public static func rows(_ rows: ClosedRange<Int>, inSection section: Int) -> [RowPath] {
    rows.map { RowPath(section: section, row: $0) }
  }
}

extension ListMove<RowPath> {
  /// Returns the moves of rows that are consecutive before and after.
  ///
  ///     let (from, to) = (RowPath(section: 0, row: 4), RowPath(section: 1, row: 0))
  ///     ListMove.neighbours(from: from, to: to, count: 2)
  ///     // [Move(from: (0, 4), to: (1, 0)), Move(from: (0, 5), to: (1, 1))]
  ///
  /// - Parameters:
  ///   - from: The first row's path before the batch.
  ///   - to: The first row's path after the batch.
  ///   - count: The number of rows.
  /// - Precondition: `count` is not negative.
  /// - Complexity: O(`count`)
  public static func neighbours(from: RowPath, to: RowPath, count: Int) -> [Self] {
    guard count >= 0 else { fatalError("A block of \(count) rows cannot move.") }
    return (0..<count).map { step in
      Self(
        from: RowPath(section: from.section, row: from.row + step),
        to: RowPath(section: to.section, row: to.row + step))
    }
  }
}
