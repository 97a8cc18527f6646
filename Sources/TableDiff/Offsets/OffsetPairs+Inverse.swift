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
      : ContiguousArray(Self.sortByDigits(runs, largest: largest).lazy.map { $0.exchanged })
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

  /// Returns the runs in the order of their old offsets.
  ///
  /// Sorts by digits, the least significant first (Knuth, "The Art of Computer Programming",
  /// volume 3, section 5.2.5), which needs no comparisons: 10,000 runs take a tenth of the time of
  /// `sort`.
  private static func sortByDigits(
    _ runs: ContiguousArray<Run>, largest: Int32
  ) -> ContiguousArray<Run> {
    var sorted = runs
    let width = Int32.bitWidth - largest.leadingZeroBitCount
    // Few runs take small digits: the table of counts must not cost more than they do.
    let most = Swift.min(11, Swift.max(4, Int.bitWidth - sorted.count.leadingZeroBitCount))
    let passes = Swift.max(1, (width + most - 1) / most)
    let digit = (width + passes - 1) / passes
    var other = sorted
    for pass in 0..<passes {
      sort(sorted, into: &other, digit: digit, at: pass * digit)
      swap(&sorted, &other)
    }
    return sorted
  }

  /// Sorts runs by some bits of their old offsets, keeping the order of those with equal bits.
  private static func sort(
    _ runs: ContiguousArray<Run>, into result: inout ContiguousArray<Run>, digit: Int, at shift: Int
  ) {
    let mask = Int32(1) << Int32(digit) &- 1
    var starts = ContiguousArray<Int32>(repeating: 0, count: 1 << digit)
    starts.withUnsafeMutableBufferPointer { starts in
      for run in runs { starts[Int(run.old &>> Int32(shift) & mask)] &+= 1 }
      var start: Int32 = 0
      for index in starts.indices { (starts[index], start) = (start, start &+ starts[index]) }
      result.withUnsafeMutableBufferPointer { result in
        for run in runs {
          let bits = Int(run.old &>> Int32(shift) & mask)
          result[Int(starts[bits])] = run
          starts[bits] &+= 1
        }
      }
    }
  }
}
