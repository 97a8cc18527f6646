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
package struct IdentityMatches {
  /// The pairs; `nil` if one list has all rows of the other one, in the same order, so that the rows
  /// which only one has determine them.
  @usableFromInline package let pairs: OffsetPairs?

  /// The rows that only one list has.
  @usableFromInline package private(set) var unmatchedOld = OffsetRanges()
  @usableFromInline package private(set) var unmatchedNew = OffsetRanges()

  /// Creates the pairs of lists of which one has all rows of the other one, in the same order.
  package init(unmatchedOld: OffsetRanges, unmatchedNew: OffsetRanges) {
    pairs = nil
    (self.unmatchedOld, self.unmatchedNew) = (unmatchedOld, unmatchedNew)
  }

  /// Creates the pairs of any lists.
  package init(_ pairs: OffsetPairs, oldCount: Int, newCount: Int) {
    self.pairs = pairs
    if pairs.count < oldCount { unmatchedOld = pairs.unpairedOld(below: oldCount) }
    if pairs.count < newCount { unmatchedNew = pairs.unpairedNew(below: newCount) }
  }

  /// Whether each list has rows that the other one lacks, among which ids decide.
  @usableFromInline package var haveRest: Bool { !unmatchedOld.isEmpty && !unmatchedNew.isEmpty }

  /// Whether both lists have the same rows in the same order, beside the others, and these cannot make
  /// equal lists of them: if ids repeat, lists of one length may be equal although other rows stand at
  /// each place.
  @usableFromInline package var isInStep: Bool {
    guard let pairs else { return true }
    if haveRest, unmatchedOld.count == unmatchedNew.count { return false }
    return zip(pairs.runs, pairs.runs.dropFirst()).allSatisfy { $0.old < $1.old }
  }

  /// All pairs.
  @usableFromInline
  func allPairs(oldCount: Int, newCount: Int) -> OffsetPairs {
    if let pairs { return pairs }
    var all = OffsetPairs()
    all.reserveRuns(unmatchedOld.runs.count + unmatchedNew.runs.count + 1)
    _ = all.append(gapsOf: unmatchedOld, in: 0..<oldCount, filling: unmatchedNew, in: 0..<newCount)
    return all
  }
}
