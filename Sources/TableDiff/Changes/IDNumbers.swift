// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers for ids, in the order in which they first come.
///
/// Used in place of a dictionary, which can trap when it grows if the `==` and `hash(into:)` of its
/// keys are inconsistent. Here such an id may get two numbers, nothing worse.
@usableFromInline
package struct IDNumbers<ID: Hashable> {
  /// For each hash the last number that an id of it was given.
  @usableFromInline var last: [Int: Int] = [:]

  /// For each number the one that an id of the same hash was given before; -1 for none.
  @usableFromInline var before: ContiguousArray<Int> = []

  @usableFromInline var ids: ContiguousArray<ID> = []

  @inlinable
  package init() {}

  /// How many numbers were given: the next one.
  @inlinable package var count: Int { ids.count }

  @inlinable
  package mutating func reserveCapacity(_ count: Int) {
    last.reserveCapacity(count)
    before.reserveCapacity(count)
    ids.reserveCapacity(count)
  }

  /// The number of an id; `nil` where it has none.
  ///
  /// - Complexity: one hash, and as many comparisons as there are ids of this hash.
  @inlinable
  package func find(_ id: ID) -> Int? { find(id, hash: id.hashValue) }

  /// The number of an id, a new one where it has none.
  @inlinable
  package mutating func number(of id: ID) -> Int {
    let hash = id.hashValue
    if let number = find(id, hash: hash) { return number }
    before.append(last.updateValue(count, forKey: hash) ?? -1)
    ids.append(id)
    return count - 1
  }

  @inlinable
  func find(_ id: ID, hash: Int) -> Int? {
    var number = last[hash] ?? -1
    while number >= 0 {
      if ids[number] == id { return number }
      number = before[number]
    }
    return nil
  }
}
