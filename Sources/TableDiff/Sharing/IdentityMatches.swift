// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that two lists share from one source, as pairs, and the rows that only one list has.
///
/// A list contains each row of the source at most once. A row in both lists is equal to itself, and
/// pairing it with itself keeps the matching maximal: if an id has *p* old rows and *q* new ones,
/// *c* of them in both lists, it gets *c* pairs here and min(*p* - *c*, *q* - *c*) among the other
/// rows, min(*p*, *q*) in total. With unique ids these are the only possible pairs, and they
/// determine the diff.
@usableFromInline
package struct IdentityMatches {
  /// The pairs; `nil` if the unmatched rows determine them, since one list has all rows of the
  /// other in the same order.
  @usableFromInline package let pairs: OffsetPairs?

  /// The rows that only one list has.
  @usableFromInline package private(set) var unmatchedOld = OffsetRanges()
  @usableFromInline package private(set) var unmatchedNew = OffsetRanges()

  /// Creates the pairs of two lists, one of which has all rows of the other in the same order.
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

  /// Whether each list has rows that the other lacks, which are paired by id.
  @usableFromInline package var haveUnmatched: Bool {
    !unmatchedOld.isEmpty && !unmatchedNew.isEmpty
  }

  /// Whether the shared rows are in the same order and the other rows cannot make the lists equal.
  ///
  /// With repeated ids, lists of equal length may be equal although each place has a different row
  /// of the source.
  @usableFromInline package var isInStep: Bool {
    guard let pairs else { return true }
    if haveUnmatched, unmatchedOld.count == unmatchedNew.count { return false }
    return zip(pairs.runs, pairs.runs.dropFirst()).allSatisfy { $0.old < $1.old }
  }

  @usableFromInline
  func allPairs(oldCount: Int, newCount: Int) -> OffsetPairs {
    if let pairs { return pairs }
    var all = OffsetPairs()
    all.reserveRuns(unmatchedOld.runs.count + unmatchedNew.runs.count + 1)
    _ = all.append(gapsOf: unmatchedOld, in: 0..<oldCount, filling: unmatchedNew, in: 0..<newCount)
    return all
  }
}
