// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The pairs of rows found so far, and which of them changed content.
///
/// Generic code, inlined into its callers, reads rows and passes offsets to this value, which is
/// neither generic nor inlined.
///
/// The pairs of the walk ascend on both sides, so the unmatched rows determine them: between
/// unmatched rows, the lists match in step. Pairs are stored only for unmatched rows.
@usableFromInline
package struct RowMatcher: ~Copyable {
  @usableFromInline let oldCount: Int
  @usableFromInline let newCount: Int

  /// The flat offsets at which the walked sections start.
  private var oldBase = 0
  private var newBase = 0

  /// The unmatched offsets of the walk, ascending.
  @usableFromInline private(set) var unmatchedOld = OffsetRanges()
  @usableFromInline private(set) var unmatchedNew = OffsetRanges()

  /// The hashes for the join, once a join is certain.
  @usableFromInline var preparation: JoinPreparation?

  /// The pairs of the walk with different contents, ascending.
  private var walkUpdates = OffsetPairs()

  /// The updates of the common suffix, last ones first, until they are appended to the others.
  private var suffixUpdates = RunList<OffsetPairs.Run>()

  /// The pairs among the unmatched rows; `nil` if there are none, as in most small diffs.
  @usableFromInline var unmatched: UnmatchedPairs?

  /// The pairs that replace all others; `nil` if there are none.
  @usableFromInline var settled: FinalMatches?

  /// Whether the ids of the rows between the common prefix and suffix are unique.
  var hasUniqueIDs = false

  /// Which pairs stay; `nil` if all do.
  private(set) var split: StayMoveSplit?

  /// - Precondition: Both lists are short enough for 32-bit offsets.
  @usableFromInline
  init(oldCount: Int, newCount: Int) {
    let limit = UInt(Int32.max)
    require(
      UInt(bitPattern: oldCount) <= limit && UInt(bitPattern: newCount) <= limit,
      "A diff takes up to \(limit) rows; the lists have \(oldCount) and \(newCount).")
    self.oldCount = oldCount
    self.newCount = newCount
  }

  /// Traps unless the lists have as many rows as their counts.
  ///
  /// Called after the walk, which only reads, and before code that relies on the counts to write to
  /// memory. A check before the walk would cost a copy of the matcher.
  @export(implementation)
  @inline(always)
  func requireCounts(_ oldCount: Int, _ newCount: Int) {
    if oldCount != self.oldCount || newCount != self.newCount {
      Self.failCounts(self.oldCount, self.newCount, oldCount, newCount)
    }
  }

  @usableFromInline
  static func failCounts(
    _ oldCount: Int, _ newCount: Int, _ actualOldCount: Int, _ actualNewCount: Int
  ) -> Never {
    fatalError(
      "The counts of the lists are \(oldCount) and \(newCount), but they have \(actualOldCount) and "
        + "\(actualNewCount) elements.")
  }

  /// Appends rows to the unmatched ones.
  @usableFromInline
  mutating func leaveOver(old: Range<Int>, new: Range<Int>) {
    unmatchedOld.append(old.lowerBound + oldBase..<old.upperBound + oldBase)
    unmatchedNew.append(new.lowerBound + newBase..<new.upperBound + newBase)
  }

  /// Begins the walk of the next two sections, which start at the given flat offsets.
  @usableFromInline
  mutating func beginSection(oldBase: Int, newBase: Int) {
    if !suffixUpdates.isEmpty {
      for run in suffixUpdates.reversed() { walkUpdates.append(run) }
      suffixUpdates = RunList()
    }
    self.oldBase = oldBase
    self.newBase = newBase
  }

  /// Appends a pair of the walk with different contents.
  @usableFromInline
  mutating func appendUpdate(old: Int, new: Int) {
    walkUpdates.append(old: old + oldBase, new: new + newBase, count: 1)
  }

  /// Prepends a pair of the common suffix with different contents.
  @usableFromInline
  mutating func prependSuffixUpdate(old: Int, new: Int) {
    let (old, new) = (old + oldBase, new + newBase)
    let last = suffixUpdates.endIndex - 1
    if last >= 0, Int(suffixUpdates[last].new) == new + 1 {
      suffixUpdates[last].old -= 1
      suffixUpdates[last].new -= 1
      suffixUpdates[last].count += 1
    } else {
      suffixUpdates.append(OffsetPairs.Run(old: old, new: new, count: 1))
    }
  }

  /// Returns all pairs with different contents, ascending by the new offset.
  func allUpdates() -> OffsetPairs {
    if let settled { return settled.updates }
    var walkUpdates = walkUpdates
    for run in suffixUpdates.reversed() { walkUpdates.append(run) }
    guard let unmatchedUpdates = unmatched?.updates else { return walkUpdates }
    return walkUpdates.merged(with: unmatchedUpdates)
  }

  /// Whether it is known that no more rows can stay.
  var isKnownMinimal: Bool {
    guard let split else { return true }
    if let settled, !split.isByOffset { return settled.isKnownMinimal }
    return split.staying.count == split.runs.count || hasUniqueIDs && !split.isByOffset
  }

  /// Determines which pairs stay.
  @usableFromInline
  mutating func splitPairs(_ style: ListDiff.MoveStyle, _ stop: _StopPoll?) throws(_Stopped) {
    if let settled {
      split = StayMoveSplit(settled.pairs, style: style)
      return
    }
    // The pairs of the walk ascend, so all of them stay.
    if unmatched == nil, style != .all { return }
    split = try StayMoveSplit(pairs(stop).runs, oldCount: oldCount, style: style, stop)
  }
}

extension RowMatcher {
  /// Returns all pairs, ascending by the new offset: those of the walk, which lie between the
  /// unmatched rows, and those among the unmatched rows.
  ///
  ///     old  A B - C D E -      - unmatched; the walk pairs A B, C and D E
  ///     new  A B C - - D E
  ///
  /// - Complexity: O(*r* + *u*), where *r* is the number of runs of the walk and *u* the number of
  ///   unmatched rows.
  func pairs(_ stop: _StopPoll?) throws(_Stopped) -> OffsetPairs {
    var pairs = OffsetPairs()
    let gapCount = unmatchedOld.runs.count + unmatchedNew.runs.count
    let unmatchedCount = unmatched == nil ? 0 : min(unmatchedOld.count, unmatchedNew.count)
    pairs.reserveRuns(gapCount + 1 + unmatchedCount)
    var old = 0
    var new = 0
    var oldIndex = 0
    var newIndex = 0
    var ordinal = 0
    while true {
      let oldGap = unmatchedOld.range(at: oldIndex) ?? oldCount..<oldCount
      let newGap = unmatchedNew.range(at: newIndex) ?? newCount..<newCount
      let count = min(oldGap.lowerBound - old, newGap.lowerBound - new)
      pairs.append(old: old, new: new, count: count)
      old += count
      new += count
      try stop?.check(after: 1)
      if new == newGap.lowerBound, !newGap.isEmpty {
        if let unmatched {
          for new in newGap {
            let old = Int(unmatched.matches[ordinal])
            if old >= 0 { pairs.append(old: old, new: new, count: 1) }
            ordinal += 1
            try stop?.check(after: 1)
          }
        }
        new = newGap.upperBound
        newIndex += 1
      } else if old == oldGap.lowerBound, !oldGap.isEmpty {
        old = oldGap.upperBound
        oldIndex += 1
      } else {
        return pairs
      }
    }
  }
}
