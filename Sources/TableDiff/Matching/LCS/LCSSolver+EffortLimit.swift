// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A cheap common subsequence for boxes left when the effort limit is hit.
///
/// More effort never finds fewer pairs. The limit only affects where work ends, not its order. A
/// box is *open* while its parts are being solved. If the limit interrupts that, the box as a whole
/// is also solved cheaply, and the longer result is kept. Splitting a box therefore never shortens
/// its result, nor does solving a part further.
///
/// This comparison happens after the limit is hit, so each open box reserves the effort for it.
extension LCSSolver {
  /// The cost of giving up for each row, in units of `WorkMeter`.
  private static var givingUpUnits: Int64 { 24 }

  /// Keeps an ascending set of pairs of a box, not necessarily a longest one.
  mutating func giveUp(on box: Subproblem) throws(_Stopped) {
    let span = span(of: box)
    let (pairs, isLongest) = try cheapPairs(of: span)
    if !isLongest { isKnownMinimal = false }
    try keep(pairs, of: span)
  }

  /// Solves the parts of a box, and keeps the box's cheap result if that is longer.
  ///
  /// - Parameter body: Solves the parts, or returns `false` and changes nothing.
  /// - Returns: Whether the parts are solved; also `false` if too little effort is left.
  mutating func solveParts(
    of box: Subproblem, _ body: (inout LCSSolver) throws(_Stopped) -> Bool
  ) throws(_Stopped) -> Bool {
    if meter.isOver { return false }
    if !meter.isBinding { return try body(&self) }
    let span = span(of: box)
    let rowCount = span.old.count + span.new.count
    let reserve = Self.givingUpUnits * (1 + WorkMeter.spread(rowCount)) / 2 * Int64(rowCount)
    if !meter.reserve(reserve) { return false }
    let (keptBefore, wasKnownMinimal) = (keptCount, isKnownMinimal)
    isKnownMinimal = true
    openCount += 1
    let isSolved = try body(&self)
    if isSolved, !isKnownMinimal {
      let (pairs, isLongest) = try cheapPairs(of: span)
      isKnownMinimal = isLongest
      if pairs.count > keptCount - keptBefore {
        oldKept.remove(span.old)
        newKept.remove(span.new)
        keptCount = keptBefore
        try keep(pairs, of: span)
      }
    }
    openCount -= 1
    meter.release(reserve)
    isKnownMinimal = isKnownMinimal && wasKnownMinimal
    return isSolved
  }

  /// The offsets of a box, from its first row to its last.
  private typealias Span = (old: Range<Int>, new: Range<Int>)

  /// Returns the span of a nonempty box.
  ///
  /// Rows of the span that are not in the box have no partner in it.
  private func span(of box: Subproblem) -> Span {
    (
      Int(old.offsets[box.oldStart])..<Int(old.offsets[box.oldEnd - 1]) + 1,
      Int(new.offsets[box.newStart])..<Int(new.offsets[box.newEnd - 1]) + 1
    )
  }

  /// Keeps pairs whose offsets count from the start of a span.
  private mutating func keep(_ pairs: OffsetPairs, of span: Span) throws(_Stopped) {
    let (oldStart, newStart) = (span.old.lowerBound, span.new.lowerBound)
    for run in pairs.runs {
      let (old, new, count) = (oldStart + Int(run.old), newStart + Int(run.new), Int(run.count))
      oldKept.insert(old..<old + count)
      newKept.insert(new..<new + count)
      try stop?.check(after: 1)
    }
    keptCount += pairs.count
  }

  /// Returns an ascending set of pairs, and whether it is a longest one.
  ///
  /// Pairs the k-th rows of each token on either side, takes a longest ascending set of these
  /// pairs, and extends its runs where neighbours match.
  private func cheapPairs(of span: Span) throws(_Stopped) -> (pairs: OffsetPairs, isLongest: Bool) {
    let oldRows = UnsafeBufferPointer(rebasing: oldSource[span.old])
    let newRows = UnsafeBufferPointer(rebasing: newSource[span.new])
    let linkMemory = ScratchBuffer<Int32>(oldRows.count, scratch)
    let links = linkMemory.start
    let pairBytes = min(oldRows.count, newRows.count) * MemoryLayout<OffsetPairs.Run>.stride
    scratch.hold(pairBytes)
    defer { scratch.release(pairBytes) }
    let occurrences = occurrences
    let last = oldRows.count - 1
    try oldRows.indices.forEach(stop) { step in
      let token = Int(oldRows[last &- step])
      links[last &- step] = occurrences[token].old
      occurrences[token].old = Int32(truncatingIfNeeded: last &- step &+ 1)
    }
    var pairs = OffsetPairs()
    // Growing the array would copy megabytes between two polls.
    if newRows.count >= 1 << 18 { pairs.reserveRuns(min(oldRows.count, newRows.count)) }
    try newRows.indices.forEach(stop) { offset in
      let token = Int(newRows[offset])
      let head = Int(occurrences[token].old)
      if head == 0 { return }
      occurrences[token].old = links[head &- 1]
      pairs.append(old: head &- 1, new: offset, count: 1)
    }
    try oldRows.indices.forEach(stop) { occurrences[Int(oldRows[$0])].old = 0 }
    let runs = pairs.runs
    let staying = try LongestIncreasingRuns.longestAscending(
      runs, oldCount: oldRows.count, stop)
    var ascending = OffsetPairs()
    try runs.indices.forEach(stop) { if staying.contains($0) { ascending.append(runs[$0]) } }
    // Other rows have no partner at all.
    if ascending.count == pairs.count { return (ascending, true) }
    let widened = try widened(ascending, oldRows, newRows)
    return (widened, widened.count == pairs.count)
  }

  /// Extends each run in both directions as far as tokens match, up to its neighbours.
  ///
  /// The runs of a longest common subsequence cannot be extended.
  private func widened(
    _ pairs: OffsetPairs, _ old: UnsafeBufferPointer<Int32>, _ new: UnsafeBufferPointer<Int32>
  ) throws(_Stopped) -> OffsetPairs {
    guard let oldRows = old.baseAddress, let newRows = new.baseAddress else { return pairs }
    var widened = OffsetPairs()
    var (oldEnd, newEnd) = (0, 0)
    for index in 0...pairs.runs.count {
      let run =
        index < pairs.runs.count
        ? pairs.runs[index] : OffsetPairs.Run(old: old.count, new: new.count, count: 0)
      let (oldStart, newStart) = (Int(run.old), Int(run.new))
      let ends = try CommonEnds(oldRows, oldEnd..<oldStart, newRows, newEnd..<newStart, stop)
      widened.append(old: oldEnd, new: newEnd, count: ends.prefix)
      widened.append(
        old: oldStart - ends.suffix, new: newStart - ends.suffix,
        count: ends.suffix + Int(run.count))
      (oldEnd, newEnd) = (run.oldRange.upperBound, run.newRange.upperBound)
      try stop?.check(after: 1)
    }
    return widened
  }
}
