// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the documentation claims about the growth of a call.
package enum GrowthClaim {
  /// O(*n*), and the rows are read in order.
  ///
  /// A list that outgrows the caches may add a little.
  case linear

  /// O(*n*) or O(*n* log *n*), but the rows are read in random order.
  ///
  /// From 10,000 to 1,000,000 rows, log *n* adds 0.1 to the exponent. A row that is read in random
  /// order takes longer the less of the list fits into the caches, which adds 0.1 to 0.4 between
  /// 100,000 and 1,000,000 rows: a join, which is linear, has an exponent of 1.2 to 1.5 there.
  case linearInRandomOrder

  /// At most linear in the share of the rows that change, with a part for rows that do not.
  ///
  /// Beyond some share the walk over lists that line up gives way to the join of all rows, so times
  /// grow faster in between.
  case linearInShare

  /// O(log *n*), and what is read may be anywhere.
  ///
  /// The height of a tree array grows to less than three times from 1,000 to 10,000,000 rows, and
  /// the lower nodes no longer fit into the caches.
  case ofOneEdit

  /// The largest exponent that fits, if the claim is about that.
  package var limit: Double? {
    switch self {
    case .linear: 1.15
    case .linearInRandomOrder: 1.4
    case .linearInShare: 1.3
    case .ofOneEdit: nil
    }
  }

  /// The largest time as a multiple of the time from which on the exponent is fitted, if the claim is
  /// about that.
  package var timesLimit: Double? { self == .ofOneEdit ? 5 : nil }

  /// The *x* from which on the exponent is fitted.
  ///
  /// In shorter lists, and with fewer edits, what each call costs anyway counts too.
  package var fittedFrom: Double {
    switch self {
    case .linear, .linearInRandomOrder: 10_000
    case .linearInShare: 0.01
    case .ofOneEdit: 1_000
    }
  }
}
