// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// An error thrown when an offset of a `CollectionDifference` is not in its list.
  ///
  ///     let difference = CollectionDifference<String>([
  ///       .remove(offset: 7, element: "h", associatedWith: nil)
  ///     ])
  ///     // ListDiff(difference, oldCount: 5) throws:
  ///     // "remove at offset 7 of 5 old rows"
  public struct OffsetOutOfRange: Error, Sendable, Hashable, CustomStringConvertible {
    /// Whether the change is an insertion; otherwise it is a removal.
    public let isInsertion: Bool

    /// The offset: in the old list for a removal, in the new list for an insertion.
    public let offset: Int

    /// The number of rows in this list.
    public let rowCount: Int

    /// The change, its offset, and the number of rows.
    public var description: String {
      let (change, list) = isInsertion ? ("insert", "new") : ("remove", "old")
      return
        "\(change) at offset \(offset) of \(rowCount) \(list) \(rowCount == 1 ? "row" : "rows")"
    }

    package init(isInsertion: Bool, offset: Int, rowCount: Int) {
      self.isInsertion = isInsertion
      self.offset = offset
      self.rowCount = rowCount
    }
  }
}
