// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A longest common subsequence of two token sequences.
///
/// Tokens stand for ids: equal tokens are equal ids, and k different ids have the tokens 0 ..< k.
/// Memory is linear in the length for any input. Time is near linear if most tokens occur once, or
/// on one side only. The solver chooses strategies by their estimated cost, from the tokens alone,
/// so the result is the same on every run.
///
/// Without repeated tokens, the pairs are those of Guides/Contract.md, clause 7.
package struct LongestCommonSubsequence: Sendable {
  /// The pairs, ascending on both sides.
  package let pairs: OffsetPairs

  /// Whether the subsequence is known to be longest; `false` only if the effort limit was hit.
  package let isKnownMinimal: Bool

  /// The number of steps of effort spent.
  package let steps: Int

  /// The maximum number of bytes held at once besides the input and the pairs.
  package let scratchBytes: Int

  /// Finds a longest common subsequence.
  ///
  /// - Parameters:
  ///   - tokenCount: The upper bound of all tokens, exclusive.
  ///   - strategies: The strategies that the solver may use; tests force each of them.
  ///   - sizes: Sizes that divide the work; tests use small ones.
  ///   - effort: The maximum amount of work beyond linear time, in steps of some 5 ns; `nil` for no
  ///     limit. If the limit is hit, the pairs form some common subsequence; more effort never
  ///     finds fewer pairs.
  ///   - stop: Polled in every phase.
  /// - Complexity: O(*n* log *n*) for *n* tokens if few are repeated or few rows differ. In the
  ///   worst case, two long sequences over a small alphabet that have little in common, O(*n*² /
  ///   64). Memory is always O(*n*).
  package init(
    old: ContiguousArray<Int32>, new: ContiguousArray<Int32>, tokenCount: Int,
    strategies: LCSStrategies = .all, sizes: LCSSizes = .usual, effort: Int? = nil,
    _ stop: _StopPoll? = nil
  ) throws(_Stopped) {
    self = try old.withUnsafeBufferPointer { old throws(_Stopped) in
      try new.withUnsafeBufferPointer { new throws(_Stopped) in
        try Self(
          old, new, tokenCount: tokenCount, strategies: strategies, sizes: sizes,
          meter: WorkMeter(effort: effort, stop))
      }
    }
  }

  private init(
    _ old: UnsafeBufferPointer<Int32>, _ new: UnsafeBufferPointer<Int32>, tokenCount: Int,
    strategies: LCSStrategies, sizes: LCSSizes, meter: WorkMeter
  ) throws(_Stopped) {
    var pairs = OffsetPairs()
    var (isKnownMinimal, steps, scratchBytes) = (true, 0, 0)
    if let oldStart = old.baseAddress, let newStart = new.baseAddress {
      let ends = try CommonEnds(oldStart, old.indices, newStart, new.indices, meter.stop)
      let (prefix, suffix) = (ends.prefix, ends.suffix)
      pairs.append(old: 0, new: 0, count: prefix)
      if prefix + suffix < min(old.count, new.count) {
        var solver = LCSSolver(
          UnsafeBufferPointer(rebasing: old[prefix..<old.count - suffix]),
          UnsafeBufferPointer(rebasing: new[prefix..<new.count - suffix]),
          tokenCount: tokenCount, strategies: strategies, sizes: sizes, meter: meter)
        try solver.solve()
        (isKnownMinimal, steps) = (solver.isKnownMinimal, solver.meter.steps)
        scratchBytes = solver.scratch.peak
        try solver.appendPairs(to: &pairs, after: prefix)
      }
      pairs.append(old: old.count - suffix, new: new.count - suffix, count: suffix)
    }
    self.pairs = pairs
    self.isKnownMinimal = isKnownMinimal
    self.steps = steps
    self.scratchBytes = scratchBytes
  }
}

/// The strategies that the solver may use.
package struct LCSStrategies: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Removing rows whose token is missing on the other side, and cutting at certain rows.
  package static let cuts = LCSStrategies(rawValue: 1)
  /// Bit vectors: steady for many differences and few tokens.
  package static let bitVectors = LCSStrategies(rawValue: 2)
  /// Hunt and Szymanski: fast for few matches.
  package static let huntSzymanski = LCSStrategies(rawValue: 4)

  /// Solving small boxes regardless of effort.
  package static let fewRows = LCSStrategies(rawValue: 8)

  /// Cutting at certain groups of rows.
  package static let grams = LCSStrategies(rawValue: 16)

  package static let all: LCSStrategies = [
    .cuts, .grams, .bitVectors, .huntSzymanski, .fewRows,
  ]
}

/// The sizes that divide the work.
package struct LCSSizes: Sendable {
  /// The number of columns of a tile, at most 256.
  package var tileColumns: Int
  /// The width of the first beam, in pairs.
  package var beam: Int
  /// The divisor of a sweep's cost that gives the cost limit of a beam.
  package var beamShare: Int
  /// The number of words that may be stored for any input.
  package var storedWords: Int
  /// The divisor of a box's cost that gives the cost limit of searching for grams.
  package var gramShare: Int
  /// The length of grams; `nil` to choose it from the rows.
  package var gramLength: Int?

  package init(
    tileColumns: Int, beam: Int, beamShare: Int, storedWords: Int, gramShare: Int,
    gramLength: Int? = nil
  ) {
    self.tileColumns = tileColumns
    self.beam = beam
    self.beamShare = beamShare
    self.storedWords = storedWords
    self.gramShare = gramShare
    self.gramLength = gramLength
  }

  package static let usual = LCSSizes(
    tileColumns: 256, beam: 64, beamShare: 16, storedWords: 4096, gramShare: 2)
}
