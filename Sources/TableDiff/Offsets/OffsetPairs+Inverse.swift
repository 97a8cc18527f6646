// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetPairs {
  /// These pairs with old and new exchanged, ascending by what is the old offset here.
  ///
  /// - Complexity: O(*r*), where *r* is the number of runs, if they are sorted by few digits: a pass
  ///   for every eleven bits of the largest offset.
  package var inverse: OffsetPairs {
    if isEmpty { return OffsetPairs() }
    // Runs that continue each other on one side do so on the other, so none are joined here.
    return OffsetPairs(exchangedRunsByOldOffset(), count: count)
  }

  /// The largest number of table entries for each run with which a table is faster than digits.
  private static var tableEntriesPerRun: Int { 8 }

  /// Returns the runs with old and new exchanged, in the order of what are the old offsets here.
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
  /// Returns exchanged runs, sorted with a table that has an entry for every old offset.
  ///
  /// No two runs have the same old offset, so a run's place in the table is known.
  private static func sortByTable(
    _ runs: ContiguousArray<Run>, largest: Int32
  ) -> ContiguousArray<Run> {
    // A count of 0 marks an entry that no run has.
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
