// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The strategy for repetitive text with few edits: cuts at groups of rows that are unique only as
/// a group.
///
/// A *gram* is k consecutive rows; it is single if it occurs once on each side of the box. A chain
/// is an ascending set of single grams that match along diagonals and overlap on neither side. A
/// path *misses* a gram if it has none of its k pairs.
///
/// A path leaves at least one row unpaired for each gram that it misses. If it pairs all new rows
/// of the gram, and leaves no old row between their partners unpaired, the partners are the gram's
/// only occurrence on the old side, so the path does not miss it. These unpaired rows differ
/// between grams, since the new rows of two grams do, and with them the old rows between the
/// partners.
///
/// Let a path miss the grams a to b, and have a pair of each neighbouring gram. Between these pairs
/// it leaves at least b - a + 1 rows unpaired, on both sides together. Let x be the number it would
/// leave unpaired if it followed the diagonals there and paired only the common prefix and suffix
/// of each gap. If x is at most the number of missed grams, following the diagonals is no worse. A
/// gram is therefore *certain* if no stretch a to b that contains it has an x above its length.
///
/// Some longest common subsequence has all pairs of all certain grams. Take one with the most of
/// these pairs. If it misses a certain gram, the diagonals can be followed there instead, which
/// removes no such pair and adds some. If it has some but not all pairs of a certain gram, it lacks
/// a pair next to one that it has. One of the two rows of the lacking pair has another partner;
/// otherwise the pair could be added. That other pair is not on the chain's diagonal for this row,
/// and exchanging it adds a pair of a certain gram. Both cases contradict the choice.
///
/// `LCSChain` weighs the stretches, with the first row of each gram as its single row. The other
/// rows of a gram are then the common prefix of the gap after it.
extension LCSSolver {
  /// The cost of searching for grams for each row, in units of `WorkMeter`.
  private static var gramUnits: Int64 { 48 }

  /// The maximum length of a gram.
  private static var longestGram: Int { 32 }

  /// Solves a box by its certain grams and the parts between them.
  ///
  /// - Parameters:
  ///   - matches: The number of pairs of equal rows.
  ///   - otherCost: The cost of solving the box by another strategy, in units of `WorkMeter`.
  /// - Returns: Whether the box is solved; otherwise it is unchanged.
  mutating func solveByGrams(
    _ box: Subproblem, matches: Int64, otherCost: Int64, cutsLeft: Int
  ) throws(_Stopped) -> Bool {
    let units = Self.gramUnits * WorkMeter.spread(box.rowCount) * Int64(box.rowCount)
    if cutsLeft == 0 || units.saturatingProduct(Int64(sizes.gramShare)) > otherCost { return false }
    // Rows of both sides are summed in 32 bits.
    if box.rowCount > Int(Int32.max) { return false }
    let length = sizes.gramLength ?? gramLength(for: box, matches: matches)
    if length < 2 || length > Self.longestGram { return false }
    if min(box.oldCount, box.newCount) < length { return false }
    _ = try meter.spend(units)
    return try solveParts(of: box) { solver throws(_Stopped) in
      let runs = try solver.certainRuns(of: box, gramLength: length).runs
      if !runs.isEmpty { try solver.solve(box, between: runs, cutsLeft: cutsLeft) }
      return !runs.isEmpty
    }
  }

  /// Returns the length at which few grams of a box match by chance.
  private func gramLength(for box: Subproblem, matches: Int64) -> Int {
    // The expected number of chance matches of a row: each further row of the gram divides it by
    // the apparent number of distinct rows.
    let pairs = Int64(box.newCount).saturatingProduct(Int64(box.oldCount))
    let different = max(2, pairs / max(1, matches))
    var left = 8 * Int64(max(box.oldCount, box.newCount))
    var length = 0
    while left > 0 {
      left /= different
      length += 1
    }
    return length
  }
}
