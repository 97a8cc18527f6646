// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Creates the diff that follows from the pairs.
  ///
  /// - Complexity: O(1) if all pairs stay; otherwise O(*r*), where *r* is the number of runs of
  ///   pairs.
  @usableFromInline
  package init(_ matcher: borrowing RowMatcher) {
    self = finished { () throws(_Stopped) in try ListDiff(matcher, nil) }
  }

  /// Creates the diff that follows from the pairs.
  @usableFromInline
  package init(_ matcher: borrowing RowMatcher, _ stop: _StopPoll?) throws(_Stopped) {
    let (oldCount, newCount) = (matcher.oldCount, matcher.newCount)
    guard let split = matcher.split else {
      self.init(
        oldCount: oldCount, newCount: newCount, deleted: matcher.unmatchedOld,
        inserted: matcher.unmatchedNew, moved: OffsetPairs(), updated: matcher.allUpdates(),
        isKnownMinimal: true)
      return
    }
    try self.init(
      oldCount: oldCount, newCount: newCount, split: split,
      updated: split.keptUpdates(matcher.allUpdates()), isKnownMinimal: matcher.isKnownMinimal,
      stop)
  }

  package init(
    oldCount: Int, newCount: Int, split: StayMoveSplit, updated: OffsetPairs, isKnownMinimal: Bool
  ) {
    self = finished { () throws(_Stopped) in
      try ListDiff(
        oldCount: oldCount, newCount: newCount, split: split, updated: updated,
        isKnownMinimal: isKnownMinimal, nil)
    }
  }

  private init(
    oldCount: Int, newCount: Int, split: StayMoveSplit, updated: OffsetPairs, isKnownMinimal: Bool,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    var (inserted, moved) = (OffsetRanges(), OffsetPairs())
    var oldPaired = OffsetSetBuilder(bound: oldCount, rangeCount: split.runs.count)
    if !split.dropsMoves { moved.reserveRuns(split.runs.count - split.staying.count) }
    var newEnd = 0
    for index in split.runs.indices {
      try stop?.check(after: 1)
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
