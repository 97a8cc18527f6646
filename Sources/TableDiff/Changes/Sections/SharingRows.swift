// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list of rows that shares structure with other versions of itself, and knows where.
///
/// Rows that two lists share are equal by definition, wherever each list has them: neither their ids
/// nor their contents need be read. An array shares all of its rows or none, which is seen from its
/// address.
@usableFromInline
package protocol SharingRows: RandomAccessCollection {
  /// Returns pairs of rows that this list, as the old one, shares with a new one.
  ///
  /// It may leave out some of them. A list that was not made from the other one shares nothing with
  /// it.
  ///
  /// - Complexity: About O(*k* log *n*) for *k* changes of *n* rows, so that who asks reads only what
  ///   changed.
  func sharedRows(with new: Self) -> OffsetPairs
}

extension SharingRows {
  /// Returns the pairs of rows shared with another list; `nil` if it is of another type.
  @usableFromInline
  package func sharedRows(withAny new: Any) -> OffsetPairs? {
    (new as? Self).map { sharedRows(with: $0) }
  }
}
