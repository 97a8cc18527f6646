// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Creates the diff that follows from the pairs.
  ///
  /// - Complexity: O(1) if all pairs stay; otherwise O(*r*), where *r* is the number of runs of
  ///   pairs.
  @usableFromInline
  package init(_ pairing: borrowing RowPairing) {
    let (oldCount, newCount) = (pairing.oldCount, pairing.newCount)
    if let split = pairing.split {
      self.init(
        oldCount: oldCount, newCount: newCount, split: split,
        updated: split.keptUpdates(pairing.allUpdates()), isKnownMinimal: pairing.isKnownMinimal)
    } else {
      let (deleted, inserted) = (pairing.oldRest, pairing.newRest)
      self.init(
        oldCount: oldCount, newCount: newCount, deleted: deleted, inserted: inserted,
        moved: OffsetPairs(), updated: pairing.allUpdates(), isKnownMinimal: true)
    }
  }

  /// Creates the diff that follows from the pairs; `nil` if `shouldStop` returned `true`.
  @usableFromInline
  package init?(_ pairing: borrowing RowPairing, shouldStop: () -> Bool) {
    guard let split = pairing.split else {
      self.init(pairing)
      return
    }
    let changes = SplitChanges(
      split, oldCount: pairing.oldCount, newCount: pairing.newCount, shouldStop: shouldStop)
    guard let changes else { return nil }
    self.init(
      changes, oldCount: pairing.oldCount, newCount: pairing.newCount,
      updated: split.keptUpdates(pairing.allUpdates()), isKnownMinimal: pairing.isKnownMinimal)
  }

  /// Creates the diff of pairs of which some do not stay.
  package init(
    oldCount: Int, newCount: Int, split: PairSplit, updated: OffsetPairs, isKnownMinimal: Bool
  ) {
    let changes = SplitChanges(
      split, oldCount: oldCount, newCount: newCount, shouldStop: neverStop())
    self.init(
      unstopped(changes), oldCount: oldCount, newCount: newCount, updated: updated,
      isKnownMinimal: isKnownMinimal)
  }

  private init(
    _ changes: SplitChanges, oldCount: Int, newCount: Int, updated: OffsetPairs,
    isKnownMinimal: Bool
  ) {
    self.init(
      oldCount: oldCount, newCount: newCount, deleted: changes.deleted,
      inserted: changes.inserted, moved: changes.moved, updated: updated,
      isKnownMinimal: isKnownMinimal)
  }
}

/// The changes that follow from pairs of which some do not stay.
private struct SplitChanges {
  let deleted: OffsetRanges
  private(set) var inserted = OffsetRanges()
  private(set) var moved = OffsetPairs()

  /// - Returns: `nil` if `shouldStop` returned `true`; it is polled once a block.
  init?(_ split: PairSplit, oldCount: Int, newCount: Int, shouldStop: () -> Bool) {
    var stopCheck = StopCheck()
    var oldPaired = OffsetUnion(bound: oldCount, rangeCount: split.runs.count)
    if !split.dropsMoves { moved.reserveRuns(split.runs.count - split.staying.count) }
    var newEnd = 0
    for index in split.runs.indices {
      if stopCheck.stops(after: 1, shouldStop) { return nil }
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
    deleted = oldPaired.gaps()
  }
}
