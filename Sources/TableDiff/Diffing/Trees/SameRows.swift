// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// All rows that two lists take from one source, as pairs, and those that only one of them takes.
///
/// A row of the source is in a list once at most. So a row that both lists have is equal to itself by
/// definition, and pairing it with itself leaves no pair out: an id that *p* old rows and *q* new ones have,
/// *c* of them in both lists, gets *c* pairs here and min(*p* - *c*, *q* - *c*) among the rows that one
/// list has, which are min(*p*, *q*) together. With unique ids these are all pairs that there are, from
/// which all else follows.
@usableFromInline
struct SameRows {
  /// The pairs; `nil` if one list has all rows of the other one, in the same order, so that the rows
  /// which only one has determine them.
  @usableFromInline let pairs: OffsetPairs?

  /// The rows that only one list has.
  @usableFromInline private(set) var oldRest = OffsetRanges()
  @usableFromInline private(set) var newRest = OffsetRanges()

  /// Creates the pairs of lists of which one has all rows of the other one, in the same order.
  init(oldRest: OffsetRanges, newRest: OffsetRanges) {
    pairs = nil
    (self.oldRest, self.newRest) = (oldRest, newRest)
  }

  /// Creates the pairs of any lists.
  init(_ pairs: OffsetPairs, oldCount: Int, newCount: Int) {
    self.pairs = pairs
    if pairs.count < oldCount { oldRest = pairs.unpairedOld(below: oldCount) }
    if pairs.count < newCount { newRest = pairs.unpairedNew(below: newCount) }
  }

  /// Whether each list has rows that the other one lacks, among which ids decide.
  @usableFromInline var haveRest: Bool { !oldRest.isEmpty && !newRest.isEmpty }

  /// Whether both lists have the same rows in the same order, beside the others, and these cannot make
  /// equal lists of them: if ids repeat, lists of one length may be equal although other rows stand at
  /// each place.
  @usableFromInline var isInStep: Bool {
    guard let pairs else { return true }
    if haveRest, oldRest.count == newRest.count { return false }
    return zip(pairs.runs, pairs.runs.dropFirst()).allSatisfy { $0.old < $1.old }
  }

  /// All pairs.
  @usableFromInline
  func allPairs(oldCount: Int, newCount: Int) -> OffsetPairs {
    if let pairs { return pairs }
    var rows = RowPairing(oldCount: oldCount, newCount: newCount)
    rows.leaveOver(self)
    return rows.pairs { false } ?? OffsetPairs()
  }
}

extension SameRows {
  /// Pairs the rows of two lists; `nil` if they do not know that they have one source.
  @export(implementation)
  init?(_ old: some Collection, _ new: some Collection) {
    #if hasFeature(Embedded)
      return nil
    #else
      guard let old = old as? any PiecedRows, let same = old.sameRows(asAny: new) else {
        return nil
      }
      self = same
    #endif
  }
}

extension PiecedRows {
  @usableFromInline
  func sameRows(asAny new: Any) -> SameRows? { (new as? Self).flatMap { sameRows(as: $0) } }
}

extension RowPairing {
  /// Takes over the pairs of rows that both lists have, and those among the rows that one has.
  ///
  /// - Parameter rest: The pairs among the rows that one list has, by their ordinals.
  /// - Returns: `false` if `shouldStop` returned `true`.
  @usableFromInline
  mutating func take(
    _ rest: borrowing RowPairing, beside same: SameRows, shouldStop: () -> Bool
  ) -> Bool {
    guard let pairs = same.pairs else {
      leaveOver(same)
      return true
    }
    guard let found = rest.pairs(shouldStop: shouldStop) else { return false }
    var placing = TreePlacing(old: same.oldRest, new: same.newRest, shared: pairs)
    let all = placing.all(found)
    if shouldStop() { return false }
    settled = SettledPairs(
      all, updates: placing.placed(rest.allUpdates()), oldCount: oldCount, newCount: newCount,
      shouldStop: shouldStop)
    return settled != nil
  }

  /// Leaves over the rows that only one list has, between which both run in step.
  @usableFromInline
  mutating func leaveOver(_ same: SameRows) {
    for run in same.oldRest.runs { leaveOver(old: run.range, new: 0..<0) }
    for run in same.newRest.runs { leaveOver(old: 0..<0, new: run.range) }
  }
}
