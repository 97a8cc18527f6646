// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport

extension Sizes {
  /// Of triples whose largest list has as many rows, every so many-th is taken.
  static func step(size: Int) -> Int {
    switch size {
    case ..<4: pick(exhaustive: 1, usual: 1, debug: 3)
    case 4: pick(exhaustive: 1, usual: 11, debug: 701)
    default: 41
    }
  }

  /// The number of random cases in place of `count`.
  static func cases(_ count: Int) -> Int {
    pick(exhaustive: 10 * count, usual: count, debug: count / 25)
  }
}
