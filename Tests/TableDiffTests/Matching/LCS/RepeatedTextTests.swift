// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Text that repeats, against the table of Wagner and Fischer: no row of it need be single.
@Suite struct RepeatedTextTests {
  /// Names and pairs of sequences of about a length.
  static func families(_ length: Int, seed: UInt64) -> [(name: String, lists: TokenCase)] {
    var random = SeededRandom(seed: seed)
    func letters(_ count: Int, of tokenCount: Int) -> [Int32] {
      (0..<count).map { _ in Int32(random.below(tokenCount)) }
    }
    func edited(_ old: [Int32], percent: Int, of tokenCount: Int) -> [Int32] {
      var new: [Int32] = []
      for token in old {
        if !random.chance(percent) { new.append(token) }
        if random.chance(percent) { new.append(Int32(random.below(tokenCount))) }
      }
      return new
    }
    var families: [(name: String, lists: TokenCase)] = []
    func add(_ name: String, _ old: [Int32], _ new: [Int32]) {
      families.append((name, TokenCase(old: old, new: new)))
    }
    for tokenCount in [2, 4, 12, 40] {
      let text = letters(length, of: tokenCount)
      let name = "\(tokenCount) letters"
      for percent in [1, 4, 15] {
        add("\(name), \(percent)%", text, edited(text, percent: percent, of: tokenCount))
      }
      let cuts = [random.below(length), random.below(length)].sorted()
      let (start, block, end) = (
        Array(text[..<cuts[0]]), Array(text[cuts[0]..<cuts[1]]), Array(text[cuts[1]...])
      )
      add("\(name), ends exchanged", text, end + block + start)
      add("\(name), a block reversed", text, start + block.reversed() + end)
      add("\(name), a block twice", text, edited(text + block, percent: 3, of: tokenCount))
      add("\(name), a block gone", text, edited(start + end, percent: 3, of: tokenCount))
    }
    let copy = letters(length / 4, of: 50)
    var copies: (old: [Int32], new: [Int32]) = ([], [])
    for _ in 0..<4 {
      copies.old += edited(copy, percent: 2, of: 50)
      copies.new += edited(copy, percent: 2, of: 50)
    }
    add("copies with edits", copies.old, copies.new)
    let period = letters(5 + random.below(20), of: 9)
    let periodic = (0..<length).map { period[$0 % period.count] }
    add("periodic", periodic, edited(periodic, percent: 3, of: 9))
    var fibonacci: (last: [Int32], this: [Int32]) = ([1], [0])
    while fibonacci.this.count < length {
      fibonacci = (fibonacci.this, fibonacci.this + fibonacci.last)
    }
    add("Fibonacci", fibonacci.this, edited(fibonacci.this, percent: 3, of: 2))
    let thueMorse = (0..<length).map { Int32($0.nonzeroBitCount % 2) }
    add("Thue and Morse", thueMorse, edited(thueMorse, percent: 3, of: 2))
    var (crossing, crossed): ([Int32], [Int32]) = ([], [])
    for row in 0..<length {
      let (block, id) = (row / 20, row % 10)
      crossing.append(Int32(block * 10 + id))
      crossed.append(Int32((block ^ 1) * 10 + id))
    }
    add("crossing copies", crossing, crossed)
    return families
  }

  /// Grams with each kind of company for what they leave.
  private static let gramStrategies: [LCSStrategies] = [
    [.grams, .bitVectors], [.grams, .cuts, .huntSzymanski], [.grams, .bitVectors, .fewRows],
    .all,
  ]

  /// Small words: every gram that cuts must be certain.
  @Test func everySmallPairOfWordsByGrams() {
    let length = Sizes.pick(exhaustive: 8, usual: 6, debug: 4)
    var sizes = LCSSizes.small[0]
    forEachWord(over: 3, upTo: length) { old in
      if !isFirstOfItsRenamings(old) || old.count < length - 1 { return }
      forEachWord(over: 3, upTo: length) { new in
        if new.count < 3 { return }
        let lists = TokenCase(old: old.map { Int32($0) }, new: new.map { Int32($0) })
        let expected = longestCommonSubsequenceLength(lists.old, lists.new)
        sizes.gramLength = 2 + (old.count + new.count) % 2
        let count = lists.pairCount(by: [.grams, .bitVectors], sizes: sizes)
        if count != expected { Issue.record("\(count ?? -1) of \(expected): \(lists)") }
      }
    }
  }

  /// Grams cut text into small pieces where its letters do not.
  @Test func gramsCutEditedText() throws {
    var random = SeededRandom(seed: 77)
    let old = (0..<4_000).map { _ in Int32(random.below(12)) }
    var new: [Int32] = []
    for token in old {
      if !random.chance(1) { new.append(token) }
      if random.chance(1) { new.append(Int32(random.below(12))) }
    }
    var sizes = LCSSizes.usual
    sizes.gramShare = 0
    let lists = TokenCase(old: old, new: new)
    let cut = try #require(lists.solved(by: [.grams, .huntSzymanski], sizes: sizes))
    let uncut = try #require(lists.solved(by: .huntSzymanski))
    #expect(cut.pairs.count == uncut.pairs.count)
    #expect(cut.steps < uncut.steps / 10)
    #expect(cut.scratchBytes < 90 * (old.count + new.count) + 40_000)
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 120, usual: 2, debug: 1)))
  func eachSizeIsExact(seed: UInt64) {
    for (name, lists) in Self.families([150, 260, 400][Int(seed % 3)], seed: seed) {
      let expected = longestCommonSubsequenceLength(lists.old, lists.new)
      for (index, sizes) in LCSSizes.small.enumerated() {
        for strategies in [[.bitVectors], Self.gramStrategies[(index + Int(seed)) % 4]] {
          let count = lists.pairCount(by: strategies, sizes: sizes)
          if count != expected {
            Issue.record(
              "\(count ?? -1) of \(expected), \(name) by \(strategies), sizes \(index), seed \(seed)"
            )
          }
        }
      }
      #expect(lists.pairCount() == expected, "\(name), seed \(seed)")
    }
  }

  /// Random cases of all kinds, cut into small pieces.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 1_000, usual: 60, debug: 6)))
  func smallSizesAreExact(seed: UInt64) {
    for (step, length) in [40, 130, 300, 700].enumerated() {
      let lists = TokenCase(seed: 70_000_000 + seed * 4 + UInt64(step), upTo: length)
      let expected = longestCommonSubsequenceLength(lists.old, lists.new)
      for (index, sizes) in LCSSizes.small.enumerated() {
        let strategies = index % 2 == 0 ? .bitVectors : Self.gramStrategies[Int(seed) % 4]
        #expect(
          lists.pairCount(by: strategies, sizes: sizes) == expected,
          "\(strategies), sizes \(index), seed \(seed), \(length)")
      }
    }
  }

  /// Longer lists, where the usual sizes need several beams and splits.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 12, usual: 1)))
  func usualSizesAreExact(seed: UInt64) {
    let length = Sizes.pick(exhaustive: 9_000, usual: 2_000, debug: 1_000)
    let families = Self.families(length, seed: 900 + seed)
    let step = Sizes.pick(exhaustive: 1, usual: 9, debug: 15)
    for index in stride(from: 3, to: families.count, by: step) {
      let (name, lists) = families[index]
      let expected = longestCommonSubsequenceLength(lists.old, lists.new)
      #expect(lists.pairCount(by: .bitVectors) == expected, "\(name), seed \(seed)")
      #expect(lists.pairCount() == expected, "\(name), seed \(seed)")
    }
  }
}
