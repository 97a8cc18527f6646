// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// The bit vectors of tiles against the lengths of common subsequences in a table.
@Suite struct LCSTileTests {
  /// The thresholds of a new row's prefix: the old positions where the longest common subsequence
  /// with the old tokens up to there grows by one, by the table of Wagner and Fischer.
  private struct Thresholds {
    let old: [Int32]
    private var lengths: [Int]

    init(_ old: [Int32]) {
      self.old = old
      lengths = [Int](repeating: 0, count: old.count + 1)
    }

    mutating func add(_ token: Int32) {
      var next = [0]
      for (column, other) in old.enumerated() {
        next.append(
          other == token ? lengths[column] + 1 : max(lengths[column + 1], next[column]))
      }
      lengths = next
    }

    var columns: [Int] { old.indices.filter { lengths[$0 + 1] > lengths[$0] } }
  }

  /// Reads all new rows tile by tile, and compares the vectors of all tiles after every 64 rows, or
  /// after each row.
  private static func check(
    _ old: [Int32], _ new: [Int32], tokenCount: Int, tileColumns: Int, isBackward: Bool
  ) {
    var (storedOld, storedNew) = (old, new)
    let scratch = UnsafeMutableBufferPointer<LCSOccurrences>.allocate(capacity: tokenCount)
    scratch.initialize(repeating: LCSOccurrences())
    defer { scratch.deallocate() }
    guard let occurrences = scratch.baseAddress else { return }
    var zeros = [[Int]](repeating: [], count: new.count + 1)
    storedOld.withUnsafeMutableBufferPointer { oldTokens in
      storedNew.withUnsafeMutableBufferPointer { newTokens in
        guard let oldFirst = oldTokens.baseAddress, let newFirst = newTokens.baseAddress else {
          return
        }
        let step = isBackward ? -1 : 1
        let columns = LCSColumns(
          isBackward ? oldFirst + (old.count - 1) : oldFirst, step: step, count: old.count)
        let rows = LCSColumns(
          isBackward ? newFirst + (new.count - 1) : newFirst, step: step, count: new.count)
        var tile = LCSTile(columns, occurrences, ScratchMeter())
        var carries = [UInt64](repeating: 0, count: new.count / 64 + 1)
        var words = [UInt64](repeating: 0, count: 64 * LCSTile.wordCount)
        for start in stride(from: 0, to: old.count, by: tileColumns) {
          let count = min(tileColumns, old.count - start)
          tile.load(start..<start + count)
          var vector = LCSTileVector()
          var storedVector = LCSTileVector()
          for row in stride(from: 0, to: new.count, by: 64) {
            let block = row..<min(new.count, row + 64)
            let carry = carries[row / 64]
            carries[row / 64] = tile.add(rows, block, to: &vector, carry)
            let other = words.withUnsafeMutableBufferPointer { words in
              words.baseAddress.map {
                tile.add(rows, block, to: &storedVector, carry, storingIn: $0)
              }
            }
            if other != carries[row / 64] { Issue.record("carries at \(row) of \(new), \(old)") }
            for position in block {
              for column in 0..<count {
                let word = words[(position - row) * LCSTile.wordCount + column / 64]
                if word >> UInt64(column % 64) & 1 == 0 {
                  zeros[position + 1].append(start + column)
                }
              }
            }
          }
          tile.clear()
          if vector.words != storedVector.words { Issue.record("vectors of \(new), \(old)") }
        }
      }
    }
    #expect(scratch.allSatisfy { $0.old == 0 && $0.new == 0 })
    var expected = Thresholds(isBackward ? old.reversed() : old)
    for (row, token) in (isBackward ? new.reversed() : new).enumerated() {
      expected.add(token)
      if zeros[row + 1] != expected.columns { Issue.record("row \(row) of \(new), old \(old)") }
    }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 400, usual: 60, debug: 6)))
  func zerosAreThresholds(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let tokenCount = [1, 2, 4, 30, 300][random.below(5)]
    let isSkewed = random.chance(50)
    func token() -> Int32 {
      Int32(random.below(isSkewed ? random.below(tokenCount) + 1 : tokenCount))
    }
    let old = (0..<1 + random.below([20, 128, 400][random.below(3)])).map { _ in token() }
    let new = (0..<1 + random.below([60, 140][random.below(2)])).map { _ in token() }
    let tileColumns = [1, 7, 64, 70, 200, 256][random.below(6)]
    for isBackward in [false, true] {
      Self.check(
        old, new, tokenCount: tokenCount, tileColumns: tileColumns, isBackward: isBackward)
    }
  }

  /// Whole words and tiles, and words that matches and zeros cross.
  @Test func lengthsAroundWords() {
    var random = SeededRandom(seed: 4)
    for count in [1, 63, 64, 65, 128, 192, 255, 256, 257, 320] {
      for tokenCount in [1, 2, 90] {
        let old = (0..<count).map { _ in Int32(random.below(tokenCount)) }
        let new = (0..<[63, 64, 65][count % 3]).map { _ in Int32(random.below(tokenCount)) }
        Self.check(old, new, tokenCount: tokenCount, tileColumns: 256, isBackward: false)
      }
    }
  }
}

extension LCSTileVector {
  fileprivate var words: [UInt64] {
    [UInt64](unsafeUninitializedCapacity: LCSTile.wordCount) { words, count in
      if let first = words.baseAddress { store(to: first) }
      count = LCSTile.wordCount
    }
  }
}
