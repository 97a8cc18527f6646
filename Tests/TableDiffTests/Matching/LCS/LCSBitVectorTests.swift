// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import Testing

/// The bit vector against the lengths of common subsequences in a table.
@Suite struct LCSBitVectorTests {
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

  /// Adds new rows to a bit vector in every way that it offers, and compares after each.
  private static func check(
    _ old: [Int32], _ new: [Int32], tokenCount: Int, isBackward: Bool, _ random: inout SeededRandom
  ) -> (masks: Int, lists: Int) {
    var stored = old
    var counts = (masks: 0, lists: 0)
    var expected = Thresholds(isBackward ? old.reversed() : old)
    var meter = WorkMeter(effort: nil, shouldStop: { false })
    let scratch = UnsafeMutableBufferPointer<LCSOccurrences>.allocate(capacity: tokenCount)
    scratch.initialize(repeating: LCSOccurrences())
    defer { scratch.deallocate() }
    guard let occurrences = scratch.baseAddress else { return counts }
    stored.withUnsafeMutableBufferPointer { tokens in
      guard let first = tokens.baseAddress else { return }
      let columns = LCSColumns(
        isBackward ? first + (old.count - 1) : first, step: isBackward ? -1 : 1, count: old.count)
      let bits = LCSBitVector(columns, occurrences, &meter)
      let wordCount = bits.wordCount
      let vectors = UnsafeMutablePointer<UInt>.allocate(capacity: 2 * wordCount)
      defer { vectors.deallocate() }
      vectors.initialize(repeating: .max, count: 2 * wordCount)
      var (current, other) = (vectors, vectors + wordCount)
      var row = 0
      while row < new.count {
        if row + 3 < new.count, random.chance(50), let mask0 = bits.mask(of: new[row]),
          let mask1 = bits.mask(of: new[row + 1]), let mask2 = bits.mask(of: new[row + 2]),
          let mask3 = bits.mask(of: new[row + 3])
        {
          bits.add(mask0, mask1, mask2, mask3, to: current)
          for token in new[row..<row + 4] { expected.add(token) }
          row += 4
        } else if let mask = bits.mask(of: new[row]) {
          if random.chance(50) {
            bits.add(mask, to: current, into: current)
          } else {
            bits.add(mask, to: current, into: other)
            swap(&current, &other)
          }
          counts.masks += 1
          expected.add(new[row])
          row += 1
        } else {
          _ = bits.addSingly(new[row], to: current)
          counts.lists += 1
          expected.add(new[row])
          row += 1
        }
        let zeros = old.indices.filter { current[$0 / 64] >> UInt($0 % 64) & 1 == 0 }
        if zeros != expected.columns { Issue.record("row \(row) of \(new), old \(old)") }
      }
      bits.clear(&meter)
    }
    #expect(scratch.allSatisfy { $0.old == 0 && $0.new == 0 })
    return counts
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 500, usual: 80, tenth: 8)))
  func zerosAreThresholds(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let tokenCount = [1, 2, 4, 30, 300][random.below(5)]
    let isSkewed = random.chance(50)
    func token() -> Int32 {
      Int32(random.below(isSkewed ? random.below(tokenCount) + 1 : tokenCount))
    }
    let old = (0..<1 + random.below([20, 128, 400][random.below(3)])).map { _ in token() }
    let new = (0..<random.below(60)).map { _ in token() }
    for isBackward in [false, true] {
      _ = Self.check(old, new, tokenCount: tokenCount, isBackward: isBackward, &random)
    }
  }

  /// Whole words, and words that matches and zeros cross.
  @Test func lengthsAroundWords() {
    var random = SeededRandom(seed: 4)
    for count in [1, 63, 64, 65, 127, 128, 129, 192, 256] {
      for tokenCount in [1, 2, 90] {
        let old = (0..<count).map { _ in Int32(random.below(tokenCount)) }
        let new = (0..<count / 4 + 4).map { _ in Int32(random.below(tokenCount)) }
        _ = Self.check(old, new, tokenCount: tokenCount, isBackward: false, &random)
      }
    }
  }

  /// Frequent tokens have masks, rare ones lists: both in one vector.
  @Test func masksAndListsMix() {
    var random = SeededRandom(seed: 6)
    let old = (0..<600).map { _ in Int32(random.chance(50) ? 0 : 1 + random.below(200)) }
    let new = (0..<100).map { _ in Int32(random.chance(30) ? 0 : 1 + random.below(210)) }
    let counts = Self.check(old, new, tokenCount: 212, isBackward: false, &random)
    #expect(counts.masks > 10)
    #expect(counts.lists > 10)
  }
}
