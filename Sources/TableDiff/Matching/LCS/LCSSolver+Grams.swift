// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Text that repeats, with few edits: cuts at groups of rows that are single only together.
///
/// A *gram* is k consecutive rows; it is single if it occurs once on either side of the box. Take
/// single grams that match along diagonals and overlap on neither side, and of them an ascending
/// chain. A path *misses* a gram if it has none of its k pairs.
///
/// A path leaves at least one row unpaired for each gram that it misses: if it pairs all new rows
/// of the gram, and no old row between their partners is unpaired, then those partners are the only
/// occurrence of the gram on the old side. These rows are different ones for different grams.
/// (The new rows of two grams are, and so the old rows between the partners of either.)
///
/// Let a path miss the grams a to b, and have a pair of the ones before and behind. Between the last
/// pair before and the first one behind, it leaves at least b - a + 1 rows unpaired, of both sides
/// together. If it follows the diagonals there instead, and pairs in each gap only its common prefix
/// and suffix, it leaves unpaired the rest of the gaps: x rows, of both sides together. If x is at
/// most the number of grams missed, following the diagonals is no worse. So a gram is *certain* if
/// no stretch a to b that contains it has an x above its length.
///
/// Some longest common subsequence has all pairs of all certain grams. Take one with the most of
/// them. If it misses a certain gram, the stretch that it misses there can be taken instead, which
/// removes no such pair and adds some. If it has some pairs of a certain gram but not all, then next
/// to one that it has there is one that it lacks, and one of those two rows has another partner,
/// since otherwise the pair could be added. That pair is on no diagonal of the chain at this row.
/// Exchanging it adds a pair of a certain gram. Both contradict the choice.
///
/// `LCSChain` weighs the stretches, with the first row of each gram in place of a single row. The
/// other rows of a gram are then the common prefix of the gap behind it.
extension LCSSolver {
  /// The cost of looking for grams for each row, in units of the meter.
  private static var gramUnits: Int64 { 48 }

  /// The largest length of a gram.
  private static var longestGram: Int { 32 }

  /// Solves a box by its certain grams, then the parts between them.
  ///
  /// - Parameters:
  ///   - matches: The number of pairs of equal rows.
  ///   - otherCost: The cost of solving it otherwise, in units of the meter.
  /// - Returns: Whether it did; otherwise the box is unchanged.
  mutating func solveByGrams(
    _ box: Subproblem, matches: Int64, otherCost: Int64, cutsLeft: Int
  ) -> Bool {
    let units = Self.gramUnits * WorkMeter.spread(box.rowCount) * Int64(box.rowCount)
    if cutsLeft == 0 || units.saturatingProduct(Int64(sizes.gramShare)) > otherCost { return false }
    // Rows of both sides are counted together, in 32 bits.
    if box.rowCount > Int(Int32.max) { return false }
    let length = sizes.gramLength ?? gramLength(for: box, matches: matches)
    if length > Self.longestGram || min(box.oldCount, box.newCount) < length { return false }
    guard meter.spend(units), let opened = open(box) else { return false }
    let runs = certainGrams(of: box, length: length)
    if meter.isStopped || runs.isEmpty {
      abandon(opened)
      return false
    }
    var rest = box
    for run in runs {
      var part = rest
      part.oldEnd = Int(run.old)
      part.newEnd = Int(run.new)
      if !part.isEmpty { solve(part, cutsLeft: cutsLeft - 1) }
      keep(old: Int(run.old), new: Int(run.new), count: Int(run.count))
      rest.oldStart = Int(run.old + run.count)
      rest.newStart = Int(run.new + run.count)
      if !meter.pass(1) { break }
    }
    if !rest.isEmpty, !meter.isStopped { solve(rest, cutsLeft: cutsLeft - 1) }
    close(opened)
    return true
  }

  /// Returns the length at which few grams of a box match by chance.
  private func gramLength(for box: Subproblem, matches: Int64) -> Int {
    // How many rows of the other side match a row by chance: as long as there are any, a further
    // row divides them by the number of different rows there seem to be.
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

  /// Returns runs of matching rows, from the first row of a certain gram to that of another.
  private mutating func certainGrams(
    of box: Subproblem, length: Int
  ) -> ContiguousArray<LCSChainRun> {
    let grams = AnchorNGrams(length: length, in: box, &meter)
    scratch.hold(grams.scratchBytes)
    defer { scratch.release(grams.scratchBytes) }
    if meter.isStopped { return [] }
    grams.note(old.tokens, box.oldPositions, &meter) { $0.old = $0.old == 0 ? $1 : -1 }
    grams.note(new.tokens, box.newPositions, &meter) { $0.new = $0.new == 0 ? $1 : -1 }
    let singles = grams.singles(old.tokens, new.tokens, in: box, &meter)
    if meter.isStopped { return [] }
    var chain = LCSChain(singles, in: box, &meter)
    let bytes = chain.capacity * MemoryLayout<LCSChainRun>.stride
    scratch.hold(bytes)
    defer { scratch.release(bytes) }
    if meter.isStopped { return [] }
    chain.dropOverlaps(gramLength: length, &meter)
    chain.weighGaps(old.tokens, new.tokens, in: box, &meter)
    if meter.isStopped { return [] }
    chain.countBothSidesTogether()
    chain.narrow(&meter) { grams.isMarked($0) }
    return chain.runs
  }
}
