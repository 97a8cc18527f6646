// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetPairs {
  /// These pairs with old and new exchanged, ascending by the former old offset.
  ///
  /// - Complexity: O(*r*), where *r* is the number of runs; the radix sort takes a pass for every
  ///   eleven bits of the largest offset.
  package var inverse: OffsetPairs {
    if isEmpty { return OffsetPairs() }
    var last: Int32 = -1
    let areAscending = runs.allSatisfy { run in
      defer { last = run.old }
      return last < run.old
    }
    let sorted = areAscending ? runs.array : runs.array.sortedByDigits { $0.old }
    // Runs that continue each other on one side also do on the other, so none are joined here.
    return OffsetPairs(ContiguousArray(sorted.lazy.map { $0.exchanged }), count: count)
  }
}
