// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// The limit of effort: what counts, what is found before it is hit, and that more never finds less.
@Suite struct EffortTests {
  /// Without `.fewRows`, so that small cases hit the limit as large ones do.
  private static let limited: [LCSStrategies] = [
    [.cuts, .bitVectors, .huntSzymanski], .bitVectors, .huntSzymanski, [.cuts, .bitVectors],
    [.cuts, .huntSzymanski], .all,
  ]

  /// Raises the effort until the answer is exact, and holds each answer against the one before.
  ///
  /// - Returns: How often more effort found more.
  @discardableResult
  private static func raiseEffort(
    _ lists: TokenCase, by strategies: LCSStrategies, sizes: LCSSizes = .usual, best: Int,
    _ next: (Int) -> Int
  ) -> Int {
    var effort = -1
    var last = 0
    var rises = -1
    while true {
      guard let found = lists.solved(by: strategies, sizes: sizes, effort: effort) else {
        return rises
      }
      let count = lists.pairCount(by: strategies, sizes: sizes, effort: effort) ?? -1
      if count < last || count > best {
        Issue.record(
          "\(count) after \(last) of \(best), effort \(effort) by \(strategies): \(lists)")
      }
      if found.isKnownMinimal, count != best {
        Issue.record(
          "not minimal: \(count) of \(best), effort \(effort) by \(strategies): \(lists)")
      }
      if count > last { rises += 1 }
      last = count
      if found.isKnownMinimal { return rises }
      effort = next(effort)
      if effort > 1 << 30 {
        Issue.record("never exact by \(strategies): \(lists)")
        return rises
      }
    }
  }

  @Test func moreEffortNeverFindsLessInSmallWords() {
    let length = Sizes.pick(exhaustive: 7, usual: 4, debug: 3)
    var turn = 0
    forEachWord(over: 3, upTo: length) { old in
      if !isFirstOfItsRenamings(old) { return }
      forEachWord(over: 3, upTo: length) { new in
        let lists = TokenCase(old: old.map { Int32($0) }, new: new.map { Int32($0) })
        let best = longestCommonSubsequenceLength(lists.old, lists.new)
        turn += 1
        let strategies = Self.limited[turn % Self.limited.count]
        Self.raiseEffort(lists, by: strategies, best: best) { $0 + 7 }
      }
    }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 1_000, usual: 80, debug: 8)))
  func moreEffortNeverFindsLess(seed: UInt64) {
    let length = [30, 100, 100, 400][Int(seed % 4)]
    let lists = TokenCase(seed: 500_000 + seed, upTo: length)
    let best = longestCommonSubsequenceLength(lists.old, lists.new)
    let strategies = Self.limited[Int(seed / 4) % Self.limited.count]
    Self.raiseEffort(lists, by: strategies, best: best) { $0 + 1 + max(0, $0) / 12 }
  }

  /// Halves, and parts between grams, of parts of such parts.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 300, usual: 30, debug: 3)))
  func moreEffortNeverFindsLessInTiles(seed: UInt64) {
    let lists = TokenCase(seed: 600_000 + seed, upTo: 400)
    let best = longestCommonSubsequenceLength(lists.old, lists.new)
    let strategies: [LCSStrategies] = [
      [.bitVectors], [.grams, .bitVectors], [.grams, .cuts, .huntSzymanski],
    ]
    Self.raiseEffort(
      lists, by: strategies[Int(seed / 5) % 3], sizes: LCSSizes.small[Int(seed) % 5], best: best
    ) { $0 + 1 + max(0, $0) / 12 }
  }

  /// What was found when the limit is hit counts: there are many answers between none and all.
  @Test func thereAreAnswersInBetween() {
    var random = SeededRandom(seed: 21)
    let old = (0..<1_500).map { _ in Int32(random.below(4)) }
    let new = (0..<1_500).map { _ in Int32(random.below(4)) }
    let lists = TokenCase(old: old, new: new)
    let best = longestCommonSubsequenceLength(old, new)
    let rises = Self.raiseEffort(lists, by: .bitVectors, best: best) { $0 + 1 + max(0, $0) / 20 }
    #expect(rises > 3)
  }

  /// The smallest parts come first, however late they stand.
  @Test func oneHardPartDoesNotUseUpWhatOthersNeed() {
    var random = SeededRandom(seed: 22)
    func letters(_ count: Int) -> [Int32] { (0..<count).map { _ in Int32(random.below(4)) } }
    let (hard, otherHard) = (letters(2_000), letters(2_000))
    let (easy, otherEasy) = (letters(90), letters(90))
    let rows = (0..<4_000).map { Int32($0 + 10) }
    let lists = TokenCase(old: hard + rows + easy, new: otherHard + rows + otherEasy)
    let parts = [(hard, otherHard), (easy, otherEasy)].map { TokenCase(old: $0, new: $1) }
    let none = parts[0].pairCount(effort: 0) ?? 0
    let all = parts[1].pairCount() ?? 0
    #expect(lists.pairCount(effort: 12_000) ?? 0 >= none + rows.count + all)
  }

  /// Bit vectors take words for each pair of rows, however many tokens there are.
  @Test(arguments: [4, 150, 1_000]) func wordsCount(idCount: Int) throws {
    var random = SeededRandom(seed: 23)
    let count = 3_000
    let old = (0..<count).map { Int32($0 % idCount) }.shuffled(using: &random)
    let new = (0..<count).map { Int32($0 % idCount) }.shuffled(using: &random)
    let steps = try #require(TokenCase(old: old, new: new).solved(by: .bitVectors)).steps
    let words = count * count / 64
    #expect(steps >= words / 2 / 5)
    #expect(steps <= 6 * words / 5)
  }

  /// A limit is overrun by one row, or one box whose bit vectors are stored, at most.
  @Test(arguments: LCSStrategies.forced) func effortIsHonoured(strategies: LCSStrategies) throws {
    for (name, lists) in HostileTokenTests.families(1_000) {
      for effort in [0, 100, 10_000, 50_000] {
        let steps = try #require(lists.solved(by: strategies, effort: effort)).steps
        let slack = 16 * (lists.old.count + lists.new.count) + 4 * 4_096
        #expect(steps <= effort + slack, "\(name) by \(strategies), effort \(effort)")
      }
    }
  }

  /// The same work counts the same, whether there is a limit or none.
  @Test func theEffortThatIsEnough() throws {
    for (name, lists) in HostileTokenTests.families(400) {
      let steps = try #require(lists.solved()).steps
      // Open boxes set work aside for each of their rows.
      let reserve = 40 * (lists.old.count + lists.new.count)
      #expect(lists.solved(effort: steps + reserve)?.isKnownMinimal == true, "\(name)")
    }
  }
}
