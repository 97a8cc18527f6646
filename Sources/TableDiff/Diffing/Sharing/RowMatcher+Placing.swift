// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMatcher {
  /// Returns the work that the walk of pieces left over.
  @usableFromInline
  func work(_ pieces: UnsharedPieces, stride: Int, _ options: ListDiff.Options) -> JoinDriver {
    JoinDriver(
      UnmatchedRows(
        old: pieces.old.table(of: unmatchedOld, stride: stride),
        new: pieces.new.table(of: unmatchedNew, stride: stride), sections: nil),
      ListDiff.Options(hashSeed: options.hashSeed))
  }

  /// Takes over the pairs of rows by their ordinals.
  @usableFromInline
  mutating func take(
    _ rows: borrowing RowMatcher, of pieces: UnsharedPieces, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let pairs = try rows.pairs(stop)
    var placing = PieceOffsetMapper(pieces, oldCount: oldCount)
    let placed = try placing.all(pairs, stop)
    try stop?.ask()
    let updates = try placing.placed(rows.allUpdates(), stop)
    settled = try FinalMatches(
      placed, updates: updates, oldCount: oldCount, newCount: newCount, stop)
  }

  /// Returns the new offsets of the next pairs with other old offsets, if the lists may be equal all
  /// the same; `nil` if there are none, or if the lists differ for certain.
  ///
  /// - Parameter index: The run of pairs to look at next.
  @usableFromInline
  func outOfPlace(from index: inout Int) -> Range<Int>? {
    guard let settled, settled.mayBeEqual else { return nil }
    while index < settled.pairs.runs.count {
      let run = settled.pairs.runs[index]
      index += 1
      if run.old != run.new { return run.newRange }
    }
    return nil
  }

  /// Takes over the pairs of rows that both lists have, and those among the rows that one has.
  ///
  /// - Parameter rest: The pairs among the rows that one list has, by their ordinals.
  @usableFromInline
  mutating func take(
    _ rest: borrowing RowMatcher, beside same: IdentityMatches, _ stop: _StopPoll?
  ) throws(_Stopped) {
    guard let pairs = same.pairs else {
      leaveOver(same)
      return
    }
    let found = try rest.pairs(stop)
    var placing = PieceOffsetMapper(old: same.unmatchedOld, new: same.unmatchedNew, shared: pairs)
    let all = try placing.all(found, stop)
    try stop?.ask()
    let updates = try placing.placed(rest.allUpdates(), stop)
    settled = try FinalMatches(
      all, updates: updates, oldCount: oldCount, newCount: newCount, stop)
  }

  /// Leaves over the rows that only one list has, between which both run in step.
  @usableFromInline
  mutating func leaveOver(_ same: IdentityMatches) {
    for run in same.unmatchedOld.runs { leaveOver(old: run.range, new: 0..<0) }
    for run in same.unmatchedNew.runs { leaveOver(old: 0..<0, new: run.range) }
  }
}
