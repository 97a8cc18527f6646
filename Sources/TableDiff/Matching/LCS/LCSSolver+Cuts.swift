// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The strategy for many unique tokens: cuts at rows that some longest common subsequence has.
///
/// Let a *single* row be one whose token occurs once on each side, and a *chain* a longest
/// ascending set of single rows. Consider a path that misses the chain's rows a to b but has the
/// ones before and after. In between it can pair only rows outside the chain. Let x be the number
/// of these old rows that remain unpaired if the path instead takes all of a to b and pairs only
/// the common prefix and suffix of each gap. If x is at most the number of missed rows, taking them
/// is no worse.
///
///     chain     ·   a   ·   ·   b   ·        missed: 4 rows
///     gaps        0   1   0   2   0          x = 3 <= 4: taking all of them loses nothing
///
/// The same holds for the new rows. A row of the chain is therefore *certain* if, counted on one
/// side, no stretch a to b that contains it has an x above its length. Some longest common
/// subsequence has all certain rows. (Take one with the most certain rows. If it missed one, the
/// missed stretch around that row could be taken, which loses nothing and adds the row.) `LCSChain`
/// finds the certain rows.
extension LCSSolver {
  /// The cost of searching for cuts for each row, in units of `WorkMeter`.
  private static var cutUnits: Int64 { 24 }

  /// Solves a trimmed box by its certain rows and the parts between them.
  ///
  /// For the whole sequence and the parts between its cuts this is linear, so it costs no effort.
  /// Within a box split by another strategy it costs effort, since each split repeats it.
  mutating func solveByCuts(_ box: Subproblem, cutsLeft: Int) throws(_Stopped) {
    if openCount == 0 { return try solveBetweenCuts(of: box, cutsLeft: cutsLeft) }
    let units = Self.cutUnits * WorkMeter.spread(box.rowCount) * Int64(box.rowCount)
    _ = try meter.spend(units)
    let isSolved = try solveParts(of: box) { solver throws(_Stopped) in
      try solver.solveBetweenCuts(of: box, cutsLeft: cutsLeft)
      return true
    }
    if !isSolved { try giveUp(on: box) }
  }

  private mutating func solveBetweenCuts(of box: Subproblem, cutsLeft: Int) throws(_Stopped) {
    var box = box
    try dropOneSidedRows(&box)
    let (runs, areAll) = try certainRuns(of: box, gramLength: 1)
    let (occurrences, oldTokens) = (occurrences, old.tokens)
    try box.oldPositions.forEach(stop) {
      occurrences[Int(oldTokens[$0])] = LCSOccurrences()
    }
    if runs.isEmpty { return try solveByCheapestStrategy(box, cutsLeft: cutsLeft) }
    try solve(box, between: runs, areAll: areAll, cutsLeft: cutsLeft)
  }

  /// Returns runs of matching rows, each from the first row of one certain gram to that of another.
  ///
  /// - Parameter length: The length of grams, which are single rows if it is 1; then `occurrences`
  ///   has the positions of their tokens.
  /// - Returns: The runs, and whether each row of the box is single, so that no others match.
  mutating func certainRuns(
    of box: Subproblem, gramLength length: Int
  ) throws(_Stopped) -> (runs: ContiguousArray<LCSChainRun>, areAll: Bool) {
    let grams = try AnchorNGrams(
      length: length, old.tokens, new.tokens, in: box, occurrences, scratch, stop)
    var chain = try LCSChain(
      grams.singles(old.tokens, new.tokens, in: box, stop), in: box, stop)
    // The weights of gaps, in two arrays, take as much memory as the runs.
    let bytes = 2 * chain.runs.capacity * MemoryLayout<LCSChainRun>.stride
    scratch.hold(bytes)
    defer { scratch.release(bytes) }
    if chain.candidateCount == max(box.oldCount, box.newCount) { return (chain.runs, true) }
    if length > 1 { try chain.dropOverlaps(gramLength: length, stop) }
    try chain.weighGaps(old.tokens, new.tokens, in: box, countsTogether: length > 1, stop)
    try chain.narrow(stop) { grams.isMarked($0) }
    return (chain.runs, false)
  }

  /// Keeps the rows of runs, and solves the parts between them.
  mutating func solve(
    _ box: Subproblem, between runs: ContiguousArray<LCSChainRun>, areAll: Bool = false,
    cutsLeft: Int
  ) throws(_Stopped) {
    let bytes = runs.capacity * MemoryLayout<LCSChainRun>.stride
    scratch.hold(bytes)
    defer { scratch.release(bytes) }
    var rest = box
    for run in runs {
      var part = rest
      part.oldEnd = Int(run.old)
      part.newEnd = Int(run.new)
      if !areAll, !part.isEmpty { try solve(part, cutsLeft: cutsLeft - 1) }
      try keep(old: Int(run.old), new: Int(run.new), count: Int(run.count))
      rest.oldStart = Int(run.old + run.count)
      rest.newStart = Int(run.new + run.count)
    }
    if !areAll, !rest.isEmpty { try solve(rest, cutsLeft: cutsLeft - 1) }
  }

  /// Removes the rows of a box whose token is missing on the other side, and records the position
  /// of each token that occurs once.
  private func dropOneSidedRows(_ box: inout Subproblem) throws(_Stopped) {
    let occurrences = occurrences
    let (oldTokens, newTokens) = (old.tokens, new.tokens)
    let (oldOffsets, newOffsets) = (old.offsets, new.offsets)
    try box.oldPositions.forEach(stop) {
      occurrences[Int(oldTokens[$0])].old = LCSOccurrences.seen
    }
    var kept = box.newStart
    try box.newPositions.forEach(stop) { position in
      let token = newTokens[position]
      let entry = occurrences + Int(token)
      if entry.pointee.old == LCSOccurrences.absent { return }
      LCSOccurrences.note(kept, in: &entry.pointee.new)
      newTokens[kept] = token
      newOffsets[kept] = newOffsets[position]
      kept &+= 1
    }
    box.newEnd = kept
    kept = box.oldStart
    try box.oldPositions.forEach(stop) { position in
      let token = oldTokens[position]
      let entry = occurrences + Int(token)
      if entry.pointee.old == LCSOccurrences.seen { entry.pointee.old = LCSOccurrences.absent }
      if entry.pointee.new == LCSOccurrences.absent { return }
      LCSOccurrences.note(kept, in: &entry.pointee.old)
      oldTokens[kept] = token
      oldOffsets[kept] = oldOffsets[position]
      kept &+= 1
    }
    box.oldEnd = kept
  }
}
