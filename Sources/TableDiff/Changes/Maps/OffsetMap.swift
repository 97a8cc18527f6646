// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The new position of each row of an old list, and the old position of each row of the new one.
///
///     let old = ["a", "b", "c", "d", "e"], new = ["e", "a", "c", "x", "d"]
///     let map = OffsetMap(old.tableDiff(to: new, id: \.self))
///     map.newOffset(ofOld: 4)  // 0: "e" moved to the front
///     map.newOffset(ofOld: 1)  // nil: "b" is deleted
///     map.oldOffset(ofNew: 3)  // nil: "x" is inserted
///
/// A diff lists changes; a map locates single rows, without reading any. Create a map once for a
/// diff, and use it to carry positions over the change: a selection, the focused row, the visible
/// rows.
///
/// In either list, a map takes eight bytes for each stretch of rows that change or stay together,
/// whatever the number of rows.
public struct OffsetMap: Sendable, Equatable {
  /// The changes of the old rows.
  package let fromOld: OffsetSegments

  /// The origins of the new rows.
  package let fromNew: OffsetSegments

  init(fromOld: OffsetSegments, fromNew: OffsetSegments) {
    self.fromOld = fromOld
    self.fromNew = fromNew
  }

  /// The number of rows in the old list.
  ///
  /// - Complexity: O(1)
  @usableFromInline package var oldCount: Int { fromOld.count }

  /// The number of rows in the new list.
  ///
  /// - Complexity: O(1)
  @usableFromInline package var newCount: Int { fromNew.count }
}

extension OffsetMap {
  /// Returns the new offset of a row of the old list.
  ///
  ///     let map = OffsetMap(["a", "b", "c"].tableDiff(to: ["c", "a"], id: \.self))
  ///     map.newOffset(ofOld: 2)  // 0: "c"
  ///     map.newOffset(ofOld: 1)  // nil: "b" is deleted
  ///
  /// - Parameter offset: An old offset.
  /// - Returns: The row's new offset; `nil` if it is deleted.
  /// - Precondition: The old list has a row at `offset`.
  /// - Complexity: O(log *k*), where *k* is the number of runs of changed rows.
  public func newOffset(ofOld offset: Int) -> Int? {
    fromOld.requireRow(offset, "old")
    return fromOld.target(of: offset)
  }

  /// Returns the old offset of a row of the new list.
  ///
  ///     let map = OffsetMap(["a", "b", "c"].tableDiff(to: ["c", "x"], id: \.self))
  ///     map.oldOffset(ofNew: 0)  // 2: "c"
  ///     map.oldOffset(ofNew: 1)  // nil: "x" is inserted
  ///
  /// - Parameter offset: A new offset.
  /// - Returns: The row's old offset; `nil` if it is inserted.
  /// - Precondition: The new list has a row at `offset`.
  /// - Complexity: O(log *k*), where *k* is the number of runs of changed rows.
  public func oldOffset(ofNew offset: Int) -> Int? {
    fromNew.requireRow(offset, "new")
    return fromNew.target(of: offset)
  }
}
