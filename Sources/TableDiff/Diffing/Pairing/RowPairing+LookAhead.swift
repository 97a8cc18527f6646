// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
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
  ///   both, or none in a trial. `nil` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  static func lookAhead<Row, ID: Equatable>(
    _ old: UnsafeBufferPointer<Row>, from i: Int, to oldEnd: Int,
    _ new: UnsafeBufferPointer<Row>, from j: Int, to newEnd: Int,
    id: (Row) -> ID,
    isTrial: Bool,
    budget: inout LookAheadBudget,
    stopCheck: inout StopCheck,
    shouldStop: () -> Bool
  ) -> (oldStep: Int, newStep: Int)? {
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
      if stopCheck.stops(after: 3, shouldStop) { return nil }
    }
    if isTrial {
      budget.credit -= comparisons
      return (0, 0)
    }
    budget.spend(comparisons, found: false)
    return (1, 1)
  }
}
