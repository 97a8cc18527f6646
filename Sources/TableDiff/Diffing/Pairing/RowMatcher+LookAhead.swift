// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMatcher {
  /// Searches ahead of two rows that differ for a position where the lists match again.
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
  ///   - isTrial: Whether to search the nearest rows only, and leave no rows unmatched if nothing
  ///     is found.
  /// - Returns: The number of unmatched rows on either side. If nothing is found, one on each, or
  ///   none in a trial.
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
        // Far away the next rows must match too: otherwise one row moved far would make all rows in
        // between seem new.
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

/// A budget for searching ahead where two lists walked in step stop matching.
///
/// A successful search saves hashing all following rows; a failed one is wasted. Matched rows
/// therefore pay for searches: each earns one comparison, and a small loan starts the budget. All
/// searches together take fewer than two id comparisons a row for any lists. A shuffled list
/// exhausts the budget after a few per cent of these comparisons.
@usableFromInline
package struct LookAheadBudget {
  /// The largest distance at which one equal row suffices.
  ///
  /// Farther away the next row must match too; otherwise one row moved far would make all rows in
  /// between seem new.
  @usableFromInline static let trustedDistance = 8

  /// The number of id comparisons left.
  @usableFromInline var credit: Int

  /// The number of rows matched since the last search.
  @usableFromInline var matched: Int

  /// The number of consecutive failed searches.
  @usableFromInline var failures = 0

  /// Creates a budget with the loan for lists of up to `rowCount` rows.
  @export(implementation)
  package init(rowCount: Int) {
    credit = rowCount / 16 + min(64, rowCount / 2)
    matched = rowCount / 64
  }

  @export(implementation)
  package mutating func earn(_ count: Int) {
    if count == 0 { return }
    credit += count
    matched += count
    failures = 0
  }

  /// The distance to search at this mismatch; 0 if the budget is exhausted.
  ///
  /// The distance is `trustedDistance` plus the number of rows matched since the last mismatch. A
  /// failed search skips a row on each side. Whenever the number of failures is a power of two, the
  /// search extends past the skipped rows, to find the end of a replaced block whose length
  /// changed.
  @export(implementation)
  package var distance: Int {
    let isPowerOfTwo = failures & (failures - 1) == 0
    let wanted = Self.trustedDistance + matched + (isPowerOfTwo ? 4 * failures : 0)
    return min(wanted, credit / 4)
  }

  /// Debits a search, and records its outcome.
  @export(implementation)
  package mutating func spend(_ comparisons: Int, found: Bool) {
    credit -= comparisons
    matched = 0
    failures = found ? 0 : failures + 1
  }
}
