// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
