// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// How rows are paired that the walk left over. None of this knows their type.
//
//     JoinDriver          compares all pairs of few rows (RowMatcher+FewRows), and joins many
//     HashPhase           hashes the ids of both sides, and splits either into HashPartitions
//     HashJoin            pairs rows with equal hashes, partition by partition, in a TagTable
//     JoinVerification    compares the ids and contents of these pairs, by windows of CompareWindow
//     RowRequest          what the only code that knows the type of the rows is to read
//
// Rare cases stand apart: HashJoin+Sections has repeated ids in sections, TagGroup equal hashes of
// different ids, RowBlocks rows that do not follow each other in memory.

/// The work that a walk leaves: pairing the unmatched rows, and searching for more rows that can
/// stay if the algorithm requires it.
///
/// The work does not know the type of the rows. It hands out tasks; code that knows the type carries
/// them out.
@usableFromInline
struct JoinDriver {
  private let rows: UnmatchedRows
  private let options: ListDiff.Options

  /// The tasks; created when they are needed, since most diffs leave over so few rows that they are
  /// compared one by one.
  private var tasks: JoinPhases?

  /// Creates the work of two flat lists.
  ///
  /// - Parameters:
  ///   - old: The address of the first old row.
  ///   - new: That of the first new row.
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

  /// Ends a task and returns the next one; `nil` when the work is done or stopped.
  ///
  /// - Parameters:
  ///   - different: If the task was to compare pairs, the first pair that differs; their count if
  ///     none does.
  ///   - answer: Answers questions about single rows.
  @usableFromInline
  mutating func next(
    _ pairing: inout RowMatcher, after different: Int,
    answer: (RowProbe, UnsafeRawPointer, UnsafeRawPointer) -> UInt64, _ stop: _StopPoll?
  ) throws(_Stopped) -> RowRequest? {
    if tasks == nil {
      let areFew = RowMatcher.areFew(pairing.unmatchedOld, pairing.unmatchedNew)
      if areFew {
        pairing.pairFew(rows, answer)
        if options.algorithm.kind == .heckel { return nil }
      }
      tasks = JoinPhases(arePaired: areFew)
    }
    return try tasks?.next(&pairing, rows, options, after: different, answer, stop)
  }
}

extension RowMatcher {
  /// Whether the unmatched rows so far are certain to be joined by their hashes.
  @usableFromInline
  var willJoin: Bool {
    !unmatchedOld.isEmpty && !unmatchedNew.isEmpty && !Self.areFew(unmatchedOld, unmatchedNew)
  }

  /// Returns whether comparing all pairs is faster than hashing, as for up to 16 rows on either
  /// side.
  static func areFew(_ unmatchedOld: OffsetRanges, _ unmatchedNew: OffsetRanges) -> Bool {
    unmatchedOld.count <= 64 && unmatchedOld.count &* unmatchedNew.count <= 256
  }
}

/// The tasks of the work that a walk leaves.
///
/// Rows with the same id are paired in order, the k-th old one with the k-th new one; rows in the
/// same section are paired first. That takes O(*u*) hashes on average, where *u* is the number of
/// unmatched rows.
final class JoinPhases {
  /// What comes of a request for the next task.
  enum Step {
    case task(RowRequest)
    case done
  }

  private var arePaired: Bool
  private var hashing: HashPhase?
  private var verification: JoinVerification?
  private var longest: LongestWork?

  /// - Parameter arePaired: Whether the unmatched rows are paired, and only longer results are to be
  ///   searched for.
  init(arePaired: Bool) { self.arePaired = arePaired }

  /// Ends a task and returns the next one; `nil` when all are done or stopped.
  func next(
    _ pairing: inout RowMatcher, _ rows: UnmatchedRows, _ options: ListDiff.Options,
    after different: Int, _ answer: RowAnswers, _ stop: _StopPoll?
  ) throws(_Stopped) -> RowRequest? {
    var step = Step.done
    if !arePaired {
      step = try join(&pairing, rows, options.hashSeed, after: different, answer, stop)
      if case .done = step { arePaired = true }
    }
    if arePaired, options.algorithm.kind == .lcs {
      if longest == nil { longest = LongestWork() }
      step =
        try longest?.next(&pairing, rows, options, after: different, answer, stop) ?? .done
    }
    if case .task(let task) = step { return task }
    return nil
  }

  private func join(
    _ pairing: inout RowMatcher, _ rows: UnmatchedRows, _ hashSeed: UInt64?,
    after different: Int, _ answer: RowAnswers, _ stop: _StopPoll?
  ) throws(_Stopped) -> Step {
    if verification == nil {
      if hashing == nil { hashing = HashPhase(&pairing, hashSeed) }
      let step = try hashing?.next(rows, stop) ?? .done
      guard case .done = step else { return step }
      guard let hashed = hashing.take() else { return .done }
      verification = try JoinVerification(
        hashed, rows, unmatchedNew: pairing.unmatchedNew, answer, stop)
    }
    let step = try verification?.next(rows, after: different, answer, stop) ?? .done
    guard case .done = step else { return step }
    if let joined = verification.take(), joined.hasCandidates { pairing.unmatched = joined.pairs }
    return .done
  }
}

/// The rows that a walk left over, by flat or aligned offset.
struct UnmatchedRows {
  let old: RowTable
  let new: RowTable

  /// The sections of the rows; `nil` for flat lists.
  let sections: RowSections?

  /// Returns whether an old row and a new one have the same id.
  func haveSameID(_ oldOffset: Int, _ newOffset: Int, _ answer: RowAnswers) -> Bool {
    answer(.haveSameID, old.address(of: oldOffset), new.address(of: newOffset)) != 0
  }

  /// Returns whether an old row and a new one are in the same section; `true` in flat lists.
  func areTogether(_ oldOffset: Int, _ newOffset: Int) -> Bool {
    sections?.areTogether(oldOffset, newOffset) ?? true
  }

  /// Returns whether an old row and a new one look alike.
  func lookAlike(_ oldOffset: Int, _ newOffset: Int, _ answer: RowAnswers) -> Bool {
    answer(.lookAlike, old.address(of: oldOffset), new.address(of: newOffset)) != 0
  }
}

extension RowTable {
  /// Returns a second hash of a row's id.
  func secondHash(_ hash: IDHash, at offset: Int, _ answer: RowAnswers) -> UInt64 {
    let row = address(of: offset)
    return answer(.secondHash(hash), row, row)
  }
}
