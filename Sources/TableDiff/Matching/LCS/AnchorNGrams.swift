// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The n-grams of a box that occur once on each side.
///
/// Grams are identified by a rolling hash, the index of a table entry. Different grams with one
/// hash count as a repeated gram, so they are overlooked, never confused.
struct AnchorNGrams: ~Copyable {
  private let length: Int
  private let newStart: Int

  /// For each hash, the positions of its grams, as for cuts.
  private let entries: UnsafeMutablePointer<LCSOccurrences>
  private let bitCount: Int

  /// One bit for each new row, set if a single gram starts there.
  private let marks: UnsafeMutablePointer<UInt64>

  /// The factor of the rolling hash, and its power for the first row of a gram.
  private static var factor: UInt64 { 0x9E37_79B9_7F4A_7C15 }
  private var firstPower: UInt64 = 1

  let scratchBytes: Int

  init(length: Int, in box: Subproblem, _ meter: inout WorkMeter) {
    self.length = length
    newStart = box.newStart
    // About two entries a row of the box.
    bitCount = max(6, Int.bitWidth - box.rowCount.leadingZeroBitCount)
    entries = .allocate(capacity: 1 << bitCount)
    for block in StopBlocks(of: 0..<1 << bitCount) {
      if !meter.pass(block.count) { break }
      (entries + block.lowerBound).initialize(repeating: LCSOccurrences(), count: block.count)
    }
    let markCount = box.newCount / 64 + 1
    marks = .allocate(capacity: markCount)
    marks.initialize(repeating: 0, count: markCount)
    for _ in 1..<max(length, 1) { firstPower = firstPower &* Self.factor }
    scratchBytes =
      MemoryLayout<LCSOccurrences>.stride << bitCount + markCount * MemoryLayout<UInt64>.stride
  }

  deinit {
    entries.deallocate()
    marks.deallocate()
  }

  /// Whether a single gram starts at a new position.
  func isMarked(_ newPosition: Int) -> Bool {
    let index = newPosition - newStart
    return marks[index &>> 6] &>> UInt64(index & 63) & 1 == 1
  }

  /// Calls a closure with the table entry and position of each gram in a range.
  @inline(__always)
  private func forEachGram(
    _ tokens: UnsafeMutablePointer<Int32>, _ positions: Range<Int>, _ meter: inout WorkMeter,
    _ body: (UnsafeMutablePointer<LCSOccurrences>, Int) -> Void
  ) {
    var hash: UInt64 = 0
    for position in positions.prefix(length - 1) {
      hash = hash &* Self.factor &+ Self.mixed(tokens[position])
    }
    for block in StopBlocks(of: positions.lowerBound..<positions.upperBound - length + 1) {
      if !meter.pass(block.count) { return }
      for position in block {
        hash = hash &* Self.factor &+ Self.mixed(tokens[position &+ length &- 1])
        let number = (hash ^ hash &>> 32) &* Self.factor
        body(entries + Int(number &>> UInt64(64 &- bitCount)), position)
        hash = hash &- Self.mixed(tokens[position]) &* firstPower
      }
    }
  }

  @inline(__always)
  private static func mixed(_ token: Int32) -> UInt64 {
    (UInt64(UInt32(bitPattern: token)) &+ 1) &* 0xD6E8_FEB8_6659_FD93
  }

  /// Records the grams of one side.
  @inline(__always)
  func note(
    _ tokens: UnsafeMutablePointer<Int32>, _ positions: Range<Int>, _ meter: inout WorkMeter,
    _ note: (inout LCSOccurrences, Int32) -> Void
  ) {
    forEachGram(tokens, positions, &meter) { entry, position in
      note(&entry.pointee, Int32(truncatingIfNeeded: position &+ 1))
    }
  }

  /// Marks single grams that do not overlap on the new side, and returns the runs between them.
  ///
  /// - Returns: Runs of rows that match along a diagonal, each from the first row of one gram to
  ///   that of another, in new order.
  func singles(
    _ oldTokens: UnsafeMutablePointer<Int32>, _ newTokens: UnsafeMutablePointer<Int32>,
    in box: Subproblem, _ meter: inout WorkMeter
  ) -> ContiguousArray<LCSChainRun> {
    var runs: ContiguousArray<LCSChainRun> = []
    // Growing the array would copy megabytes between two polls.
    if box.newCount >= 1 << 18 {
      runs.reserveCapacity(min(box.oldCount, box.newCount) / length + 1)
    }
    var run = LCSChainRun(old: 0, new: 0, count: 0, singles: 0)
    var free = box.newStart
    // The end of the rows that match along the run's diagonal.
    var matched = box.newStart
    forEachGram(newTokens, box.newPositions, &meter) { entry, position in
      if position < free || !entry.pointee.isSingle { return }
      let oldPosition = Int(entry.pointee.old) &- 1
      var count = 0
      while count < length, oldTokens[oldPosition &+ count] == newTokens[position &+ count] {
        count &+= 1
      }
      if count < length { return }
      let shift = oldPosition &- position
      if run.count > 0, shift == Int(run.old &- run.new) {
        while matched < position, oldTokens[matched &+ shift] == newTokens[matched] {
          matched &+= 1
        }
        if matched == position {
          run.count = Int32(truncatingIfNeeded: position) &- run.new &+ 1
          run.singles &+= 1
        }
      }
      if run.count == 0 || run.new &+ run.count &- 1 != position {
        if run.count > 0 { runs.append(run) }
        run = LCSChainRun(
          old: Int32(truncatingIfNeeded: oldPosition), new: Int32(truncatingIfNeeded: position),
          count: 1, singles: 1)
      }
      marks[(position &- newStart) &>> 6] |= 1 &<< UInt64((position &- newStart) & 63)
      free = position &+ length
      matched = free
    }
    if run.count > 0 { runs.append(run) }
    return runs
  }
}
