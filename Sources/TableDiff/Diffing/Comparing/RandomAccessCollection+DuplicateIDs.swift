// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An id that several rows share, and their positions.
public struct DuplicateID<ID: Hashable, Position: Hashable & Sendable>: Hashable {
  /// The repeated id.
  public let id: ID

  /// The positions of the rows with this id, at least two; ascending.
  ///
  /// They are offsets in a flat list, and paths in a list of sections.
  public let positions: [Position]

  @usableFromInline
  package init(id: ID, positions: [Position]) {
    self.id = id
    self.positions = positions
  }
}

extension DuplicateID: Sendable where ID: Sendable {}

extension RandomAccessCollection {
  /// Returns the ids that several rows share.
  ///
  /// Ids should be unique. A diff of lists with repeated ids is valid, but which of their rows are
  /// paired is unspecified. Call this method in tests, or when data arrives.
  ///
  /// - Returns: One value for each repeated id, in the order of first occurrence.
  /// - Complexity: O(*n*) hashes on average, where *n* is the number of rows.
  @export(implementation)
  public func duplicateIDs() -> [DuplicateID<Element.ID, Int>] where Element: Identifiable {
    duplicateIDs(id: { $0.id })
  }

  /// Returns the ids that several rows share, with ids from a closure.
  ///
  ///     ["a", "b", "a"].duplicateIDs(id: \.self)  // [DuplicateID(id: "a", positions: [0, 2])]
  ///
  /// - Parameter id: The identity of a row.
  /// - Returns: One value for each repeated id, in the order of first occurrence.
  /// - Complexity: O(*n*) hashes on average, where *n* is the number of rows.
  @export(implementation)
  public func duplicateIDs<ID: Hashable>(id: (Element) -> ID) -> [DuplicateID<ID, Int>] {
    let count = count
    var numbers = IDNumbers<ID>()
    numbers.reserveCapacity(Swift.max(0, count))
    // The offset of the first row with each number; if there are others, all their offsets.
    var firstOffsets: ContiguousArray<Int> = []
    firstOffsets.reserveCapacity(Swift.max(0, count))
    var offsets: [Int: [Int]] = [:]
    var offset = 0
    for row in self {
      require(
        offset < count, "The count of the list is \(count), but it has more elements."
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
      DuplicateID(id: numbers.ids[number], positions: offsets)
    }
  }
}
