// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The kinds of changes in a patch, in the order of the binary format, with their keys in the other
/// format.
enum PatchPart: String, CaseIterable {
  case deletes, inserts, moves, updates
}

/// The numbers that represent the changes of a patch, read from either format.
protocol PatchNumbers {
  /// Moves to a part, and returns its number of runs.
  mutating func readRunCount(of part: PatchPart, numbersPerRun: Int) throws(InvalidPatch) -> Int

  /// Reads an offset or a count in `0...Int32.max`.
  mutating func readCount() throws(InvalidPatch) -> Int

  /// Reads a number that may be negative.
  mutating func readDifference() throws(InvalidPatch) -> Int64

  /// Returns an error that names the place of the last number.
  func wrong(_ text: String) -> InvalidPatch

  /// Returns an error about inconsistent numbers.
  func misfit(_ text: String) -> InvalidPatch
}

extension PatchNumbers {
  /// Reads the changes of rows, and validates them against each other and the counts of the lists.
  ///
  /// - Parameter context: Creates the context of the lists from their counts, read before.
  mutating func readRuns(
    in context: () throws(InvalidDiff) -> DiffContext
  ) throws(InvalidPatch) -> DiffRuns {
    let context = try checked(context)
    let (oldCount, newCount) = (context.old.rowCount, context.new.rowCount)
    let deleted = try readRanges(.deletes, below: oldCount)
    let inserted = try readRanges(.inserts, below: newCount)
    let moved = try readMoves(oldCount, newCount)
    let updates = try readRanges(.updates, below: newCount)
    return try checked { () throws(InvalidDiff) in
      try DiffRuns(context, deleted: deleted, inserted: inserted, moved: moved, updates: updates)
    }
  }

  /// Returns the result of a closure, converting its error to an invalid patch.
  private func checked<Result>(
    _ body: () throws(InvalidDiff) -> Result
  ) throws(InvalidPatch) -> Result {
    do throws(InvalidDiff) { return try body() } catch { throw misfit(error.description) }
  }

  /// Reads ascending ranges that do not touch: the gap before each range, and its length.
  ///
  /// - Parameter bound: The number of rows in the list whose offsets these are.
  private mutating func readRanges(
    _ part: PatchPart, below bound: Int
  ) throws(InvalidPatch) -> OffsetRanges {
    var ranges = OffsetRanges()
    var end = 0
    for index in 0..<(try readRunCount(of: part, numbersPerRun: 2)) {
      let start = try readStart(after: end, below: bound)
      if index > 0, start == end { throw wrong("two ranges touch at \(end)") }
      end = start + (try readLength(from: start, below: bound))
      ranges.append(start..<end)
    }
    return ranges
  }

  /// Reads runs of moved rows: the gap before each run's new offsets, its length, and the change of
  /// its shift, which is the old offset minus the new one.
  private mutating func readMoves(
    _ oldCount: Int, _ newCount: Int
  ) throws(InvalidPatch) -> OffsetPairs {
    var pairs = OffsetPairs()
    var (end, shift) = (0, Int64(0))
    for index in 0..<(try readRunCount(of: .moves, numbersPerRun: 3)) {
      let new = try readStart(after: end, below: newCount)
      let count = try readLength(from: new, below: newCount)
      let change = try readDifference()
      if index > 0, new == end, change == 0 { throw wrong("two runs are one at \(end)") }
      let (old, overflow) = (Int64(new) + shift).addingReportingOverflow(change)
      guard !overflow, 0 <= old, old <= Int64(oldCount) - Int64(count) else {
        let from = overflow ? "\(change) beyond \(Int64(new) + shift)" : "\(old)"
        throw wrong(
          "a move of \(ListDiff.counted(count, "row")) to \(new) from \(from), but the old list has "
            + ListDiff.counted(oldCount, "row"))
      }
      pairs.append(old: Int(old), new: new, count: count)
      (end, shift) = (new + count, old - Int64(new))
    }
    return pairs
  }

  /// Reads the gap before a run, and returns the start of the run.
  private mutating func readStart(
    after end: Int, below bound: Int
  ) throws(InvalidPatch) -> Int {
    let gap = try readCount()
    if gap <= bound - end { return end + gap }
    throw wrong("a gap of \(gap) after \(end), but the list has \(ListDiff.counted(bound, "row"))")
  }

  private mutating func readLength(
    from start: Int, below bound: Int
  ) throws(InvalidPatch) -> Int {
    let length = try readCount()
    if 1 <= length, length <= bound - start { return length }
    throw wrong(
      "\(ListDiff.counted(length, "row")) at \(start), but the list has "
        + ListDiff.counted(bound, "row"))
  }
}

extension OffsetRanges {
  /// The gap before each range and its length, as `readRanges` expects.
  var patchNumbers: [Int64] {
    var numbers: [Int64] = []
    numbers.reserveCapacity(2 * runs.count)
    var end: Int32 = 0
    for run in runs {
      numbers.append(Int64(run.start - end))
      numbers.append(Int64(run.count))
      end = run.start + run.count
    }
    return numbers
  }
}

extension OffsetPairs {
  /// The gap before each run's new offsets, its length, and the change of its shift, as `readMoves`
  /// expects.
  var patchNumbers: [Int64] {
    var numbers: [Int64] = []
    numbers.reserveCapacity(3 * runs.count)
    var (end, shift) = (Int32(0), Int64(0))
    for run in runs {
      numbers.append(Int64(run.new - end))
      numbers.append(Int64(run.count))
      numbers.append(Int64(run.old) - Int64(run.new) - shift)
      (end, shift) = (run.new + run.count, Int64(run.old) - Int64(run.new))
    }
    return numbers
  }
}
