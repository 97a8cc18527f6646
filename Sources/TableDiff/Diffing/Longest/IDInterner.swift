// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Assigns tokens to the ids of the undecided old rows and unmatched new rows; equal ids get equal
/// tokens.
///
/// Rows get tokens by their hashes. The id of each row is then compared with that of the first row
/// with its token; rows with another id get separate tokens.
struct IDInterner: ~Copyable {
  private var joined: TokenJoin
  private let hash: IDHash

  private let start: Int
  private let unmatchedNew: OffsetRanges
  private let window = CompareWindow(comparesIDs: true, comparesContents: false)
  private var isOldVerified = false
  private var oldOrdinal = 0
  private var cursor = OffsetCursor()

  /// The rows whose id differs from that of the first row with their token.
  private var wrongOld: [Int] = []
  private var wrongNew: [CompareWindow.Name] = []

  init(
    _ hashed: consuming HashPhase, start: Int, unmatchedNew: OffsetRanges, _ stop: _StopPoll?
  ) throws(_Stopped) {
    hash = hashed.hash
    self.start = start
    self.unmatchedNew = unmatchedNew
    let (old, new) = hashed.partitions()
    joined = try TokenJoin(old, new, stop)
  }

  /// Ends a request, and returns the next one.
  mutating func next(
    _ rows: UnmatchedRows, after different: Int, _ stop: _StopPoll?
  ) throws(_Stopped) -> JoinPhases.Step {
    if let (_, name) = window.end(differentAt: different) {
      if isOldVerified { wrongNew.append(name) } else { wrongOld.append(name.ordinal) }
    }
    if !isOldVerified {
      let step = try window.next(stop) { fillWithOld(rows) }
      guard case .done = step else { return step }
      isOldVerified = true
    }
    return try window.next(stop) { fillWithNew(rows) }
  }

  private mutating func fillWithOld(_ rows: UnmatchedRows) -> Int {
    let first = oldOrdinal
    let end = min(joined.old.count, first + CompareWindow.rowLimit)
    rows.old.withAddresses { address in
      while oldOrdinal < end, window.hasRoom {
        let token = Int(joined.old[oldOrdinal])
        if token != oldOrdinal {
          window.append(
            address(start + token), address(start + oldOrdinal), ordinal: oldOrdinal, offset: 0)
        }
        oldOrdinal += 1
      }
    }
    return oldOrdinal - first
  }

  private mutating func fillWithNew(_ rows: UnmatchedRows) -> Int {
    let first = cursor.ordinal
    rows.old.withAddresses { oldAddress in
      rows.new.withAddresses { newAddress in
        cursor.read(unmatchedNew, atMost: CompareWindow.rowLimit) { ordinal, offset in
          let token = Int(joined.new[ordinal])
          if token < joined.old.count {
            window.append(
              oldAddress(start + token), newAddress(offset), ordinal: ordinal, offset: offset)
          }
          return window.hasRoom
        }
      }
    }
    return cursor.ordinal - first
  }

  /// Returns the tokens after all comparisons.
  consuming func tokens(
    _ rows: UnmatchedRows, _ answer: RowAnswers, _ stop: _StopPoll?
  ) throws(_Stopped) -> TokenJoin {
    let (start, hash) = (start, hash)
    let (wrongOld, wrongNew) = (wrongOld, wrongNew)
    // The only copy, mutated in place.
    var tokens = (consume self).joined
    for ordinal in wrongOld {
      let row = rows.old.address(of: start + ordinal)
      try tokens.separate(
        ordinal, hash: rows.old.secondHash(hash, at: start + ordinal, answer)
      ) { other throws(_Stopped) in
        try stop?.check(after: 1)
        return answer(.haveSameID, rows.old.address(of: start + other), row) != 0
      }
    }
    for wrong in wrongNew {
      try tokens.separate(
        new: wrong.ordinal, hash: rows.new.secondHash(hash, at: wrong.offset, answer)
      ) { other throws(_Stopped) in
        try stop?.check(after: 1)
        return rows.haveSameID(start + other, wrong.offset, answer)
      }
    }
    return tokens
  }
}
