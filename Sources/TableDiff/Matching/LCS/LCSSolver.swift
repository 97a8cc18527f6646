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

  private let tokenCount: Int
  private let occurrenceMemory: ScratchBuffer<LCSOccurrences>
  let carryMemory: ScratchBuffer<UInt64>

  var oldKept: OffsetSet
  var newKept: OffsetSet

  /// The number of kept rows on either side.
  var keptCount = 0
  var meter: WorkMeter
  let scratch = ScratchMeter()
  var isKnownMinimal = true
  let strategies: LCSStrategies
  let sizes: LCSSizes

  /// Boxes that cannot be cut, and the number of further nested searches for cuts; deferred until
  /// all are known, since an effort limit requires the smallest first.
  var deferred: ContiguousArray<(box: Subproblem, cutsLeft: Int)> = []

  /// The number of nested open boxes under an effort limit.
  var openCount = 0

  init(
    _ oldTokens: UnsafeBufferPointer<Int32>, _ newTokens: UnsafeBufferPointer<Int32>,
    tokenCount: Int, strategies: LCSStrategies, sizes: LCSSizes, meter: WorkMeter
  ) {
    self.strategies = strategies
    self.sizes = sizes
    self.meter = meter
    oldSource = oldTokens
    newSource = newTokens
    oldKept = OffsetSet(bound: oldTokens.count)
    newKept = OffsetSet(bound: newTokens.count)
    scratch.hold((oldTokens.count + newTokens.count) / 8 + 2)
    old = LCSSide(count: oldTokens.count, scratch)
    new = LCSSide(count: newTokens.count, scratch)
    self.tokenCount = tokenCount
    occurrenceMemory = ScratchBuffer(tokenCount, scratch)
    carryMemory = ScratchBuffer(LCSSweep.wordCount(of: newTokens.count), scratch)
  }

  var stop: _StopPoll? { meter.stop }

  /// Scratch memory for each token, zero between uses.
  var occurrences: UnsafeMutablePointer<LCSOccurrences> { occurrenceMemory.start }

  /// For bit vectors, the carries out of a tile.
  var carries: UnsafeMutablePointer<UInt64> { carryMemory.start }

  /// Decides which rows are kept; the first and last ones differ.
  mutating func solve() throws(_Stopped) {
    try old.load(oldSource, stop)
    try new.load(newSource, stop)
    try occurrenceMemory.fill(tokenCount, with: LCSOccurrences(), stop)
    let box = Subproblem(oldStart: 0, oldEnd: old.count, newStart: 0, newEnd: new.count)
    // Cuts come first, even for few rows: without repeated tokens, their choice is the one that
    // Guides/Contract.md, clause 7, requires.
    if strategies.contains(.cuts) {
      try solveByCuts(box, cutsLeft: 8)
    } else {
      try solveByCheapestStrategy(box, cutsLeft: 8)
    }
    try solveDeferred()
  }

  /// Keeps rows that are consecutive on both sides.
  mutating func keep(
    old oldPosition: Int, new newPosition: Int, count: Int
  ) throws(_Stopped) {
    for block in StopBlocks(of: 0..<count) {
      old.keep(oldPosition + block.lowerBound, block.count, in: &oldKept)
      new.keep(newPosition + block.lowerBound, block.count, in: &newKept)
      try stop?.check(after: block.count)
    }
    keptCount += count
  }

  /// Keeps the common prefix and suffix of a box, and removes them from it.
  mutating func trim(_ box: inout Subproblem) throws(_Stopped) {
    let ends = try CommonEnds(old.tokens, box.oldPositions, new.tokens, box.newPositions, stop)
    try keep(old: box.oldStart, new: box.newStart, count: ends.prefix)
    box.oldStart += ends.prefix
    box.newStart += ends.prefix
    box.oldEnd -= ends.suffix
    box.newEnd -= ends.suffix
    try keep(old: box.oldEnd, new: box.newEnd, count: ends.suffix)
  }

  /// Appends the pairs of kept rows, with offsets that count from `start` on either side.
  func appendPairs(to pairs: inout OffsetPairs, after start: Int) throws(_Stopped) {
    var (oldOffset, newOffset) = (oldKept.firstMember(from: 0), newKept.firstMember(from: 0))
    while oldOffset < oldSource.count {
      let oldEnd = oldKept.firstGap(in: oldOffset..<min(oldSource.count, oldOffset + 512))
      let newEnd = newKept.firstGap(in: newOffset..<min(newSource.count, newOffset + 512))
      let count = min(oldEnd - oldOffset, newEnd - newOffset)
      pairs.append(old: start + oldOffset, new: start + newOffset, count: count)
      try stop?.check(after: 1 + count / 64)
      oldOffset = oldKept.firstMember(from: oldOffset + count)
      newOffset = newKept.firstMember(from: newOffset + count)
    }
  }
}

/// Scratch memory for a token while a box is read; zero before and after.
///
/// For cuts: the position plus 1 where the token occurs on either side, or a constant unless it
/// occurs once. Both sides share an entry because they are read together.
struct LCSOccurrences: BitwiseCopyable {
  static var absent: Int32 { 0 }
  static var several: Int32 { -1 }
  static var seen: Int32 { -2 }

  var old: Int32 = 0
  var new: Int32 = 0

  init() {}

  /// Notes that a token occurs at a position.
  @inline(__always)
  static func note(_ position: Int, in entry: inout Int32) {
    entry = entry == absent ? Int32(truncatingIfNeeded: position &+ 1) : several
  }

  /// Whether the token occurs once on each side.
  @inline(__always)
  var isSingle: Bool { old > 0 && new > 0 }
}
