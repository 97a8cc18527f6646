// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Assigns numbers to ids in order of first occurrence.
///
/// Replaces a dictionary, which may trap while growing if the `==` and `hash(into:)` of its keys
/// are inconsistent. Here such an id gets two numbers at worst.
@usableFromInline
package struct IDNumbers<ID: Hashable> {
  /// For each hash, the last number assigned to an id with that hash.
  @usableFromInline var last: [Int: Int] = [:]

  /// For each number, the previous number with the same hash; -1 if there is none.
  @usableFromInline var before: ContiguousArray<Int> = []

  @usableFromInline package var ids: ContiguousArray<ID> = []

  @export(implementation)
  package init() {}

  /// The number of ids, which is the next number to assign.
  @export(implementation) package var count: Int { ids.count }

  @export(implementation)
  package mutating func reserveCapacity(_ count: Int) {
    last.reserveCapacity(count)
    before.reserveCapacity(count)
    ids.reserveCapacity(count)
  }

  /// Returns the number of an id; `nil` if it has none.
  ///
  /// - Complexity: One hash, and one comparison for each id with that hash.
  @export(implementation)
  package func find(_ id: ID) -> Int? { find(id, hash: id.hashValue) }

  /// Returns the number of an id, assigning the next one to a new id.
  @export(implementation)
  package mutating func number(of id: ID) -> Int {
    let hash = id.hashValue
    if let number = find(id, hash: hash) { return number }
    before.append(last.updateValue(count, forKey: hash) ?? -1)
    ids.append(id)
    return count - 1
  }

  @export(implementation)
  func find(_ id: ID, hash: Int) -> Int? {
    var number = last[hash] ?? -1
    while number >= 0 {
      if ids[number] == id { return number }
      number = before[number]
    }
    return nil
  }
}
