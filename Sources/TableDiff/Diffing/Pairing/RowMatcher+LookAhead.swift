// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMatcher {
  /// Searches ahead, from two rows that differ, for the position where the lists continue in step.
  ///
  /// At each distance it tests three cases, nearest distance first: rows deleted, rows inserted, or
  /// rows replaced.
  ///
  ///     old  …  i + d  …        1. old i + d is new j: d rows deleted
  ///     new  …  j + d  …        2. old i is new j + d: d rows inserted
  ///                             3. old i + d is new j + d: d rows replaced
  ///
  /// - Parameters:
  ///   - i: The old offset of the first row that differs.
  ///   - j: The new offset of the first row that differs.
  ///   - oldEnd: The end of the old rows to read.
  ///   - newEnd: The end of the new rows to read.
  ///   - isTrial: Whether to search the nearest rows only, and to leave over no rows if nothing is
  ///     found.
  /// - Returns: The number of rows to leave over on either side. If nothing is found it is one on
  ///   both, or none in a trial.
  @export(implementation)
  @inline(always)
  static func lookAhead<Row, ID: Equatable>(
    _ old: UnsafeBufferPointer<Row>, from i: Int, to oldEnd: Int,
    _ new: UnsafeBufferPointer<Row>, from j: Int, to newEnd: Int,
    id: (Row) -> ID,
    isTrial: Bool,
    budget: inout LookAheadBudget,
    _ stop: _StopPoll?
  ) throws(_Stopped) -> (oldStep: Int, newStep: Int) {
    let farthest = isTrial ? LookAheadBudget.trustedDistance : .max
    let distance = min(farthest, budget.distance, max(oldEnd - i, newEnd - j) - 1)
    var comparisons = 0
    var d = 0
    while d < distance {
      d += 1
      comparisons += 3
      var oldStep = 0
      var newStep = 0
      if i + d < oldEnd, id(old[i + d]) == id(new[j]) {
        oldStep = d
      } else if j + d < newEnd, id(old[i]) == id(new[j + d]) {
        newStep = d
      } else if i + d < oldEnd, j + d < newEnd, id(old[i + d]) == id(new[j + d]) {
        (oldStep, newStep) = (d, d)
      }
      if oldStep + newStep > 0 {
        // Far away the next rows must match too: otherwise one row that moved far would make all
        // rows in between look new.
        let oldNext = i + oldStep + 1
        let newNext = j + newStep + 1
        let isFound =
          d <= LookAheadBudget.trustedDistance
          || (oldNext < oldEnd && newNext < newEnd && id(old[oldNext]) == id(new[newNext]))
        if isFound {
          budget.spend(comparisons, found: true)
          return (oldStep, newStep)
        }
        comparisons += 1
      }
      try stop?.check(after: 3)
    }
    if isTrial {
      budget.credit -= comparisons
      return (0, 0)
    }
    budget.spend(comparisons, found: false)
    return (1, 1)
  }
}

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
