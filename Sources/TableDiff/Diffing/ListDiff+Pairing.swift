// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Writes down the diff that follows from the pairs.
  ///
  /// - Complexity: O(1) where all pairs stay, else O(*r* + *n* / 64), where *r* is the number of
  ///   runs of pairs and *n* that of rows.
  @usableFromInline
  init(_ pairing: borrowing RowPairing) {
    if let split = pairing.split {
      let diff = ListDiff(
        oldCount: pairing.oldCount, newCount: pairing.newCount, split: split,
        updated: split.keptUpdates(pairing.allUpdates()), isKnownMinimal: pairing.isKnownMinimal,
        shouldStop: { false })
      guard let diff else { fatalError("The diff stopped, unasked.") }
      self = diff
    } else {
      self.init(
        oldCount: pairing.oldCount, newCount: pairing.newCount, deleted: pairing.oldRest,
        inserted: pairing.newRest, moved: OffsetPairs(), updated: pairing.allUpdates(),
        isKnownMinimal: true)
    }
  }

  /// Writes down the diff that follows from the pairs; `nil` when `shouldStop` said so.
  @usableFromInline
  init?(_ pairing: borrowing RowPairing, shouldStop: () -> Bool) {
    guard let split = pairing.split else {
      self.init(pairing)
      return
    }
    self.init(
      oldCount: pairing.oldCount, newCount: pairing.newCount, split: split,
      updated: split.keptUpdates(pairing.allUpdates()), isKnownMinimal: pairing.isKnownMinimal,
      shouldStop: shouldStop)
  }

  /// Writes down pairs of which some do not stay; `nil` when `shouldStop` said so.
  init?(
    oldCount: Int, newCount: Int, split: PairSplit, updated: OffsetPairs, isKnownMinimal: Bool,
    shouldStop: () -> Bool
  ) {
    var block = Block()
    var oldPaired = OffsetSet(bound: oldCount)
    var inserted = OffsetRanges()
    var moved = OffsetPairs()
    if !split.dropsMoves { moved.reserveRuns(split.runs.count - split.staying.count) }
    var newEnd = 0
    for index in split.runs.indices {
      if block.ends(after: 1, shouldStop) { return nil }
      let run = split.runs[index]
      if !split.staying.contains(index) {
        if split.dropsMoves { continue }
        moved.append(run)
      }
      oldPaired.insert(run.oldRange)
      inserted.append(newEnd..<Int(run.new))
      newEnd = run.newRange.upperBound
    }
    inserted.append(newEnd..<newCount)
    self.init(
      oldCount: oldCount, newCount: newCount, deleted: oldPaired.gaps(), inserted: inserted,
      moved: moved, updated: updated, isKnownMinimal: isKnownMinimal)
  }
}
