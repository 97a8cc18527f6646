// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTesting

/// Makes a run choose differently each time: until it has chosen everything, or at random.
struct Choices {
  private var random: SeededRandom?
  private var taken: [(choice: Int, count: Int)] = []
  private var next = 0

  /// Chooses everything in turn.
  init() {}

  /// Chooses at random, without end.
  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Returns one of so many choices.
  mutating func choose(_ count: Int) -> Int {
    if random != nil { return random?.below(count) ?? 0 }
    defer { next += 1 }
    if next == taken.count { taken.append((0, count)) }
    return taken[next].choice
  }

  /// Goes on to other choices; returns `false` if there are none.
  mutating func advance() -> Bool {
    if random != nil { return true }
    next = 0
    while let last = taken.popLast() {
      if last.choice + 1 < last.count {
        taken.append((last.choice + 1, last.count))
        return true
      }
    }
    return false
  }
}
