// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An id that more than one row of a list has, and the offsets of those rows.
public struct DuplicateID<ID: Hashable>: Hashable {
  /// The repeated id.
  public let id: ID

  /// The offsets of the rows with this id, two at least; ascending.
  public let offsets: [Int]

  @usableFromInline
  init(id: ID, offsets: [Int]) {
    self.id = id
    self.offsets = offsets
  }
}

extension DuplicateID: Sendable where ID: Sendable {}

extension RandomAccessCollection {
  /// Finds the ids that more than one row has.
  ///
  /// Ids should be unique. A diff of lists that repeat ids is valid, but which of the equal rows
  /// are paired is left open; call this in tests or where data comes in.
  ///
  /// - Returns: One value for each repeated id, in the order of the first occurrences.
  /// - Complexity: O(*n*) hashes on average, where *n* is the number of rows.
  @inlinable
  public func duplicateIDs() -> [DuplicateID<Element.ID>] where Element: Identifiable {
    duplicateIDs(id: { $0.id })
  }

  /// Finds the ids that more than one row has, with an identity by function.
  ///
  ///     ["a", "b", "a"].duplicateIDs(id: \.self)  // [DuplicateID(id: "a", offsets: [0, 2])]
  ///
  /// - Parameter id: The identity of a row.
  /// - Returns: One value for each repeated id, in the order of the first occurrences.
  /// - Complexity: O(*n*) hashes on average, where *n* is the number of rows.
  @inlinable
  public func duplicateIDs<ID: Hashable>(id: (Element) -> ID) -> [DuplicateID<ID>] {
    let count = count
    var numbers = IDNumbers<ID>()
    numbers.reserveCapacity(Swift.max(0, count))
    // For each number the offset of the first row, and all offsets where there are others.
    var firstOffsets: ContiguousArray<Int> = []
    firstOffsets.reserveCapacity(Swift.max(0, count))
    var offsets: [Int: [Int]] = [:]
    var offset = 0
    for row in self {
      require(
        offset < count, "The list counts \(ListDiff.counted(count, "element")), and hands out more."
      )
      let number = numbers.number(of: id(row))
      if number < firstOffsets.count {
        offsets[number, default: [firstOffsets[number]]].append(offset)
      } else {
        firstOffsets.append(offset)
      }
      offset += 1
    }
    return offsets.sorted { $0.key < $1.key }.map { number, offsets in
      DuplicateID(id: numbers.ids[number], offsets: offsets)
    }
  }
}
