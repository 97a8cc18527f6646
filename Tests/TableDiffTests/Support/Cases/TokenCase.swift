// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import Testing

/// Two sequences of tokens, and what a common subsequence of them must hold.
struct TokenCase: CustomStringConvertible {
  let old: [Int32]
  let new: [Int32]

  var description: String { "TokenCase(old: \(old), new: \(new))" }

  var tokenCount: Int { Int(max(old.max() ?? -1, new.max() ?? -1)) + 1 }

  /// What the solver finds.
  func solved(
    by strategies: LCSStrategies = .all, sizes: LCSSizes = .usual, effort: Int? = nil,
    shouldStop: () -> Bool = { false }
  ) -> LongestCommonSubsequence? {
    unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      try LongestCommonSubsequence(
        old: ContiguousArray(old), new: ContiguousArray(new), tokenCount: tokenCount,
        strategies: strategies, sizes: sizes, effort: effort, stop)
    }
  }

  /// How many pairs the solver finds; fails where they are not those of a common subsequence.
  func pairCount(
    by strategies: LCSStrategies = .all, sizes: LCSSizes = .usual, effort: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Int? {
    guard let found = solved(by: strategies, sizes: sizes, effort: effort) else { return nil }
    if effort == nil, !found.isKnownMinimal {
      Issue.record("not known to be minimal: \(self)", sourceLocation: sourceLocation)
    }
    var (oldEnd, newEnd) = (0, 0)
    for (oldOffset, newOffset) in found.pairs.map({ ($0, $1) }) {
      if oldOffset < oldEnd || newOffset < newEnd || old[oldOffset] != new[newOffset] {
        Issue.record(
          "\(oldOffset), \(newOffset) by \(strategies) in \(self)", sourceLocation: sourceLocation)
      }
      (oldEnd, newEnd) = (oldOffset + 1, newOffset + 1)
    }
    return found.pairs.count
  }
}

extension LCSStrategies {
  /// Each strategy alone, and in its usual company.
  static let forced: [LCSStrategies] = [
    .all, .bitVectors, .huntSzymanski, [.cuts, .bitVectors], [.cuts, .huntSzymanski],
    [.bitVectors, .huntSzymanski], [.grams, .bitVectors],
  ]
}

extension LCSSizes {
  /// Sizes so small that small cases have several tiles, beams and words of carries, and grams
  /// are looked for.
  static let small: [LCSSizes] = [
    LCSSizes(
      tileColumns: 7, beam: 2, beamShare: 1, storedWords: 0, gramShare: 0, gramLength: 2),
    LCSSizes(
      tileColumns: 64, beam: 9, beamShare: 1, storedWords: 0, gramShare: 0, gramLength: 3),
    LCSSizes(tileColumns: 70, beam: 40, beamShare: 2, storedWords: 300, gramShare: 0),
    LCSSizes(
      tileColumns: 1, beam: 1, beamShare: 1, storedWords: 0, gramShare: 0, gramLength: 4),
    LCSSizes(
      tileColumns: 33, beam: 5, beamShare: 1, storedWords: 0, gramShare: 0, gramLength: 8),
  ]
}

extension TokenCase {
  /// A random case: an old sequence over some alphabet, and a new one that is edited from it or
  /// unrelated.
  init(seed: UInt64, upTo length: Int) {
    var random = SeededRandom(seed: seed)
    let tokenCount = [1, 2, 3, 4, 10, 40, 300, 3_000][random.below(8)]
    // Some tokens are far more frequent than others in half of the cases.
    let isSkewed = random.chance(50)
    func token() -> Int32 {
      let bound = isSkewed ? random.below(tokenCount) + 1 : tokenCount
      return Int32(random.below(bound))
    }
    let old = (0..<random.below(length + 1)).map { _ in token() }
    self.old = old
    let percent = [0, 1, 2, 5, 20, 50, 100][random.below(7)]
    if percent == 100 {
      new = (0..<random.below(length + 1)).map { _ in token() }
      return
    }
    var new: [Int32] = []
    for kept in old {
      if !random.chance(percent) { new.append(kept) }
      if random.chance(percent) { new.append(token()) }
    }
    if random.chance(20), !new.isEmpty {
      let start = random.below(new.count)
      let block = new[start..<min(new.count, start + random.below(50))]
      new.removeSubrange(block.indices)
      new.insert(contentsOf: block, at: random.below(new.count + 1))
    }
    self.new = new
  }
}
