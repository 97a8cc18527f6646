// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMatcher {
  @usableFromInline
  func driver(_ pieces: UnsharedPieces, stride: Int, _ options: ListDiff.Options) -> JoinDriver {
    JoinDriver(
      UnmatchedRows(
        old: pieces.old.table(of: unmatchedOld, stride: stride),
        new: pieces.new.table(of: unmatchedNew, stride: stride), sections: nil),
      ListDiff.Options(hashSeed: options.hashSeed))
  }

  /// Adds pairs found by ordinal, as pairs of offsets.
  @usableFromInline
  mutating func take(
    _ rows: borrowing RowMatcher, of pieces: UnsharedPieces, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let pairs = try rows.pairs(stop)
    var mapper = PieceOffsetMapper(pieces, oldCount: oldCount)
    let placed = try mapper.all(pairs, stop)
    try stop?.ask()
    let updates = try mapper.placed(rows.allUpdates(), stop)
    settled = try FinalMatches(
      placed, updates: updates, oldCount: oldCount, newCount: newCount, stop)
  }

  /// Returns the new offsets of the next pairs with different old offsets, if the lists may still
  /// be equal; `nil` if there are none, or if the lists are known to differ.
  ///
  /// - Parameter index: The next run of pairs.
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

  /// Adds the pairs of rows that both lists share, and the pairs found among the others.
  ///
  /// - Parameter rows: The pairs among the rows that only one list has, by ordinal.
  @usableFromInline
  mutating func take(
    _ rows: borrowing RowMatcher, beside matches: IdentityMatches, _ stop: _StopPoll?
  ) throws(_Stopped) {
    guard let pairs = matches.pairs else {
      leaveOver(matches)
      return
    }
    let found = try rows.pairs(stop)
    var mapper = PieceOffsetMapper(
      old: matches.unmatchedOld, new: matches.unmatchedNew, shared: pairs)
    let all = try mapper.all(found, stop)
    try stop?.ask()
    let updates = try mapper.placed(rows.allUpdates(), stop)
    settled = try FinalMatches(
      all, updates: updates, oldCount: oldCount, newCount: newCount, stop)
  }

  /// Leaves the rows that only one list has unmatched; both lists match in step between them.
  @usableFromInline
  mutating func leaveOver(_ matches: IdentityMatches) {
    for run in matches.unmatchedOld.runs { leaveOver(old: run.range, new: 0..<0) }
    for run in matches.unmatchedNew.runs { leaveOver(old: 0..<0, new: run.range) }
  }
}
