// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Beyond the limit of effort: a common subsequence that costs little.
///
/// More effort never finds less. All work is done in an order that the limit has no part in, and
/// the limit only says where it ends. A box is *open* while its parts are being solved. Where they
/// were not solved in full, what was found in them is held against what the box as a whole gives
/// cheaply, and the better one is kept: so a box never has less once it is split than before, and a
/// part that is solved further never has less either.
///
/// That comparison is work to do after the limit was hit, so each open box has it set aside.
extension LCSSolver {
  /// What giving up costs for each row, in units of the meter.
  private static var givingUpUnits: Int { 24 }

  /// Keeps an ascending set of pairs of a box; longer ones may exist.
  mutating func giveUp(on box: LCSBox) {
    if meter.isStopped { return }
    let cheap = cheapPairs(of: span(of: box))
    if !cheap.isLongest { isKnownMinimal = false }
    keep(cheap.pairs)
  }

  /// Opens a box: its parts come next.
  ///
  /// - Returns: `nil` when there is too little effort left for that.
  mutating func open(_ box: LCSBox) -> LCSOpenBox? {
    if !meter.isBinding { return LCSOpenBox() }
    let span = span(of: box)
    let rowCount = span.old.count + span.new.count
    let reserve = Self.givingUpUnits * (1 + WorkMeter.spread(rowCount)) / 2 * rowCount
    if !meter.reserve(reserve) { return nil }
    let opened = LCSOpenBox(
      span: span, reserve: reserve, keptBefore: keptCount, wasKnownMinimal: isKnownMinimal)
    isKnownMinimal = true
    openCount += 1
    return opened
  }

  /// Closes a box whose parts are done, and keeps what it gives as a whole where that is more.
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

  /// Closes a box that has no parts after all.
  mutating func abandon(_ opened: LCSOpenBox) {
    if !meter.isBinding { return }
    openCount -= 1
    meter.release(opened.reserve)
    isKnownMinimal = isKnownMinimal && opened.wasKnownMinimal
  }

  /// Where the rows of a box stand; it is not empty.
  ///
  /// Rows between that are no part of it have no partner there.
  private func span(of box: LCSBox) -> LCSSpan {
    LCSSpan(
      old: Int(old.offsets[box.oldStart])..<Int(old.offsets[box.oldEnd - 1]) + 1,
      new: Int(new.offsets[box.newStart])..<Int(new.offsets[box.newEnd - 1]) + 1)
  }

  private mutating func keep(_ pairs: OffsetPairs) {
    let runs = pairs.runs
    for block in Blocks(of: runs.indices) {
      if !meter.pass(block.count) { break }
      for index in block {
        oldKept.insert(runs[index].oldRange)
        newKept.insert(runs[index].newRange)
      }
    }
    keptCount += pairs.count
  }

  /// An ascending set of pairs: of each k-th row of a token with the k-th one of the other side,
  /// as many as can be, and around them what lines up.
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
    for block in Blocks(of: oldRows.indices) {
      if !meter.pass(block.count) { break }
      for step in block {
        let offset = last &- step
        let token = Int(oldRows[offset])
        links[offset] = occurrences[token].old
        occurrences[token].old = Int32(truncatingIfNeeded: offset &+ 1)
      }
    }
    var pairs = OffsetPairs()
    // Growing would copy megabytes between two questions.
    if newRows.count >= 1 << 18 { pairs.reserveRuns(min(oldRows.count, newRows.count)) }
    for block in Blocks(of: newRows.indices) {
      if !meter.pass(block.count) { break }
      for offset in block {
        let token = Int(newRows[offset])
        let head = Int(occurrences[token].old)
        if head == 0 { continue }
        occurrences[token].old = links[head &- 1]
        pairs.append(old: head &- 1, new: offset, count: 1)
      }
    }
    for block in Blocks(of: oldRows.indices) {
      if !meter.pass(block.count) { break }
      for offset in block { occurrences[Int(oldRows[offset])].old = 0 }
    }
    let runs = pairs.runs
    let staying = StayingRuns.longestAscending(
      runs, oldCount: oldRows.count, shouldStop: { meter.stopsAfterBlock() })
    guard let staying else { return (OffsetPairs(), false) }
    var ascending = OffsetPairs()
    for block in Blocks(of: runs.indices) {
      if !meter.pass(block.count) { break }
      for index in block where staying.contains(index) { ascending.append(runs[index]) }
    }
    if ascending.count < pairs.count { widen(&ascending, oldRows, newRows) }
    // No more rows than that have a partner at all.
    let isLongest = ascending.count == pairs.count
    var found = OffsetPairs()
    found.reserveRuns(ascending.runs.count)
    for block in Blocks(of: ascending.runs.indices) {
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

  /// Lets each run go on as far as its neighbours leave equal tokens, as the runs of a longest
  /// common subsequence do by themselves.
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

/// The offsets of a box, from its first row to its last one.
struct LCSSpan {
  var old = 0..<0
  var new = 0..<0
}

/// A box whose parts are being solved, and what was known before.
struct LCSOpenBox {
  fileprivate var span = LCSSpan()
  fileprivate var reserve = 0
  fileprivate var keptBefore = 0
  fileprivate var wasKnownMinimal = true
}
