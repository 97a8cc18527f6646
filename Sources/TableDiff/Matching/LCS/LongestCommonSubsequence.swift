// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A longest common subsequence of two sequences of tokens.
///
/// Tokens stand for ids: equal tokens are equal ids, and k different ids are 0 to below k.
/// Whatever the input, memory stays linear in its length, and so does time where the tokens
/// decide easily: where most occur once, or on one side only. The solver chooses among its strategies by
/// what they would cost, from the tokens alone, so the answer is the same on every run.
///
/// Where no token is repeated the pairs are those that Guides/Contract.md, clause 7, names.
package struct LongestCommonSubsequence: Sendable {
  /// The pairs, ascending on both sides.
  package let pairs: OffsetPairs

  /// Whether no longer common subsequence exists, as far as is known: false only when the limit of
  /// effort was hit.
  package let isKnownMinimal: Bool

  /// How many steps of effort were counted.
  package let steps: Int

  /// How many bytes the solver held at most beside its input and the pairs.
  package let scratchBytes: Int

  /// Finds a longest common subsequence.
  ///
  /// - Parameters:
  ///   - tokenCount: All tokens are below this.
  ///   - strategies: The ways the solver may go; for tests, which force each of them.
  ///   - effort: How much work to do at most beyond what is linear, counted in steps of some 5 ns;
  ///     `nil` for no limit. Beyond it the pairs are those of some common subsequence, and more
  ///     effort never finds fewer.
  ///   - shouldStop: Asked in every phase, at least once in 16,384 rows or as many reads, which
  ///     take a millisecond at most.
  /// - Returns: `nil` when `shouldStop` said so.
  /// - Complexity: O(*n* log *n*) for *n* tokens where few are repeated or few rows differ. In the
  ///   worst case, two long sequences over a small alphabet that have little in common, O(*n*² /
  ///   64). Memory O(*n*) always.
  package init?(
    old: ContiguousArray<Int32>, new: ContiguousArray<Int32>, tokenCount: Int,
    strategies: LCSStrategies = .all, effort: Int? = nil, shouldStop: () -> Bool = { false }
  ) {
    let found = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        withoutActuallyEscaping(shouldStop) { shouldStop in
          Self.find(
            old, new, tokenCount: tokenCount, strategies: strategies,
            meter: WorkMeter(effort: effort, shouldStop: shouldStop))
        }
      }
    }
    guard let found else { return nil }
    self = found
  }

  private init(pairs: OffsetPairs, isKnownMinimal: Bool, steps: Int, scratchBytes: Int) {
    self.pairs = pairs
    self.isKnownMinimal = isKnownMinimal
    self.steps = steps
    self.scratchBytes = scratchBytes
  }

  private static func find(
    _ old: UnsafeBufferPointer<Int32>, _ new: UnsafeBufferPointer<Int32>, tokenCount: Int,
    strategies: LCSStrategies, meter initialMeter: WorkMeter
  ) -> LongestCommonSubsequence? {
    var meter = initialMeter
    let shorter = min(old.count, new.count)
    var prefix = 0
    var suffix = 0
    if let oldStart = old.baseAddress, let newStart = new.baseAddress {
      prefix = CommonRows.prefixLength(from: oldStart, newStart, atMost: shorter, &meter)
      suffix = CommonRows.suffixLength(
        before: oldStart + old.count, newStart + new.count, atMost: shorter - prefix, &meter)
    }
    if meter.isStopped { return nil }
    var pairs = OffsetPairs()
    pairs.append(old: 0, new: 0, count: prefix)
    var isKnownMinimal = true
    var steps = 0
    var scratchBytes = 0
    if prefix + suffix < shorter {
      var solver = LCSSolver(
        UnsafeBufferPointer(rebasing: old[prefix..<old.count - suffix]),
        UnsafeBufferPointer(rebasing: new[prefix..<new.count - suffix]),
        tokenCount: tokenCount, strategies: strategies, meter: meter)
      solver.solve()
      if solver.meter.isStopped { return nil }
      isKnownMinimal = solver.isKnownMinimal
      steps = solver.meter.steps
      scratchBytes = solver.scratch.peak
      solver.appendPairs(to: &pairs, after: prefix)
      if solver.meter.isStopped { return nil }
    }
    pairs.append(old: old.count - suffix, new: new.count - suffix, count: suffix)
    return LongestCommonSubsequence(
      pairs: pairs, isKnownMinimal: isKnownMinimal, steps: steps, scratchBytes: scratchBytes)
  }
}

/// The ways in which the solver of longest common subsequences may go.
package struct LCSStrategies: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Dropping rows whose token the other side lacks, and cutting where it is certain.
  package static let cuts = LCSStrategies(rawValue: 1)
  /// Myers: fast where few rows differ.
  package static let myers = LCSStrategies(rawValue: 2)
  /// Rows of bits: steady where much differs and tokens are few.
  package static let bitVectors = LCSStrategies(rawValue: 4)
  /// Hunt and Szymanski: fast where few rows match.
  package static let huntSzymanski = LCSStrategies(rawValue: 8)

  /// Solving boxes of few rows in any case, whatever the effort.
  package static let fewRows = LCSStrategies(rawValue: 16)

  package static let all: LCSStrategies = [.cuts, .myers, .bitVectors, .huntSzymanski, .fewRows]
}
