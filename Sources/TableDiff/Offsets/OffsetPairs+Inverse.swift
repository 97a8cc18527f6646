// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetPairs {
  /// These pairs with old and new exchanged, ascending by the former old offset.
  ///
  /// - Complexity: O(*r*), where *r* is the number of runs; a radix sort takes a pass for every
  ///   eleven bits of the largest offset.
  package var inverse: OffsetPairs {
    if isEmpty { return OffsetPairs() }
    // Runs that continue each other on one side also do on the other, so none are joined here.
    return OffsetPairs(exchangedRunsByOldOffset(), count: count)
  }

  /// The maximum number of table entries for each run at which a table is faster than a radix sort.
  private static var tableEntriesPerRun: Int { 8 }

  /// Returns the runs with old and new exchanged, ascending by the former old offset.
  private func exchangedRunsByOldOffset() -> ContiguousArray<Run> {
    let runs = runs.array
    var largest: Int32 = -1
    var isAscending = true
    for run in runs {
      if run.old < largest { isAscending = false } else { largest = run.old }
    }
    if isAscending {
      return ContiguousArray(runs.lazy.map { $0.exchanged })
    }
    return Int(largest) / Self.tableEntriesPerRun < runs.count
      ? Self.sortByTable(runs, largest: largest)
      : ContiguousArray(runs.sortedByDigits { $0.old }.lazy.map { $0.exchanged })
  }
}

// MARK: - Sorting

extension OffsetPairs {
  /// Returns exchanged runs, sorted with a table entry for every old offset.
  ///
  /// Runs have distinct old offsets, so each has a known entry.
  private static func sortByTable(
    _ runs: ContiguousArray<Run>, largest: Int32
  ) -> ContiguousArray<Run> {
    // A count of 0 marks an unused entry.
    var table = ContiguousArray<(new: Int32, count: Int32)>(
      repeating: (0, 0), count: Int(largest) + 1)
    table.withUnsafeMutableBufferPointer { table in
      for run in runs { table[Int(run.old)] = (run.new, run.count) }
    }
    return ContiguousArray(unsafeUninitializedCapacity: runs.count) { sorted, written in
      var old: Int32 = 0
      for entry in table {
        if entry.count > 0 {
          sorted.initializeElement(
            at: written, to: Run(old: entry.new, new: old, count: entry.count))
          written += 1
        }
        old &+= 1
      }
    }
  }
}
