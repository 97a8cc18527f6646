// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rows that match along a diagonal, the first and last of them single: `count` rows, `singles` of
/// them single.
struct LCSChainRun {
  var old: Int32
  var new: Int32
  var count: Int32
  var singles: Int32
}

/// A longest ascending set of a box's single rows, as runs, with the choice of certain rows.
///
/// Gaps within a run are paired in full, so only the gaps between runs have weight. The weight of a
/// stretch is its unpaired rows less the rows missed. Along a run, the weight of the heaviest
/// stretch that ends at a row decreases by one with each row; for the heaviest stretch that begins
/// there, in the opposite direction:
///
///     gap of e ·  ·  ·  ·  ·  ·  ·  ·  gap of r       a run of w single rows
///              e-1 …  1  0 -1 -1 -1 -1                heaviest that ends here
///               0  0  0  0  0  1 …   r                heaviest that begins here, less this row
///
/// A row is certain if the sum is at most 0. If e + r <= w these are the rows e - 1 to w - r;
/// otherwise there are none.
struct LCSChain {
  private(set) var runs: ContiguousArray<LCSChainRun>

  /// The number of single rows before the choice.
  let candidateCount: Int

  /// For each gap, the number of unpaired rows on either side; the gap before each run, then the
  /// gap after the last run.
  private var gaps: ContiguousArray<(old: Int32, new: Int32)> = []

  /// Creates a chain from candidates that ascend on the new side.
  init(
    _ candidates: consuming ContiguousArray<LCSChainRun>, in box: Subproblem, _ stop: _StopPoll?
  ) throws(_Stopped) {
    var candidates = candidates
    // Weighted by single rows; a run with other rows never continues the previous one.
    var pairs = OffsetPairs()
    pairs.reserveRuns(candidates.count)
    try candidates.indices.forEach(stop) { index in
      let run = candidates[index]
      pairs.append(old: Int(run.old) - box.oldStart, new: Int(run.new), count: Int(run.singles))
    }
    candidateCount = pairs.count
    let staying = try LongestIncreasingRuns.longestAscending(
      pairs.runs, oldCount: box.oldCount, stop)
    var kept = 0
    try candidates.indices.forEach(stop) { index in
      if !staying.contains(index) { return }
      candidates[kept] = candidates[index]
      kept &+= 1
    }
    candidates.removeLast(candidates.count - kept)
    runs = candidates
  }

  /// Removes runs whose first gram overlaps the last gram of the previous run on the old side.
  mutating func dropOverlaps(gramLength: Int, _ stop: _StopPoll?) throws(_Stopped) {
    var kept = 0
    var end = 0
    for index in runs.indices {
      try stop?.check(after: 1)
      let run = runs[index]
      if Int(run.old) < end { continue }
      runs[kept] = run
      kept += 1
      end = Int(run.old + run.count) - 1 + gramLength
    }
    runs.removeLast(runs.count - kept)
  }

  /// Counts the rows of each gap outside its common prefix and suffix.
  ///
  /// - Parameter countsTogether: Whether the rows of both sides are summed.
  mutating func weighGaps(
    _ oldTokens: UnsafeMutablePointer<Int32>, _ newTokens: UnsafeMutablePointer<Int32>,
    in box: Subproblem, countsTogether: Bool, _ stop: _StopPoll?
  ) throws(_Stopped) {
    gaps.reserveCapacity(runs.count + 1)
    var (oldStart, newStart) = (box.oldStart, box.newStart)
    for index in 0...runs.count {
      let isLast = index == runs.count
      let oldEnd = isLast ? box.oldEnd : Int(runs[index].old)
      let newEnd = isLast ? box.newEnd : Int(runs[index].new)
      let ends = try CommonEnds(oldTokens, oldStart..<oldEnd, newTokens, newStart..<newEnd, stop)
      let paired = ends.prefix + ends.suffix
      let unpairedOld = Int32(truncatingIfNeeded: oldEnd - oldStart - paired)
      let unpairedNew = Int32(truncatingIfNeeded: newEnd - newStart - paired)
      let both = unpairedOld &+ unpairedNew
      gaps.append(countsTogether ? (both, both) : (unpairedOld, unpairedNew))
      if isLast { break }
      try stop?.check(after: 1)
      oldStart = oldEnd + Int(runs[index].count)
      newStart = newEnd + Int(runs[index].count)
    }
  }

  /// Narrows each run to its certain rows, and removes runs without any.
  ///
  /// - Parameter isSingle: Whether the row at a new position is single.
  mutating func narrow(
    _ stop: _StopPoll?, isSingle: (_ newPosition: Int) -> Bool
  ) throws(_Stopped) {
    // The weight of the heaviest stretch that begins at the first row of the next run, without that
    // row.
    var ahead = ContiguousArray<(old: Int32, new: Int32)>(repeating: (0, 0), count: runs.count)
    var (oldWeight, newWeight): (Int32, Int32) = (0, 0)
    for index in runs.indices.reversed() {
      let gap = gaps[index + 1]
      ahead[index] = (gap.old + max(0, oldWeight - 1), gap.new + max(0, newWeight - 1))
      oldWeight = max(0, ahead[index].old - runs[index].singles + 1)
      newWeight = max(0, ahead[index].new - runs[index].singles + 1)
      try stop?.check(after: 1)
    }
    (oldWeight, newWeight) = (0, 0)
    var certainCount = 0
    for index in runs.indices {
      let run = runs[index]
      let gap = gaps[index]
      oldWeight += gap.old
      newWeight += gap.new
      let byOld = Self.certain(of: run.singles, from: oldWeight, to: ahead[index].old)
      let byNew = Self.certain(of: run.singles, from: newWeight, to: ahead[index].new)
      oldWeight = max(0, oldWeight - run.singles)
      newWeight = max(0, newWeight - run.singles)
      var certain = byOld
      if byOld.overlaps(byNew) {
        certain = min(byOld.lowerBound, byNew.lowerBound)..<max(byOld.upperBound, byNew.upperBound)
      } else if byNew.count > byOld.count {
        certain = byNew
      }
      try stop?.check(after: 1 + Int(run.count) / 16)
      if certain.isEmpty { continue }
      runs[certainCount] = Self.narrowed(run, to: certain, isSingle)
      certainCount += 1
    }
    runs.removeLast(runs.count - certainCount)
  }

  /// Returns the certain single rows of a run, from the weights before and after it.
  private static func certain(
    of singles: Int32, from before: Int32, to behind: Int32
  ) -> Range<Int32> {
    if before + behind > singles { return 0..<0 }
    return max(0, before - 1)..<min(singles, singles - behind + 1)
  }

  /// Returns the part of a run between two of its single rows.
  private static func narrowed(
    _ run: LCSChainRun, to singles: Range<Int32>, _ isSingle: (_ newPosition: Int) -> Bool
  ) -> LCSChainRun {
    if singles.count == run.singles { return run }
    var start: Int32 = 0
    var left = singles.lowerBound
    while left > 0 {
      if isSingle(Int(run.new + start)) { left -= 1 }
      start += 1
    }
    while !isSingle(Int(run.new + start)) { start += 1 }
    var end = run.count
    left = run.singles - singles.upperBound
    while left > 0 {
      end -= 1
      if isSingle(Int(run.new + end)) { left -= 1 }
    }
    while !isSingle(Int(run.new + end - 1)) { end -= 1 }
    return LCSChainRun(
      old: run.old + start, new: run.new + start, count: end - start,
      singles: Int32(truncatingIfNeeded: singles.count))
  }
}
