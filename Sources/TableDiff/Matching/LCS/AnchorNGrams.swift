// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The n-grams of a box that occur once on each side.
///
/// Grams are identified by a rolling hash, the index of a table entry. Different grams with one
/// hash count as a repeated gram, so they are overlooked, never confused.
struct AnchorNGrams: ~Copyable {
  private let length: Int
  private let newStart: Int

  /// For each token if grams are rows, or else for each hash, the positions of its grams.
  private let entries: UnsafeMutablePointer<LCSOccurrences>
  private let table: ScratchBuffer<LCSOccurrences>
  private let bitCount: Int

  /// One bit for each new row, set if a single gram starts there.
  private let marks: ScratchBuffer<UInt64>

  /// The factor of the rolling hash, and its power for the first row of a gram.
  private static var factor: UInt64 { 0x9E37_79B9_7F4A_7C15 }
  private let firstPower: UInt64

  /// Notes the grams of a box.
  ///
  /// - Parameter occurrences: If grams are rows, the positions of each token.
  init(
    length: Int, _ oldTokens: UnsafeMutablePointer<Int32>,
    _ newTokens: UnsafeMutablePointer<Int32>, in box: Subproblem,
    _ occurrences: UnsafeMutablePointer<LCSOccurrences>, _ scratch: ScratchMeter,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    self.length = length
    newStart = box.newStart
    firstPower = (1..<length).reduce(1) { power, _ in power &* Self.factor }
    let markCount = box.newCount / 64 + 1
    marks = ScratchBuffer(markCount, scratch)
    // About two entries a row of the box.
    bitCount = max(6, Int.bitWidth - box.rowCount.leadingZeroBitCount)
    let entryCount = length == 1 ? 0 : 1 << bitCount
    table = ScratchBuffer(entryCount, scratch)
    entries = length == 1 ? occurrences : table.start
    try marks.fill(markCount, with: 0, stop)
    if length == 1 { return }
    try table.fill(entryCount, with: LCSOccurrences(), stop)
    try forEachGram(oldTokens, box.oldPositions, stop) { entry, position in
      LCSOccurrences.note(position, in: &entry.pointee.old)
    }
    try forEachGram(newTokens, box.newPositions, stop) { entry, position in
      LCSOccurrences.note(position, in: &entry.pointee.new)
    }
  }

  /// Whether a single gram starts at a new position.
  func isMarked(_ newPosition: Int) -> Bool {
    let index = newPosition - newStart
    return marks.start[index &>> 6] &>> UInt64(index & 63) & 1 == 1
  }

  /// Calls a closure with the table entry and position of each gram in a range.
  @inline(__always)
  private func forEachGram(
    _ tokens: UnsafeMutablePointer<Int32>, _ positions: Range<Int>, _ stop: _StopPoll?,
    _ body: (UnsafeMutablePointer<LCSOccurrences>, Int) -> Void
  ) throws(_Stopped) {
    if length == 1 {
      return try positions.forEach(stop) { body(entries + Int(tokens[$0]), $0) }
    }
    var hash: UInt64 = 0
    for position in positions.prefix(length - 1) {
      hash = hash &* Self.factor &+ Self.mixed(tokens[position])
    }
    try positions.dropLast(length - 1).forEach(stop) { position in
      hash = hash &* Self.factor &+ Self.mixed(tokens[position &+ length &- 1])
      let number = (hash ^ hash &>> 32) &* Self.factor
      body(entries + Int(number &>> UInt64(64 &- bitCount)), position)
      hash = hash &- Self.mixed(tokens[position]) &* firstPower
    }
  }

  @inline(__always)
  private static func mixed(_ token: Int32) -> UInt64 {
    (UInt64(UInt32(bitPattern: token)) &+ 1) &* 0xD6E8_FEB8_6659_FD93
  }

  /// Marks single grams that do not overlap on the new side, and returns the runs between them.
  ///
  /// - Returns: Runs of rows that match along a diagonal, each from the first row of one gram to
  ///   that of another, in new order.
  func singles(
    _ oldTokens: UnsafeMutablePointer<Int32>, _ newTokens: UnsafeMutablePointer<Int32>,
    in box: Subproblem, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<LCSChainRun> {
    let marks = marks.start
    var runs: ContiguousArray<LCSChainRun> = []
    // Growing the array would copy megabytes between two polls.
    if box.newCount >= 1 << 18 {
      runs.reserveCapacity(min(box.oldCount, box.newCount) / length + 1)
    }
    var run = LCSChainRun(old: 0, new: 0, count: 0, singles: 0)
    var free = box.newStart
    // The end of the rows that match along the run's diagonal.
    var matched = box.newStart
    try forEachGram(newTokens, box.newPositions, stop) { entry, position in
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
