// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Joins rows by their hashes and verifies the candidates, whose ids and contents are compared.
struct JoinVerification {
  private(set) var candidates: CandidatePairs
  private let hash: IDHash
  private let newRest: OffsetRanges
  private let tasks = PairTasks(comparesIDs: true, comparesContents: true)

  /// The new row to look at next.
  private var cursor = OffsetCursor()

  /// The first new row that the window was filled from.
  private var windowStart = OffsetCursor()

  /// - Returns: `nil` if `shouldStop` returned `true`.
  init?(
    _ hashed: consuming SideHashing, _ rows: UnmatchedRows, newRest: OffsetRanges,
    _ answer: RowAnswers, _ shouldStop: () -> Bool
  ) {
    hash = hashed.hash
    self.newRest = newRest
    let (old, new) = hashed.partitions()
    guard var joined = HashJoin(old, new, shouldStop: shouldStop) else { return nil }
    var repeated: OffsetSet?
    if let sections = rows.sections, joined.hasRepeats {
      repeated = sections.pairFirst(&joined, newRest: newRest, shouldStop: shouldStop)
      if repeated == nil { return nil }
    }
    candidates = CandidatePairs(joined)
    // Rows of one section are certain to be paired first only if all rows of a tag have the same
    // id.
    if let repeated, !separate(repeated, rows, answer, shouldStop) { return nil }
  }

  /// Pairs anew the rows of tags that have several ids.
  ///
  /// - Parameter ordinals: The new rows to look at.
  /// - Returns: `false` if `shouldStop` returned `true`.
  private mutating func separate(
    _ ordinals: OffsetSet, _ rows: UnmatchedRows, _ answer: RowAnswers, _ shouldStop: () -> Bool
  ) -> Bool {
    var ordinal = 0
    var stopCheck = StopCheck()
    for run in newRest.runs {
      for offset in run.range {
        if stopCheck.stops(after: 4, shouldStop) { return false }
        if ordinals.contains(ordinal) {
          let old = Int(candidates.pairs.matches[ordinal])
          if old >= 0, !rows.haveSameID(old, offset, answer),
            !pairAnew(from: 0, like: rows.new.address(of: offset), rows, answer, shouldStop)
          {
            return false
          }
        }
        ordinal += 1
      }
    }
    return true
  }

  private mutating func pairAnew(
    from ordinal: Int, like row: UnsafeRawPointer, _ rows: UnmatchedRows, _ answer: RowAnswers,
    _ shouldStop: () -> Bool
  ) -> Bool {
    let hash = hash
    return candidates.pairAnew(
      like: answer(.hash(hash), row, row), from: ordinal, newRest: newRest,
      oldHash: { rows.old.secondHash(hash, at: $0, answer) },
      newHash: { rows.new.secondHash(hash, at: $0, answer) },
      areSame: { rows.haveSameID($0, $1, answer) }, sections: rows.sections,
      shouldStop: shouldStop)
  }

  /// Ends a task and returns the next one.
  mutating func next(
    _ rows: UnmatchedRows, after different: Int, _ stopCheck: inout StopCheck,
    _ answer: RowAnswers, _ shouldStop: () -> Bool
  ) -> UnmatchedTasks.Step {
    if let (pair, name) = tasks.end(differentAt: different) {
      let ordinal = name.ordinal
      if answer(.haveSameID, pair.old, pair.new) == 0 {
        // The tag has several ids.
        if !pairAnew(from: ordinal, like: pair.new, rows, answer, shouldStop) { return .stopped }
        cursor = windowStart
        while cursor.ordinal <= ordinal { cursor.skip(ordinal + 1 - cursor.ordinal, newRest) }
        tasks.clear()
      }
      let old = Int(candidates.pairs.matches[ordinal])
      if old >= 0, !rows.lookAlike(old, name.offset, answer) {
        candidates.pairs.appendUpdate(old: old, new: name.offset)
      }
    }
    return tasks.next(&stopCheck, shouldStop) { fill(rows) }
  }

  /// Fills the window with the next pairs.
  ///
  /// - Returns: The number of rows read.
  private mutating func fill(_ rows: UnmatchedRows) -> Int {
    windowStart = cursor
    let (tasks, newRest) = (tasks, newRest)
    var cursor = cursor
    candidates.pairs.matches.withUnsafeBufferPointer { matches in
      rows.old.withAddresses { oldAddress in
        rows.new.withAddresses { newAddress in
          cursor.read(newRest, atMost: PairTasks.rowLimit) { ordinal, offset in
            let match = Int(matches[ordinal])
            if match >= 0 {
              tasks.append(
                oldAddress(match), newAddress(offset), ordinal: ordinal, offset: offset)
            }
            return tasks.hasRoom
          }
        }
      }
    }
    self.cursor = cursor
    return cursor.ordinal - windowStart.ordinal
  }
}
