// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The state shared by all strategies: the undecided rows, and which of them are kept.
///
/// The kept rows of both sides determine a common subsequence, in which the k-th kept old row is
/// paired with the k-th kept new one. Parts can therefore be solved in any order.
///
/// Rows are accessed by *position* among the undecided ones, through pointers: inner loops run up
/// to billions of times, and checks of bounds and uniqueness would double their time.
struct LCSSolver: ~Copyable {
  let old: LCSSide
  let new: LCSSide

  /// All tokens by offset, without the common prefix and suffix of the lists.
  let oldSource: UnsafeBufferPointer<Int32>
  let newSource: UnsafeBufferPointer<Int32>

  /// Scratch memory for each token, zero between uses.
  let occurrences: UnsafeMutablePointer<LCSOccurrences>

  /// For bit vectors, the carries out of a tile.
  let carries: UnsafeMutablePointer<UInt64>

  var oldKept: OffsetSet
  var newKept: OffsetSet

  /// The number of kept rows on either side.
  var keptCount = 0
  var meter: WorkMeter
  var scratch = ScratchMeter()
  var isKnownMinimal = true
  let strategies: LCSStrategies
  let sizes: LCSSizes

  /// Boxes that cannot be cut, deferred until all are known, since an effort limit requires the
  /// smallest first.
  var deferred: ContiguousArray<LCSDeferredBox> = []

  /// The number of nested open boxes under an effort limit.
  var openCount = 0

  init(
    _ oldTokens: UnsafeBufferPointer<Int32>, _ newTokens: UnsafeBufferPointer<Int32>,
    tokenCount: Int, strategies: LCSStrategies, sizes: LCSSizes, meter initialMeter: WorkMeter
  ) {
    self.strategies = strategies
    self.sizes = sizes
    meter = initialMeter
    var meter = initialMeter
    oldSource = oldTokens
    newSource = newTokens
    oldKept = OffsetSet(bound: oldTokens.count)
    newKept = OffsetSet(bound: newTokens.count)
    old = LCSSide(oldTokens, &meter)
    new = LCSSide(newTokens, &meter)
    let isAnythingLeft = old.count > 0 && new.count > 0 && !meter.isStopped
    let tokenCount = isAnythingLeft ? tokenCount : 0
    let occurrences = UnsafeMutablePointer<LCSOccurrences>.allocate(capacity: tokenCount)
    for tokens in StopBlocks(of: 0..<tokenCount) {
      if !meter.pass(tokens.count) { break }
      (occurrences + tokens.lowerBound).initialize(repeating: LCSOccurrences(), count: tokens.count)
    }
    self.occurrences = occurrences
    let carryCount = LCSSweep.wordCount(of: new.count)
    carries = .allocate(capacity: carryCount)
    self.meter = meter
    scratch.hold(tokenCount * MemoryLayout<LCSOccurrences>.stride)
    scratch.hold(2 * (old.count + new.count) * MemoryLayout<Int32>.stride)
    scratch.hold(carryCount * MemoryLayout<UInt64>.stride)
    scratch.hold(((oldTokens.count + newTokens.count) / 8 + 2))
  }

  deinit {
    old.deallocate()
    new.deallocate()
    occurrences.deallocate()
    carries.deallocate()
  }

  /// Decides which rows are kept.
  mutating func solve() {
    var box = Subproblem(oldStart: 0, oldEnd: old.count, newStart: 0, newEnd: new.count)
    if meter.isStopped { return }
    trim(&box)
    if box.isEmpty { return }
    // Cuts come first, even for few rows: without repeated tokens, their choice is the one that
    // Guides/Contract.md, clause 7, requires.
    if strategies.contains(.cuts) {
      solveByCuts(box, cutsLeft: 8)
    } else {
      solveByCheapestStrategy(box, cutsLeft: 8)
    }
    solveDeferred()
  }

  /// Keeps rows that are consecutive on both sides.
  mutating func keep(old oldPosition: Int, new newPosition: Int, count: Int) {
    var done = 0
    while done < count {
      let step = min(count &- done, _StopPoll.interval)
      old.keep(oldPosition + done, step, in: &oldKept)
      new.keep(newPosition + done, step, in: &newKept)
      done += step
      if done < count, !meter.pass(step) { return }
    }
    keptCount += count
  }

  /// Keeps the common prefix and suffix of a box, and removes them from it.
  mutating func trim(_ box: inout Subproblem) {
    let prefix = CommonRows.prefixLength(
      from: old.tokens + box.oldStart, new.tokens + box.newStart,
      atMost: min(box.oldCount, box.newCount), &meter)
    if prefix > 0 {
      keep(old: box.oldStart, new: box.newStart, count: prefix)
      box.oldStart += prefix
      box.newStart += prefix
    }
    let suffix = CommonRows.suffixLength(
      before: old.tokens + box.oldEnd, new.tokens + box.newEnd,
      atMost: min(box.oldCount, box.newCount), &meter)
    if suffix > 0 {
      box.oldEnd -= suffix
      box.newEnd -= suffix
      keep(old: box.oldEnd, new: box.newEnd, count: suffix)
    }
  }

  /// Appends the pairs of kept rows, with offsets that count from `start` on either side.
  mutating func appendPairs(to pairs: inout OffsetPairs, after start: Int) {
    var oldOffset = oldKept.firstMember(from: 0)
    var oldEnd = oldKept.firstGap(from: oldOffset)
    var newOffset = newKept.firstMember(from: 0)
    var newEnd = newKept.firstGap(from: newOffset)
    while oldOffset < oldEnd {
      let count = min(oldEnd - oldOffset, newEnd - newOffset)
      pairs.append(old: start + oldOffset, new: start + newOffset, count: count)
      oldOffset += count
      newOffset += count
      if !meter.pass(1 + count / 64) { return }
      if oldOffset == oldEnd {
        oldOffset = oldKept.firstMember(from: oldEnd)
        oldEnd = oldKept.firstGap(from: oldOffset)
      }
      if newOffset == newEnd {
        newOffset = newKept.firstMember(from: newEnd)
        newEnd = newKept.firstGap(from: newOffset)
      }
    }
  }
}

/// Scratch memory for a token while a box is read; zero before and after.
///
/// For cuts: the position plus 1 where the token occurs on either side, or a constant unless it
/// occurs once. Both sides share an entry because they are read together.
package struct LCSOccurrences {
  static var absent: Int32 { 0 }
  static var several: Int32 { -1 }
  static var seen: Int32 { -2 }

  package var old: Int32
  package var new: Int32

  package init(old: Int32 = 0, new: Int32 = 0) {
    self.old = old
    self.new = new
  }

  /// Whether the token occurs once on each side.
  @inline(__always)
  var isSingle: Bool { old > 0 && new > 0 }
}
