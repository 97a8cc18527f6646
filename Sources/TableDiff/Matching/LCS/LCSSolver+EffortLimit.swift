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
  mutating func giveUp(on box: Subproblem) {
    if meter.isStopped { return }
    let cheap = cheapPairs(of: span(of: box))
    if !cheap.isLongest { isKnownMinimal = false }
    keep(cheap.pairs)
  }

  /// Opens a box before its parts are solved.
  ///
  /// - Returns: `nil` if too little effort is left.
  mutating func open(_ box: Subproblem) -> LCSOpenBox? {
    if !meter.isBinding { return LCSOpenBox() }
    let span = span(of: box)
    let rowCount = span.old.count + span.new.count
    let reserve = Self.givingUpUnits * (1 + WorkMeter.spread(rowCount)) / 2 * Int64(rowCount)
    if !meter.reserve(reserve) { return nil }
    let opened = LCSOpenBox(
      span: span, reserve: reserve, keptBefore: keptCount, wasKnownMinimal: isKnownMinimal)
    isKnownMinimal = true
    openCount += 1
    return opened
  }

  /// Closes a box whose parts are solved; keeps its cheap result if that is longer.
  mutating func close(_ opened: LCSOpenBox) {
    if meter.isBinding, !isKnownMinimal, !meter.isStopped {
      let cheap = cheapPairs(of: opened.span)
      isKnownMinimal = cheap.isLongest
      if cheap.pairs.count > keptCount - opened.keptBefore {
        oldKept.remove(opened.span.old)
        newKept.remove(opened.span.new)
        keptCount = opened.keptBefore
        keep(cheap.pairs)
      }
    }
    abandon(opened)
  }

  /// Closes a box that was not split after all.
  mutating func abandon(_ opened: LCSOpenBox) {
    if !meter.isBinding { return }
    openCount -= 1
    meter.release(opened.reserve)
    isKnownMinimal = isKnownMinimal && opened.wasKnownMinimal
  }

  /// Returns the span of a nonempty box.
  ///
  /// Rows of the span that are not in the box have no partner in it.
  private func span(of box: Subproblem) -> LCSSpan {
    LCSSpan(
      old: Int(old.offsets[box.oldStart])..<Int(old.offsets[box.oldEnd - 1]) + 1,
      new: Int(new.offsets[box.newStart])..<Int(new.offsets[box.newEnd - 1]) + 1)
  }

  private mutating func keep(_ pairs: OffsetPairs) {
    let runs = pairs.runs
    for block in StopBlocks(of: runs.indices) {
      if !meter.pass(block.count) { break }
      for index in block {
        oldKept.insert(runs[index].oldRange)
        newKept.insert(runs[index].newRange)
      }
    }
    keptCount += pairs.count
  }

  /// Returns an ascending set of pairs, and whether it is a longest one.
  ///
  /// Pairs the k-th rows of each token on either side, takes a longest ascending set of these
  /// pairs, and extends its runs where neighbours match.
  private mutating func cheapPairs(of span: LCSSpan) -> (pairs: OffsetPairs, isLongest: Bool) {
    let oldRows = UnsafeBufferPointer(rebasing: oldSource[span.old])
    let newRows = UnsafeBufferPointer(rebasing: newSource[span.new])
    let links = UnsafeMutablePointer<Int32>.allocate(capacity: oldRows.count)
    let bytes =
      oldRows.count * MemoryLayout<Int32>.stride
      + min(oldRows.count, newRows.count) * MemoryLayout<OffsetPairs.Run>.stride
    scratch.hold(bytes)
    defer {
      links.deallocate()
      scratch.release(bytes)
    }
    let occurrences = occurrences
    let last = oldRows.count - 1
    for block in StopBlocks(of: oldRows.indices) {
      if !meter.pass(block.count) { break }
      for step in block {
        let offset = last &- step
        let token = Int(oldRows[offset])
        links[offset] = occurrences[token].old
        occurrences[token].old = Int32(truncatingIfNeeded: offset &+ 1)
      }
    }
    var pairs = OffsetPairs()
    // Growing the array would copy megabytes between two polls.
    if newRows.count >= 1 << 18 { pairs.reserveRuns(min(oldRows.count, newRows.count)) }
    for block in StopBlocks(of: newRows.indices) {
      if !meter.pass(block.count) { break }
      for offset in block {
        let token = Int(newRows[offset])
        let head = Int(occurrences[token].old)
        if head == 0 { continue }
        occurrences[token].old = links[head &- 1]
        pairs.append(old: head &- 1, new: offset, count: 1)
      }
    }
    for block in StopBlocks(of: oldRows.indices) {
      if !meter.pass(block.count) { break }
      for offset in block { occurrences[Int(oldRows[offset])].old = 0 }
    }
    let runs = pairs.runs
    guard
      let staying = try? LongestIncreasingRuns.longestAscending(
        runs, oldCount: oldRows.count, meter.stop)
    else { return (OffsetPairs(), false) }
    var ascending = OffsetPairs()
    for block in StopBlocks(of: runs.indices) {
      if !meter.pass(block.count) { break }
      for index in block where staying.contains(index) { ascending.append(runs[index]) }
    }
    if ascending.count < pairs.count { widen(&ascending, oldRows, newRows) }
    // Other rows have no partner at all.
    let isLongest = ascending.count == pairs.count
    var found = OffsetPairs()
    found.reserveRuns(ascending.runs.count)
    for block in StopBlocks(of: ascending.runs.indices) {
      if !meter.pass(block.count) { break }
      for index in block {
        let run = ascending.runs[index]
        found.append(
          old: span.old.lowerBound + Int(run.old), new: span.new.lowerBound + Int(run.new),
          count: Int(run.count))
      }
    }
    return (found, isLongest)
  }

  /// Extends each run in both directions as far as tokens match, up to its neighbours.
  ///
  /// The runs of a longest common subsequence cannot be extended.
  private mutating func widen(
    _ pairs: inout OffsetPairs, _ old: UnsafeBufferPointer<Int32>,
    _ new: UnsafeBufferPointer<Int32>
  ) {
    guard let oldRows = old.baseAddress, let newRows = new.baseAddress else { return }
    var widened = OffsetPairs()
    var (oldEnd, newEnd) = (0, 0)
    for index in 0...pairs.runs.count {
      let run =
        index < pairs.runs.count
        ? pairs.runs[index] : OffsetPairs.Run(old: old.count, new: new.count, count: 0)
      let gap = min(Int(run.old) - oldEnd, Int(run.new) - newEnd)
      let prefix = CommonRows.prefixLength(
        from: oldRows + oldEnd, newRows + newEnd, atMost: gap, &meter)
      widened.append(old: oldEnd, new: newEnd, count: prefix)
      let suffix = CommonRows.suffixLength(
        before: oldRows + Int(run.old), newRows + Int(run.new), atMost: gap - prefix, &meter)
      widened.append(
        old: Int(run.old) - suffix, new: Int(run.new) - suffix, count: suffix + Int(run.count))
      (oldEnd, newEnd) = (run.oldRange.upperBound, run.newRange.upperBound)
      if !meter.pass(1) { break }
    }
    pairs = widened
  }
}

/// The offsets of a box, from its first row to its last.
struct LCSSpan {
  var old = 0..<0
  var new = 0..<0
}

/// A box whose parts are being solved, and the state before that.
struct LCSOpenBox {
  fileprivate var span = LCSSpan()
  fileprivate var reserve: Int64 = 0
  fileprivate var keptBefore = 0
  fileprivate var wasKnownMinimal = true
}
