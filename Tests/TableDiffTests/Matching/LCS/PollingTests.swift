// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import Testing

/// How often the solver polls `shouldStop`: counted, since the clock of a test says little.
@Suite struct PollingTests {
  private static let count = 150_000

  private func polls(
    _ lists: TokenCase, by strategies: LCSStrategies = .all, effort: Int? = nil
  ) -> Int {
    var count = 0
    _ = lists.solved(by: strategies, effort: effort) {
      count += 1
      return false
    }
    return count
  }

  private func sequence(_ token: (Int) -> Int) -> [Int32] {
    (0..<Self.count).map { Int32(token($0)) }
  }

  /// Each pass over the rows polls by itself: one poll a block would be five in all of them.
  @Test func linearPhasesPoll() {
    var random = SeededRandom(seed: 31)
    let unique = sequence { $0 }
    let blocks = 2 * Self.count / 16_384
    let equalButOne = TokenCase(old: unique, new: unique.dropLast() + [0])
    #expect(polls(equalButOne) >= blocks / 2)
    #expect(polls(TokenCase(old: unique, new: unique.map { $0 + 200_000 })) >= 2 * blocks)
    let shuffled = TokenCase(old: unique, new: unique.shuffled(using: &random))
    // Sets, sides, cuts, a longest ascending set, and the pairs.
    #expect(polls(shuffled) >= 5 * blocks)
  }

  @Test func givingUpPolls() {
    var random = SeededRandom(seed: 32)
    let lists = TokenCase(
      old: sequence { _ in random.below(500) }, new: sequence { _ in random.below(500) })
    #expect(polls(lists, effort: 0) >= 6 * (2 * Self.count / 16_384))
  }

  /// All matches of one row, between which the count of rows does not move.
  @Test func oneRowWithManyMatchesPolls() {
    let lists = TokenCase(old: sequence { $0 % 2 == 0 ? 0 : 1 }, new: [2, 0, 0, 1, 0, 0, 1, 1, 2])
    // Eight rows of half as many matches, twice.
    #expect(polls(lists, by: .huntSzymanski) >= 8 * Self.count / 16_384)
  }

  @Test func setUpOfBitVectorsPolls() {
    var random = SeededRandom(seed: 33)
    let old = sequence { _ in random.below(100) }
    // Masks take two words for each row.
    let few = TokenCase(old: old, new: [1, 2, 3, 1])
    #expect(polls(few, by: .bitVectors) >= 4 * Self.count / 16_384)
  }
}
