// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Integer ids that agree in most of their bits, as ids crafted to collide do.
///
/// A hash that lost bits would compare rows again and again: ids would be read far more often than
/// a few times for each row.
@Suite(.timeLimit(.minutes(120))) struct CollidingIDTests {
  enum Pattern: String, CaseIterable, Sendable {
    case consecutive, multiplesOf32Bits, multiplesOf48Bits, highBits, bothEnds, reversedBits
    case multiplesOfTheGoldenRatio, negative, sparse

    func id(_ number: Int) -> Int {
      switch self {
      case .consecutive: number
      case .multiplesOf32Bits: number << 32
      case .multiplesOf48Bits: number << 48
      case .highBits: Int(bitPattern: UInt(number) << 46 | 1)
      case .bothEnds: number << 44 ^ number
      case .reversedBits:
        Int(bitPattern: (0..<64).reduce(0) { $0 << 1 | UInt(bitPattern: number) >> UInt($1) & 1 })
      case .multiplesOfTheGoldenRatio: number &* Int(bitPattern: 0x9E37_79B9_7F4A_7C15)
      case .negative: -number
      case .sparse: number &* number &* 1_000_003
      }
    }
  }

  @Test(arguments: Pattern.allCases, hashSeeds) func cost(pattern: Pattern, hashSeed: UInt64) {
    var random = SeededRandom(seed: hashSeed)
    let count = Sizes.pick(exhaustive: 100_000, usual: 10_000, debug: 3_000)
    let old = (0..<count).map(pattern.id)
    let new = old.shuffled(using: &random)
    var reads = 0
    let diff = countedDiff(from: old, to: new, hashSeed: hashSeed, onRead: { reads += 1 })
    #expect(diff?.deletes.isEmpty == true && diff?.inserts.isEmpty == true)
    #expect(reads <= 10 * count, "\(reads) reads of \(count) ids")
  }

  @Test(arguments: Pattern.allCases) func lists(pattern: Pattern) {
    var random = SeededRandom(seed: 77)
    let old = (0..<400).map(pattern.id)
    var new = old.shuffled(using: &random)
    new.removeLast(40)
    new += (400..<440).map(pattern.id)
    expectContract(old: old, new: new, id: { $0 }, contentsEqual: ==)
  }
}
