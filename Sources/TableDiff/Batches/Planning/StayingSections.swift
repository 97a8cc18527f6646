// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Chooses the sections that stay: among largest sets, one with the most sections whose rows
/// change, or with these two criteria in reverse order.
///
/// A section that moves cannot have row operations in the same batch. `[A, B]` to `[B, A]` with a
/// row inserted into A is one batch if B moves, and two if A moves.
///
/// The result is a heaviest ascending set of runs of sections that are consecutive in both states.
/// The weight of a run is its number of sections and its number of sections with row operations,
/// compared in either order. Some heaviest set has each run as a whole or not at all.
enum StayingSections {
  /// Returns the old offsets of the sections that move.
  ///
  /// - Parameters:
  ///   - sources: The old offset of each new section; negative if it is inserted.
  ///   - oldCount: The number of sections before the batch.
  ///   - touched: The old offsets of the sections with row operations.
  ///   - atAnyPrice: Whether to maximise the staying sections with row operations, even if more
  ///     sections move overall.
  /// - Complexity: O(*r* log *r* + *t*), where *r* is the number of runs of sections and *t* the
  ///   number of sections.
  static func moving(
    _ sources: ContiguousArray<Int32>, oldCount: Int, touched: OffsetSet, atAnyPrice: Bool = false
  ) -> OffsetSet {
    let runs = runs(of: sources)
    let weights = runs.map { run in
      var touchedCount = 0
      for section in run where touched.contains(section) { touchedCount += 1 }
      return atAnyPrice
        ? AscendingSet.Weight(first: touchedCount, second: run.count)
        : AscendingSet.Weight(first: run.count, second: touchedCount)
    }
    let stays = AscendingSet.heaviest(
      of: ContiguousArray(runs.map { $0.lowerBound }), weights: ContiguousArray(weights))
    var moving = OffsetSet(bound: oldCount)
    for (index, run) in runs.enumerated() where !stays[index] { moving.insert(run) }
    return moving
  }

  /// Returns the old offsets of the sections in both states, as runs in new order.
  private static func runs(of sources: ContiguousArray<Int32>) -> ContiguousArray<Range<Int>> {
    var runs: ContiguousArray<Range<Int>> = []
    var newEnd = 0
    for (new, source) in sources.enumerated() where source >= 0 {
      let old = Int(source), last = runs.endIndex - 1
      if last >= 0, runs[last].upperBound == old, newEnd == new {
        runs[last] = runs[last].lowerBound..<old + 1
      } else {
        runs.append(old..<old + 1)
      }
      newEnd = new + 1
    }
    return runs
  }
}
