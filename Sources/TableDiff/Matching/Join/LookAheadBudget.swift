// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A budget for looking ahead where two lists that are walked in step stop matching.
///
/// A successful look saves hashing all rows that follow; a failed one is wasted. So matched rows
/// pay for looks: each earns one comparison, and a small loan starts the budget. All looks together
/// take fewer than two id comparisons a row, whatever the lists. A shuffled list exhausts the
/// budget after a few per cent of that.
@usableFromInline
package struct LookAheadBudget {
  /// The distance up to which one equal row is enough.
  ///
  /// Farther away the next row must match too; otherwise one row that moved far would make all rows
  /// between look new.
  @usableFromInline static let trustedDistance = 8

  /// The number of id comparisons that are paid for.
  @usableFromInline var credit: Int

  /// The number of rows matched since the last look.
  @usableFromInline var matched: Int

  /// The number of consecutive failed looks.
  @usableFromInline var failures = 0

  /// Creates a budget for lists of up to `rowCount` rows, with its loan.
  @export(implementation)
  package init(rowCount: Int) {
    credit = rowCount / 16 + min(64, rowCount / 2)
    matched = rowCount / 64
  }

  /// Credits rows that matched.
  @export(implementation)
  package mutating func earn(_ count: Int) {
    if count == 0 { return }
    credit += count
    matched += count
    failures = 0
  }

  /// The distance to look ahead at this mismatch; 0 if looking no longer pays.
  ///
  /// It is the number of rows matched since the last mismatch. After each failed look the walk
  /// skips a row on both sides. At every power of two of failures the look reaches farther than the
  /// rows skipped, to find the end of a block that replaced one of another length.
  @export(implementation)
  package var distance: Int {
    let isPowerOfTwo = failures & (failures - 1) == 0
    let wanted = Self.trustedDistance + matched + (isPowerOfTwo ? 4 * failures : 0)
    return min(wanted, credit / 4)
  }

  /// Debits a look, and records whether it found where the lists match again.
  @export(implementation)
  package mutating func spend(_ comparisons: Int, found: Bool) {
    credit -= comparisons
    matched = 0
    failures = found ? 0 : failures + 1
  }
}
