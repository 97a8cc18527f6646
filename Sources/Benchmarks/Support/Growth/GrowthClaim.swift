// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A claim of the documentation about the growth of a call.
package enum GrowthClaim {
  /// O(*n*), with rows read in order.
  ///
  /// Lists that exceed the caches may add a little.
  case linear

  /// O(*n*) or O(*n* log *n*), with rows read in random order.
  ///
  /// From 10,000 to 1,000,000 rows, log *n* adds 0.1 to the exponent. Cache misses of random reads
  /// add 0.1 to 0.4 between 100,000 and 1,000,000 rows: a join, which is linear, has an exponent of
  /// 1.2 to 1.5 there.
  case linearInRandomOrder

  /// At most linear in the share of changed rows, plus a part for the other rows.
  ///
  /// Above some share, the join of all rows replaces the walk over lists that line up, so times
  /// grow faster around it.
  case linearInShare

  /// O(log *n*), with reads anywhere in memory.
  ///
  /// From 1,000 to 10,000,000 rows, the height of a tree array grows less than threefold, and its
  /// lower nodes exceed the caches.
  case ofOneEdit

  /// The largest permitted exponent, if the claim is about one.
  package var limit: Double? {
    switch self {
    case .linear: 1.15
    case .linearInRandomOrder: 1.4
    case .linearInShare: 1.3
    case .ofOneEdit: nil
    }
  }

  /// The largest permitted time as a multiple of the first time fitted, if the claim is about that.
  package var timesLimit: Double? { self == .ofOneEdit ? 5 : nil }

  /// The *x* from which the exponent is fitted.
  ///
  /// With fewer rows or edits, the fixed cost of a call counts too.
  package var fittedFrom: Double {
    switch self {
    case .linear, .linearInRandomOrder: 10_000
    case .linearInShare: 0.01
    case .ofOneEdit: 1_000
    }
  }
}
