// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Joins rows by their hashes, and verifies the candidates by comparing ids and contents.
struct JoinVerification {
  var pairs: UnmatchedPairs

  /// Whether any candidates were compared.
  private(set) var hasCandidates = false
  let hash: IDHash
  let unmatchedNew: OffsetRanges
  let join: HashJoin

  /// The rows with equal tags; created when two ids share a tag.
  var groups: TagGroups?

  private let window = CompareWindow(comparesIDs: true, comparesContents: true)

  /// The next new row.
  private var cursor = OffsetCursor()

  /// The first new row that the window was filled from.
  private var windowStart = OffsetCursor()

  init(
    _ hashed: consuming HashPhase, _ rows: UnmatchedRows, unmatchedNew: OffsetRanges,
    _ answer: RowAnswers, _ stop: _StopPoll?
  ) throws(_Stopped) {
    hash = hashed.hash
    self.unmatchedNew = unmatchedNew
    let (old, new) = hashed.partitions()
    var joined = try HashJoin(old, new, stop)
    var repeated: OffsetSet?
    if let sections = rows.sections, joined.hasRepeats {
      repeated = try sections.pairFirst(&joined, unmatchedNew: unmatchedNew, stop)
    }
    pairs = UnmatchedPairs(matches: joined.takeCandidates())
    join = joined
    // Pairing within sections first is only certain where all rows of a tag have the same id.
    if let repeated { try separate(repeated, rows, answer, stop) }
  }

  /// Ends a request, and returns the next one.
  mutating func next(
    _ rows: UnmatchedRows, after different: Int, _ answer: RowAnswers, _ stop: _StopPoll?
  ) throws(_Stopped) -> JoinPhases.Step {
    if let (pair, name) = window.end(differentAt: different) {
      let ordinal = name.ordinal
      if answer(.haveSameID, pair.old, pair.new) == 0 {
        // Several ids share the tag.
        try pairAnew(from: ordinal, like: pair.new, rows, answer, stop)
        cursor = windowStart
        while cursor.ordinal <= ordinal { cursor.skip(ordinal + 1 - cursor.ordinal, unmatchedNew) }
        window.clear()
      }
      let old = Int(pairs.matches[ordinal])
      if old >= 0, !rows.lookAlike(old, name.offset, answer) {
        pairs.appendUpdate(old: old, new: name.offset)
      }
    }
    let step = try window.next(stop) { fill(rows) }
    if case .request = step { hasCandidates = true }
    return step
  }

  /// Fills the window with the next pairs, and returns the number of rows read.
  private mutating func fill(_ rows: UnmatchedRows) -> Int {
    windowStart = cursor
    let (window, unmatchedNew) = (window, unmatchedNew)
    var cursor = cursor
    pairs.matches.withUnsafeBufferPointer { matches in
      rows.old.withAddresses { oldAddress in
        rows.new.withAddresses { newAddress in
          cursor.read(unmatchedNew, atMost: CompareWindow.rowLimit) { ordinal, offset in
            let match = Int(matches[ordinal])
            if match >= 0 {
              window.append(
                oldAddress(match), newAddress(offset), ordinal: ordinal, offset: offset)
            }
            return window.hasRoom
          }
        }
      }
    }
    self.cursor = cursor
    return cursor.ordinal - windowStart.ordinal
  }
}

/// The pairs among the unmatched rows of a walk.
@usableFromInline
struct UnmatchedPairs {
  /// For each unmatched new row, in order, the old offset of its pair; -1 if it has none.
  @usableFromInline var matches: ContiguousArray<Int32>

  /// The pairs with different contents, ascending by the new offset.
  private(set) var updates = OffsetPairs()

  @usableFromInline
  init(matches: ContiguousArray<Int32>) { self.matches = matches }

  /// Appends a pair with different contents, after all others in new order.
  @usableFromInline
  mutating func appendUpdate(old: Int, new: Int) {
    updates.append(old: old, new: new, count: 1)
  }
}
