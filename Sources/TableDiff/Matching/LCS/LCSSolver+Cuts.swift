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
  mutating func solveByCuts(_ box: Subproblem, cutsLeft: Int) {
    if openCount == 0 { return solveBetweenCuts(of: box, cutsLeft: cutsLeft) }
    let units = Self.cutUnits * WorkMeter.spread(box.rowCount) * Int64(box.rowCount)
    guard meter.spend(units), let opened = open(box) else {
      return giveUp(on: box)
    }
    solveBetweenCuts(of: box, cutsLeft: cutsLeft)
    close(opened)
  }

  private mutating func solveBetweenCuts(of box: Subproblem, cutsLeft: Int) {
    var box = box
    dropOneSidedRows(&box)
    if meter.isStopped { return }
    // No variable holds the array, so the chain mutates its only copy in place.
    var chain = LCSChain(findSingles(in: box), in: box, &meter)
    if meter.isStopped { return }
    scratch.hold(chain.capacity * MemoryLayout<LCSChainRun>.stride)
    defer { scratch.release(chain.capacity * MemoryLayout<LCSChainRun>.stride) }
    let isAllSingle = chain.candidateCount == max(box.oldCount, box.newCount)
    let occurrences = occurrences
    let oldTokens = old.tokens
    if !isAllSingle {
      let newTokens = new.tokens
      chain.weighGaps(oldTokens, newTokens, in: box, &meter)
      if meter.isStopped { return }
      chain.narrow(&meter) { occurrences[Int(newTokens[$0])].isSingle }
    }
    for block in StopBlocks(of: box.oldStart..<box.oldEnd) {
      if !meter.pass(block.count) { break }
      for position in block { occurrences[Int(oldTokens[position])] = LCSOccurrences() }
    }
    if meter.isStopped { return }
    if chain.runs.isEmpty { return solveByCheapestStrategy(box, cutsLeft: cutsLeft) }
    var rest = box
    for run in chain.runs {
      var part = rest
      part.oldEnd = Int(run.old)
      part.newEnd = Int(run.new)
      if !isAllSingle, !part.isEmpty { solve(part, cutsLeft: cutsLeft - 1) }
      keep(old: Int(run.old), new: Int(run.new), count: Int(run.count))
      rest.oldStart = Int(run.old + run.count)
      rest.newStart = Int(run.new + run.count)
      if !meter.pass(1) { return }
    }
    if !isAllSingle, !rest.isEmpty { solve(rest, cutsLeft: cutsLeft - 1) }
  }

  /// Removes the rows of a box whose token is missing on the other side, and records the position
  /// of each token that occurs once.
  private mutating func dropOneSidedRows(_ box: inout Subproblem) {
    let occurrences = occurrences
    let (oldTokens, newTokens) = (old.tokens, new.tokens)
    let (oldOffsets, newOffsets) = (old.offsets, new.offsets)
    for block in StopBlocks(of: box.oldStart..<box.oldEnd) {
      if !meter.pass(block.count) { break }
      for position in block { occurrences[Int(oldTokens[position])].old = LCSOccurrences.seen }
    }
    var kept = box.newStart
    for block in StopBlocks(of: box.newStart..<box.newEnd) {
      if !meter.pass(block.count) { break }
      for position in block {
        let token = newTokens[position]
        let entry = occurrences + Int(token)
        if entry.pointee.old == LCSOccurrences.absent { continue }
        entry.pointee.new =
          entry.pointee.new == LCSOccurrences.absent
          ? Int32(truncatingIfNeeded: kept &+ 1) : LCSOccurrences.several
        newTokens[kept] = token
        newOffsets[kept] = newOffsets[position]
        kept &+= 1
      }
    }
    box.newEnd = kept
    kept = box.oldStart
    for block in StopBlocks(of: box.oldStart..<box.oldEnd) {
      if !meter.pass(block.count) { break }
      for position in block {
        let token = oldTokens[position]
        let entry = occurrences + Int(token)
        if entry.pointee.new == LCSOccurrences.absent {
          entry.pointee.old = LCSOccurrences.absent
          continue
        }
        entry.pointee.old =
          entry.pointee.old == LCSOccurrences.seen
          ? Int32(truncatingIfNeeded: kept &+ 1) : LCSOccurrences.several
        oldTokens[kept] = token
        oldOffsets[kept] = oldOffsets[position]
        kept &+= 1
      }
    }
    box.oldEnd = kept
  }

  /// Returns the single rows of a box and the matching rows between them, as runs in new order that
  /// begin and end with a single row.
  private mutating func findSingles(in box: Subproblem) -> ContiguousArray<LCSChainRun> {
    let occurrences = occurrences
    let (oldTokens, newTokens) = (old.tokens, new.tokens)
    var runs: ContiguousArray<LCSChainRun> = []
    // Growing the array would copy megabytes between two polls.
    if box.newCount >= 1 << 18 { runs.reserveCapacity(min(box.oldCount, box.newCount)) }
    var newPosition = box.newStart
    var nextPoll = newPosition &+ _StopPoll.interval
    while newPosition < box.newEnd {
      if newPosition >= nextPoll {
        nextPoll = newPosition &+ _StopPoll.interval
        if !meter.pass(_StopPoll.interval) { break }
      }
      let entry = occurrences[Int(newTokens[newPosition])]
      if !entry.isSingle {
        newPosition &+= 1
        continue
      }
      var run = LCSChainRun(old: entry.old &- 1, new: entry.new &- 1, count: 1, singles: 1)
      var oldPosition = Int(entry.old)
      newPosition &+= 1
      while newPosition < box.newEnd, oldPosition < box.oldEnd,
        newTokens[newPosition] == oldTokens[oldPosition]
      {
        if occurrences[Int(newTokens[newPosition])].isSingle {
          run.singles &+= 1
          run.count = Int32(truncatingIfNeeded: newPosition) &- run.new &+ 1
        }
        oldPosition &+= 1
        newPosition &+= 1
        if newPosition >= nextPoll {
          nextPoll = newPosition &+ _StopPoll.interval
          if !meter.pass(_StopPoll.interval) { return runs }
        }
      }
      runs.append(run)
    }
    return runs
  }
}
