// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How far to look ahead where two lists that are walked in step stop matching.
///
/// A look that finds the row again saves hashing all that follows; one that finds nothing is lost.
/// So looks are paid for by rows already matched: each earns one comparison, and a small loan opens
/// the account. All looks together stay below two id comparisons a row, whatever the lists are, and
/// a shuffled list is given up after a few per cent of that.
@usableFromInline
package struct LookAheadBudget {
  /// Up to here a row found again is taken as it is; further away its neighbour must follow it,
  /// lest one row that moved far make all rows between look new.
  @usableFromInline static let trustedDistance = 8

  /// How many id comparisons are paid for.
  @usableFromInline var credit: Int

  /// How many rows matched since the last look.
  @usableFromInline var matched: Int

  /// How many looks in a row have found nothing.
  @usableFromInline var failures = 0

  /// An account for lists of up to `rowCount` rows, with a loan to begin with.
  @inlinable
  package init(rowCount: Int) {
    credit = rowCount / 16 + min(64, rowCount / 2)
    matched = rowCount / 64
  }

  /// Notes that rows matched.
  @inlinable
  package mutating func earn(_ count: Int) {
    if count == 0 { return }
    credit += count
    matched += count
    failures = 0
  }

  /// The distance to look at this mismatch; 0 when looking does not pay any more.
  ///
  /// As far as the rows matched since the last mismatch. Where looks fail one after the other both
  /// lists are skipped row by row; at every power of two the look goes further than was skipped, to
  /// find the end of a block that was replaced by one of another length.
  @inlinable
  package var distance: Int {
    let isPowerOfTwo = failures & (failures - 1) == 0
    let wanted = Self.trustedDistance + matched + (isPowerOfTwo ? 4 * failures : 0)
    return min(wanted, credit / 4)
  }

  /// Notes what a look cost and whether it found the rows again.
  @inlinable
  package mutating func spend(_ comparisons: Int, found: Bool) {
    credit -= comparisons
    matched = 0
    failures = found ? 0 : failures + 1
  }
}
