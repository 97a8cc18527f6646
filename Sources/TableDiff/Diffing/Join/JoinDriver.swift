// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// How the rows that the walk leaves unmatched are paired, independent of their type.
//
//     JoinDriver          compares all pairs of few rows (RowMatcher+FewRows), and joins many
//     HashPhase           hashes the ids of both sides, and splits either into HashPartitions
//     HashJoin            pairs rows with equal hashes, partition by partition, in a TagTable
//     JoinVerification    compares the ids and contents of these pairs, by windows of CompareWindow
//     RowRequest          the rows that typed code is to read
//
// Rare cases have files of their own: repeated ids in sections are in HashJoin+Sections, equal
// hashes of different ids in TagGroup, and noncontiguous rows in RowBlocks.

/// Pairs the unmatched rows of a walk, and searches for more rows that can stay if the algorithm
/// requires it.
///
/// The driver does not know the type of the rows: it returns requests that typed code performs.
@usableFromInline
struct JoinDriver {
  private let rows: UnmatchedRows
  private let options: ListDiff.Options

  /// The phases, created on demand: most diffs leave so few rows unmatched that all pairs are
  /// compared.
  private var phases: JoinPhases?

  /// Creates the driver for two flat lists.
  ///
  /// - Parameters:
  ///   - old: The address of the first old row.
  ///   - new: The address of the first new row.
  ///   - stride: The number of bytes from a row to the next.
  @usableFromInline
  init(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, stride: Int, _ options: ListDiff.Options
  ) {
    self.init(
      UnmatchedRows(
        old: RowTable(old, stride: stride), new: RowTable(new, stride: stride), sections: nil),
      options)
  }

  init(_ rows: UnmatchedRows, _ options: ListDiff.Options) {
    self.rows = rows
    self.options = options
  }

  /// Ends a request, and returns the next one; `nil` if the work is done or stopped.
  ///
  /// - Parameters:
  ///   - different: After a comparison of pairs, the index of the first pair that differs, or the
  ///     number of pairs.
  ///   - answer: Answers probes of single rows.
  @usableFromInline
  mutating func next(
    _ matcher: inout RowMatcher, after different: Int,
    answer: (RowProbe, UnsafeRawPointer, UnsafeRawPointer) -> UInt64, _ stop: _StopPoll?
  ) throws(_Stopped) -> RowRequest? {
    if phases == nil {
      let areFew = RowMatcher.areFew(matcher.unmatchedOld, matcher.unmatchedNew)
      if areFew {
        matcher.pairFew(rows, answer)
        if options.algorithm.kind == .heckel { return nil }
      }
      phases = JoinPhases(arePaired: areFew)
    }
    return try phases?.next(&matcher, rows, options, after: different, answer, stop)
  }
}

extension RowMatcher {
  /// Whether a join is certain, given the unmatched rows so far.
  @usableFromInline
  var willJoin: Bool {
    !unmatchedOld.isEmpty && !unmatchedNew.isEmpty && !Self.areFew(unmatchedOld, unmatchedNew)
  }

  /// Returns whether comparing all pairs is faster than hashing.
  static func areFew(_ unmatchedOld: OffsetRanges, _ unmatchedNew: OffsetRanges) -> Bool {
    unmatchedOld.count <= 64 && unmatchedOld.count &* unmatchedNew.count <= 256
  }
}

/// The phases that pair the unmatched rows of a walk.
///
/// The k-th old and the k-th new row with the same id are paired, within sections first. Pairing
/// takes O(*u*) hashes on average, where *u* is the number of unmatched rows.
final class JoinPhases {
  /// The next request, or the end.
  enum Step {
    case request(RowRequest)
    case done
  }

  private var arePaired: Bool
  private var hashing: HashPhase?
  private var verification: JoinVerification?
  private var longest: LongestPhase?

  /// - Parameter arePaired: Whether the unmatched rows are already paired, and only a longer common
  ///   subsequence is searched for.
  init(arePaired: Bool) { self.arePaired = arePaired }

  /// Ends a request, and returns the next one; `nil` if the work is done or stopped.
  func next(
    _ matcher: inout RowMatcher, _ rows: UnmatchedRows, _ options: ListDiff.Options,
    after different: Int, _ answer: RowAnswers, _ stop: _StopPoll?
  ) throws(_Stopped) -> RowRequest? {
    var step = Step.done
    if !arePaired {
      step = try join(&matcher, rows, options.hashSeed, after: different, answer, stop)
      if case .done = step { arePaired = true }
    }
    if arePaired, options.algorithm.kind == .lcs {
      if longest == nil { longest = LongestPhase() }
      step =
        try longest?.next(&matcher, rows, options, after: different, answer, stop) ?? .done
    }
    if case .request(let request) = step { return request }
    return nil
  }

  private func join(
    _ matcher: inout RowMatcher, _ rows: UnmatchedRows, _ hashSeed: UInt64?,
    after different: Int, _ answer: RowAnswers, _ stop: _StopPoll?
  ) throws(_Stopped) -> Step {
    if verification == nil {
      if hashing == nil { hashing = HashPhase(&matcher, hashSeed) }
      let step = try hashing?.next(rows, stop) ?? .done
      guard case .done = step else { return step }
      guard let hashed = hashing.take() else { return .done }
      verification = try JoinVerification(
        hashed, rows, unmatchedNew: matcher.unmatchedNew, answer, stop)
    }
    let step = try verification?.next(rows, after: different, answer, stop) ?? .done
    guard case .done = step else { return step }
    if let joined = verification.take(), joined.hasCandidates { matcher.unmatched = joined.pairs }
    return .done
  }
}

/// The unmatched rows of a walk, by flat or aligned offset.
struct UnmatchedRows {
  let old: RowTable
  let new: RowTable

  /// The sections of the rows; `nil` for flat lists.
  let sections: RowSections?

  func haveSameID(_ oldOffset: Int, _ newOffset: Int, _ answer: RowAnswers) -> Bool {
    answer(.haveSameID, old.address(of: oldOffset), new.address(of: newOffset)) != 0
  }

  /// Returns whether an old row and a new one are in the same section; `true` in flat lists.
  func areTogether(_ oldOffset: Int, _ newOffset: Int) -> Bool {
    sections?.areTogether(oldOffset, newOffset) ?? true
  }

  func lookAlike(_ oldOffset: Int, _ newOffset: Int, _ answer: RowAnswers) -> Bool {
    answer(.lookAlike, old.address(of: oldOffset), new.address(of: newOffset)) != 0
  }
}

extension RowTable {
  func secondHash(_ hash: IDHash, at offset: Int, _ answer: RowAnswers) -> UInt64 {
    let row = address(of: offset)
    return answer(.secondHash(hash), row, row)
  }
}
