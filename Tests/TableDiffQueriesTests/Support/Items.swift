// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row with a group that others have too.
struct Item: Identifiable, Equatable, Sendable {
  let id: Int
  var group: Int
  var value: Int
}

/// Counts what is done with rows.
final class Counts: @unchecked Sendable {
  var keys = 0
  var comparisons = 0
  var equalities = 0

  static let shared = Counts()
}

/// A row that counts how often it is compared with another one, in the tests of one suite.
struct CountedItem: Identifiable, Equatable, Sendable {
  let id: Int
  var group: Int
  var value: Int

  static func == (left: CountedItem, right: CountedItem) -> Bool {
    Counts.shared.equalities += 1
    return (left.id, left.group, left.value) == (right.id, right.group, right.value)
  }
}

/// A key that contradicts itself: equal ones have other hashes, and their order has no first one.
struct Contrary: Hashable, Comparable, Sendable {
  let item: Item

  static func == (left: Contrary, right: Contrary) -> Bool { left.item.group == right.item.group }

  static func < (left: Contrary, right: Contrary) -> Bool {
    (right.item.group - left.item.group + 7) % 7 % 2 == 1
  }

  func hash(into hasher: inout Hasher) { hasher.combine(item.value) }
}

/// A number of an item: some are none, and there are two zeros.
@Sendable func number(_ value: Int) -> Double {
  switch value % 4 {
  case 0: .nan
  case 1: -0.0
  case 2: 0
  default: Double(value)
  }
}

/// A number that all numbers that are none share, and both zeros.
func naiveNumber(_ value: Int) -> Double { number(value).isNaN ? .infinity : number(value) + 0 }
