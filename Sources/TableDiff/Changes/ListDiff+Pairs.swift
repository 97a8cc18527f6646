// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// The rows in both lists, whether they stay or move.
  ///
  /// - Complexity: O(*k* + *n* / 64), where *k* is the number of runs of changed rows and *n* that
  ///   of rows.
  package var pairs: OffsetPairs {
    var pairs = OffsetPairs()
    pairs.reserveRuns(
      deleted.runs.count + inserted.runs.count + 3 * moved.runs.count + 1)
    for run in RowOrigins(self) {
      guard let old = run.old else { continue }
      pairs.append(old: old, new: run.new.lowerBound, count: run.new.count)
    }
    return pairs
  }
}
