// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Replaces the pairs so that a longest common subsequence of the ids stays, unless the existing
/// pairs are proven to contain one.
///
/// They do if all of them ascend, since no more rows can be paired. Otherwise ids are interned: all
/// old rows are hashed, but only unmatched new rows, since the others share the tokens of their
/// pairs. Without repeated ids no other pairs exist, so the existing ones remain.
struct LongestPhase: ~Copyable {
  private var middle: (old: Range<Int>, new: Range<Int>) = (0..<0, 0..<0)
  private var hashing: HashPhase?
  private var interner: IDInterner?
  private var contents: ContentComparison?

  mutating func next(
    _ matcher: inout RowMatcher, _ rows: UnmatchedRows, _ options: ListDiff.Options,
    after different: Int, _ answer: RowAnswers, _ stop: _StopPoll?
  ) throws(_Stopped) -> JoinPhases.Step {
    if contents == nil {
      if interner == nil {
        if hashing == nil {
          let isProven = try matcher.isProvenLongest(stop)
          guard !isProven, let undecided = matcher.undecidedRows() else { return .done }
          middle = undecided
          hashing = hashing(of: matcher.unmatchedNew, options.hashSeed)
        }
        if case .request(let request) = try hashing?.next(rows, stop) { return .request(request) }
        guard let hashed = hashing.take() else { return .done }
        interner = try IDInterner(
          hashed, start: middle.old.lowerBound, unmatchedNew: matcher.unmatchedNew, stop)
      }
      if case .request(let request) = try interner?.next(rows, after: different, stop) {
        return .request(request)
      }
      guard let tokens = try interner.take()?.tokens(rows, answer, stop),
        try !matcher.isLongestByUniqueIDs(tokens, stop)
      else { return .done }
      let newTokens = try matcher.tokensInStep(middle, tokens, stop)
      let pairs = try matcher.longestPairs(
        middle, tokens.old, newTokens, moves: options.moves, effort: options.algorithm.effort, stop)
      contents = ContentComparison(pairs)
      matcher.settled = pairs
    }
    return try contents?.next(rows, after: different, stop) ?? .done
  }

  private func hashing(of unmatchedNew: OffsetRanges, _ hashSeed: UInt64?) -> HashPhase {
    let old = OffsetRanges(middle.old)
    return HashPhase(
      IDHash(seed: hashSeed), bits: HashPartitions.bits(for: old.count),
      old: HashPhase.Side(offsets: old, names: old.ordinals),
      new: HashPhase.Side(offsets: unmatchedNew, names: unmatchedNew.ordinals))
  }
}

/// Compares the contents of pairs not compared before.
private struct ContentComparison: ~Copyable {
  private let pairs: FinalMatches
  private let window = CompareWindow(comparesIDs: false, comparesContents: true)
  private var runIndex = 0
  private var readCount = 0

  init(_ pairs: FinalMatches) { self.pairs = pairs }

  mutating func next(
    _ rows: UnmatchedRows, after different: Int, _ stop: _StopPoll?
  ) throws(_Stopped) -> JoinPhases.Step {
    if let (_, name) = window.end(differentAt: different) {
      pairs.appendUpdate(old: name.ordinal, new: name.offset)
    }
    return try window.next(stop) { fill(rows) }
  }

  private mutating func fill(_ rows: UnmatchedRows) -> Int {
    let runs = pairs.unread.runs
    var count = 0
    rows.old.withAddresses { oldAddress in
      rows.new.withAddresses { newAddress in
        while runIndex < runs.count, window.hasRoom {
          let run = runs[runIndex]
          while readCount < Int(run.count), window.hasRoom {
            let (old, new) = (Int(run.old) + readCount, Int(run.new) + readCount)
            window.append(oldAddress(old), newAddress(new), ordinal: old, offset: new)
            readCount += 1
            count += 1
          }
          if readCount == Int(run.count) {
            readCount = 0
            runIndex += 1
          }
        }
      }
    }
    return count
  }
}
