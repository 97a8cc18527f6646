// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the rim has found so far: which old row is which new row, and which of them changed
/// content.
///
/// The rim is generic and inlined into its callers; it hands integers to this value, which is
/// neither.
///
/// The pairs of the walk ascend on both sides, so the rows left over say it all: between them the
/// lists run in step. Pairs are written down only where rows left over turn out to be the same.
@usableFromInline
package struct RowPairing: ~Copyable {
  @usableFromInline let oldCount: Int
  @usableFromInline let newCount: Int

  /// What to add to the offsets that the walk names: rows of sections are counted through.
  private var oldBase = 0
  private var newBase = 0

  /// The offsets that the walk paired with none, ascending.
  @usableFromInline private(set) var oldRest = OffsetRanges()
  @usableFromInline private(set) var newRest = OffsetRanges()

  /// The join's hashes, once it is certain that there will be a join.
  @usableFromInline var preparation: JoinPreparation?

  /// The pairs of the walk whose contents differ, ascending.
  private var walkUpdates = OffsetPairs()

  /// Those of the common suffix, the last ones first, until they join the others.
  private var suffixUpdates = RunList<OffsetPairs.Run>()

  /// The pairs found among the rows left over; `nil` where there are none, as in most small diffs.
  @usableFromInline var leftOver: LeftOverPairs?

  /// The pairs of a longest common subsequence and beyond, where they replace all the others.
  @usableFromInline var longest: LongestPairs?

  /// Whether no id is repeated among the rows that the walk did not pair as both lists begin and
  /// end.
  var hasUniqueIDs = false

  /// Which pairs stay; `nil` where all do.
  private(set) var split: PairSplit?

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

  /// Traps unless the lists hand out as many rows as they said that they have.
  ///
  /// A walk reads what is handed out, and notes offsets; only what follows writes to memory by the
  /// counts that were said. Asked before the walk, the question costs a copy of the pairing.
  @inlinable
  @inline(always)
  func requireCounts(_ oldCount: Int, _ newCount: Int) {
    if oldCount != self.oldCount || newCount != self.newCount {
      Self.failCounts(self.oldCount, self.newCount, oldCount, newCount)
    }
  }

  @usableFromInline
  static func failCounts(
    _ oldCount: Int, _ newCount: Int, _ handedOutOld: Int, _ handedOutNew: Int
  ) -> Never {
    fatalError(
      "The lists count \(oldCount) and \(newCount) elements, and hand out \(handedOutOld) and "
        + "\(handedOutNew).")
  }

  /// Notes rows that the walk leaves over; they come after all others so far.
  @usableFromInline
  mutating func leaveOver(old: Range<Int>, new: Range<Int>) {
    oldRest.append(old.lowerBound + oldBase..<old.upperBound + oldBase)
    newRest.append(new.lowerBound + newBase..<new.upperBound + newBase)
  }

  /// Says that the next walk is through sections which begin at these offsets; they come after all
  /// others so far.
  @usableFromInline
  mutating func beginSection(oldBase: Int, newBase: Int) {
    if !suffixUpdates.isEmpty {
      for run in suffixUpdates.reversed() { walkUpdates.append(run) }
      suffixUpdates = RunList()
    }
    self.oldBase = oldBase
    self.newBase = newBase
  }

  /// Notes that the contents of a pair of the walk differ; it comes after all others so far.
  @usableFromInline
  mutating func appendUpdate(old: Int, new: Int) {
    walkUpdates.append(old: old + oldBase, new: new + newBase, count: 1)
  }

  /// Notes that the contents of a pair of the common suffix differ; it comes before all others
  /// there.
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

  /// All pairs whose contents differ, ascending by the new offset.
  func allUpdates() -> OffsetPairs {
    if let longest { return longest.updates }
    var walkUpdates = walkUpdates
    for run in suffixUpdates.reversed() { walkUpdates.append(run) }
    guard let leftOverUpdates = leftOver?.updates else { return walkUpdates }
    return walkUpdates.merged(with: leftOverUpdates)
  }

  /// Whether it is known that no more rows can stay.
  var isKnownMinimal: Bool {
    guard let split else { return true }
    if let longest, !split.isByOffset { return longest.isKnownMinimal }
    return split.staying.count == split.runs.count || hasUniqueIDs && !split.isByOffset
  }

  /// Finds out which pairs stay.
  ///
  /// - Returns: `false` when `shouldStop` said so.
  @usableFromInline
  mutating func splitPairs(_ style: ListDiff.MoveStyle, shouldStop: () -> Bool) -> Bool {
    // The pairs of the walk ascend, so all of them stay.
    if leftOver == nil, style != .all { return true }
    if let longest {
      split = PairSplit(longest.pairs, style: style)
      return true
    }
    guard let pairs = pairs(shouldStop: shouldStop) else { return false }
    split = PairSplit(pairs.runs, oldCount: oldCount, style: style, shouldStop: shouldStop)
    return split != nil
  }
}
